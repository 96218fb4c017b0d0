"""Least squares with features that hold or do not: no numbers but ones in the rows."""

from __future__ import annotations

from collections.abc import Container, Sequence
from operator import mul
from statistics import fmean
from typing import TypeAlias

Row: TypeAlias = tuple[Sequence[int], float]
"""The numbers of the features that hold, one as often as it does, and the value to learn."""


def fitted(
    rows: Sequence[Row], prior: Sequence[float], constant: Container[int], ridge: float
) -> list[float]:
    """Return the weights, by feature, whose sums come nearest to the values of ``rows``.

    They are drawn towards ``prior``, the more the larger ``ridge`` is. ``constant`` are features of
    which each row has exactly one: what ``prior`` misses on the average is theirs.
    """
    missed = [value - sum(map(prior.__getitem__, held)) for held, value in rows]
    base = fmean(missed)
    held_once = sorted({one for held, _ in rows for one in held})  # of the others nothing is known
    matrix, right = _normal(rows, [each - base for each in missed], held_once)
    for place, row in enumerate(matrix):
        row[place] += ridge
    found = list(prior)
    for place, more in zip(held_once, solved(matrix, right), strict=True):
        found[place] += more
    return [old + base if place in constant else old for place, old in enumerate(found)]


def solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Solve a symmetric positive definite system of equations, by Cholesky's method."""
    lower: list[list[float]] = []
    ahead: list[float] = []
    for row, value in zip(matrix, right, strict=True):
        new: list[float] = []
        for other, entry in zip(lower, row, strict=False):
            new.append((entry - sum(map(mul, new, other))) / other[-1])
        ahead.append(value - sum(map(mul, new, ahead)))
        new.append((row[len(new)] - sum(map(mul, new, new))) ** 0.5)
        ahead[-1] /= new[-1]
        lower.append(new)
    return _backwards(lower, ahead)


def _backwards(lower: list[list[float]], ahead: list[float]) -> list[float]:
    """Solve the transposed triangular system."""
    found = list(ahead)
    for place in reversed(range(len(found))):
        found[place] /= lower[place][place]
        for before in range(place):
            found[before] -= lower[place][before] * found[place]
    return found


def _normal(
    rows: Sequence[Row], missed: Sequence[float], features: Sequence[int]
) -> tuple[list[list[float]], list[float]]:
    """Return the normal equations of those features: matrix and right side."""
    places = {feature: place for place, feature in enumerate(features)}
    matrix = [[0.0] * len(places) for _ in places]
    right = [0.0] * len(places)
    for (held, _), value in zip(rows, missed, strict=True):
        ones = [places[feature] for feature in held]
        for one in ones:
            right[one] += value
            row = matrix[one]
            for other in ones:
                row[other] += 1
    return matrix, right
