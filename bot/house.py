"""The house: store, tables, clock and teller put together, and kept running.

Its tasks belong to whoever calls ``start``, not to the Discord client.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress

import structlog

from bot import help_desk
from bot.clock import Clock, Keeper
from bot.config import Config
from bot.courier import Courier
from bot.digests import Digests
from bot.dossier import Dossiers
from bot.forgetting import Forgetting
from bot.herald import Herald
from bot.logs import traced
from bot.me import Me
from bot.membership import Membership
from bot.outages import Outages
from bot.own_digest import OwnDigest
from bot.own_games import OwnGames
from bot.own_hours import Hours
from bot.own_reminders import OwnReminders
from bot.own_time import OwnTime
from bot.own_zone import Zone
from bot.personal import Handlers
from bot.present.config import SCREEN as CONFIG
from bot.present.digest import SCREEN as DIGEST
from bot.present.hours import SCREEN as HOURS
from bot.present.me import SCREEN as ME
from bot.present.my_games import SCREEN as GAMES
from bot.present.own import TIME
from bot.present.reminders import SCREEN as REMINDERS
from bot.present.vacation import SCREEN as AWAY
from bot.present.zone import SCREEN as ZONE
from bot.profiles import Profiles
from bot.reminding import Reminding
from bot.servers import Servers
from bot.tables import Tables
from bot.teller import Teller
from bot.threads import Threads
from bot.upkeep import KEEP_DAYS, Upkeep
from bot.vacations import Vacations
from data.log import TableId, UserId
from data.store import Store
from engine.catalog import warm

_TELLER, _KEEPER, _HEART, _UPKEEP = "teller", "keeper", "heart", "upkeep"
_REMINDING, _HERALD, _THREADS, _DIGESTS = "reminding", "herald", "threads", "digests"

_log = structlog.get_logger(__name__)


class House:
    """Everything behind the Discord client.

    ``entropy(n)`` gives n random bytes; a test passes a seeded one, nobody else does. Games that
    are over are kept for ``keep_days``, 0 for ever. ``reminded`` hears of each reminder by its way.
    """

    def __init__(
        self,
        store: Store,
        clock: Clock,
        courier: Courier,
        entropy: Callable[[int], bytes] = secrets.token_bytes,
        keep_days: int = KEEP_DAYS,
        *,
        reminded: Callable[[str], None] = lambda _way: None,
    ) -> None:
        self.store = store
        self.clock = clock
        self.servers = Servers(store)
        self.tables = Tables(store, self.servers, clock, entropy, self._changed)
        self.profiles = Profiles(store, clock, self._set)
        self.herald = Herald(store, courier, clock)
        self.teller = Teller(store, courier, clock, self.tables.circumstances, self.herald.poke)
        self._outages = Outages(store, clock, self.tables.circumstances.credit)
        self.keeper = Keeper(store, clock, self.tables.tick, self._outages.present)
        present = self._outages.present
        self.reminding = Reminding(store, courier, self.tables.calls, present, reminded)
        self.threads = Threads(store, courier, clock)
        games = OwnGames(store, self.tables.sight)
        self.digests = Digests(store, courier, games, clock, present)
        forgetting = Forgetting(store, self.tables.forget)
        self.membership = Membership(store, clock)
        self._upkeep = Upkeep(store, forgetting, self.tables.drop, clock, keep_days)
        self.screens: Handlers = {
            **help_desk.SCREENS,
            CONFIG: Config(self.servers, courier.channels).page,
            ME: Me(forgetting, Dossiers(store, clock), clock).page,
            TIME: OwnTime(self.profiles, clock).page,
            ZONE: Zone(self.profiles, clock).page,
            AWAY: Vacations(
                store, self.profiles, clock, self.tables.circumstances.note_absences
            ).page,
            HOURS: Hours(self.profiles).page,
            REMINDERS: OwnReminders(self.profiles).page,
            DIGEST: OwnDigest(self.profiles).page,
            GAMES: games.page,
        }
        self._tasks: tuple[asyncio.Task[None], ...] = ()

    def _changed(self, table: TableId) -> None:
        self.teller.changed(table)
        self.keeper.poke()

    async def _set(self, user: UserId) -> None:
        await self.tables.calls.renew(user)
        self.reminding.poke()
        self.digests.poke()

    def awake(self) -> None:
        """Look anew at everything: Discord is there (again), and events in between are lost."""
        self.teller.renew()
        self.keeper.poke()
        self.herald.poke()
        self.threads.poke()

    def start(self) -> None:
        """Begin to tell and to watch the clock; call it when Discord can be reached."""
        warm()  # while nobody waits: later it would hold up every table for a moment
        self._tasks = (
            asyncio.create_task(self.teller.run(), name=_TELLER),
            asyncio.create_task(self.keeper.run(), name=_KEEPER),
            asyncio.create_task(self.reminding.run(), name=_REMINDING),
            asyncio.create_task(self.herald.run(), name=_HERALD),
            asyncio.create_task(self.threads.run(), name=_THREADS),
            asyncio.create_task(self.digests.run(), name=_DIGESTS),
            asyncio.create_task(self._outages.run(), name=_HEART),
            asyncio.create_task(self._upkeep.run(), name=_UPKEEP),
        )
        for task in self._tasks:
            task.add_done_callback(_report)

    def lost(self) -> None:
        """Let the clock stand: Discord's gateway is gone, so nobody can act."""
        self._outages.lost()

    def found(self) -> None:
        """Let the clock go on, the time since ``lost`` (or an earlier process) given back."""
        self._outages.found()
        self.keeper.poke()
        self.reminding.poke()
        self.digests.poke()

    async def idle(self) -> None:
        """Wait until computers have moved and everything has been told."""
        busy = (
            *(self.keeper, self.reminding, self.digests),
            self.teller,
            self.herald,
            self.threads,
        )
        while True:
            await self.keeper.idle()
            await self.reminding.idle()
            await self.digests.idle()
            await self.teller.idle()
            await self.herald.idle()
            await self.threads.idle()
            if all(each.resting for each in busy):
                return

    async def wind_down(self, seconds: float) -> None:
        """Begin nothing new, and tell what has happened so far, ``seconds`` at most.

        What is left untold then is told at the next start.
        """
        for task in self._tasks:
            if task.get_name() in (_KEEPER, _REMINDING, _DIGESTS, _HERALD, _THREADS, _HEART):
                task.cancel()
        if any(not task.done() and task.get_name() == _TELLER for task in self._tasks):
            with suppress(TimeoutError):
                await asyncio.wait_for(self.teller.idle(), seconds)

    async def stop(self) -> None:
        """End the house's tasks. The store stays open: whoever opened it closes it."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = ()


def _report(task: asyncio.Task[None]) -> None:
    """Say it loudly if one of the house's tasks ended by itself: they run for ever."""
    if not task.cancelled():
        error = task.exception()
        _log.critical("house_task_ended", task=task.get_name(), **(traced(error) if error else {}))
