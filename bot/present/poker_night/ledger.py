"""The ledger of a night: forfeits handed out and given, in the order in which people came."""

from __future__ import annotations

from typing import Final

from bot.present.names import mention
from bot.present.parts import button, how_button, row
from bot.present.poker_night.parts import LEDGER, heading, mine_button
from bot.present.poker_night.scene import night_of
from bot.present.poker_night.words import FREE, given
from bot.present.scene import Scene
from bot.present.screen import Block, Screen, Text
from bot.tongue import say
from data.night import Entry

PAGE: Final = 25
"""So many people stand on a page."""


def ledger(scene: Scene, page: int = 0) -> Screen:
    """Return what everybody handed out and was given; pages are counted from 0."""
    entries = night_of(scene).ledger
    last = max(0, -(-len(entries) // PAGE) - 1)
    shown = min(page, last)
    lines = (_line(entry) for entry in entries[shown * PAGE : (shown + 1) * PAGE])
    return Screen(
        (
            heading(scene, _what(shown + 1, last + 1)),
            Text(_head(scene)),
            Text("\n".join(lines) or say("night_table-ledger_none")),
            *_turns(scene, shown, last),
            row(mine_button(scene), how_button(scene)),
        )
    )


def _what(page: int, pages: int) -> str:
    if pages == 1:
        return say(LEDGER)
    return say("night_table-ledger_page", page=str(page), pages=str(pages))


def _head(scene: Scene) -> str:
    night = night_of(scene)
    return say("night_table-ledger", hands=night.hands, given=given(night), free=say(FREE))


def _line(entry: Entry) -> str:
    out, came = str(entry.handed_out), str(entry.came)
    return say("night_table-ledger_line", who=mention(entry.user), out=out, given=came)


def _turns(scene: Scene, shown: int, last: int) -> tuple[Block, ...]:
    back, more = say("night_table-ledger_back"), say("night_table-ledger_more")
    turns = ((back, shown - 1), (more, shown + 1))
    buttons = tuple(
        button(scene, label, "ledger", str(page)) for label, page in turns if 0 <= page <= last
    )
    return (row(*buttons),) if buttons else ()
