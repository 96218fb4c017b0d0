"""A hand's picture against cairosvg, which draws the same hand from SVG; both in one run.

The SVG holds the same paths, figures, colours, and shadows that are not blurred. A time is the
least of some repeats, per picture, for hands of eight random cards; ours is warm, as its tiles are
kept: how long it takes to draw all cards once is told too. Wanted: at most 0.08 of cairosvg's time.

    .venv/bin/pip install '.[bench]'   # cairosvg, which needs the system's libcairo
    .venv/bin/python -m benchmarks.hand_picture
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from importlib import import_module
from time import perf_counter

from benchmarks.best_melds import least
from bot.present import faces
from bot.present.faces import Face, rank_text
from bot.present.inks import (
    BADGE,
    CREAM,
    EDGE,
    FELT,
    FELT_EDGE,
    GOLD,
    HAT,
    INKS,
    PAPER,
    SHADOW,
    Colours,
)
from bot.present.paths import HATS, SUITS, Shape
from bot.present.pictures import HAND, Hand, faces_of
from engine.cards import deck

HANDS = 8
REPEATS = 7
WANTED = 0.08


def main() -> None:
    """Print how long each takes, and the ratio."""
    svg2png = import_module("cairosvg").svg2png
    dealt = list(hands())
    svgs = [svg(hand).encode() for hand in dealt]
    start = perf_counter()
    for hand in (Hand((of,), Colours.FOUR) for of in faces_of(deck(1))):
        hand.png()
    cold = (perf_counter() - start) * 1e3
    ours = least(lambda: [hand.png() for hand in dealt], REPEATS) / HANDS
    theirs = least(lambda: [*map(partial(_drawn, svg2png), svgs)], REPEATS) / HANDS
    print(f"52 cards drawn once {cold:10.0f} ms")
    print(f"cairosvg, a hand    {theirs / 1e3:10.2f} ms")
    print(f"ours, a warm hand   {ours / 1e3:10.2f} ms, {len(dealt[0].png()):,} bytes")
    print(f"ratio               {ours / theirs:10.3f}    wanted <= {WANTED}")


def _drawn(svg2png: object, text: bytes) -> bytes:
    png = svg2png(bytestring=text) if callable(svg2png) else b""
    return bytes(png)


def hands() -> Iterator[Hand]:
    """Deal hands from two decks."""
    rng = random.Random(1)
    for _ in range(HANDS):
        yield Hand(faces_of(tuple(rng.sample(deck(2), 8))), Colours.FOUR)


def svg(hand: Hand) -> str:
    """Return a hand as an SVG of the same size, laid out as ``Hand`` does it."""
    parts = "".join(_card(of, index) for index, of in enumerate(hand.cards) if of is not None)
    box = f'width="{HAND.width}" height="{HAND.height}"'
    frame = f'<rect {box} rx="22" fill="{FELT}" stroke="{FELT_EDGE}" stroke-width="3"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box}>{frame}{parts}</svg>'


def _card(of: Face, index: int) -> str:
    line, column = divmod(index, 4)
    left, top = 18 + column * 196, 22 + line * 290
    size, unit, ink = faces.HAND, faces.HAND.width / 100, INKS[Colours.FOUR][of.suit]
    box = f'width="{size.width}" height="{size.height}" rx="{size.width // 9}"'
    court = of.rank in HATS
    return "".join(
        (
            f'<g transform="translate({left} {top})">',
            f'<rect y="4" {box} fill="{SHADOW}" opacity="0.59"/>',
            f'<rect {box} fill="{PAPER}" stroke="{EDGE}"/>',
            _text(26 * unit, 28 * unit, 43 * unit, rank_text(of), ink),
            _shape(SUITS[of.suit], 26 * unit, 61 * unit, 11 * unit, ink),
            _shape(HATS[of.rank], 62 * unit, 82 * unit, 24 * unit, HAT) if court else "",
            _shape(SUITS[of.suit], 62 * unit, 124 * unit, 25 * unit, ink)
            if court
            else _shape(SUITS[of.suit], 59 * unit, 108 * unit, 34 * unit, ink),
            f'<circle cx="146" cy="30" r="23" fill="{BADGE}" stroke="{GOLD}" stroke-width="2.7"/>',
            _text(146, 30, 30, str(index + 1), CREAM),
            "</g>",
        )
    )


def _text(x: float, y: float, size: float, text: str, ink: str) -> str:
    return (
        f'<text x="{x:.1f}" y="{y + size * 0.36:.1f}" font-family="sans-serif" font-weight="bold" '
        f'font-size="{size:.1f}" text-anchor="middle" fill="{ink}">{text}</text>'
    )


def _shape(what: Shape, x: float, y: float, radius: float, ink: str) -> str:
    outlines = (
        "M" + " ".join(f"{x + a * radius:.2f},{y + b * radius:.2f}" for a, b in polygon) + "Z"
        for polygon in what
    )
    return f'<path d="{" ".join(outlines)}" fill="{ink}"/>'


if __name__ == "__main__":
    main()
