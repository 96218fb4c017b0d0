"""Hypothesis takes its time, since machines are busy, and tells how to repeat a failure."""

from __future__ import annotations

import os
from collections import defaultdict
from random import Random

import pytest
from hypothesis import settings

from tests.soak import SEED, SOAK, times

settings.register_profile(
    "table", deadline=None, print_blob=True, max_examples=times(30, 2_000, 200)
)
settings.load_profile("table")


def pytest_xdist_auto_num_workers() -> int:
    """Use one process more than there are cores: many tests wait for another process."""
    return (os.cpu_count() or 1) + 1


@pytest.hookimpl(tryfirst=True)  # before ``-m soak`` chooses
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Take a sample of each sweep, chosen by the seed; all of it where ``SOAK`` says so."""
    sweeps = defaultdict[str, list[pytest.Item]](list)
    for item in items:
        if item.get_closest_marker("sweep"):
            item.add_marker("soak")
            sweeps[item.nodeid.partition("[")[0]].append(item)
    if SOAK:
        return
    left = {item for name, swept in sweeps.items() for item in _left_out(name, swept)}
    config.hook.pytest_deselected(items=list(left))
    items[:] = [item for item in items if item not in left]


def _left_out(name: str, swept: list[pytest.Item]) -> list[pytest.Item]:
    marker = swept[0].get_closest_marker("sweep")
    (sample,) = marker.args if marker else (0,)
    return Random(f"{SEED} {name}").sample(swept, max(len(swept) - sample, 0))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tell what repeats the chance of this run, where it was asked for or something failed."""
    if SOAK or terminalreporter.stats.get("failed"):
        terminalreporter.write_line(f"SOAK={SOAK} SOAK_SEED={SEED}")
