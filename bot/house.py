"""The house: store, tables, clock and teller put together, and kept running.

Its tasks belong to whoever calls ``start``, not to the Discord client.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress

import structlog

from bot import help_desk, tutorial
from bot.about import About
from bot.arrival import Arrival
from bot.clock import Clock
from bot.config import Config
from bot.courier import Courier
from bot.digests import Digests
from bot.dossier import Dossiers
from bot.forgetting import Forgetting
from bot.herald import Herald
from bot.keeper import Keeper
from bot.leaderboards import Leaderboards
from bot.logs import traced
from bot.me import Me
from bot.membership import Membership
from bot.outages import Outages
from bot.own_away import OwnAway
from bot.own_digest import OwnDigest
from bot.own_games import OwnGames
from bot.own_hours import OwnHours
from bot.own_reading import OwnReading
from bot.own_reminders import OwnReminders
from bot.own_time import OwnTime
from bot.own_zone import OwnZone
from bot.personal import Handlers
from bot.present.about import SCREEN as ABOUT
from bot.present.about import UNKNOWN, Imprint
from bot.present.config import SCREEN as CONFIG
from bot.present.leaderboard import SCREEN as BOARD
from bot.present.leaderboard import STATS
from bot.present.me import SCREEN as ME
from bot.present.my_games import SCREEN as GAMES
from bot.present.own import TIME
from bot.present.own_away import SCREEN as AWAY
from bot.present.own_digest import SCREEN as DIGEST
from bot.present.own_hours import SCREEN as HOURS
from bot.present.own_reading import SCREEN as READING
from bot.present.own_reminders import SCREEN as REMINDERS
from bot.present.own_zone import SCREEN as ZONE
from bot.present.tutorial import SCREEN as TUTORIAL
from bot.profiles import Profiles
from bot.readers import Readers
from bot.reminding import Reminding
from bot.servers import Servers
from bot.stats import Stats
from bot.tables import Tables
from bot.teller import Teller
from bot.threads import Threads
from bot.upkeep import KEEP_DAYS, Upkeep
from data.log import TableId, UserId
from data.store import Store
from engine.catalog import warm

_TELLER, _UPKEEP = "teller", "upkeep"
"""What goes on to the very end of the process."""

_log = structlog.get_logger(__name__)


class House:
    """Everything behind the Discord client.

    ``entropy(n)`` gives n random bytes; a test passes a seeded one, nobody else does. Games that
    are over are kept for ``keep_days``, 0 for ever. ``reminded`` hears of each reminder by its way.
    ``imprint`` tells who runs it.
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
        imprint: Imprint = UNKNOWN,
    ) -> None:
        self.store = store
        self.clock = clock
        self.servers = Servers(store)
        self.tables = Tables(store, self.servers, clock, entropy, self._changed)
        self.profiles = Profiles(store, clock, self._set)
        self.readers = readers = Readers(self.profiles, self.servers)
        self.membership = Membership(store, clock)
        self.arrival = Arrival(courier, self.servers, readers)
        around = self.tables.circumstances
        self._outages = Outages(store, clock, around.credit)
        present = self._outages.present
        self.herald = Herald(store, courier, readers, clock)
        self.teller = Teller(store, courier, readers, clock, around, told=self.herald.poke)
        self.keeper = Keeper(store, clock, self.tables.tick, present)
        self.reminding = Reminding(
            store, courier, readers, self.tables.calls, present, sent=reminded
        )
        self.threads = Threads(store, courier, clock)
        games = OwnGames(store, self.tables.sight)
        self.digests = Digests(store, courier, readers, games, clock, present=present)
        forgetting = Forgetting(store, self.tables.forget)
        self._upkeep = Upkeep(store, forgetting, self.tables.drop, clock, keep_days)
        boards = Leaderboards(store, clock)
        self.screens: Handlers = {
            **help_desk.SCREENS,
            ABOUT: About(imprint).page,
            TUTORIAL: tutorial.page,
            CONFIG: Config(self.servers, courier.channels, self.teller.renew_on).page,
            ME: Me(forgetting, Dossiers(store, clock), clock).page,
            GAMES: games.page,
            BOARD: boards.page,
            STATS: Stats(store, self.profiles, boards).page,
            **self._own_time(),
        }
        self._tasks: tuple[asyncio.Task[None], ...] = ()

    def _own_time(self) -> Handlers:
        """Return who answers for the pages of what people set about their own time."""
        profiles, noted = self.profiles, self.tables.circumstances.note_absences
        return {
            TIME: OwnTime(profiles, self.clock).page,
            ZONE: OwnZone(profiles, self.clock).page,
            HOURS: OwnHours(profiles).page,
            AWAY: OwnAway(self.store, profiles, self.clock, noted).page,
            REMINDERS: OwnReminders(profiles).page,
            DIGEST: OwnDigest(profiles).page,
            READING: OwnReading(profiles).page,
        }

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
        loops = {
            _TELLER: self.teller.run,
            _UPKEEP: self._upkeep.run,
            "keeper": self.keeper.run,
            "reminding": self.reminding.run,
            "digests": self.digests.run,
            "herald": self.herald.run,
            "threads": self.threads.run,
            "heart": self._outages.run,
        }
        self._tasks = tuple(asyncio.create_task(run(), name=name) for name, run in loops.items())
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
        by_clock = (self.keeper, self.reminding, self.digests)
        busy = (*by_clock, self.teller, self.herald, self.threads)
        while not all(each.resting for each in busy):
            for each in busy:
                await each.idle()

    async def wind_down(self, seconds: float) -> None:
        """Begin nothing new, and tell what has happened so far, ``seconds`` at most.

        What is left untold then is told at the next start.
        """
        for task in self._tasks:
            if task.get_name() not in (_TELLER, _UPKEEP):
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
