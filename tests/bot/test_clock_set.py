"""A machine's clock that is set while people pause, are away, or wait to be reminded."""

from __future__ import annotations

import pytest

from bot.clock import HOUR, MINUTE
from bot.outages import BEAT
from data.log import AwayBegan, AwayEnded, Pace
from tests.bot.evening import ADA, BEN, Evening, evening
from tests.bot.test_away import away, now, opened
from tests.bot.test_pausing import left, pause
from tests.bot.test_reminding import reminders


async def set_by(that: Evening, milliseconds: int) -> None:
    """Let a little time pass, set the clock, and have it noticed."""
    await that.wait(BEAT)
    await that.clock.set_by(milliseconds)
    await that.wait(BEAT)


async def test_a_pause_lasts_as_long_as_was_said_and_costs_no_more() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        before = await left(that, table)
        await pause(that, table, BEN, 5 * MINUTE)
        await set_by(that, -HOUR)
        assert await left(that, table) == before
        await that.wait(5 * MINUTE - 2 * BEAT - 1)
        assert (await now(that, table)).paused is not None
        await that.wait(1)
        assert (await now(that, table)).paused is None
        assert await left(that, table) == before
        assert dict((await now(that, table)).pauses) == {BEN.user: 5 * MINUTE}


async def test_nobody_is_back_from_an_absence_by_it() -> None:
    async with evening() as that:
        table = await opened(that, ADA, BEN)
        await away(that, BEN)
        deadline = (await now(that, table)).deadline
        await set_by(that, -HOUR)
        await that.wait(2 * HOUR)
        events = (await that.store.load(table)).events
        assert sum(isinstance(each, AwayBegan) for each in events) == 1
        assert not any(isinstance(each, AwayEnded) for each in events)
        assert (await now(that, table)).deadline == (deadline or 0) - HOUR


@pytest.mark.parametrize("by", [HOUR, -HOUR])
@pytest.mark.parametrize("before", [1, 12, 22])
async def test_each_is_reminded_as_often_as_without_it(by: int, before: int) -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN, pace=Pace.DAILY)
        for hour in range(24):
            if hour == before:
                await set_by(that, by)
            await that.wait(HOUR)
        assert (await now(that, table)).grace == (0, 1)
        for person in (ADA, BEN):
            assert len(reminders(that, person)) == 2
