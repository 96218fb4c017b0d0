"""What open melds and kept cards are worth till the end: learned, and read from files beside this.

``make train`` writes the files (``training/chief.py``); their numbers are tenths of points.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, TypeAlias

from engine.cards import Card, Rank, Suit
from engine.indian_chief.model import Meld
from engine.players.chief.kept import CARDS, SIZES, Features

Open: TypeAlias = int
"""A set of melds: the sum of their ``BITS``."""

BITS: Final = {meld: 1 << place for place, meld in enumerate(Meld)}
SETS: Final = 1 << len(Meld)
"""How many sets of melds there are."""

LEARNED_FOR: Final = 4
"""So many players sat at the tables that the values were learned for."""

FOLDER: Final = Path(__file__).parent / "weights"
TENTHS: Final = 10


def bits(melds: Iterable[Meld]) -> Open:
    """Return the set of ``melds``."""
    return sum(BITS[meld] for meld in melds)


@dataclass(frozen=True, slots=True)
class Weights:
    """What kept cards are worth for one set of open melds: by feature, and by suit and rank.

    They are whole tenths of points, so that their sums are exact on every machine.
    """

    by_feature: tuple[int, ...]
    by_card: tuple[tuple[int, ...], ...]

    @classmethod
    def of(cls, by_feature: Sequence[int]) -> Weights:
        """Lay the weights of cards out by suit and rank."""
        by_card = tuple(tuple(by_feature[CARDS[suit][rank]] for rank in Rank) for suit in Suit)
        return cls(tuple(by_feature), by_card)

    def with_more(self, points: float) -> Weights:
        """Return the same with so many points more for any cards: each hand has one size."""
        tenths = round(TENTHS * points)
        return Weights.of(
            [old + tenths if at in SIZES else old for at, old in enumerate(self.by_feature)]
        )

    def worth(self, kept: Features) -> float:
        """Points still to come with kept cards of these features."""
        return sum(map(self.by_feature.__getitem__, kept)) / TENTHS

    def parting(self, hand: Iterable[Card]) -> tuple[Card, ...]:
        """Sort a hand by what one can part with best."""
        by_card = self.by_card
        return tuple(sorted(hand, key=lambda card: (by_card[card.suit][card.rank], card)))


@dataclass(frozen=True, slots=True)
class Values:
    """What is still to come, by set of open melds: ``melds`` alone, ``kept`` with the hand's."""

    melds: tuple[float, ...]
    kept: tuple[Weights, ...]

    def with_more(self, meld: Meld, points: float) -> Values:
        """Return the values with ``meld`` worth so many points more while it is open."""
        more = [points if melds & BITS[meld] else 0 for melds in range(SETS)]
        return Values(
            tuple(map(sum, zip(self.melds, more, strict=True))),
            tuple(Weights.with_more(*each) for each in zip(self.kept, more, strict=True)),
        )


@cache
def values(rulebook: str, *, solo: bool) -> Values:
    """Read what was learned for a rulebook, at a table or alone."""
    name = f"{rulebook}_solo" if solo else rulebook
    return read(json.loads((FOLDER / f"{name}.json").read_text("ascii")))


def read(written: dict[str, list[list[int]]]) -> Values:
    """Read the values from a file's content, as ``written_of`` makes it."""
    [melds] = written["melds"]
    return Values(
        tuple(tenths / TENTHS for tenths in melds), tuple(map(Weights.of, written["kept"]))
    )


def written_of(values: Values) -> dict[str, list[list[int]]]:
    """Write the values as a file's content; those of the melds are rounded."""
    return {
        "melds": [[round(TENTHS * value) for value in values.melds]],
        "kept": [list(each.by_feature) for each in values.kept],
    }
