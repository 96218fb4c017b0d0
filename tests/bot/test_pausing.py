"""Pauses at a table: who may, for how long, what still goes on, and that time alone ends them."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bot import paces, pausing
from bot.clock import HOUR, MINUTE, SECOND
from bot.outages import BEAT
from bot.outcome import Refused, Said, Show
from bot.paces import DAY, GRACES, LENGTHS
from bot.present.indian_chief.scene import played
from data.log import (
    Gone,
    GraceBegan,
    MoveMissed,
    OutageCredited,
    Pace,
    Paused,
    Resumed,
    Stage,
    Stranding,
    Table,
    TableId,
    Times,
)
from data.store import Person
from engine.indian_chief.options import Options
from engine.indian_poker.options import NightOptions
from engine.indian_poker.options import Options as Poker
from tests.bot.evening import ADA, BEN, CHANNEL, CLEO, DAN, Evening, evening, refused, setup
from tests.bot.present.reading import body, buttons

MOVE = LENGTHS[Pace.LIVE]
BUDGET = paces.pauses(Times(Pace.LIVE))


async def pause(that: Evening, table: TableId, person: Person, milliseconds: int) -> Said | None:
    return (await that.click(table, person, "pause", str(milliseconds // SECOND))).said


async def now(that: Evening, table: TableId) -> Table:
    return (await that.look(table)).table


async def left(that: Evening, table: TableId) -> int:
    """Return how much time there would be if the clock went on now."""
    at = await now(that, table)
    assert at.deadline is not None
    return at.deadline - (that.clock.now() if at.stands is None else at.stands)


@pytest.mark.case(32)
async def test_fifty_pauses_and_exactly_the_time_left() -> None:
    async with evening() as that:
        daily = replace(setup(2), times=Times(Pace.DAILY))
        table = (await that.house.tables.open(daily, ADA, next(that.ids))).table
        await that.click(table, BEN, "join")
        counted = LENGTHS[Pace.DAILY]
        for turn in range(50):
            who = (ADA, BEN)[turn % 2]
            await that.wait(MINUTE + turn)
            counted -= MINUTE + turn
            assert await pause(that, table, who, HOUR) is Said.PAUSED
            await that.wait(turn * SECOND)
            assert (await that.click(table, who, "resume")).said is Said.RESUMED
            assert await left(that, table) == counted
        used = dict((await now(that, table)).pauses)
        assert used == {ADA.user: 600 * SECOND, BEN.user: 625 * SECOND}
        assert (await now(that, table)).missed == ()


@pytest.mark.case(32)
async def test_time_alone_ends_a_pause_at_its_stated_end() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        await that.wait(30 * SECOND)
        await pause(that, table, BEN, 5 * MINUTE)
        await that.wait(5 * MINUTE - 1)
        assert (await now(that, table)).paused is not None
        await that.wait(1)
        assert (await now(that, table)).paused is None
        assert await left(that, table) == MOVE - 30 * SECOND
        await that.lapse(table)
        assert (await now(that, table)).chairs[0].gone is Gone.NO_SHOW, "then it counts"


@pytest.mark.parametrize("away", [0, 7 * DAY])
async def test_so_it_does_over_a_restart_however_long(away: int) -> None:
    that = Evening()
    that.house.start()
    table = await that.seated(ADA, BEN)
    await that.wait(BEAT)
    await pause(that, table, BEN, 5 * MINUTE)
    for _ in range(3):
        await that.wait(BEAT)
    await that.house.stop()
    await that.clock.advance(away)
    again = Evening(2, that.store, that.pigeon, that.clock, that.ids)
    again.house.start()
    await again.idle()
    if not away:
        assert (await now(again, table)).paused is not None
        await again.wait(5 * MINUTE)
    assert (await now(again, table)).paused is None
    assert await left(again, table) == MOVE - BEAT
    assert (await now(again, table)).missed == ()
    await again.house.stop()


async def test_an_outage_and_a_stranding_in_a_pause_take_nothing_and_add_nothing() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        await that.wait(20 * SECOND)
        await pause(that, table, BEN, 9 * MINUTE)
        that.house.lost()
        since = that.clock.now()
        await that.clock.advance(2 * MINUTE)
        that.house.found()
        await that.idle()
        assert OutageCredited(since, that.clock.now()) in (await that.store.load(table)).events
        await that.house.tables.circumstances.strand(table, Stranding.CHANNEL)
        await that.wait(MINUTE)
        await that.click(table, BEN, "resume")
        await that.wait(20 * SECOND)
        await that.house.tables.circumstances.unstrand(table)
        assert await left(that, table) == MOVE - 20 * SECOND
        assert dict((await now(that, table)).pauses) == {BEN.user: 3 * MINUTE}


async def test_nobody_is_late_in_a_pause_and_nobody_is_charged() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        await that.wait(MOVE)
        grace = (await now(that, table)).grace
        assert grace == (0, 1)
        await pause(that, table, ADA, BUDGET)
        await that.wait(BUDGET - 1)
        events = (await that.store.load(table)).events
        assert sum(isinstance(event, GraceBegan) for event in events) == 1
        assert not [event for event in events if isinstance(event, MoveMissed)]
        await that.wait(1)
        assert (await now(that, table)).grace == grace
        assert await left(that, table) == GRACES[Pace.LIVE]


async def test_people_and_computers_act_in_a_pause_and_the_next_phase_has_its_whole_time() -> None:
    async with evening() as that:
        table = await that.open(ADA, seats=3, options=Options(rulebook="modern"))
        await that.click(table, BEN, "join")
        await that.click(table, ADA, "add")
        await that.click(table, ADA, "start")
        await that.wait(30 * SECOND)
        await pause(that, table, ADA, BUDGET)
        await that.wait(MINUTE)
        for person in (ADA, BEN):
            await that.seal_first(table, person)
        await that.idle()
        scene = await that.look(table)
        assert played(scene).round == 2
        assert played(scene).sealed == 1, "the computer has"
        assert (await left(that, table), scene.table.paused is None) == (MOVE, False)
        await that.click(table, ADA, "resume")
        assert await left(that, table) == MOVE


async def test_in_indian_poker_too_computers_bid_in_a_pause() -> None:
    async with evening() as that:
        table = await that.open(ADA, seats=3, options=Poker())
        await that.click(table, ADA, "add")
        await that.click(table, ADA, "add")
        await that.click(table, ADA, "start")
        await pause(that, table, ADA, BUDGET)
        await that.wait(MINUTE)
        before = (await now(that, table)).step
        await that.click(table, ADA, "bid", "in")
        await that.idle()
        assert (await now(that, table)).step > before + 1 or (await now(that, table)).asked == (0,)


@pytest.mark.case(32)
async def test_a_budget_is_each_players_and_each_games() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        assert await pause(that, table, ADA, 7 * MINUTE) is Said.PAUSED
        await that.wait(7 * MINUTE)
        assert await refused(that, table, ADA, "pause", str(4 * 60)) is Refused.PAUSE_TOO_LONG
        assert (await that.click(table, ADA, "pause", pausing.ALL)).said is Said.PAUSED
        at = await now(that, table)
        assert at.paused == Paused(ADA.user, that.clock.now(), that.clock.now() + 3 * MINUTE)
        await that.wait(3 * MINUTE)
        for how in (pausing.ALL, "1"):
            assert await refused(that, table, ADA, "pause", how) is Refused.PAUSED_ENOUGH
        assert await pause(that, table, BEN, BUDGET) is Said.PAUSED
        other = await that.seated(ADA, BEN)
        assert await pause(that, other, ADA, BUDGET) is Said.PAUSED


async def test_only_what_was_used_is_charged() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        await that.click(table, ADA, "pause", pausing.ALL)
        await that.wait(2 * MINUTE)
        await that.click(table, ADA, "resume")
        assert pausing.left(await now(that, table), ADA.user) == BUDGET - 2 * MINUTE


@pytest.mark.parametrize(
    ("times", "budget"),
    [
        (Times(Pace.LIVE), 10 * MINUTE),
        (Times(Pace.EVENING), 30 * MINUTE),
        (Times(Pace.DAILY), 3 * DAY),
        (Times(Pace.RELAXED), 7 * DAY),
        (Times(Pace.OWN, 36 * HOUR), 108 * HOUR),
    ],
)
def test_the_budget_goes_by_the_pace(times: Times, budget: int) -> None:
    assert paces.pauses(times) == budget


async def test_whoever_paused_and_the_host_resume_and_nobody_else() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN, CLEO)
        assert await refused(that, table, BEN, "resume") is Refused.NOT_PAUSED
        for who in (BEN, ADA):
            await pause(that, table, BEN, MINUTE)
            assert await refused(that, table, CLEO, "resume") is Refused.NOT_PAUSER
            assert await refused(that, table, CLEO, "pause", "60") is Refused.PAUSED_ALREADY
            assert (await that.click(table, who, "resume")).said is Said.RESUMED


async def test_only_whoever_plays_a_game_with_a_clock_pauses_it() -> None:
    async with evening() as that:
        lobby = await that.seated(ADA, BEN, seats=3)
        assert await refused(that, lobby, ADA, "pause", "60") is Refused.NOT_BEGUN
        assert await refused(that, lobby, ADA, "resume") is Refused.NOT_PAUSED
        alone = await that.open(ADA, seats=1, options=Options(solo=True))
        assert await refused(that, alone, ADA, "pause", "60") is Refused.NO_CLOCK
        table = await that.seated(ADA, BEN, CLEO)
        assert await refused(that, table, DAN, "pause", "60") is Refused.NO_SEAT
        await that.click(table, CLEO, "leave")
        assert await refused(that, table, CLEO, "pause", "60") is Refused.AWAY
        for forged in ("x", "0", "-5", "٣", "9" * 40, ""):
            assert await refused(that, table, ADA, "pause", forged) is Refused.UNKNOWN
        assert await refused(that, table, ADA, "pause", "1", "2") is Refused.UNKNOWN
        await that.click(table, ADA, "end", "sure")
        assert await refused(that, table, ADA, "pause", "60") is Refused.CLOSED


@pytest.mark.parametrize("gone", ["leave", "kick", "forget", "absent"])
async def test_whoever_paused_may_go_and_the_pause_ends_all_the_same(gone: str) -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN, CLEO)
        await that.wait(10 * SECOND)
        await pause(that, table, BEN, 5 * MINUTE)
        match gone:
            case "leave":
                await that.click(table, BEN, "leave")
            case "kick":
                await that.click(table, ADA, "kick", "sure", str(BEN.user))
            case "forget":
                await that.house.tables.forget(table, BEN.user)
            case _:
                pass
        assert await refused(that, table, CLEO, "resume") is Refused.NOT_PAUSER
        await that.idle()
        shown = body(that.pigeon.in_channel(CHANNEL)[-1])
        assert str(BEN.user) not in re.findall(r"<@(\d+)>", shown) or gone != "forget"
        await that.wait(5 * MINUTE)
        assert (await now(that, table)).paused is None
        assert await left(that, table) == MOVE - 10 * SECOND


async def test_a_host_ends_the_pause_of_who_was_forgotten_and_all_of_it_is_told() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN, CLEO)
        await pause(that, table, BEN, 5 * MINUTE)
        await that.house.tables.forget(table, BEN.user)
        await that.idle()
        told = "\n".join(map(body, that.pigeon.in_channel(CHANNEL)))
        assert "**Paused** by a former player" in told
        assert (await that.click(table, ADA, "resume")).said is Said.RESUMED


async def test_if_all_leave_in_a_pause_the_game_waits_and_goes_on_with_its_whole_time() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        await that.wait(MOVE)
        await that.wait(GRACES[Pace.LIVE] - SECOND)
        await pause(that, table, ADA, 5 * MINUTE)
        await that.seal_first(table, ADA)
        await that.click(table, ADA, "leave")
        await that.wait(5 * MINUTE)
        at = await now(that, table)
        assert (at.paused, at.stage) == (None, Stage.PLAYING)


async def test_what_is_posted_of_it_and_what_the_live_post_says() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        await pause(that, table, BEN, 5 * MINUTE)
        await that.idle()
        end = that.clock.now() // 1000 + 300
        live, post = that.pigeon.in_channel(CHANNEL)[-2:]
        assert f"**Paused** by <@{BEN.user}>, until <t:{end}:f>" in body(live)
        assert "The clock stands." in body(live)
        assert buttons(live)["resume"].label == "Resume"
        assert "pause" not in buttons(live)
        assert f"**<@{BEN.user}> paused the game,** until <t:{end}:f>" in body(post)
        assert (post.alert, post.mentions) == (None, ())
        await that.wait(5 * MINUTE)
        *_, post = that.pigeon.in_channel(CHANNEL)
        live = next(s for s in that.pigeon.in_channel(CHANNEL) if "sealed" in body(s))
        assert "Paused" not in body(live)
        assert buttons(live)["pause"].label == "Pause"
        deadline = ((await now(that, table)).deadline or 0) // 1000
        assert f"**The game goes on.** There is time until <t:{deadline}:f>" in body(post)
        assert post.mentions == (ADA.user, BEN.user), "a fast game calls those who went away"


async def test_a_page_asks_for_how_long() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        before = await that.store.load(table)
        assert (await that.click(table, BEN, "pause")).show is Show.PAUSE
        assert await that.store.load(table) == before
        assert (await that.pick(table, BEN, "pause", "60")).said is Said.PAUSED
        assert (await that.click(table, ADA, "pause")).show is Show.PAUSE


async def test_a_night_rests_too_in_a_pause() -> None:
    async with evening() as that:
        table = await that.open(ADA, seats=4, options=NightOptions())
        for person in (ADA, BEN, CLEO):
            await that.click(table, person, "join", "sure")
        await that.click(table, ADA, "start")
        before = await left(that, table)
        assert (await that.click(table, CLEO, "pause", pausing.ALL)).said is Said.PAUSED
        await that.wait(9 * MINUTE)
        assert await left(that, table) == before
        events = (await that.store.load(table)).events
        assert not [event for event in events if isinstance(event, MoveMissed | Resumed)]
