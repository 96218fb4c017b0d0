"""Whole games at a slow pace, by people in five zones who act only while they are awake."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Final

import pytest

from bot.click import Click
from bot.clock import MINUTE
from bot.duties import due
from bot.keeper import Keeper
from bot.outages import Outages
from bot.outcome import Setup
from bot.paces import DAY
from bot.servers import Servers
from bot.sight import Sight
from bot.standing import Standing
from bot.tables import Tables
from data.log import (
    Access,
    DeadlineSet,
    Ending,
    GraceBegan,
    MoveMissed,
    Pace,
    SeatLeft,
    Stage,
    Times,
)
from data.memory import MemoryStore
from data.people import Profile, Span
from data.store import Log, Person
from engine.catalog import choose
from engine.core import Seat
from engine.indian_chief.model import PickSteal, SealMeld, Target
from engine.indian_chief.options import Options
from tests.bot.evening import CHANNEL, SERVER
from tests.bot.fakes import START, ManualClock, seeded
from tests.bot.minutes import is_awake, is_weekend
from tests.soak import SEED, times

WORKDAYS: Final = (*(Span(6 * 60, 22 * 60),) * 5, *(Span(10 * 60, 26 * 60),) * 2)
EVENINGS: Final = (Span(18 * 60, 24 * 60),) * 7  # the fewest hours that may be set
NIGHTS: Final = (Span(20 * 60, 30 * 60),) * 7

SLEEPERS: Final = (
    Profile(1, "Pacific/Auckland"),
    Profile(2, "Europe/Berlin", WORKDAYS),
    Profile(3, "America/Vancouver", EVENINGS),
    Profile(4, "Asia/Kolkata", NIGHTS),
    Profile(5, "America/Santiago"),
)
PEOPLE: Final = tuple(Person(each.user, f"P{each.user}") for each in SLEEPERS)
DAILY: Final = Times(Pace.DAILY)
PROMISED: Final = {"move": 8 * 60, "short": 2 * 60}
"""Waking minutes that a daily pace promises for a move, and for a short wait."""


@dataclass
class Game:
    """One game from the first join to the result.

    ``acts`` says when each seat acts in phase ``step``: after some of the minutes that it is
    promised, of those in which it is awake. ``pace`` is the table's.
    """

    rng: Random
    clock: ManualClock
    pace: Times = DAILY
    store: MemoryStore = field(default_factory=MemoryStore)
    ids: count[int] = field(default_factory=lambda: count(1))
    step: int = 0
    acts: dict[Seat, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.born()

    def born(self) -> None:
        """Begin a process."""
        servers, chance = Servers(self.store), seeded(self.rng.randrange(2**32))
        self.sight = Sight(self.store, servers)
        self.tables = Tables(self.store, servers, self.clock, chance, lambda _: None)
        self.outages = Outages(self.store, self.clock, self.tables.circumstances.credit)
        self.keeper = Keeper(self.store, self.clock, self.tables.tick, self.outages.present)

    async def open(self, profiles: tuple[Profile, ...] = SLEEPERS) -> None:
        """Let people say when they are awake, and sit down; the last one begins the game."""
        for profile in profiles:
            await self.store.put_profile(profile)
        wanted = Setup(Options(), CHANNEL, SERVER, len(PEOPLE), self.pace, Access.ANYONE)
        self.table = (await self.tables.open(wanted, PEOPLE[0], next(self.ids))).table
        for person in PEOPLE[1:]:
            await self.press(person, "join")
        await self.outages.beat()

    async def press(self, person: Person, action: str, *args: str) -> None:
        """Press something in the table's channel."""
        click = Click(action, None, args, (), next(self.ids), CHANNEL)
        await self.tables.play(self.table, person, click)

    async def standing(self) -> Standing:
        """How the table stands."""
        return (await self.sight.load(self.table)).standing

    async def turn(self) -> bool:
        """Let time pass until somebody acts or something is due; tell whether the game goes on."""
        standing = await self.standing()
        if standing.table.stage is Stage.CLOSED:
            return False
        self._plan(standing)
        awaited = [] if standing.wait is None else standing.wait.seats
        moments = [self.acts[seat] for seat in awaited]
        at = due(standing, self.clock.now())
        assert at is not None
        await self.clock.advance(max(0, min(at, *moments) - self.clock.now()))
        for seat in awaited:
            if self.acts[seat] <= self.clock.now() < at:
                await self._act(seat)
        await self.outages.beat()
        await self.keeper.turn()
        return True

    def _plan(self, standing: Standing) -> None:
        wait = standing.wait
        if wait is None or wait.step == self.step:
            return
        self.step = wait.step
        for seat in wait.seats:
            after = self.rng.randrange(PROMISED[wait.patience] - 5)
            self.acts[seat] = self._awake_for(SLEEPERS[seat], after)

    def _awake_for(self, person: Profile, minutes: int) -> int:
        """Return when somebody has been awake for so long from now on, and still is."""
        for at in count(self.clock.now(), MINUTE):
            off = self.pace.weekends_off and is_weekend(person, at)
            minutes -= is_awake(person, at) and not off
            if minutes < 0:
                return at
        raise AssertionError("minutes never end")

    async def _act(self, seat: Seat) -> None:
        """Press what a computer player would."""
        standing = await self.standing()
        match choose("indian_chief", "easy", standing.view(seat), self.rng):
            case SealMeld(meld=meld, cards=cards):
                faces = " ".join(card.face for card in cards)
                await self.press(PEOPLE[seat], "seal", meld, faces)
            case PickSteal(target=Target(seat=other, slot=slot)):
                await self.press(PEOPLE[seat], "pick", str(other), str(slot))
            case PickSteal():
                await self.press(PEOPLE[seat], "draw")

    async def dies(self, away: int) -> None:
        """End the process, and begin another one later: everybody goes on as after no time."""
        before = (await self.standing()).table
        await self.clock.advance(away)
        self.born()
        await self.outages.present()
        after = (await self.standing()).table
        assert (after.deadline or 0) - (before.deadline or 0) == away, "exactly the time left"
        self.acts = {seat: at + away for seat, at in self.acts.items()}


def charged(log: Log) -> list[object]:
    """Return who was late, charged or replaced."""
    return [e for e in log.events if isinstance(e, GraceBegan | MoveMissed | SeatLeft)]


async def whole(game: Game, profiles: tuple[Profile, ...] = SLEEPERS) -> Log:
    """Play a game at daily pace to its end."""
    await game.open(profiles)
    while await game.turn():
        pass
    assert (await game.standing()).table.ending is Ending.PLAYED
    return await game.store.load(game.table)


@pytest.mark.case(16, 29)
@pytest.mark.soak
async def test_nobody_loses_a_move_to_the_night() -> None:
    """Begun at any time of two years, with all changes of clocks in them."""
    set_by_somebody = 0
    for number in range(times(2, 200)):
        rng = Random(f"sleepers {SEED + number}")
        begun = ManualClock(START + rng.randrange(2 * 365 * DAY))
        log = await whole(Game(rng, begun))
        assert charged(log) == []
        phases = [e for e in log.events if isinstance(e, DeadlineSet)]
        set_by_somebody += sum(phase.by is not None for phase in phases)
        assert all((e.at or 0) - (e.began or 0) <= 2 * DAY for e in phases)
    assert set_by_somebody


@pytest.mark.soak
async def test_nobody_loses_a_move_to_a_weekend_off() -> None:
    """People who do nothing on their own Saturdays and Sundays."""
    off = Times(Pace.DAILY, weekends_off=True)
    for number in range(times(1, 50)):
        rng = Random(f"weekends {SEED + number}")
        begun = ManualClock(START + rng.randrange(2 * 365 * DAY))
        assert charged(await whole(Game(rng, begun, off))) == []


async def test_without_hours_such_people_would_lose_moves() -> None:
    """So that the test above can fail."""
    assert charged(await whole(Game(Random(1), ManualClock()), profiles=()))


@pytest.mark.case(12, 14)
@pytest.mark.soak
async def test_a_week_of_downtime_charges_nobody() -> None:
    for number in range(times(1, 50)):
        game = Game(Random(f"down {SEED + number}"), ManualClock())
        await game.open()
        dies_at = game.rng.sample(range(25), 2)
        for turn in count():
            if turn in dies_at:
                await game.dies(7 * DAY)
            if not await game.turn():
                break
        assert charged(await game.store.load(game.table)) == []
