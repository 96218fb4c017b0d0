"""What the jokers of each meld are declared when that is left to the bot (rules 43-45 and 49).

Of all declarations that score most the lowest, jokers compared as a sorted sequence of cards, by
rank and then suit. None is found by trying 52 cards for each joker: what matters is worked out.
The tests compare all of them with trying every declaration.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement, product
from typing import TYPE_CHECKING, TypeAlias

from engine.cards import NATURAL_RANKS, NATURAL_SUITS, Card, Rank, Suit, is_joker
from engine.indian_chief import tribe
from engine.indian_chief.codes import CODES

if TYPE_CHECKING:
    from engine.indian_chief.rulebooks import Rulebook

Cards: TypeAlias = tuple[Card, ...]


def none(_rules: Rulebook, cards: Cards, _others: Cards, _aside: tuple[int, ...]) -> Cards:
    """Leave the cards as they are: no jokers, or jokers that stand for nothing."""
    return cards


def thief(rules: Rulebook, cards: Cards, _others: Cards, _aside: tuple[int, ...]) -> Cards:
    """Declare the highest face value, an ace (rule 45)."""
    rank = max(NATURAL_RANKS, key=lambda rank: rules.values[rank])
    return _filled(cards, _plain([rank] * _jokers(cards)))


def poor_man(rules: Rulebook, cards: Cards, _others: Cards, _aside: tuple[int, ...]) -> Cards:
    """Declare the highest spade, its ace (rule 45)."""
    rank = max(NATURAL_RANKS, key=lambda rank: rules.values[rank])
    return _filled(cards, [Card(0, Suit.SPADES, rank)] * _jokers(cards))


def rich_man(rules: Rulebook, cards: Cards, _others: Cards, _aside: tuple[int, ...]) -> Cards:
    """Declare the lowest face value, an ace (rule 45)."""
    rank = min(NATURAL_RANKS, key=lambda rank: rules.face_values(rank)[0])
    return _filled(cards, _plain([rank] * _jokers(cards)))


def beggar_man(_rules: Rulebook, cards: Cards, others: Cards, _aside: tuple[int, ...]) -> Cards:
    """Declare the ranks that others hold most of, each once (rule 45)."""
    left = Counter(card.rank for card in others)
    for card in cards:
        left[card.rank] = 0
    ranks = []
    for _ in range(_jokers(cards)):
        rank = max(NATURAL_RANKS, key=lambda rank: left[rank])
        left[rank] = 0
        ranks.append(rank)
    return _filled(cards, _plain(sorted(ranks)))


def lawyer(rules: Rulebook, cards: Cards, _others: Cards, _aside: tuple[int, ...]) -> Cards:
    """Declare what makes the total exact, else the lowest cards (rules 45 and 49)."""
    values = tuple(rules.face_values(rank) for rank in NATURAL_RANKS)
    natural = (rules.face_values(card.rank) for card in cards if not is_joker(card))
    totals = {sum(choice) for choice in product(*natural)}
    jokers = _jokers(cards)
    sums = _sums(values, jokers)
    exact = [sums[rules.exact - total] for total in totals if rules.exact - total in sums]
    return _filled(cards, _plain(min(exact, default=(Rank.ACE,) * jokers)))


@cache
def _sums(values: tuple[tuple[int, ...], ...], jokers: int) -> dict[int, tuple[Rank, ...]]:
    """Tell for each total the lowest ranks of so many jokers that may add up to it."""
    sums: dict[int, tuple[Rank, ...]] = {}
    for ranks in combinations_with_replacement(NATURAL_RANKS, jokers):
        for choice in product(*(values[rank - 1] for rank in ranks)):
            sums.setdefault(sum(choice), ranks)
    return sums


def doctor(_rules: Rulebook, cards: Cards, _others: Cards, _aside: tuple[int, ...]) -> Cards:
    """Declare new ranks, all in the specialty but the heart that is lacking (rules 9 and 45).

    The lowest new ranks are as good as any, since the ace is the first of them if it is lacking.
    Two equal natural cards leave nothing to score, and so the lowest cards.
    """
    natural = [card for card in cards if not is_joker(card)]
    jokers, ranks = _jokers(cards), {card.rank for card in natural}
    if len(ranks) < len(natural):
        return _filled(cards, _plain([Rank.ACE] * jokers))
    free = [rank for rank in NATURAL_RANKS if rank not in ranks][:jokers]
    suits = min(_suitings(natural, jokers)) if jokers else ()
    return _filled(cards, [Card(0, suit, rank) for suit, rank in zip(suits, free, strict=True)])


def _suitings(natural: Sequence[Card], jokers: int) -> list[tuple[Suit, ...]]:
    """List the suits for a Doctor's jokers that make one suit longest with a heart among all."""
    held = Counter(card.suit for card in natural)
    lengths: dict[tuple[Suit, ...], int] = {}
    for suit in NATURAL_SUITS:
        suited = (suit,) * jokers
        if held[Suit.HEARTS] or suit is Suit.HEARTS:
            lengths[suited] = held[suit] + jokers
        else:
            lengths[tuple(sorted((*suited[1:], Suit.HEARTS)))] = held[suit] + jokers - 1
    longest = max(lengths.values())
    return [suits for suits, length in lengths.items() if length == longest]


def indian_chief(rules: Rulebook, cards: Cards, _others: Cards, aside: tuple[int, ...]) -> Cards:
    """Declare what makes tribe and Tribal Council earn most (rules 45 and 46)."""
    four, three = tribe.tribes(rules.poker), tribe.councils(rules.council)
    codes = [CODES[card.rank] for card in cards]
    total = sum(codes)
    if aside:
        council = sum(codes[slot] for slot in aside)
        return _filled_apart(cards, four[total - council].jokers, three[council].jokers, aside)
    councils = set(map(sum, combinations(codes, rules.aside)))
    splits = ((four[total - council], three[council]) for council in councils)
    ways = (
        (-one.points - other.points, sorted(one.jokers + other.jokers)) for one, other in splits
    )
    return _filled(cards, _plain(min(ways)[1]))


def _filled_apart(
    cards: Cards, tribe: Iterable[Rank], council: Iterable[Rank], aside: tuple[int, ...]
) -> Cards:
    """Put declared cards where the jokers are, in order in each part of a chosen split."""
    parts = iter(_plain(tribe)), iter(_plain(council))
    return tuple(
        next(parts[slot in aside]) if is_joker(card) else card for slot, card in enumerate(cards)
    )


def _jokers(cards: Cards) -> int:
    return sum(map(is_joker, cards))


def _plain(ranks: Iterable[Rank]) -> list[Card]:
    """Make cards of the lowest suit, where suits do not matter."""
    return [Card(0, Suit.CLUBS, rank) for rank in ranks]


def _filled(cards: Cards, jokers: Sequence[Card]) -> Cards:
    """Put declared cards where the jokers are, in order."""
    left = iter(jokers)
    return tuple(next(left) if is_joker(card) else card for card in cards)
