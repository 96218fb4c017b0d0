"""A house that is begun anew before each deed plays the very same game as one that stays (9)."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random

import pytest

from bot.click import Click
from bot.duties import due
from bot.outcome import Setup
from bot.recorder import Recorder
from bot.servers import Servers
from bot.sight import Sight
from bot.tables import Tables
from data.log import Access, LogEvent, Pace, Stage, TableId, Times
from data.memory import MemoryStore
from data.sqlite import SqliteStore
from data.store import Store
from engine.catalog import Options as AnyOptions
from engine.catalog import choose
from engine.core import Seat
from engine.indian_chief.options import Options
from engine.indian_poker.options import NightOptions
from engine.indian_poker.options import Options as PokerOptions
from tests.bot.evening import ADA, BEN, CHANNEL, CLEO, SERVER
from tests.bot.fakes import ManualClock, seeded

PEOPLE = (ADA, BEN, CLEO)
GAMES: dict[str, AnyOptions] = {
    "classic": Options(),
    "jokers by hand": Options(rulebook="modern", beggar_joker="by_hand"),
    "turns": PokerOptions(rotations="one"),
    "secret bids": PokerOptions(bidding="simultaneous", target="10"),
    "night": NightOptions(),
}
DEEDS = 24
"""So many things happen at a table at most; a night has no end of its own."""


@dataclass
class Game:
    """A game of three, who always do what a computer player would."""

    store: Store
    options: AnyOptions
    clock: ManualClock = field(default_factory=ManualClock)
    ids: count[int] = field(default_factory=lambda: count(1))
    table: TableId = 0

    def __post_init__(self) -> None:
        self.chance = seeded(5)
        self.begin_anew()

    def begin_anew(self) -> None:
        """Begin another process, which knows nothing but what is stored."""
        servers = Servers(self.store)
        self.sight = Sight(self.store, servers)
        self.recorder = Recorder(self.store, self.clock, lambda _: None)
        self.tables = Tables(self.store, servers, self.clock, self.chance, lambda _: None)

    async def open(self) -> None:
        wanted = Setup(self.options, CHANNEL, SERVER, 3, Times(Pace.LIVE), Access.ANYONE)
        self.table = (await self.tables.open(wanted, ADA, next(self.ids))).table
        for person in PEOPLE:
            click = Click("join", None, ("sure",), (), next(self.ids), CHANNEL)
            await self.tables.play(self.table, person, click)

    async def go_on(self) -> bool:
        """Let the first who is awaited move, or time pass; tell whether the game goes on."""
        loaded = await self.sight.load(self.table)
        standing = loaded.standing
        if standing.table.stage is not Stage.PLAYING or standing.wait is None:
            return False
        if standing.wait.seats:
            await self._act(standing.wait.seats[0])
        else:
            at = due(standing, self.clock.now())
            await self.clock.advance((at or 0) - self.clock.now())
            await self.tables.tick(self.table)
        return True

    async def _act(self, seat: Seat) -> None:
        loaded = await self.sight.load(self.table)
        rng = Random(f"{seat} {loaded.standing.count}")
        game = loaded.standing.game.key
        level = "normal" if isinstance(self.options, Options) else "table"
        move = choose(game, level, loaded.standing.view(seat), rng)
        async with self.recorder.locks.of(self.table):
            await self.recorder.append(loaded, loaded.decide((move,)), next(self.ids))


async def stays(options: AnyOptions) -> tuple[LogEvent, ...]:
    """Play in one process."""
    game = Game(MemoryStore(), options)
    await game.open()
    for _ in range(DEEDS):
        if not await game.go_on():
            break
    return (await game.store.load(game.table)).events


async def restarts(options: AnyOptions, path: Path) -> tuple[LogEvent, ...]:
    """Play with another process, on the file that the last one left, before each deed."""
    store = await SqliteStore.open(path)
    game = Game(store, options)
    await game.open()
    for _ in range(DEEDS):
        await store.close()
        game.store = store = await SqliteStore.open(path)
        game.begin_anew()
        if not await game.go_on():
            break
    events = (await store.load(game.table)).events
    await store.close()
    return events


@pytest.mark.case(9)
@pytest.mark.parametrize("options", GAMES.values(), ids=GAMES)
async def test_no_seal_card_order_or_shuffle_depends_on_the_process(
    options: AnyOptions, tmp_path: Path
) -> None:
    alike = await stays(options)
    assert await restarts(options, tmp_path / "chief.db") == alike
    assert len(alike) > DEEDS // 2
