"""What every store keeps of games that are over, by server: for leaderboards and records.

Results and feats are appended with the events that end a game, so they are kept once or not at all.
"""

from __future__ import annotations

from typing import Protocol

from data.books import Feat, Kind, Result
from data.log import TableId, UserId


class Boards(Protocol):
    """The part of ``Store`` that finds results and feats."""

    async def results_of(self, user: UserId) -> tuple[tuple[TableId, Result], ...]:
        """Every result of a person, oldest table first."""

    async def feats_of(self, user: UserId) -> tuple[tuple[TableId, Feat], ...]:
        """Every feat of a person, oldest table first, by category."""

    async def results_on(
        self, server: int, since: int, until: int
    ) -> tuple[tuple[TableId, Result], ...]:
        """Results of a server from ``since`` on and before ``until``, as the games ended.

        Those of one game stand together, best place first.
        """

    async def best_feat(self, kind: Kind, before: int, *, lowest: bool) -> int | None:
        """Return the best points of a kind in games that ended before a moment.

        The best are the most or, where the ``lowest`` are, the fewest; ``None`` for none yet.
        """
