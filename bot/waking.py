"""When people are awake, and until when a phase lasts that waits for everybody's waking hours.

Somebody is awake when the clocks of their zone show a time within their hours of that day, so that
an hour that clocks skip is nobody's, and one that they show twice counts twice. Pure: all moments
are UTC, in milliseconds.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from itertools import count, takewhile
from typing import Final, NamedTuple, TypeAlias
from zoneinfo import ZoneInfo

from bot.clock import MINUTE
from bot.paces import DAY, lasting, length, slow, waking
from bot.zones import rules
from data.log import AwayBegan, Times
from data.people import Profile, Span
from engine.core import Patience, Seat

USUAL: Final = Span(8 * 60, 23 * 60)
"""When somebody is awake who has set a zone and no hours."""

_ALWAYS: Final = (Span(0, 24 * 60),) * 7
_SATURDAY: Final = 5
_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_FIRST_DAY: Final = 3  # day 0, the first of 1970, was a Thursday; Monday is 0
_FAR: Final = 8 * DAY  # hours repeat every week

_Period: TypeAlias = tuple[int, int]


class Limit(NamedTuple):
    """When a phase ends, and the seat whose night or absence made that later than its pace."""

    at: int
    by: Seat | None = None


def deadline(
    began: int,
    awaited: Mapping[Seat, Profile],
    times: Times,
    patience: Patience,
    away: Iterable[AwayBegan] = (),
) -> Limit:
    """Return when a phase ends that waits for the people ``awaited``; ``by`` is for those alone.

    A slow pace waits until its time has passed and all have had the waking hours that it promises
    (``paces.waking``), but for nobody longer than twice the pace. Where the table waits for who is
    ``away``, time counts for them from the end of that; where weekends are off, nobody's own
    Saturdays and Sundays count (those of UTC without a zone). Fast paces ignore it all.
    """
    lasts = lasting(times, patience)
    if not slow(times):
        return Limit(began + lasts)
    back = {each.user: each.until for each in away} if times.vacations else {}
    zones = {profile.zone for profile in awaited.values()} or {None}
    paced = max(_passed(zone, began, lasts, times.weekends_off) for zone in zones)
    ends = {
        seat: _end(profile, times, patience, max(began, back.get(profile.user, began)))
        for seat, profile in sorted(awaited.items())
    }
    last = max(ends, key=ends.__getitem__, default=None)
    return Limit(paced) if last is None or ends[last] <= paced else Limit(ends[last], last)


def next_waking(profile: Profile, at: int, *, weekends_off: bool = False) -> int:
    """Return the first moment from ``at`` on at which somebody is awake: ``at`` itself if then.

    With ``weekends_off`` the own weekend is as a night.
    """
    waking = _waking(profile, at, weekends_off=weekends_off)
    near = takewhile(lambda period: period[0] < at + _FAR, waking)
    return next((start for start, _ in near), at)


def awake(profile: Profile, at: int) -> bool:
    """Whether somebody is awake; who has set no zone always is."""
    return next_waking(profile, at) == at


# ------------------------------------------------------------------------ one person


def _end(profile: Profile, times: Times, patience: Patience, began: int) -> int:
    """Return when one person has had the pace's time and the waking hours, within the cap."""
    lasts, zone, off = lasting(times, patience), profile.zone, times.weekends_off
    paced = _passed(zone, began, lasts, off)
    cap = _passed(zone, paced, 2 * length(times) - lasts, off)
    periods = takewhile(lambda each: each[0] < cap, _waking(profile, began, weekends_off=off))
    return min(cap, max(paced, _after(periods, waking(times, patience), cap)))


@lru_cache(maxsize=256)
def _passed(zone: str | None, began: int, lasts: int, weekends_off: bool) -> int:  # noqa: FBT001  a cache's key
    """Return when so much time has passed that counts in a zone."""
    if not weekends_off:
        return began + lasts
    days = ((day.start, day.end) for day in _days(zone, began, weekends_off=True))
    return _after(days, lasts, began + lasts)


def _after(periods: Iterable[_Period], need: int, cap: int) -> int:
    """Return when so much of these periods is over; ``cap`` where they have not that much."""
    for start, end in periods:
        if need <= end - start:
            return start + need
        need -= end - start
    return cap


# -------------------------------------------------------------------- days and hours


class _Day(NamedTuple):
    """A stretch in which a zone's clocks show one day and are not set.

    ``weekday`` counts from Monday, 0. ``midnight`` is the moment at which those clocks would have
    shown the day's beginning.
    """

    start: int
    end: int
    weekday: int
    midnight: int


def _waking(profile: Profile, since: int, *, weekends_off: bool = False) -> Iterator[_Period]:
    """Yield when somebody is awake, from ``since`` on, for ever."""
    hours = _ALWAYS if rules(profile.zone) is None else profile.hours or (USUAL,) * 7
    for day in _days(profile.zone, since, weekends_off=weekends_off):
        late = hours[day.weekday - 1].end - 24 * 60  # of the evening before
        span = hours[day.weekday]
        for first, last in ((0, late), (max(span.start, late), span.end)):
            start = max(day.start, day.midnight + first * MINUTE)
            end = min(day.end, day.midnight + last * MINUTE)
            if start < end:
                yield start, end


def _days(zone: str | None, since: int, *, weekends_off: bool) -> Iterator[_Day]:
    """Yield the days of a zone that count, from ``since`` on, for ever."""
    for number in count(since // DAY):
        for day in _local(zone, number):
            if day.end > since and not (weekends_off and day.weekday >= _SATURDAY):
                yield day if day.start >= since else day._replace(start=since)


@lru_cache(maxsize=4096)
def _local(name: str | None, number: int) -> tuple[_Day, ...]:
    """Split a day of UTC at the midnights of a zone, and where its clocks are set."""
    zone, days = rules(name), []
    for begin, end, offset in _steady(zone, number * DAY, (number + 1) * DAY):
        start = begin
        while start < end:
            date = (start + offset) // DAY
            weekday, midnight = (date + _FIRST_DAY) % 7, date * DAY - offset
            days.append(_Day(start, min(end, midnight + DAY), weekday, midnight))
            start = midnight + DAY
    return tuple(days)


def _steady(zone: ZoneInfo | None, begin: int, end: int) -> Iterator[tuple[int, int, int]]:
    """Split a time where a zone's clocks are set; with how much more than UTC they show."""
    offset = _offset(zone, begin)
    if _offset(zone, end - 1) == offset:
        yield begin, end, offset
        return
    before, change = begin, end - 1
    while change - before > 1:
        middle = (before + change) // 2
        before, change = (middle, change) if _offset(zone, middle) == offset else (before, middle)
    yield begin, change, offset
    yield from _steady(zone, change, end)


def _offset(zone: ZoneInfo | None, at: int) -> int:
    ahead = (_EPOCH + timedelta(milliseconds=at)).astimezone(zone or UTC).utcoffset()
    return 0 if ahead is None else ahead // timedelta(milliseconds=1)
