"""The best cards for each meld, against trying every choice."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from engine.cards import Card, deck
from engine.indian_chief.best import best
from engine.indian_chief.model import Meld
from engine.indian_chief.rulebooks import CLASSIC
from tests.engine.driver import worth
from tests.engine.hands import cards, faces


@pytest.mark.parametrize("meld", Meld)
@pytest.mark.parametrize("pool", [deck(1), deck(2), deck(2)[:13] + deck(2)[52:65] + deck(1)[26:30]])
def test_nothing_scores_more(meld: Meld, pool: tuple[Card, ...]) -> None:
    rng = random.Random(f"best {meld}")
    for _ in range(60):
        hand = tuple(rng.sample(pool, 8))
        own = best(CLASSIC, meld, hand)
        assert len(own) == len(set(own)) == CLASSIC.sizes[meld]
        assert set(own) <= set(hand)
        every = combinations(hand, CLASSIC.sizes[meld])
        most = max(worth(4, hand, meld, choice) for choice in every)
        assert worth(4, hand, meld, own) == pytest.approx(most)


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
