"""A house with people in it, as a test sees it: who clicks, what stands, what was told."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count

import pytest

from bot.click import Click
from bot.house import House
from bot.outcome import Outcome, Refusal, Refused, Setup
from bot.present.indian_chief.scene import played
from bot.present.scene import Scene
from data.log import Access, Pace, TableId, Times
from data.memory import MemoryStore
from data.store import Person, Store
from engine.catalog import Options as AnyOptions
from engine.indian_chief.options import Options
from engine.indian_chief.rulebooks import rules_of
from tests.bot.fakes import ManualClock, Pigeon, seeded

CHIEF = Options()
CHANNEL, SERVER = 70, 7
ADA, BEN, CLEO, DAN = (Person(n, name) for n, name in enumerate(("Ada", "Ben", "Cleo", "Dan"), 1))


def setup(
    seats: int = 4,
    pace: Pace = Pace.LIVE,
    access: Access = Access.ANYONE,
    options: AnyOptions = CHIEF,
) -> Setup:
    """What ``/chief start``, or the command for the game of ``options``, asks for."""
    return Setup(options, CHANNEL, SERVER, seats, Times(pace), access)


@dataclass
class Evening:
    """One house, one clock, one seed."""

    seed: int = 1
    store: Store = field(default_factory=MemoryStore)
    pigeon: Pigeon = field(default_factory=Pigeon)
    clock: ManualClock = field(default_factory=ManualClock)
    ids: count[int] = field(default_factory=lambda: count(1))

    def __post_init__(self) -> None:
        self.house = House(self.store, self.clock, self.pigeon, seeded(self.seed))

    async def open(
        self,
        person: Person = ADA,
        *,
        seats: int = 4,
        access: Access = Access.ANYONE,
        options: AnyOptions = CHIEF,
        pace: Pace = Pace.LIVE,
    ) -> TableId:
        """Open a table."""
        wanted = setup(seats, pace, access, options)
        return (await self.house.tables.open(wanted, person, next(self.ids))).table

    async def click(
        self,
        table: TableId,
        person: Person,
        action: str,
        *args: str,
        step: int | None = None,
        channel: int | None = CHANNEL,
        admin: bool = False,
    ) -> Outcome:
        """Press a control or use a command."""
        click = Click(action, step, args, (), next(self.ids), channel, admin)
        return await self.house.tables.play(table, person, click)

    async def pick(
        self,
        table: TableId,
        person: Person,
        action: str,
        *values: str,
        args: tuple[str, ...] = (),
        channel: int | None = CHANNEL,
        admin: bool = False,
    ) -> Outcome:
        """Pick options of a select, or fill in a form."""
        click = Click(action, None, args, values, next(self.ids), channel, admin)
        return await self.house.tables.play(table, person, click)

    async def seated(
        self,
        *people: Person,
        seats: int | None = None,
        options: AnyOptions = CHIEF,
        pace: Pace = Pace.LIVE,
    ) -> TableId:
        """Open a table at which ``people`` sit; it begins when that fills it."""
        table = await self.open(people[0], seats=seats or len(people), options=options, pace=pace)
        for person in people[1:]:
            await self.click(table, person, "join")
        return table

    async def seal_first(self, table: TableId, person: Person) -> Outcome:
        """Seal the smallest open meld with the first cards of the hand."""
        scene = await self.look(table, person)
        assert scene.seat is not None
        meld = played(scene).open_melds[scene.seat][0]
        size = rules_of(played(scene).options).sizes[meld]
        cards = " ".join(card.face for card in played(scene).hand[:size])
        return await self.click(table, person, "seal", meld, cards, "")

    async def look(self, table: TableId, person: Person | None = None) -> Scene:
        """What a person, or the channel, may see."""
        return await self.house.tables.look(table, person.user if person else None)

    async def wait(self, milliseconds: int) -> None:
        """Let time pass, and the house act on it."""
        await self.clock.advance(milliseconds)
        self.house.keeper.poke()
        self.house.reminding.poke()
        self.house.digests.poke()
        await self.idle()

    async def lapse(self, table: TableId) -> None:
        """Let the deadline of a phase pass, and the grace after it, if there is any."""
        before = (await self.look(table)).table
        for _ in range(2):
            now = (await self.look(table)).table
            if now.step == before.step and now.deadline is not None:
                await self.wait(max(now.deadline - self.clock.now(), 0))

    async def idle(self) -> None:
        """Wait until the house has nothing left to do."""
        await asyncio.wait_for(self.house.idle(), 5)


@asynccontextmanager
async def evening(seed: int = 1, store: Store | None = None) -> AsyncIterator[Evening]:
    """Open a house for one test."""
    that = Evening(seed, store or MemoryStore())
    that.house.start()
    try:
        yield that
    finally:
        await that.house.stop()
        await that.store.close()


async def refused(that: Evening, table: TableId, person: Person, *click: str) -> Refused:
    """Return why a click was refused; nothing may have changed by it."""
    await that.idle()
    before = await that.store.load(table)
    with pytest.raises(Refusal) as caught:
        await that.click(table, person, *click)
    assert await that.store.load(table) == before
    return caught.value.code


async def whole_game(that: Evening, options: AnyOptions) -> TableId:
    """Play a game to its end, everybody by the clock; Ada comes back whenever she was replaced."""
    table = await that.seated(ADA, BEN, CLEO, options=options)
    for _ in range(200):
        scene = await that.look(table)
        if scene.table.ending is not None:
            return table
        if scene.table.chairs[0].computer is not None:
            await that.click(table, ADA, "join")
        await that.lapse(table)
    raise AssertionError("it does not end")
