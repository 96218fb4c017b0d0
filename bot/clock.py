"""Time: the clock that is passed in, and the loop of whatever acts by it."""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from typing import Protocol

import structlog

from data.store import StoreError

SECOND = 1_000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE

BACKOFF = 5 * SECOND
"""How long a table rests after its turn of the clock failed."""

_log = structlog.get_logger(__name__)


class Clock(Protocol):
    """Where the time comes from."""

    def now(self) -> int:
        """UTC, in milliseconds since 1970."""

    def steady(self) -> int:
        """Milliseconds since some moment that nobody can set; it stands while a machine sleeps."""

    async def sleep(self, until: int | None, wake: asyncio.Event) -> None:
        """Return at ``until`` (``None``: never) or as soon as ``wake`` is set."""


class WallClock:
    """The time of the machine."""

    def now(self) -> int:
        """UTC, in milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def steady(self) -> int:
        """Milliseconds since some moment that nobody can set; it stands while a machine sleeps."""
        return time.monotonic_ns() // 1_000_000

    async def sleep(self, until: int | None, wake: asyncio.Event) -> None:
        """Return at ``until`` or when woken; looks up at least once a minute.

        A machine that slept or whose clock was set is noticed within that minute.
        """
        left = MINUTE if until is None else min(until - self.now(), MINUTE)
        try:
            await asyncio.wait_for(wake.wait(), max(left, 0) / 1_000)
        except TimeoutError:
            return


class Watch(ABC):
    """Acts on what is due, for ever; whoever has made something due pokes it."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self._wake = asyncio.Event()
        self._idle = asyncio.Event()

    @abstractmethod
    async def turn(self) -> int | None:
        """Act once on all that is due; return when to look again, ``None`` for when poked."""

    @property
    def resting(self) -> bool:
        """Whether nothing is due as far as it has looked."""
        return self._idle.is_set()

    def poke(self) -> None:
        """Look again now: something may have become due."""
        self._idle.clear()
        self._wake.set()

    async def idle(self) -> None:
        """Wait until it has acted on everything that is due."""
        await self._idle.wait()

    async def run(self) -> None:
        """Act on what is due until cancelled."""
        while True:
            self._wake.clear()
            again = await self._safe_turn()
            if not self._wake.is_set():
                self._idle.set()
            await self.clock.sleep(again, self._wake)

    async def _safe_turn(self) -> int | None:
        try:
            return await self.turn()
        except StoreError as error:
            _log.warning("clock_waits_for_store", why=str(error))
            return self.clock.now() + BACKOFF
