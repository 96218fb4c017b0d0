"""The end of a night: why, how many hands, what everybody handed out. Nobody is ranked."""

from __future__ import annotations

from typing import Final

from bot.present.names import mention
from bot.present.parts import button, how_button, row, verify_button
from bot.present.poker_night.parts import heading, ledger_button, mine_button
from bot.present.poker_night.scene import night_of, options_of
from bot.present.poker_night.words import given
from bot.present.scene import Scene
from bot.present.screen import Screen, Style, Text, Tone
from bot.tongue import say
from data.log import Why
from data.night import NightView

SHOWN: Final = 40
"""So many people are named; the others stand in the ledger."""


def summary(scene: Scene) -> Screen:
    """Return what is told as a night closes, by itself or by its host."""
    again = button(scene, say("night_table-again"), "rematch", style=Style.MAIN)
    ways = (again, mine_button(scene), ledger_button(scene), *verify_button(scene))
    return Screen(
        (
            heading(scene, say("night_table-good_night")),
            Text(_why(scene)),
            Text(_sums(night_of(scene))),
            Text(_handed_out(scene)),
            row(*ways, how_button(scene)),
        ),
        Tone.GOOD,
        alert=say("night_table-end_alert", table=str(scene.table.id)),
    )


def _sums(night: NightView) -> str:
    return say("night_table-sums", hands=night.hands, given=given(night))


def _why(scene: Scene) -> str:
    if scene.table.closed_by is not None:
        return say("night_table-why_closed", who=mention(scene.table.closed_by))
    match night_of(scene).why:
        case Why.TIME:
            return say("night_table-why_time", hours=int(options_of(scene.table).hours))
        case Why.FEW:
            return say("night_table-why_few")
        case Why.QUIET:
            return say("night_table-why_quiet")
        case None:
            return say("night_table-why_over")


def _handed_out(scene: Scene) -> str:
    entries = night_of(scene).ledger
    lines = [f"{mention(entry.user)}: {entry.handed_out}" for entry in entries[:SHOWN]]
    more = len(entries) - SHOWN
    if more > 0:
        lines.append(say("night_table-handed_more", more=str(more)))
    head = say("night_table-handed_out")
    return "\n".join((head, *(lines or [say("night_table-handed_nobody")])))
