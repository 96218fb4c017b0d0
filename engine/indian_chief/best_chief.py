"""The best Indian Chief of a hand of eight: seven cards in two parts, and one to spare.

One part is tried in every way; what the best of the other cards earn is looked up by the sum of
their codes. Cards of one rank are as good as each other, so of those that can be spared the latest
in the hand stays there: earlier cards are played first.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, combinations_with_replacement, compress
from typing import TYPE_CHECKING, Final, TypeAlias

from engine.cards import NATURAL_RANKS, Card
from engine.indian_chief import poker, tribe
from engine.indian_chief.codes import CODES, sums

if TYPE_CHECKING:
    from engine.indian_chief.rulebooks import Rulebook

Cards: TypeAlias = tuple[Card, ...]


def poker_and_digit(rules: Rulebook, hand: Cards, _others: Cards | None) -> Cards:
    """Choose the best five and two, and of equal ones those that leave the latest card."""
    if len(hand) == 7:
        return hand
    if poker.suited(hand) is not None:
        return _by_trying(rules, hand)
    codes = [_CODES[card.rank] for card in hand]
    total = sum(codes)
    table = _poker_eights(rules.poker, rules.values)
    fives, digits = table.fives, table.digits
    pairs = sums(codes, 2)
    points = [fives[total - pair] + digits[pair] for pair in pairs]
    best = compress(pairs, map(max(points).__eq__, points))
    return _but_the_latest(hand, codes, (table.spares[total - pair] for pair in best))


def _by_trying(rules: Rulebook, hand: Cards) -> Cards:
    """Choose where suits matter: a flush is possible."""

    def points(seven: Cards) -> int:
        return max(poker.removals(seven, rules.poker, rules.values))

    return max(combinations(hand, 7), key=points)


def tribe_and_council(rules: Rulebook, hand: Cards, _others: Cards | None) -> Cards:
    """Choose the best four and three, and of equal ones those that leave the latest card."""
    if len(hand) == 7:
        return hand
    codes = [CODES[card.rank] for card in hand]
    total = sum(codes)
    table = _tribe_eights(rules.poker, rules.council)
    tribes, councils = table.tribes, table.councils
    fours = sums(codes, 4)
    points = [tribes[four] + councils[total - four] for four in fours]
    best = compress(fours, map(max(points).__eq__, points))
    return _but_the_latest(hand, codes, (table.spares[total - four] for four in best))


def _but_the_latest(hand: Cards, codes: Sequence[int], spares: Iterable[tuple[int, ...]]) -> Cards:
    """Return the hand without its latest card that can be spared."""
    spared = set().union(*spares)
    spare = len(codes) - 1
    while codes[spare] not in spared:
        spare -= 1
    return hand[:spare] + hand[spare + 1 :]


# Numbers of which no two sets of six, repeats allowed, have the same sum; by rank.
_CODES: Final = (0, 0, 1, 7, 43, 191, 859, 2897, 7999, 22198, 56487, 122766, 323066, 861016)


@dataclass(frozen=True, slots=True)
class _PokerEights:
    """Points of the best five of six cards and of the last digit of two, by the sum of codes.

    ``spares`` are the codes of the cards that the best five leave.
    """

    fives: Mapping[int, int]
    digits: Mapping[int, int]
    spares: Mapping[int, tuple[int, ...]]


@cache
def _poker_eights(points: tuple[int, ...], values: tuple[int, ...]) -> _PokerEights:
    """Tabulate by ``Category`` and ``Rank``; no five are of one suit."""
    five = {
        sum(_CODES[rank] for rank in ranks): points[poker.class_of_ranks(ranks)]
        for ranks in combinations_with_replacement(NATURAL_RANKS, 5)
    }
    digits = {
        _CODES[a] + _CODES[b]: (values[a] + values[b]) % 10
        for a, b in combinations_with_replacement(NATURAL_RANKS, 2)
    }
    fives, spares = {}, {}
    for codes in combinations_with_replacement(_CODES[1:], 6):
        six = sum(codes)
        fives[six], spares[six] = _best_without(six, codes, five)
    return _PokerEights(fives, digits, spares)


@dataclass(frozen=True, slots=True)
class _TribeEights:
    """Points of four cards as a tribe, and of the best council among four, by the sum of codes.

    Lists, which are looked up faster. ``spares`` are the codes of the cards that the best council
    leaves.
    """

    tribes: list[int]
    councils: list[int]
    spares: dict[int, tuple[int, ...]]


@cache
def _tribe_eights(points: tuple[int, ...], council: int) -> _TribeEights:
    """Tabulate by ``Kind``, with ``council`` points for a rank of the council."""
    fours = tribe.tribes(points)
    threes = {code: filled.points for code, filled in tribe.councils(council).items()}
    size = max(fours) + 1
    table = _TribeEights([0] * size, [0] * size, {})
    for four, filled in fours.items():
        table.tribes[four] = filled.points
    for codes in combinations_with_replacement(CODES, 4):
        four = sum(codes)
        table.councils[four], table.spares[four] = _best_without(four, codes, threes)
    return table


def _best_without(
    total: int, codes: Sequence[int], points: Mapping[int, int]
) -> tuple[int, tuple[int, ...]]:
    """Most points when one card is left out, and the codes of those that may be it."""
    without = {code: points[total - code] for code in codes}
    most = max(without.values())
    return most, tuple(code for code, left in without.items() if left == most)
