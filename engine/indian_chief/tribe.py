"""The modern Chief's tribe of four and Tribal Council of three, jokers included, by table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import IntEnum
from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import Final, NamedTuple, TypeAlias

from engine.cards import NATURAL_RANKS, Card, Rank
from engine.indian_chief.codes import CODES
from engine.indian_chief.poker import strength


class Kind(IntEnum):
    """Kinds of four cards, worst first (modern rulebook, Indian Chief)."""

    NOTHING = 0
    ONE_PAIR = 1
    TWO_PAIRS = 2
    THREE_OF_A_KIND = 3
    STRAIGHT = 4
    FOUR_OF_A_KIND = 5


COUNCIL: Final = (Rank.JACK, Rank.QUEEN, Rank.KING)
"""The ranks that score in a Tribal Council, each once."""

_RUNS: Final = {frozenset(range(low, low + 4)) for low in range(1, 11)} | {
    frozenset((*COUNCIL, Rank.ACE))
}
_KINDS: Final = {
    (4,): Kind.FOUR_OF_A_KIND,
    (1, 3): Kind.THREE_OF_A_KIND,
    (2, 2): Kind.TWO_PAIRS,
    (1, 1, 2): Kind.ONE_PAIR,
    (1, 1, 1, 1): Kind.NOTHING,
}


def kind(four: Sequence[Card]) -> Kind:
    """Tell the kind of four cards: the highest that fits (rule 46)."""
    return _kind([card.rank for card in four])


def _kind(ranks: Sequence[int]) -> Kind:
    if frozenset(ranks) in _RUNS:
        return Kind.STRAIGHT
    return _KINDS[tuple(sorted(ranks.count(rank) for rank in set(ranks)))]


class Filled(NamedTuple):
    """The most that some cards earn, and the lowest ranks that their jokers stand for then.

    ``merit`` is ``16 * points + kind``, so that equal points go by the better tribe.
    """

    merit: int
    jokers: tuple[Rank, ...]

    @property
    def points(self) -> int:
        """What they earn."""
        return self.merit // 16


Table: TypeAlias = dict[int, Filled]
"""By the sum of codes."""


@cache
def tribes(points: tuple[int, ...]) -> Table:
    """Tabulate every four cards; ``points`` are by ``Kind``."""

    def merit(ranks: Sequence[int]) -> int:
        found = _kind(ranks)
        return 16 * points[found] + found

    return _table(4, merit)


@cache
def councils(points: int) -> Table:
    """Tabulate every three cards; ``points`` are for one jack, one queen, one king."""
    return _table(3, lambda ranks: 16 * points * len(set(ranks).intersection(COUNCIL)))


def _table(size: int, merit: Callable[[Sequence[int]], int]) -> Table:
    """Tabulate ``size`` cards; those with one joker more by what it may stand for."""
    table: Table = {}
    for jokers in range(size + 1):
        for ranks in combinations_with_replacement(NATURAL_RANKS, size - jokers):
            others = sum(CODES[rank] for rank in ranks) + max(jokers - 1, 0) * CODES[Rank.JOKER]
            if not jokers:
                table[others] = Filled(merit(ranks), ())
            else:
                table[others + CODES[Rank.JOKER]] = min(
                    (_with(table[others + CODES[rank]], rank) for rank in NATURAL_RANKS),
                    key=lambda filled: (-filled.merit, filled.jokers),
                )
    return table


def _with(filled: Filled, rank: Rank) -> Filled:
    return Filled(filled.merit, tuple(sorted((*filled.jokers, rank))))


def split(
    seven: Sequence[Card], points: tuple[int, ...], council: int
) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Part seven cards, jokers declared, into the best four and three (rule 46).

    Of equal totals the one with the better tribe, as poker orders them.
    """
    cards = sorted(seven, key=lambda card: (card.rank, card.suit, card.copy))
    four, three = tribes(points), councils(council)
    codes = [CODES[card.rank] for card in cards]
    total = sum(codes)
    merits = [
        four[own].merit + three[total - own].merit for own in map(sum, combinations(codes, 4))
    ]
    best = max(merits)
    ways = zip(combinations(range(len(cards)), 4), merits, strict=True)
    splits = [_part(cards, places) for places, merit in ways if merit == best]
    return max(splits, key=lambda parts: strength(parts[0])) if splits[1:] else splits[0]


def _part(
    cards: Sequence[Card], places: tuple[int, ...]
) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    rest = tuple(card for place, card in enumerate(cards) if place not in places)
    return tuple(cards[place] for place in places), rest
