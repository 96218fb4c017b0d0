"""A night at a table of the house, without anybody who tells it: clicks, the clock, restarts."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass, field, replace
from itertools import count
from pathlib import Path
from typing import Final

import pytest

from bot.click import Click
from bot.outcome import Outcome, Refusal, Refused, Setup
from bot.servers import Servers
from bot.sight import Sight
from bot.standing import Standing, stand
from bot.tables import Tables
from data.log import Access, Chair, LogEvent, Pace, TableId, Times
from data.memory import MemoryStore
from data.sqlite import SqliteStore
from data.store import Log, Person, Store
from engine.indian_poker.model import Bid
from engine.indian_poker.options import NightOptions
from engine.indian_poker.situation import Phase, View
from tests.bot.evening import ADA, BEN, CHANNEL, CLEO, DAN, SERVER
from tests.bot.fakes import ManualClock, seeded

PEOPLE: Final = (ADA, BEN, CLEO, DAN)
EVE: Final = Person(5, "Eve")
NIGHT: Final = NightOptions()
MOST: Final = 12


def person(user: int) -> Person:
    """Return who that is, always by the same name."""
    return next((one for one in PEOPLE if one.user == user), Person(user, f"Guest {user}"))


@dataclass
class Night:
    """One night; ``store`` outlives the house, ``restart`` begins another house over it."""

    store: Store = field(default_factory=MemoryStore)
    seed: int = 1
    clock: ManualClock = field(default_factory=ManualClock)
    ids: count[int] = field(default_factory=lambda: count(1))
    table: TableId = 0
    seen: Standing | None = None

    def __post_init__(self) -> None:
        self.restart(self.seed)

    def restart(self, seed: int) -> None:
        """Let another process go on with what the store has."""
        self.tables = Tables(
            self.store, Servers(self.store), self.clock, seeded(seed), lambda _table: None
        )

    async def open(
        self,
        host: Person = ADA,
        options: NightOptions = NIGHT,
        *,
        access: Access = Access.ANYONE,
        invited: tuple[Person, ...] = (),
        seats: int = MOST,
    ) -> Outcome:
        """Do what ``/poker night`` does."""
        whom = tuple(person.user for person in invited)
        setup = Setup(options, CHANNEL, SERVER, seats, Times(Pace.LIVE), access, whom)
        opened = await self.tables.open(setup, host, next(self.ids))
        self.table = opened.table
        return opened

    async def begin(self, *people: Person, options: NightOptions = NIGHT) -> None:
        """Open a night, let people opt in, and deal the first hand."""
        await self.open(people[0], options)
        for person in people:
            await self.click(person, "join", "sure")
        await self.click(people[0], "start")

    async def click(
        self,
        person: Person,
        action: str,
        *args: str,
        value: str | None = None,
        step: int | None = None,
        channel: int | None = CHANNEL,
        interaction: int | None = None,
    ) -> Outcome:
        """Press a control or use a command."""
        values = () if value is None else (value,)
        id_ = next(self.ids) if interaction is None else interaction
        click = Click(action, step, args, values, id_, channel)
        return await self.tables.play(self.table, person, click)

    async def log(self) -> Log:
        """What was recorded."""
        return await self.store.load(self.table)

    async def events(self, *kinds: type[LogEvent]) -> list[LogEvent]:
        """What was recorded, of some kinds or all."""
        events = (await self.log()).events
        return [event for event in events if not kinds or isinstance(event, kinds)]

    async def standing(self) -> Standing:
        """How the night stands: a test may see everything."""
        log = await self.log()
        if self.seen is None or self.seen.table.id != log.table:
            self.seen = stand(log)
        self.seen = self.seen.after(log.events[self.seen.count :])
        return self.seen

    async def view(self) -> View:
        """What everybody sees of the hand."""
        view = (await self.standing()).view(None)
        assert isinstance(view, View)
        return view

    async def users(self) -> list[int | None]:
        """Who sits where; ``None`` is a computer."""
        return [chair.user for chair in (await self.chairs())]

    async def chairs(self) -> tuple[Chair, ...]:
        """The seats of now."""
        return (await self.standing()).table.chairs

    async def tick(self) -> None:
        """Let the clock act on what is due now."""
        await self.tables.tick(self.table)

    async def lapse(self) -> None:
        """Let time pass until the table is due, and act."""
        due = await self.store.next_due()
        assert due is not None, "nothing is due"
        await self.clock.advance(max(0, due - self.clock.now()))
        await self.tick()

    async def bid(self, bid: Bid) -> None:
        """Bid for whoever's turn it is."""
        view, users = await self.view(), await self.users()
        assert view.turn is not None
        user = users[view.turn]
        assert user is not None
        await self.click(person(user), "bid", bid.value)

    async def until_over(self) -> None:
        """Let all but one go out, whoever's turn it is."""
        while (await self.view()).phase is Phase.BID:
            await self.bid(Bid.OUT)

    async def hand(self) -> None:
        """Play a hand in which all but one go out and the winner hands out evenly; then rest."""
        await self.until_over()
        if (await self.view()).phase is Phase.GIVE:
            await self.give_evenly()

    async def give_evenly(self) -> None:
        """Let each winner hand out evenly."""
        view, users = await self.view(), await self.users()
        for seat in view.history[-1].winners:
            user = users[seat]
            assert user is not None
            winner = person(user)
            await self.click(winner, "give_evenly")
            await self.click(winner, "give")

    async def scene(self, person: Person | None = None) -> object:
        """What somebody, or the channel, may see."""
        sight = Sight(self.store, Servers(self.store))
        return await sight.scene(await self.standing(), person.user if person else None)


async def refused(night: Night, person: Person, action: str, *args: str) -> Refused:
    """Return why something is refused; nothing is recorded."""
    before = await night.log()
    with pytest.raises(Refusal) as why:
        await night.click(person, action, *args)
    assert await night.log() == before
    return why.value.code


async def resting(*people: Person) -> Night:
    """Return a night whose first hand is over."""
    night = Night()
    await night.begin(*people)
    await night.hand()
    assert (await night.view()).phase is Phase.REST
    return night


async def all_but(night: Night, absent: Person) -> None:
    """Play a hand in which one person never acts; then it rests."""
    while (await night.view()).phase is Phase.REST:
        await night.lapse()
    while (await night.view()).phase is not Phase.REST:
        view, users = await night.view(), await night.users()
        if view.turn is None or users[view.turn] == absent.user:
            await night.lapse()
        else:
            await night.bid(Bid.IN if view.bids == () else Bid.OUT)


Stores = Callable[[Path], AbstractAsyncContextManager[Store]]


@asynccontextmanager
async def memory(_path: Path) -> AsyncIterator[Store]:
    """A store in memory."""
    yield MemoryStore()


@asynccontextmanager
async def sqlite(path: Path) -> AsyncIterator[Store]:
    """A store in a file."""
    store = await SqliteStore.open(path / "night.sqlite")
    try:
        yield store
    finally:
        await store.close()


STORES: Final = {"memory": memory, "sqlite": sqlite}


async def allow_nights(store: Store) -> None:
    """Let the server of the table have nights."""
    await store.put_server(replace(await store.server(SERVER), night=True))
