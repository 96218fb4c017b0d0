"""Whole nights of random people who come, leave, sleep, give and choose: what holds of all."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final, Literal

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.clock import HOUR
from bot.outcome import Refusal
from bot.poker_night.pace import PATIENCE, REST, WATER
from bot.present.answer import answer, refusal
from bot.present.limits import COMPONENTS, components
from bot.standing import Standing, history
from data.log import (
    ComputersWanted,
    GuestGone,
    GuestWaits,
    HandSeated,
    HandSettled,
    LogEvent,
    NightEnded,
    NightWaits,
    PlayBegan,
    PlayerJoined,
    SeatLeft,
    SeatReclaimed,
    Stage,
    UserId,
    Why,
)
from data.night import IDLE
from data.store import Log, Person
from engine.core import RuleError
from engine.indian_poker.model import CardsDealt, HandedOut, HandRevealed
from engine.indian_poker.options import NightOptions
from tests.bot.poker_night.evening import MOST, STORES, Night, Stores, person

CROWD: Final = tuple(person(user) for user in range(1, 16))
CLICKS: Final = 80
FORFEITS: Final = {"out": 1, "lost": 3, "won": 5}


@dataclass
class Crowd:
    """People who do whatever comes to their minds; ``asleep`` do nothing at all."""

    night: Night
    rng: Random
    asleep: set[UserId] = field(default_factory=set)

    async def live(self) -> None:
        """Let a night begin, go on for a while, and end by itself as nobody acts any more."""
        night = self.night
        await night.open(CROWD[0], self._options())
        for one in CROWD[: self.rng.randint(3, 6)]:
            await night.click(one, "join", "sure")
        await night.click(CROWD[0], "start")
        for number in range(CLICKS):
            if (await night.standing()).table.stage is Stage.CLOSED:
                return
            await self._something()
            if not number % 5:
                night.restart(number)
        while (await night.standing()).table.stage is not Stage.CLOSED:
            await night.lapse()

    def _options(self) -> NightOptions:
        bidding: Literal["turns", "simultaneous"] = "turns"
        ties: Literal["suits", "split"] = "suits"
        if self.rng.random() < 0.3:
            bidding = "simultaneous"
        if self.rng.random() < 0.3:
            ties = "split"
        return NightOptions(hours="1", water_break="3", bidding=bidding, ties=ties)

    async def _something(self) -> None:
        if self.rng.random() < 0.6:
            await self._next_in_turn()
        else:
            await self._anybody()
        await self.night.tick()

    async def _next_in_turn(self) -> None:
        """Let one who is awaited act, or else time pass."""
        standing = await self.night.standing()
        wait = standing.wait
        chairs = standing.table.chairs
        awake = [
            chair.user
            for seat in (wait.seats if wait is not None else ())
            if (chair := chairs[seat]).user is not None and chair.user not in self.asleep
        ]
        if not awake:
            await self.night.lapse()
        elif standing.view(None).history:
            await self._try(person(awake[0]), "give_evenly")
            await self._try(person(awake[0]), "give")
        else:
            await self._try(person(awake[0]), "bid", self.rng.choice(("in", "in", "out")))

    async def _anybody(self) -> None:
        one, rng = self.rng.choice(CROWD), self.rng
        if rng.random() < 0.15:
            self.asleep ^= {one.user}
        action, *args = rng.choice(
            (
                *(("join", "sure"), ("join", "sure"), ("join",), ("leave",), ("deal_now",)),
                *(("add",), ("remove",), ("give", "0,1,4"), ("skip", "1"), ("mine",)),
                *(("terms", "per_night", "2"), ("terms", "skip", "on"), ("terms", "skip", "off")),
                *(("ledger",), ("why", "1"), ("deal", "1"), ("bid", "in")),
            )
        )
        await self._try(one, action, *args)

    async def _try(self, one: Person, action: str, *args: str) -> None:
        """Press something; whatever is refused changes nothing, as the fold will show."""
        try:
            screen = answer(await self.night.click(one, action, *args))
        except (Refusal, RuleError) as error:
            screen = refusal(error)
        assert screen.alert is None
        assert components(screen) <= COMPONENTS


# ------------------------------------------------------------------- what holds of a log


def check(log: Log) -> None:
    """Read a log as somebody would who knows rule 70 and nothing of the program."""
    then = list(history(log))
    _check_seats(log.events)
    _check_ledger(log.events, then[-1])
    _check_deals(log)
    assert isinstance(log.events[-2], NightEnded)
    assert then[-1].table.stage is Stage.CLOSED


def _check_seats(events: tuple[LogEvent, ...]) -> None:
    """Check who sits in each hand: who played on in their order, then who came; the deal moves."""
    hands = Hands()
    for event in events:
        hands.read(event)


@dataclass
class Hands:
    """Who plays, and who will: ``line`` by seat, those of them who stay, and who waits."""

    line: list[UserId | None] = field(default_factory=list)
    stay: set[UserId] = field(default_factory=set)
    waiting: list[UserId] = field(default_factory=list)
    idle: Counter[UserId] = field(default_factory=Counter)
    computers: int = 0

    def read(self, event: LogEvent) -> None:
        """Fold one event; check who is seated."""
        match event:
            case PlayerJoined(user):
                self.line.append(user)
                self.stay.add(user)
            case HandSeated(_, chairs):
                self._seated([chair.user for chair in chairs])
            case HandSettled(idle=absent):
                for user in filter(None, self.line):
                    self.idle[user] = self.idle[user] + 1 if user in absent else 0
            case ComputersWanted(count):
                self.computers = count
            case _:
                self._moved(event)

    def _moved(self, event: LogEvent) -> None:
        match event:
            case SeatLeft(seat):
                self.stay -= {self.line[seat] or 0}
            case SeatReclaimed(seat) if (back := self.line[seat]) is not None:
                self.stay.add(back)
                self.idle[back] = 0
            case GuestWaits(user):
                self.waiting.append(user)
                self.idle[user] = 0
            case GuestGone(user):
                self.waiting.remove(user)

    def _seated(self, seated: list[UserId | None]) -> None:
        due = {user for user in self.stay if self.idle[user] < IDLE}.union(self.waiting)
        assert Counter(user for user in seated if user) == Counter(due)
        assert seated.count(None) == self.computers
        assert 3 <= len(seated) <= MOST
        _check_turn([user for user in self.line if user in seated], seated)
        self.line, self.waiting, self.stay = seated, [], due


def _check_turn(before: list[UserId | None], seated: list[UserId | None]) -> None:
    """Check that the first of those who stay deals now: the next one left of the old dealer."""
    people = [user for user in before if user is not None]
    if people and before[0] is not None:
        assert seated[-1] == before[0]
        assert [user for user in seated if user in people] == [*people[1:], people[0]]


def _check_ledger(events: tuple[LogEvent, ...], last: Standing) -> None:
    """Check every sum against the cards and bids that were shown, and against the fold."""
    came: Counter[UserId | None] = Counter()
    gave: Counter[UserId | None] = Counter()
    users: list[UserId | None] = []
    pending: list[LogEvent] = []
    for event in events:
        match event:
            case PlayBegan():
                users = [one.user for one in events if isinstance(one, PlayerJoined)]
            case HandSeated(_, chairs):
                users, pending = [chair.user for chair in chairs], []
            case HandRevealed() | HandedOut():
                pending.append(event)
            case HandSettled():
                for shown in pending:
                    _count(shown, users, came, gave)
                pending = []
    night = last.night
    for user, guest in night.guests.items():
        assert (guest.came, guest.handed_out) == (came[user], gave[user])
        assert sum(fate.came for fate in guest.fates) == guest.came
        assert all(0 <= fate.kept <= fate.came for fate in guest.fates)


def _count(
    event: LogEvent,
    users: list[UserId | None],
    came: Counter[UserId | None],
    gave: Counter[UserId | None],
) -> None:
    match event:
        case HandRevealed():
            for seat, user in enumerate(users):
                if seat not in event.winners:
                    came[user] += FORFEITS["lost" if event.stayed[seat] else "out"]
        case HandedOut(giver, shares):
            assert sum(shares) == FORFEITS["won"]
            assert shares[giver] == 0
            gave[users[giver]] += FORFEITS["won"]
            for user, count in zip(users, shares, strict=True):
                came[user] += count


def _check_deals(log: Log) -> None:
    """Check that hands are numbered, the last seat deals, and each is revealed before the next."""
    dealt = [event for event in log.events if isinstance(event, CardsDealt)]
    assert [event.hand for event in dealt] == list(range(1, len(dealt) + 1))
    assert all(event.dealer == len(event.cards) - 1 for event in dealt)
    assert all(len({*event.cards}) == len(event.cards) for event in dealt)
    revealed = [event.hand for event in log.events if isinstance(event, HandRevealed)]
    settled = [event.hand for event in log.events if isinstance(event, HandSettled)]
    assert revealed[: len(settled)] == settled == list(range(1, len(settled) + 1))


@pytest.mark.parametrize("make", STORES.values(), ids=STORES)
@given(seed=st.integers(0, 10**6))
@settings(
    max_examples=2,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
def test_a_night_of_random_people(make: Stores, seed: int) -> None:
    async def run() -> None:
        with TemporaryDirectory() as folder:
            async with make(Path(folder)) as store:
                night = Night(store, seed=seed)
                await Crowd(night, Random(seed)).live()
                check(await night.log())
                assert await store.next_due() is None

    asyncio.run(run())


# ------------------------------------------------------------------------------ time


async def _sleepy(options: NightOptions) -> Night:
    night = Night()
    await night.begin(*CROWD[:3], options=options)
    return night


async def test_a_night_ends_as_its_hours_are_over() -> None:
    night = await _sleepy(NightOptions(hours="1"))
    began = night.clock.now()
    while (await night.standing()).table.stage is Stage.PLAYING:
        await night.hand()
        await night.clock.advance(HOUR // 4)
        await night.tick()
    assert await night.events(NightEnded) == [NightEnded(Why.TIME)]
    assert (await night.standing()).night.hands == 4
    assert night.clock.now() == began + HOUR


async def test_a_night_in_which_nobody_acts_ends() -> None:
    night = await _sleepy(NightOptions())
    while (await night.standing()).table.stage is Stage.PLAYING:
        await night.lapse()
    assert await night.events(NightEnded) == [NightEnded(Why.QUIET)]
    assert await night.events(NightWaits) == []
    assert (await night.standing()).night.hands == 2


@pytest.mark.parametrize("seconds", ["30", "45", "60"])
async def test_every_turn_lasts_as_long_as_chosen(seconds: str) -> None:
    night = await _sleepy(NightOptions(turn_seconds=seconds))  # type: ignore[arg-type]
    for _ in range(3):  # two bids, then the winner hands out
        began = night.clock.now()
        assert await night.store.next_due() == began + int(seconds) * 1_000
        await night.lapse()
    assert await night.store.next_due() == night.clock.now() + REST


@pytest.mark.parametrize(("every", "breaks"), [("3", {3, 6}), ("5", {5}), ("never", set())])
async def test_there_is_a_water_break_every_few_hands(every: str, breaks: set[int]) -> None:
    night = await _sleepy(NightOptions(water_break=every))  # type: ignore[arg-type]
    for hand in range(1, 7):
        await night.hand()
        due = await night.store.next_due()
        assert due == night.clock.now() + (WATER if hand in breaks else REST)
        await night.click(CROWD[0], "deal_now")


async def test_who_waits_in_vain_is_told_when_the_night_ends() -> None:
    night = await _sleepy(NightOptions())
    await night.hand()
    await night.click(CROWD[1], "leave")
    await night.lapse()
    assert await night.store.next_due() == night.clock.now() + PATIENCE
