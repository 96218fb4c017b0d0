"""The paces: how long a phase lasts, the grace after it, and how long a table waits for people."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from bot.clock import HOUR, MINUTE, SECOND
from data.log import Pace, Times
from engine.core import Patience

DAY: Final = 24 * HOUR

LENGTHS: Final[Mapping[Pace, int]] = MappingProxyType(
    {
        Pace.LIVE: 90 * SECOND,
        Pace.EVENING: 10 * MINUTE,
        Pace.DAILY: DAY,
        Pace.RELAXED: 3 * DAY,
    }
)
"""How long a move may take, in milliseconds."""

SHORTEST: Final = MINUTE
LONGEST: Final = 7 * DAY
"""Between these is the length that a host may choose (``Pace.OWN``)."""

SLOW: Final = 12 * HOUR
"""From this length on a phase waits for everybody's waking hours."""

PUNCTUAL: Final = (0, 50, 70, 80, 90)
"""The shares of moves made in time, in percent, that a host may ask of who joins."""

_WAKING: Final[Mapping[Pace, int]] = MappingProxyType(
    {Pace.DAILY: 8 * HOUR, Pace.RELAXED: 20 * HOUR}
)

GRACES: Final[Mapping[Pace, int]] = MappingProxyType(
    {
        Pace.LIVE: 30 * SECOND,
        Pace.EVENING: 2 * MINUTE,
        Pace.DAILY: HOUR,
        Pace.RELAXED: 4 * HOUR,
    }
)
"""How long those who let a deadline pass may still act, in milliseconds."""


_PAUSES: Final[Mapping[Pace, int]] = MappingProxyType(
    {
        Pace.LIVE: 10 * MINUTE,
        Pace.EVENING: 30 * MINUTE,
        Pace.DAILY: 3 * DAY,
        Pace.RELAXED: 7 * DAY,
    }
)


def length(times: Times) -> int:
    """How long a move may take, in milliseconds."""
    return times.length if times.length is not None else LENGTHS[times.pace]


def lasting(times: Times, patience: Patience) -> int:
    """How long a phase lasts; a short wait is a quarter of a move (rule 26)."""
    return length(times) if patience == "move" else length(times) // 4


def slow(times: Times) -> bool:
    """Whether people sleep during a move, so that it waits for their waking hours."""
    return length(times) >= SLOW


def waking(times: Times, patience: Patience) -> int:
    """How many waking hours everybody awaited has for a phase of a slow pace, in milliseconds.

    8 hours of a day and 20 of three; of another length a third.
    """
    hours = _WAKING.get(times.pace, length(times) // 3)
    return hours if patience == "move" else hours // 4


def grace(times: Times) -> int:
    """How long those who let a deadline pass may still act, in milliseconds."""
    known = GRACES.get(times.pace)
    return min(4 * HOUR, max(30 * SECOND, length(times) // 20)) if known is None else known


def spares(times: Times) -> tuple[int, int, bool, bool]:
    """What a move of these times leaves people: length, waking hours, weekends, absences."""
    if not slow(times):
        return length(times), 0, False, False
    return length(times), waking(times, "move"), times.weekends_off, times.vacations


def hastens(times: Times, before: Times) -> bool:
    """Whether other times leave somebody less in anything than those ``before``."""
    return any(new < old for new, old in zip(spares(times), spares(before), strict=True))


def pauses(times: Times) -> int:
    """How long each player may let the clock of one game stand, in milliseconds."""
    return _PAUSES.get(times.pace, 3 * length(times))


def life(times: Times) -> int:
    """How long a lobby, or a game that nobody plays, lasts after the last thing that happened."""
    return 7 * DAY if slow(times) else 3 * HOUR
