"""What nobody may see of a night: the own card, an order, and anything of an earlier hand."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from engine.core import Command, Event
from engine.deal import Deal
from engine.indian_poker.model import (
    Bid,
    BidMade,
    GiveOrder,
    HandedOut,
    HandRevealed,
    Order,
    When,
)
from engine.indian_poker.situation import Phase
from tests.engine.poker.driver import any_command
from tests.engine.poker.night import (
    CHOICES,
    NOBODY,
    Deals,
    NextHand,
    Night,
    any_split,
    dealt,
    play,
    seeded,
    to_the_rest,
    with_choices,
)
from tests.engine.poker.twins import Swapped, any_press, told


class Twins:
    """Two nights with the same commands; in the last hand the card of ``viewer`` differs.

    Before it there may be others, in which the twins are the same.
    """

    def __init__(self, number: int) -> None:
        self.rng = random.Random(number)
        options = with_choices(
            bidding=self.rng.choice(CHOICES["bidding"]),
            ties=self.rng.choice(CHOICES["ties"]),
            forfeit_won=self.rng.choice(CHOICES["forfeit_won"]),
            two_players="yes",
        )
        first, *others = players = self.rng.choices(range(2, 13), k=self.rng.randint(1, 3))
        self.viewer = self.rng.randrange(players[-1])
        places = (self.viewer, self.rng.randrange(players[-1], 52))  # in a night by seat
        deals = seeded(number)
        swapped = _swapped(deals, len(players), places)
        self.one, self.two = Night(first, deals, options), Night(first, swapped, options)
        for other in others:
            self._rest()
            self.do(NextHand(NOBODY, other))

    def _rest(self) -> None:
        while self.one.phase is not Phase.REST:
            self.do(self._anything())

    def _anything(self) -> Command | None:
        if self.one.phase is Phase.GIVE:
            return any_split(self.one, self.rng.choice(self.one.awaited), self.rng)
        return any_command(self.one, self.rng)

    def do(self, command: Command | None) -> tuple[tuple[Event, ...], tuple[Event, ...]]:
        """Do the same at both."""
        return play(self.one, command), play(self.two, command)

    def bid(self) -> tuple[tuple[Event, ...], tuple[Event, ...]]:
        """Bid, or give an order, at both."""
        return self.do(any_command(self.one, self.rng))

    def see_the_same(self, seat: int | None) -> bool:
        """Whether ``seat`` sees no difference."""
        return self.one.view(seat) == self.two.view(seat)


def _swapped(deals: Deals, hand: int, places: tuple[int, int]) -> Deals:
    def deal(number: int, players: int) -> Deal:
        own = deals(number, players)
        return Swapped(own, hand, places) if number == hand else own

    return deal


@pytest.mark.parametrize("tens", range(8))
def test_the_hidden_card_makes_no_difference_until_out_or_reveal(tens: int) -> None:
    """Eighty random hands of nights, twins but for the card that one player may not see."""
    for number in range(10 * tens, 10 * tens + 10):
        twins = Twins(number)
        viewer, players = twins.viewer, twins.one.state.players
        assert twins.one.state.cards[viewer] != twins.two.state.cards[viewer]
        while twins.one.phase is Phase.BID:
            out = not twins.one.state.rules.secret and viewer not in twins.one.state.staying
            assert twins.see_the_same(None)
            assert twins.see_the_same(viewer) != out
            assert not any(twins.see_the_same(s) for s in range(players) if s != viewer)
            press = any_press(players, twins.rng)
            assert told(twins.one, press) == told(twins.two, press)
            one, two = twins.bid()
            upto = next((n for n, e in enumerate(one) if isinstance(e, HandRevealed)), len(one))
            assert one[:upto] == two[:upto]
        assert twins.one.reveals[-1].cards != twins.two.reveals[-1].cards


@pytest.mark.parametrize("number", range(40))
def test_nothing_of_a_hand_reaches_the_players_of_the_next_one(number: int) -> None:
    """Twins differ in a hand's card, in who wins and in what is handed out; then no more."""
    twins = Twins(number)
    while twins.one.phase is Phase.BID:
        twins.bid()
    for night, chance in ((twins.one, 1), (twins.two, 2)):
        to_the_rest(night, random.Random(chance))
    assert twins.one.view(None) != twins.two.view(None)
    players = twins.rng.randint(2, 12)
    twins.do(NextHand(NOBODY, players))
    for seat in (None, *range(players)):
        assert twins.see_the_same(seat)
    assert twins.one.state == twins.two.state


def test_who_won_and_handed_out_what_is_in_everybodys_view_until_the_next_hand() -> None:
    night = dealt("2C 3C AS")
    cards = night.state.cards
    night.say("A out, B out")
    night.give(2, 2, 3, 0)
    for seat in (None, 0, 1, 2):
        view = night.view(seat)
        [revealed] = view.history
        assert (revealed.cards, revealed.winners) == (cards, (2,))
        assert view.handed == (None, None, HandedOut(2, (2, 3, 0)))
        assert view.bids_of(revealed) == (BidMade(0, Bid.OUT), BidMade(1, Bid.OUT))
    night.next_hand(4)
    for seat in (None, 0, 1, 2, 3):
        view = night.view(seat)
        assert (view.history, view.past_bids, view.handed, view.bids) == ((), (), (), ())
        assert (view.totals, view.standing) == ((0,) * 4, (None,) * 4)


def test_only_a_winner_with_forfeits_left_may_act() -> None:
    night = dealt("AC 3C AS", with_choices(ties="split"))
    night.say("A in, B in, C in, A keep, B keep, C keep")
    assert [night.view(seat).may_act for seat in range(3)] == [True, False, True]
    assert night.view(None).awaited == 2
    night.give(0, 0, 5, 0)
    assert [night.view(seat).may_act for seat in range(3)] == [False, False, True]


def test_an_order_ends_with_its_hand() -> None:
    night = dealt("2C 3C AS")
    before = [night.view(seat) for seat in (None, 0, 2)]
    night.do(GiveOrder(1, Order(When.MORE, 2)))
    assert [night.view(seat) for seat in (None, 0, 2)] == before
    assert night.view(1) == replace(night.view(1), order=Order(When.MORE, 2))
    night.say("A in, C in, A keep")
    to_the_rest(night, random.Random(1))
    assert night.view(1).order is None
    night.next_hand(3)
    assert night.view(1).order is None
