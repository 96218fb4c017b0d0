"""Pictures of points: a score sheet, and how a game ended. Seats are numbers, names are text."""

from __future__ import annotations

from dataclasses import dataclass

from bot.present.faces import Size
from bot.present.inks import BAND, CREAM, FELT, FELT_EDGE, GOLD, Colours, colours
from bot.present.screen import Picture
from bot.present.stencils import Plate, Side, Spot
from bot.present.words import ordinal, points
from bot.tongue import say

_WIDTH = 800
_MARGIN = 16
_HEAD = 62
_LINE = 50
_LETTERS = 30
_TITLE = 70
_PLACE = 84


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a score sheet: its name and a cell for each column, an empty one still open."""

    name: str
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Grid:
    """A score sheet of up to twelve columns. A head that is a number is a seat's.

    ``total`` is its last line, set apart; ``best`` are the columns whose total leads.
    """

    corner: str
    heads: tuple[int | str, ...]
    lines: tuple[Line, ...]
    total: Line | None
    best: tuple[int, ...]
    colours: Colours

    def png(self) -> bytes:
        """Draw it: 800 pixels wide, 62 high, and 50 more for each line."""
        below = len(self.lines) + (self.total is not None)
        plate = Plate(Size(_WIDTH, _HEAD + _LINE * below + _MARGIN), self.colours)
        self._heads(plate)
        for number, line in enumerate(self.lines):
            self._line(plate, number, line, BAND if number % 2 == 0 else FELT)
        if self.total is not None:
            top = _HEAD + _LINE * len(self.lines)
            plate.band((_MARGIN, top, _WIDTH - _MARGIN - 1, top + 1), FELT_EDGE)
            self._line(plate, len(self.lines), self.total, FELT, self.best)
        return plate.png()

    @property
    def _first(self) -> int:
        """Where the first column begins: names take what figures leave, at most 230 pixels."""
        return max(100, min(230, _WIDTH - _MARGIN - 58 * len(self.heads)))

    def _middle(self, column: int) -> int:
        wide = (_WIDTH - _MARGIN - self._first) / len(self.heads)
        return round(self._first + wide * (column + 0.5))

    def _room(self) -> int:
        return (_WIDTH - _MARGIN - self._first) // len(self.heads) - 4

    def _heads(self, plate: Plate) -> None:
        middle = _HEAD // 2 + 2
        plate.write(Spot(_MARGIN + 10, middle, room=self._first - 26), self.corner, _LETTERS)
        for column, head in enumerate(self.heads):
            if isinstance(head, int):
                plate.badge((self._middle(column), middle), head, 22)
            else:
                spot = Spot(self._middle(column), middle, Side.AROUND, self._room())
                plate.write(spot, head, _LETTERS)

    def _line(
        self, plate: Plate, number: int, line: Line, ground: str, gold: tuple[int, ...] = ()
    ) -> None:
        top = _HEAD + _LINE * number
        middle = top + _LINE // 2
        if ground != FELT:
            plate.band((_MARGIN, top, _WIDTH - _MARGIN - 1, top + _LINE - 1), ground)
        name = Spot(_MARGIN + 10, middle, room=self._first - 26)
        plate.write(name, line.name, _LETTERS, CREAM, ground)
        for column, cell in enumerate(line.cells):
            spot = Spot(self._middle(column), middle, Side.AROUND, self._room())
            plate.write(spot, cell, _LETTERS, GOLD if column in gold else CREAM, ground)


def leading(totals: tuple[int, ...], sign: int = 1) -> tuple[int, ...]:
    """Return the columns whose total leads; none while all are equal. ``sign`` -1: the lowest."""
    best = max(sign * total for total in totals)
    lead = tuple(seat for seat, total in enumerate(totals) if sign * total == best)
    return () if len(lead) == len(totals) else lead


def totals_alt(totals: tuple[int, ...]) -> str:
    """Return the alt text of a score sheet: the totals by seat."""
    said = (
        say("picture-seat", seat=str(seat + 1), points=points(total))
        for seat, total in enumerate(totals)
    )
    return say("picture-sheet", totals=". ".join(said))


@dataclass(frozen=True, slots=True)
class Placed:
    """How a seat did: its place (empty alone), its total, and the best of what it played."""

    place: str
    number: int
    total: str
    best: str
    won: bool = False


@dataclass(frozen=True, slots=True)
class Standings:
    """How a game ended: up to twelve seats, the best first."""

    title: str
    placed: tuple[Placed, ...]
    colours: Colours

    def png(self) -> bytes:
        """Draw it: 800 pixels wide, 86 high, and 84 more for each seat."""
        size = Size(_WIDTH, _TITLE + _PLACE * len(self.placed) + _MARGIN)
        plate = Plate(size, self.colours)
        plate.write(Spot(_WIDTH // 2, _TITLE // 2 + 3, Side.AROUND, _WIDTH - 60), self.title, 38)
        for index, placed in enumerate(self.placed):
            _placed(plate, placed, _TITLE + _PLACE * index)
        return plate.png()


def _placed(plate: Plate, placed: Placed, top: int) -> None:
    middle, ground = top + _PLACE // 2, BAND if placed.won else FELT
    ink = GOLD if placed.won else CREAM
    if placed.won:
        plate.band((_MARGIN, top + 3, _WIDTH - _MARGIN - 1, top + _PLACE - 4), BAND)
    plate.write(Spot(36, middle, room=80), placed.place, 46, ink, ground)
    plate.badge((160, middle), placed.number, 28, ground)
    plate.write(Spot(212, middle, room=390), placed.best, 34, CREAM, ground)
    plate.write(Spot(_WIDTH - 36, middle, Side.LEFT, 150), placed.total, 54, ink, ground)


def standings(
    title: str, places: tuple[tuple[int, int, int, str], ...], winners: tuple[int, ...]
) -> Picture:
    """Return the picture of a result: place, seat, total and the best of each, the best first."""
    placed = tuple(
        Placed(_place(place, len(places)), seat + 1, str(total), best, seat in winners)
        for place, seat, total, best in places
    )
    said = (
        say("picture-place", place=ordinal(place), seat=str(seat + 1), points=points(total))
        for place, seat, total, _ in places
    )
    alt = say("picture-result", places=". ".join(said))
    return Picture(Standings(title, placed, colours()), alt)


def _place(place: int, seats: int) -> str:
    return f"{place}." if seats > 1 else ""
