"""The pace at which DMs are opened: Discord takes many at once for spam (40003)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic
from types import TracebackType
from typing import Self

import discord

PAUSE_SECONDS = 0.25
"""From one opening to the next."""

REST_SECONDS = 30.0
"""After Discord has said that it was too fast."""

TOO_FAST = 40003


class Door:
    """Lets one at a time open a DM, and the next only after a pause. ``timer`` counts seconds."""

    def __init__(
        self, pause: float = PAUSE_SECONDS, timer: Callable[[], float] = monotonic
    ) -> None:
        self._pause = pause
        self._timer = timer
        self._lock = asyncio.Lock()
        self._free = 0.0

    async def __aenter__(self) -> Self:
        """Wait for one's turn."""
        await self._lock.acquire()
        try:
            await asyncio.sleep(self._free - self._timer())
        except BaseException:
            self._lock.release()
            raise
        return self

    async def __aexit__(
        self,
        _kind: type[BaseException] | None,
        error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        """Let the next one in, later where Discord was met too often."""
        too_fast = isinstance(error, discord.HTTPException) and error.code == TOO_FAST
        self._free = self._timer() + (REST_SECONDS if too_fast else self._pause)
        self._lock.release()
