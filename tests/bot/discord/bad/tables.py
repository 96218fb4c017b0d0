"""Tables of every game in every stage, behind the real client; and what is known of them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from itertools import count
from random import Random
from typing import Final

from bot.click import Click
from bot.discord.app import ChiefClient
from bot.games import hosting_of
from bot.house import House
from bot.outcome import Setup
from bot.standing import stand
from bot.visits import visits_of
from data.books import Preset, Server
from data.log import Access, Pace, Posts, Stage, TableId, UserId
from data.memory import MemoryStore
from data.store import Person
from engine.catalog import Options, dealt_by_hand
from engine.indian_chief.options import Options as Chief
from engine.indian_poker.options import NightOptions
from engine.indian_poker.options import Options as Poker
from tests.bot.discord.leak.office import CHANNEL, GUILD, Office
from tests.bot.discord.staged import UNHURRIED
from tests.bot.evening import setup
from tests.bot.fakes import ManualClock, seeded

PEOPLE: Final = tuple(Person(n, f"Player {n}") for n in (1, 2, 3))
OUTSIDER: Final = 9

GAMES: Final[tuple[Options, ...]] = (
    Chief(),
    Chief(rulebook="modern", triple=True),
    Poker(),
    Poker(bidding="simultaneous"),
    NightOptions(),
)
SELECTS: Final = {
    "indian_chief": ("meld", "cards", "column", "from", "take", "aside", "wish", "pick_card"),
    "indian_poker": ("order", "order_number", "order_said"),
    "poker_night": ("order", "order_number", "give_one"),
}
"""Actions of a seat that read what was picked."""


@dataclass(frozen=True, slots=True)
class At:
    """What is known of one table."""

    options: Options
    stage: Stage
    step: int
    host: UserId
    guests: tuple[UserId, ...]

    @property
    def moves(self) -> frozenset[str]:
        """What a seat can do."""
        return frozenset(hosting_of(self.options).moves.actions)

    @property
    def any_step(self) -> frozenset[str]:
        """What it can do at any time."""
        return hosting_of(self.options).moves.any_step

    @property
    def when_closed(self) -> frozenset[str]:
        """What can be done after the end."""
        return visits_of(self.options).when_closed

    @property
    def selects(self) -> tuple[str, ...]:
        """Moves that read what was picked."""
        return SELECTS[self.options.game]


@dataclass
class Known:
    """All tables there are; ``screens`` are those of no table, ``people`` who sits somewhere."""

    tables: dict[TableId, At]
    screens: tuple[str, ...]
    people: tuple[UserId, ...]
    outsider: UserId

    @property
    def last(self) -> TableId:
        """The table that was opened last."""
        return max(self.tables)

    def any(self, rng: Random, stage: Stage | None = None) -> TableId:
        """Choose a table, in a stage if that is given."""
        return rng.choice([n for n, at in self.tables.items() if stage in (None, at.stage)])

    def playing(self, rng: Random, *, by_hand: bool = True) -> TableId:
        """Choose a table that plays, perhaps no night."""
        there = self.tables.items()
        return rng.choice(
            [
                n
                for n, at in there
                if at.stage is Stage.PLAYING and (by_hand or not dealt_by_hand(at.options))
            ]
        )


@dataclass(frozen=True, slots=True)
class Town:
    """Where tables are opened, and by whom."""

    house: House
    people: tuple[Person, ...]
    outsider: UserId
    channel: int
    server: int

    async def open_all(self) -> Known:
        """Open every game three times: its lobby, in play, and closed; and a game for one."""
        ids, server = count(1), await self.house.store.server(self.server)
        await self.house.store.put_server(replace(server, tables_here=0, tables_each=0, night=True))
        for options in GAMES:
            for stage in Stage:
                await self._open(options, stage, ids)
        alone = replace(self._setup(Chief(solo=True), 1), posts=Posts.NOWHERE)
        last = (await self.house.tables.open(alone, self.people[0], next(ids))).table
        await asyncio.wait_for(self.house.idle(), 10)
        known = {table: await self._known(table) for table in range(1, last + 1)}
        people = tuple(person.user for person in self.people)
        return Known(known, tuple(self.house.screens), people, self.outsider)

    async def _open(self, options: Options, stage: Stage, ids: Iterator[int]) -> None:
        opened = await self.house.tables.open(self._setup(options, 4), self.people[0], next(ids))
        for person in self.people:
            await self._click(opened.table, person, next(ids), "join", "sure")
        if stage is not Stage.LOBBY:
            await self._click(opened.table, self.people[0], next(ids), "start")
        if stage is Stage.CLOSED:
            await self._click(opened.table, self.people[0], next(ids), "end", "sure")

    def _setup(self, options: Options, seats: int) -> Setup:
        usual = setup(seats, Pace.RELAXED, Access.ANYONE, options)
        return replace(usual, channel=self.channel, server=self.server)

    async def _click(
        self, table: TableId, person: Person, number: int, action: str, *args: str
    ) -> None:
        click = Click(action, None, args, (), number, self.channel)
        await self.house.tables.play(table, person, click)

    async def _known(self, number: TableId) -> At:
        table = stand(await self.house.store.load(number)).table
        guests = tuple(user for user in table.people if user != table.host)
        return At(table.options, table.stage, table.step, table.host, guests)


def kept(store: MemoryStore) -> object:
    """Return all that is stored, but for how far it was told: logs only grow."""
    tables = [(len(t.events), t.index, {**t.drafts}) for t in store._tables.values()]
    return tables, {**store._servers}, {**store._own.profiles}, len(store._results)


@dataclass(frozen=True, slots=True)
class World:
    """The bot behind its client, and its Discord."""

    store: MemoryStore
    client: ChiefClient
    office: Office
    town: Town


@asynccontextmanager
async def opened() -> AsyncIterator[World]:
    """Open a house on an office, whose server allows nights."""
    store, clock = MemoryStore(), ManualClock()
    client = ChiefClient(entropy=seeded(2))
    office = Office(client)
    house = House(store, clock, client.courier, seeded(1))
    client.serve(house, UNHURRIED)
    await office.connect()
    saved = (Preset("Ours", Chief(rulebook="modern")),)
    await store.put_server(Server(GUILD, presets=saved, night=True))
    house.start()
    try:
        yield World(store, client, office, Town(house, PEOPLE, OUTSIDER, CHANNEL, GUILD))
    finally:
        await house.stop()
