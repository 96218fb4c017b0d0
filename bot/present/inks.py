"""The colours of pictures: two decks of cards, and the palette that all pictures of a deck share.

A palette holds every colour that is painted, and the steps between two that meet on a soft edge. So
whatever is drawn is reduced to it once, and a picture is put together from what is reduced already.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from functools import cache
from typing import Final, TypeAlias

from PIL import Image, ImageColor

from bot.reader import reader
from engine.cards import Suit

Colour: TypeAlias = tuple[int, int, int]


class Colours(StrEnum):
    """How suits are coloured: each its own way, or black and red as on most printed cards."""

    FOUR = "four"
    TWO = "two"


def colours() -> Colours:
    """Return the colours of cards that the reader wants."""
    return Colours.TWO if reader().two_colours else Colours.FOUR


PAPER = "#FFFDF8"
EDGE = "#CFC9BB"
HAT = "#DFA32B"
FELT = "#1F4A45"
FELT_EDGE = "#2C625B"
BAND = "#26554F"
BADGE = "#23272E"
CREAM = "#FFF6DF"
GOLD = "#F2C14E"
BACK = "#7A3B2E"
BACK_EDGE = "#C98B5E"
SHADOW = "#081A18"
SHADOW_DEPTH: Final = 0.59
FADE: Final = 0.55
"""So much of the table shows through a card that is out."""

_BLACK, _RED, _JOKER = "#18181B", "#D0281A", "#6B2D86"
INKS: Final = {
    Colours.FOUR: {
        Suit.CLUBS: "#00875F",
        Suit.DIAMONDS: "#0064BE",
        Suit.HEARTS: "#D54600",
        Suit.SPADES: _BLACK,
        Suit.JOKER: _JOKER,
    },
    Colours.TWO: {
        Suit.CLUBS: _BLACK,
        Suit.DIAMONDS: _RED,
        Suit.HEARTS: _RED,
        Suit.SPADES: _BLACK,
        Suit.JOKER: _JOKER,
    },
}
"""Four colours that keep apart under the common colour-vision deficiencies, and the usual two, that
do so too; suits and jokers differ by shape, whatever their colour."""

_MEETING: Final = (
    (EDGE, PAPER, 1),
    (SHADOW, EDGE, 2),
    (PAPER, HAT, 3),
    (_JOKER, HAT, 2),
    (FELT, FELT_EDGE, 1),
    (FELT, CREAM, 4),
    (FELT, GOLD, 4),
    (FELT, BACK_EDGE, 1),
    (GOLD, PAPER, 2),
    (BADGE, CREAM, 3),
    (BADGE, GOLD, 2),
    (BACK, CREAM, 3),
    (BACK, BACK_EDGE, 1),
)
"""Colours that meet on a soft edge, whatever the deck, and how many steps are between them."""

CLEAR: Final = (0, 85, 170)
"""How opaque the last entries of a palette are: nothing, and the soft corners of a table."""


def rgb(colour: str) -> Colour:
    """Return red, green and blue, 0 to 255."""
    red, green, blue, *_ = ImageColor.getrgb(colour)
    return red, green, blue


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """Return ``one`` with so much of ``other`` in it, 0 to 1."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


@cache
def palette(of: Colours) -> tuple[Colour, ...]:
    """Return the opaque colours of a deck's pictures, each once, the table's own first."""
    inks = tuple(dict.fromkeys(INKS[of].values()))
    return tuple(dict.fromkeys((*_table(), *_inked(inks), *_faded(inks))))


def _table() -> Iterator[Colour]:
    yield from map(rgb, (FELT, FELT_EDGE, BAND, PAPER, EDGE, BADGE, CREAM, GOLD, HAT))
    yield from map(rgb, (BACK, BACK_EDGE))
    for step in (1, 2, 3):
        yield mixed(rgb(FELT), rgb(SHADOW), SHADOW_DEPTH * step / 3)
    for one, other, steps in _MEETING:
        yield from _between(rgb(one), rgb(other), steps)


def _inked(inks: tuple[str, ...]) -> Iterator[Colour]:
    for ink in map(rgb, inks):
        yield ink
        yield from _between(rgb(PAPER), ink, 4)


def _faded(inks: tuple[str, ...]) -> Iterator[Colour]:
    """Yield what shows of a card that is out."""
    paper = rgb(PAPER)
    shown = (paper, rgb(EDGE), rgb(HAT), rgb(BACK), rgb(BACK_EDGE), *map(rgb, inks))
    half = (mixed(paper, rgb(ink), 0.5) for ink in inks)
    for colour in (*shown, *half):
        yield mixed(colour, rgb(FELT), FADE)


def _between(one: Colour, other: Colour, steps: int) -> Iterator[Colour]:
    for step in range(1, steps + 1):
        yield mixed(one, other, step / (steps + 1))


@cache
def entry(of: Colours, colour: str) -> int:
    """Return the number of a painted colour in the palette."""
    return palette(of).index(rgb(colour))


def clear(of: Colours, step: int = 0) -> int:
    """Return the number of what is not there, or (1, 2) of a soft corner's step."""
    return len(palette(of)) + step


def opacity(of: Colours) -> bytes:
    """Return how opaque each entry of the palette is, as a PNG says it."""
    return bytes((*(255 for _ in palette(of)), *CLEAR))


@cache
def _swatch(of: Colours) -> Image.Image:
    """Return what holds the opaque colours alone: what is reduced becomes one of those."""
    swatch = Image.new("P", (1, 1))
    swatch.putpalette([part for colour in palette(of) for part in colour])
    return swatch


def reduced(image: Image.Image, ground: str, of: Colours) -> Image.Image:
    """Return ``image`` (RGBA) on a ``ground`` in the palette of a deck."""
    under = Image.new("RGBA", image.size, ground)
    under.alpha_composite(image)
    flat = under.convert("RGB").quantize(palette=_swatch(of), dither=Image.Dither.NONE)
    flat.putpalette(whole(of))
    return flat


def whole(of: Colours) -> list[int]:
    """Return the palette with its clear entries, as Pillow takes it."""
    edge = rgb(FELT_EDGE)
    return [part for colour in (*palette(of), *(edge for _ in CLEAR)) for part in colour]
