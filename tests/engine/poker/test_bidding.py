"""Bids: whose turn it is, what may be said, and when the bidding is over (rules 61, 62, 69)."""

from __future__ import annotations

import random

import pytest

from engine.core import Code, Command, Wait
from engine.indian_poker.model import (
    Bid,
    BidMade,
    BidSealed,
    CardsDealt,
    GiveOrder,
    HandRevealed,
    MakeBid,
    Order,
    When,
)
from engine.indian_poker.options import Options
from engine.indian_poker.play import INDIAN_POKER
from tests.engine.driver import chance
from tests.engine.poker import naive
from tests.engine.poker.driver import Match, dealt, play_on, refused

ONE_PASS = Options(bidding="one_pass")
SECRET = Options(bidding="simultaneous")


@pytest.mark.parametrize(
    ("players", "said", "stayed"),
    [
        # The two examples of rule 61.
        (3, "A in, B in, C in, A keep, B keep, C keep", "ABC"),
        (3, "A in, B out, C in, A keep, C keep", "AC"),
        # Any out restarts the count, in the first pass and later.
        (3, "A in, B in, C out, A keep, B keep", "AB"),
        (4, "A in, B in, C in, D in, A keep, B out, C keep, D keep, A keep", "ACD"),
        (4, "A in, B in, C in, D in, A keep, B keep, C keep, D out, A keep, B keep, C keep", "ABC"),
        (4, "A out, B in, C in, D out, B keep, C keep", "BC"),
        # Who is left alone wins at once, also without having bid.
        (3, "A out, B out", "C"),
        (3, "A out, B in, C out", "B"),
        (3, "A in, B in, C out, A keep, B out", "A"),
        (5, "A out, B out, C out, D out", "E"),
    ],
)
def test_bidding_goes_round_until_all_keep(players: int, said: str, stayed: str) -> None:
    match = dealt("2C 3C 4C 5C 6C"[: 3 * players - 1])
    head, _, last = said.rpartition(", ")
    match.say(head)
    assert not match.reveals
    match.say(last)
    [revealed] = match.reveals
    assert "".join("ABCDE"[seat] for seat in range(players) if revealed.stayed[seat]) == stayed
    assert match.state.past_bids == (tuple(e for e in match.log if isinstance(e, BidMade)),)


@pytest.mark.parametrize(
    ("said", "stayed"),
    [("A in, B in, C in", "ABC"), ("A in, B out, C in", "AC"), ("A out, B out", "C")],
)
def test_one_pass_is_over_when_all_have_bid(said: str, stayed: str) -> None:
    match = dealt("2C 3C 4C", options=ONE_PASS)
    match.say(said)
    [revealed] = match.reveals
    assert "".join("ABC"[seat] for seat in range(3) if revealed.stayed[seat]) == stayed


def test_the_dealers_left_bids_first_and_the_deal_moves_left() -> None:
    match = Match(4, chance(1, 4))
    firsts = []
    while match.awaited:
        if not match.state.bids:
            firsts.append((match.state.dealer, match.awaited[0]))
        match.do(MakeBid(match.awaited[0], Bid.OUT))
    assert firsts == [(3, 0), (0, 1), (1, 2), (2, 3)] * 2


def test_one_seat_is_awaited_for_a_whole_move_and_each_turn_is_a_step() -> None:
    match = Match(3, chance(1, 3))
    rng = random.Random(1)
    steps = []
    while wait := INDIAN_POKER.wait(match.state):
        assert wait == Wait(match.state.step, wait.seats, "move")
        assert wait.seats == (match.state.turn,)
        steps.append(wait.step)
        match.do(MakeBid(wait.seats[0], rng.choice((Bid.IN, Bid.OUT))))
    assert steps == sorted(set(steps))
    assert steps[0] == 1  # 0 is the lobby
    assert match.state.step > steps[-1]


def test_in_at_a_later_turn_means_keep() -> None:
    match = dealt("2C 3C 4C")
    match.say("A in, B in, C in, A in, B in, C in")
    words = [made.bid for made in match.state.past_bids[0]]
    assert words == [Bid.IN] * 3 + [Bid.KEEP] * 3


IN, OUT, KEEP = (MakeBid(0, bid) for bid in (Bid.IN, Bid.OUT, Bid.KEEP))


@pytest.mark.parametrize(
    ("options", "said", "command", "code", "facts"),
    [
        (Options(), "", KEEP, Code.KEEP_EARLY, {}),
        (ONE_PASS, "", KEEP, Code.KEEP_EARLY, {}),
        (SECRET, "", KEEP, Code.KEEP_EARLY, {}),
        (Options(), "A in", OUT, Code.NOT_YOUR_TURN, {"turn": 1}),
        (Options(), "A in, B in", IN, Code.NOT_YOUR_TURN, {"turn": 2}),
        (Options(), "A in, B out", KEEP, Code.NOT_YOUR_TURN, {"turn": 2}),
        (Options(), "A out", IN, Code.WENT_OUT, {}),
        (Options(), "A out, B in, C in", OUT, Code.WENT_OUT, {}),
        (Options(), "", MakeBid(3, Bid.IN), Code.NOT_AWAITED, {}),
        (Options(), "", MakeBid(-1, Bid.IN), Code.NOT_AWAITED, {}),
        (SECRET, "", MakeBid(3, Bid.IN), Code.NOT_AWAITED, {}),
        # Standing orders.
        (SECRET, "", GiveOrder(0, Order(When.NEVER)), Code.NO_ORDERS, {}),
        (SECRET, "", GiveOrder(0, None), Code.NO_ORDERS, {}),
        (Options(), "", GiveOrder(3, None), Code.NOT_AWAITED, {}),
        (Options(), "A out", GiveOrder(0, Order(When.NEVER)), Code.WENT_OUT, {}),
        (Options(), "A out", GiveOrder(0, None), Code.WENT_OUT, {}),
        (Options(), "A out", GiveOrder(1, Order(When.GONE, 0)), Code.ORDER_SEAT, {}),
        (Options(), "", GiveOrder(1, Order(When.GONE, 1)), Code.ORDER_SEAT, {}),
        (Options(), "", GiveOrder(1, Order(When.GONE, 3)), Code.ORDER_SEAT, {}),
        (Options(), "", GiveOrder(1, Order(When.GONE, -1)), Code.ORDER_SEAT, {}),
        *(
            (Options(), "", GiveOrder(1, Order(when, number)), Code.ORDER_NUMBER, facts)
            for when, number, facts in (
                (When.FEWER, 1, {"number": 1, "least": 2, "most": 3}),
                (When.MORE, 4, {"number": 4, "least": 2, "most": 3}),
                (When.NEXT, 1, {"number": 1, "least": 0, "most": 0}),
                (When.NEVER, -1, {"number": -1, "least": 0, "most": 0}),
            )
        ),
    ],
)
def test_what_is_refused(
    options: Options, said: str, command: Command, code: Code, facts: dict[str, object]
) -> None:
    match = dealt("2C 3C 4C", options=options)
    match.say(said)
    assert refused(match, command) == (code, facts)


def test_when_the_match_is_over_everything_is_refused() -> None:
    match = Match(3, chance(1, 3))
    while match.awaited:
        match.expire()
    for command in (IN, GiveOrder(0, None)):
        assert refused(match, command) == (Code.OVER, {})
    assert INDIAN_POKER.expire(match.state, match.state.step, match.deal) == ()


def test_a_foreign_command_is_a_fault_of_the_program() -> None:
    match = dealt("2C 3C 4C")
    with pytest.raises(TypeError, match="Command is no command of Indian poker"):
        match.do(Command(0))


# Time.


def test_a_missed_first_bid_is_out_and_a_missed_keep_is_keep() -> None:
    match = dealt("2C 3C 4C")
    match.say("A in, B lapses, C in, A lapses")
    assert [(made.bid, made.lapsed) for made in match.state.bids] == [
        (Bid.IN, False),
        (Bid.OUT, True),
        (Bid.IN, False),
        (Bid.KEEP, True),
    ]
    assert match.awaited == (2,)


def test_a_lapse_of_another_step_changes_nothing() -> None:
    match = dealt("2C 3C 4C")
    match.say("A in")
    for step in (match.state.step - 1, match.state.step + 1):
        assert INDIAN_POKER.expire(match.state, step, match.deal) == ()


# Simultaneous bids.


def test_simultaneous_bids_may_change_until_the_last_is_there() -> None:
    match = dealt("2C 3C 4C", options=SECRET)
    step = match.state.step
    assert list(match.awaited) == [0, 1, 2]
    assert match.do(MakeBid(0, Bid.IN)) == (BidSealed(0, Bid.IN),)
    assert list(match.awaited) == [1, 2]
    assert match.do(MakeBid(0, Bid.OUT)) == (BidSealed(0, Bid.OUT),)
    match.do(MakeBid(2, Bid.OUT))
    assert match.state.step == step
    sealed, revealed, redealt = match.do(MakeBid(1, Bid.IN))
    assert sealed == BidSealed(1, Bid.IN)
    assert isinstance(revealed, HandRevealed)
    assert isinstance(redealt, CardsDealt)
    assert (revealed.stayed, revealed.winners) == ((False, True, False), (1,))
    assert match.state.step == step + 1


def test_if_everybody_is_out_nobody_wins() -> None:
    match = dealt("2C 3C 4C", options=SECRET)
    match.do(MakeBid(1, Bid.OUT))
    match.expire()  # whoever has not bid is out
    [revealed] = match.reveals
    assert (revealed.stayed, revealed.winners) == ((False,) * 3, ())
    assert revealed.points == (-1, -1, -1)


# Standing orders.


@pytest.mark.parametrize(
    ("when", "number", "before", "word", "stays"),
    [
        (When.NEVER, 0, "A in", "in", True),
        (When.NEXT, 0, "A in", "out", False),
        (When.FEWER, 4, "A in", "in", True),
        (When.FEWER, 4, "A out", "out", False),
        (When.FEWER, 3, "A out", "in", True),
        (When.MORE, 3, "A in", "out", False),
        (When.MORE, 3, "A out", "in", True),
        (When.GONE, 0, "A in", "in", True),
        (When.GONE, 0, "A out", "out", False),
        (When.GONE, 2, "A out", "in", True),
    ],
)
def test_an_order_speaks_at_its_turn(
    when: When, number: int, before: str, word: str, stays: bool
) -> None:
    match = dealt("2C 3C 4C 5C")
    match.order(1, when, number)
    assert match.awaited == (0,)
    match.say(before)
    assert match.said == f"{before}, B {word}"
    assert match.awaited == (2,)
    assert (1 in match.state.staying) == stays


def test_an_order_given_at_the_own_turn_speaks_at_once() -> None:
    match = dealt("2C 3C 4C")
    match.order(0, When.NEVER)
    assert match.said == "A in"
    assert match.awaited == (1,)


def test_an_order_goes_on_until_it_says_out() -> None:
    match = dealt("2C 3C 4C")
    match.order(1, When.GONE, 2)
    match.say("A in, C in, A keep")
    assert match.said == "A in, B in, C in, A keep, B keep"
    match.say("C out, A keep")
    [revealed] = match.reveals
    assert revealed.winners == (0,)
    assert match.state.past_bids[0][-1] == BidMade(1, Bid.OUT)


def test_orders_alone_can_play_a_hand() -> None:
    match = dealt("2C 3C 4C")
    match.order(2, When.NEVER)
    match.order(1, When.NEVER)
    match.order(0, When.NEVER)
    [revealed] = match.reveals
    assert revealed.winners == (2,)
    assert match.state.orders == (None,) * 3  # they were for that hand only
    assert match.awaited == (1,)


def test_an_order_may_be_changed_and_taken_back_until_it_speaks() -> None:
    match = dealt("2C 3C 4C")
    match.order(1, When.NEXT)
    match.order(1, When.NEVER)
    match.order(2, When.NEXT)
    match.do(GiveOrder(2, None))
    match.say("A in")
    assert match.said == "A in, B in"
    match.do(GiveOrder(1, None))
    match.say("C in, A keep")
    assert match.awaited == (1,)


# Against the rules once more.


def _as_said(match: Match) -> list[tuple[int, str]]:
    return [(made.seat, made.bid.value) for made in match.state.bids]


@pytest.mark.parametrize("options", [Options(), ONE_PASS], ids=lambda options: options.bidding)
def test_random_bidding_is_over_when_the_words_of_the_rule_say_so(options: Options) -> None:
    rng = random.Random(1)
    for number in range(60):
        players = rng.randint(3, 12)
        match = Match(players, chance(number, players), options)
        one_pass = options.bidding == "one_pass"
        while not match.reveals:
            assert not naive.bidding_over(players, _as_said(match), one_pass=one_pass)
            play_on(match, rng)
        said = [(made.seat, made.bid.value) for made in match.state.past_bids[0]]
        assert naive.bidding_over(players, said, one_pass=one_pass)
        for at in range(1, len(said)):
            assert not naive.bidding_over(players, said[:at], one_pass=one_pass)
