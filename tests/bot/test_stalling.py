"""Nobody stands in a game's way for ever: what each may move or stop is bounded."""

from __future__ import annotations

import contextlib

from bot.clock import HOUR, MINUTE
from bot.outcome import Refusal
from bot.paces import DAY
from bot.timing import code
from data.log import AwayBegan, Pace, Times
from data.store import Person
from tests.bot.evening import ADA, BEN, CHANNEL, CLEO, Evening, evening
from tests.bot.present.reading import body
from tests.bot.test_away import away, back, in_days, now, opened


async def goes_and_comes(that: Evening, person: Person) -> None:
    with contextlib.suppress(Refusal):  # the budget is used up
        await away(that, person, "tomorrow")
        await that.wait(MINUTE)
        await back(that, person)


async def test_going_away_and_coming_back_gives_a_phase_its_time_once_more_and_only_once() -> None:
    async with evening() as that:
        table = await opened(that, ADA, BEN, CLEO)
        began = that.clock.now()
        for person in (ADA, CLEO):
            await that.seal_first(table, person)
        while not (at := await now(that, table)).grace:
            await that.wait((at.deadline or 0) - that.clock.now() - HOUR)
            await goes_and_comes(that, BEN)
            await that.wait(HOUR)
            assert that.clock.now() - began <= 2 * DAY + HOUR
        assert at.grace == (1,)


async def test_two_who_go_in_turns_move_it_once_each() -> None:
    async with evening() as that:
        table = await opened(that, ADA, BEN, CLEO)
        began = that.clock.now()
        await that.seal_first(table, ADA)
        for turn in range(8):
            at = await now(that, table)
            if at.grace:
                break
            await that.wait((at.deadline or 0) - that.clock.now() - HOUR)
            await goes_and_comes(that, (BEN, CLEO)[turn % 2])
            await that.wait(HOUR)
        assert (await now(that, table)).grace == (1, 2)
        assert that.clock.now() - began <= 3 * DAY + 2 * HOUR


async def test_a_second_absence_is_told_and_waited_for_from_the_next_phase_on() -> None:
    async with evening() as that:
        table = await opened(that, ADA, BEN)
        await goes_and_comes(that, BEN)
        deadline = (await now(that, table)).deadline
        await away(that, BEN, "5 days")
        at = await now(that, table)
        assert (at.deadline, [each.user for each in at.away]) == (deadline, [BEN.user])
        told = [body(screen) for screen in that.pigeon.in_channel(CHANNEL)]
        assert sum("again from the next move on" in text for text in told) == 1
        await that.seal_first(table, ADA)
        await that.seal_first(table, BEN)
        first, until = at.step, in_days(that, 5)
        while (at := await now(that, table)).step == first or at.asked == (0,):
            await that.lapse(table)
        assert at.back == ()
        assert at.deadline in {until + DAY, until + DAY // 4}, "a move, or a short wait"


async def test_the_end_of_an_absence_takes_no_time_from_who_was_away_before() -> None:
    async with evening() as that:
        table = await opened(that, ADA, BEN, CLEO)
        await away(that, BEN, "5 days")
        await that.wait(in_days(that, 5) - that.clock.now())
        deadline = (await now(that, table)).deadline
        assert deadline == that.clock.now() + DAY
        await away(that, CLEO, "5 days")
        await that.click(table, CLEO, "leave")
        await back(that, CLEO)
        at = await now(that, table)
        assert at.deadline == deadline
        assert not at.grace


async def test_who_goes_again_within_a_day_was_away_all_along() -> None:
    async with evening() as that:
        table = await opened(that, ADA, BEN)
        began = that.clock.now()
        for _ in range(10):
            await goes_and_comes(that, BEN)
            await that.wait(DAY - 2 * MINUTE)
        kept = (await that.store.profiles((BEN.user,)))[BEN.user].vacations
        assert [each.since for each in kept] == [began]
        for _ in range(20):
            await goes_and_comes(that, BEN)
            await that.wait(DAY - 2 * MINUTE)
        events = (await that.store.load(table)).events
        assert sum(isinstance(event, AwayBegan) for event in events) < 30


async def test_most_of_a_table_begin_a_phase_anew_once() -> None:
    daily, day = Times(Pace.DAILY), Times(Pace.OWN, DAY)
    async with evening() as that:
        table = await opened(that, ADA, BEN, CLEO)

        async def agreed(times: Times, *people: Person) -> bool:
            await that.click(table, ADA, "propose", *code(times))
            for person in people:
                await that.click(table, person, "agree", *code(times))
            return (await now(that, table)).times == times

        assert await agreed(day, BEN)
        assert not await agreed(daily, BEN)
        await that.click(table, CLEO, "agree", *code(daily))
        assert (await now(that, table)).times == daily, "all may do so again"
        for person in (ADA, BEN, CLEO):
            await that.seal_first(table, person)
        await that.idle()
        assert await agreed(day, BEN), "and in another phase most"
