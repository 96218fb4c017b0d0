"""The verifiable shuffle: fixed vectors, and what makes it fair."""

from __future__ import annotations

import hashlib
import hmac
import random
from collections import Counter
from itertools import permutations

import pytest

from engine.cards import Card, deck
from engine.deal import Deal, _Stream, commitment
from tests.engine.hands import faces

SEED = bytes(range(32))
JOINS = [bytes([seat]) * 16 for seat in (1, 2, 3, 4)]


def test_the_commitment_is_sha_256_of_version_table_and_seed() -> None:
    # printf 'chiefs-table/1/42/' plus the bytes 0 to 31 | sha256sum
    vector = "797eabc67a15799c7a5ca6e5a486eec623a07fa57b834a48dcc349de4e621007"
    assert commitment(42, SEED) == vector
    assert hashlib.sha256(b"chiefs-table/1/42/" + SEED).hexdigest() == vector


def test_the_commitment_binds_table_and_seed() -> None:
    assert commitment(42, SEED) != commitment(43, SEED)
    assert commitment(42, SEED) != commitment(42, SEED[::-1])


@pytest.mark.parametrize(
    ("decks", "number", "first"),
    [
        (1, 0, "3C 2D JS QH 6H 2S 10D 3H 3D 5S"),
        (1, 1, "KC 10H 5S 7H 7D JH AH 9D QD 7C"),
        (2, 0, "8S 2D 4D 4C 2H QC AC 6C 6H 6H"),
    ],
)
def test_a_fixed_seed_always_deals_the_same(decks: int, number: int, first: str) -> None:
    assert faces(Deal(SEED, JOINS).shuffle(deck(decks), number)[:10]) == first


def test_anybody_can_compute_the_shuffle_from_its_description() -> None:
    order = list(deck(2))
    words: list[int] = []
    counter = 0
    for last in range(len(order) - 1, 0, -1):
        limit = 2**32 // (last + 1) * (last + 1)
        while True:
            if not words:
                label = b"".join(JOINS) + (7).to_bytes(8, "big") + counter.to_bytes(8, "big")
                block = hmac.new(SEED, label, hashlib.sha256).digest()
                words = [int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4)]
                counter += 1
            if (word := words.pop(0)) < limit:
                break
        pick = word % (last + 1)
        order[last], order[pick] = order[pick], order[last]
    assert Deal(SEED, JOINS).shuffle(deck(2), 7) == tuple(order)


def test_every_card_comes_back_once() -> None:
    assert sorted(Deal(SEED, JOINS).shuffle(deck(3), 5)) == list(deck(3))
    assert Deal(SEED, JOINS).shuffle((), 0) == ()
    assert Deal(SEED, JOINS).shuffle(deck(1)[:1], 0) == deck(1)[:1]


def test_the_order_in_which_cards_come_in_does_not_matter() -> None:
    deal = Deal(SEED, JOINS)
    mixed = list(deck(2))
    random.Random(1).shuffle(mixed)
    assert deal.shuffle(mixed, 3) == deal.shuffle(deck(2), 3)
    assert deal.shuffle(frozenset(mixed), 3) == deal.shuffle(deck(2), 3)


def test_seed_seats_and_number_all_matter() -> None:
    orders = [
        Deal(SEED, JOINS).shuffle(deck(1), 0),
        Deal(SEED, JOINS).shuffle(deck(1), 1),
        Deal(SEED, JOINS[::-1]).shuffle(deck(1), 0),
        Deal(SEED, JOINS[:3]).shuffle(deck(1), 0),
        Deal(SEED[::-1], JOINS).shuffle(deck(1), 0),
    ]
    assert len(set(orders)) == len(orders)


def test_shuffles_are_about_uniform() -> None:
    deal = Deal(SEED, JOINS)
    four = deck(1)[:4]
    seen = Counter(deal.shuffle(four, number) for number in range(4800))
    assert set(seen) == set(permutations(four))
    # Chi square with 23 degrees of freedom: below 50 in 99.9 % of fair experiments.
    assert sum((count - 200) ** 2 / 200 for count in seen.values()) < 50


def test_every_card_comes_on_top_equally_often() -> None:
    deal = Deal(SEED, JOINS)
    tops: Counter[Card] = Counter(deal.shuffle(deck(1), number)[0] for number in range(2600))
    # 51 degrees of freedom: below 88 in 99.9 % of fair experiments.
    assert sum((tops[card] - 50) ** 2 / 50 for card in deck(1)) < 88


def test_words_that_would_favour_low_numbers_are_rejected() -> None:
    stream = _Stream(SEED, b"")
    stream._words = [5, 2**32 - 1]  # read from the back; 2**32 - 1 is the one too many for 3
    assert stream.below(3) == 5 % 3
    stream._words = [5, 2**32 - 1]
    assert stream.below(4) == (2**32 - 1) % 4
