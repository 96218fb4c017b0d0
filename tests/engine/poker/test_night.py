"""A night: what hands bring, handing out, resting, and other players in each hand (rule 70)."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import permutations, product
from typing import TypeAlias

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards import Card
from engine.core import Code, Command, Event, RuleError, Seat, Wait, fold
from engine.indian_poker.giving import evenly
from engine.indian_poker.model import (
    Bid,
    CardsDealt,
    GiveOrder,
    HandedOut,
    HandOut,
    HandOutEvenly,
    HandRevealed,
    MakeBid,
    MatchEnded,
    MatchStarted,
    Order,
    When,
)
from engine.indian_poker.options import NIGHT_RULES, NightOptions
from engine.indian_poker.play import INDIAN_POKER, POKER_NIGHT
from engine.indian_poker.rules import rules_of
from engine.indian_poker.situation import Phase
from engine.indian_poker.state import State
from tests.engine.driver import Stacked
from tests.engine.hands import cards
from tests.engine.poker import naive
from tests.engine.poker.driver import ALL_CARDS, LETTERS, Match, refused
from tests.engine.poker.driver import dealt as match_of
from tests.engine.poker.night import (
    CHOICES,
    EVERY,
    NOBODY,
    READ,
    NextHand,
    Night,
    any_night,
    any_split,
    any_step,
    dealt,
    play,
    playout,
    seeded,
    to_the_rest,
    with_choices,
)

USUAL = NightOptions()
SECRET = with_choices(bidding="simultaneous")
ONE_PASS = with_choices(bidding="one_pass")

ALL_KEEP = "A in, B in, C in, A keep, B keep, C keep"


# What a hand brings.


@pytest.mark.parametrize(
    ("options", "hand", "said", "brought", "givers"),
    [
        # Out is one, lost is three, the winner comes to nothing and hands out.
        (USUAL, "2C 3C AS", ALL_KEEP, (3, 3, 0), "C"),
        (USUAL, "2C 3C AS", "A in, B in, C out, A keep, B keep", (3, 0, 1), "B"),
        (USUAL, "2C 3C AS", "A in, B in, C in, A out, B keep, C keep", (1, 3, 0), "C"),
        (USUAL, "2C 3C AS", "A out, B out", (1, 1, 0), "C"),
        (USUAL, "AS 3C 2C", "A out, B in, C out", (1, 0, 1), "B"),
        (ONE_PASS, "2C 3C AS", "A in, B in, C in", (3, 3, 0), "C"),
        # Simultaneous bids: all out is one for everybody, and nobody hands anything out.
        (SECRET, "2C 3C AS", "A out, B out, C out", (1, 1, 1), ""),
        (SECRET, "2C 3C AS", "C out, A in, B in", (3, 0, 1), "B"),
        # Split ties: every winner hands out.
        (with_choices(ties="split"), "AC 3C AS", ALL_KEEP, (0, 3, 0), "AC"),
        (with_choices(ties="suits"), "AC 3C AS", ALL_KEEP, (3, 3, 0), "C"),
        (with_choices(two_players="yes"), "2C 3C", "A in, B in, A keep, B keep", (3, 0), "B"),
    ],
)
def test_what_a_hand_brings(
    options: NightOptions, hand: str, said: str, brought: tuple[int, ...], givers: str
) -> None:
    night = dealt(hand, options)
    night.say(said)
    assert night.brought == brought
    assert "".join(LETTERS[seat] for seat in night.awaited) == givers
    assert night.phase is (Phase.GIVE if givers else Phase.REST)


@pytest.mark.parametrize("choice", CHOICES["forfeit_out"])
def test_what_going_out_brings_is_adjustable(choice: str) -> None:
    night = dealt("2C 3C AS", with_choices(forfeit_out=choice))
    night.say("A in, B in, C out, A keep, B keep")
    assert night.brought == (3, 0, int(choice))


@pytest.mark.parametrize("choice", CHOICES["forfeit_lost"])
def test_what_losing_brings_is_adjustable(choice: str) -> None:
    night = dealt("2C 3C AS", with_choices(forfeit_lost=choice))
    night.say("A in, B in, C out, A keep, B keep")
    assert night.brought == (int(choice), 0, 1)


@pytest.mark.parametrize("choice", CHOICES["forfeit_won"])
def test_what_a_winner_hands_out_is_adjustable(choice: str) -> None:
    night = dealt("2C 3C AS", with_choices(forfeit_won=choice))
    night.say("A out, B out")
    assert night.brought == (1, 1, 0)
    if choice == "0":
        assert night.phase is Phase.REST
        assert night.view(None).handed == (None, None, None)
    else:
        night.give(2, 0, int(choice), 0)
        assert night.view(None).handed == (None, None, HandedOut(2, (0, int(choice), 0)))


@pytest.mark.parametrize("hand", ["2C 7D 7S", "2C 9D 9S AH", "3C 3D 3H 8S"])
@pytest.mark.parametrize("split", [False, True])
def test_every_outcome_agrees_with_the_words_of_the_source(hand: str, *, split: bool) -> None:
    options = with_choices(bidding="simultaneous", ties="split" if split else "suits")
    for order in permutations(cards(hand)):
        for stayed in product((False, True), repeat=len(order)):
            night = _bid_at_once(order, stayed, options)
            comes, gives = naive.forfeits(order, stayed, split=split)
            assert night.brought == comes
            assert tuple(night.forfeits.won * (s in night.awaited) for s in _seats(night)) == gives


def _bid_at_once(order: tuple[Card, ...], stayed: tuple[bool, ...], options: NightOptions) -> Night:
    night = Night(len(order), lambda hand, _: Stacked({hand: order}), options)
    for seat, stays in enumerate(stayed):
        night.do(MakeBid(seat, Bid.IN if stays else Bid.OUT))
    return night


# Handing out.


def _won_by_c(options: NightOptions = USUAL) -> Night:
    """Return a night in which C won the first of its hands, and B lost it."""
    night = dealt("3C 2C AS KH", options)
    night.say("A out, B in, C in, D out, B keep, C keep")
    return night


@pytest.mark.parametrize(
    "shares", [(5, 0, 0, 0), (0, 5, 0, 0), (0, 0, 0, 5), (2, 2, 0, 1), (1, 3, 0, 1)]
)
def test_a_winner_splits_in_any_way(shares: tuple[int, ...]) -> None:
    night = _won_by_c()
    step = night.state.step
    assert POKER_NIGHT.wait(night.state) == Wait(step, (2,), "move")
    assert night.give(2, *shares) == (HandedOut(2, shares),)
    assert night.view(None).handed == (None, None, HandedOut(2, shares), None)
    assert POKER_NIGHT.wait(night.state) == Wait(step + 1, (), "rest")


@pytest.mark.parametrize(
    ("command", "code", "facts"),
    [
        (HandOut(2, (5, 0, 1, 0)), Code.GIVE_COUNT, {"need": 5, "got": 6}),
        (HandOut(2, (4, 0, 0, 0)), Code.GIVE_COUNT, {"need": 5, "got": 4}),
        (HandOut(2, (0, 0, 0, 0)), Code.GIVE_COUNT, {"need": 5, "got": 0}),
        (HandOut(2, (6, -1, 0, 0)), Code.GIVE_COUNT, {"need": 5, "got": 6}),
        (HandOut(2, (2, 1, 0)), Code.GIVE_COUNT, {"need": 5, "got": 3}),
        (HandOut(2, (2, 1, 0, 0, 1)), Code.GIVE_COUNT, {"need": 5, "got": 4}),
        (HandOut(2, ()), Code.GIVE_COUNT, {"need": 5, "got": 0}),
        (HandOut(2, (4, 0, 1, 0)), Code.GIVE_OWN, {}),
        (HandOut(2, (0, 0, 5, 0)), Code.GIVE_OWN, {}),
        (HandOut(2, (6, 0, -1, 0)), Code.GIVE_COUNT, {"need": 5, "got": 6}),
        *((HandOut(seat, (5, 0, 0, 0)), Code.NOT_AWAITED, {}) for seat in (0, 1, 3, 4, -1)),
    ],
)
def test_what_a_winner_cannot_hand_out(
    command: Command, code: Code, facts: dict[str, object]
) -> None:
    assert refused(_won_by_c(), command) == (code, facts)


def test_each_winner_hands_out_once_and_all_of_them_in_one_phase() -> None:
    night = dealt("AC 3C AS", with_choices(ties="split"))
    night.say(ALL_KEEP)
    step = night.state.step
    night.give(2, 5, 0, 0)
    assert (night.awaited, night.state.step) == ((0,), step)
    assert refused(night, HandOut(2, (5, 0, 0))) == (Code.NOT_AWAITED, {})
    night.give(0, 0, 2, 3)
    assert (night.phase, night.state.step) == (Phase.REST, step + 1)
    assert night.view(None).handed == (HandedOut(0, (0, 2, 3)), None, HandedOut(2, (5, 0, 0)))


def test_for_who_does_not_choose_forfeits_are_handed_out_evenly() -> None:
    night = dealt("AC 3C AS", with_choices(ties="split"))
    night.say(ALL_KEEP)
    assert refused(night, HandOutEvenly(1)) == (Code.NOT_AWAITED, {})
    assert night.do(HandOutEvenly(2)) == (HandedOut(2, (3, 2, 0), lapsed=True),)
    assert refused(night, HandOutEvenly(2)) == (Code.NOT_AWAITED, {})
    assert night.awaited == (0,)


def test_a_winner_who_does_not_hand_out_in_time_does_so_evenly() -> None:
    night = dealt("AC 3C AS", with_choices(ties="split"))
    night.say(ALL_KEEP)
    night.give(2, 5, 0, 0)
    assert night.expire() == (HandedOut(0, (0, 3, 2), lapsed=True),)
    assert night.phase is Phase.REST


@pytest.mark.parametrize(
    ("seat", "players", "count", "shares"),
    [
        (0, 3, 5, (0, 3, 2)),
        (1, 3, 5, (2, 0, 3)),
        (2, 3, 5, (3, 2, 0)),
        (1, 2, 5, (5, 0)),
        (3, 4, 2, (1, 1, 0, 0)),
        (2, 4, 2, (1, 0, 0, 1)),
        (0, 6, 5, (0, 1, 1, 1, 1, 1)),
    ],
)
def test_evenly_is_from_the_left(
    seat: Seat, players: int, count: int, shares: tuple[int, ...]
) -> None:
    assert evenly(seat, players, count) == shares


@given(st.integers(2, 12), st.data())
def test_evenly_is_even_to_within_one(players: int, data: st.DataObject) -> None:
    seat = data.draw(st.integers(0, players - 1))
    count = data.draw(st.integers(0, 30))
    shares = evenly(seat, players, count)
    others = shares[:seat] + shares[seat + 1 :]
    assert (len(shares), sum(shares), shares[seat]) == (players, count, 0)
    assert max(others) - min(others) <= 1


# Between two hands.


def _rested() -> Night:
    night = _won_by_c()
    night.give(2, 5, 0, 0, 0)
    return night


Begin: TypeAlias = Callable[[], Night]


@pytest.mark.parametrize("begin", [_won_by_c, _rested], ids=["give", "rest"])
@pytest.mark.parametrize(
    "command",
    [
        *(MakeBid(seat, bid) for seat in (0, 2) for bid in Bid),
        GiveOrder(1, Order(When.NEVER)),
        GiveOrder(1, None),
    ],
    ids=repr,
)
def test_bids_and_orders_are_refused_once_a_hand_is_over(begin: Begin, command: Command) -> None:
    assert refused(begin(), command) == (Code.NOT_AWAITED, {})


def test_in_secret_bidding_too_nobody_bids_once_a_hand_is_over() -> None:
    night = dealt("2C 3C AS", SECRET)
    night.say("A out, B out, C in")
    for command in (MakeBid(0, Bid.IN), MakeBid(2, Bid.OUT), GiveOrder(0, None)):
        assert refused(night, command) == (Code.NOT_AWAITED, {})


@pytest.mark.parametrize("begin", [lambda: dealt("2C 3C AS"), _rested], ids=["bid", "rest"])
def test_forfeits_are_handed_out_after_the_hand_and_before_the_rest(begin: Begin) -> None:
    for seat in range(3):
        assert refused(begin(), HandOut(seat, (0, 5, 0, 0))) == (Code.NOT_AWAITED, {})


def test_nobody_is_awaited_in_the_rest_and_no_lapse_ends_it() -> None:
    night = _rested()
    assert POKER_NIGHT.wait(night.state) == Wait(night.state.step, (), "rest")
    assert night.expire() == ()
    for seat in (None, *_seats(night)):
        view = night.view(seat)
        assert (view.awaited, view.turn, view.may_act, view.cards) == (0, None, False, ())


def test_a_lapse_of_another_step_changes_nothing() -> None:
    night = _won_by_c()
    for step in (night.state.step - 1, night.state.step + 1):
        assert POKER_NIGHT.expire(night.state, step, night.deal) == ()


@pytest.mark.parametrize("begin", [lambda: dealt("2C 3C AS"), _won_by_c], ids=["bid", "give"])
def test_the_next_hand_waits_for_the_rest(begin: Begin) -> None:
    assert refused(begin(), NextHand(NOBODY, 3)) == (Code.NOT_AWAITED, {})


@pytest.mark.parametrize(
    ("options", "players", "least"),
    [(USUAL, 2, 3), (USUAL, 13, 3), (with_choices(two_players="yes"), 1, 2), (USUAL, 0, 3)],
)
def test_numbers_of_players_of_the_next_hand(
    options: NightOptions, players: int, least: int
) -> None:
    night = playout(3, 1, options, hands=1)
    facts = {"players": players, "least": least, "most": 12}
    assert refused(night, NextHand(NOBODY, players)) == (Code.PLAYERS, facts)
    with pytest.raises(RuleError) as caught:
        POKER_NIGHT.start(players, options, night.deal)
    assert (caught.value.code, caught.value.facts) == (Code.PLAYERS, facts)


def test_a_match_has_no_forfeits_and_no_rest() -> None:
    match = match_of("2C 3C AS")
    with pytest.raises(RuleError) as caught:
        INDIAN_POKER.next_hand(match.state, 3, match.deal)
    assert caught.value.code is Code.NOT_AWAITED
    match.say("A out, B out")
    assert refused(match, HandOut(2, (5, 0, 0))) == (Code.NOT_AWAITED, {})
    while match.awaited:
        match.expire()
    assert refused(match, HandOut(2, (5, 0, 0))) == (Code.OVER, {})


def test_seat_0_bids_first_in_every_hand_and_the_last_seat_deals() -> None:
    night = Night(5, seeded(1))
    for players in (5, 3, 12, 4, 4):
        if night.phase is Phase.REST:
            night.next_hand(players)
        assert (night.state.dealer, night.awaited) == (players - 1, (0,))
        to_the_rest(night, random.Random(players))
        assert night.reveals[-1].dealer == players - 1


def test_each_hand_is_shuffled_from_all_cards_by_its_own_deal() -> None:
    night = playout(7, 3, USUAL, hands=8)
    hands = [event for event in night.log if isinstance(event, CardsDealt)]
    assert [hand.hand for hand in hands] == list(range(1, 9))
    for hand in hands:
        players = len(hand.cards)
        stock = seeded(3)(hand.hand, players).shuffle(ALL_CARDS, hand.hand)
        assert (hand.fresh, hand.cards) == (True, stock[:players])


def test_the_players_of_a_hand_take_nothing_from_another() -> None:
    night = _won_by_c()
    night.give(2, 5, 0, 0, 0)
    step = night.state.step
    started, hand = night.next_hand(3)
    assert started == MatchStarted(3, USUAL)
    assert isinstance(hand, CardsDealt)
    fresh = Night(3, lambda *_: Stacked({1: hand.cards})).state
    assert (night.state.hand, night.state.step) == (2, step + 1)
    assert _but_for_numbers(night.state) == _but_for_numbers(fresh)


def _but_for_numbers(state: State) -> dict[str, object]:
    names = set(State.__slots__) - {"hand", "step"}
    return {name: getattr(state, name) for name in names}


# Whole nights.


def _played(night: Night, rng: random.Random, hands: int) -> list[tuple[State, Event, State]]:
    """Play so many hands, and return every event with the states before and after it."""
    told = []
    while night.state.hand < hands or night.phase is not Phase.REST:
        before = night.state
        for event in play(night, any_step(night, rng)):
            after = POKER_NIGHT.evolve(before, event)
            told.append((before, event, after))
            before = after
        assert before == night.state
        _seen_lawfully(night)
    return told


def _seen_lawfully(night: Night) -> None:
    """Check what each seat and the channel see of this hand, and that they see no other one."""
    state = night.state
    assert night.view(None).cards == ()
    for seat in _seats(night):
        view = night.view(seat)
        out = seat not in state.staying and not state.rules.secret
        seen = tuple(card if out or at != seat else None for at, card in enumerate(state.cards))
        assert view.cards == seen
        assert view.may_act == (seat in night.awaited)
        assert {hand.hand for hand in view.history} <= {state.hand}
        assert len(view.totals) == len(view.standing) == state.players


def _seats(night: Match) -> range:
    return range(night.state.players)


@settings(max_examples=15, deadline=None)
@given(table=any_night(), number=st.integers(0, 2**32))
def test_a_random_night_is_lawful_from_hand_to_hand(
    table: tuple[NightOptions, int], number: int
) -> None:
    options, players = table
    night = Night(players, seeded(number), options)
    for before, event, after in _played(night, random.Random(number), hands=4):
        assert after.step - before.step in {0, 1}
        assert _whole_deck(after)
        match event:
            case MatchStarted():
                assert before.phase is Phase.REST
                assert (after.hand, after.step) == (before.hand, before.step)
            case HandRevealed():
                assert event.cards == before.cards
                _agrees(event, options)
            case HandedOut(seat, shares, lapsed):
                assert (before.phase, sum(shares), shares[seat]) == (
                    Phase.GIVE,
                    int(options.forfeit_won),
                    0,
                )
                assert not lapsed or shares == evenly(seat, before.players, sum(shares))
    assert fold(POKER_NIGHT, night.log) == night.state
    assert [hand.hand for hand in night.reveals] == [1, 2, 3, 4]


def _whole_deck(state: State) -> bool:
    """Check that the cards of this hand and those left are the 52 of a deck, each once."""
    shown = state.cards or (state.history[-1].cards if state.history else ())
    left = ALL_CARDS.difference(shown)
    return len(shown) in {0, state.players} and len(left) + len(shown) == 52


def _agrees(hand: HandRevealed, options: NightOptions) -> None:
    """Check winner, forfeits and points of a hand against the evaluator."""
    best = naive.winners(hand.cards, hand.stayed, split=options.ties == "split")
    comes, _ = naive.forfeits(hand.cards, hand.stayed, split=options.ties == "split")
    worth = {0: 0, 1: int(options.forfeit_out), 3: int(options.forfeit_lost)}
    forfeits = rules_of(options).forfeits
    assert forfeits is not None
    assert forfeits.by_bids(hand) == tuple(worth[each] for each in comes)
    assert hand.winners == best
    assert sum(hand.points) == 8 * len(best) - 2 * sum(hand.stayed) - len(hand.cards)


@pytest.mark.parametrize("options", EVERY, ids=str)
def test_steps_tell_every_turn_of_a_night_apart(options: NightOptions) -> None:
    night, rng = Night(4, seeded(1), options), random.Random(1)
    turns: dict[int, object] = {}
    while night.state.hand < 4:
        state, wait = night.state, POKER_NIGHT.wait(night.state)
        assert wait is not None
        assert bool(wait.seats) == (state.phase is not Phase.REST)
        turn = (state.hand, state.phase, len(state.bids))
        assert turns.setdefault(wait.step, turn) == turn
        play(night, any_step(night, rng))
    assert len(set(map(str, turns.values()))) == len(turns)
    assert list(turns) == sorted(turns)


def test_random_nights_reach_every_corner() -> None:
    options = [
        with_choices(bidding=bidding, ties=ties, two_players="yes")
        for bidding in CHOICES["bidding"]
        for ties in CHOICES["ties"]
    ]
    nights = [playout(2, number, each, hands=8) for number, each in enumerate(options)]
    events = [event for night in nights for event in night.log]
    assert {type(event) for event in events} == set(POKER_NIGHT.events)
    assert any(event.lapsed for event in events if isinstance(event, HandedOut))
    winners = {len(event.winners) for event in events if isinstance(event, HandRevealed)}
    assert winners >= {0, 1, 2}
    assert len({event.players for event in events if isinstance(event, MatchStarted)}) > 5


def test_a_night_has_no_end_of_its_own_and_no_secret_that_a_match_has_not() -> None:
    assert MatchEnded not in POKER_NIGHT.events
    secret = {event.__name__ for event in POKER_NIGHT.events if not event.public}
    assert secret == {"CardsDealt", "OrderGiven", "BidSealed"}
    view = playout(3, 1, USUAL, hands=30).view(None)
    assert (view.hand, view.hands, view.most, view.winners) == (30, None, None, ())


def test_every_split_that_a_random_winner_makes_is_taken() -> None:
    rng = random.Random(1)
    for _ in range(50):
        night = _won_by_c()
        command = any_split(night, 2, rng)
        assert night.do(command) == (HandedOut(2, command.shares),)


# House rules.


def test_every_option_but_game_and_name_is_a_house_rule() -> None:
    assert set(NightOptions.__dataclass_fields__) - {"game", "name"} == set(CHOICES)
    assert NIGHT_RULES.hosted < set(CHOICES)
    assert NIGHT_RULES.chosen(NightOptions(name="Blind Man's Bluff")) == {}
    for rule, choices in CHOICES.items():
        for choice in choices:
            options = with_choices(**{rule: choice})
            assert NIGHT_RULES.fitting(options) == options
            assert NIGHT_RULES.chosen(options) == ({rule: choice} if choice != choices[0] else {})


@pytest.mark.parametrize("rule", CHOICES)
def test_the_rules_read_every_house_rule_that_is_not_hosted(rule: str) -> None:
    came_to = {rules_of(with_choices(**{rule: choice})) for choice in CHOICES[rule]}
    assert len(came_to) == (len(CHOICES[rule]) if rule in READ else 1)
