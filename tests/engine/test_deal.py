"""The verifiable shuffle: fixed vectors, and what makes it fair."""

from __future__ import annotations

import hashlib
import hmac
import random
from collections import Counter
from itertools import permutations

import pytest

from engine.cards import Card, deck
from engine.deal import SEED_BYTES, Deal, _Stream, bound, commitment, hand_seed
from tests.engine.hands import faces

SEED = bytes(range(32))
JOINS = [bytes([seat]) * 16 for seat in (1, 2, 3, 4)]


def test_the_commitment_is_sha_256_of_version_table_and_seed() -> None:
    # printf 'chiefs-table/1/42/' plus the bytes 0 to 31 | sha256sum
    vector = "797eabc67a15799c7a5ca6e5a486eec623a07fa57b834a48dcc349de4e621007"
    assert commitment(42, SEED) == vector
    assert hashlib.sha256(b"chiefs-table/1/42/" + SEED).hexdigest() == vector


@pytest.mark.case(44)
def test_the_commitment_binds_table_and_seed() -> None:
    assert commitment(42, SEED) != commitment(43, SEED)
    assert commitment(42, SEED) != commitment(42, SEED[::-1])


def test_the_commitment_of_a_hand_of_a_night_names_the_hand() -> None:
    # printf 'chiefs-table/1/42/3/' plus the bytes 0 to 31 | sha256sum
    vector = "156b1e69409614c39544a83dd0e4dc19881d83e53d28bd24aa6bab28bc332d1d"
    assert commitment(42, SEED, 3) == vector
    assert hashlib.sha256(b"chiefs-table/1/42/3/" + SEED).hexdigest() == vector
    assert (bound(42), bound(42, 3)) == ("chiefs-table/1/42/", "chiefs-table/1/42/3/")


def test_the_commitments_of_hands_and_tables_are_never_the_same() -> None:
    found = [commitment(table, SEED, hand) for table in (4, 42, 423) for hand in (None, 2, 3, 23)]
    assert len(set(found)) == len(found)


def test_the_seed_of_a_hand_is_a_hash_under_the_tables_seed() -> None:
    # printf 'hand/3' | openssl dgst -sha256 -mac HMAC -macopt hexkey:000102...1f
    assert (
        hand_seed(SEED, 3).hex()
        == "35473c72884e0aa31592f476876d1d7cd3b5115a918bc2e62ff28451f8555245"
    )
    assert hand_seed(SEED, 3) == hmac.new(SEED, b"hand/3", hashlib.sha256).digest()


def test_each_hand_has_a_seed_of_its_own() -> None:
    seeds = [hand_seed(seed, hand) for seed in (SEED, SEED[::-1]) for hand in range(1, 200)]
    assert len({SEED, *seeds}) == len(seeds) + 1
    assert {len(seed) for seed in seeds} == {SEED_BYTES}
    first, second = (Deal(seed, JOINS).shuffle(deck(1), 1) for seed in seeds[:2])
    assert first != second


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
