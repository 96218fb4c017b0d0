"""Tells a table's channel; where that cannot be done, the table waits.

That is not tried again before something has changed there.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Protocol

import structlog

from bot.announcer import Announcer
from bot.courier import Archived, ChannelGone, Courier, Forbidden, ServerGone, Undelivered
from bot.story import Story
from data.log import Posts, Stage, Stranding, Table, TableId
from data.store import Store, Telling

_WHY: Final = (
    (ServerGone, Stranding.SERVER),
    (ChannelGone, Stranding.CHANNEL),
    (Archived, Stranding.ARCHIVED),
    (Forbidden, Stranding.PERMISSION),
)
"""What no further try would change, and what it means for a table."""

_FINAL = tuple(kind for kind, _ in _WHY)

_log = structlog.get_logger(__name__)


class Strandable(Protocol):
    """What the crier asks of ``bot.circumstances``."""

    async def strand(self, table: TableId, why: Stranding, detail: str = "") -> bool:
        """Stop a table's clock, since it cannot be told; tell whether it went."""

    async def take_out(self, table: TableId, to: int) -> bool:
        """Tell a table from now on in the channel around its thread; tell whether it may."""

    async def unstrand(self, table: TableId) -> bool:
        """Let a table's clock go on; tell whether it stood."""


class Crier:
    """Strands the tables that cannot be told. ``unsure`` holds those of which something may be."""

    def __init__(
        self,
        store: Store,
        courier: Courier,
        around: Strandable,
        announcer: Announcer,
        unsure: set[TableId],
    ) -> None:
        self._store = store
        self._courier = courier
        self._around = around
        self._announcer = announcer
        self._unsure = unsure
        self._stuck: dict[TableId, int | None] = {}
        self._again: set[TableId] = set()

    @property
    def stuck(self) -> Mapping[TableId, int | None]:
        """The tables that cannot be told, each with its server."""
        return MappingProxyType(self._stuck)

    def look_again(self, table: TableId) -> None:
        """Try a table anew at the next telling, as Discord may have lost what was there."""
        self._announcer.forget(table)
        self._again.add(table)

    async def tell(self, telling: Telling, story: Story) -> None:
        """Bring the channel up to date, or let the table wait; ``Undelivered`` for a later try."""
        table = story.now.table
        if self._is_shut(table) and table.id not in self._again:
            self._stuck[table.id] = table.place.server
            return
        try:
            self._require_way(table)
            await self._announce(telling, story)
        except _FINAL as error:
            self._again.discard(table.id)
            if not await self._taken_out(table, error):
                await self._strand(table, story.head, error)
        else:
            self._again.discard(table.id)
            self._stuck.pop(table.id, None)
            if table.stranded is not None:
                await self._around.unstrand(table.id)

    async def _announce(self, telling: Telling, story: Story) -> None:
        """Tell the channel; where that ends half way, it is unsure what was posted."""
        try:
            await self._announcer.tell(telling, story)
        except _FINAL:
            self._unsure.add(telling.table)
            raise

    async def _taken_out(self, table: Table, error: Undelivered) -> bool:
        """Let a table go on around a thread that is shut to the bot, where that is possible."""
        to = error.around if isinstance(error, Archived) else None
        if to is None or not await self._around.take_out(table.id, to):
            return False
        self._stuck.pop(table.id, None)
        return True

    def _is_shut(self, table: Table) -> bool:
        over = table.stage is Stage.CLOSED
        return table.id in self._stuck if over else table.stranded is not None

    def _require_way(self, table: Table) -> None:
        """Raise what is known to be in the way, without asking Discord for what it must refuse."""
        if table.posts is Posts.CHANNEL:
            hindrance = self._courier.hindrance(table.place)
            if hindrance is not None:
                raise hindrance

    async def _strand(self, table: Table, head: int, error: Undelivered) -> None:
        """Note that a table cannot be told; what is over and told nowhere is left at that."""
        why = next(why for kind, why in _WHY if isinstance(error, kind))
        _log.warning("cannot_tell", table=table.id, why=why, detail=str(error))
        self._stuck[table.id] = table.place.server
        if table.stage is not Stage.CLOSED:
            if table.stranded is None:
                await self._around.strand(table.id, why, str(error))
        elif why is Stranding.CHANNEL:
            del self._stuck[table.id]
            await self._store.announced(table.id, head, None)
