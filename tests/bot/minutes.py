"""Waking time, slowly: a minute at a time, by what the clock on the wall shows then.

Written apart from ``bot.waking`` and from its idea: nothing here knows that clocks are ever set.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import count
from zoneinfo import ZoneInfo

from data.people import Profile
from engine.core import Seat

MINUTE = 60_000


@dataclass
class Sleeper:
    """One person as the minutes pass: how many counted, and how many of these awake."""

    profile: Profile
    since: int
    weekends_off: bool
    counted: int = 0
    woken: int = 0

    def live(self, at: int) -> None:
        """Let the minute from ``at`` on pass."""
        if at >= self.since and not (self.weekends_off and is_weekend(self.profile, at)):
            self.counted += 1
            self.woken += is_awake(self.profile, at)


def is_weekend(profile: Profile, at: int) -> bool:
    """Whether a calendar on the wall shows a Saturday or Sunday."""
    return _wall(profile, at).isoweekday() in {6, 7}


def is_awake(profile: Profile, at: int) -> bool:
    """Whether the clock on the wall shows one of this day's hours, or late ones of yesterday's."""
    if profile.zone is None:
        return True
    wall = _wall(profile, at)
    minute = wall.hour * 60 + wall.minute
    if not profile.hours:
        return 8 * 60 <= minute < 23 * 60
    today, yesterday = profile.hours[wall.weekday()], profile.hours[wall.weekday() - 1]
    return today.start <= minute < today.end or minute + 1440 < yesterday.end


def _wall(profile: Profile, at: int) -> datetime:
    zone = UTC if profile.zone is None else ZoneInfo(profile.zone)
    return datetime.fromtimestamp(at // 1000, zone)


def slowly(
    began: int,
    people: Mapping[Seat, Profile],
    promised: tuple[int, int, int],
    *,
    back: Mapping[Seat, int],
    weekends_off: bool,
) -> tuple[int, Seat | None]:
    """Return when everybody has had what is ``promised``, and who had it last, beyond the pace.

    Promised are minutes: those of the pace, those awake, and the most that anybody is waited for.
    """
    pace, awake, most = promised
    alone = [Sleeper(person, began, weekends_off) for person in people.values()]
    awaited = {
        seat: Sleeper(person, max(began, back.get(seat, began)), weekends_off)
        for seat, person in people.items()
    }
    paced: int | None = None
    last: list[Seat] = []
    for at in count(began, MINUTE):
        if paced is None and all(each.counted >= pace for each in alone):
            paced = at
        missing = [
            seat
            for seat, each in awaited.items()
            if each.counted < pace or (each.woken < awake and each.counted < most)
        ]
        if paced is not None and not missing:
            return at, None if at == paced else min(last)
        last = missing
        for each in (*alone, *awaited.values()):
            each.live(at)
    raise AssertionError("minutes never end")
