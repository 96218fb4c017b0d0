# Every target makes .venv from the hashed lock first.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
LOCK := requirements-dev.lock
STAMP := $(VENV)/.made-from-lock

.PHONY: setup play run test check format lock clean

setup: $(STAMP)

$(STAMP): $(LOCK)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed: make PYTHON=python3.12 ...")'
	@echo "Setting up $(VENV) (once) ..."
	@rm -rf $(VENV)
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes --no-deps -r $(LOCK)
	@touch $@

play: $(STAMP)  ## the bot in the browser: no account, no token (ARGS="--port 8123 --players 4")
	@$(BIN)/python -m bot play $(ARGS)

run: $(STAMP)  ## the bot on Discord; needs DISCORD_TOKEN
	@$(BIN)/python -m bot run $(ARGS)

test: $(STAMP)
	$(BIN)/python -m pytest $(ARGS)

check: $(STAMP)  ## format, lint, types, import contracts
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(STAMP)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

lock:  ## write both locks anew from pyproject.toml (needs uv)
	uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header -o requirements.lock pyproject.toml
	uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header -c requirements.lock --extra play --extra dev -o requirements-dev.lock pyproject.toml

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis
