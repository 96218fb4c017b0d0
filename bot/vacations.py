"""The budget of a person's absences: how long one may be away, from when, and being back."""

from __future__ import annotations

import bisect
from collections.abc import Iterable
from dataclasses import replace

from bot.away import MOST, WITHIN, vacation
from bot.outcome import Refusal, Refused
from bot.paces import DAY
from data.people import Profile, Vacation


def taken(vacations: Iterable[Vacation], since: int, until: int) -> int:
    """Return how long somebody was away between two moments."""
    spans = ((max(each.since, since), min(each.until, until)) for each in vacations)
    return sum(max(0, end - start) for start, end in spans)


def longest(profile: Profile, now: int) -> int:
    """Return until when somebody may be away from now on, at most."""
    past, since = _before(profile, now)

    def used(until: int) -> int:
        return taken((*past, Vacation(since, until)), until - WITHIN, until)

    return max(now, bisect.bisect_right(range(now, now + MOST + 1), MOST, key=used) + now - 1)


def go(profile: Profile, now: int, until: int) -> Profile:
    """Be away from now on, or until another day than was said; ``Refusal`` AWAY_TOO_LONG."""
    most = longest(profile, now)
    if until > most:
        raise Refusal(Refused.AWAY_TOO_LONG, until=most, absence=MOST, span=WITHIN)
    before, since = _before(profile, now)
    return replace(profile, vacations=(*before, Vacation(since, until)))


def come_back(profile: Profile, now: int) -> Profile:
    """Be back before the time; ``Refusal`` NOT_AWAY."""
    if vacation(profile, now) is None:
        raise Refusal(Refused.NOT_AWAY)
    return replace(profile, vacations=_until(profile.vacations, now))


def _before(profile: Profile, now: int) -> tuple[tuple[Vacation, ...], int]:
    """Return earlier absences, and since when one counts that begins or goes on now.

    Who was back for less than a day was away all along: so going and coming back at once, again
    and again, is no way to be away for nothing.
    """
    past = _until(profile.vacations, now)
    if past and past[-1].until > now - DAY:
        return past[:-1], past[-1].since
    return past, now


def _until(vacations: tuple[Vacation, ...], now: int) -> tuple[Vacation, ...]:
    """Return what there was until now and still counts."""
    ended = (Vacation(each.since, min(each.until, now)) for each in vacations)
    return tuple(each for each in ended if now - WITHIN < each.until and each.since < each.until)
