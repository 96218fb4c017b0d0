"""Hypothesis takes its time, since machines are busy, and tells how to repeat a failure."""

from __future__ import annotations

import pytest
from hypothesis import settings

from tests.soak import SEED, SOAK, times

settings.register_profile(
    "table", deadline=None, print_blob=True, max_examples=times(30, 2_000, 200)
)
settings.load_profile("table")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tell what repeats the chance of this run, where it was asked for or something failed."""
    if SOAK or terminalreporter.stats.get("failed"):
        terminalreporter.write_line(f"SOAK={SOAK} SOAK_SEED={SEED}")
