"""What is done once a day so that nothing is kept for longer than PRIVACY.md says."""

from __future__ import annotations

import asyncio
from typing import Final, Protocol

import structlog

from bot.clock import MINUTE, Clock
from bot.expiry import LEFT
from bot.forgetting import Forgetting
from bot.logs import traced
from bot.paces import DAY
from bot.punctuality import kept_since
from data.log import TableId
from data.store import Store, StoreUnavailable

KEEP_DAYS: Final = 365
"""So many days games that are over are kept, unless the host sets another number."""

RETRY: Final = 10 * MINUTE
"""How long it rests after it failed."""

_log = structlog.get_logger(__name__)


class Drop(Protocol):
    """Deletes a table: ``Tables.drop``."""

    async def __call__(self, table: TableId, *, results: bool) -> None:
        """Delete it, with what people came to there or without."""


class Upkeep:
    """Goes on with what was to be forgotten, and deletes what is old.

    ``keep_days`` is for games that are over; 0 keeps them for ever.
    """

    def __init__(
        self, store: Store, forgetting: Forgetting, drop: Drop, clock: Clock, keep_days: int
    ) -> None:
        self._store = store
        self._forgetting = forgetting
        self._drop = drop
        self._clock = clock
        self._keep = keep_days * DAY

    async def run(self) -> None:
        """Look after it at once and every day, until cancelled."""
        never, again = asyncio.Event(), 0
        while True:
            now = self._clock.now()
            if not now < again <= now + DAY:  # a clock that was set back is no reason to wait
                again = await self._safe_turn(now)
            await self._clock.sleep(again, never)

    async def _safe_turn(self, now: int) -> int:
        try:
            await self.turn()
        except StoreUnavailable as error:
            _log.warning("upkeep_waits_for_store", why=str(error))
        except Exception as error:  # noqa: BLE001  said loudly; the games go on
            _log.error("upkeep_failed", **traced(error))
        else:
            return now + DAY
        return now + RETRY

    async def turn(self) -> None:
        """Do once all that is to be done."""
        await self._forgetting.resume()
        now = self._clock.now()
        if self._keep:
            await self._drop_closed(now - self._keep)
        for server in await self._store.servers_left(now - LEFT):
            await self._drop_server(server)
        await self._store.drop_owed(kept_since(now))
        await self._store.forget_strangers()

    async def _drop_closed(self, before: int) -> None:
        while tables := await self._store.closed_before(before):
            for table in tables:
                await self._drop(table, results=False)
            _log.info("old_games_deleted", number=len(tables))

    async def _drop_server(self, server: int) -> None:
        for table in await self._store.tables_of_server(server):
            await self._drop(table, results=True)
        await self._store.forget_server(server)
        _log.info("left_server_deleted", server=server)
