"""Lobbies and dead games close by themselves, never without a warning first (CASES 19, 26, 36)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from bot.click import Click
from bot.clock import HOUR, MINUTE
from bot.expiry import ALONE, STRANDED, WARNING
from bot.paces import DAY, LENGTHS, life
from data.log import (
    Ending,
    ExpirySet,
    ExpiryWarned,
    Pace,
    Posts,
    Stage,
    Stranding,
    TableClosed,
    TableId,
    Times,
)
from engine.indian_chief.options import Options
from engine.indian_poker.options import NightOptions
from tests.bot.evening import ADA, BEN, CHANNEL, Evening, evening, setup


async def opened(
    that: Evening, pace: Pace = Pace.LIVE, posts: Posts = Posts.CHANNEL, seats: int = 2
) -> TableId:
    """Open a table of Ada; of one seat it is a solo game."""
    wanted = replace(setup(seats, pace, options=Options(solo=seats == 1)), posts=posts)
    return (await that.house.tables.open(wanted, ADA, next(that.ids))).table


async def abandoned(that: Evening, pace: Pace) -> TableId:
    """Begin a game that nobody shows up for."""
    table = await opened(that, pace)
    await that.click(table, BEN, "join")
    await that.lapse(table)
    return table


async def stranded(that: Evening, pace: Pace) -> TableId:
    """Begin a game whose channel is gone."""
    table = await opened(that, pace)
    await that.click(table, BEN, "join")
    that.pigeon.gone.add(CHANNEL)
    await that.house.tables.circumstances.strand(table, Stranding.CHANNEL)
    return table


async def alone(that: Evening, pace: Pace) -> TableId:
    """Begin a solo game."""
    return await opened(that, pace, seats=1)


async def solo_by_dm(that: Evening, pace: Pace) -> TableId:
    """Begin a solo game that is told by DM."""
    return await opened(that, pace, Posts.DM, seats=1)


DEAD = [
    *((opened, pace, life(Times(pace))) for pace in LENGTHS),
    *((abandoned, pace, life(Times(pace))) for pace in LENGTHS),
    *((stranded, pace, STRANDED) for pace in (Pace.LIVE, Pace.RELAXED)),
    (alone, Pace.LIVE, ALONE),
    (solo_by_dm, Pace.DAILY, ALONE),
]


@pytest.mark.case(19, 26)
@pytest.mark.parametrize(("make", "pace", "life"), DEAD)
async def test_19_26_it_is_warned_of_before_it_ends(
    make: Callable[[Evening, Pace], Awaitable[TableId]], pace: Pace, life: int
) -> None:
    async with evening() as that:
        table = await make(that, pace)
        began = that.clock.now()
        assert (await that.look(table)).table.expires == began + life
        await that.wait(life - life // WARNING - 1)
        assert not (await that.look(table)).table.warned
        await that.wait(1)
        assert (await that.look(table)).table.warned
        await that.wait(life // WARNING - 1)
        assert (await that.look(table)).table.stage is not Stage.CLOSED
        await that.wait(1)
        now = (await that.look(table)).table
        assert (now.stage, now.ending, now.closed_by) == (Stage.CLOSED, Ending.EXPIRED, None)
        assert await that.store.next_due() is None


async def test_the_paces_live_as_long_as_they_are_told_to() -> None:
    assert life(Times(Pace.LIVE)) == life(Times(Pace.EVENING)) == 3 * HOUR
    assert life(Times(Pace.DAILY)) == life(Times(Pace.RELAXED)) == 7 * DAY
    assert (ALONE, STRANDED) == (30 * DAY, 14 * DAY)


@pytest.mark.case(19)
@pytest.mark.parametrize(("make", "pace", "life"), DEAD)
async def test_however_late_the_warning_comes_there_is_time_to_act_on_it(
    make: Callable[[Evening, Pace], Awaitable[TableId]], pace: Pace, life: int
) -> None:
    async with evening() as that:
        table = await make(that, pace)
        await that.wait(2 * life)
        now = (await that.look(table)).table
        assert (now.stage is not Stage.CLOSED, now.warned) == (True, True)
        assert now.expires == that.clock.now() + life // WARNING
        await that.wait(life // WARNING)
        events = (await that.store.load(table)).events
        assert isinstance(events[-2], ExpiryWarned)
        assert isinstance(events[-1], TableClosed)


async def test_whatever_happens_there_moves_the_end_but_not_by_every_event() -> None:
    async with evening() as that:
        table = await opened(that, seats=4)
        await that.wait(2 * HOUR + HOUR // 2)
        assert (await that.look(table)).table.warned
        for _ in range(2):
            await that.click(table, ADA, "add")
            await that.wait(MINUTE // 4)
        now = (await that.look(table)).table
        assert (now.expires, now.warned) == (that.clock.now() - MINUTE // 2 + 3 * HOUR, False)
        events = (await that.store.load(table)).events
        assert sum(isinstance(event, ExpirySet) for event in events) == 2


async def test_a_game_that_is_played_never_expires() -> None:
    async with evening() as that:
        table = await opened(that, Pace.RELAXED)
        await that.click(table, BEN, "join")
        assert (await that.look(table)).table.expires is None
        await that.seal_first(table, ADA)
        await that.lapse(table)
        await that.click(table, BEN, "join")
        assert (await that.look(table)).table.expires is None


async def test_a_solo_game_told_nowhere_waits_for_ever() -> None:
    async with evening() as that:
        table = await opened(that, posts=Posts.NOWHERE, seats=1)
        await that.wait(400 * DAY)
        now = (await that.look(table)).table
        assert (now.stage, now.expires) == (Stage.PLAYING, None)
        assert await that.store.next_due() is None


async def test_the_lobby_of_a_night_expires_and_a_night_does_not() -> None:
    async with evening() as that:
        table = await that.open(ADA, options=NightOptions())
        assert (await that.look(table)).table.expires == that.clock.now() + 3 * HOUR
        await that.wait(3 * HOUR)
        await that.wait(HOUR)
        assert (await that.look(table)).table.ending is Ending.EXPIRED


@pytest.mark.case(36)
@pytest.mark.parametrize("pace", LENGTHS)
async def test_36_the_clock_of_a_stranded_table_stands_and_goes_on_where_it_stood(
    pace: Pace,
) -> None:
    async with evening() as that:
        table = await stranded(that, pace)
        around = that.house.tables.circumstances
        strand, unstrand = around.strand, around.unstrand
        assert not await strand(table, Stranding.SERVER), "it is already"
        await that.wait(3 * DAY)
        assert (await that.look(table)).table.missed == ()
        for person in (ADA, BEN):  # clicks are still answered
            await that.seal_first(table, person)
        await that.wait(3 * DAY)
        assert await that.store.tables_in(CHANNEL) == (table,)
        that.pigeon.gone.discard(CHANNEL)
        assert await unstrand(table)
        now = (await that.look(table)).table
        assert (now.stranded, now.expires, now.grace) == (None, None, ())
        assert now.step > 1
        lasts = LENGTHS[pace] // (1 if now.asked == (0, 1) else 4)
        assert now.deadline == that.clock.now() + lasts
        assert not await unstrand(table)


@pytest.mark.case(36)
async def test_36_a_table_that_moves_goes_on() -> None:
    async with evening() as that:
        table = await stranded(that, Pace.LIVE)
        await that.wait(DAY)
        click = replace(_move(that), to=CHANNEL)
        await that.house.tables.play(table, ADA, click)
        now = (await that.look(table)).table
        assert (now.stranded, now.expires) == (None, None)
        assert now.deadline == that.clock.now() + LENGTHS[Pace.LIVE]


def _move(that: Evening) -> Click:
    return Click("move", None, (), (), next(that.ids), CHANNEL)


async def test_what_is_told_in_no_channel_cannot_be_stranded() -> None:
    async with evening() as that:
        table = await solo_by_dm(that, Pace.LIVE)
        assert not await that.house.tables.circumstances.strand(table, Stranding.CHANNEL)
