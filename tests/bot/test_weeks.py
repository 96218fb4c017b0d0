"""Weeks at random tables: people act, miss, leave, come back; the house dies, the clock is set.

Whatever happens, every phase and every table ends, and nobody is charged who did not owe a move, or
could not make it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

import pytest

from bot.aftermath import phase
from bot.click import Click
from bot.clock import HOUR, MINUTE, SECOND
from bot.duties import due, duty
from bot.keeper import Keeper
from bot.loaded import Loaded
from bot.outages import SHORTEST, Outages
from bot.outcome import Refusal, Setup
from bot.paces import GRACES, LENGTHS
from bot.recorder import Recorder
from bot.servers import Servers
from bot.sight import Sight
from bot.standing import Standing, history, stand
from bot.tables import Tables
from data.log import (
    Absence,
    Access,
    DeadlineSet,
    Ending,
    Gone,
    LogEvent,
    MoveMissed,
    PlayerJoined,
    Posts,
    SeatLeft,
    SeatReclaimed,
    Stage,
    Stranding,
    TableClosed,
    Times,
    UserId,
)
from data.memory import MemoryStore
from data.sqlite import SqliteStore
from data.store import Log, Person, Store
from engine.catalog import Options, choose, dealt_by_hand
from engine.core import RuleError
from engine.indian_chief.options import Options as Chief
from engine.indian_poker.options import NightOptions
from engine.indian_poker.options import Options as Poker
from tests.bot.evening import CHANNEL, SERVER
from tests.bot.fakes import ManualClock, seeded
from tests.soak import SEED, times

PEOPLE: Final = tuple(Person(user, f"P{user}") for user in range(1, 6))
EVENTS: Final = 120
"""So many things happen at a table before everybody is gone for good."""

LEVELS: Final = {"indian_chief": "normal", "indian_poker": "table", "poker_night": "table"}

OPTIONS: Final[dict[str, Options]] = {
    "classic": Chief(),
    "modern triple": Chief(rulebook="modern", triple=True),
    "solo": Chief(solo=True),
    "leaving ends": Chief(leaving="end"),
    "poker": Poker(),
    "sealed poker": Poker(bidding="simultaneous", target="10"),
    "night": NightOptions(hours="1"),
}


@dataclass
class Weeks:
    """One table, and all that can happen to it.

    ``lived`` is the time in which people could act, ``phase`` the last step and when by that it
    began, ``seen`` how many events were looked at. Who is ``asleep`` does not act.
    """

    store: Store
    rng: Random
    options: Options
    clock: ManualClock
    lived: int = 0
    phase: tuple[int, int] = (0, 0)
    seen: int = 0
    asleep: set[UserId] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.ids = iter(range(1, 10**6))
        self.born()

    def born(self) -> None:
        """Begin a process."""
        chance = seeded(self.rng.randrange(2**32))
        servers = Servers(self.store)
        self.sight = Sight(self.store, servers)
        self.recorder = Recorder(self.store, self.clock, lambda _: None)
        self.tables = Tables(self.store, servers, self.clock, chance, lambda _: None)
        self.outages = Outages(self.store, self.clock, self.tables.circumstances.credit)
        self.keeper = Keeper(self.store, self.clock, self.tables.tick, self.outages.present)

    async def standing(self) -> Standing:
        """How the table stands."""
        return (await self.sight.load(self.table)).standing

    # ------------------------------------------------------------------- life

    async def live(self) -> Log:
        """Let it all happen, and then let time pass until the table has ended."""
        await self._open()
        await self.turn()
        for _ in range(EVENTS):
            if (await self.standing()).table.stage is Stage.CLOSED:
                break
            await self.rng.choices(*zip(*self._deeds(), strict=True))[0]()
            await self.turn()
        await self.tables.circumstances.unstrand(self.table)
        for _ in range(200):
            if (await self.standing()).table.stage is Stage.CLOSED:
                return await self.store.load(self.table)
            at = due(await self.standing(), self.clock.now())
            assert at is not None, "this table would never end"
            await self.passes(max(at - self.clock.now(), 1))
            await self.turn()
        raise AssertionError("it does not end")

    async def _open(self) -> None:
        alone = isinstance(self.options, Chief) and self.options.solo
        setup = Setup(
            self.options,
            CHANNEL,
            SERVER,
            seats=1 if alone else 4,
            times=Times(self.rng.choice(list(LENGTHS))),
            access=Access.ANYONE,
            posts=self.rng.choice((Posts.CHANNEL, Posts.DM)) if alone else Posts.CHANNEL,
            absence=Absence.END if self.rng.random() < 0.1 else Absence.COMPUTER,
        )
        self.table = (await self.tables.open(setup, PEOPLE[0], next(self.ids))).table
        for person in PEOPLE[: self.rng.randint(3, 4)]:
            await self.press(person, "join", "sure")
        await self.press(PEOPLE[0], "start")

    def _deeds(self) -> list[tuple[Callable[[], Awaitable[None]], float]]:
        return [
            (self.all_act, 4),
            (self.somebody_acts, 2),
            (self.somebody_sleeps, 0.4),
            (self.somebody_presses, 2),
            (self.host_presses, 1),
            (self.moment_passes, 1),
            (self.deadline_passes, 2),
            (self.process_dies, 0.4),
            (self.gateway_goes, 0.4),
            (self.clock_is_set, 0.4),
            (self.channel_goes, 0.3),
        ]

    async def turn(self) -> None:
        """Let the clock act, and look at what it charged."""
        await self.outages.beat()
        await self.keeper.turn()
        log, standing = await self.store.load(self.table), await self.standing()
        assert duty(standing, self.clock.now()) is None
        assert due(standing, self.clock.now()) == await self.store.next_due()
        for before, event in _from(log, self.seen):
            self._check_time(before, event)
        self.seen = len(log.events)

    def _check_time(self, before: Standing | None, event: LogEvent) -> None:
        """Check that whoever is charged had the whole phase, and the grace, in which to act."""
        if isinstance(event, DeadlineSet):
            self.phase = (event.step, self.lived)
        if before is None or before.wait is None or not isinstance(event, MoveMissed):
            return
        began = phase(before, before.wait, 0)
        whole = (began.at or 0) - (began.began or 0)
        if before.wait.patience == "move" and not dealt_by_hand(before.table.options):
            whole += GRACES[before.table.pace]
        assert (self.phase[0], self.lived - self.phase[1] >= whole) == (event.step, True)

    async def passes(self, milliseconds: int) -> None:
        """Let time pass in which people could act."""
        await self.clock.advance(milliseconds)
        if (await self.standing()).table.stranded is None:
            self.lived += milliseconds

    # ----------------------------------------------------------------- people

    async def press(self, person: Person, action: str, *args: str, to: int | None = None) -> bool:
        """Press something, and tell whether it was possible."""
        click = Click(action, None, args, (), next(self.ids), CHANNEL, to=to)
        before = await self.store.load(self.table)
        try:
            await self.tables.play(self.table, person, click)
        except (Refusal, RuleError):
            assert await self.store.load(self.table) == before
            return False
        return True

    async def all_act(self) -> None:
        """Let everybody do what is asked of them."""
        for person in PEOPLE:
            await self._act(person)

    async def somebody_acts(self) -> None:
        """Let one of them."""
        await self._act(self.rng.choice(PEOPLE))

    async def somebody_sleeps(self) -> None:
        """Let one of them fall asleep, or wake up."""
        self.asleep ^= {self.rng.choice(PEOPLE).user}

    async def _act(self, person: Person) -> None:
        """Move as a computer player would, if a move is owed."""
        if person.user in self.asleep:
            return
        loaded = await self.sight.load(self.table)
        standing, seat = loaded.standing, loaded.standing.table.seat_of(person.user)
        if standing.wait is None or seat is None or seat not in standing.wait.seats:
            return
        if standing.table.chairs[seat].computer is None:
            game = standing.game.key
            move = choose(game, LEVELS[game], standing.view(seat), self.rng)
            await self._submit(loaded, loaded.decide((move,)))

    async def _submit(self, loaded: Loaded, events: tuple[LogEvent, ...]) -> None:
        async with self.recorder.locks.of(self.table):
            await self.recorder.append(loaded, events, next(self.ids))

    async def somebody_presses(self) -> None:
        """Let somebody come, go, or keep the table open."""
        presses = (("join", "sure"), ("join", "sure"), ("leave",), ("keep",), ("end", "sure"))
        await self.press(self.rng.choice(PEOPLE[1:]), *self.rng.choice(presses))

    async def host_presses(self) -> None:
        """Let the host do one of the things that only the host can."""
        host, whom = (await self.standing()).table.host, str(self.rng.choice(PEOPLE).user)
        presses = (
            *(("kick", "sure", whom), ("kick", "sure", "ban", whom), ("host", whom), ("start",)),
            *(("extend",), ("extend",), ("extend",), ("add",), ("deal_now",), ("manage",)),
        )
        await self.press(PEOPLE[host - 1], *self.rng.choice(presses))

    # ------------------------------------------------------------------- time

    async def moment_passes(self) -> None:
        """Let a while pass."""
        await self.passes(self.rng.choice((SECOND, 20 * SECOND, 5 * MINUTE, HOUR)))

    async def deadline_passes(self) -> None:
        """Let time pass until something is due."""
        at = due(await self.standing(), self.clock.now())
        if at is not None:
            await self.passes(max(at - self.clock.now(), 0))

    async def process_dies(self) -> None:
        """End the process, and begin another one later."""
        await self._away(self.rng.choice((2 * MINUTE, 5 * HOUR, 3 * 24 * HOUR)), self.born)

    async def gateway_goes(self) -> None:
        """Lose the gateway for a while, in which the clock does nothing."""
        self.outages.lost()
        before = await self.store.load(self.table)
        await self.clock.advance(self.rng.choice((2 * MINUTE, 5 * HOUR)))
        await self.keeper.turn()
        assert await self.store.load(self.table) == before
        await self._away(MINUTE, self.outages.found)

    async def clock_is_set(self) -> None:
        """Set the clock an hour back or forth."""
        table, now = (await self.standing()).table, self.clock.now()
        await self.clock.set_by(self.rng.choice((HOUR, -HOUR)))
        await self.outages.present()
        await self._same_left(table.deadline, now)

    async def _away(self, milliseconds: int, back: Callable[[], None]) -> None:
        """Let time pass in which nobody can act: what was left of a phase is left afterwards."""
        table, now = (await self.standing()).table, self.clock.now()
        await self.clock.advance(milliseconds)
        back()
        assert milliseconds > SHORTEST
        await self.outages.present()
        await self._same_left(table.deadline, now)

    async def _same_left(self, deadline: int | None, then: int) -> None:
        table = (await self.standing()).table
        if deadline is not None and table.stranded is None:
            assert (table.deadline or 0) - self.clock.now() >= deadline - then

    async def channel_goes(self) -> None:
        """Let the channel be gone, or let it be told again."""
        stranded = (await self.standing()).table.stranded is not None
        if not stranded:
            await self.tables.circumstances.strand(self.table, Stranding.CHANNEL)
        elif self.rng.random() < 0.5:
            await self.tables.circumstances.unstrand(self.table)
        else:
            host = (await self.standing()).table.host
            await self.press(PEOPLE[host - 1], "move", to=CHANNEL + 1)


def _from(log: Log, seen: int) -> list[tuple[Standing | None, LogEvent]]:
    """Return the events after so many, each with how the table stood before it."""
    then = (None, *history(log))
    return list(zip(then[seen:], log.events[seen:], strict=False))


# ---------------------------------------------------------------- what holds of a log


def check(log: Log) -> None:
    """Check what a whole log must keep to."""
    for before, event in _from(log, 0):
        if before is not None:
            _check_charge(before, event)
            _check_return(before, event)
    assert stand(log).table.stage is Stage.CLOSED
    assert isinstance(log.events[-1], TableClosed)


def _check_charge(before: Standing, event: LogEvent) -> None:
    """Check that who is charged or replaced owed a move; and that no table ends unannounced."""
    match event:
        case MoveMissed(seat, step):
            _owed(before, seat, step)
        case SeatLeft(seat, _, Gone.ABSENT | Gone.NO_SHOW):
            _owed(before, seat, before.table.step)
        case TableClosed(Ending.EXPIRED):
            assert before.table.warned
        case _:
            pass


def _check_return(before: Standing, event: LogEvent) -> None:
    """Check that only those come who may."""
    table = before.table
    match event:
        case SeatReclaimed(seat):
            chair = table.chairs[seat]
            assert (chair.user is not None, chair.computer is not None) == (True, True)
            assert chair.user not in table.barred
        case PlayerJoined(user):
            assert user not in table.barred
        case _:
            pass


def _owed(before: Standing, seat: int, step: int) -> None:
    """Check that a person owed this move, and was named before."""
    table, wait = before.table, before.wait
    assert wait is not None
    assert (wait.step, seat in wait.seats, before.runs) == (step, True, True)
    assert table.chairs[seat].computer is None
    if wait.patience == "move" and not dealt_by_hand(table.options):
        assert seat in table.grace


# -------------------------------------------------------------------------- the tests


async def lived(store: Store, name: str, seed: int) -> Log:
    """Let a table live in a store."""
    weeks = Weeks(store, Random(f"{seed} {name}"), OPTIONS[name], ManualClock())
    return await weeks.live()


@pytest.mark.case(12, 29)
@pytest.mark.soak
@pytest.mark.parametrize("name", OPTIONS)
async def test_weeks_at_a_random_table(tmp_path: Path, name: str) -> None:
    """What two stores keep of the same weeks is the same, too."""
    for number in range(times(1, 150)):
        seed = SEED + number
        async with AsyncExitStack() as opened:
            store = await SqliteStore.open(tmp_path / f"{number}.sqlite")
            opened.push_async_callback(store.close)
            log = await lived(store, name, seed)
            check(log)
            assert log == await lived(MemoryStore(), name, seed)
