"""Twins: the same game twice, but for one card that somebody may not see."""

from __future__ import annotations

import random
from collections.abc import Iterable

from engine.cards import Card
from engine.core import Command, RuleError
from engine.deal import Deal
from engine.indian_poker.model import Bid, GiveOrder, MakeBid, Order, When
from tests.engine.poker.driver import Match


class Swapped(Deal):
    """A deal that puts two cards of one shuffle in each other's place."""

    def __init__(self, deal: Deal, number: int, places: tuple[int, int]) -> None:
        self.deal, self.number, self.places = deal, number, places

    def shuffle(self, cards: Iterable[Card], number: int) -> tuple[Card, ...]:
        """Shuffle as the other deal does, but for the two cards."""
        order = list(self.deal.shuffle(cards, number))
        if number == self.number:
            one, other = self.places
            order[one], order[other] = order[other], order[one]
        return tuple(order)


def told(match: Match, command: Command) -> object:
    """Return what a command is answered with: its refusal, or nothing."""
    try:
        match.game.decide(match.state, command, match.deal)
    except RuleError as error:
        return error.args
    return None


def any_press(players: int, rng: random.Random) -> Command:
    """Return a bid or an order of anybody, lawful or not."""
    seat = rng.randrange(-1, players + 1)
    order = Order(rng.choice(tuple(When)), rng.randint(-1, players + 1))
    return rng.choice((MakeBid(seat, rng.choice(tuple(Bid))), GiveOrder(seat, order)))
