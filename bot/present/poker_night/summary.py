"""The end of a night: why, how many hands, what everybody handed out. Nobody is ranked."""

from __future__ import annotations

from typing import Final

from bot.present.names import mention
from bot.present.parts import button, row
from bot.present.poker_night.house_rules import label
from bot.present.poker_night.parts import heading, ledger_button, mine_button
from bot.present.poker_night.scene import night_of, options_of
from bot.present.poker_night.words import in_all
from bot.present.scene import Scene
from bot.present.screen import Screen, Style, Text, Tone
from bot.present.words import counted
from data.log import Why
from data.night import NightView

SHOWN: Final = 40
"""So many people are named; the others stand in the ledger."""


def summary(scene: Scene) -> Screen:
    """Return what is told as a night closes, by itself or by its host."""
    again = button(scene, "Play again", "rematch", style=Style.MAIN)
    return Screen(
        (
            heading(scene, "Good night"),
            Text(_why(scene)),
            Text(_sums(night_of(scene))),
            Text(_handed_out(scene)),
            row(again, mine_button(scene), ledger_button(scene)),
        ),
        Tone.GOOD,
        alert=f"Table {scene.table.id}: the night is over.",
    )


def _sums(night: NightView) -> str:
    return (
        f"**{counted(night.hands, 'hand')}** played, **{in_all(night)}** given in all, "
        "by bids and by winners. Until next time!"
    )


def _why(scene: Scene) -> str:
    if scene.table.closed_by is not None:
        return f"{mention(scene.table.closed_by)} ended the night. Thank you for playing."
    options = options_of(scene.table)
    why = {
        Why.TIME: f"It ended {label('hours', options.hours).lower()}, as was said at the start.",
        Why.FEW: "Too few people were there for another hand.",
        Why.QUIET: "Nobody was there for another hand.",
        None: "It is over.",
    }[night_of(scene).why]
    return f"{why} Thank you for playing."


def _handed_out(scene: Scene) -> str:
    entries = night_of(scene).ledger
    lines = [f"{mention(entry.user)}: {entry.handed_out}" for entry in entries[:SHOWN]]
    more = len(entries) - SHOWN
    if more > 0:
        lines.append(f"and {more} more, in the ledger")
    head = "**Handed out, in the order in which people came**"
    return "\n".join((head, *(lines or ["nobody"])))
