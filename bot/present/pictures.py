"""Pictures as values: a hand with its numbers, and the rows of a reveal."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO
from itertools import zip_longest

from PIL import Image, ImageDraw, ImageFilter

from bot.present import faces
from bot.present.faces import Face, Size
from engine.cards import Card

FELT = "#1F4A45"
FELT_EDGE = "#2C625B"
BADGE = "#23272E"
CREAM = "#FFF6DF"
GOLD = "#F2C14E"
SHADOW = (8, 26, 24, 150)
COLOURS = 64

HAND = Size(800, 604)
_COLUMNS = 4
ROW = Size(800, 196)


def faces_of(
    cards: tuple[Card | None, ...], declared: tuple[Card | None, ...] = ()
) -> tuple[Face | None, ...]:
    """Return what cards look like, jokers as they were declared; a gap stays a gap."""
    pairs = zip_longest(cards, declared)
    return tuple(None if card is None else _face(card, own) for card, own in pairs)


def _face(card: Card, declared: Card | None) -> Face:
    shown = declared or card
    return Face(shown.rank, shown.suit, wild=declared is not None)


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand of up to eight cards as 4 x 2, numbered from 1 as in the select below it."""

    cards: tuple[Face | None, ...]

    def png(self) -> bytes:
        """Draw it: 800 x 604 pixels, or one row of 800 x 318 for four cards or fewer."""
        lines = 1 if len(self.cards) <= _COLUMNS else 2
        image = table(Size(HAND.width, HAND.height if lines == 2 else 318))
        for index, card in enumerate(self.cards):
            line, column = divmod(index, _COLUMNS)
            left, top = 18 + column * 196, 22 + line * 290
            lay(image, card, (left, top), faces.HAND)
            badge(image, (left + faces.HAND.width - 30, top + 30), index + 1, 24)
        return encode(image)


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a reveal: seat number, meld, its cards in their slots and what it earned.

    ``earned`` is short (``"35"``, ``"35 x 3 = 105"``), and empty before the scores are told.
    """

    number: int
    meld: str
    cards: tuple[Face | None, ...]
    earned: str


@dataclass(frozen=True, slots=True)
class Rows:
    """A reveal: the melds of up to five seats."""

    rows: tuple[Row, ...]

    def png(self) -> bytes:
        """Draw it: 800 pixels wide, 196 for each row."""
        image = table(Size(ROW.width, ROW.height * len(self.rows)))
        for index, row in enumerate(self.rows):
            _row(image, row, ROW.height * index)
        return encode(image)


def _row(image: Image.Image, row: Row, top: int) -> None:
    draw = ImageDraw.Draw(image)
    if top:
        draw.line((24, top, ROW.width - 24, top), FELT_EDGE, 2)
    badge(image, (46, top + 34), row.number, 22)
    name, earned = faces.caption(row.meld, 34, CREAM), faces.caption(row.earned, 42, GOLD)
    image.alpha_composite(name, (82, top + 34 - name.height // 2))
    image.alpha_composite(earned, (ROW.width - 28 - earned.width, top + 34 - earned.height // 2))
    for index, card in enumerate(row.cards):
        lay(image, card, (24 + index * 98, top + 60), faces.ROW)


def table(size: Size) -> Image.Image:
    """Return an empty table with rounded corners."""
    image = Image.new("RGBA", size, (0, 0, 0, 0))
    ImageDraw.Draw(image).rounded_rectangle(
        (0, 0, size.width - 1, size.height - 1), 22, FELT, FELT_EDGE, 3
    )
    return image


def lay(image: Image.Image, card: Face | None, at: tuple[int, int], size: Size) -> None:
    """Lay a card on the table, its left upper corner there; a gap is an outline."""
    if card is None:
        box = (at[0], at[1], at[0] + size.width, at[1] + size.height)
        ImageDraw.Draw(image).rounded_rectangle(box, size.width // 9, None, FELT_EDGE, 3)
        return
    shadow = _shadow(size)
    image.alpha_composite(shadow, (at[0] - 8, at[1] - 4))
    image.alpha_composite(faces.face(card, size), at)


@lru_cache(maxsize=4)
def _shadow(size: Size) -> Image.Image:
    image = Image.new("RGBA", (size.width + 16, size.height + 16), (*SHADOW[:3], 0))
    box = (8, 8, size.width + 7, size.height + 7)
    ImageDraw.Draw(image).rounded_rectangle(box, size.width // 9, SHADOW)
    return image.filter(ImageFilter.GaussianBlur(4))


def badge(image: Image.Image, centre: tuple[int, int], number: int, radius: int) -> None:
    """Put a number on a disc around a point."""
    disc = _disc(number, radius)
    image.alpha_composite(disc, (centre[0] - disc.width // 2, centre[1] - disc.height // 2))


@lru_cache(maxsize=32)
def _disc(number: int, radius: int) -> Image.Image:
    middle = radius * faces.SMOOTH
    image = Image.new("RGBA", (2 * middle, 2 * middle), (0, 0, 0, 0))
    draw = ImageDraw.Draw(image)
    draw.ellipse((0, 0, 2 * middle - 1, 2 * middle - 1), BADGE, GOLD, radius * faces.SMOOTH // 9)
    faces.write(draw, (middle, middle), str(number), 1.25 * middle, CREAM)
    return image.resize((2 * radius, 2 * radius), Image.Resampling.LANCZOS)


def encode(image: Image.Image) -> bytes:
    """Return a palette PNG of ``COLOURS`` colours; the same picture gives the same bytes."""
    reduced = image.quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    out = BytesIO()
    reduced.save(out, "PNG", optimize=False)
    return out.getvalue()
