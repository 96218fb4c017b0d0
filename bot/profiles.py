"""What people have set for themselves, and the one place where it changes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace
from typing import Final

from bot import zones
from bot.clock import Clock
from bot.locks import Locks
from bot.outcome import Refusal, Refused
from bot.time_of_day import DAY, HOUR
from bot.waking import USUAL
from bot.weekly import next_list
from data.digests import Digest
from data.log import UserId
from data.people import Language, Profile, Span
from data.store import Store

LEAST: Final = 6 * HOUR
"""So long everybody is awake each day at least; the most is the whole day."""

WEEK: Final = 7

Change = Callable[[Profile], Profile]
"""What a person changes, as a pure function; it may refuse, in one sentence (``Refusal``)."""


async def _unheard(_user: UserId) -> None:
    """Tell nobody."""


class Profiles:
    """Reads what people have set, and changes it without losing what they set elsewhere.

    ``changed`` hears of whoever has set something else, after it was stored. By the ``clock`` it is
    kept when their weekly list is due, wherever they change what that depends on.
    """

    def __init__(
        self, store: Store, clock: Clock, changed: Callable[[UserId], Awaitable[None]] = _unheard
    ) -> None:
        self._store = store
        self._clock = clock
        self._changed = changed
        self._locks = Locks()

    async def read(self, user: UserId) -> Profile:
        """Return what somebody has set; as usual where that is nothing."""
        return (await self._store.profiles((user,))).get(user, Profile(user))

    async def change(self, user: UserId, change: Change) -> Profile:
        """Keep and return what ``change`` makes of it; what it raises changes nothing."""
        async with self._locks.of(user):
            before = await self.read(user)
            after = change(before)
            if after != before:
                await self._store.put_profile(after, self._digest(before, after))
                await self._changed(user)
            return after

    async def saw(self, user: UserId, locale: Language | None) -> None:
        """Keep the language that somebody's Discord shows; nothing is made anew for it."""
        async with self._locks.of(user):
            before = await self.read(user)
            if before.locale is not locale:
                await self._store.put_profile(replace(before, locale=locale))

    def _digest(self, before: Profile, after: Profile) -> Digest | None:
        """Return when the weekly list is due next, where that has changed."""
        if (before.digest, before.zone) == (after.digest, after.zone):
            return None
        return Digest(next_list(after, self._clock.now()))


def hours_of(profile: Profile) -> tuple[Span, ...]:
    """Return when somebody is awake, Monday to Sunday, whether or not they have a zone."""
    return profile.hours or (USUAL,) * WEEK


def live_in(profile: Profile, zone: str | None) -> Profile:
    """Set the zone by its IANA name, or (``None``) have none; hours stay.

    ``Refusal`` NO_SUCH_ZONE.
    """
    if zone is None:
        return replace(profile, zone=None)
    known = zones.named(zone)
    if known is None:
        raise Refusal(Refused.NO_SUCH_ZONE, zone=zone)
    return replace(profile, zone=known)


def wake(profile: Profile, days: Iterable[int], span: Span) -> Profile:
    """Set the waking hours of some days, 0 for Monday.

    ``Refusal``: HOURS_WITHOUT_ZONE, HOURS_TOO_FEW.
    """
    if profile.zone is None:
        raise Refusal(Refused.HOURS_WITHOUT_ZONE)
    if not (0 <= span.start < DAY and LEAST <= span.end - span.start <= DAY):
        raise Refusal(Refused.HOURS_TOO_FEW, least=LEAST // HOUR)
    chosen = set(days)
    hours = tuple(span if day in chosen else was for day, was in enumerate(hours_of(profile)))
    return wake_as_usual(profile) if set(hours) == {USUAL} else replace(profile, hours=hours)


def wake_as_usual(profile: Profile) -> Profile:
    """Set the usual waking hours, for every day."""
    return replace(profile, hours=())
