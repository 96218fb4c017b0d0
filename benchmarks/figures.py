"""What a benchmark finds: one figure of ours beside the same of a peer, and a target for both."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from importlib import import_module
from math import ceil
from time import process_time
from types import ModuleType
from typing import Protocol


class Better(Enum):
    """Which way a figure is better; the value is how a target is written."""

    LOWER = "<="
    HIGHER = ">="


@dataclass(frozen=True, slots=True)
class Figure:
    """One comparison. ``ours`` and ``theirs`` are in ``unit``, measured in one run.

    ``target`` and ``limit``, what the machine allows at best, are of the ratio; or of ``ours``
    where there is nothing to be compared with. Without a target it is only told.
    """

    name: str
    unit: str
    ours: float
    theirs: float | None
    target: float | None
    better: Better
    limit: float | None = None

    @property
    def ratio(self) -> float | None:
        """Ours over theirs."""
        return None if self.theirs is None else self.ours / self.theirs

    @property
    def judged(self) -> float:
        """What the target is about."""
        return self.ours if self.ratio is None else self.ratio

    @property
    def met(self) -> bool:
        """Whether the target is reached."""
        if self.target is None:
            return True
        low = self.better is Better.LOWER
        return self.judged <= self.target if low else self.judged >= self.target


class Measure(Protocol):
    """Runs one benchmark; ``quick`` for a first look, with fewer repeats."""

    def __call__(self, *, quick: bool) -> Iterable[Figure]:
        """Yield the figures as they are found; ``PeerMissing``."""


class PeerMissing(Exception):
    """What a benchmark compares with is not installed."""


def peer(name: str) -> ModuleType:
    """Return a module that only benchmarks need; ``PeerMissing``."""
    try:
        return import_module(name)
    except (ImportError, OSError) as error:  # OSError: a shared library of the system's
        raise PeerMissing(f"{name} is not there ({error}); `make bench` installs it") from error


def seconds(run: Callable[[], object]) -> float:
    """Return how long one call takes a processor: what else the machine does is no part of it."""
    start = process_time()
    run()
    return process_time() - start


def least(run: Callable[[], object], repeats: int) -> float:
    """Return the seconds that ``run`` takes at least, after once for nothing."""
    run()
    return min(seconds(run) for _ in range(repeats))


def least_of_both(
    ours: Callable[[], object], theirs: Callable[[], object], repeats: int
) -> tuple[float, float]:
    """Return the seconds that each takes at least; by turns, as a machine's speed drifts."""
    ours(), theirs()
    pairs = [(seconds(ours), seconds(theirs)) for _ in range(repeats)]
    return min(our for our, _ in pairs), min(their for _, their in pairs)


def percentile(values: Sequence[float], percent: float) -> float:
    """Return the least value that so many percent of all do not exceed."""
    return sorted(values)[max(ceil(len(values) * percent / 100) - 1, 0)]
