"""Keeps the threads open in which tables live: a slow game may be quiet for longer than Discord."""

from __future__ import annotations

from typing import Final

import structlog

from bot.clock import MINUTE, Clock, Watch
from bot.courier import Courier, Undelivered
from bot.logs import traced
from data.store import Store

EVERY: Final = 20 * MINUTE
"""How often all are looked at; the soonest that Discord archives a quiet thread is an hour."""

_log = structlog.get_logger(__name__)


class Threads(Watch):
    """Looks, for ever, after the threads of all tables that are not over."""

    def __init__(self, store: Store, courier: Courier, clock: Clock) -> None:
        super().__init__(clock)
        self._store = store
        self._courier = courier

    async def turn(self) -> int | None:
        """Look once after every thread; return when to look again."""
        now = self.clock.now()
        for place in await self._store.live_places():
            try:
                await self._courier.keep_open(place, now, now + EVERY * 3 // 2)
            except Undelivered as error:
                _log.info("thread_left", channel=place.channel, why=repr(error))
            except Exception as error:  # noqa: BLE001  one broken thread must not close all others
                _log.error("thread_left", channel=place.channel, **traced(error))
        return now + EVERY
