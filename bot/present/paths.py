"""The shapes on the cards, as paths in a square from -1 to 1 (x to the right, y down)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from math import cos, pi, sin
from typing import TypeAlias

from engine.cards import Rank, Suit

Point: TypeAlias = tuple[float, float]
Polygon: TypeAlias = tuple[Point, ...]
Shape: TypeAlias = tuple[Polygon, ...]
Curve: TypeAlias = tuple[Point, Point, Point]
"""A cubic Bezier curve from where the last one ended: two control points and the end."""

_STEPS = 24


def _path(start: Point, curves: Iterable[Curve]) -> Polygon:
    points = [start]
    for curve in curves:
        points.extend(_flatten(points[-1], curve))
    return tuple(points)


def _flatten(start: Point, curve: Curve) -> Iterable[Point]:
    (x1, y1), (x2, y2), (x3, y3) = curve
    for step in range(1, _STEPS + 1):
        t = step / _STEPS
        a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        yield (a * start[0] + b * x1 + c * x2 + d * x3, a * start[1] + b * y1 + c * y2 + d * y3)


def _line(start: Point, end: Point) -> Curve:
    return start, end, end


def _mirrored(right: Polygon) -> Polygon:
    """Complete a right half, drawn from the top of the axis to its bottom."""
    return right + tuple((-x, y) for x, y in reversed(right))


def _disc(x: float, y: float, radius: float) -> Polygon:
    turns = (2 * pi * step / (2 * _STEPS) for step in range(2 * _STEPS))
    return tuple((x + radius * cos(turn), y + radius * sin(turn)) for turn in turns)


def _stem(top: float) -> Polygon:
    return _mirrored(
        _path(
            (0.0, top),
            (
                _line((0.0, top), (0.07, top)),
                ((0.10, 0.72), (0.18, 0.88), (0.40, 0.97)),
                _line((0.40, 0.97), (0.0, 0.97)),
            ),
        )
    )


_HEART = _mirrored(
    _path(
        (0.0, -0.52),
        (
            ((0.10, -0.78), (0.28, -0.92), (0.50, -0.92)),
            ((0.80, -0.92), (0.97, -0.70), (0.97, -0.40)),
            ((0.97, 0.10), (0.38, 0.42), (0.0, 0.95)),
        ),
    )
)

_DIAMOND = _mirrored(
    _path(
        (0.0, -1.0),
        (
            ((0.20, -0.62), (0.45, -0.28), (0.76, 0.0)),
            ((0.45, 0.28), (0.20, 0.62), (0.0, 1.0)),
        ),
    )
)

_SPADE = _mirrored(
    _path(
        (0.0, -0.98),
        (
            ((0.36, -0.48), (0.93, -0.18), (0.93, 0.26)),
            ((0.93, 0.54), (0.72, 0.70), (0.49, 0.70)),
            ((0.27, 0.70), (0.10, 0.58), (0.0, 0.40)),
        ),
    )
)

SUITS: dict[Suit, Shape] = {
    Suit.CLUBS: (
        _disc(0.0, -0.51, 0.45),
        _disc(-0.49, 0.22, 0.45),
        _disc(0.49, 0.22, 0.45),
        ((-0.30, -0.25), (0.30, -0.25), (0.40, 0.30), (-0.40, 0.30)),
        _stem(0.0),
    ),
    Suit.DIAMONDS: (_DIAMOND,),
    Suit.HEARTS: (_HEART,),
    Suit.SPADES: (_SPADE, _stem(0.2)),
}


def _crown(spikes: tuple[Point, ...], pearls: float) -> Shape:
    """Return a crown: a band, spikes with these tips (valleys between), a pearl on each."""
    rim: list[Point] = [(-0.80, 0.36)]
    for left, right in pairwise(spikes):
        rim += [left, ((left[0] + right[0]) / 2, 0.02)]
    rim += [spikes[-1], (0.80, 0.36)]
    band = ((-0.80, 0.48), (0.80, 0.48), (0.74, 0.72), (-0.74, 0.72))
    return (tuple(rim), band, *(_disc(x, y - 0.6 * pearls, pearls) for x, y in spikes))


_CAP = _path(
    (-0.80, 0.36),
    (
        ((-0.86, -0.20), (-0.45, -0.46), (0.02, -0.40)),
        ((0.45, -0.34), (0.82, -0.08), (0.80, 0.36)),
    ),
)
_FEATHER = _path(
    (0.30, 0.26),
    (
        ((0.42, -0.30), (0.62, -0.72), (1.02, -0.92)),
        ((1.10, -0.42), (0.92, 0.06), (0.44, 0.30)),
    ),
)
_BRIM = ((-0.94, 0.48), (0.94, 0.48), (0.84, 0.72), (-0.84, 0.72))

HATS: dict[Rank, Shape] = {
    Rank.JACK: (_CAP, _FEATHER, _BRIM),
    Rank.QUEEN: _crown(
        ((-0.86, -0.26), (-0.46, -0.48), (0.0, -0.60), (0.46, -0.48), (0.86, -0.26)), 0.12
    ),
    Rank.KING: _crown(((-0.88, -0.40), (0.0, -0.66), (0.88, -0.40)), 0.15),
}

JESTER: Shape = (
    _mirrored(
        _path(
            (0.0, -0.80),
            (
                ((0.12, -0.62), (0.16, -0.34), (0.26, -0.14)),
                ((0.42, -0.66), (0.96, -0.62), (0.94, 0.10)),
                ((0.78, -0.16), (0.60, 0.06), (0.58, 0.46)),
                _line((0.58, 0.46), (0.0, 0.46)),
            ),
        )
    ),
    ((-0.66, 0.56), (0.66, 0.56), (0.60, 0.82), (-0.60, 0.82)),
)
"""A joker's cap of three points, above its band."""

BELLS: Shape = (_disc(0.0, -0.86, 0.13), _disc(-0.93, 0.20, 0.13), _disc(0.93, 0.20, 0.13))
"""What hangs on the points of a joker's cap."""


def _wave(height: float) -> Polygon:
    """Return a tilde's stroke."""
    steps = [step / 12 for step in range(-12, 13)]
    above = tuple((x, -0.22 * sin(pi * x) - height) for x in steps)
    return above + tuple((x, -0.22 * sin(pi * x) + height) for x in reversed(steps))


ACCENTS: dict[str, Shape] = {
    "\u0301": (((0.05, -0.62), (0.62, -0.62), (-0.05, 0.38), (-0.42, 0.38)),),
    "\u0303": (_wave(0.20),),
    "\u0308": (_disc(-0.72, 0.0, 0.38), _disc(0.72, 0.0, 0.38)),
}
"""What stands above letters, by its combining character: acute, tilde, two dots."""
