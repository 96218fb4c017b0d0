"""Poker classes, and the split of the Chief's seven cards (rules 10 and 28-30)."""

from __future__ import annotations

import random
from itertools import combinations_with_replacement, product

import pytest

from engine.cards import NATURAL_RANKS, Card, deck
from engine.indian_chief.poker import CODES, Category, category, split, strength
from engine.indian_chief.rulebooks import CLASSIC
from tests.engine import naive
from tests.engine.hands import cards, faces

PRINTED = [
    ("8C 8D 8H 8S 8D", Category.FIVE_OF_A_KIND, 50),
    ("4C 5C 6C 7C 8C", Category.STRAIGHT_FLUSH, 45),
    ("JC JD JH JS 8D", Category.FOUR_OF_A_KIND, 40),
    ("10C 10D 10H 9S 9D", Category.FULL_HOUSE, 35),
    ("4S JS 8S 2S 9S", Category.FLUSH, 30),
    ("5C 6D 7S 8D 9H", Category.STRAIGHT, 25),
    ("7C 7D 7S KC 3D", Category.THREE_OF_A_KIND, 20),
    ("4C 4D 3C 3S QC", Category.TWO_PAIRS, 15),
    ("AH AD 8C 4S 7C", Category.ONE_PAIR, 10),
    ("3D JC 8S 4H 2C", Category.NO_PAIR, 5),
]


@pytest.mark.parametrize(("five", "expected", "points"), PRINTED)
def test_the_printed_examples(five: str, expected: Category, points: int) -> None:
    assert category(cards(five)) is expected
    assert CLASSIC.poker[expected] == points


@pytest.mark.parametrize(
    ("five", "expected"),
    [
        ("AS 2D 3C 4H 5S", Category.STRAIGHT),
        ("10S JD QC KH AS", Category.STRAIGHT),
        ("KD AC 2H 3D 4S", Category.NO_PAIR),
        ("QD KD AC 2H 3D", Category.NO_PAIR),
        ("JD QD KD AC 2H", Category.NO_PAIR),
        ("AS 2S 3S 4S 5S", Category.STRAIGHT_FLUSH),
        ("10H JH QH KH AH", Category.STRAIGHT_FLUSH),
        ("KD AD 2D 3D 4D", Category.FLUSH),
    ],
)
def test_aces_end_a_straight_and_never_wrap_around(five: str, expected: Category) -> None:
    assert category(cards(five)) is expected


@pytest.mark.parametrize(
    ("five", "expected"),
    [
        ("4S 4S 8S 2S 9S", Category.FLUSH),
        ("4S 4S 8S 8S 9S", Category.FLUSH),
        ("4S 4S 4S 8S 9S", Category.FLUSH),
        ("4S 4S 4S 8S 8S", Category.FULL_HOUSE),
        ("4S 4S 4S 4S 8S", Category.FOUR_OF_A_KIND),
        ("4S 4S 4S 4S 4S", Category.FIVE_OF_A_KIND),
    ],
)
def test_a_flush_may_hold_equal_cards_but_the_highest_class_counts(
    five: str, expected: Category
) -> None:
    assert category(cards(five)) is expected


def test_codes_tell_any_five_ranks_apart() -> None:
    sums = [
        sum(CODES[rank] for rank in ranks)
        for ranks in combinations_with_replacement(NATURAL_RANKS, 5)
    ]
    assert len(sums) == len(set(sums)) == 6188


def test_every_class_of_ranks_agrees_with_the_independent_scorer() -> None:
    words = ["A", *(str(pip) for pip in range(2, 11)), "J", "Q", "K"]
    for ranks, suits in product(combinations_with_replacement(words, 5), ("SSSSS", "SSSHS")):
        five = [rank + suit for rank, suit in zip(ranks, suits, strict=True)]
        assert CLASSIC.poker[category(cards(" ".join(five)))] == naive.poker(five), five


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("AH AD 8C 4S 7C", "KH KD AC QS JC"),
        ("AH AD 8C 4S 7C", "AC AS 8D 4H 6D"),
        ("2H 3D 4C 5S 6C", "AH 2D 3C 4S 5C"),
        ("10H JD QC KS AC", "9H 10D JC QS KC"),
        ("4C 4D 3C 3S QC", "4H 4S 2C 2S KC"),
        ("10C 10D 10H 2S 2D", "9C 9D 9H AS AD"),
    ],
)
def test_strength_orders_hands_of_one_class(better: str, worse: str) -> None:
    assert category(cards(better)) is category(cards(worse))
    assert strength(cards(better)) > strength(cards(worse))


@pytest.mark.parametrize(
    ("seven", "expected", "two", "points"),
    [
        # The rulebook's five of a kind; 7 and 8 make 15, worth 5.
        ("8C 8D 8H 8S 8D 7C 8H", Category.FIVE_OF_A_KIND, {"7C 8C", "7C 8H", "7C 8D"}, 55),
        # Two pairs and 7 beat a pair of kings and 9.
        ("KC KD AC AD 9C 8H 3D", Category.TWO_PAIRS, {"8H 9C"}, 22),
        # A straight and 0 beats two pairs and 9.
        ("9C 10S JH QC KH KD 10C", Category.STRAIGHT, {"10C KD", "10S KD", "10C KH"}, 25),
        # A pair and 9, or two pairs and 4, make 19: the better poker hand is taken.
        ("4C 4D KH KS 9C AD 3S", Category.TWO_PAIRS, {"AD 3S"}, 19),
        # The same, though the pair of kings has the higher cards beside it.
        ("KC KD 3C 3D 4H 6S 8D", Category.TWO_PAIRS, {"6S 8D"}, 19),
        # A pair of jacks and 9, twice: with the ace it is the better poker hand.
        ("AC 2H 4C 5H 8C JC JH", Category.ONE_PAIR, {"4C 5H"}, 19),
        # Two full houses with 7: of equal classes, too.
        ("10C 10D 10H JC JD JH 7S", Category.FULL_HOUSE, {"7S 10C"}, 42),
        # A flush of six: the spade that adds most stands aside.
        ("2S 3S 4S 8S JS 7S 2D", Category.FLUSH, {"2D 7S"}, 39),
    ],
)
def test_the_best_split_is_taken(
    seven: str, expected: Category, two: set[str], points: int
) -> None:
    found = split(cards(seven), CLASSIC.poker, CLASSIC.values)
    assert found.category is expected
    assert faces(found.two) in two
    assert naive.points("indian_chief", seven.split(), []) == points
    assert CLASSIC.poker[expected] + _last_digit(found.two) == points


def _last_digit(two: tuple[Card, ...]) -> int:
    return sum(CLASSIC.values[card.rank] for card in two) % 10


def test_the_split_does_not_depend_on_the_order_of_the_cards() -> None:
    rng = random.Random(5)
    for _ in range(300):
        seven = rng.sample(deck(2), 7)
        one = split(seven, CLASSIC.poker, CLASSIC.values)
        rng.shuffle(seven)
        other = split(seven, CLASSIC.poker, CLASSIC.values)
        assert one == other
