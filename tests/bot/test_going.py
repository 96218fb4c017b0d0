"""Somebody goes, by whatever way: the others go on, and somebody who is there hosts (27, 28)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from bot.forgetting import Forgetting
from bot.outcome import Refusal, Refused, Said, Show
from bot.paces import GRACES, LENGTHS
from bot.present.indian_poker.scene import played
from data.former import is_former
from data.log import Ending, Pace, Stage, TableId
from data.store import Person
from engine.catalog import Options as AnyOptions
from engine.indian_chief.options import Options
from engine.indian_poker.options import NightOptions
from engine.indian_poker.options import Options as PokerOptions
from engine.indian_poker.situation import Phase
from tests.bot.evening import ADA, BEN, CLEO, DAN, Evening, evening

Go = Callable[[Evening, TableId, Person], Awaitable[object]]

SEALED = PokerOptions(bidding="simultaneous", target="50")
JOKERS = Options(rulebook="modern", beggar_joker="by_hand")
NIGHT = NightOptions(bidding="simultaneous")


async def leaves(that: Evening, table: TableId, person: Person) -> None:
    await that.click(table, person, "leave")


async def is_kicked(that: Evening, table: TableId, person: Person) -> None:
    await that.click(table, ADA, "kick", "sure", str(person.user))


async def is_barred(that: Evening, table: TableId, person: Person) -> None:
    await that.click(table, ADA, "kick", "sure", "ban", str(person.user))


async def is_forgotten(that: Evening, _table: TableId, person: Person) -> None:
    assert await Forgetting(that.store, that.house.tables.forget).forget(person.user)


async def never_acts(that: Evening, table: TableId, _person: Person) -> None:
    """Whoever left the server does no more than that: Discord tells the bot nothing of it."""
    await that.lapse(table)


WAYS: dict[str, Go] = {
    "leaves": leaves,
    "kicked": is_kicked,
    "barred": is_barred,
    "forgotten": is_forgotten,
    "away": never_acts,
}


async def acts(that: Evening, table: TableId, person: Person) -> None:
    """Do what the phase asks of everybody."""
    if isinstance((await that.look(table)).table.options, Options):
        await that.seal_first(table, person)
    else:
        await that.click(table, person, "bid", "in")


@pytest.mark.case(27)
@pytest.mark.parametrize("go", WAYS.values(), ids=WAYS)
@pytest.mark.parametrize("options", [Options(), SEALED, NIGHT], ids=["chief", "poker", "night"])
async def test_the_phase_is_over_as_the_only_one_who_was_missing_goes(
    go: Go, options: AnyOptions
) -> None:
    async with evening() as that:
        table = await begun(that, options)
        step = (await that.look(table)).table.step
        for person in (ADA, BEN):
            await acts(that, table, person)
        await go(that, table, CLEO)
        await that.idle()
        after = (await that.look(table)).table
        assert (after.stage, after.step > step) == (Stage.PLAYING, True)


@pytest.mark.case(27)
@pytest.mark.parametrize("go", list(WAYS.values())[:4], ids=list(WAYS)[:4])
async def test_who_goes_after_sealing_opens_nothing_before_the_others(go: Go) -> None:
    async with evening() as that:
        table = await begun(that, SEALED)
        step = (await that.look(table)).table.step
        await acts(that, table, CLEO)
        await go(that, table, CLEO)
        await that.idle()
        assert (await that.look(table)).table.step == step
        for person in (ADA, BEN):
            await acts(that, table, person)
        await that.idle()
        assert (await that.look(table)).table.step > step


async def begun(that: Evening, options: AnyOptions, *people: Person) -> TableId:
    """Let Ada, Ben and Cleo begin a game, or whoever is named; the first of them hosts it."""
    host, *others = people or (ADA, BEN, CLEO)
    if not isinstance(options, NightOptions):
        return await that.seated(host, *others, options=options)
    table = await that.open(host, seats=6, options=options)
    for person in (host, *others):
        await that.click(table, person, "join", "sure")
    await that.click(table, host, "start")
    return table


# ------------------------------------------------------------------------- the host


async def in_a_lobby(that: Evening) -> TableId:
    return await that.seated(ADA, BEN, CLEO, seats=4)


async def in_a_game(that: Evening) -> TableId:
    return await begun(that, Options())


async def in_a_match(that: Evening) -> TableId:
    return await begun(that, PokerOptions())


async def in_the_lobby_of_a_night(that: Evening) -> TableId:
    table = await that.open(ADA, seats=6, options=NightOptions())
    for person in (ADA, BEN, CLEO):
        await that.click(table, person, "join", "sure")
    return table


async def in_a_hand_of_a_night(that: Evening) -> TableId:
    return await begun(that, NightOptions(), ADA, BEN, CLEO, DAN)


async def in_the_rest_of_a_night(that: Evening) -> TableId:
    table = await in_a_hand_of_a_night(that)
    for _ in range(9):
        if played(await that.look(table)).phase is Phase.REST:
            return table
        await that.lapse(table)
    raise AssertionError("no rest")


MOMENTS = (
    in_a_lobby,
    in_a_game,
    in_a_match,
    in_the_lobby_of_a_night,
    in_a_hand_of_a_night,
    in_the_rest_of_a_night,
)


async def hands_on(that: Evening, table: TableId, _host: Person) -> None:
    await that.click(table, ADA, "host", str(BEN.user))


async def is_taken_over(that: Evening, table: TableId, _host: Person) -> None:
    """Miss the first move, at which the others do not."""
    for person in (BEN, CLEO):
        await that.seal_first(table, person)
    await that.lapse(table)


CAN_DO = ("manage", "extend", "add", "kick", "end")


async def nobody_else_hosts(that: Evening, table: TableId, host: Person) -> None:
    """Check that ``host`` can do what a host can, and none of the others any of it."""
    now = (await that.look(table)).table
    assert now.host == host.user
    for person in (ADA, BEN, CLEO, DAN):
        for action in CAN_DO if person != host else ():
            with pytest.raises(Refusal) as refused:
                await that.click(table, person, action, *([str(host.user)] * (action == "kick")))
            assert refused.value.code in {Refused.NOT_HOST, Refused.BEGUN}
    assert (await that.click(table, host, "manage")).show is Show.MANAGE
    if now.stage is Stage.LOBBY:
        assert (await that.click(table, host, "add")).show is Show.NOTHING
    assert (await that.click(table, host, "kick", "sure", str(CLEO.user))).said is Said.KICKED
    assert (await that.click(table, host, "end", "sure")).said is Said.CLOSED


@pytest.mark.case(28)
@pytest.mark.parametrize("go", [leaves, is_forgotten, hands_on])
@pytest.mark.parametrize("moment", MOMENTS)
async def test_the_next_one_hosts_at_once_and_can_do_it_all(
    moment: Callable[[Evening], Awaitable[TableId]], go: Go
) -> None:
    async with evening() as that:
        table = await moment(that)
        await go(that, table, ADA)
        await nobody_else_hosts(that, table, BEN)


@pytest.mark.case(28)
async def test_so_it_is_where_a_computer_takes_the_hosts_seat_who_does_not_host_again() -> None:
    async with evening() as that:
        table = await in_a_game(that)
        await is_taken_over(that, table, ADA)
        await that.click(table, ADA, "join")
        await nobody_else_hosts(that, table, BEN)


@pytest.mark.case(28)
async def test_the_powers_pass_on_and_on_to_the_last_who_is_there() -> None:
    async with evening() as that:
        table = await in_a_game(that)
        for leaver, heir in ((ADA, BEN), (BEN, CLEO)):
            await that.click(table, leaver, "leave")
            assert (await that.look(table)).table.host == heir.user
        await that.click(table, CLEO, "leave")
        assert (await that.look(table)).table.ending is Ending.CLOSED


@pytest.mark.case(28)
async def test_no_table_waits_for_a_former_player() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        await that.seal_first(table, ADA)
        await that.wait(LENGTHS[Pace.LIVE])
        await that.wait(GRACES[Pace.LIVE])
        await is_forgotten(that, table, BEN)
        former = (await that.look(table)).table.chairs[1].user
        assert former is not None
        assert is_former(former)
        await that.click(table, ADA, "leave")
        assert (await that.look(table)).table.ending is Ending.CLOSED


@pytest.mark.case(2, 28)
async def test_a_host_without_a_seat_is_a_host_by_command_too() -> None:
    async with evening() as that:
        table = await that.open(ADA, seats=6, options=NightOptions())
        for person in (BEN, CLEO):
            await that.click(table, person, "join", "sure")
        assert await that.house.tables.find.which(ADA.user, None) == table
        assert (await that.click(table, ADA, "end", "sure")).said is Said.CLOSED
