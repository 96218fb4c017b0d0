"""Waking hours as people say them: from when to when, on which days."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from bot.outcome import Refusal, Refused
from bot.profiles import LEAST
from bot.time_of_day import DAY, HOUR, read_time
from bot.typed import any_of, plain
from data.people import Span

EVERY_DAY: Final = "every"
WORKDAYS: Final = "work"
WEEKEND: Final = "weekend"

DAYS: Final[Mapping[str, tuple[int, ...]]] = MappingProxyType(
    {
        EVERY_DAY: (0, 1, 2, 3, 4, 5, 6),
        WORKDAYS: (0, 1, 2, 3, 4),
        WEEKEND: (5, 6),
        **{f"day{day}": (day,) for day in range(7)},
    }
)
"""Days whose hours are set together, by a word for controls and commands; 0 is Monday."""


@cache
def _between() -> re.Pattern[str]:
    """Return what stands between two times of day; the "a" of "8 a m" is none of it."""
    return re.compile(rf"\s*(?:-|\u2013|\u2014|\b(?:{any_of('typed-to')})\b(?!\.| m\b))\s*")


@cache
def _from() -> re.Pattern[str]:
    return re.compile(rf"(?:{any_of('typed-from')}) ")


def read_span(text: str) -> Span:
    """Read from when to when somebody is awake, as ``8:00 to 23:30``; ``Refusal``."""
    typed = plain(text)
    begins = _from().match(typed)
    parts = _between().split(typed if begins is None else typed[begins.end() :])
    if len(parts) != 2:
        raise Refusal(Refused.NO_TIME_OF_DAY, typed=text)
    return until(Span(read_time(parts[0]), 0), read_time(parts[1]))


def until(span: Span, end: int) -> Span:
    """Let a day end at a time of the clock: of the next day, if it is not later than the start."""
    return Span(span.start, span.start + ((end - span.start) % DAY or DAY))


def since(span: Span, start: int) -> Span:
    """Let a day start at a time of the clock; its end stays, or moves if too little is left."""
    moved = until(Span(start, 0), span.end)
    if moved.end - start >= LEAST:
        return moved
    return Span(start, start + span.end - span.start)


def ends(span: Span) -> tuple[int, ...]:
    """Return the ends that a day can have from its start, hour by hour, and the one that it has."""
    hourly = range(span.start + LEAST, span.start + DAY + 1, HOUR)
    return tuple(sorted({*hourly, span.end}))
