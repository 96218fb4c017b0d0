"""The picture of a table of Indian poker: one card for each seat, as the viewer sees it."""

from __future__ import annotations

from dataclasses import dataclass

from bot.present import faces
from bot.present.faces import Face, Size
from bot.present.inks import CREAM, GOLD, Colours
from bot.present.stencils import Lying, Plate, Side, Spot, grounds

_COLUMNS = 4
_PITCH = Size(196, 330)  # from one card to the next
_MARGIN = Size(18, 22)


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
    colours: Colours

    def png(self) -> bytes:
        """Draw it: 196 pixels for each card of the longest line, 330 for each line."""
        columns = min(_COLUMNS, len(self.places))
        lines = -(-len(self.places) // columns)
        size = Size(columns * _PITCH.width + 16, lines * _PITCH.height + 14)
        plate = Plate(size, self.colours)
        for index, place in enumerate(self.places):
            line, column = divmod(index, columns)
            left = _MARGIN.width + column * _PITCH.width
            _place(plate, place, (left, _MARGIN.height + line * _PITCH.height))
        return plate.png()


def _place(plate: Plate, place: Place, at: tuple[int, int]) -> None:
    left, top = at
    lying = Lying(place.card, out=place.out, won=place.won)
    plate.lay(lying, at, faces.HAND)
    corner = (left + faces.HAND.width - 30, top + 30)
    plate.badge(corner, place.number, 24, grounds(lying))
    middle = Spot(
        left + faces.HAND.width // 2, top + faces.HAND.height + 27, Side.AROUND, _PITCH.width - 8
    )
    plate.write(middle, place.note, 32, GOLD if place.won else CREAM)
