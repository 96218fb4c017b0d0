"""Matches of Indian poker at a table of the house: turns, orders, deadlines, leaving, a restart."""

from __future__ import annotations

import re

import pytest

from bot.outcome import Refusal, Refused, Said, Show
from bot.present.answer import answer, refusal
from bot.present.indian_poker.orders import NONE
from bot.present.indian_poker.scene import played
from data.log import ComputerSeated, Ending, MoveMissed, SeatLeft, Stage, TableId
from data.memory import MemoryStore
from data.store import Person
from engine.core import Code, RuleError, Seat
from engine.indian_poker.model import Bid, BidMade, BidSealed, HandRevealed, Order, OrderGiven, When
from engine.indian_poker.options import Options
from engine.indian_poker.situation import View
from tests.bot.evening import ADA, BEN, CHANNEL, CLEO, DAN, Evening, evening
from tests.bot.fakes import Pigeon, dm_of
from tests.bot.present.reading import body

POKER = Options()
SECRET = Options(leaving="end", bidding="simultaneous")


async def view(that: Evening, table: TableId, person: Person | None = None) -> View:
    """What somebody sees of the match."""
    return played(await that.look(table, person))


async def bid(that: Evening, table: TableId, person: Person, bid: Bid) -> Said | None:
    """Press a button of the live post as it is now, and return what was said."""
    step = (await view(that, table)).step
    return (await that.click(table, person, "bid", bid, step=step)).said


async def test_a_bid_out_of_turn_is_told_whose_turn_it_is() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN, CLEO, options=POKER)
        with pytest.raises(RuleError) as refused:
            await bid(that, table, CLEO, Bid.IN)
        assert refused.value.code is Code.NOT_YOUR_TURN
        scene = await that.look(table, CLEO)
        assert f"It is not your turn: <@{ADA.user}> is to bid." in body(
            refusal(refused.value, scene)
        )
        assert "seat 1" in body(refusal(refused.value)), "no table, no name"


@pytest.mark.case(22)
async def test_a_bid_of_an_old_step_is_stale_and_an_order_is_not() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN, CLEO, options=POKER)
        old = (await view(that, table)).step
        await bid(that, table, ADA, Bid.IN)
        with pytest.raises(Refusal) as refused:
            await that.click(table, BEN, "bid", Bid.IN, step=old)
        assert refused.value.code is Refused.STALE
        assert (await view(that, table)).turn == 1
        await that.click(table, BEN, "bid", Bid.IN)  # a command means now
        assert (await view(that, table)).turn == 2


@pytest.mark.case(42)
async def test_an_order_bids_at_each_turn_and_nobody_else_sees_it() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN, CLEO, options=POKER)
        await that.pick(table, CLEO, "order", "never")
        await bid(that, table, ADA, Bid.IN)
        await bid(that, table, BEN, Bid.IN)
        now = await view(that, table)
        assert (now.turn, now.standing) == (0, (Bid.IN,) * 3)
        others = [await view(that, table, person) for person in (None, ADA, BEN)]
        assert [other.order for other in others] == [None] * 3
        assert (await view(that, table, CLEO)).order == Order(When.NEVER)
        log = await that.store.load(table)
        given = [event for event in log.events if isinstance(event, OrderGiven)]
        assert len(given) == 1
        assert not given[0].public


async def test_a_missed_first_bid_is_out_and_a_missed_keep_is_keep() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN, CLEO, options=POKER)
        await that.lapse(table)
        await bid(that, table, BEN, Bid.IN)
        await bid(that, table, CLEO, Bid.IN)
        await that.lapse(table)
        now = await view(that, table)
        assert now.bids[0] == BidMade(0, Bid.OUT, lapsed=True)
        assert now.bids[3:] == (BidMade(1, Bid.KEEP, lapsed=True),)
        events = (await that.store.load(table)).events
        assert [event.seat for event in events if isinstance(event, MoveMissed)] == [0, 1]


async def test_who_leaves_goes_out_and_a_computer_plays_the_next_hand() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN, CLEO, options=POKER)
        left = await that.click(table, ADA, "leave")
        assert (left.show, left.said) == (Show.NOTE, Said.LEFT_PLAYING)
        now = await view(that, table)
        assert (now.standing[0], now.turn) == (Bid.OUT, 1)
        await bid(that, table, BEN, Bid.OUT)
        await that.idle()
        [over] = (await view(that, table)).history
        assert over.stayed == (False, False, True)
        await bid(that, table, BEN, Bid.IN)
        await bid(that, table, CLEO, Bid.IN)
        await that.idle()
        assert (await view(that, table)).standing[0] is not None
        events = (await that.store.load(table)).events
        assert [e for e in events if isinstance(e, SeatLeft)] == [SeatLeft(0, "table")]


async def test_who_comes_back_in_the_same_hand_is_still_to_go_out_and_may_say_otherwise() -> None:
    """Rule 70: leaving is out at the next turn; that is an order, which its player may change."""
    for changes in (False, True):
        async with evening() as that:
            table = await that.seated(ADA, BEN, CLEO, options=POKER)
            await that.click(table, BEN, "leave")
            back = await that.click(table, BEN, "join")
            assert (back.show, back.said) == (Show.HAND, Said.CAME_BACK)
            assert "you go out of it unless you say otherwise below" in body(answer(back))
            assert "**Standing order:** out at your next turn." in body(answer(back))
            if changes:
                await that.pick(table, BEN, "order", NONE)
            await bid(that, table, ADA, Bid.IN)
            await that.idle()
            now = await view(that, table)
            assert (now.turn, now.standing[1]) == ((1, None) if changes else (2, Bid.OUT))


async def test_the_last_words_of_a_turn_say_what_was_bid() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN, CLEO, options=POKER)
        await bid(that, table, ADA, Bid.IN)
        await that.lapse(table)
        posts = [body(screen) for screen in that.pigeon.in_channel(CHANNEL)]
        assert f"-# Table {table}, hand 1: <@{ADA.user}> said in." in posts
        assert f"-# Table {table}, hand 1: <@{BEN.user}> said out, as the time was over." in posts


@pytest.mark.parametrize("options", [Options(leaving="end"), SECRET])
async def test_where_leaving_ends_the_match_it_is_asked_first(options: Options) -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN, CLEO, options=options)
        before = (await that.store.load(table)).events
        asked = await that.click(table, BEN, "leave")
        assert asked.show is Show.CONFIRM_LEAVE
        assert (await that.store.load(table)).events == before
        left = await that.click(table, BEN, "leave", "sure")
        assert (left.show, left.said) == (Show.NOTE, Said.CLOSED)
        await that.idle()
        scene = await that.look(table)
        assert (scene.table.stage, scene.table.ending) == (Stage.CLOSED, Ending.LEFT)
        events = (await that.store.load(table)).events
        assert not [e for e in events if isinstance(e, OrderGiven | BidMade | BidSealed | SeatLeft)]
        assert await that.store.record(ADA.user, "indian_poker leaving=end", lowest=False) is None
        post = body(that.pigeon.in_channel(CHANNEL)[-1])
        assert f"<@{BEN.user}> left in hand 1, and so the game ended." in post


async def test_the_opened_deal_is_told_hand_by_hand() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN, CLEO, options=Options(rotations="one"))
        while (await that.look(table)).table.stage is not Stage.CLOSED:
            turn = (await view(that, table)).turn
            assert turn is not None
            await bid(that, table, (ADA, BEN, CLEO)[turn], Bid.OUT)
        deal = body(answer(await that.click(table, ADA, "deal")))
        assert [f"**Hand {number}**" in deal for number in (1, 2, 3, 4)] == [True] * 3 + [False]
        assert "Round" not in deal


async def test_whoever_leaves_last_closes_the_table_and_bids_no_more() -> None:
    async with evening() as that:
        table = await that.open(ADA, seats=3, options=POKER)
        for _ in range(2):
            await that.click(table, ADA, "add")
        await that.click(table, ADA, "start")
        await that.click(table, ADA, "leave")
        log = await that.store.load(table)
        assert (await that.look(table)).table.stage is Stage.CLOSED
        assert not [event for event in log.events if isinstance(event, OrderGiven)]


async def test_a_command_of_a_game_means_a_table_of_it() -> None:
    async with evening() as that:
        which = that.house.tables.find.which
        chief = await that.seated(ADA, BEN)
        with pytest.raises(Refusal) as refused:
            await which(ADA.user, CHANNEL, game="indian_poker")
        assert refused.value.code is Refused.WRONG_GAME
        poker = await that.seated(ADA, BEN, CLEO, options=POKER)
        assert await which(ADA.user, CHANNEL, game="indian_poker") == poker
        assert await which(ADA.user, 71, game="indian_poker") == poker
        assert await which(ADA.user, CHANNEL, game="indian_chief") == chief
        with pytest.raises(Refusal) as refused:
            await which(ADA.user, CHANNEL)
        assert refused.value.code is Refused.WHICH_TABLE
        with pytest.raises(Refusal) as refused:
            await which(DAN.user, CHANNEL, game="indian_poker")
        assert refused.value.code is Refused.NO_TABLE_HERE


async def test_a_match_of_four_with_computers_lapses_and_a_restart() -> None:
    store, pigeon = MemoryStore(), Pigeon()
    that = Evening(store=store, pigeon=pigeon)
    that.house.start()
    table = await that.open(ADA, seats=4, options=POKER)
    await that.click(table, BEN, "join")
    for _ in range(2):
        await that.click(table, ADA, "add")
    await that.click(table, ADA, "start")
    await that.idle()
    while len((await view(that, table)).history) < 3:
        await _turn(that, table)
    await that.house.stop()
    again = Evening(seed=2, store=store, pigeon=pigeon, clock=that.clock, ids=that.ids)
    again.house.start()
    await again.idle()
    while (await again.look(table)).table.stage is not Stage.CLOSED:
        await _turn(again, table)
    await again.idle()
    await _check_match(again, table)
    await again.house.stop()


async def _turn(that: Evening, table: TableId) -> None:
    """Let Ada bid in or keep, and Ben go out: by the clock in every other hand."""
    _check_live(that)
    now = await view(that, table)
    if now.turn == 0:
        await bid(that, table, ADA, Bid.IN)
    elif len(now.history) % 2:
        await that.lapse(table)
    else:
        await bid(that, table, BEN, Bid.OUT)
    await that.idle()


def _check_live(that: Evening) -> None:
    """Check that the newest post calls one person, and tells no card of a hand that goes on."""
    live = that.pigeon.in_channel(CHANNEL)[-1]
    assert live.alert is not None
    assert ": it is your turn, " in live.alert
    assert len(live.mentions) == 1
    assert not re.search(r" of (clubs|diamonds|hearts|spades)", body(live))


async def _check_match(that: Evening, table: TableId) -> None:
    scene = await that.look(table)
    over, events = played(scene), (await that.store.load(table)).events
    assert [hand.hand for hand in over.history] == list(range(1, 9))
    assert [hand.dealer for hand in over.history] == [3, 0, 1, 2] * 2
    for hand in over.history:
        assert sum(hand.points) == 8 - 2 * sum(hand.stayed) - 4
        assert hand.winners == (_best(hand),)
        assert not hand.stayed[1], "Ben was never in"
    seated = [event.level for event in events if isinstance(event, ComputerSeated)]
    assert seated == ["table", "table"]
    record = await that.store.record(ADA.user, "indian_poker", lowest=False)
    assert record is not None
    assert record.points == over.totals[0]
    _check_messages(that)


def _best(hand: HandRevealed) -> Seat:
    staying = [seat for seat, stayed in enumerate(hand.stayed) if stayed]
    order = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]

    def strength(seat: Seat) -> tuple[int, int]:
        face = hand.cards[seat].face
        return order.index(face[:-1]), "CDHS".index(face[-1])

    return max(staying, key=strength)


def _check_messages(that: Evening) -> None:
    for person in (ADA, BEN):
        alerts = [screen.alert or "" for screen in that.pigeon.in_channel(dm_of(person.user))]
        hands = [alert for alert in alerts if ", hand " in alert]
        assert len(hands) == len({alert.partition(":")[0] for alert in hands}) == 8
