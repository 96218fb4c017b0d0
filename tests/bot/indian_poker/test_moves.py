"""What a seat does by click or command at Indian poker: bids, standing orders, and their words."""

from __future__ import annotations

import pytest

from bot.indian_poker.moves import MOVES
from bot.indian_poker.moves.news import prompt
from bot.outcome import Refusal, Refused, Said, Show
from bot.present.indian_poker.scene import Draft
from engine.core import Code, RuleError
from engine.indian_poker.model import Bid, GiveOrder, MakeBid, Order, When
from engine.indian_poker.options import Options
from engine.indian_poker.situation import Phase
from tests.bot.indian_poker.match import SECRET, Match

IN, KEEP, OUT = Bid.IN, Bid.KEEP, Bid.OUT


@pytest.mark.parametrize(
    ("before", "bid", "recorded", "said"),
    [
        ((), IN, IN, Said.BID_IN),
        ((), OUT, OUT, Said.BID_OUT),
        ((IN, IN, IN), KEEP, KEEP, Said.BID_KEPT),
        ((IN, IN, IN), IN, KEEP, Said.BID_KEPT),
        ((IN, IN, IN), OUT, OUT, Said.BID_OUT),
    ],
)
def test_a_bid_is_recorded_and_said_as_what_it_means(
    before: tuple[Bid, ...], bid: Bid, recorded: Bid, said: Said
) -> None:
    match = Match()
    match.bids(*before)
    decision = match.bid(0, bid)
    assert decision.show is Show.HAND
    assert match.said(0, decision) is said
    assert match.now.standing[0] is recorded


def test_secret_bids_may_be_changed_until_the_last_has_bid() -> None:
    match = Match(SECRET)
    assert match.said(0, match.bid(0, IN)) is Said.BID_SEALED
    assert match.said(0, match.bid(0, OUT)) is Said.BID_RESEALED
    assert match.bid(0, OUT).said is Said.ALREADY
    match.bid(1, IN)
    assert match.said(2, match.bid(2, IN)) is Said.BID_LAST
    assert match.now.history[0].stayed == (False, True, True)


@pytest.mark.parametrize("last", ["bid", "order"])
def test_what_ended_the_hand_is_said_so(last: str) -> None:
    match = Match()
    match.bids(IN, OUT)
    decision = match.bid(2, OUT) if last == "bid" else match.press(2, "order", "next")
    assert match.said(2, decision) is Said.BID_LAST
    assert match.now.hand == 2


def test_what_ended_the_match_is_said_so() -> None:
    match = Match(Options(rotations="one"))
    for _ in range(match.players):
        match.bids(OUT)
        turn = match.now.turn
        assert turn is not None
        decision = match.bid(turn, OUT)
        assert match.said(turn, decision) is Said.BID_LAST
    assert match.now.phase is Phase.OVER


@pytest.mark.parametrize(("bid", "code"), [("keep", Code.KEEP_EARLY), ("in", Code.NOT_YOUR_TURN)])
def test_the_rules_refuse_a_bid_that_cannot_be(bid: str, code: Code) -> None:
    match = Match()
    with pytest.raises(RuleError) as refused:
        match.press(0 if code is Code.KEEP_EARLY else 1, "bid", args=(bid,))
    assert refused.value.code is code
    assert refused.value.facts.get("turn", 0) == 0
    assert match.now.bids == ()


@pytest.mark.parametrize(
    ("values", "order"),
    [
        (("never",), Order(When.NEVER)),
        (("next",), Order(When.NEXT)),
        (("fewer", "3"), Order(When.FEWER, 3)),
        (("more", "2"), Order(When.MORE, 2)),
        (("gone", "0"), Order(When.GONE, 0)),
    ],
)
def test_a_standing_order_is_picked_and_then_its_number(
    values: tuple[str, ...], order: Order
) -> None:
    match = Match()
    decision = match.press(2, "order", values[0])
    if len(values) > 1:
        assert decision.command is None
        assert match.draft(2) == Draft(order.when)
        decision = match.press(2, "order_number", values[1])
    assert match.said(2, decision) is Said.ORDERED
    assert match.view(2).order == order
    assert match.view(1).order is None


def test_the_number_may_follow_when_others_have_bid_meanwhile() -> None:
    match = Match()
    begun = match.now.step
    match.press(2, "order", "fewer", step=begun)
    match.bids(IN)
    assert match.draft(2) == Draft()
    with pytest.raises(Refusal) as refused:
        match.press(2, "order_number", "3", step=begun)
    assert refused.value.code is Refused.STALE
    match.press(2, "order_number", "3", args=("fewer",), step=begun)
    assert match.view(2).order == Order(When.FEWER, 3)


def test_an_order_for_an_earlier_hand_is_stale() -> None:
    match = Match()
    before = match.now.step
    match.bids(OUT, OUT)
    assert match.now.hand == 2
    for action, values in (("order", "next"), ("order", "none"), ("order_number", "3")):
        with pytest.raises(Refusal) as refused:
            match.press(2, action, values, step=before)
        assert refused.value.code is Refused.STALE
    match.press(2, "order", "next", step=match.now.step)
    assert match.view(2).order == Order(When.NEXT)


def test_an_order_is_taken_back_and_given_once() -> None:
    match = Match()
    assert match.press(1, "order", "none").command is None
    match.press(1, "order", "next")
    assert match.press(1, "order", "next").said is Said.ALREADY
    decision = match.press(1, "order", "none")
    assert decision.command == GiveOrder(1, None)
    assert match.said(1, decision) is Said.NO_ORDER
    assert match.view(1).order is None


@pytest.mark.parametrize(
    ("args", "order"),
    [
        (("never", "", ""), Order(When.NEVER)),
        (("next", "3", "1"), Order(When.NEXT)),
        (("fewer", "3", ""), Order(When.FEWER, 3)),
        (("more", "2", "1"), Order(When.MORE, 2)),
        (("gone", "", "1"), Order(When.GONE, 0)),
        (("gone", "2", "2"), Order(When.GONE, 1)),
    ],
)
def test_an_order_may_be_typed(args: tuple[str, ...], order: Order) -> None:
    match = Match()
    decision = match.press(2, "order_said", args=args)
    assert (decision.show, match.said(2, decision)) == (Show.ORDER, Said.ORDERED)
    assert match.view(2).order == order
    assert match.press(2, "order_said", args=args).said is Said.ALREADY
    assert match.press(2, "order_said", args=("none", "", "")).said is Said.NO_ORDER
    assert match.view(2).order is None


@pytest.mark.parametrize("args", [("fewer", "", "1"), ("more", "", ""), ("gone", "3", "")])
def test_what_is_left_out_of_a_typed_order_is_asked_for(args: tuple[str, ...]) -> None:
    match = Match()
    decision = match.press(2, "order_said", args=args)
    assert (decision.show, decision.command) == (Show.ORDER, None)
    assert match.draft(2) == Draft(When(args[0]))


@pytest.mark.parametrize(
    ("args", "code"),
    [
        (("fewer", "4", ""), Code.ORDER_NUMBER),
        (("gone", "", "3"), Code.ORDER_SEAT),
        (("gone", "", "9"), Code.ORDER_SEAT),
    ],
)
def test_the_rules_refuse_a_typed_order_that_cannot_be(args: tuple[str, ...], code: Code) -> None:
    match = Match()
    with pytest.raises(RuleError) as refused:
        match.press(2, "order_said", args=args)
    assert refused.value.code is code
    assert match.view(2).order is None


def test_an_order_answers_where_it_was_picked() -> None:
    match = Match()
    assert match.press(2, "orders").show is Show.ORDER
    for place, show in (((), Show.HAND), (("alone",), Show.ORDER)):
        assert match.press(2, "order", "fewer", args=place).show is show
        assert match.press(2, "order_number", "3", args=("fewer", *place)).show is show
        assert match.press(2, "order", "none", args=place).show is show


@pytest.mark.parametrize("code", [Code.NO_ORDERS, Code.WENT_OUT])
def test_there_is_no_order_to_look_at_where_none_can_be_given(code: Code) -> None:
    match = Match(SECRET if code is Code.NO_ORDERS else Options())
    if code is Code.WENT_OUT:
        match.bids(OUT)
    with pytest.raises(RuleError) as refused:
        match.press(0, "orders")
    assert refused.value.code is code


def test_an_order_in_the_own_turn_speaks_at_once() -> None:
    match = Match()
    decision = match.press(0, "order", "never")
    assert match.said(0, decision) is Said.ORDERED
    assert match.now.standing[0] is IN
    assert match.now.turn == 1


@pytest.mark.parametrize("value", ["fewer", "more", "gone"])
@pytest.mark.parametrize("code", [Code.NO_ORDERS, Code.WENT_OUT, Code.OVER])
def test_no_order_is_begun_that_could_not_be_finished(value: str, code: Code) -> None:
    match = Match(SECRET if code is Code.NO_ORDERS else Options(rotations="one"))
    if code is Code.WENT_OUT:
        match.bids(OUT)
    while code is Code.OVER and match.now.phase is not Phase.OVER:
        match.bids(OUT)
    with pytest.raises(RuleError) as refused:
        match.press(0, "order", value)
    assert refused.value.code is code
    assert match.draft(0) == Draft()


@pytest.mark.parametrize(
    ("action", "args", "values"),
    [
        *(("bid", (), ()), ("bid", ("perhaps",), ()), ("bid", ("in", "out"), ())),
        *(("order", (), ()), ("order", (), ("later",)), ("order", (), ("next", "never"))),
        *(("order_number", ("next",), ("1",)), ("order_number", ("later",), ("1",))),
        *(("order_number", ("fewer",), ()), ("order_number", ("fewer",), ("-3",))),
        *(("order", ("elsewhere",), ("next",)), ("order_number", ("fewer", "here"), ("3",))),
        *(("order_said", (), ()), ("order_said", ("later", "", ""), ())),
        *(("order_said", ("fewer", "x", ""), ()), ("order_said", ("fewer", "3"), ())),
    ],
)
def test_a_control_that_nobody_made_is_unknown(
    action: str, args: tuple[str, ...], values: tuple[str, ...]
) -> None:
    match = Match()
    with pytest.raises(Refusal) as refused:
        match.press(0, action, *values, args=args)
    assert refused.value.code is Refused.UNKNOWN
    assert (match.now.bids, match.view(0).order) == ((), None)


@pytest.mark.parametrize("draft", [Draft(), *map(Draft, When)])
def test_a_draft_is_kept_as_it_is(draft: Draft) -> None:
    assert MOVES.load_draft(MOVES.dump_draft(draft)) == draft


@pytest.mark.parametrize("options", [Options(rotations="one"), SECRET])
def test_a_message_is_due_once_a_hand_and_none_after_the_end(options: Options) -> None:
    match, told = Match(options), [set[object]() for _ in range(3)]
    while match.now.phase is not Phase.OVER:
        for seat, prompts in enumerate(told):
            prompts.add(prompt(match.view(seat)))
        match.do(MakeBid(match.now.awaited[0], OUT))
    hands = len(match.now.history)
    assert told == [{("hand", number) for number in range(1, hands + 1)}] * 3
    assert [prompt(match.view(seat)) for seat in range(3)] == [None] * 3


@pytest.mark.parametrize("secret", [False, True])
def test_who_leaves_goes_out_at_the_next_turn(secret: bool) -> None:
    match = Match(SECRET if secret else Options())
    for seat in (1, 0):
        command = MOVES.leaving(match.view(seat))
        assert command == (MakeBid(seat, OUT) if secret else GiveOrder(seat, Order(When.NEXT)))
        match.do(command)
    if secret:
        assert MOVES.leaving(match.view(0)) == MakeBid(0, OUT)  # as many events as with any bid
        match.bid(2, IN)
    assert match.now.history[0].stayed == (False, False, True)


def test_who_is_out_or_done_leaves_without_a_word() -> None:
    match = Match(Options(rotations="one"))
    match.bids(OUT)
    assert MOVES.leaving(match.view(0)) is None
    while match.now.phase is not Phase.OVER:
        match.bids(OUT)
    assert MOVES.leaving(match.view(1)) is None
