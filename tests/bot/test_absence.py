"""A deadline passes: who is missing is named, then the grace, then the policy (CASES 29-31, 33)."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

import pytest

from bot.absence import IN_A_ROW
from bot.outcome import Refusal, Refused, Said
from bot.paces import GRACES, LENGTHS
from bot.present.indian_chief.scene import played
from data.log import (
    Absence,
    Ending,
    Gone,
    GraceBegan,
    HostPassed,
    LogEvent,
    MoveMissed,
    Pace,
    SeatLeft,
    Stage,
    TableId,
)
from data.store import Person
from engine.catalog import Options as AnyOptions
from engine.indian_chief.options import Options
from engine.indian_poker.options import Options as PokerOptions
from tests.bot.evening import ADA, BEN, CLEO, DAN, Evening, evening, setup

E = TypeVar("E", bound=LogEvent)

SEALED = PokerOptions(bidding="simultaneous", target="50")
"""A game whose every phase waits for everybody."""


async def events(that: Evening, table: TableId, kind: type[E]) -> list[E]:
    """Return what of a kind is in the log."""
    return [e for e in (await that.store.load(table)).events if isinstance(e, kind)]


async def seated(
    that: Evening,
    *,
    absence: Absence = Absence.COMPUTER,
    pace: Pace = Pace.LIVE,
    options: AnyOptions | None = None,
) -> TableId:
    """Begin a game of Ada, who hosts it, Ben and Cleo."""
    wanted = replace(setup(3, pace, options=options or Options()), absence=absence)
    table = (await that.house.tables.open(wanted, ADA, next(that.ids))).table
    for person in (BEN, CLEO):
        await that.click(table, person, "join")
    return table


async def bid(that: Evening, table: TableId, *people: Person) -> None:
    """Let some of them do what a phase of a sealed match asks."""
    for person in people:
        await that.click(table, person, "bid", "in")
    await that.idle()


@pytest.mark.case(33)
@pytest.mark.parametrize("pace", LENGTHS)
async def test_33_who_is_missing_is_named_and_given_a_grace_before_a_computer_moves(
    pace: Pace,
) -> None:
    async with evening() as that:
        table = await seated(that, pace=pace, options=SEALED)
        await bid(that, table, ADA, BEN, CLEO)
        await bid(that, table, BEN)
        await that.wait(LENGTHS[pace] - 1)
        assert await events(that, table, GraceBegan) == []
        await that.wait(1)
        until = that.clock.now() + GRACES[pace]
        now = (await that.look(table)).table
        assert (now.grace, now.deadline, now.step, now.missed) == ((0, 2), until, now.step, ())
        await bid(that, table, CLEO)
        await that.wait(GRACES[pace] - 1)
        assert (await that.look(table)).table.step == now.step
        await that.wait(1)
        scene = await that.look(table)
        assert scene.table.missed == (MoveMissed(0, now.step),)
        assert (scene.table.grace, scene.table.misses) == ((), (1, 0, 0))
        assert scene.table.step > now.step


@pytest.mark.case(29)
async def test_29_a_sealed_choice_counts_as_sent_and_acting_in_the_grace_is_in_time() -> None:
    async with evening() as that:
        table = await seated(that)
        await that.seal_first(table, ADA)
        await that.wait(LENGTHS[Pace.LIVE])
        for person in (BEN, CLEO):
            await that.seal_first(table, person)
        scene = await that.look(table)
        assert (scene.table.missed, scene.table.misses) == ((), (0, 0, 0))
        assert scene.table.showed == (True,) * 3
        assert len(played(scene).sheet[0]) == 1


async def test_misses_in_a_row_give_the_seat_to_a_computer_and_one_act_begins_anew() -> None:
    async with evening() as that:
        table = await seated(that, options=SEALED)
        acting = [(ADA, BEN, CLEO), *[(ADA, BEN)] * (IN_A_ROW - 1), (ADA, BEN, CLEO)]
        for people in (*acting, *[(ADA, BEN)] * (IN_A_ROW - 1)):
            await bid(that, table, *people)
            if CLEO not in people:
                await that.lapse(table)
        assert (await that.look(table)).table.misses == (0, 0, IN_A_ROW - 1)
        assert await events(that, table, SeatLeft) == []
        await bid(that, table, ADA, BEN)
        await that.lapse(table)
        assert await events(that, table, SeatLeft) == [SeatLeft(2, "table", Gone.ABSENT)]
        chair = (await that.look(table)).table.chairs[2]
        assert (chair.user, chair.computer, chair.gone) == (CLEO.user, "table", Gone.ABSENT)
        with pytest.raises(Refusal) as refused:
            await bid(that, table, CLEO)
        assert refused.value.code is Refused.AWAY


@pytest.mark.case(30)
@pytest.mark.parametrize("rounds", [0, 1, 3])
async def test_30_a_seat_can_be_taken_back_at_any_round(rounds: int) -> None:
    async with evening() as that:
        table = await seated(that, options=SEALED)
        await bid(that, table, ADA, BEN)
        await that.lapse(table)
        for _ in range(rounds):
            await bid(that, table, ADA, BEN)
        assert (await that.look(table)).table.chairs[2].gone is Gone.NO_SHOW
        assert (await that.click(table, CLEO, "join")).said is Said.CAME_BACK
        for _ in range(2):  # in the first of them the computer has bid already
            await bid(that, table, ADA, BEN)
        await that.lapse(table)
        now = (await that.look(table)).table
        assert (now.chairs[2].gone, now.misses[2]) == (None, 1), "no newcomer any more"


@pytest.mark.case(30)
async def test_30_who_is_back_before_the_deadline_moves_themselves() -> None:
    async with evening() as that:
        table = await seated(that)
        await that.wait(LENGTHS[Pace.LIVE])
        await that.click(table, CLEO, "leave")
        await that.click(table, CLEO, "join")  # before the clock has looked
        for person in (CLEO, ADA, BEN):
            await that.seal_first(table, person)
        assert (await that.look(table)).table.missed == ()


@pytest.mark.case(29, 31)
@pytest.mark.parametrize("options", [Options(), PokerOptions()], ids=["chief", "poker"])
async def test_31_who_never_shows_up_is_replaced_at_once(options: AnyOptions) -> None:
    async with evening() as that:
        table = await seated(that, options=options)
        if isinstance(options, Options):
            for person in (BEN, CLEO):
                await that.seal_first(table, person)
        await that.lapse(table)
        chairs = (await that.look(table)).table.chairs
        assert [chair.gone for chair in chairs] == [Gone.NO_SHOW, None, None]
        missed = await events(that, table, MoveMissed)
        assert [each.seat for each in missed] == [0]


@pytest.mark.case(28)
async def test_an_absent_hosts_powers_pass_at_once_and_work() -> None:
    async with evening() as that:
        table = await seated(that)
        for person in (BEN, CLEO):
            await that.seal_first(table, person)
        await that.lapse(table)
        assert await events(that, table, HostPassed) == [HostPassed(BEN.user)]
        assert (await that.click(table, BEN, "end", "sure")).said is Said.CLOSED


@pytest.mark.case(31)
async def test_31_the_host_takes_a_game_back_to_the_lobby_without_who_never_came() -> None:
    async with evening() as that:
        table = await seated(that)
        with pytest.raises(Refusal) as refused:
            await that.click(table, ADA, "lobby", "sure")
        assert refused.value.code is Refused.ALL_SHOWED_UP
        for person in (ADA, BEN):
            await that.seal_first(table, person)
        await that.lapse(table)
        with pytest.raises(Refusal) as refused:
            await that.click(table, BEN, "lobby", "sure")
        assert refused.value.code is Refused.NOT_HOST
        opened = await that.click(table, ADA, "lobby", "sure")
        assert (opened.said, opened.table != table) == (Said.BACK_TO_LOBBY, True)
        old, new = (await that.look(table)).table, (await that.look(opened.table)).table
        assert (old.stage, old.ending) == (Stage.CLOSED, Ending.CLOSED)
        assert (new.stage, new.host, new.people) == (Stage.LOBBY, ADA.user, (ADA.user, BEN.user))
        assert CLEO.user not in new.invited
        assert await that.store.rematch_of(table) == opened.table
        await that.click(opened.table, DAN, "join")
        assert (await that.look(opened.table)).table.stage is Stage.PLAYING


@pytest.mark.case(33)
async def test_33_the_policy_may_end_the_game_and_says_who_was_missing() -> None:
    async with evening() as that:
        table = await seated(that, absence=Absence.END)
        await that.seal_first(table, BEN)
        await that.lapse(table)
        now = (await that.look(table)).table
        assert (now.stage, now.ending, now.closed_by) == (Stage.CLOSED, Ending.ABSENT, None)
        assert [each.seat for each in now.missed] == [0, 2]
        again = await that.click(table, BEN, "rematch")
        assert again.scene.table.absence is Absence.END


@pytest.mark.case(33)
async def test_33_a_short_wait_has_a_default_and_never_ends_a_game() -> None:
    async with evening(seed=3) as that:
        table = await seated(that, absence=Absence.END, options=Options(rulebook="classic"))
        for person in (ADA, BEN, CLEO):
            card = played(await that.look(table, person)).hand[0].face
            await that.click(table, person, "seal", "thief", card, "")
        scene = await that.look(table)
        assert scene.table.asked
        step = scene.table.step
        await that.wait(LENGTHS[Pace.LIVE] // 4)
        scene = await that.look(table)
        assert scene.table.stage is Stage.PLAYING
        assert scene.table.step > step
        assert await events(that, table, GraceBegan) == []
        assert await events(that, table, MoveMissed) != []


async def test_where_leaving_ends_the_game_a_seat_taken_over_does() -> None:
    async with evening() as that:
        table = await seated(that, options=Options(leaving="end"))
        for person in (ADA, BEN):
            await that.seal_first(table, person)
        await that.lapse(table)
        now = (await that.look(table)).table
        assert (now.stage, now.ending) == (Stage.CLOSED, Ending.ABSENT)
        assert await events(that, table, SeatLeft) == []


async def test_computers_do_not_play_on_and_whoever_comes_back_has_the_whole_time() -> None:
    async with evening() as that:
        table = await seated(that)
        await that.lapse(table)
        now = (await that.look(table)).table
        assert [chair.gone for chair in now.chairs] == [Gone.NO_SHOW] * 3
        assert (now.stage, now.missed) == (Stage.PLAYING, ())
        await that.wait(10 * LENGTHS[Pace.LIVE])
        assert (await that.look(table)).table.step == now.step
        await that.click(table, BEN, "join")
        await that.idle()
        back = (await that.look(table)).table
        assert (back.host, back.expires) == (BEN.user, None)
        assert back.deadline == that.clock.now() + LENGTHS[Pace.LIVE]
        await that.seal_first(table, BEN)
        await that.idle()
        scene = await that.look(table)
        assert scene.table.step > now.step
        assert played(scene).sheet[0]
