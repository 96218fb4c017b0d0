"""What stays of a table at which nothing more happens."""

from __future__ import annotations

from bot.present.games import screens_of
from bot.present.names import mention, seat_mention
from bot.present.parts import heading, how_button, row, sheet_button
from bot.present.scene import Scene
from bot.present.screen import Screen, Text
from bot.present.words import listed
from bot.tongue import say
from data.log import Ending


def closed(scene: Scene) -> Screen:
    """Return the live post of a table at which nothing more happens."""
    screens = screens_of(scene.table.options)
    blocks = (heading(scene, say("closed-head")), Text(_why_closed(scene)))
    if scene.view is None:
        return Screen(blocks)
    if screens.closed is not None:
        return screens.closed(scene)
    return Screen((*blocks, row(sheet_button(scene), how_button(scene))))


def _why_closed(scene: Scene) -> str:
    table = scene.table
    match table.ending:
        case Ending.PLAYED:
            return say("closed-played")
        case Ending.LEFT if table.closed_by is not None:
            return _then(scene, "left", name=mention(table.closed_by))
        case Ending.ABSENT:
            late = (m.seat for m in table.missed if m.step == table.step and not m.planned)
            names = listed(seat_mention(table, seat) for seat in sorted({*late}))
            return _then(scene, "absent", names=names)
        case Ending.EXPIRED:
            return _then(scene, "expired")
        case _ if table.closed_by is not None:
            return _then(scene, "by", name=mention(table.closed_by))
        case _:
            return _then(scene, "itself")


def _then(scene: Scene, how: str, **facts: str) -> str:
    """Say it with when that was: how far the game had come, or before it began."""
    if scene.view is None:
        return say(f"closed-before_{how}", **facts)
    moment = screens_of(scene.table.options).moment(scene)
    return say(f"closed-then_{how}", moment=moment, **facts)
