"""Brings every message up to date with the log: the channel's posts and each person's DM.

A message is a projection of the log. What has been told is stored after each post, so that the
teller goes on after a crash; a post that may have happened unrecorded is looked for first.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace
from typing import TypeAlias

import structlog

from bot.announcer import Announcer
from bot.clock import BACKOFF, HOUR, Clock
from bot.courier import Courier, TryLater, Undelivered
from bot.crier import Crier, Strandable
from bot.games import alone
from bot.locks import Locks
from bot.logs import traced
from bot.messenger import Messenger
from bot.posting import Poster
from bot.readers import Readers
from bot.recent import Recent
from bot.story import Story, story_of
from data.log import TableId, UserId
from data.store import Dm, NoSuchTable, Store, StoreError, Told

_log = structlog.get_logger(__name__)

Renewal: TypeAlias = Callable[[], Awaitable[Iterable[TableId]]]
"""Which tables are to be told anew."""


class Teller:
    """Tells every table's channel and people what the log says, in the background.

    A table that cannot be told in its channel is stranded, and that is not tried again before
    something has changed there; at least, what is known of it is looked at once an hour.
    ``told`` hears that a channel may have been told more.
    """

    def __init__(
        self,
        store: Store,
        courier: Courier,
        readers: Readers,
        clock: Clock,
        around: Strandable,
        *,
        told: Callable[[], None],
    ) -> None:
        self._store = store
        self._clock = clock
        self._told = told
        self._locks = Locks()
        self._waiting: set[TableId] = set()
        self._working: set[TableId] = set()
        self._failures: Counter[TableId] = Counter()
        self._unsure: set[TableId] = set()
        poster = Poster(courier, self._unsure)
        announcer = Announcer(store, courier, readers, poster, self._unsure)
        self._crier = Crier(store, courier, around, announcer, self._unsure)
        self._messenger = Messenger(store, courier, readers, poster)
        self._stories = Recent[Story]()
        self._renewals: deque[Renewal] = deque()
        self._renew = asyncio.Event()
        self._wake = asyncio.Event()
        self._idle = asyncio.Event()

    # -------------------------------------------------------------- the loop

    def changed(self, table: TableId) -> None:
        """Note that a table's log has grown."""
        self._waiting.add(table)
        self._idle.clear()
        self._wake.set()

    @property
    def resting(self) -> bool:
        """Whether everything that can be told has been told."""
        return self._idle.is_set()

    @property
    def backlog(self) -> int:
        """How many tables there are with something left to tell."""
        return len(self._waiting | self._working)

    async def idle(self) -> None:
        """Wait until everything that can be told has been told."""
        await self._idle.wait()

    async def run(self) -> None:
        """Tell until cancelled; first what an earlier process left untold."""
        await self._resume()
        async with asyncio.TaskGroup() as group:
            group.create_task(self._renewing())
            group.create_task(self._hourly())
            while True:
                self._wake.clear()
                for table in self._waiting - self._working:
                    self._working.add(table)
                    group.create_task(self._attend(table))
                self._settle()
                await self._wake.wait()

    async def _resume(self) -> None:
        for table in await self._asked(self._store.behind):
            self._unsure.add(table)
            self.changed(table)

    async def _asked(self, ask: Renewal) -> Iterable[TableId]:
        while True:
            try:
                return await ask()
            except StoreError as error:
                _log.warning("teller_waits_for_store", why=str(error))
                await self._rest(BACKOFF)

    async def _rest(self, milliseconds: int) -> None:
        await self._clock.sleep(self._clock.now() + milliseconds, asyncio.Event())

    def _settle(self) -> None:
        if not (self._waiting or self._working or self._renewals):
            self._idle.set()

    async def _attend(self, table: TableId) -> None:
        try:
            while table in self._waiting:
                self._waiting.discard(table)
                await self._try(table)
        finally:
            self._working.discard(table)
            self._wake.set()

    async def _try(self, table: TableId) -> None:
        try:
            await self.tell(table)
        except NoSuchTable:
            pass  # it was deleted, and whoever reads the post finds that out by pressing
        except Exception as error:  # noqa: BLE001  one broken table must not silence all
            await self._later(table, error)
        else:
            del self._failures[table]
            if (
                table not in self._crier.stuck
            ):  # else it is still unsure what an earlier try has posted
                self._unsure.discard(table)

    async def _later(self, table: TableId, error: Exception) -> None:
        """Try again after a while; by then it is unsure what was posted."""
        self._failures[table] += 1
        self._unsure.add(table)
        if isinstance(error, TryLater):
            _log.warning("telling_delayed", table=table, why=str(error))
        elif isinstance(error, Undelivered):
            _log.error("telling_failed", table=table, why=str(error), **traced(error))
        else:
            _log.error("telling_failed", table=table, **traced(error))
        pause = min(2 ** self._failures[table], 60) * 1_000
        await self._rest(pause)
        self._waiting.add(table)

    # ------------------------------------------------------------ telling anew

    def renew(self) -> None:
        """Bring every live table up to date: Discord may have lost what was there, or events."""
        self._soon(self._all)

    def renew_in(self, channels: Iterable[int]) -> None:
        """Bring the tables of channels up to date that have changed, come or gone."""
        there = tuple(channels)

        async def found() -> Iterable[TableId]:
            return [table for each in there for table in await self._store.tables_in(each)]

        self._soon(found)

    def renew_on(self, server: int) -> None:
        """Bring the tables of a server up to date, which are told otherwise from now on."""

        async def found() -> Iterable[TableId]:
            places = await self._store.live_places()
            channels = [place.channel for place in places if place.server == server]
            return [table for each in channels for table in await self._store.tables_in(each)]

        self._soon(found)

    def retry(self, server: int | None = None) -> None:
        """Look again at the tables (of a server) that could not be told where they are."""

        async def found() -> Iterable[TableId]:
            return [t for t, its in self._crier.stuck.items() if server is None or its == server]

        self._soon(found)

    async def _all(self) -> Iterable[TableId]:
        return {**dict.fromkeys(await self._store.live_tables()), **self._crier.stuck}

    def _soon(self, renewal: Renewal) -> None:
        self._renewals.append(renewal)
        self._idle.clear()
        self._renew.set()

    async def _renewing(self) -> None:
        """Tell anew, one table after the other: what happens at others meanwhile goes first."""
        while True:
            await self._renew.wait()
            self._renew.clear()
            while self._renewals:
                for table in await self._asked(self._renewals[0]):
                    await self._look_again(table)
                self._renewals.popleft()
            self._wake.set()

    async def _look_again(self, table: TableId) -> None:
        self._crier.look_again(table)
        try:
            await self.tell(table)
        except Exception:  # noqa: BLE001  it is tried again, and then logged
            self.changed(table)

    async def _hourly(self) -> None:
        while True:
            await self._rest(HOUR)
            self.retry()

    # --------------------------------------------------------------- telling

    async def tell(self, table: TableId) -> None:
        """Bring one table's channel and people up to date.

        A failure with one of them does not keep the others from being told; then it is raised.
        """
        async with self._locks.of(table):
            telling = await self._store.telling(table)
            story = await self._story(table)
            failures = [await _failure(self._crier.tell(telling, story))]
            self._told()
            failures += [await _failure(self._tell_person(told, story)) for told in telling.people]
        for error in failures:
            if error is not None:
                raise error

    async def _story(self, table: TableId) -> Story:
        log = await self._store.load(table)
        story = story_of(log, self._stories.get(table, log.edition))
        return self._stories.keep(table, story, log.edition)

    async def greet(self, table: TableId, user: UserId) -> Dm:
        """Send the DM that shows whether a person's DMs are open: a welcome, alone the hand."""
        async with self._locks.of(table):
            telling = await self._store.telling(table)
            told = next((told for told in telling.people if told.user == user), None)
            if told is None or told.dm is not Dm.UNKNOWN:
                return Dm.UNKNOWN if told is None else told.dm
            story = await self._story(table)
            solo = alone(story.now.table.options)
            dm = await (
                self._tell_person(told, story) if solo else self._messenger.welcome(told, story)
            )
        self.changed(table)
        return dm

    async def heard(self, table: TableId, user: UserId) -> None:
        """Note that a person has been told that no DM reaches them."""
        async with self._locks.of(table):
            for told in (await self._store.telling(table)).people:
                if told.user == user and told.dm is Dm.UNHEARD:
                    await self._store.told(table, replace(told, dm=Dm.CLOSED))

    async def _tell_person(self, told: Told, story: Story) -> Dm:
        dm = await self._messenger.tell(told, story)
        if dm is not told.dm:
            self.changed(story.now.table.id)  # the live post says who cannot be reached
        return dm


async def _failure(work: Awaitable[object]) -> Exception | None:
    try:
        await work
    except Exception as error:  # noqa: BLE001  raised again once everybody has been told
        return error
    return None
