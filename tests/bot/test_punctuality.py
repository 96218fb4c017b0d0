"""Punctuality: counted once per phase, as it ends, of those who play; asked for in lobbies."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import count
from typing import Final

import pytest

from bot import aftermath
from bot.clock import HOUR
from bot.outages import BEAT
from bot.outcome import Refusal, Refused, Said
from bot.paces import DAY, PUNCTUAL
from bot.personal import Press
from bot.present.answer import refusal
from bot.present.lobby import lobby
from bot.present.me import FORGET, SCREEN
from bot.punctuality import FEW, KEEP_DAYS, kept_since, welcome
from bot.standing import stand
from bot.timing import Part, code
from data.log import HostPassed, Pace, Stage, Stranding, TableId, Times
from data.memory import MemoryStore
from data.punctuality import Owed, Share
from data.store import Append, Person
from engine.indian_chief.options import Options
from engine.indian_poker.options import NightOptions
from tests.bot.evening import ADA, BEN, CHANNEL, CLEO, DAN, Evening, evening
from tests.bot.fakes import START
from tests.bot.present.reading import body

TODAY: Final = START // DAY
MODERN: Final = Options(rulebook="modern")
"""In which nobody steals: a round is one phase."""


async def shares(that: Evening, *people: Person) -> list[tuple[int, int]]:
    """Return what people owed so far, and missed."""
    found = await that.store.shares(tuple(each.user for each in people))
    return [(of.owed, of.missed) for of in (found.get(each.user, Share()) for each in people)]


@asynccontextmanager
async def played(
    *people: Person, pace: Pace = Pace.DAILY, store: MemoryStore | None = None
) -> AsyncIterator[tuple[Evening, TableId]]:
    async with evening(store=store) as that:
        table = await that.seated(*people, pace=pace, options=MODERN)
        await that.idle()
        yield that, table


async def seal_all(that: Evening, table: TableId, *people: Person) -> None:
    for person in people:
        await that.seal_first(table, person)
    await that.idle()


@pytest.mark.parametrize("pace", [Pace.LIVE, Pace.EVENING, Pace.DAILY])
async def test_a_phase_counts_as_it_ends_whatever_the_pace(pace: Pace) -> None:
    async with played(ADA, BEN, CLEO, pace=pace) as (that, table):
        await seal_all(that, table, ADA, BEN)
        assert await shares(that, ADA, BEN, CLEO) == [(0, 0)] * 3
        await seal_all(that, table, CLEO)
        assert await shares(that, ADA, BEN, CLEO) == [(1, 0)] * 3
        await seal_all(that, table, ADA, BEN)
        await that.lapse(table)
        assert await shares(that, ADA, BEN, CLEO) == [(2, 0), (2, 0), (2, 1)]


async def test_a_change_of_mind_or_in_the_grace_is_in_time() -> None:
    async with played(ADA, BEN, CLEO) as (that, table):
        await seal_all(that, table, ADA, ADA, BEN)
        deadline = (await that.look(table)).table.deadline
        assert deadline is not None
        await that.wait(deadline - that.clock.now())
        assert (await that.look(table)).table.grace
        assert await shares(that, CLEO) == [(0, 0)]
        await seal_all(that, table, CLEO)
        assert await shares(that, ADA, BEN, CLEO) == [(1, 0)] * 3


async def test_a_repeated_click_counts_once() -> None:
    async with played(ADA, BEN) as (that, table):
        await seal_all(that, table, ADA)
        scene = await that.look(table, BEN)
        that.ids = count(500)
        await that.seal_first(table, BEN)
        that.ids = count(500)
        again = await that.click(table, BEN, "seal", step=scene.table.step)
        assert again.said is Said.ALREADY
        assert await shares(that, ADA, BEN) == [(1, 0)] * 2


class Slow(MemoryStore):
    """A store in which another process appends first, once."""

    async def append(self, entry: Append) -> None:
        if entry.owed and not self.__dict__.get("was"):
            self.__dict__["was"] = True
            await super().append(replace(entry, owed=()))
        await super().append(entry)


async def test_who_was_second_counts_nothing() -> None:
    async with played(ADA, BEN, store=Slow()) as (that, table):
        await seal_all(that, table, ADA)
        await that.seal_first(table, BEN)  # done already, by the other
        assert await shares(that, ADA, BEN) == [(0, 0)] * 2
        await seal_all(that, table, ADA, BEN)
        assert await shares(that, ADA, BEN) == [(1, 0)] * 2


async def test_a_restart_counts_nothing_twice() -> None:
    store = MemoryStore()
    that = Evening(store=store)
    that.house.start()
    table = await that.seated(ADA, BEN, pace=Pace.DAILY, options=MODERN)
    await seal_all(that, table, ADA, BEN)
    await that.house.stop()
    later = Evening(2, store, clock=that.clock)
    later.house.start()
    await later.idle()
    assert await shares(later, ADA, BEN) == [(1, 0)] * 2
    await later.lapse(table)
    assert await shares(later, ADA, BEN) == [(2, 1)] * 2
    await later.house.stop()
    await store.close()


async def test_a_week_of_downtime_charges_nobody() -> None:
    store = MemoryStore()
    that = Evening(store=store)
    that.house.start()
    table = await that.seated(ADA, BEN, pace=Pace.DAILY, options=MODERN)
    await that.wait(BEAT)
    await asyncio.sleep(0.01)  # the heart beats by itself
    await that.house.stop()
    await that.clock.advance(7 * DAY)
    later = Evening(2, store, clock=that.clock, ids=that.ids)
    later.house.start()
    later.house.found()
    await later.idle()
    assert await shares(later, ADA, BEN) == [(0, 0)] * 2
    await seal_all(later, table, ADA, BEN)
    assert await shares(later, ADA, BEN) == [(1, 0)] * 2
    await later.house.stop()
    await store.close()


async def test_what_a_computer_played_nobody_owed() -> None:
    async with played(ADA, BEN, CLEO) as (that, table):
        await that.click(table, CLEO, "leave")
        await seal_all(that, table, ADA, BEN)
        await seal_all(that, table, ADA, BEN)
        assert await shares(that, ADA, BEN, CLEO) == [(2, 0), (2, 0), (0, 0)]
        await that.click(table, CLEO, "join")
        await seal_all(that, table, ADA, BEN)
        assert await shares(that, ADA, BEN, CLEO) == [(3, 0), (3, 0), (0, 0)], "played by then"
        await seal_all(that, table, ADA, BEN, CLEO)
        assert await shares(that, ADA, BEN, CLEO) == [(4, 0), (4, 0), (1, 0)]


async def test_whoever_leaves_as_the_last_one_owes_nothing() -> None:
    async with played(ADA, BEN, CLEO) as (that, table):
        await seal_all(that, table, ADA, BEN)
        await that.click(table, CLEO, "leave")
        await that.idle()
        assert await shares(that, ADA, BEN, CLEO) == [(1, 0), (1, 0), (0, 0)]


async def test_the_move_by_which_a_seat_is_lost_is_missed() -> None:
    async with played(ADA, BEN, CLEO) as (that, table):
        await seal_all(that, table, ADA, BEN)
        await that.lapse(table)  # who never showed up is replaced at once
        assert (await that.look(table)).table.chairs[2].computer is not None
        assert await shares(that, ADA, BEN, CLEO) == [(1, 0), (1, 0), (1, 1)]


async def test_a_table_that_cannot_be_told_counts_when_it_goes_on() -> None:
    async with played(ADA, BEN) as (that, table):
        await that.house.tables.circumstances.strand(table, Stranding.CHANNEL)
        await that.wait(9 * DAY)
        assert await shares(that, ADA, BEN) == [(0, 0)] * 2
        await that.house.tables.circumstances.unstrand(table)
        await seal_all(that, table, ADA, BEN)
        assert await shares(that, ADA, BEN) == [(1, 0)] * 2


@pytest.mark.parametrize("late", [False, True])
async def test_what_a_plan_plays_was_made_in_time(*, late: bool) -> None:
    async with played(ADA, BEN, CLEO) as (that, table):
        await seal_all(that, table, ADA, *(() if late else (BEN,)))
        await that.click(table, CLEO, "plan", "computer")
        await that.lapse(table)
        assert (await that.look(table)).table.step > 1
        assert await shares(that, ADA, BEN, CLEO) == [(1, 0), (1, int(late)), (1, 0)]


async def test_a_pause_makes_nobody_late() -> None:
    async with played(ADA, BEN) as (that, table):
        await seal_all(that, table, ADA)
        await that.wait(DAY - HOUR)
        await that.click(table, ADA, "pause", "all")
        await that.wait(2 * DAY)
        assert await shares(that, ADA, BEN) == [(0, 0)] * 2
        await seal_all(that, table, BEN)  # in the pause
        assert await shares(that, ADA, BEN) == [(1, 0)] * 2
        await that.click(table, ADA, "resume")
        await that.lapse(table)
        assert await shares(that, ADA, BEN) == [(2, 1)] * 2


async def test_a_phase_with_pauses_counts_once() -> None:
    async with played(ADA, BEN) as (that, table):
        for _ in range(3):
            await that.click(table, BEN, "pause", "3600")
            await that.click(table, BEN, "resume")
        await seal_all(that, table, ADA, BEN)
        assert await shares(that, ADA, BEN) == [(1, 0)] * 2


async def test_other_times_in_mid_game_are_the_same_phase() -> None:
    async with played(ADA, BEN) as (that, table):
        await seal_all(that, table, ADA)
        wanted = code(Times(Pace.RELAXED))
        await that.click(table, ADA, "propose", *wanted)
        await that.click(table, BEN, "agree", *wanted)
        assert (await that.look(table)).table.pace is Pace.RELAXED
        assert await shares(that, ADA, BEN) == [(0, 0)] * 2
        await seal_all(that, table, BEN)
        assert await shares(that, ADA, BEN) == [(1, 0)] * 2


async def test_a_game_that_is_ended_in_mid_phase_counts_nothing() -> None:
    async with played(ADA, BEN) as (that, table):
        await seal_all(that, table, ADA)
        await that.click(table, ADA, "end", "sure")
        assert (await that.look(table)).table.stage is Stage.CLOSED
        assert await shares(that, ADA, BEN) == [(0, 0)] * 2


async def test_solo_and_nights_count_nothing() -> None:
    async with evening() as that:
        await that.open(ADA, seats=1, options=Options(solo=True))
        night = await that.open(ADA, options=NightOptions())
        for person in (ADA, BEN, CLEO):
            await that.click(night, person, "join", "sure")
        await that.click(night, ADA, "start")
        first = (await that.look(night)).table.step
        for _ in range(3):
            await that.lapse(night)
        assert (await that.look(night)).table.step > first
        assert await shares(that, ADA, BEN, CLEO) == [(0, 0)] * 3


async def test_whoever_is_forgotten_is_not_counted_again() -> None:
    async with played(ADA, BEN, CLEO) as (that, table):
        await seal_all(that, table, ADA, BEN, CLEO)
        now = str(that.clock.now())
        await that.house.screens[SCREEN](Press(FORGET, (now,), user=CLEO.user))
        await that.idle()
        assert await that.store.owed_by(CLEO.user) == ()
        await seal_all(that, table, ADA, BEN)
        assert await shares(that, ADA, BEN, CLEO) == [(2, 0), (2, 0), (0, 0)]


# -------------------------------------------------------------------------- in lobbies


async def counted(that: Evening, person: Person, owed: int, missed: int) -> None:
    """Let somebody have owed so many moves before."""
    table = await that.open(DAN)
    log = await that.store.load(table)
    now = (await that.look(table)).table
    index = aftermath.index(stand(log), START)
    owing = (Owed(person.user, TODAY - 3, owed, missed),)
    event = HostPassed(now.host)
    await that.store.append(Append(table, len(log.events), (event,), index, owed=owing))


@asynccontextmanager
async def asking(least: int, seats: int = 3) -> AsyncIterator[tuple[Evening, TableId]]:
    async with evening() as that:
        table = await that.open(ADA, seats=seats, pace=Pace.DAILY)
        await that.pick(table, ADA, "time", str(least), args=(Part.PUNCTUALITY,))
        yield that, table


@pytest.mark.parametrize(
    ("owed", "missed", "least", "fits"),
    [
        (0, 0, 90, True),
        (FEW - 1, FEW - 1, 90, True),
        (FEW, 1, 90, True),
        (FEW, 2, 90, False),
        (1_000, 101, 90, False),
        (1_000, 100, 90, True),
        (FEW, FEW, 50, False),
        (FEW, FEW, 0, True),
    ],
)
async def test_a_lobby_asks_whoever_joins(owed: int, missed: int, least: int, fits: bool) -> None:
    async with asking(least) as (that, table):
        await counted(that, BEN, owed, missed)
        if fits:
            await that.click(table, BEN, "join")
        else:
            with pytest.raises(Refusal) as refused:
                await that.click(table, BEN, "join")
            assert refused.value.code is Refused.OFTEN_LATE
        assert ((await that.look(table)).table.seat_of(BEN.user) is not None) == fits


async def test_the_refusal_is_one_sentence_with_the_way_on() -> None:
    async with asking(80) as (that, table):
        await counted(that, BEN, 40, 11)
        with pytest.raises(Refusal) as refused:
            await that.click(table, BEN, "join")
        said = body(refusal(refused.value)).splitlines()
        assert said[0] == (
            "**This table asks for at least 80 % of moves in time, "
            "and of yours lately it was 72 %.**"
        )
        assert said[1].startswith("You may watch, or open a table of your own with")


@pytest.mark.parametrize("least", PUNCTUAL)
async def test_seats_show_it_only_where_it_is_asked_for(least: int) -> None:
    async with asking(least) as (that, table):
        await counted(that, BEN, 41, 1)
        await that.click(table, BEN, "join")
        await that.click(table, ADA, "add") if least == PUNCTUAL[1] else None
        await that.idle()
        for shown in (
            body(lobby(await that.look(table))),
            body(that.pigeon.in_channel(CHANNEL)[0]),
        ):
            assert ("97 % of moves in time" in shown) == bool(least)
            assert (f"fewer than {FEW} moves so far" in shown) == bool(least)
        if (await that.look(table)).table.stage is not Stage.LOBBY:
            return
        await that.click(table, ADA, "start")
        await that.idle()
        posts = [body(screen) for screen in that.pigeon.in_channel(CHANNEL)]
        assert not any("97 % of moves" in post for post in posts), "seats are those of the game now"


async def test_a_rematch_asks_for_as_much() -> None:
    async with asking(70, seats=2) as (that, table):
        await counted(that, CLEO, 20, 10)
        await that.click(table, BEN, "join")
        await that.idle()
        await that.click(table, ADA, "end", "sure")
        anew = (await that.click(table, ADA, "rematch")).table
        assert (await that.look(anew)).table.times == Times(Pace.DAILY, punctual=70)
        with pytest.raises(Refusal) as refused:
            await that.click(table, CLEO, "rematch")
        assert refused.value.code is Refused.OFTEN_LATE


async def test_whoever_comes_back_in_mid_game_is_not_asked() -> None:
    async with asking(90, seats=2) as (that, table):
        await that.click(table, BEN, "join")
        await that.click(table, BEN, "leave")
        await counted(that, BEN, 100, 100)
        await that.click(table, BEN, "join")
        assert (await that.look(table)).table.chairs[1].computer is None


async def test_no_day_is_kept_for_longer_than_the_privacy_note_says() -> None:
    async with evening() as that:
        await counted(that, BEN, 5, 5)  # three days ago
        await that.idle()
        for _ in range(KEEP_DAYS):
            await that.wait(DAY)
            for _ in range(20):
                await asyncio.sleep(0)
            days = [each.day for each in await that.store.owed_by(BEN.user)]
            age = that.clock.now() // DAY + 1 - (TODAY - 3)  # to the end of today
            assert bool(days) == (age < KEEP_DAYS)
        assert kept_since(that.clock.now()) > TODAY - 3


def test_everybody_is_welcome_where_nothing_is_asked_for() -> None:
    assert welcome(Share(100, 100), 0)
    assert Share().percent == 100
