"""Time in which nobody could act: measured by a heartbeat, and given back to every deadline."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from bot.clock import SECOND, Clock
from bot.logs import traced
from data.log import OutageCredited, TableId
from data.store import Store, StoreError, StoreUnavailable

BEAT: Final = 10 * SECOND
"""How often the heart beats."""

SHORTEST: Final = 30 * SECOND
"""What is no longer than this is no outage."""

HEARTBEAT: Final = "heartbeat"
"""The setting that keeps when this program could last be reached."""

OUTAGE: Final = "outage"
"""The setting that keeps between which moments an outage was, while it is credited."""

_log = structlog.get_logger(__name__)


class Outages:
    """Knows since when nobody can act, and credits it before the clock acts on anything.

    The process was ended, the gateway lost, the machine asleep, or the store did not record; or the
    machine's clock was set, so that no deadline means what it did. ``credit`` moves one table's
    deadlines, and once only for the same outage.
    """

    def __init__(
        self,
        store: Store,
        clock: Clock,
        credit: Callable[[TableId, OutageCredited], Awaitable[None]],
    ) -> None:
        self._store = store
        self._clock = clock
        self._credit = credit
        self._lock = asyncio.Lock()
        self._begun = False
        self._reachable = True
        self._away_since: int | None = None
        self._beaten = self._clock.now()
        self._seen = (self._clock.now(), self._clock.steady())

    def lost(self) -> None:
        """Note that the gateway is gone: the clock stands until it is ``found``."""
        self._reachable = False
        self._be_away(self._clock.now())

    def found(self) -> None:
        """Note that people can act again; the clock credits the time as it goes on."""
        self._reachable = True

    async def present(self) -> bool:
        """Credit an outage that is over, and tell whether the clock may act; ``StoreError``."""
        async with self._lock:
            if not self._reachable:
                return False
            if not self._begun:
                await self._begin()
            since, seen = self._since(), (self._clock.now(), self._clock.steady())
            if abs(seen[0] - since) > SHORTEST:
                await self._credit_all(OutageCredited(since, seen[0]))
            self._away_since, self._seen = None, seen
            return True

    async def run(self) -> None:
        """Beat until cancelled."""
        while True:
            await self.beat()
            await self._clock.sleep(self._clock.now() + BEAT, asyncio.Event())

    async def beat(self) -> None:
        """Record that people can act now; where that fails, they could not since the last time."""
        try:
            if await self.present():
                now = self._clock.now()
                await self._store.put_setting(HEARTBEAT, str(now))
                self._beaten = now
        except StoreError as error:
            _log.warning("heartbeat_not_recorded", why=str(error))
            self._be_away(self._beaten)  # what cannot be recorded cannot be done either

    def _be_away(self, since: int) -> None:
        before = self._away_since
        self._away_since = since if before is None else min(before, since)

    def _since(self) -> int:
        """Return until when people could act, by the clock as it is now."""
        if self._away_since is not None:
            return self._away_since
        seen, steady = self._seen
        return seen + self._clock.steady() - steady

    async def _begin(self) -> None:
        """Go on from the last heartbeat, and finish what an earlier process did not credit."""
        heart = _moments(await self._store.setting(HEARTBEAT))
        outage = _moments(await self._store.setting(OUTAGE))
        if len(outage) == 2 and heart == outage[:1]:
            await self._credit_all(OutageCredited(*outage))
            heart = outage[1:]
        self._away_since = heart[0] if heart else self._away_since
        self._begun = True

    async def _credit_all(self, outage: OutageCredited) -> None:
        """Credit every table; after a crash in the middle, the next start goes on with the same."""
        await self._store.put_setting(HEARTBEAT, str(outage.since))
        await self._store.put_setting(OUTAGE, f"{outage.since} {outage.until}")
        for table in await self._store.live_tables():
            await self._credit_one(table, outage)
        await self._store.put_setting(HEARTBEAT, str(outage.until))
        _log.info("outage_credited", milliseconds=outage.until - outage.since)

    async def _credit_one(self, table: TableId, outage: OutageCredited) -> None:
        try:
            await self._credit(table, outage)
        except StoreUnavailable:
            raise
        except Exception as error:  # noqa: BLE001  one broken table must not stop the clock of all
            _log.error("outage_not_credited", table=table, **traced(error))


def _moments(text: str | None) -> tuple[int, ...]:
    return tuple(map(int, (text or "").split()))
