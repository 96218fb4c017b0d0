"""The end of a game: who won, how everybody did, and the way to another one."""

from __future__ import annotations

from bot.present.names import seat_mention, stands_in
from bot.present.parts import DOT, button, deal_button, heading, played, row, sheet_button
from bot.present.scene import Scene
from bot.present.screen import Screen, Style, Text, Tone
from bot.present.words import listed, ordinal, points
from bot.results import places
from engine.core import Seat

GOOD = 120  # "anything over 120 is considered a good score, over 130 an excellent one"
EXCELLENT = 130


def result(scene: Scene) -> Screen:
    """Return the ranking of a game that was played to its end."""
    return Screen(
        (
            heading(scene, "Result"),
            Text(f"**{_winners(scene)}**"),
            Text("\n".join(_ranking(scene))),
            Text(f"-# The rulebook's yardstick: over {GOOD} is good, over {EXCELLENT} excellent."),
            row(
                button(scene, "Rematch", "rematch", style=Style.MAIN),
                sheet_button(scene),
                *deal_button(scene),
            ),
        ),
        Tone.GOOD,
        alert=f"Table {scene.table.id}: the game is over, and here is the result.",
    )


def _winners(scene: Scene) -> str:
    view = played(scene)
    names = listed(seat_mention(scene.table, seat) for seat in view.winners)
    total = points(max(view.totals))
    if len(view.winners) > 1:
        return f"{names} share the win with {total} each."
    return f"{names} wins with {total}."


def _ranking(scene: Scene) -> list[str]:
    view = played(scene)
    return [_place(scene, place, seat, view.totals[seat]) for place, seat in places(view)]


def _place(scene: Scene, place: int, seat: Seat, total: int) -> str:
    notes = (seat_mention(scene.table, seat), points(total), *_praise(total))
    return f"{ordinal(place)}{DOT}{DOT.join((*notes, *_note(scene, seat)))}"


def _note(scene: Scene, seat: Seat) -> tuple[str, ...]:
    return ("left, a computer played on",) if stands_in(scene.table.chairs[seat]) else ()


def _praise(total: int) -> tuple[str, ...]:
    """Return the rulebook's word for a total, if it has one."""
    if total > EXCELLENT:
        return ("excellent",)
    return ("good",) if total > GOOD else ()
