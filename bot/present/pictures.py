"""Pictures as values: a hand with its numbers, and the rows of a reveal."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import zip_longest

from bot.present import faces
from bot.present.faces import Face, Size
from bot.present.inks import FELT_EDGE, GOLD, Colours
from bot.present.stencils import Lying, Plate, Side, Spot, grounds
from engine.cards import Card

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
    colours: Colours

    def png(self) -> bytes:
        """Draw it: 800 x 604 pixels, or one row of 800 x 318 for four cards or fewer."""
        lines = 1 if len(self.cards) <= _COLUMNS else 2
        plate = Plate(Size(HAND.width, HAND.height if lines == 2 else 318), self.colours)
        for index, card in enumerate(self.cards):
            line, column = divmod(index, _COLUMNS)
            left, top = 18 + column * 196, 22 + line * 290
            lying = Lying(card, gap=card is None)
            plate.lay(lying, (left, top), faces.HAND)
            corner = (left + faces.HAND.width - 30, top + 30)
            plate.badge(corner, index + 1, 24, grounds(lying))
        return plate.png()


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
    colours: Colours

    def png(self) -> bytes:
        """Draw it: 800 pixels wide, 196 for each row."""
        plate = Plate(Size(ROW.width, ROW.height * len(self.rows)), self.colours)
        for index, row in enumerate(self.rows):
            _row(plate, row, ROW.height * index)
        return plate.png()


def _row(plate: Plate, row: Row, top: int) -> None:
    if top:
        plate.band((24, top, ROW.width - 24, top + 1), FELT_EDGE)
    middle = top + 34
    plate.badge((46, middle), row.number, 22)
    plate.write(Spot(82, middle, room=ROW.width // 2), row.meld, 34)
    plate.write(Spot(ROW.width - 28, middle, Side.LEFT, 300), row.earned, 42, GOLD)
    for index, card in enumerate(row.cards):
        plate.lay(Lying(card, gap=card is None), (24 + index * 98, top + 60), faces.ROW)
