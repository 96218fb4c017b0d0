"""The best cards for each meld, against trying every choice and every declaration."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from itertools import combinations
from typing import TypeAlias

import pytest

from engine.cards import Card, deck
from engine.catalog import warm
from engine.indian_chief import best_chief, poker, tribe
from engine.indian_chief.best import best
from engine.indian_chief.melds import declare, score
from engine.indian_chief.model import Meld
from engine.indian_chief.options import Options
from engine.indian_chief.prospects import prospect
from engine.indian_chief.rulebooks import CLASSIC, MODERN, Rulebook, rules_of
from tests.engine import naive
from tests.engine.hands import cards, faces
from tests.engine.test_jokers import JOKERS
from tests.engine.variants import house_rules, modes

ONE_SUIT = deck(2)[:13] + deck(2)[52:65] + deck(1)[26:30]
FEW_RANKS = tuple(card for card in deck(3) if card.rank in {1, 4, 5, 11, 12, 13})
POOLS = pytest.mark.parametrize("pool", [deck(1), deck(2), ONE_SUIT, FEW_RANKS])
TABLES = [
    table
    for module in (sys.modules[best.__module__], best_chief, poker, tribe)
    for table in vars(module).values()
    if hasattr(table, "cache_info")
]
NO_MATCH = rules_of(Options(rulebook="modern", jokers_match="nothing"))


Points: TypeAlias = Callable[[tuple[Card, ...]], float]


def first_of_the_best(hand: tuple[Card, ...], size: int, points: Points) -> set[Card]:
    """Try every choice; of equal ones take that whose cards come earlier in the hand."""
    first = max(combinations(hand, size), key=points)
    return set(first)


def promised(rules: Rulebook, hand: tuple[Card, ...], meld: Meld) -> Points:
    return lambda own: prospect(rules, 4, hand, meld, own)


def naively(hand: tuple[Card, ...], meld: Meld) -> Points:
    def points(own: tuple[Card, ...]) -> float:
        words = faces(own).split()
        if meld is Meld.BEGGAR_MAN:
            return naive.expected(2, 4, faces(hand).split(), words)
        return naive.declared(meld, words, [])[0]

    return points


def matching(others: tuple[Card, ...]) -> Points:
    table = faces(others).split()
    return lambda own: naive.declared(Meld.BEGGAR_MAN, faces(own).split(), table)[0]


def held(
    rng: random.Random, pool: tuple[Card, ...], jokers: int, size: int = 8
) -> tuple[Card, ...]:
    """A hand with its jokers anywhere, as often as not last."""
    hand = [*rng.sample(pool, size - jokers), *JOKERS[:jokers]]
    if rng.randrange(2):
        rng.shuffle(hand)
    return tuple(hand)


@POOLS
@pytest.mark.parametrize("meld", Meld)
@pytest.mark.parametrize(
    ("rules", "jokers"),
    [(CLASSIC, 0), (MODERN, 0), (MODERN, 1), (MODERN, 2), (MODERN, 3), (MODERN, 5), (NO_MATCH, 2)],
)
def test_nothing_scores_more(
    rules: Rulebook, jokers: int, meld: Meld, pool: tuple[Card, ...]
) -> None:
    rng = random.Random(f"best {meld} {jokers}")
    for _ in range(12):
        hand = held(rng, pool, jokers)
        own = best(rules, meld, hand)
        assert len(own) == len(set(own)) == rules.sizes[meld]
        points = promised(rules, hand, meld)
        assert set(own) == first_of_the_best(hand, len(own), points), faces(hand)


@pytest.mark.parametrize("meld", Meld)
@pytest.mark.parametrize(("jokers", "hands"), [(0, 12), (1, 2)])
def test_an_independent_search_agrees(meld: Meld, jokers: int, hands: int) -> None:
    rng = random.Random(f"naive best {meld} {jokers}")
    for _ in range(hands):
        hand = held(rng, deck(2), jokers)
        own = best(MODERN, meld, hand)
        assert set(own) == first_of_the_best(hand, len(own), naively(hand, meld)), faces(hand)


@pytest.mark.parametrize("meld", Meld)
@pytest.mark.parametrize("rules", [CLASSIC, MODERN])
def test_smaller_hands_will_do(rules: Rulebook, meld: Meld) -> None:
    rng = random.Random(f"small {meld}")
    for size in range(rules.sizes[meld], rules.hand):
        jokers = 0 if rules is CLASSIC else rng.randrange(min(size, 3))
        hand = held(rng, deck(2), jokers, size)
        own = best(rules, meld, hand)
        assert set(own) == first_of_the_best(hand, len(own), promised(rules, hand, meld))


@pytest.mark.parametrize(("jokers", "hands"), [(0, 40), (1, 20), (2, 5)])
def test_a_beggar_man_who_knows_what_lies_there(jokers: int, hands: int) -> None:
    rng = random.Random(f"beggar {jokers}")
    for _ in range(hands):
        hand, others = held(rng, deck(1)[:30], jokers), tuple(rng.sample(deck(2), 9))
        own = best(MODERN, Meld.BEGGAR_MAN, hand, others)
        assert set(own) == first_of_the_best(hand, 2, matching(others))


@pytest.mark.parametrize(
    ("meld", "hand", "expected"),
    [
        (Meld.THIEF, "10C KD QS AH 2H 3H 4H 5H", "10C"),
        (Meld.BEGGAR_MAN, "4C 4D 9S KH KD 9C 2D AH", "2D AH"),
        (Meld.BEGGAR_MAN, "4C 4D 4H 4S 4C 4D 4H 4S", "4C 4D"),
        (Meld.POOR_MAN, "KH QD 2S 3C JC 9S 4C 5C", "9S 2S KH"),
        (Meld.LAWYER, "KH KD 4C 4D AS AC 9H 9D", "KH KD 4C AS"),
        (Meld.LAWYER, "KH KD KC KS JH JD JC JS", "KH KD KC KS"),
        (Meld.RICH_MAN, "KH QD 2S 3C JC 9S 4C 5C", "2S 3C 4C 5C 9S"),
        (Meld.DOCTOR, "KH QD 2S 3C JC 9S 4C 5C", "KH QD 2S 3C JC 9S"),
        (Meld.INDIAN_CHIEF, "KH KD KC KS AC 8D QH JH", "KH KD KC KS AC 8D QH"),
    ],
)
def test_equals_go_by_the_order_of_the_hand(meld: Meld, hand: str, expected: str) -> None:
    assert faces(best(CLASSIC, meld, cards(hand))) == expected


@pytest.mark.parametrize(
    ("meld", "hand", "expected"),
    [
        (Meld.THIEF, "KD AS 2H 3H 4H 5H 6H JK", "AS"),
        (Meld.BEGGAR_MAN, "KD AS 2H 3H 4H 5H 6H JK", "JK KD"),
        (Meld.POOR_MAN, "KS QS JS 3H 4H 5H 6H JK", "JK KS QS"),
        (Meld.LAWYER, "KD KS 2H 3H 4H 5H 6H JK", "KD KS 2H 3H"),
        (Meld.RICH_MAN, "KD 2S 2H 3H 4H AS 6H JK", "AS JK 2S 2H 3H"),
        (Meld.DOCTOR, "2S 3S 4S 5S 7H 9S 10D JK", "2S 3S 4S 5S 7H JK"),
        (Meld.INDIAN_CHIEF, "8C 8D 8H KC JC QC 2D JK", "8C 8D 8H KC JC QC JK"),
    ],
)
def test_a_joker_goes_where_it_scores_most(meld: Meld, hand: str, expected: str) -> None:
    assert set(faces(best(MODERN, meld, cards(hand))).split()) == set(expected.split())


def test_every_table_is_built_before_the_first_move() -> None:
    for table in TABLES:
        table.cache_clear()
    warm()
    built = [table.cache_info().misses for table in TABLES]
    assert min(built) > 0
    rng = random.Random("warm")
    for rules in map(rules_of, (*modes(), *house_rules())):
        for jokers in (0, 2) if rules.has_jokers else (0,):
            hand = held(rng, deck(2), jokers)
            for meld in Meld:
                score(rules, meld, declare(rules, meld, best(rules, meld, hand)))
    assert [table.cache_info().misses for table in TABLES] == built
