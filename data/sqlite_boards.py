"""Results and feats in the store on SQLite."""

from __future__ import annotations

from data import rows_boards
from data.books import Feat, Kind, Result
from data.log import TableId, UserId
from data.sqlite_base import InSqlite


class BoardsInSqlite(InSqlite):
    """Implements ``Boards``."""

    async def results_of(self, user: UserId) -> tuple[tuple[TableId, Result], ...]:
        """See ``Store.results_of``."""
        return await self._read(rows_boards.results_of, user)

    async def feats_of(self, user: UserId) -> tuple[tuple[TableId, Feat], ...]:
        """See ``Store.feats_of``."""
        return await self._read(rows_boards.feats_of, user)

    async def results_on(
        self, server: int, since: int, until: int
    ) -> tuple[tuple[TableId, Result], ...]:
        """See ``Store.results_on``."""
        return await self._read(rows_boards.results_on, server, since, until)

    async def best_feat(self, kind: Kind, before: int, *, lowest: bool) -> int | None:
        """See ``Store.best_feat``."""
        return await self._read(rows_boards.best_feat, kind, before, lowest)
