"""The followers of the store on SQLite."""

from __future__ import annotations

from data import rows_following
from data.following import Follower
from data.log import TableId, UserId
from data.sqlite_base import InSqlite


class FollowingInSqlite(InSqlite):
    """Implements ``Following``."""

    async def followers(self, table: TableId) -> tuple[Follower, ...]:
        """See ``Store.followers``."""
        return await self._read(rows_following.followers, table)

    async def follow(self, table: TableId, follower: Follower) -> None:
        """See ``Store.follow``."""
        await self._write(rows_following.follow, table, follower)

    async def unfollow(self, table: TableId, user: UserId) -> None:
        """See ``Store.unfollow``."""
        await self._write(rows_following.unfollow, table, user)

    async def follower_told(self, table: TableId, user: UserId, seq: int) -> None:
        """See ``Store.follower_told``."""
        await self._write(rows_following.follower_told, table, user, seq)

    async def follows(self, user: UserId) -> tuple[tuple[TableId, Follower], ...]:
        """See ``Store.follows``."""
        return await self._read(rows_following.follows, user)

    async def news_for_followers(self) -> tuple[TableId, ...]:
        """See ``Store.news_for_followers``."""
        return await self._read(rows_following.news_for_followers)
