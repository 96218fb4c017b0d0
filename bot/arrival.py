"""The first post on a server: what the bot is, and what its admins can set."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from hashlib import blake2s
from typing import Final

import structlog

from bot.courier import Courier, Mark, TryLater, Undelivered
from bot.locks import Locks
from bot.present.arrival import arrival
from bot.reader import reading
from bot.readers import Readers, language_of
from bot.servers import Servers

TRIED: Final = 5
"""In so many channels at most it is tried: each refusal counts against Discord's limits."""

_log = structlog.get_logger(__name__)


class Arrival:
    """Greets a server once, however often the bot is removed and invited again."""

    def __init__(self, courier: Courier, servers: Servers, readers: Readers) -> None:
        self._courier = courier
        self._servers = servers
        self._readers = readers
        self._greeting = Locks()

    async def greet(self, server: int, channels: Iterable[int], locale: str) -> None:
        """Post in the first channel where that is possible; nowhere if it is not in some.

        ``channels`` are the server's, the best first; ``locale`` is what Discord shows for it.
        """
        async with self._greeting.of(server):  # two may come at once
            if (await self._servers.read(server)).welcomed:
                return
            await self._servers.saw(server, language_of(locale))
            with reading(await self._readers.within(server)):
                if await self._posted(server, channels):
                    await self._servers.change(server, lambda it: replace(it, welcomed=True))

    async def _posted(self, server: int, channels: Iterable[int]) -> bool:
        for channel, _ in zip(channels, range(TRIED), strict=False):
            try:
                await self._courier.post(channel, arrival(), _mark(server))
            except TryLater as error:
                _log.warning("arrival_untold", server=server, error=type(error).__name__)
                return False
            except Undelivered:
                continue
            return True
        return False


def _mark(server: int) -> Mark:
    digest = blake2s(f"arrival.{server}".encode(), digest_size=12).digest()
    return Mark(nonce=digest.hex(), number=int.from_bytes(digest[:4]) >> 1 or 1)
