"""Card faces, drawn from paths: four colours, different shapes, big ranks."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFont

from bot.present.paths import HATS, SUITS, Shape
from engine.cards import Card, Rank, Suit

PAPER = "#FFFDF8"
EDGE = "#CFC9BB"
GOLD = "#DFA32B"
INKS = {
    Suit.CLUBS: "#00875F",
    Suit.DIAMONDS: "#0064BE",
    Suit.HEARTS: "#D54600",
    Suit.SPADES: "#18181B",
}
"""Four colours that keep apart under the common colour-vision deficiencies."""

SMOOTH = 4  # everything is drawn this much larger, then reduced
_TURNS = 16


class Size(NamedTuple):
    """Width and height in pixels."""

    width: int
    height: int


HAND = Size(176, 270)
ROW = Size(88, 122)


@lru_cache(maxsize=512)
def face(rank: Rank, suit: Suit, size: Size) -> Image.Image:
    """Return one card's face with transparent corners. Shared: never draw on it."""
    large = Size(size.width * SMOOTH, size.height * SMOOTH)
    image = Image.new("RGBA", large, (0, 0, 0, 0))
    draw = ImageDraw.Draw(image)
    edge = max(2, large.width // 110)
    draw.rounded_rectangle(
        (0, 0, large.width - 1, large.height - 1), large.width // 9, PAPER, EDGE, edge
    )
    paint = _tall if size.height > 1.45 * size.width else _small
    paint(draw, large, Card(0, suit, rank))
    return image.resize(size, Image.Resampling.LANCZOS)


def _tall(draw: ImageDraw.ImageDraw, size: Size, card: Card) -> None:
    """Paint rank and small suit in the corner, the suit large below, a hat on court cards."""
    ink, unit = INKS[card.suit], size.width / 100
    write(draw, (26 * unit, 28 * unit), rank_text(card), 43 * unit, ink)
    shape(draw, SUITS[card.suit], (26 * unit, 61 * unit), 11 * unit, ink)
    if card.rank in HATS:
        shape(draw, HATS[card.rank], (62 * unit, 82 * unit), 24 * unit, GOLD)
        shape(draw, SUITS[card.suit], (62 * unit, 124 * unit), 25 * unit, ink)
    else:
        shape(draw, SUITS[card.suit], (59 * unit, 108 * unit), 34 * unit, ink)


def _small(draw: ImageDraw.ImageDraw, size: Size, card: Card) -> None:
    """Paint rank above suit, both as large as fits: for rows of many cards."""
    ink, unit = INKS[card.suit], size.width / 100
    write(draw, (50 * unit, 38 * unit), rank_text(card), 60 * unit, ink)
    shape(draw, SUITS[card.suit], (50 * unit, 98 * unit), 27 * unit, ink)


def rank_text(card: Card) -> str:
    """Return what stands in the corner: ``"A"``, ``"10"``."""
    return card.face[:-1]


def shape(
    draw: ImageDraw.ImageDraw, what: Shape, centre: tuple[float, float], radius: float, ink: str
) -> None:
    """Fill a shape of ``paths`` around ``centre``."""
    for polygon in what:
        draw.polygon([(centre[0] + x * radius, centre[1] + y * radius) for x, y in polygon], ink)


def write(
    draw: ImageDraw.ImageDraw, at: tuple[float, float], text: str, size: float, ink: str
) -> None:
    """Write ``text`` in bold around ``at``, in Pillow's own font.

    It is moved round a small circle, as the font's outlining leaves seams; words less than ranks,
    or their letters touch.
    """
    letters, weight = font(round(size)), size / (27 if len(text) <= 2 else 48)
    for step in range(_TURNS):
        turn = 2 * pi * step / _TURNS
        draw.text(
            (at[0] + weight * cos(turn), at[1] + weight * sin(turn)), text, ink, letters, "mm"
        )
    draw.text(at, text, ink, letters, "mm")


@lru_cache(maxsize=64)
def caption(text: str, height: int, ink: str) -> Image.Image:
    """Return a line of bold text, ``height`` pixels a letter, cut to its width. Shared."""
    size = height * SMOOTH
    width = round(font(size).getlength(text)) + size // 6
    image = Image.new("RGBA", (width, 5 * size // 4), (0, 0, 0, 0))
    write(ImageDraw.Draw(image), (width / 2, image.height / 2), text, size, ink)
    return image.resize((width // SMOOTH, image.height // SMOOTH), Image.Resampling.LANCZOS)


@lru_cache(maxsize=32)
def font(size: int) -> ImageFont.FreeTypeFont:
    """Return Pillow's bundled font; ``RuntimeError`` where Pillow lacks FreeType."""
    loaded = ImageFont.load_default(size)
    if not isinstance(loaded, ImageFont.FreeTypeFont):
        raise RuntimeError("Pillow was built without FreeType")  # noqa: TRY004  not a caller's type
    return loaded
