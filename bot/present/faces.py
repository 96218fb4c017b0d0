"""Card faces, drawn from paths: four colours or two, different shapes, big ranks."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.present.inks import BACK, BACK_EDGE, CREAM, EDGE, HAT, INKS, PAPER, Colours
from bot.present.letters import SMOOTH, shape, write
from bot.present.paths import BELLS, HATS, JESTER, SUITS, Point, Shape
from engine.cards import Card, Rank, Suit

_JOKER = INKS[Colours.FOUR][Suit.JOKER]  # in every deck


class Size(NamedTuple):
    """Width and height in pixels."""

    width: int
    height: int


HAND = Size(176, 270)
ROW = Size(88, 122)


class Face(NamedTuple):
    """What a card looks like; two decks hold it twice. ``wild``: a joker declared to be it."""

    rank: Rank
    suit: Suit
    wild: bool = False


class Pen(NamedTuple):
    """Paints on a face in hundredths of its width, from the left edge and the top."""

    draw: ImageDraw.ImageDraw
    left: float
    unit: float
    colours: Colours

    def write(self, at: Point, text: str, size: float, ink: str) -> None:
        """Write ``text`` around ``at``."""
        write(self.draw, self._place(at), text, size * self.unit, ink)

    def shape(self, at: Point, outline: Shape, radius: float, ink: str) -> None:
        """Paint an outline around ``at``."""
        shape(self.draw, outline, self._place(at), radius * self.unit, ink)

    def _place(self, at: Point) -> Point:
        return self.left + at[0] * self.unit, at[1] * self.unit


@lru_cache(maxsize=64)
def face(of: Face, size: Size, colours: Colours = Colours.FOUR) -> Image.Image:
    """Return one card's face with transparent corners. Shared: never draw on it.

    A declared joker is the card that it was declared, above a band with a cap and "JK".
    """
    large = Size(size.width * SMOOTH, size.height * SMOOTH)
    image = Image.new("RGBA", large, (0, 0, 0, 0))
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle(_box(large), large.width // 9, PAPER, EDGE, max(2, large.width // 110))
    paint, band = (_tall, 0.19) if size.height > 1.45 * size.width else (_small, 0.25)
    share = 1 - band if of.wild else 1.0
    paint(Pen(draw, large.width * (1 - share) / 2, large.width * share / 100, colours), of)
    if of.wild:
        _band(draw, large, round(large.height * band))
    return image.resize(size, Image.Resampling.LANCZOS)


@lru_cache(maxsize=2)
def back(size: Size) -> Image.Image:
    """Return the back of a card, which the one who holds it may not turn. Shared."""
    large = Size(size.width * SMOOTH, size.height * SMOOTH)
    image = Image.new("RGBA", large, (0, 0, 0, 0))
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle(_box(large), large.width // 9, BACK, BACK_EDGE, large.width // 20)
    write(draw, (large.width / 2, large.height / 2), "?", 0.7 * large.width, CREAM)
    return image.resize(size, Image.Resampling.LANCZOS)


def _box(size: Size) -> tuple[int, int, int, int]:
    return 0, 0, size.width - 1, size.height - 1


def _band(draw: ImageDraw.ImageDraw, size: Size, height: int) -> None:
    """Paint the mark of a declared joker over the lower end of the card."""
    left, _, right, bottom = _box(size)
    box = (left, bottom - height, right, bottom)
    lower = (False, False, True, True)
    draw.rounded_rectangle(box, size.width // 9, _JOKER, corners=lower)
    middle = bottom - height / 2
    write(draw, (0.64 * size.width, middle), "JK", 0.82 * height, PAPER)
    shape(draw, JESTER + BELLS, (0.28 * size.width, middle), 0.40 * height, PAPER)


def _tall(pen: Pen, of: Face) -> None:
    """Paint rank and small suit in the corner, the suit large below, a hat on court cards."""
    ink = INKS[pen.colours][of.suit]
    if of.suit is Suit.JOKER:
        pen.write((29, 27), rank_text(of), 37, ink)
        _cap(pen, (50, 97), 39)
        return
    pen.write((26, 28), rank_text(of), 43, ink)
    pen.shape((26, 61), SUITS[of.suit], 11, ink)
    if of.rank in HATS:
        pen.shape((62, 82), HATS[of.rank], 24, HAT)
        pen.shape((62, 124), SUITS[of.suit], 25, ink)
    else:
        pen.shape((59, 108), SUITS[of.suit], 34, ink)


def _small(pen: Pen, of: Face) -> None:
    """Paint rank above suit, both as large as fits: for rows of many cards."""
    ink = INKS[pen.colours][of.suit]
    if of.suit is Suit.JOKER:
        pen.write((50, 33), rank_text(of), 53, ink)
        _cap(pen, (50, 96), 35)
    else:
        pen.write((50, 38), rank_text(of), 60, ink)
        pen.shape((50, 98), SUITS[of.suit], 27, ink)


def _cap(pen: Pen, at: Point, radius: float) -> None:
    pen.shape(at, JESTER, radius, _JOKER)
    pen.shape(at, BELLS, radius, HAT)


def rank_text(of: Face) -> str:
    """Return what stands in the corner: ``"A"``, ``"10"``, ``"JK"``."""
    shown = Card(0, of.suit, of.rank).face
    return shown if of.suit is Suit.JOKER else shown[:-1]
