"""Screens with their pictures drawn, within Discord's limits."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from zlib import crc32

import structlog

from bot.discord import controls
from bot.logs import traced
from bot.present import limits
from bot.present.bare import bare
from bot.present.readable import read_by
from bot.present.screen import Drawing, Picture, Screen
from bot.reader import reader

log = structlog.get_logger(__name__)

NAME_BYTES = 16
"""So much chance makes a picture's file name."""


@dataclass(frozen=True, slots=True)
class Print:
    """A picture as it is sent: drawn, under a file name that chance has made (rule 65)."""

    picture: Picture
    png: bytes
    name: str

    @property
    def number(self) -> int:
        """The id of the picture's component: that of any other print of the same picture.

        Discord keeps it, so an edit knows the picture again. Who is sent it has the picture too.
        """
        return crc32(self.png, crc32(self.picture.alt.encode())) >> 1 or 1


@dataclass(frozen=True, slots=True)
class Drawn:
    """A screen with its pictures drawn: ``prints`` by ``Picture`` block, or none to do without."""

    screen: Screen
    prints: tuple[Print, ...]


class Studio:
    """Draws pictures in a thread and keeps the latest, since many people see the same.

    A picture has about 30 KB. ``entropy(n)`` gives n random bytes, for the names of files.
    """

    def __init__(self, entropy: Callable[[int], bytes], keep: int = 128) -> None:
        self._entropy = entropy
        self._keep = keep
        self._drawn: OrderedDict[Drawing, bytes] = OrderedDict()

    async def draw(self, screen: Screen) -> Drawn:
        """Draw the pictures of a screen as ``reader()`` wants it.

        After a failure there are none, the text says the same.

        Of a screen that Discord would refuse, or whose controls nobody could read, its words stay.
        """
        screen = within_limits(read_by(screen, reader()))
        try:
            prints = [await self._print(picture) for picture in pictures_of(screen)]
        except Exception as error:  # noqa: BLE001  the words go out, whatever is wrong with it
            log.error("drawing_failed", **traced(error))
            prints = []
        if not limits.files_fit(len(one.png) for one in prints):
            log.error("pictures_over_limits", bytes=[len(one.png) for one in prints])
            prints = []
        return Drawn(screen, tuple(prints))

    async def _print(self, picture: Picture) -> Print:
        """Draw a picture; the chance in its file name is spent whether it was drawn before or not.

        So who knows the name does not know even that.
        """
        name = f"{self._entropy(NAME_BYTES).hex()}.png"
        return Print(picture, await self._png(picture.drawing), name)

    async def _png(self, drawing: Drawing) -> bytes:
        png = self._drawn.get(drawing)
        if png is None:
            png = await asyncio.to_thread(drawing.png)
        self._drawn[drawing] = png
        self._drawn.move_to_end(drawing)
        if len(self._drawn) > self._keep:
            self._drawn.popitem(last=False)
        return png


def within_limits(screen: Screen) -> Screen:
    """Return a screen that Discord accepts: itself, or else its words alone."""
    try:
        for control in limits.controls(limits.check(screen)):
            controls.write(control)
    except ValueError as error:
        log.error("screen_over_limits", wrong=limits.kinds(screen), **traced(error))
        return bare(screen)
    return screen


def pictures_of(screen: Screen) -> tuple[Picture, ...]:
    """Return the picture blocks of a screen, in order."""
    return tuple(block for block in screen.blocks if isinstance(block, Picture))
