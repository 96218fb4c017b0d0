"""The picture of a table of Indian poker: one card for each seat, as the viewer sees it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageColor, ImageDraw

from bot.present import faces
from bot.present.faces import Face, Size
from bot.present.pictures import CREAM, FELT, GOLD, badge, encode, lay, table

_COLUMNS = 4
_PITCH = Size(196, 330)  # from one card to the next
_MARGIN = Size(18, 22)
_BACK = "#7A3B2E"
_BACK_EDGE = "#C98B5E"
_FADE = 0.55


@dataclass(frozen=True, slots=True)
class Place:
    """A seat's number and card (``None``: its back), with a few letters below it.

    ``out`` fades the card, ``won`` frames it; the letters say both too.
    """

    number: int
    card: Face | None
    note: str = ""
    out: bool = False
    won: bool = False


@dataclass(frozen=True, slots=True)
class Places:
    """The cards of up to twelve seats, at most four in a line."""

    places: tuple[Place, ...]

    def png(self) -> bytes:
        """Draw it: 196 pixels for each card of the longest line, 330 for each line."""
        columns = min(_COLUMNS, len(self.places))
        lines = -(-len(self.places) // columns)
        image = table(Size(columns * _PITCH.width + 16, lines * _PITCH.height + 14))
        for index, place in enumerate(self.places):
            line, column = divmod(index, columns)
            left = _MARGIN.width + column * _PITCH.width
            _place(image, place, (left, _MARGIN.height + line * _PITCH.height))
        return encode(image)


def _place(image: Image.Image, place: Place, at: tuple[int, int]) -> None:
    left, top = at
    if place.card is None:
        image.alpha_composite(_back(faces.HAND), at)
    else:
        lay(image, place.card, at, faces.HAND)
    if place.out:
        image.alpha_composite(_veil(faces.HAND), at)
    if place.won:
        _frame(image, at)
    badge(image, (left + faces.HAND.width - 30, top + 30), place.number, 24)
    _note(image, place, (left + faces.HAND.width // 2, top + faces.HAND.height + 27))


def _frame(image: Image.Image, at: tuple[int, int]) -> None:
    left, top = at
    box = (left - 5, top - 5, left + faces.HAND.width + 4, top + faces.HAND.height + 4)
    ImageDraw.Draw(image).rounded_rectangle(box, faces.HAND.width // 8, None, GOLD, 7)


def _note(image: Image.Image, place: Place, middle: tuple[int, int]) -> None:
    if not place.note:
        return
    text = faces.caption(place.note, 32, GOLD if place.won else CREAM)
    image.alpha_composite(text, (middle[0] - text.width // 2, middle[1] - text.height // 2))


@lru_cache(maxsize=2)
def _back(size: Size) -> Image.Image:
    """Return the back of a card, which the one who holds it may not turn. Shared."""
    large = Size(size.width * faces.SMOOTH, size.height * faces.SMOOTH)
    image = Image.new("RGBA", large, (0, 0, 0, 0))
    draw = ImageDraw.Draw(image)
    box = (0, 0, large.width - 1, large.height - 1)
    draw.rounded_rectangle(box, large.width // 9, _BACK, _BACK_EDGE, large.width // 20)
    middle = (large.width / 2, large.height / 2)
    faces.write(draw, middle, "?", 0.7 * large.width, CREAM)
    return image.resize(size, Image.Resampling.LANCZOS)


@lru_cache(maxsize=2)
def _veil(size: Size) -> Image.Image:
    """Return what fades a card into the table. Shared."""
    image = Image.new("RGBA", size, (0, 0, 0, 0))
    box = (0, 0, size.width - 1, size.height - 1)
    veil = (*ImageColor.getrgb(FELT)[:3], round(255 * _FADE))
    ImageDraw.Draw(image).rounded_rectangle(box, size.width // 9, veil)
    return image
