"""Dates as people write them, and when they begin in somebody's zone."""

from __future__ import annotations

import re
from contextlib import suppress
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from typing import Final, NamedTuple

from bot import zones
from bot.reader import reader
from bot.tongue import say
from bot.typed import any_of, plain, words
from data.people import Language

WEEK: Final = 7
"""Days of a week; the first, 0, is Monday."""

_DAYS: Final = tuple(f"typed-day_{day}" for day in range(WEEK))
_MONTHS: Final = tuple(f"typed-month_{month}" for month in range(1, 13))
_SHORTEST: Final = 3  # letters of a month or day
_CENTURY: Final = 2000
_ISO: Final = re.compile(r"([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})")
_DOTS: Final = re.compile(r"([0-9]{1,2})\. ?([0-9]{1,2})\.? ?([0-9]{4}|[0-9]{2})?")
_SLASHES: Final = re.compile(r"([0-9]{1,2})[/-]([0-9]{1,2})(?:[/-]([0-9]{4}|[0-9]{2}))?")


class _Patterns(NamedTuple):
    """What depends on the words of the languages."""

    day_first: re.Pattern[str]
    month_first: re.Pattern[str]
    days: re.Pattern[str]
    weeks: re.Pattern[str]


@cache
def _patterns() -> _Patterns:
    nth = any_of("typed-nth")
    return _Patterns(
        re.compile(rf"([0-9]{{1,2}})\.?(?:{nth})? ?([a-z]+)\.?,? ?([0-9]{{4}})?"),
        re.compile(rf"([a-z]+) ([0-9]{{1,2}})(?:{nth})?,? ?([0-9]{{4}})?"),
        re.compile(rf"([0-9]{{1,2}}) ?(?:{any_of('typed-days')})"),
        re.compile(rf"([0-9]{{1,2}}) ?(?:{any_of('typed-weeks')})"),
    )


def day_name(day: int) -> str:
    """Name a day of the week as inside a sentence; 0 is Monday."""
    return say(f"dates-day_{day}")


def written(day: date) -> str:
    """``"Monday, 15 June"``: a day that has no moment, as it has begun nowhere yet."""
    month = say(f"dates-month_{day.month}")
    return say("dates-date", weekday=day_name(day.weekday()), day=str(day.day), month=month)


def clock(moment: datetime) -> str:
    """``"Thursday, 14:05"``: a time of day in another zone than the reader's."""
    return say("dates-clock", weekday=day_name(moment.weekday()), time=f"{moment:%H:%M}")


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
    ``"2 weeks"``, and the same in every language. ``"14/6"`` is read only for whom the day surely
    stands first. Without a year it is the next such day.
    """
    typed = _essence(text)
    if (days := _ahead(typed)) is not None:
        return since + timedelta(days=days)
    if (day := _called(typed, _DAYS)) is not None:
        return since + timedelta(days=(day - since.weekday() - 1) % WEEK + 1)
    with suppress(ValueError):  # no such day in any calendar
        return _written(typed, since)
    return None


def _essence(text: str) -> str:
    """Leave out what means nothing, and write "a week" as "1 week"."""
    beside, one = words("typed-beside"), words("typed-one")
    kept = (word for word in plain(text).split() if word not in beside)
    return " ".join("1" if word in one else word for word in kept)


def _ahead(typed: str) -> int | None:
    """Return how many days ahead somebody says; ``None`` for another way to say a day."""
    if typed in words("typed-tomorrow"):
        return 1
    if typed in words("typed-day_after"):
        return 2
    if found := _patterns().days.fullmatch(typed):
        return int(found[1])
    found = _patterns().weeks.fullmatch(typed)
    return None if found is None else int(found[1]) * WEEK


def _written(typed: str, since: date) -> date | None:
    if found := _ISO.fullmatch(typed):
        return date(int(found[1]), int(found[2]), int(found[3]))
    if found := _DOTS.fullmatch(typed):
        return _next(found[3], int(found[2]), int(found[1]), since)
    if reader().language is not Language.ENGLISH and (found := _SLASHES.fullmatch(typed)):
        return _next(found[3], int(found[2]), int(found[1]), since)
    if found := _patterns().day_first.fullmatch(typed):
        return _next(found[3], _month(found[2]), int(found[1]), since)
    if found := _patterns().month_first.fullmatch(typed):
        return _next(found[3], _month(found[1]), int(found[2]), since)
    return None


def _month(word: str) -> int:
    """Return the number of a month; ``ValueError``."""
    place = _called(word, _MONTHS)
    if place is None:
        raise ValueError(word)
    return place + 1


def _called(word: str, names: tuple[str, ...]) -> int | None:
    """Return the place of what is called so, or begins so, among messages with its names."""
    if len(word) < _SHORTEST:
        return None
    called = (any(name.startswith(word) for name in words(each)) for each in names)
    return next((place for place, is_it in enumerate(called) if is_it), None)


def _next(year: str | None, month: int, day: int, since: date) -> date:
    if year is not None:
        return date(int(year) + (_CENTURY if len(year) < len("2026") else 0), month, day)
    this = date(since.year, month, day)
    return this if this > since else date(since.year + 1, month, day)
