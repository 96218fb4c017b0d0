# Every target makes .venv from the hashed lock first. More options by ARGS: make play ARGS="--port 8123"
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SHOTS := .venv-shots
LOCK := requirements-dev.lock
STAMP := $(VENV)/.made-from-lock
BENCH := .venv-bench
BENCH_LOCK := requirements-bench.lock
BENCH_STAMP := $(BENCH)/.made-from-lock
COMPILE := uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header

SOAK_SEED := $(or $(SOAK_SEED),$(shell date +%s))
SPREAD = --numprocesses auto --dist worksteal
SOAKED = SOAK_SEED=$(SOAK_SEED) $(BIN)/python -m pytest $(SPREAD) -m soak --hypothesis-seed=$(SOAK_SEED)

define made
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed; for example: make PYTHON=python3.12 setup")'
	@echo "Setting up $(1) (once) ..."
	@rm -rf $(1)
	@$(PYTHON) -m venv $(1)
	@$(1)/bin/pip install --quiet --disable-pip-version-check --require-hashes --no-deps -r $(2)
	@touch $(1)/.made-from-lock
endef

.DEFAULT_GOAL := help
.PHONY: help setup play gallery screenshots run bench test check soak soak-ci format train lock clean

help:  ## this list
	@sed -n 's/^\([a-z-]*\):.*  ## /make \1  /p' $(MAKEFILE_LIST) | awk -F '  ' '{printf "%-12s %s\n", $$1, $$2}'

setup: $(STAMP)  ## make .venv from the lock (the other targets do it by themselves)

$(STAMP): $(LOCK)
	$(call made,$(VENV),$(LOCK))

$(BENCH_STAMP): $(BENCH_LOCK)
	$(call made,$(BENCH),$(BENCH_LOCK))

play: $(STAMP)  ## the bot in the browser: no account, no token
	@$(BIN)/python -m bot play $(ARGS)

gallery: $(STAMP)  ## every screen in every language, as pages in var/gallery (ARGS="folder" for elsewhere)
	@$(BIN)/python -m tests.gallery $(ARGS)

screenshots: $(STAMP) $(SHOTS)/.made-from-lock  ## the pictures of README and docs anew; needs Chromium
	@$(SHOTS)/bin/python docs/screenshots.py

$(SHOTS)/.made-from-lock: requirements-shots.lock
	$(call made,$(SHOTS),$<)

run: $(STAMP)  ## the bot on Discord; needs DISCORD_TOKEN (see .env.example)
	@$(BIN)/python -m bot run $(ARGS)

bench: $(BENCH_STAMP)  ## the benchmarks beside their peers, written to var/bench.json (ARGS="--quick clicks")
	@$(BENCH)/bin/python -m benchmarks --json var/bench.json $(ARGS)

test: $(STAMP)  ## all tests, on every core
	$(BIN)/python -m pytest $(SPREAD) $(ARGS)

soak: $(STAMP)  ## the largest counts: hours (SOAK_SEED repeats a run)
	SOAK=full $(SOAKED) $(ARGS)

soak-ci: $(STAMP)  ## a tenth of them or less: within 15 minutes
	SOAK=ci $(SOAKED) $(ARGS)

check: $(STAMP)  ## format, lint, types, import contracts
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(STAMP)  ## put the code into shape
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

train: $(STAMP)  ## what Chief's computer players have learned, anew: about ten minutes of CPU
	$(BIN)/python -m training.chief $(ARGS)

lock:  ## write all locks anew from pyproject.toml (needs uv)
	$(COMPILE) -o requirements.lock pyproject.toml
	$(COMPILE) -c requirements.lock --extra play --extra dev -o $(LOCK) pyproject.toml
	$(COMPILE) -c requirements.lock --group pyproject.toml:shots -o requirements-shots.lock
	$(COMPILE) -c $(LOCK) --extra bench -o $(BENCH_LOCK) pyproject.toml

clean:  ## remove every .venv and caches, never var/
	rm -rf $(VENV) $(SHOTS) $(BENCH) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
