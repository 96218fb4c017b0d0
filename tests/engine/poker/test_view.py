"""What nobody may see (rules 64, 65 and 69): the own card, any card in the channel, any order."""

from __future__ import annotations

import random
from dataclasses import fields, replace

import pytest

from engine.core import Command, Event, Seat
from engine.indian_poker.model import (
    Bid,
    BidMade,
    HandRevealed,
    MakeBid,
    Order,
    When,
)
from engine.indian_poker.options import CHOICES, Options
from engine.indian_poker.state import from_the_left
from tests.engine.driver import chance
from tests.engine.poker.driver import Match, any_command, dealt, options_with
from tests.engine.poker.twins import Swapped, any_press, told

SECRET = Options(bidding="simultaneous")


class Twins:
    """Two matches with the same commands; in hand ``hand`` the card of ``viewer`` differs."""

    def __init__(self, number: int) -> None:
        self.rng = random.Random(number)
        options = options_with(
            {
                "bidding": self.rng.choice(CHOICES["bidding"]),
                "deck": self.rng.choice(CHOICES["deck"]),
                "ties": self.rng.choice(CHOICES["ties"]),
                "two_players": "yes",
            }
        )
        players = self.rng.randint(2, 12)
        self.viewer = self.rng.randrange(players)
        self.hand = self.rng.randint(1, 2 * players)
        deal = chance(number, players)
        place = from_the_left((self.hand - 2) % players, players).index(self.viewer)
        # A depleted deck never gets below the cards of one hand and these few.
        other = players + self.rng.randrange(52 % players or 1)
        self.one = Match(players, deal, options)
        self.two = Match(players, Swapped(deal, self.hand, (place, other)), options)

    def play_to_the_hand(self) -> None:
        """Play what comes before, in which the twins are the same."""
        while self.one.state.hand < self.hand:
            self.do(any_command(self.one, self.rng))
        assert self.one.log[:-1] == self.two.log[:-1]  # all but the deal of this hand

    def do(self, command: Command | None) -> tuple[tuple[Event, ...], tuple[Event, ...]]:
        """Do the same at both."""
        one, two = (
            match.expire() if command is None else match.do(command)
            for match in (self.one, self.two)
        )
        return one, two

    def see_the_same(self, seat: Seat | None) -> bool:
        """Whether ``seat`` sees no difference."""
        return self.one.view(seat) == self.two.view(seat)


@pytest.mark.case(42)
@pytest.mark.parametrize("tens", range(12))
def test_the_hidden_card_makes_no_difference_until_out_or_reveal(tens: int) -> None:
    """A hundred and twenty random hands, twins but for the card that one player may not see."""
    for number in range(10 * tens, 10 * tens + 10):
        twins = Twins(number)
        viewer, players = twins.viewer, twins.one.state.players
        twins.play_to_the_hand()
        assert twins.one.state.cards[viewer] != twins.two.state.cards[viewer]
        while twins.one.state.hand == twins.hand and twins.one.awaited:
            out = not twins.one.state.rules.secret and viewer not in twins.one.state.staying
            assert twins.see_the_same(None)
            assert twins.see_the_same(viewer) != out
            assert not any(twins.see_the_same(s) for s in range(players) if s != viewer)
            press = any_press(players, twins.rng)
            assert told(twins.one, press) == told(twins.two, press)
            one, two = twins.do(any_command(twins.one, twins.rng))
            upto = next((n for n, e in enumerate(one) if isinstance(e, HandRevealed)), len(one))
            assert one[:upto] == two[:upto]
        reveals = [match.reveals[twins.hand - 1].cards for match in (twins.one, twins.two)]
        assert reveals[0] != reveals[1]


def test_who_is_in_sees_all_cards_but_the_own() -> None:
    match = dealt("2C 3D 4H")
    assert [match.view(seat).cards for seat in range(3)] == [
        tuple(card if at != seat else None for at, card in enumerate(match.state.cards))
        for seat in range(3)
    ]


def test_who_is_out_sees_all_and_the_others_only_that() -> None:
    match = dealt("2C 3D 4H 5S")
    match.say("A in, B out")
    assert match.view(1).cards == match.state.cards
    assert match.view(0).cards[0] is None
    for seat in (0, 2, 3, None):
        assert match.view(seat).standing == (Bid.IN, Bid.OUT, None, None)


def test_a_simultaneous_out_shows_no_card_as_it_may_change() -> None:
    match = dealt("2C 3D 4H", options=SECRET)
    match.do(MakeBid(0, Bid.OUT))
    assert match.view(0).cards[0] is None
    assert (match.view(0).own, match.view(0).may_act) == (Bid.OUT, False)
    for seat in (1, 2, None):
        view = match.view(seat)
        assert (view.own, view.standing, view.sealed, view.awaited) == (None, (None,) * 3, 1, 2)
        assert view.turn is None
    match.do(MakeBid(0, Bid.IN))
    assert match.view(1) == replace(match.view(1), sealed=1)


def test_what_others_have_bid_in_secret_makes_no_difference() -> None:
    ins, outs = (dealt("2C 3D 4H", options=SECRET) for _ in range(2))
    ins.do(MakeBid(0, Bid.IN))
    outs.do(MakeBid(0, Bid.OUT))
    for seat in (1, 2, None):
        assert ins.view(seat) == outs.view(seat)
    assert ins.view(0) != outs.view(0)


def test_the_channel_has_no_private_field() -> None:
    match = dealt("2C 3D 4H")
    match.order(0, When.NEVER)
    match.say("B in, C in, B keep" if match.awaited == (1,) else "")
    public, private = match.view(None), match.view(0)
    match.order(1, When.NEVER)
    assert public.cards == ()
    same = {f.name for f in fields(public) if getattr(public, f.name) == getattr(private, f.name)}
    assert {f.name for f in fields(public)} - same <= {"seat", "cards", "order", "own", "may_act"}


def test_a_revealed_hand_is_in_everybodys_history() -> None:
    match = dealt("2C 3D 4H")
    cards = match.state.cards
    match.say("A out, B out")
    for seat in (None, 0, 1, 2):
        [revealed] = match.view(seat).history
        assert revealed.cards == cards
        assert match.view(seat).past_bids == ((BidMade(0, Bid.OUT), BidMade(1, Bid.OUT)),)


def test_when_the_match_is_over_no_card_lies_on_the_table() -> None:
    match = dealt("2C 3D 4H", options=Options(rotations="one"))
    while match.awaited:
        match.expire()
    for seat in (None, 0):
        view = match.view(seat)
        assert (view.cards, view.turn, view.awaited, view.hand) == ((), None, 0, 3)
        assert len(view.history) == 3


# Standing orders.


@pytest.mark.parametrize("number", range(12))
def test_whether_a_bid_was_ordered_is_seen_by_nobody_else(number: int) -> None:
    """A match with orders and one in which the same is said by hand look alike to the others."""
    rng = random.Random(number)
    players = rng.randint(3, 8)
    ordered = Match(players, chance(number, players))
    by_hand = Match(players, chance(number, players))
    while ordered.awaited:
        command = any_command(ordered, rng)
        events = ordered.expire() if command is None else ordered.do(command)
        for event in events:
            if isinstance(event, BidMade):
                by_hand.expire() if event.lapsed else by_hand.do(MakeBid(event.seat, event.bid))
        assert by_hand.view(None) == ordered.view(None)
        for seat in range(players):
            assert by_hand.view(seat) == replace(ordered.view(seat), order=None)


def test_an_order_is_seen_by_its_seat_alone() -> None:
    match = dealt("2C 3D 4H")
    before = [match.view(seat) for seat in (None, 0, 2)]
    match.order(1, When.MORE, 2)
    assert [match.view(seat) for seat in (None, 0, 2)] == before
    assert match.view(1).order == Order(When.MORE, 2)
