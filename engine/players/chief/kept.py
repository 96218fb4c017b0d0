"""What kept cards look like: the features that the learned weights are of.

Every feature holds or does not. A kept hand has one of each group below, and one for each card.
Groups that ask for ranks alone, and those that ask for suits alone, are looked up by a number.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final, TypeAlias

from engine.cards import NATURAL_RANKS, Card, Rank, Suit

Features: TypeAlias = tuple[int, ...]
"""Numbers of the features that hold."""

_CARDS: Final = 40
SIZES: Final = range(_CARDS, _CARDS + 9)
"""The features of how many cards are kept: one of them holds."""

_PAIRS: Final = SIZES.stop
_RUNS: Final = _PAIRS + 20
_DISTINCT: Final = _RUNS + 6
_COUNCIL: Final = _DISTINCT + 9
_TENS: Final = _COUNCIL + 4
_LOW: Final = _TENS + 6
_JOKERS: Final = _LOW + 13
_EXACT: Final = _JOKERS + 4
_SUITED: Final = _EXACT + 3
_SPADES: Final = _SUITED + 28
_MATCHES: Final = _SPADES + 9
COUNT: Final = _MATCHES + 8
"""How many features there are."""


def _card(suit: Suit, rank: Rank) -> int:
    """Number a card: the joker, else rank by rank hearts, spades and the other suits."""
    if rank is Rank.JOKER:
        return 0
    return 3 * rank - 2 + (suit is Suit.HEARTS) + 2 * (suit is Suit.SPADES)


CARDS: Final = tuple(tuple(_card(suit, rank) for rank in Rank) for suit in Suit)
"""The feature of each card, by suit and rank."""

# A card counts one in the four bits of its rank, one in those of its suit, and its spades' value.
_SUIT: Final = 4 * len(Rank)
_SPADE: Final = _SUIT + 4 * len(Suit)


def _code(suit: Suit, rank: Rank) -> int:
    spade = min(rank, Rank.TEN) if suit is Suit.SPADES else 0
    return (1 << 4 * rank) + (1 << _SUIT + 4 * suit) + (spade << _SPADE)


_CODES: Final = tuple(tuple(_code(suit, rank) for rank in Rank) for suit in Suit)
_RANKS_ONLY: Final = (1 << _SUIT) - 1


def features(cards: Sequence[Card], matched: float = 0) -> Features:
    """Return the features of kept cards, ``matched`` being a Beggar Man's points of them now."""
    code = sum([_CODES[card.suit][card.rank] for card in cards])
    ace = code >> 4 & 15 > 0
    return (
        *[CARDS[card.suit][card.rank] for card in cards],
        *_of_ranks(code & _RANKS_ONLY),
        *_of_suits((code >> _SUIT) * 2 + ace),
        _MATCHES + min(int(matched) >> 1, 7),
    )


@lru_cache(1 << 16)
def _of_ranks(code: int) -> Features:
    counts = [code >> 4 * rank & 15 for rank in Rank]
    jokers, natural = counts[0], counts[1:]
    most = min(max(natural) + jokers, 4)
    pairs = sum(many > 1 for many in natural)
    ranks = [rank for rank in NATURAL_RANKS for _ in range(counts[rank])]
    values = [1] * jokers + [min(rank, 10) for rank in ranks]
    tens = sum(counts[Rank.TEN :])
    held = [many > 0 for many in natural]
    held.append(held[0])
    runs = max(sum(held[low : low + 5]) for low in range(10)) + jokers
    return (
        SIZES[min(len(values), 8)],
        _PAIRS + 4 * most + min(pairs, 3),
        _RUNS + min(runs, 5),
        _DISTINCT + min(13 - natural.count(0) + jokers, 8),
        _COUNCIL + sum(held[10:13]),
        _TENS + min(tens, 5),
        _LOW + min(sum(values[:5]) // 4, 12),
        _JOKERS + min(jokers, 3),
        _EXACT + _exact(values),
    )


def _exact(values: Sequence[int]) -> int:
    """Tell whether four of the cards add up to 25 as they are, 2 for less than four cards."""
    if len(values) < 4:
        return 2
    return 25 in map(sum, combinations(values, 4))


@lru_cache(1 << 13)
def _of_suits(code: int) -> Features:
    """Sort by the longest suit, and whether there is an ace and a heart."""
    ace, code = code & 1, code >> 1
    clubs, diamonds, hearts, spades, jokers = (code >> 4 * suit & 15 for suit in Suit)
    longest = min(max(clubs, diamonds, hearts, spades) + jokers, 6)
    return (
        _SUITED + 4 * longest + 2 * (hearts + jokers > 0) + (ace or jokers > 0),
        _SPADES + min((code >> _SPADE - _SUIT) // 4, 8),
    )
