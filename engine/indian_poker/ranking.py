"""Which card is higher, and who wins a hand: aces high, then by suit (rule 60)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeAlias

from engine.cards import Card, Rank, Suit
from engine.core import Seat

Strength: TypeAlias = Callable[[Card], int]
"""From a card to a number that a higher card has a greater of."""


_SUITS: Final = len(Suit)  # an enumeration counts itself slowly


def by_rank(card: Card) -> int:
    """Order cards by rank alone, 2 low and ace high: 2 to 14."""
    return card.rank if card.rank is not Rank.ACE else Rank.KING + 1


def by_rank_and_suit(card: Card) -> int:
    """Order cards by rank, equal ones as clubs, diamonds, hearts, spades; no two are equal."""
    return _SUITS * by_rank(card) + card.suit


def winners(strength: Strength, cards: Sequence[Card], staying: Iterable[Seat]) -> tuple[Seat, ...]:
    """Return who of ``staying`` holds the highest card; ``()`` where nobody stayed in."""
    held = {seat: strength(cards[seat]) for seat in staying}
    return tuple(seat for seat in held if held[seat] == max(held.values()))
