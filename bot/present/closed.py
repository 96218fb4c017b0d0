"""What stays of a table at which nothing more happens."""

from __future__ import annotations

from bot.present.games import screens_of
from bot.present.names import mention, seat_mention
from bot.present.parts import heading, row, sheet_button
from bot.present.scene import Scene
from bot.present.screen import Screen, Text
from bot.present.words import listed
from data.log import Ending


def closed(scene: Scene) -> Screen:
    """Return the live post of a table at which nothing more happens."""
    screens = screens_of(scene.table.options)
    blocks = (heading(scene, "Closed"), Text(_why_closed(scene)))
    if scene.view is None:
        return Screen(blocks)
    if screens.closed is not None:
        return screens.closed(scene)
    return Screen((*blocks, row(sheet_button(scene))))


def _why_closed(scene: Scene) -> str:
    table = scene.table
    if table.ending is Ending.PLAYED:
        return "The game was played to its end. Thank you for playing."
    if table.ending is Ending.LEFT and table.closed_by is not None:
        return f"{mention(table.closed_by)} left {_when(scene)}, and so the game ended."
    if table.ending is Ending.ABSENT:
        late = (m.seat for m in table.missed if m.step == table.step and not m.planned)
        names = listed(seat_mention(table, seat) for seat in sorted({*late}))
        return f"{names} did not act {_when(scene)}, and at this table the game ends by that."
    if table.ending is Ending.EXPIRED:
        return f"Nobody did anything here for long, so it closed by itself {_when(scene)}."
    by = "It was closed" if table.closed_by is None else f"{mention(table.closed_by)} closed it"
    return f"{by} {_when(scene)}."


def _when(scene: Scene) -> str:
    if scene.view is None:
        return "before the game began"
    return f"in {screens_of(scene.table.options).moment(scene)}"
