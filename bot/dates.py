"""Dates as people write them, and when they begin in somebody's zone."""

from __future__ import annotations

import re
from contextlib import suppress
from datetime import UTC, date, datetime, time, timedelta
from typing import Final

from bot import zones

MONTHS: Final = (
    *("January", "February", "March", "April", "May", "June"),
    *("July", "August", "September", "October", "November", "December"),
)
DAYS: Final = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
_SHORTEST: Final = 3  # letters of a month or day
_ISO: Final = re.compile(r"([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})")
_DOTS: Final = re.compile(r"([0-9]{1,2})\. ?([0-9]{1,2})\.? ?([0-9]{4})?")
_DAY_FIRST: Final = re.compile(r"([0-9]{1,2})(?:st|nd|rd|th|\.)? ([a-z]+),? ?([0-9]{4})?")
_MONTH_FIRST: Final = re.compile(r"([a-z]+) ([0-9]{1,2})(?:st|nd|rd|th)?,? ?([0-9]{4})?")
_IN: Final = re.compile(r"(?:in )?([0-9]{1,2}) (day|week)s?")


def today(zone: str | None, now: int) -> date:
    """Return which day it is in a zone, ``None`` for UTC; ``now`` is UTC in milliseconds."""
    return zones.local(zone, now).date()


def midnight(zone: str | None, day: date) -> int:
    """Return when a day begins in a zone, in UTC milliseconds."""
    return moment(zone, day, time())


def moment(zone: str | None, day: date, at: time) -> int:
    """Return when the clocks of a zone show a time of day, in UTC milliseconds."""
    return int(datetime.combine(day, at, zones.rules(zone) or UTC).timestamp()) * 1_000


def read(text: str, since: date) -> date | None:
    """Return the day that is meant, seen from ``since``; ``None`` for what is none.

    ``"2026-06-14"``, ``"14 June"``, ``"June 14"``, ``"14.6."``, ``"Monday"``, ``"tomorrow"``,
    ``"2 weeks"``. Without a year it is the next such day.
    """
    words = " ".join(text.casefold().split())
    if words == "tomorrow":
        return since + timedelta(days=1)
    if found := _IN.fullmatch(words):
        return since + timedelta(days=int(found[1]) * (7 if found[2] == "week" else 1))
    if (day := _called(words, DAYS)) is not None:
        return since + timedelta(days=(day - since.weekday() - 1) % 7 + 1)
    with suppress(ValueError):  # no such day in any calendar
        return _written(words, since)
    return None


def _written(words: str, since: date) -> date | None:
    if found := _ISO.fullmatch(words):
        return date(int(found[1]), int(found[2]), int(found[3]))
    if found := _DOTS.fullmatch(words):
        return _next(found[3], int(found[2]), int(found[1]), since)
    if found := _DAY_FIRST.fullmatch(words):
        return _next(found[3], _month(found[2]), int(found[1]), since)
    if found := _MONTH_FIRST.fullmatch(words):
        return _next(found[3], _month(found[1]), int(found[2]), since)
    return None


def _month(word: str) -> int:
    """Return the number of a month; ``ValueError``."""
    place = _called(word, MONTHS)
    if place is None:
        raise ValueError(word)
    return place + 1


def _called(word: str, names: tuple[str, ...]) -> int | None:
    if len(word) < _SHORTEST:
        return None
    return next((n for n, name in enumerate(names) if name.casefold().startswith(word)), None)


def _next(year: str | None, month: int, day: int, since: date) -> date:
    if year is not None:
        return date(int(year), month, day)
    this = date(since.year, month, day)
    return this if this > since else date(since.year + 1, month, day)
