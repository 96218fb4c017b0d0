"""The verifiable shuffle: chance that anyone can check once its seed is opened.

Per table there are 32 random bytes, the seed. Their commitment is published before anybody takes
a seat; each seat then brings a join id, so that neither side alone chose the cards.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Sequence

from engine.cards import Card

VERSION = 1
PREFIX = f"chiefs-table/{VERSION}/"
SEED_BYTES = 32
JOIN_BYTES = 16


def bound(table: int, hand: int | None = None) -> str:
    """Return the text before the seed in what a commitment is the SHA-256 of.

    ``"chiefs-table/1/7/"``, and ``"chiefs-table/1/7/3/"`` for hand 3 of a night.
    """
    return f"{PREFIX}{table}/" if hand is None else f"{PREFIX}{table}/{hand}/"


def commitment(table: int, seed: bytes, hand: int | None = None) -> str:
    """Return SHA-256 over ``bound`` and the seed, as 64 hex digits."""
    return hashlib.sha256(bound(table, hand).encode() + seed).hexdigest()


def hand_seed(seed: bytes, hand: int) -> bytes:
    """Return the seed of one hand of a night, which tells nothing of the table's or another's."""
    return hmac.digest(seed, f"hand/{hand}".encode(), "sha256")


class Deal:
    """The chance of one table, fixed by its seed and the join ids of its seats in order."""

    def __init__(self, seed: bytes, joins: Sequence[bytes]) -> None:
        self._seed = seed
        self._joins = b"".join(joins)

    def shuffle(self, cards: Iterable[Card], number: int) -> tuple[Card, ...]:
        """Fisher-Yates over ``cards`` put in canonical order.

        ``number`` tells the shuffles of a game apart: the same number over the same cards gives
        the same order.
        """
        order = sorted(cards)
        stream = _Stream(self._seed, self._joins + number.to_bytes(8))
        for last in range(len(order) - 1, 0, -1):
            pick = stream.below(last + 1)
            order[last], order[pick] = order[pick], order[last]
        return tuple(order)


class _Stream:
    """HMAC-SHA256 in counter mode, read as uniform numbers."""

    def __init__(self, key: bytes, label: bytes) -> None:
        self._key = key
        self._label = label
        self._counter = 0
        self._words: list[int] = []

    def below(self, bound: int) -> int:
        """Return a uniform number in ``range(bound)``; rejection keeps it free of bias."""
        limit = 2**32 - 2**32 % bound
        while (word := self._word()) >= limit:
            pass
        return word % bound

    def _word(self) -> int:
        if not self._words:
            message = self._label + self._counter.to_bytes(8)
            block = hmac.digest(self._key, message, "sha256")
            self._words = [int.from_bytes(block[i : i + 4]) for i in range(28, -1, -4)]
            self._counter += 1
        return self._words.pop()
