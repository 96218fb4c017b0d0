"""``/me away`` and ``/me back``: a person's own absences, for all of their slow games."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from bot import dates
from bot.click import OPEN, Personal
from bot.clock import Clock
from bot.logs import traced
from bot.outcome import Refusal, Refused
from bot.own_time import SHOWS
from bot.personal import Press
from bot.present import own_away as screens
from bot.present.screen import Screen
from bot.profiles import Profiles
from bot.vacations import come_back, go, longest
from data.log import TableId, UserId
from data.store import Store, StoreUnavailable

_log = structlog.get_logger(__name__)

COMES_BACK: Final = Personal(screens.SCREEN, screens.BACK)
"""What ``/me back`` does."""


def goes_away(until: str | None) -> Personal:
    """Return what ``/me away`` does, with the date that was typed or none."""
    if until is None:
        return Personal(screens.SCREEN, OPEN)
    return Personal(screens.SCREEN, screens.UNTIL, (until,))


class OwnAway:
    """Answers for the page of somebody's absences.

    ``noted(table)`` has a table note whoever is away, and tells whether that was news there.
    """

    def __init__(
        self,
        store: Store,
        profiles: Profiles,
        clock: Clock,
        noted: Callable[[TableId], Awaitable[bool]],
    ) -> None:
        self._store = store
        self._profiles = profiles
        self._clock = clock
        self._noted = noted

    async def page(self, press: Press) -> Screen:
        """Show the own absence, begin one, or end it; ``Refusal``."""
        match press:
            case Press(action=action, args=(), values=(), user=int(user)) if action in SHOWS:
                return await self._shown(user)
            case (
                Press(action=screens.UNTIL, args=(day,), values=(), user=int(user))
                | Press(action=screens.UNTIL, args=(), values=(day,), user=int(user))
            ):
                return await self._go(user, day)
            case Press(action=screens.BACK, args=(), values=(), user=int(user)):
                return await self._back(user)
            case _:
                raise Refusal(Refused.UNKNOWN)

    async def _shown(self, user: UserId, said: str | None = None) -> Screen:
        profile, now = await self._profiles.read(user), self._clock.now()
        return screens.page(profile, now, longest(profile, now), said)

    async def _go(self, user: UserId, typed: str) -> Screen:
        now, zone = self._clock.now(), (await self._profiles.read(user)).zone
        day = dates.read(typed, dates.today(zone, now))
        if day is None:
            raise Refusal(Refused.NO_DATE, typed=typed)
        until = dates.midnight(zone, day)
        if until <= now:
            raise Refusal(Refused.DATE_OVER)
        await self._profiles.change(user, lambda before: go(before, now, until))
        return await self._shown(user, screens.gone(await self._announced(user)))

    async def _back(self, user: UserId) -> Screen:
        now = self._clock.now()
        await self._profiles.change(user, lambda before: come_back(before, now))
        return await self._shown(user, screens.came_back(await self._announced(user)))

    async def _announced(self, user: UserId) -> int:
        """Have every own table note it; return at how many that was news."""
        tables = await self._store.tables_of(user)
        return sum([await self._noted_at(table) for table in tables])

    async def _noted_at(self, table: TableId) -> bool:
        """Have one table note it; where that fails, it does so before its next deadline counts."""
        try:
            return await self._noted(table)
        except StoreUnavailable:
            raise
        except Exception as error:  # noqa: BLE001  one broken table must not keep it from the others
            _log.error("absence_not_noted", table=table, **traced(error))
            return False
