"""The score sheet: narrow enough for a phone, and in an order that reads well aloud.

Seats stand side by side, at most four; where a game has columns, one seat is shown at a time.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.present.indian_chief.rules import melds_button
from bot.present.indian_chief.scene import options_of, played
from bot.present.indian_chief.words import column_name, meld_name
from bot.present.inks import colours
from bot.present.names import seat_name, width
from bot.present.narrow import COLUMNS
from bot.present.parts import (
    control,
    heading,
    row,
    seat_line,
    seat_select,
    seat_shown,
    sheet_button,
)
from bot.present.scene import Scene
from bot.present.screen import Block, Picture, Screen, Text
from bot.present.sheets import Grid, Line, leading, totals_alt
from bot.present.words import listed, points
from bot.tongue import say
from engine.core import Seat
from engine.indian_chief.model import Meld
from engine.indian_chief.situation import View

_SEATS = 4
_CELL = 4
_WIDE = 5  # "-150"
_OPEN = "\u00b7"


def sheet(scene: Scene, page: int = 0) -> Screen:
    """Return all totals and scores so far, and which melds are still open.

    Where a game has columns, ``page`` is the number of the seat whose scores are shown, counted
    from 1; 0 is the viewer's own, else the first.
    """
    parts = _by_columns(scene, page) if played(scene).columns > 1 else _side_by_side(scene)
    melds = row(melds_button(options_of(scene.table)))
    return Screen((heading(scene, sheet_button(scene).label), *parts, melds))


def _side_by_side(scene: Scene) -> Iterator[Block]:
    """Yield all totals, then grids with a column for each seat."""
    view = played(scene)
    seats = range(view.players)
    yield Text("\n".join(_line(scene, seat, *_open(view, seat)) for seat in seats))
    yield Picture(_seats_drawn(view), totals_alt(view.totals))
    for first in range(0, view.players, _SEATS):
        yield Text(_grid_of_seats(view, range(first, min(first + _SEATS, view.players))))


def _by_columns(scene: Scene, page: int) -> Iterator[Block]:
    """Yield all totals, one seat's grid with its columns, and the way to those of the others."""
    view, shown = played(scene), seat_shown(scene, page)
    seats = range(view.players)
    yield Text("\n".join(_line(scene, seat) for seat in seats))
    grid = _grid_of_columns(view, shown)
    note = say("chief_end-multiplied")
    yield Picture(_columns_drawn(view, shown), say("picture-columns", seat=str(shown + 1)))
    yield Text(f"{seat_line(scene, shown, note)}\n{grid}")
    if view.players > 1:
        yield seat_select(
            control(scene, "sheet_seat"), say("chief_end-whose"), _labels(scene), shown
        )


def _labels(scene: Scene) -> tuple[str, ...]:
    totals = enumerate(played(scene).totals)
    names = scene.names
    return tuple(
        f"{seat + 1} {points(total)}: {seat_name(scene.table, seat, names)}"
        for seat, total in totals
    )


def _line(scene: Scene, seat: Seat, *notes: str) -> str:
    return seat_line(scene, seat, f"**{points(played(scene).totals[seat])}**", *notes)


def _grid_of_seats(view: View, seats: range) -> str:
    rows = [(_short(meld), [_points(view, seat, meld) for seat in seats]) for meld in Meld]
    if view.players > 1:
        rows.insert(0, (say("chief_end-seat"), [str(seat + 1) for seat in seats]))
    rows.append((say("chief_end-total"), [str(view.totals[seat]) for seat in seats]))
    return _grid(rows, _CELL)


def _grid_of_columns(view: View, seat: Seat) -> str:
    columns = range(1, view.columns + 1)
    rows = [
        (_short(meld), [_points(view, seat, meld, column) for column in columns]) for meld in Meld
    ]
    heads = (say("chief_end-column"), [column_name(column) for column in columns])
    return _grid([heads, *rows, (say("chief_end-total"), list(map(str, _sums(view, seat))))], _WIDE)


def _seats_drawn(view: View) -> Grid:
    seats = range(view.players)
    lines = [Line(_short(meld), tuple(_drawn(view, seat, meld) for seat in seats)) for meld in Meld]
    total = Line(say("chief_end-total"), tuple(map(str, view.totals)))
    corner, heads = (say("chief_end-seat"), tuple(seat + 1 for seat in seats))
    return Grid(corner, heads, tuple(lines), total, leading(view.totals), colours())


def _columns_drawn(view: View, seat: Seat) -> Grid:
    columns = range(1, view.columns + 1)
    lines = [
        Line(_short(meld), tuple(_drawn(view, seat, meld, column) for column in columns))
        for meld in Meld
    ]
    total = Line(say("chief_end-total"), tuple(map(str, _sums(view, seat))))
    corner = f"{say('chief_end-seat')} {seat + 1}"
    return Grid(corner, tuple(f"x{each}" for each in columns), tuple(lines), total, (), colours())


def _drawn(view: View, seat: Seat, meld: Meld, column: int = 1) -> str:
    """Return a cell of a picture: nothing where a meld is still open."""
    return _points(view, seat, meld, column).replace(_OPEN, "")


def _sums(view: View, seat: Seat) -> list[int]:
    return [
        sum(row.points for row in view.sheet[seat] if row.column == column)
        for column in range(1, view.columns + 1)
    ]


def _grid(rows: Iterable[tuple[str, list[str]]], cell: int) -> str:
    """Return a code block, a name and its cells a line."""
    widest = max(map(width, map(_short, Meld)))
    lines = (_cells(name.ljust(widest), cells, cell) for name, cells in rows)
    return "```\n" + "\n".join(lines) + "\n```"


def _cells(name: str, cells: list[str], cell: int) -> str:
    line = name + "".join(text.rjust(cell) for text in cells)
    if width(line) > COLUMNS:
        raise ValueError(f"{line!r} is wider than a phone")
    return line


def _points(view: View, seat: Seat, meld: Meld, column: int = 1) -> str:
    rows = (row for row in view.sheet[seat] if (row.meld, row.column) == (meld, column))
    return next((str(row.points) for row in rows), _OPEN)


def _open(view: View, seat: Seat) -> tuple[str, ...]:
    melds = view.open_melds[seat]
    if not melds or len(melds) == len(Meld):
        return ()
    return (say("chief_end-open", melds=listed(map(_short, melds))),)


def _short(meld: Meld) -> str:
    """Name a meld as a line of the sheet does: ``"Chief"``."""
    return say("chief-short_indian_chief") if meld is Meld.INDIAN_CHIEF else meld_name(meld)
