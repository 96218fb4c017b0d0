"""The best cards for all seven melds of a hand, against the naive search; both in one run.

The naive search tries every choice of cards and, for each, every way to declare its jokers (each as
any of 52 cards, equal ways once). It scores bare numbers and explains nothing: as fast as plain
Python is without tables. Hands are random, from two decks, the same for both sides; a time is the
least of some repeats, per hand.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import combinations, combinations_with_replacement, product

from benchmarks.figures import Better, Figure, least
from engine.cards import Card, Rank, Suit, deck
from engine.indian_chief.best import best
from engine.indian_chief.model import Meld
from engine.indian_chief.rulebooks import CLASSIC, MODERN, Rulebook

Plain = tuple[int, int]  # a card's rank and suit
Scorer = Callable[[Sequence[Plain]], int]

DECK = tuple((rank, suit) for rank in range(1, 14) for suit in range(4))
HANDS = 100
ROUNDS = (  # rulebook, jokers, hands that the naive search is asked about, times as fast
    (CLASSIC, 0, 20, 40),
    (MODERN, 0, 20, None),
    (MODERN, 1, 4, None),
    (MODERN, 2, 1, 2_000),
)


def measure(*, quick: bool) -> Iterator[Figure]:
    """Yield a figure for each rulebook and number of jokers."""
    for rules, jokers, asked, target in ROUNDS:
        hands = dealt(jokers)
        plain = [[(int(card.rank), int(card.suit)) for card in hand] for hand in hands[:asked]]
        slow = least(partial(naive, SCORERS[rules.name], plain), 1 if quick else 3) / asked
        fast = least(partial(by_table, rules, hands), 5 if quick else 15) / HANDS
        name = f"best melds, {rules.name}, jokers: {jokers}"
        yield Figure(name, "hands/s", 1 / fast, 1 / slow, target, Better.HIGHER)


def dealt(jokers: int) -> list[tuple[Card, ...]]:
    """Deal hands whose last cards are jokers."""
    rng = random.Random(jokers)
    wild = tuple(Card(number, Suit.JOKER, Rank.JOKER) for number in range(jokers))
    return [(*rng.sample(deck(2), 8 - jokers), *wild) for _ in range(HANDS)]


def by_table(rules: Rulebook, hands: Sequence[tuple[Card, ...]]) -> None:
    """Find the best cards of each hand for each meld."""
    for hand in hands:
        for meld in Meld:
            best(rules, meld, hand)


def naive(melds: Sequence[Scorer], hands: Sequence[Sequence[Plain]]) -> None:
    """Do the same by trying everything; a Beggar Man tells by how few of its ranks are held."""
    for hand in hands:
        held = [rank for rank, _ in hand if rank]
        for size, scorer in enumerate(melds, start=1):
            points = partial(beggar_man, held) if size == 2 else partial(most, scorer)
            max(combinations(hand, size), key=points)


def most(scorer: Scorer, own: tuple[Plain, ...]) -> int:
    """Points with the jokers, of rank 0, declared as scores best."""
    natural = tuple(card for card in own if card[0])
    if len(natural) == len(own):
        return scorer(own)
    ways = combinations_with_replacement(DECK, len(own) - len(natural))
    return max(scorer(natural + way) for way in ways)


def low(rank: int) -> int:
    """Face value with the ace low."""
    return min(rank, 10)


def high(rank: int) -> int:
    """Face value with the ace high."""
    return 11 if rank == 1 else min(rank, 10)


def beggar_man(held: list[int], own: tuple[Plain, ...]) -> int:
    """How promising two cards are."""
    (one, _), (other, _) = own
    return -held.count(one) - held.count(other) - 9 * (one == other > 0)


def doctor(own: Sequence[Plain]) -> int:
    """Points of six cards."""
    ranks = {rank for rank, _ in own}
    suits = [suit for _, suit in own]
    if len(ranks) < 6 or 1 not in ranks or 2 not in suits:
        return 0
    return 10 * max(map(suits.count, range(4)))


def poker(five: Sequence[Plain]) -> int:
    """Points of five cards."""
    ranks = sorted(rank for rank, _ in five)
    flush = len({suit for _, suit in five}) == 1
    different = len(set(ranks))
    if different == 5:
        straight = ranks[4] - ranks[0] == 4 or ranks == [1, 10, 11, 12, 13]
        return (45 if flush else 25) if straight else 30 if flush else 5
    longest = max(map(ranks.count, ranks))
    if different < 3:
        return {5: 50, 4: 40, 3: 35}[longest]
    return 30 if flush else {(4, 2): 10, (3, 2): 15, (3, 3): 20}[different, longest]


def classic_chief(own: Sequence[Plain]) -> int:
    """Points of seven cards, the best of 21 splits."""
    return max(
        poker([own[place] for place in range(7) if place not in (a, b)])
        + (low(own[a][0]) + low(own[b][0])) % 10
        for a, b in combinations(range(7), 2)
    )


def tribe(four: Sequence[int]) -> int:
    """Points of four ranks."""
    ranks = sorted(four)
    different = len(set(ranks))
    if different == 4:
        return 28 if ranks[3] - ranks[0] == 3 or ranks == [1, 11, 12, 13] else 0
    longest = max(map(ranks.count, ranks))
    return {(1, 4): 32, (2, 3): 24, (2, 2): 20, (3, 2): 12}[different, longest]


def modern_chief(own: Sequence[Plain]) -> int:
    """Points of seven cards, the best of 35 splits."""
    return max(
        tribe([own[place][0] for place in range(7) if place not in three])
        + 7 * len({own[place][0] for place in three} & {11, 12, 13})
        for three in combinations(range(7), 3)
    )


def exact(own: Sequence[Plain]) -> int:
    """Points of a modern Lawyer."""
    choices = product(*((1, 11) if rank == 1 else (low(rank),) for rank, _ in own))
    return 25 if 25 in map(sum, choices) else 0


SCORERS: dict[str, tuple[Scorer, ...]] = {
    "classic": (
        lambda own: low(own[0][0]),
        lambda _: 0,
        lambda own: sum(low(rank) for rank, suit in own if suit == 3),
        lambda own: 25 if sum(low(rank) for rank, _ in own) == 25 else 0,
        lambda own: -sum(low(rank) for rank, _ in own),
        doctor,
        classic_chief,
    ),
    "modern": (
        lambda own: high(own[0][0]),
        lambda _: 0,
        lambda own: sum(high(rank) for rank, suit in own if suit == 3),
        exact,
        lambda own: -sum(low(rank) for rank, _ in own),
        doctor,
        modern_chief,
    ),
}
