"""What the parts of the store in dictionaries stand on: what is kept, and one piece of work."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from data.books import Feat, Result
from data.kept import KeptTable
from data.kept_people import KeptPeople
from data.log import TableId, UserId
from data.store import NoSuchTable, StoreUnavailable

T = TypeVar("T")


class InMemory:
    """All that is kept. Every call lets other tasks run, as one on a database does."""

    def __init__(self) -> None:
        self._tables: dict[TableId, KeptTable] = {}
        self._last = 0
        self._seen: dict[int, TableId] = {}
        self._people: dict[UserId, str] = {}
        self._settings: dict[str, str] = {}
        self._results: list[tuple[TableId, Result]] = []
        self._feats: list[tuple[TableId, Feat]] = []
        self._servers: dict[int, str] = {}
        self._own = KeptPeople()
        self._strangers: set[UserId] = set()
        self._forgetting: set[UserId] = set()
        self._left: dict[int, int] = {}
        self._closed = False

    async def _do(self, work: Callable[[], T]) -> T:
        """Do the work in one go, between two moments at which others run or cancel this call."""
        if self._closed:
            raise StoreUnavailable("the store is closed")
        await asyncio.sleep(0)
        result = work()
        await asyncio.sleep(0)
        return result

    async def _newest(self, wanted: Callable[[KeptTable], bool]) -> tuple[TableId, ...]:
        return await self._do(
            lambda: tuple(n for n, table in reversed(self._tables.items()) if wanted(table))
        )

    def _table(self, table: TableId) -> KeptTable:
        if table not in self._tables:
            raise NoSuchTable(table)
        return self._tables[table]
