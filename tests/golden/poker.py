"""The playthroughs of Indian poker."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.core import Command
from engine.indian_poker.model import Bid, CardsDealt, GiveOrder, HandRevealed, MakeBid, Order, When
from engine.indian_poker.options import HOUSE_RULES, Options, chosen
from engine.indian_poker.play import INDIAN_POKER
from tests.engine.driver import chance
from tests.engine.poker.driver import EVERY, Match, playout
from tests.golden.playthrough import Plan, rare

AT = {"two_players": 2, "deck": 7}
"""Numbers of players at which a house rule shows; three are enough for the others."""


@dataclass(frozen=True, slots=True)
class HandPlan(Plan[Match]):
    """Hands of Indian poker that get a playthrough, of a match or of a night."""

    def told(self, played: Match) -> set[object]:
        """Collect kinds of orders, how many won and stayed in, decks not shuffled, lapses."""
        told: set[object] = set(rare(played.log, {"lapsed"}))
        for event in played.log:
            match event:
                case CardsDealt(fresh=fresh):
                    told.add(("fresh", fresh))
                case HandRevealed(stayed=stayed, winners=winners):
                    told |= {("stayed", sum(stayed)), ("won", len(winners))}
        orders = (command.order for command, _ in played.steps if isinstance(command, GiveOrder))
        return told | {("order", order and order.when) for order in orders}

    def spoken(self, command: Command) -> str:
        """Write a command in one line."""
        match command:
            case MakeBid(seat, bid):
                return f"{seat} says {bid}"
            case GiveOrder(seat, Order(when, number)):
                return f"{seat} orders {when} {number}"
            case _:
                return f"{command.seat} takes the order back"

    def read(self, spoken: str) -> Command:
        """Read a command back."""
        match spoken.split():
            case [seat, "says", bid]:
                return MakeBid(int(seat), Bid(bid))
            case [seat, "orders", when, number]:
                return GiveOrder(int(seat), Order(When(when), int(number)))
            case [seat, "takes", "the", "order", "back"]:
                return GiveOrder(int(seat), None)
            case _:
                raise ValueError(f"{spoken!r} is no command")


@dataclass(frozen=True, slots=True)
class PokerPlan(HandPlan):
    """A match of Indian poker that gets a playthrough."""

    options: Options
    game = INDIAN_POKER

    @property
    def words(self) -> tuple[str, ...]:
        """House rules."""
        return tuple(f"{rule}_{choice}" for rule, choice in chosen(self.options).items())

    def begin(self, number: int) -> Match:
        """Start the match of deal ``number``."""
        return Match(self.players, chance(number, self.players), self.options)

    def playout(self, number: int) -> Match:
        """Play it at random to its end."""
        return playout(self.players, number, self.options)

    def totals(self, played: Match) -> tuple[int, ...]:
        """Points of each seat."""
        return played.state.totals


def plans() -> Iterator[PokerPlan]:
    """Few, some and most players by the source's rules; every house rule that they read alone."""
    plain, *house = EVERY
    for players in (3, 5, INDIAN_POKER.seats(plain)[-1]):
        yield PokerPlan(plain, players)
    for options in house:
        (rule,) = chosen(options)
        if rule not in HOUSE_RULES.hosted:
            yield PokerPlan(options, AT.get(rule, 3))
