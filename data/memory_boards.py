"""Results and feats in the store in dictionaries."""

from __future__ import annotations

from data.books import Feat, Kind, Result
from data.log import TableId, UserId
from data.memory_base import InMemory


class BoardsInMemory(InMemory):
    """Implements ``Boards``."""

    async def results_of(self, user: UserId) -> tuple[tuple[TableId, Result], ...]:
        """See ``Store.results_of``."""
        own = await self._do(lambda: [kept for kept in self._results if kept[1].user == user])
        return tuple(sorted(own, key=lambda kept: kept[0]))

    async def feats_of(self, user: UserId) -> tuple[tuple[TableId, Feat], ...]:
        """See ``Store.feats_of``."""
        own = await self._do(lambda: [kept for kept in self._feats if kept[1].user == user])
        return tuple(sorted(own, key=lambda kept: (kept[0], kept[1].category)))

    async def results_on(
        self, server: int, since: int, until: int
    ) -> tuple[tuple[TableId, Result], ...]:
        """See ``Store.results_on``."""
        there = await self._do(lambda: [kept for kept in self._results if kept[1].server == server])
        of_time = (kept for kept in there if since <= kept[1].at < until)
        return tuple(sorted(of_time, key=_as_ended))

    async def best_feat(self, kind: Kind, before: int, *, lowest: bool) -> int | None:
        """See ``Store.best_feat``."""
        feats = await self._do(lambda: [feat for _, feat in self._feats if feat.at < before])
        points = [f.points for f in feats if (f.server, f.mode, f.category) == _of(kind)]
        return (min if lowest else max)(points, default=None)


def _as_ended(kept: tuple[TableId, Result]) -> tuple[int, ...]:
    table, result = kept
    return result.at, table, result.place, result.user


def _of(kind: Kind) -> tuple[int, str, str]:
    return kind.server, kind.mode, kind.category
