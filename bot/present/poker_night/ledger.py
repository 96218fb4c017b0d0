"""The ledger of a night: forfeits handed out and given, in the order in which people came."""

from __future__ import annotations

from typing import Final

from bot.present.names import mention
from bot.present.parts import button, how_button, row
from bot.present.poker_night.parts import LEDGER, heading, mine_button
from bot.present.poker_night.scene import night_of
from bot.present.poker_night.words import FREE, in_all
from bot.present.scene import Scene
from bot.present.screen import Block, Screen, Text
from bot.present.words import counted
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
            heading(scene, LEDGER if last == 0 else f"{LEDGER}, page {shown + 1} of {last + 1}"),
            Text(_head(scene)),
            Text("\n".join(lines) or "Nobody has come yet."),
            *_turns(scene, shown, last),
            row(mine_button(scene), how_button(scene)),
        )
    )


def _head(scene: Scene) -> str:
    night = night_of(scene)
    return (
        f"{counted(night.hands, 'hand')}, {in_all(night)} given in all, by bids and by winners. "
        "In the order in which people came.\n"
        f"-# What became of them is for each to know. {FREE}"
    )


def _line(entry: Entry) -> str:
    return f"{mention(entry.user)}: handed out {entry.handed_out}, was given {entry.came}"


def _turns(scene: Scene, shown: int, last: int) -> tuple[Block, ...]:
    turns = (("Back", shown - 1), ("More", shown + 1))
    buttons = tuple(
        button(scene, label, "ledger", str(page)) for label, page in turns if 0 <= page <= last
    )
    return (row(*buttons),) if buttons else ()
