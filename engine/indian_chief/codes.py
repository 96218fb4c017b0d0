"""Numbers for ranks by which a few additions tell what some cards are."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

# The smallest numbers of which no two sets of four, repeats allowed, have the same sum.
CODES: Final = (1, 2, 6, 22, 56, 154, 369, 857, 1425, 2604, 4968, 8195, 13664, 22433)
"""By ``Rank``, the joker's included: the sum of four codes tells the ranks of four cards."""


def sums(codes: Sequence[int], size: int) -> list[int]:
    """Sums of each ``size`` of ``codes``, in the order of ``itertools.combinations``."""
    match size:  # written out, those of a full hand take two thirds of the time
        case 2:
            return [a + b for a, b in combinations(codes, 2)]
        case 4:
            return [a + b + c + d for a, b, c, d in combinations(codes, 4)]
        case _:
            return list(map(sum, combinations(codes, size)))
