"""One send that fails stops nothing for anybody else, and a host can end it all the same (2, 3)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from bot.clock import HOUR
from bot.courier import ChannelGone, DmClosed, Forbidden, TryLater, Unsendable
from bot.expiry import ALONE, WARNING
from bot.outcome import Said
from data.log import Gone, Posts, Stage, TableId
from data.store import Dm, Person
from engine.indian_chief.options import Options
from engine.indian_poker.options import NightOptions
from tests.bot.evening import ADA, BEN, CHANNEL, CLEO, DAN, Evening, evening, setup
from tests.bot.fakes import dm_of
from tests.bot.present.reading import body, buttons

ELSEWHERE = CHANNEL + 1

FAULTS = (
    Forbidden("Send Messages"),
    ChannelGone(),
    TryLater("503"),
    Unsendable("400"),
    ConnectionResetError(104),
    KeyError("a fault of ours"),
)


async def a_lobby(that: Evening) -> TableId:
    return await that.open(ADA)


async def a_game(that: Evening) -> TableId:
    return await that.seated(ADA, BEN)


async def a_night(that: Evening) -> TableId:
    table = await that.open(ADA, seats=3, options=NightOptions())
    for person in (ADA, BEN, CLEO):
        await that.click(table, person, "join", "sure")
    return table


async def elsewhere(that: Evening) -> TableId:
    """Begin a game of Dan and Cleo in another channel."""
    wanted = replace(setup(2), channel=ELSEWHERE)
    table = (await that.house.tables.open(wanted, DAN, next(that.ids))).table
    await that.click(table, CLEO, "join", channel=ELSEWHERE)
    return table


async def told(that: Evening, true: Callable[[], bool]) -> None:
    """Let some minutes pass until it is true: what fails is tried again meanwhile."""
    for _ in range(10):
        await that.clock.advance(60_000 // 10)
        for _ in range(20):
            await that.store.live_tables()  # lets the others run
            if true():
                return
    raise AssertionError("it was not told")


def live_posts(that: Evening, channel: int) -> int:
    return sum("hand" in buttons(screen) for screen in that.pigeon.in_channel(channel))


@pytest.mark.case(2)
@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: type(fault).__name__)
@pytest.mark.parametrize("make", [a_lobby, a_game, a_night])
async def test_no_table_waits_for_the_channel_of_another_and_its_host_can_end_it(
    make: Callable[[Evening], Awaitable[TableId]], fault: Exception
) -> None:
    async with evening() as that:
        that.pigeon.fault_at = ("post", CHANNEL, fault)
        broken = await make(that)
        fine = await elsewhere(that)
        await told(that, lambda: live_posts(that, ELSEWHERE) == 1)
        for person in (DAN, CLEO):
            await told(that, lambda who=person: hands(that, who) == 1)  # type: ignore[misc]
            await that.seal_first(fine, person)
        await told(that, lambda: hands(that, DAN) == 2)
        assert that.pigeon.in_channel(CHANNEL) == []
        assert (await that.click(broken, ADA, "end", "sure")).said is Said.CLOSED
        that.pigeon.fault_at = None


def hands(that: Evening, person: Person) -> int:
    screens = that.pigeon.in_channel(dm_of(person.user))
    return sum("choose" in body(screen).casefold() for screen in screens)


@pytest.mark.case(3, 8)
async def test_who_blocks_the_bot_keeps_the_seat_and_can_be_taken_off_it() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN, CLEO)
        await that.idle()
        that.pigeon.closed.add(BEN.user)
        that.pigeon.fault_at = ("post", dm_of(BEN.user), DmClosed())
        for person in (ADA, BEN, CLEO):
            await that.seal_first(table, person)
        await that.idle()
        scene = await that.look(table)
        assert (scene.table.chairs[1].computer, scene.unreachable) == (None, (BEN.user,))
        live = that.pigeon.in_channel(CHANNEL)[-1]
        assert f"<@{BEN.user}>" in (live.alert or ""), "who gets no DM is called in the channel"
        assert (await that.click(table, ADA, "kick", "sure", str(BEN.user))).said is Said.KICKED
        await that.idle()
        after = await that.look(table)
        assert (after.table.chairs[1].gone, after.unreachable) == (Gone.KICKED, ())


# ------------------------------------------------------------- what comes by DM alone


@pytest.mark.case(19)
@pytest.mark.parametrize("closed", [False, True])
async def test_a_game_told_by_dm_alone_is_warned_of_there_once(closed: bool) -> None:
    async with evening() as that:
        wanted = replace(setup(1, options=Options(solo=True)), posts=Posts.DM)
        table = (await that.house.tables.open(wanted, ADA, next(that.ids))).table
        await that.idle()
        if closed:
            that.pigeon.fault_at = ("post", dm_of(ADA.user), DmClosed())
        await that.wait(ALONE - ALONE // WARNING)
        warnings = [s for s in that.pigeon.in_channel(dm_of(ADA.user)) if "keep" in buttons(s)]
        assert len(warnings) == (0 if closed else 1)
        await that.house.stop()
        again = Evening(1, that.store, that.pigeon, that.clock, that.ids)
        again.house.start()
        await again.idle()
        assert len(that.pigeon.in_channel(dm_of(ADA.user))) == (1 if closed else 2)
        assert that.pigeon.in_channel(CHANNEL) == []
        assert (await again.click(table, ADA, "keep", channel=None)).said is Said.KEPT_OPEN
        assert (await again.look(table)).table.expires == that.clock.now() + ALONE
        await again.wait(ALONE - HOUR)
        assert (await again.look(table)).table.stage is Stage.PLAYING
        await again.house.stop()


@pytest.mark.case(36)
async def test_a_host_without_a_seat_hears_why_the_table_waits() -> None:
    async with evening() as that:
        table = await that.open(ADA, seats=6, options=NightOptions())
        await that.idle()
        that.pigeon.gone.add(CHANNEL)
        for person in (BEN, CLEO):
            await that.click(table, person, "join", "sure")
        await that.idle()
        [notice] = that.pigeon.in_channel(dm_of(ADA.user))
        assert f"Table {table} waits" in body(notice)
        people = {each.user: each.dm for each in (await that.store.telling(table)).people}
        assert people[ADA.user] is Dm.OPEN
        assert await that.house.tables.find.which(ADA.user, None) == table
