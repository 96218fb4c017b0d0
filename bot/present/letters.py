"""Lettering on pictures, in Pillow's own font: bold, and with the accents that the font lacks."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from bot.present.paths import ACCENTS, Point, Shape

SMOOTH: Final = 4
"""Everything is drawn this much larger, then reduced."""

_TURNS = 16


def shape(draw: ImageDraw.ImageDraw, what: Shape, centre: Point, radius: float, ink: str) -> None:
    """Fill a shape of ``paths`` around ``centre``."""
    for polygon in what:
        draw.polygon([(centre[0] + x * radius, centre[1] + y * radius) for x, y in polygon], ink)


def write(draw: ImageDraw.ImageDraw, at: Point, text: str, size: float, ink: str) -> None:
    """Write ``text`` in bold around ``at``.

    It is moved round a small circle, as the font's outlining leaves seams; words less than ranks
    and figures, or their letters touch.
    """
    letters, weight = font(round(size)), size / _thinness(text)
    bare, accents = parted(text)
    for step in range(_TURNS):
        turn = 2 * pi * step / _TURNS
        around = (at[0] + weight * cos(turn), at[1] + weight * sin(turn))
        draw.text(around, bare, ink, letters, "mm")
    draw.text(at, bare, ink, letters, "mm")
    for place, accent in accents:
        shape(draw, accent, _above(at, bare, place, letters), 0.17 * size, ink)


def _thinness(text: str) -> int:
    if len(text) <= 2:
        return 27
    return 36 if text.lstrip("+-").isdigit() else 48


def parted(text: str) -> tuple[str, tuple[tuple[int, Shape], ...]]:
    """Return the letters without accents, and each accent with the place of its letter.

    An ``i`` has its dot there already and keeps that.
    """
    letters, accents = "", []
    for char in unicodedata.normalize("NFD", text):
        if not unicodedata.combining(char):
            letters += char
        elif char in ACCENTS and letters[-1:] not in {"", "i"}:
            accents.append((len(letters) - 1, ACCENTS[char]))
    return letters, tuple(accents)


def drawable(text: str) -> bool:
    """Whether all of a text can be drawn: the font has its letters."""
    return all(_drawable(char) for char in parted(text)[0])


@lru_cache(maxsize=256)
def _drawable(char: str) -> bool:
    return bytes(font(40).getmask(char)) != bytes(font(40).getmask("\uffff"))


def _above(at: Point, text: str, place: int, letters: ImageFont.FreeTypeFont) -> Point:
    """Return the middle of the accent above a letter of a text around ``at``."""
    left = at[0] - letters.getlength(text) / 2 + letters.getlength(text[:place])
    top = letters.getbbox(text[place], anchor="mm")[1]
    return left + letters.getlength(text[place]) / 2, at[1] + top - 0.13 * letters.size


def caption(text: str, height: int, ink: str) -> Image.Image:
    """Return a line of bold text, ``height`` pixels a letter, cut to its width."""
    size = height * SMOOTH
    width = round(font(size).getlength(parted(text)[0])) + size // 6
    image = Image.new("RGBA", (width, 5 * size // 4), (0, 0, 0, 0))
    write(ImageDraw.Draw(image), (width / 2, image.height / 2), text, size, ink)
    return image.resize((width // SMOOTH, image.height // SMOOTH), Image.Resampling.LANCZOS)


@lru_cache(maxsize=64)
def font(size: int) -> ImageFont.FreeTypeFont:
    """Return Pillow's bundled font; ``RuntimeError`` where Pillow lacks FreeType."""
    loaded = ImageFont.load_default(size)
    if not isinstance(loaded, ImageFont.FreeTypeFont):
        raise RuntimeError("Pillow was built without FreeType")  # noqa: TRY004  not a caller's type
    return loaded
