"""The score sheet: narrow enough for a phone, and in an order that reads well aloud.

Seats stand side by side, at most four; where a game has columns, each seat has a grid of its own.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.present.names import width
from bot.present.parts import heading, played, seat_line
from bot.present.scene import Scene
from bot.present.screen import Screen, Text
from bot.present.words import MELDS, column_name, listed, points
from engine.core import Seat
from engine.indian_chief.model import Meld
from engine.indian_chief.situation import View

COLUMNS = 28  # of monospace, which a phone shows without wrapping
_SEATS = 4
_CELL = 4
_WIDE = 5  # "-150"
_OPEN = "\u00b7"
_SHORT = {**MELDS, Meld.INDIAN_CHIEF: "Chief"}
_NAME = max(map(len, _SHORT.values()))


def sheet(scene: Scene) -> Screen:
    """Return all scores of all seats so far, and which melds each still has."""
    view = played(scene)
    parts = _by_seat(scene) if view.columns > 1 else _side_by_side(scene)
    return Screen((heading(scene, "Score sheet"), *map(Text, parts)))


def _side_by_side(scene: Scene) -> Iterable[str]:
    """Return all totals, then grids with a column for each seat."""
    view = played(scene)
    yield "\n".join(
        seat_line(scene, seat, _total(view, seat), *_open(view, seat))
        for seat in range(view.players)
    )
    for first in range(0, view.players, _SEATS):
        yield _grid_of_seats(view, range(first, min(first + _SEATS, view.players)))


def _grid_of_seats(view: View, seats: range) -> str:
    rows = [(name, [_points(view, seat, meld) for seat in seats]) for meld, name in _SHORT.items()]
    if view.players > 1:
        rows.insert(0, ("Seat", [str(seat + 1) for seat in seats]))
    rows.append(("Total", [str(view.totals[seat]) for seat in seats]))
    return _grid(rows, _CELL)


def _by_seat(scene: Scene) -> Iterable[str]:
    """Return each seat's total with a grid of its columns, the viewer's own first."""
    view = played(scene)
    order = sorted(range(view.players), key=lambda seat: seat != view.seat)
    yield "The points are multiplied already."
    for seat in order:
        yield f"{seat_line(scene, seat, _total(view, seat))}\n{_grid_of_columns(view, seat)}"


def _grid_of_columns(view: View, seat: Seat) -> str:
    columns = range(1, view.columns + 1)
    rows = [
        (name, [_points(view, seat, meld, column) for column in columns])
        for meld, name in _SHORT.items()
    ]
    sums = [sum(r.points for r in view.sheet[seat] if r.column == column) for column in columns]
    heads = ("Column", [column_name(column) for column in columns])
    return _grid([heads, *rows, ("Total", list(map(str, sums)))], _WIDE)


def _grid(rows: Iterable[tuple[str, list[str]]], cell: int) -> str:
    """Return a code block, a name and its cells a line."""
    lines = (_cells(name, cells, cell) for name, cells in rows)
    return "```\n" + "\n".join(lines) + "\n```"


def _cells(name: str, cells: list[str], cell: int) -> str:
    line = name.ljust(_NAME) + "".join(text.rjust(cell) for text in cells)
    if width(line) > COLUMNS:
        raise ValueError(f"{line!r} is wider than a phone")
    return line


def _points(view: View, seat: Seat, meld: Meld, column: int = 1) -> str:
    rows = (row for row in view.sheet[seat] if (row.meld, row.column) == (meld, column))
    return next((str(row.points) for row in rows), _OPEN)


def _total(view: View, seat: Seat) -> str:
    return f"**{points(view.totals[seat])}**"


def _open(view: View, seat: Seat) -> tuple[str, ...]:
    melds = view.open_melds[seat]
    if not melds or len(melds) == len(Meld):
        return ()
    return (f"still to play: {listed(_SHORT[meld] for meld in melds)}",)
