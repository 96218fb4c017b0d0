"""Whole nights of random people who come, leave, sleep, give and choose: what holds of all."""

from __future__ import annotations

import asyncio
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
from bot.standing import stand
from data.log import (
    NightEnded,
    NightWaits,
    Stage,
    UserId,
    Why,
)
from data.store import Log, Person
from engine.core import RuleError
from engine.indian_poker.options import NightOptions
from tests.bot.poker_night.evening import STORES, Night, Stores, person
from tests.bot.poker_night.lawful import check_night

CROWD: Final = tuple(person(user) for user in range(1, 16))
CLICKS: Final = 80


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
    """Check that a night was lawful, and ended by itself."""
    check_night(log)
    assert isinstance(log.events[-2], NightEnded)
    assert stand(log).table.stage is Stage.CLOSED


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
