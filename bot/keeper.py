"""The loop that acts on due tables."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import structlog

from bot.clock import BACKOFF, Clock, Watch
from bot.logs import traced
from data.log import TableId
from data.store import Store

_log = structlog.get_logger(__name__)


class Keeper(Watch):
    """Hands every due table to ``tick``, longest overdue first, for ever.

    Deadlines are rows of the store: a restart finds them again. Before each turn ``present`` tells
    whether anybody can act at all; else nothing lapses.
    """

    def __init__(
        self,
        store: Store,
        clock: Clock,
        tick: Callable[[TableId], Awaitable[None]],
        present: Callable[[], Awaitable[bool]],
    ) -> None:
        super().__init__(clock)
        self._store = store
        self._tick = tick
        self._present = present
        self._resting: dict[TableId, int] = {}

    async def turn(self) -> int | None:
        """Act once on all that is due; return when to look again, ``None`` for when poked."""
        if not await self._present():
            return None
        while tables := await self._ready():
            for table in tables:
                await self._attend(table)
        due = await self._store.next_due(frozenset(self._resting))
        return min((*self._resting.values(), *(() if due is None else (due,))), default=None)

    async def _ready(self) -> tuple[TableId, ...]:
        now = self.clock.now()
        self._resting = {table: at for table, at in self._resting.items() if at > now}
        return await self._store.due(now, frozenset(self._resting))

    async def _attend(self, table: TableId) -> None:
        try:
            await self._tick(table)
        except Exception as error:  # noqa: BLE001  one broken table must not stop the clock of all
            _log.error("tick_failed", table=table, **traced(error))
            self._resting[table] = self.clock.now() + BACKOFF
