"""The servers that the bot is in, and since when it is no longer in others."""

from __future__ import annotations

from collections.abc import Iterable

from bot.clock import Clock
from data.store import Store


class Membership:
    """Keeps when the bot left a server: what is stored of it is deleted after a while.

    A server that cannot be reached was not left.
    """

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def left(self, server: int) -> None:
        """Note that the bot was removed from a server."""
        await self._store.server_left(server, self._clock.now())

    async def back(self, server: int) -> None:
        """Note that the bot was added to a server, maybe again: then nothing of it is lost."""
        await self._store.server_back(server)

    async def compare(self, present: Iterable[int]) -> None:
        """Note what happened while nobody listened; ``present`` are all servers of the bot."""
        there = frozenset(present)
        for server in await self._store.servers_known():
            await (self.back(server) if server in there else self.left(server))
