"""The score sheet: all totals, and the points of every hand, narrow enough for a phone."""

from __future__ import annotations

from collections.abc import Iterator

from bot.present.indian_poker.rules import POINTS, opening
from bot.present.indian_poker.scene import options_of, played
from bot.present.indian_poker.words import fewest, signed
from bot.present.inks import colours
from bot.present.names import width
from bot.present.narrow import COLUMNS
from bot.present.parts import control, heading, row, seat_line
from bot.present.scene import Scene
from bot.present.screen import Block, Option, Picture, Screen, Select, Text
from bot.present.sheets import Grid, Line, leading
from bot.present.words import points
from bot.tongue import say
from engine.core import Seat
from engine.indian_poker.model import HandRevealed
from engine.indian_poker.rules import rules_of
from engine.indian_poker.situation import View

GRIDS = 2_000
"""So many characters of a screen are for the points of hands."""

_SEATS = 6  # side by side
_NAME = 4  # "Hand", "  12"
_CELL = 4
_DRAWN = 20  # hands in one picture


def sheet(scene: Scene, page: int = 0) -> Screen:
    """Return all totals, and the points of each hand.

    A long match has several pages, counted from 1; 0 is the last.
    """
    view = played(scene)
    pages = _pages(view)
    shown = min(page or len(pages), len(pages))
    totals = "\n".join(
        seat_line(scene, seat, f"**{points(view.totals[seat])}**") for seat in range(view.players)
    )
    blocks = (
        heading(scene, say("parts-sheet")),
        Text("\n".join((totals, *fewest(view.options)))),
        *_grids(view, pages[shown - 1]),
        *_turns(scene, pages, shown),
        row(opening(POINTS, options_of(scene.table))),
    )
    return Screen(blocks)


def _pages(view: View) -> tuple[tuple[HandRevealed, ...], ...]:
    """Part the hands that are over into what fits on a page, at least one."""
    fit = GRIDS // (len(_groups(view)) * (COLUMNS + 1))
    hands = view.history
    return tuple(hands[first : first + fit] for first in range(0, len(hands), fit)) or ((),)


def _groups(view: View) -> tuple[range, ...]:
    """Return the seats side by side, as even as can be."""
    groups = -(-view.players // _SEATS)
    size = -(-view.players // groups)
    firsts = range(0, view.players, size)
    return tuple(range(first, min(first + size, view.players)) for first in firsts)


def _grids(view: View, hands: tuple[HandRevealed, ...]) -> Iterator[Block]:
    if not hands:
        yield Text(say("poker_reveal-sheet_none"))
        return
    for drawn in _split(hands):
        yield _picture(view, drawn)
    for seats in _groups(view):
        yield Text(_grid(hands, seats))


def _split(hands: tuple[HandRevealed, ...]) -> Iterator[tuple[HandRevealed, ...]]:
    """Part hands into what one picture shows, as even as can be."""
    pictures = -(-len(hands) // _DRAWN)
    size = -(-len(hands) // pictures)
    yield from (hands[first : first + size] for first in range(0, len(hands), size))


def _picture(view: View, hands: tuple[HandRevealed, ...]) -> Picture:
    """Return the points of some hands, the totals below the last of all."""
    seats = range(view.players)
    lines = (Line(str(one.hand), tuple(_points(one, seat) for seat in seats)) for one in hands)
    total = Line(say("picture-total"), tuple(map(str, view.totals)))
    drawn = Grid(
        say("poker_reveal-sheet_hand"),
        tuple(seat + 1 for seat in seats),
        tuple(lines),
        total if hands[-1] == view.history[-1] else None,
        leading(view.totals, rules_of(view.options).sign),
        colours(),
    )
    first, last = str(hands[0].hand), str(hands[-1].hand)
    return Picture(drawn, say("picture-hands", first=first, last=last))


def _grid(hands: tuple[HandRevealed, ...], seats: range) -> str:
    """Return a code block: a line for each hand, a column for each seat."""
    lines = (
        _cells(say("poker_reveal-sheet_hand"), [str(seat + 1) for seat in seats]),
        *(_cells(str(one.hand), [_points(one, seat) for seat in seats]) for one in hands),
    )
    return "```\n" + "\n".join(lines) + "\n```"


def _points(hand: HandRevealed, seat: Seat) -> str:
    return signed(hand.points[seat])


def _cells(name: str, cells: list[str]) -> str:
    line = name.rjust(_NAME) + "".join(text.rjust(_CELL) for text in cells)
    if width(line) > COLUMNS:
        raise ValueError(f"{line!r} is wider than a phone")
    return line


def _turns(
    scene: Scene, pages: tuple[tuple[HandRevealed, ...], ...], shown: int
) -> tuple[Block, ...]:
    if len(pages) == 1:
        return ()
    options = tuple(
        Option(_span(hands), str(page), chosen=page == shown)
        for page, hands in enumerate(pages, start=1)
    )
    return (Select(control(scene, "sheet_seat"), say("poker_reveal-sheet_which"), options),)


def _span(hands: tuple[HandRevealed, ...]) -> str:
    first, last = str(hands[0].hand), str(hands[-1].hand)
    return say("poker_reveal-sheet_hands", first=first, last=last)
