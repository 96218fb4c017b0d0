"""The ways to play that values are learned for, and what a seat has after a meld in them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, NamedTuple

from engine.cards import Card, Rank, Suit, deck
from engine.indian_chief.model import Meld
from engine.indian_chief.options import Options
from engine.indian_chief.rulebooks import Rulebook, rules_of
from engine.players.chief.points import Cards, Matches, expected, known
from engine.players.chief.values import LEARNED_FOR, Open

_JOKER: Final = Card(0, Suit.JOKER, Rank.JOKER)


class Kept(NamedTuple):
    """What a seat has after a meld: its cards, the melds still open, and what lies on the table.

    ``lying`` are all melds of a solo game, the last one at the end; at a table nothing.
    """

    cards: Cards
    melds: Open
    lying: Cards


class Hand(NamedTuple):
    """A full hand, and what lies on the table in a solo game."""

    cards: Cards
    lying: Cards


@dataclass(frozen=True, slots=True)
class World:
    """One way to play, as one seat sees it: what it does not see is in random order.

    ``prey`` counts the cards that a thief at a table finds there, after those who steal before it.
    """

    rules: Rulebook
    players: int
    prey: int = 0

    def deal(self, rng: random.Random) -> Hand:
        """Deal the first hand."""
        return Hand(self._drawn((), self.rules.hand, rng), ())

    def hands(self, kept: Kept, rng: random.Random) -> list[Hand]:
        """Fill a hand up: one way for chance, and further ones that a thief may choose instead."""
        cards, lying = kept.cards, kept.lying
        thief = len(cards) == self.rules.hand - self.rules.sizes[Meld.THIEF]
        if thief and self.rules.has_jokers:
            return [Hand((*cards, _JOKER), lying)]
        drawn = self._drawn((*cards, *lying), self.rules.hand - len(cards), rng)
        hands = [Hand(cards + drawn, lying)]
        if thief:
            prey = lying[:-1] if self.rules.stay else self._drawn(cards + drawn, self.prey, rng)
            hands += (Hand((*cards, card), _but(lying, card)) for card in prey)
        return hands

    def matches(self, hand: Cards, lying: Cards) -> Matches:
        """Tell what a Beggar Man of ``hand`` gets."""
        if self.rules.stay:
            return known(self.rules, lying)
        return expected(self.rules, self.players, Counter(card.rank for card in hand))

    def _drawn(self, seen: Collection[Card], many: int, rng: random.Random) -> Cards:
        cards = deck(self.rules.decks[self.players])
        drawn: list[Card] = []
        while len(drawn) < many:
            card = rng.choice(cards)
            if card not in seen and card not in drawn:
                drawn.append(card)
        return tuple(drawn)


def _but(cards: Sequence[Card], taken: Card) -> Cards:
    """Leave one card out, in whose place the thief's lies now: it was the last already."""
    return tuple(card for card in cards if card != taken)


WORLDS: Final = MappingProxyType(
    {
        "classic": World(rules_of(Options()), LEARNED_FOR, prey=8),
        "classic_solo": World(rules_of(Options(solo=True)), 1),
        "modern": World(rules_of(Options(rulebook="modern")), LEARNED_FOR),
        "modern_solo": World(rules_of(Options(rulebook="modern", solo=True)), 1),
    }
)
"""By the name of the file."""
