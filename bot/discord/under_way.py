"""Interactions that are being answered: watched while the bot runs, finished before it ends."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from enum import StrEnum
from typing import Any, TypeAlias, cast


class Ended(StrEnum):
    """What became of an interaction."""

    DONE = "done"
    REFUSED = "refused"
    UNAVAILABLE = "unavailable"  # the store could not record it
    FAILED = "failed"
    LOST = "lost"  # what was done stands, its answer did not arrive


Watch: TypeAlias = Callable[[str, Ended, float], None]
"""Hears of each interaction that has ended: its action, one of a closed list, and its seconds."""


def unwatched(_action: str, _ended: Ended, _seconds: float) -> None:
    """Hear of it and do nothing."""


class UnderWay:
    """The interactions of one client. ``timer`` counts seconds."""

    def __init__(self, watch: Watch, timer: Callable[[], float] = time.perf_counter) -> None:
        self._watch = watch
        self._timer = timer
        self._running: set[asyncio.Task[Any]] = set()

    async def see(self, action: str, answering: Awaitable[Ended]) -> None:
        """Await ``answering`` and tell how it ended; a failure goes on to the caller."""
        began, ended = self._timer(), Ended.FAILED
        task = cast("asyncio.Task[Any]", asyncio.current_task())  # whatever runs is in one
        self._running.add(task)
        try:
            ended = await answering
        finally:
            self._running.discard(task)
            self._watch(action, ended, self._timer() - began)

    async def finish(self, seconds: float) -> int:
        """Wait until all are answered, ``seconds`` at most; give up the rest and count them.

        What they have recorded by then stands.
        """
        if not self._running:
            return 0
        _, late = await asyncio.wait(self._running, timeout=seconds)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)
        return len(late)
