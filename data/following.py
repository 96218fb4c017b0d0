"""Who follows which table without a seat there: the part of ``Store`` for that."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from data.log import TableId, UserId


class Wish(StrEnum):
    """Of what a follower is told."""

    ROUNDS = "rounds"  # whatever the game brings
    END = "end"  # only how it ended


@dataclass(frozen=True, slots=True)
class Follower:
    """Somebody without a place at a table who is told by DM how it goes, so far up to ``told``."""

    user: UserId
    wish: Wish
    told: int = 0


class Following(Protocol):
    """The part of ``Store`` that keeps followers. Whoever comes to a table follows it no more."""

    async def followers(self, table: TableId) -> tuple[Follower, ...]:
        """Read those of one table, by user."""

    async def follow(self, table: TableId, follower: Follower) -> None:
        """Keep a follower, instead of what the same person wished before.

        People of the table are ignored, unknown tables too.
        """

    async def unfollow(self, table: TableId, user: UserId) -> None:
        """Tell somebody of a table no more; whoever does not follow it is ignored."""

    async def follower_told(self, table: TableId, user: UserId, seq: int) -> None:
        """Record how far a follower has been told; whoever follows no more is ignored."""

    async def follows(self, user: UserId) -> tuple[tuple[TableId, Follower], ...]:
        """Read what a person follows, oldest table first."""

    async def news_for_followers(self) -> tuple[TableId, ...]:
        """Tables whose channel has been told more than some follower, oldest first."""
