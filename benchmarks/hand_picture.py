"""A hand's picture against cairosvg, which draws the same hand from SVG; both in one run.

The SVG holds the same paths, figures, colours, and shadows that are not blurred. A time is the
least of some repeats, per picture, for hands of eight random cards; ours is warm, as its tiles are
kept: how long it takes to draw all cards once is told too. cairosvg needs the system's libcairo.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from benchmarks.figures import Better, Figure, least_of_both, peer, seconds
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
WANTED, PASTED = 0.08, 0.005
"""Of cairosvg's time: at most, and where tiles are only pasted."""


def measure(*, quick: bool) -> Iterator[Figure]:
    """Yield how long a hand takes, and the 52 cards at first."""
    svg2png = peer("cairosvg").svg2png
    dealt = list(hands())
    svgs = [svg(hand).encode() for hand in dealt]
    cold = seconds(_every_card)
    ours, theirs = least_of_both(
        lambda: [hand.png() for hand in dealt],
        lambda: [svg2png(bytestring=text) for text in svgs],
        2 if quick else REPEATS,
    )
    once = "52 cards drawn once"
    yield Figure(once, "ms", cold * 1e3, None, None, Better.LOWER)
    ours, theirs = ours * 1e3 / HANDS, theirs * 1e3 / HANDS
    yield Figure("hand picture, cairosvg", "ms", ours, theirs, WANTED, Better.LOWER, PASTED)


def _every_card() -> None:
    for each in faces_of(deck(1)):
        Hand((each,), Colours.FOUR).png()


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
