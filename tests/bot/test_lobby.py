"""Coming and going: every way to sit down, leave, start and end, and every refusal."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from itertools import product

import pytest

from bot.click import Meant
from bot.outcome import Refusal, Refused, Said, Show
from bot.present.indian_chief.scene import seen
from data.log import Access, Ending, Stage, TableId
from data.store import Person
from engine.cards import deck
from engine.deal import Deal, commitment
from engine.indian_chief.model import MeldsRevealed
from engine.indian_chief.options import Options
from tests.bot.evening import ADA, BEN, CLEO, DAN, Evening, evening, setup
from tests.bot.present.reading import body


async def test_the_host_sits_in_the_first_seat() -> None:
    async with evening() as that:
        table = await that.open(ADA)
        scene = await that.look(table, ADA)
        assert (scene.seat, scene.table.host, scene.table.people) == (0, ADA.user, (ADA.user,))
        assert len(scene.table.commitment) == 64


async def test_the_last_person_to_join_begins_the_game() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN, seats=3)
        assert (await that.look(table)).table.stage is Stage.LOBBY
        outcome = await that.click(table, CLEO, "join")
        assert outcome.said is Said.JOINED
        assert (await that.look(table)).table.stage is Stage.PLAYING


async def test_a_computer_in_the_last_seat_waits_for_the_host() -> None:
    async with evening() as that:
        table = await that.open(ADA, seats=2)
        assert (await that.click(table, ADA, "add")).show is Show.NOTHING
        assert (await that.look(table)).table.stage is Stage.LOBBY
        assert (await that.click(table, ADA, "start")).said is Said.STARTED
        assert (await that.look(table)).table.stage is Stage.PLAYING


async def test_removing_takes_the_computer_that_came_last() -> None:
    async with evening() as that:
        table = await that.open(ADA, seats=4)
        await that.click(table, ADA, "add")
        await that.click(table, BEN, "join")
        await that.click(table, ADA, "remove")
        chairs = (await that.look(table)).table.chairs
        assert [chair.user for chair in chairs] == [ADA.user, BEN.user]


async def test_joining_twice_is_no_second_seat() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN, seats=4)
        assert (await that.click(table, BEN, "join")).said is Said.ALREADY_JOINED
        assert len((await that.look(table)).table.chairs) == 2


async def test_the_hosts_powers_pass_on_and_work() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN, CLEO, seats=4)
        await that.click(table, ADA, "leave")
        scene = await that.look(table)
        assert scene.table.host == BEN.user
        await that.click(table, BEN, "add")
        await that.click(table, BEN, "start")
        assert (await that.look(table)).table.stage is Stage.PLAYING


@pytest.mark.parametrize("playing", [False, True])
async def test_a_table_that_everybody_left_closes(playing: bool) -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN, seats=2 if playing else 3)
        await that.click(table, ADA, "leave")
        await that.click(table, BEN, "leave")
        assert (await that.look(table)).table.stage is Stage.CLOSED


async def test_who_leaves_in_mid_game_may_come_back() -> None:
    """Rule 12: a computer takes the seat, visibly; the player may come back."""
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        assert (await that.click(table, BEN, "leave")).said is Said.LEFT_PLAYING
        assert (await that.look(table)).table.chairs[1].computer is not None
        await that.idle()
        view = seen(await that.look(table))
        assert view is not None
        assert view.sealed == 1
        with pytest.raises(Refusal) as refused:
            await that.click(table, BEN, "seal")
        assert refused.value.code is Refused.AWAY
        back = await that.click(table, BEN, "join")
        assert (back.said, back.show) == (Said.CAME_BACK, Show.HAND)
        assert (await that.look(table)).table.chairs[1].computer is None


async def test_the_host_ends_a_game_after_a_question() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        assert (await that.click(table, ADA, "end")).show is Show.CONFIRM_END
        assert (await that.look(table)).table.stage is Stage.PLAYING
        assert (await that.click(table, ADA, "end", "sure")).said is Said.CLOSED
        assert (await that.look(table)).table.stage is Stage.CLOSED
        assert await that.store.tables_of(ADA.user) == ()


async def _open_table(that: Evening) -> TableId:
    return await that.seated(ADA, BEN, seats=3)


async def _begun_table(that: Evening) -> TableId:
    return await that.seated(ADA, BEN)


async def _closed_table(that: Evening) -> TableId:
    table = await that.seated(ADA, BEN)
    await that.click(table, ADA, "end", "sure")
    return table


async def _lonely_table(that: Evening) -> TableId:
    return await that.open(ADA)


async def _full_table(that: Evening) -> TableId:
    table = await that.open(ADA, seats=2)
    await that.click(table, ADA, "add")
    return table


async def _private_table(that: Evening) -> TableId:
    return await that.open(ADA, access=Access.INVITED)


@pytest.mark.parametrize(
    ("make", "person", "action", "code"),
    [
        (_full_table, BEN, "join", Refused.FULL),
        (_full_table, ADA, "add", Refused.FULL),
        (_private_table, BEN, "join", Refused.INVITED_ONLY),
        (_begun_table, CLEO, "join", Refused.BEGUN),
        (_begun_table, ADA, "add", Refused.BEGUN),
        (_begun_table, ADA, "remove", Refused.BEGUN),
        (_begun_table, ADA, "start", Refused.BEGUN),
        (_open_table, BEN, "add", Refused.NOT_HOST),
        (_open_table, BEN, "remove", Refused.NOT_HOST),
        (_open_table, BEN, "start", Refused.NOT_HOST),
        (_open_table, BEN, "end", Refused.NOT_HOST),
        (_open_table, ADA, "remove", Refused.NO_COMPUTER),
        (_lonely_table, ADA, "start", Refused.TOO_FEW),
        (_open_table, CLEO, "leave", Refused.NO_SEAT),
        (_begun_table, CLEO, "hand", Refused.NO_SEAT),
        (_begun_table, CLEO, "seal", Refused.NO_SEAT),
        (_open_table, ADA, "hand", Refused.NOT_BEGUN),
        (_open_table, ADA, "sheet", Refused.NOT_BEGUN),
        (_open_table, ADA, "seal", Refused.NOT_BEGUN),
        (_open_table, ADA, "dance", Refused.UNKNOWN),
        (_closed_table, ADA, "seal", Refused.CLOSED),
        (_closed_table, ADA, "hand", Refused.CLOSED),
        (_closed_table, CLEO, "join", Refused.CLOSED),
    ],
)
async def test_refusals_change_nothing(
    make: Callable[[Evening], Awaitable[TableId]], person: Person, action: str, code: Refused
) -> None:
    async with evening() as that:
        table = await make(that)
        before = await that.store.load(table)
        with pytest.raises(Refusal) as refused:
            await that.click(table, person, action)
        assert refused.value.code is code
        assert refused.value.scene is not None
        assert await that.store.load(table) == before


@pytest.mark.parametrize("seats", [0, 1, 9, 100])
async def test_a_number_of_seats_that_the_game_does_not_allow(seats: int) -> None:
    async with evening() as that:
        with pytest.raises(Refusal) as refused:
            await that.house.tables.open(setup(seats=seats), ADA, 1)
        assert refused.value.code is Refused.SEATS
        assert await that.store.live_tables() == ()


async def test_no_such_table() -> None:
    async with evening() as that:
        with pytest.raises(Refusal) as refused:
            await that.click(99, ADA, "join")
        assert refused.value.code is Refused.NO_TABLE


async def test_the_invited_may_join() -> None:
    async with evening() as that:
        wanted = replace(setup(access=Access.INVITED), invited=(BEN.user,))
        table = (await that.house.tables.open(wanted, ADA, next(that.ids))).table
        assert (await that.click(table, BEN, "join")).said is Said.JOINED


async def test_one_rematch_for_all() -> None:
    async with evening() as that:
        old = await _closed_table(that)
        first = await that.click(old, BEN, "rematch")
        second = await that.click(old, ADA, "rematch")
        assert first.table == second.table != old
        assert first.said is Said.REMATCH
        table = (await that.look(first.table)).table
        assert (table.host, table.people) == (BEN.user, (BEN.user, ADA.user))


async def test_a_rematch_needs_an_end() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        with pytest.raises(Refusal) as refused:
            await that.click(table, BEN, "rematch")
        assert refused.value.code is Refused.STALE


@pytest.mark.case(25)
async def test_a_command_finds_the_table_it_means() -> None:
    async with evening() as that:
        which = that.house.tables.find.which
        with pytest.raises(Refusal) as refused:
            await which(ADA.user, 70)
        assert refused.value.code is Refused.NO_TABLE_HERE
        first = await that.seated(ADA, BEN)
        assert await which(ADA.user, 70) == first
        assert await which(ADA.user, None) == first
        assert await which(ADA.user, 71) == first
        assert await which(DAN.user, 70, meant=Meant.FREE) == first
        second = await that.seated(ADA, CLEO)
        assert await which(CLEO.user, 70) == second
        with pytest.raises(Refusal) as refused:
            await which(ADA.user, 70)
        assert refused.value.facts == {"tables": (second, first)}


@pytest.mark.case(44)
async def test_after_the_end_the_whole_deal_is_open_to_everybody() -> None:
    """Rule 13, and the commitment of the lobby holds."""
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        hands = [seen(await that.look(table, person)) for person in (ADA, BEN)]
        with pytest.raises(Refusal) as refused:
            await that.click(table, CLEO, "deal")
        assert refused.value.code is Refused.NOT_ENDED
        await that.click(table, ADA, "end", "sure")
        scene = (await that.click(table, CLEO, "deal")).scene
        assert scene.opened is not None
        held = tuple(tuple(card.face for card in view.hand) for view in hands if view)
        assert scene.opened.hands == (held,)
        seed = bytes.fromhex(scene.opened.seed)
        assert commitment(table, seed) == scene.table.commitment
        deal = Deal(seed, tuple(map(bytes.fromhex, scene.opened.joins)))
        dealt = {card.face for card in deal.shuffle(deck(1), 0)[:16]}
        assert dealt == {*held[0], *held[1]}


@pytest.mark.case(23)
@pytest.mark.parametrize("action", ["join", "sheet", "deal", "how", "hand", "leave", "rematch"])
@pytest.mark.parametrize("make", [_open_table, _begun_table, _closed_table])
async def test_who_is_not_at_the_table_does_nothing_there_from_elsewhere(
    make: Callable[[Evening], Awaitable[TableId]], action: str
) -> None:
    """A table's number is easily guessed: it opens nothing."""
    async with evening() as that:
        table = await make(that)
        before = await that.store.load(table)
        with pytest.raises(Refusal) as refused:
            await that.click(table, CLEO, action, channel=71)
        assert (refused.value.code, refused.value.scene) == (Refused.NO_TABLE, None)
        assert await that.store.load(table) == before
        assert await that.store.live_tables() in {(), (table,)}


async def test_who_has_a_seat_acts_from_anywhere() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        assert (await that.click(table, BEN, "hand", channel=None)).show is Show.HAND


async def test_the_rematch_of_an_invited_table_is_for_those_who_played() -> None:
    async with evening() as that:
        wanted = replace(setup(seats=2, access=Access.INVITED), invited=(BEN.user,))
        old = (await that.house.tables.open(wanted, ADA, next(that.ids))).table
        await that.click(old, BEN, "join")
        await that.click(old, ADA, "end", "sure")
        with pytest.raises(Refusal) as refused:
            await that.click(old, CLEO, "rematch")
        assert refused.value.code is Refused.INVITED_ONLY
        assert (await that.click(old, BEN, "rematch")).said is Said.REMATCH


async def test_a_rematch_keeps_its_computers_and_a_closed_one_is_followed_by_another() -> None:
    async with evening() as that:
        old = await that.open(ADA, seats=3)
        for action in ("add", "add", "start"):
            await that.click(old, ADA, action)
        await that.click(old, ADA, "end", "sure")
        first = (await that.click(old, ADA, "rematch")).table
        chairs = (await that.look(first)).table.chairs
        assert [chair.user for chair in chairs] == [ADA.user, None, None]
        await that.click(first, ADA, "end", "sure")
        second = (await that.click(old, ADA, "rematch")).table
        assert second not in {old, first}


async def test_a_host_who_left_an_invited_lobby_may_come_back() -> None:
    async with evening() as that:
        wanted = replace(setup(access=Access.INVITED), invited=(BEN.user,))
        table = (await that.house.tables.open(wanted, ADA, next(that.ids))).table
        await that.click(table, BEN, "join")
        await that.click(table, ADA, "leave")
        assert (await that.click(table, ADA, "join")).said is Said.JOINED


@pytest.mark.case(25)
async def test_of_several_tables_one_joins_where_a_seat_is_free() -> None:
    async with evening() as that:
        await that.seated(ADA, BEN)
        free = await that.open(CLEO)
        assert await that.house.tables.find.which(DAN.user, 70, meant=Meant.FREE) == free
        other = await that.open(BEN)
        with pytest.raises(Refusal) as refused:
            await that.house.tables.find.which(DAN.user, 70, meant=Meant.FREE)
        assert refused.value.code is Refused.WHICH_TO_JOIN
        assert refused.value.facts == {"tables": (other, free)}


# ------------------------------------------------------------------ house rules of a table itself


async def _ruled(that: Evening, options: Options) -> TableId:
    """Begin a game of Ada and Ben by the given rules."""
    wanted = replace(setup(seats=2), options=options)
    table = (await that.house.tables.open(wanted, ADA, next(that.ids))).table
    await that.click(table, BEN, "join")
    return table


@pytest.mark.parametrize("person", [ADA, BEN])
async def test_leaving_may_end_the_game_after_a_question(person: Person) -> None:
    """Rule 12, house rule: the game ends instead."""
    async with evening() as that:
        table = await _ruled(that, Options(leaving="end"))
        asked = await that.click(table, person, "leave")
        assert (asked.show, asked.said) == (Show.CONFIRM_LEAVE, None)
        assert (await that.look(table)).table.stage is Stage.PLAYING
        assert (await that.click(table, person, "leave", "sure")).said is Said.CLOSED
        at = (await that.look(table)).table
        assert (at.stage, at.ending, at.closed_by) == (Stage.CLOSED, Ending.LEFT, person.user)
        assert at.people == (ADA.user, BEN.user)  # no computer has taken the seat
        await that.idle()
        left = [s for s in that.pigeon.in_channel(70) if f"<@{person.user}> left" in body(s)]
        assert len(left) == 1


async def test_where_leaving_ends_the_game_a_lobby_is_left_as_always() -> None:
    async with evening() as that:
        wanted = replace(setup(seats=3), options=Options(leaving="end"))
        table = (await that.house.tables.open(wanted, ADA, next(that.ids))).table
        await that.click(table, BEN, "join")
        assert (await that.click(table, BEN, "leave")).said is Said.LEFT
        assert (await that.look(table)).table.people == (ADA.user,)


@pytest.mark.case(44)
@pytest.mark.parametrize("ended", [False, True])
async def test_a_deal_that_stays_closed_is_opened_to_nobody(ended: bool) -> None:
    """Rule 13, house rule: keep hands closed."""
    async with evening() as that:
        table = await _ruled(that, Options(deal="closed"))
        if ended:
            await that.click(table, ADA, "end", "sure")
        for action, person in product(("deal", "deal_page"), (ADA, CLEO)):
            with pytest.raises(Refusal) as refused:
                await that.click(table, person, action)
            assert refused.value.code is Refused.HANDS_CLOSED


@pytest.mark.parametrize("person", [ADA, CLEO])
@pytest.mark.parametrize("ended", [False, True])
async def test_any_round_that_was_revealed_is_explained_to_everybody(
    person: Person, ended: bool
) -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        for sealing in (ADA, BEN):
            await that.seal_first(table, sealing)
        if ended:
            await that.click(table, ADA, "end", "sure")
        revealed = [
            e for e in (await that.store.load(table)).events if isinstance(e, MeldsRevealed)
        ]
        outcome = await that.click(table, person, "why", "1")
        assert (outcome.show, outcome.page) == (Show.WHY, 0)
        assert [outcome.scene.reveal] == revealed
        assert (await that.pick(table, person, "why_seat", "2", args=("1",))).page == 2
        looked = await that.pick(table, person, "sheet_seat", "2")
        assert (looked.show, looked.page) == (Show.SHEET, 2)
        for action in ("why", "why_seat"):
            with pytest.raises(Refusal) as refused:
                await that.click(table, person, action, "2")
            assert refused.value.code is Refused.NO_ROUND
        for args, values in (((), ()), (("x",), ()), (("1",), ("3",)), (("1",), ("1", "2"))):
            with pytest.raises(Refusal) as refused:
                await that.pick(table, person, "why_seat", *values, args=args)
            assert refused.value.code is Refused.UNKNOWN
        with pytest.raises(Refusal) as refused:
            await that.pick(table, person, "sheet_seat", "3")
        assert refused.value.code is Refused.UNKNOWN


@pytest.mark.parametrize(("action", "args"), [("sheet", ()), ("deal", ()), ("why", ("1",))])
async def test_a_lobby_that_was_closed_has_nothing_to_show(
    action: str, args: tuple[str, ...]
) -> None:
    async with evening() as that:
        table = await _open_table(that)
        await that.click(table, ADA, "end", "sure")
        with pytest.raises(Refusal) as refused:
            await that.click(table, ADA, action, *args)
        assert refused.value.code is Refused.CLOSED


async def test_before_the_game_nothing_is_explained() -> None:
    async with evening() as that:
        with pytest.raises(Refusal) as refused:
            await that.click(await _open_table(that), ADA, "why", "1")
        assert refused.value.code is Refused.NOT_BEGUN
