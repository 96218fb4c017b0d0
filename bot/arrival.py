"""The first post on a server: what the bot is, and what its admins can set."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import islice
from typing import Final

import structlog

from bot.courier import Courier, TryLater, Undelivered
from bot.locks import Locks
from bot.posting import mark
from bot.present.arrival import arrival
from bot.reader import reading
from bot.readers import Readers, language_of
from bot.servers import Servers

TRIED: Final = 5
"""In so many channels at most it is tried: each refusal counts against Discord's limits."""

_KEY: Final = b"arrival"
"""No secret: that a server is greeted, everybody there sees."""

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
        for channel in islice(channels, TRIED):
            try:
                await self._courier.post(channel, arrival(), mark(_KEY, server, "arrival"))
            except TryLater as error:
                _log.warning("arrival_untold", server=server, error=type(error).__name__)
                return False
            except Undelivered:
                continue
            return True
        return False
