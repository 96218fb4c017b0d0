"""Logs: one handler for all, JSON on request, and no hands in them."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator

import pytest
import structlog

from bot.logs import QUIET, configure


@pytest.fixture(autouse=True)
def _restored() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    logging.captureWarnings(capture=False)
    structlog.reset_defaults()
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.NOTSET)


def _fail() -> None:
    hand = "AS AH"
    raise LookupError(f"{len(hand)}")


@pytest.mark.parametrize("as_json", [False, True])
def test_tracebacks_hold_no_local_variables(
    capsys: pytest.CaptureFixture[str], as_json: bool
) -> None:
    configure("INFO", json=as_json)
    try:
        _fail()
    except LookupError:
        structlog.get_logger("bot").exception("broken", table=7)
        logging.getLogger("other").exception("broken too")
    written = capsys.readouterr()
    assert written.out == ""
    assert written.err.count("LookupError") >= 2
    assert "AS AH" not in written.err


def test_json_lines(capsys: pytest.CaptureFixture[str]) -> None:
    configure("INFO", json=True)
    structlog.get_logger("bot").info("opened", table=7)
    logging.getLogger("discord.client").warning("slow %s", "gateway")
    ours, theirs = map(json.loads, capsys.readouterr().err.splitlines())
    assert (ours["event"], ours["table"], ours["level"]) == ("opened", 7, "info")
    assert (theirs["event"], theirs["logger"]) == ("slow gateway", "discord.client")
    assert ours["timestamp"].endswith("Z")


@pytest.mark.parametrize(
    ("level", "theirs"), [("DEBUG", logging.INFO), ("INFO", logging.INFO), ("ERROR", logging.ERROR)]
)
def test_libraries_that_would_print_hands_are_pinned(level: str, theirs: int) -> None:
    configure(level, json=False)
    for name in ("discord.http", "discord.gateway", "aiosqlite"):
        assert logging.getLogger(name).getEffectiveLevel() == theirs
    assert logging.getLogger("bot").getEffectiveLevel() == logging.getLevelName(level)
