"""Poker: the class of five cards by table, and the best split of the Chief's seven."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from itertools import combinations, combinations_with_replacement, compress
from typing import Final

from engine.cards import NATURAL_RANKS, NATURAL_SUITS, Card, Rank, Suit
from engine.indian_chief.codes import sums


class Category(IntEnum):
    """Classes of five cards, worst first (classic rulebook, Indian Chief)."""

    NO_PAIR = 0
    ONE_PAIR = 1
    TWO_PAIRS = 2
    THREE_OF_A_KIND = 3
    STRAIGHT = 4
    FLUSH = 5
    FULL_HOUSE = 6
    FOUR_OF_A_KIND = 7
    STRAIGHT_FLUSH = 8
    FIVE_OF_A_KIND = 9


# The smallest numbers of which no two sets of five, repeats allowed, have the same sum: so the
# sum of five codes tells the ranks of five cards (and that of three codes, of three cards).
_SUMMANDS = (0, 1, 6, 31, 108, 366, 926, 2286, 5733, 12905, 27316, 44676, 94545)
CODES: Final = (0, *_SUMMANDS)
"""A number for each rank; sums of up to five of them tell the ranks apart."""

_RUNS: Final = {frozenset(range(low, low + 5)) for low in range(1, 10)} | {
    frozenset((Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE))
}


def class_of_ranks(ranks: Sequence[int]) -> Category:
    """Tell the class of five ranks in ascending order, suits aside."""
    match len(set(ranks)):
        case 5:
            return Category.STRAIGHT if frozenset(ranks) in _RUNS else Category.NO_PAIR
        case 4:
            return Category.ONE_PAIR
        case 3:
            three = ranks[2] in (ranks[0], ranks[4]) or ranks[1] == ranks[3]
            return Category.THREE_OF_A_KIND if three else Category.TWO_PAIRS
        case 2:
            four = ranks[1] == ranks[3]
            return Category.FOUR_OF_A_KIND if four else Category.FULL_HOUSE
        case _:
            return Category.FIVE_OF_A_KIND


def _table() -> bytes:
    classes = bytearray(5 * _SUMMANDS[-1] + 1)
    for ranks in combinations_with_replacement(NATURAL_RANKS, 5):
        classes[sum(_SUMMANDS[rank - 1] for rank in ranks)] = class_of_ranks(ranks)
    return bytes(classes)


_CLASSES: Final = _table()
_CATEGORIES: Final = tuple(Category)
_SUITED: Final = tuple(
    Category.STRAIGHT_FLUSH if plain is Category.STRAIGHT else max(plain, Category.FLUSH)
    for plain in Category
)
"""The class of five cards of one suit, by their class suits aside (rule 29)."""


def category(five: Sequence[Card]) -> Category:
    """Class of five cards: the highest that fits (rules 28 and 29)."""
    a, b, c, d, e = five
    plain = _CLASSES[CODES[a.rank] + CODES[b.rank] + CODES[c.rank] + CODES[d.rank] + CODES[e.rank]]
    suited = a.suit == b.suit == c.suit == d.suit == e.suit
    return _SUITED[plain] if suited else _CATEGORIES[plain]


def strength(five: Sequence[Card]) -> tuple[int, ...]:
    """Order five cards of one category as poker does: larger sets first, then higher ranks.

    Likewise four cards of one kind. An ace is high, save in A-2-3-4-5 (or A-2-3-4).
    """
    ranks = [card.rank for card in five]
    ace = 1 if set(ranks) == set(range(1, len(ranks) + 1)) else 14
    sets = ((ranks.count(rank), ace if rank == Rank.ACE else int(rank)) for rank in set(ranks))
    return tuple(rank for _, rank in sorted(sets, reverse=True))


@dataclass(frozen=True, slots=True)
class Split:
    """A Chief's seven cards as a poker hand of ``category`` and two cards beside it."""

    category: Category
    five: tuple[Card, ...]
    two: tuple[Card, ...]


def split(seven: Sequence[Card], points: tuple[int, ...], values: tuple[int, ...]) -> Split:
    """Best of the 21 splits; of equal totals the one with the better poker hand (rule 10).

    ``points`` are by ``Category``, ``values`` by ``Rank``.
    """
    cards = sorted(seven, key=lambda card: (card.rank, card.suit, card.copy))
    totals = removals(cards, points, values)
    most = max(totals)
    ways = compress(combinations(range(len(cards)), 2), map(most.__eq__, totals))
    splits = [_split(cards, pair) for pair in ways]
    return max(splits, key=lambda split: (split.category, strength(split.five)))


def _split(cards: Sequence[Card], pair: tuple[int, ...]) -> Split:
    five = tuple(card for place, card in enumerate(cards) if place not in pair)
    return Split(category(five), five, tuple(cards[place] for place in pair))


def removals(seven: Sequence[Card], points: tuple[int, ...], values: tuple[int, ...]) -> list[int]:
    """Points of each way to set two of seven cards aside, in the order of ``combinations``.

    The five are the poker hand, the two the last-digit hand.
    """
    codes = [CODES[card.rank] for card in seven]
    total = sum(codes)
    plain, one_suit = _points(points)
    digits = _digits(values)
    pairs = sums(codes, 2)
    suit = suited(seven)
    if suit is None:
        return [plain[total - pair] + digits[pair] for pair in pairs]
    strangers = [card.suit != suit for card in seven]
    outside = sum(strangers)
    return [
        (one_suit if gone == outside else plain)[total - pair] + digits[pair]
        for pair, gone in zip(pairs, sums(strangers, 2), strict=True)
    ]


def suited(cards: Sequence[Card]) -> Suit | None:
    """Find the suit that five or more of the cards share; there is one at most."""
    suits = [card.suit for card in cards]
    for suit in NATURAL_SUITS:
        if suits.count(suit) >= 5:
            return suit
    return None


@cache
def _points(points: tuple[int, ...]) -> tuple[bytes, bytes]:
    """Points by the sum of five codes, and those where the five are of one suit."""
    suited = tuple(points[category] for category in _SUITED)
    return _translated(points), _translated(suited)


def _translated(points: tuple[int, ...]) -> bytes:
    return _CLASSES.translate(bytes(points).ljust(256))


@cache
def _digits(values: tuple[int, ...]) -> dict[int, int]:
    """Last digit of two cards, by the sum of their codes."""
    return {
        CODES[a] + CODES[b]: (values[a] + values[b]) % 10
        for a, b in combinations_with_replacement(NATURAL_RANKS, 2)
    }
