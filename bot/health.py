"""Whether the bot can do its work: what ``/healthz``, the metrics and ``/doctor`` look at."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from data.store import Store, StoreError

PATIENCE: Final = 1.0
"""Seconds within which the store must record."""

SETTING: Final = "health"
"""The setting that is written to see whether the store records; it holds nothing."""


@dataclass(frozen=True, slots=True)
class Gateway:
    """The connection to Discord; ``seconds`` is how long its last heartbeat took, if known."""

    connected: bool
    seconds: float | None = None


@dataclass(frozen=True, slots=True)
class Reading:
    """What a look showed. ``games`` and ``store_seconds`` are ``None`` where the store fails.

    ``backlog`` is the number of tables with something left to tell.
    """

    gateway: Gateway
    store_seconds: float | None
    games: int | None
    backlog: int

    @property
    def wrong(self) -> dict[str, str]:
        """What keeps the bot from its work, by the part that is concerned."""
        found = {}
        if not self.gateway.connected:
            found["gateway"] = "not connected to Discord"
        if self.store_seconds is None:
            found["store"] = f"does not record within {PATIENCE:g} s"
        return found


class Probe:
    """Finds out whether a store records. ``timer`` counts seconds."""

    def __init__(self, store: Store, timer: Callable[[], float] = time.perf_counter) -> None:
        self._store = store
        self._timer = timer
        self._probe: asyncio.Task[float | None] | None = None

    async def seconds(self) -> float | None:
        """Return how long the store took to record and read; ``None`` where that fails.

        Whoever asks meanwhile gets the same answer, so that a store that hangs is asked once.
        """
        if self._probe is None or self._probe.done():
            self._probe = asyncio.create_task(self._ask(), name="health probe")
        with suppress(TimeoutError):
            return await asyncio.wait_for(asyncio.shield(self._probe), PATIENCE)
        return None

    async def close(self) -> None:
        """Wait for nothing any more."""
        if self._probe is not None:
            self._probe.cancel()
            await asyncio.wait({self._probe})

    async def _ask(self) -> float | None:
        began = self._timer()
        try:
            await self._store.put_setting(SETTING, "")
            await self._store.setting(SETTING)
        except StoreError:
            return None
        return self._timer() - began


class Health:
    """Looks at the parts of a running bot."""

    def __init__(
        self, store: Store, backlog: Callable[[], int], gateway: Callable[[], Gateway]
    ) -> None:
        self._store = store
        self._probe = Probe(store)
        self._backlog = backlog
        self._gateway = gateway

    async def look(self) -> Reading:
        """Look at everything, within the store's ``PATIENCE``."""
        seconds = await self._probe.seconds()
        games = None if seconds is None else await self._games()
        return Reading(self._gateway(), seconds, games, self._backlog())

    async def close(self) -> None:
        """Wait for nothing any more."""
        await self._probe.close()

    async def _games(self) -> int | None:
        with suppress(TimeoutError, StoreError):
            return len(await asyncio.wait_for(self._store.live_tables(), PATIENCE))
        return None
