"""The score sheet: narrow enough for a phone, at most four seats side by side."""

from __future__ import annotations

from bot.present.names import width
from bot.present.parts import heading, played, seat_line
from bot.present.scene import Scene
from bot.present.screen import Screen, Text
from bot.present.words import MELDS, listed, points
from engine.core import Seat
from engine.indian_chief.model import Meld
from engine.indian_chief.situation import View

COLUMNS = 28  # of monospace, which a phone shows without wrapping
_SEATS = 4
_CELL = 4
_SHORT = {**MELDS, Meld.INDIAN_CHIEF: "Chief"}
_NAME = max(map(len, _SHORT.values()))


def sheet(scene: Scene) -> Screen:
    """Return all scores of all seats so far, and which melds each still has."""
    view = played(scene)
    grids = (
        Text(_grid(view, range(first, min(first + _SEATS, view.players))))
        for first in range(0, view.players, _SEATS)
    )
    return Screen((heading(scene, "Score sheet"), Text("\n".join(_totals(scene))), *grids))


def _grid(view: View, seats: range) -> str:
    """Return the scores of up to four seats as a code block, one meld a line."""
    lines = [_cells("Seat", [str(seat + 1) for seat in seats])]
    for meld, name in _SHORT.items():
        lines.append(_cells(name, [_points(view, seat, meld) for seat in seats]))
    lines.append(_cells("Total", [str(view.totals[seat]) for seat in seats]))
    return "```\n" + "\n".join(lines) + "\n```"


def _cells(name: str, cells: list[str]) -> str:
    line = name.ljust(_NAME) + "".join(cell.rjust(_CELL) for cell in cells)
    if width(line) > COLUMNS:
        raise ValueError(f"{line!r} is wider than a phone")
    return line


def _points(view: View, seat: Seat, meld: Meld) -> str:
    return next((str(row.points) for row in view.sheet[seat] if row.meld is meld), "\u00b7")


def _totals(scene: Scene) -> list[str]:
    view = played(scene)
    return [
        seat_line(scene, seat, f"**{points(view.totals[seat])}**", *_open(view, seat))
        for seat in range(view.players)
    ]


def _open(view: View, seat: Seat) -> tuple[str, ...]:
    melds = view.open_melds[seat]
    if not melds or len(melds) == len(Meld):
        return ()
    return (f"still to play: {listed(_SHORT[meld] for meld in melds)}",)
