"""What pictures are put together from: tiles in the palette of their deck, drawn once and kept.

A tile is opaque and bears its piece of the table, so laying one is copying: no colour is mixed.
"""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache
from io import BytesIO
from typing import Final, NamedTuple

from PIL import Image, ImageDraw, ImageFilter

from bot.present import faces
from bot.present.faces import Face, Size
from bot.present.inks import (
    BACK,
    BADGE,
    CREAM,
    FADE,
    FELT,
    FELT_EDGE,
    GOLD,
    PAPER,
    SHADOW,
    SHADOW_DEPTH,
    Colours,
    clear,
    entry,
    mixed,
    opacity,
    reduced,
    rgb,
    whole,
)
from bot.present.letters import SMOOTH, caption, write

_RADIUS = 22  # of a table's corners
_LINE = 3
_MARGINS: Final = {faces.HAND: 8, faces.ROW: 5}
"""So much table is around a card's tile: less than half of what is between two cards."""

_LEVEL = 3  # zlib's own 6 takes twice the time for a fifth less


class Lying(NamedTuple):
    """A card on the table: its face, its back (``face`` is ``None``), or an outline (``gap``).

    ``out`` fades it, ``won`` frames it.
    """

    face: Face | None
    gap: bool = False
    out: bool = False
    won: bool = False


class Side(StrEnum):
    """On which side of a point a text stands."""

    RIGHT = "right"
    LEFT = "left"
    AROUND = "around"


_SHARE: Final = {Side.RIGHT: 0.0, Side.AROUND: 0.5, Side.LEFT: 1.0}
_LEAST = 14  # pixels of a letter, of 800 across


class Spot(NamedTuple):
    """Where a text stands, and how wide it may be."""

    x: int
    y: int
    side: Side = Side.RIGHT
    room: int = 2000


class Disc(NamedTuple):
    """A tile of which only ``mask`` is laid."""

    tile: Image.Image
    mask: Image.Image


@lru_cache(maxsize=16)
def table(size: Size, colours: Colours) -> Image.Image:
    """Return an empty table with soft, rounded, transparent corners. Shared: draw on a copy."""
    image = Image.new("P", size, entry(colours, FELT))
    image.putpalette(whole(colours))
    box = (0, 0, size.width - 1, size.height - 1)
    ImageDraw.Draw(image).rectangle(box, outline=entry(colours, FELT_EDGE), width=_LINE)
    corner = _corner(colours)
    for right, lower in ((0, 0), (1, 0), (0, 1), (1, 1)):
        piece = corner.transpose(Image.Transpose.FLIP_LEFT_RIGHT) if right else corner
        piece = piece.transpose(Image.Transpose.FLIP_TOP_BOTTOM) if lower else piece
        image.paste(piece, (right * (size.width - _RADIUS), lower * (size.height - _RADIUS)))
    return image


@lru_cache(maxsize=2)
def _corner(colours: Colours) -> Image.Image:
    """Return the left upper corner of a table."""
    side = _RADIUS * SMOOTH
    large = Image.new("RGBA", (side, side), FELT)
    solid = Image.new("L", (side, side), 0)
    box = (0, 0, 3 * side, 3 * side)
    ImageDraw.Draw(large).rounded_rectangle(box, side, FELT, FELT_EDGE, _LINE * SMOOTH)
    ImageDraw.Draw(solid).rounded_rectangle(box, side, 255)
    small = (_RADIUS, _RADIUS)
    tile = reduced(large.resize(small, Image.Resampling.LANCZOS), FELT_EDGE, colours)
    shows = solid.resize(small, Image.Resampling.BOX)
    for step, below in ((2, 213), (1, 128), (0, 43)):  # the later, the clearer
        tile.paste(clear(colours, step), mask=shows.point([255 * (v < below) for v in range(256)]))
    return tile


@lru_cache(maxsize=256)
def card(of: Lying, size: Size, colours: Colours) -> Image.Image:
    """Return a card with the table around it. Shared."""
    margin = _MARGINS[size]
    image = Image.new("RGBA", (size.width + 2 * margin, size.height + 2 * margin), FELT)
    if of.gap:
        box = (margin, margin, margin + size.width, margin + size.height)
        ImageDraw.Draw(image).rounded_rectangle(box, size.width // 9, None, FELT_EDGE, _LINE)
        return reduced(image, FELT, colours)
    shown = faces.back(size) if of.face is None else faces.face(of.face, size, colours)
    image.alpha_composite(_shadow(size, margin))
    image.alpha_composite(shown, (margin, margin))
    if of.out:
        image.alpha_composite(_veil(shown), (margin, margin))
    if of.won:
        _frame(image, size, margin)
    return reduced(image, FELT, colours)


@lru_cache(maxsize=4)
def _shadow(size: Size, margin: int) -> Image.Image:
    whole_size = (size.width + 2 * margin, size.height + 2 * margin)
    image = Image.new("RGBA", whole_size, (*rgb(SHADOW), 0))
    box = (margin, margin + 4, margin + size.width, margin + size.height + 3)
    depth = round(255 * SHADOW_DEPTH)
    ImageDraw.Draw(image).rounded_rectangle(box, size.width // 9, (*rgb(SHADOW), depth))
    return image.filter(ImageFilter.GaussianBlur(3))


def _veil(shown: Image.Image) -> Image.Image:
    """Return what fades a card into the table."""
    veil = Image.new("RGBA", shown.size, FELT)
    veil.putalpha(shown.getchannel("A").point([round(value * FADE) for value in range(256)]))
    return veil


def _frame(image: Image.Image, size: Size, margin: int) -> None:
    """Draw a gold frame around a card, smoothly."""
    large = Image.new("L", (image.width * SMOOTH, image.height * SMOOTH), 0)
    box = [SMOOTH * part for part in (margin - 5, margin - 5)]
    box += [SMOOTH * part for part in (margin + size.width + 5, margin + size.height + 5)]
    draw = ImageDraw.Draw(large)
    draw.rounded_rectangle(box, SMOOTH * (size.width // 8), None, 255, SMOOTH * 7)
    image.paste(GOLD, mask=large.resize(image.size, Image.Resampling.LANCZOS))


@lru_cache(maxsize=256)
def disc(number: int, radius: int, ground: str, colours: Colours) -> Disc:
    """Return a number on a disc, to be laid on a ``ground`` of one colour. Shared."""
    middle = radius * SMOOTH
    image = Image.new("RGBA", (2 * middle, 2 * middle), (0, 0, 0, 0))
    draw = ImageDraw.Draw(image)
    draw.ellipse((0, 0, 2 * middle - 1, 2 * middle - 1), BADGE, GOLD, radius * SMOOTH // 9)
    write(draw, (middle, middle), str(number), 1.25 * middle, CREAM)
    small = image.resize((2 * radius, 2 * radius), Image.Resampling.LANCZOS)
    mask = small.getchannel("A").point([255 * (value > 24) for value in range(256)])
    return Disc(reduced(small, ground, colours), mask)


@lru_cache(maxsize=1024)
def words(text: str, height: int, ink: str, ground: str, colours: Colours) -> Image.Image:
    """Return a line of text on a ``ground`` of one colour. Shared."""
    return reduced(caption(text, height, ink), ground, colours)


def grounds(of: Lying) -> str:
    """Return the colour at a card's right upper corner."""
    colour = BACK if of.face is None else PAPER
    return FADED[colour] if of.out else colour


def _faded(colour: str) -> str:
    red, green, blue = mixed(rgb(colour), rgb(FELT), FADE)
    return f"#{red:02X}{green:02X}{blue:02X}"


FADED: Final = {colour: _faded(colour) for colour in (PAPER, BACK)}


class Plate:
    """A picture that is being put together, in the palette of its deck."""

    def __init__(self, size: Size, colours: Colours) -> None:
        self.colours = colours
        self._image = table(size, colours).copy()
        self._draw = ImageDraw.Draw(self._image)

    def lay(self, of: Lying, at: tuple[int, int], size: Size) -> None:
        """Lay a card, its left upper corner there."""
        margin = _MARGINS[size]
        self._image.paste(card(of, size, self.colours), (at[0] - margin, at[1] - margin))

    def badge(self, centre: tuple[int, int], number: int, radius: int, ground: str = FELT) -> None:
        """Put a number on a disc around a point."""
        tile, mask = disc(number, radius, ground, self.colours)
        self._image.paste(tile, (centre[0] - radius, centre[1] - radius), mask)

    def write(self, at: Spot, text: str, height: int, ink: str = CREAM, ground: str = FELT) -> None:
        """Write a line of text beside, before or around a point; smaller where it is too wide."""
        if not text:
            return
        tile = words(text, height, ink, ground, self.colours)
        while tile.width > at.room and height > _LEAST:
            height -= 2
            tile = words(text, height, ink, ground, self.colours)
        left = at.x - round(tile.width * _SHARE[at.side])
        self._image.paste(tile, (left, at.y - tile.height // 2))

    def band(self, box: tuple[int, int, int, int], colour: str) -> None:
        """Fill a rectangle, its last column and row included."""
        self._draw.rectangle(box, entry(self.colours, colour))

    def png(self) -> bytes:
        """Return it as a palette PNG; the same picture gives the same bytes."""
        out = BytesIO()
        self._image.save(out, "PNG", compress_level=_LEVEL, transparency=opacity(self.colours))
        return out.getvalue()
