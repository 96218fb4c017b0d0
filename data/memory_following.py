"""The followers of the store in dictionaries."""

from __future__ import annotations

from dataclasses import replace

from data.following import Follower
from data.log import TableId, UserId
from data.memory_base import InMemory


class FollowingInMemory(InMemory):
    """Implements ``Following``."""

    async def followers(self, table: TableId) -> tuple[Follower, ...]:
        """See ``Store.followers``."""
        kept = await self._do(lambda: self._tables.get(table))
        return () if kept is None else tuple(of for _, of in sorted(kept.followers.items()))

    async def follow(self, table: TableId, follower: Follower) -> None:
        """See ``Store.follow``."""
        await self._do(lambda: self._follow(table, follower))

    async def unfollow(self, table: TableId, user: UserId) -> None:
        """See ``Store.unfollow``."""
        await self._do(lambda: self._unfollow(table, user))

    async def follower_told(self, table: TableId, user: UserId, seq: int) -> None:
        """See ``Store.follower_told``."""
        await self._do(lambda: self._follower_told(table, user, seq))

    async def follows(self, user: UserId) -> tuple[tuple[TableId, Follower], ...]:
        """See ``Store.follows``."""
        kept = await self._do(lambda: [(n, k.followers.get(user)) for n, k in self._tables.items()])
        return tuple((table, follower) for table, follower in kept if follower is not None)

    async def news_for_followers(self) -> tuple[TableId, ...]:
        """See ``Store.news_for_followers``."""
        kept = await self._do(lambda: list(self._tables.items()))
        return tuple(table for table, each in kept if each.has_news_for_followers)

    def _follow(self, table: TableId, follower: Follower) -> None:
        kept = self._tables.get(table)
        if kept is not None and follower.user not in kept.told:
            kept.followers[follower.user] = follower

    def _unfollow(self, table: TableId, user: UserId) -> None:
        if table in self._tables:
            self._tables[table].followers.pop(user, None)

    def _follower_told(self, table: TableId, user: UserId, seq: int) -> None:
        kept = self._tables.get(table)
        if kept is not None and user in kept.followers:
            kept.followers[user] = replace(kept.followers[user], told=seq)
