"""The screens of Indian Chief, put together: what is posted, and what answers a click."""

from __future__ import annotations

from typing import Final

from bot.outcome import Outcome, Show
from bot.present.indian_chief.grounds import why_button
from bot.present.indian_chief.guide import guide
from bot.present.indian_chief.hand import hand
from bot.present.indian_chief.parts import lapse, moment, phase_help
from bot.present.indian_chief.plan import plan, plannable
from bot.present.indian_chief.remaining import remaining
from bot.present.indian_chief.result import result
from bot.present.indian_chief.reveal import revealed, shown, thieves
from bot.present.indian_chief.scene import played
from bot.present.indian_chief.sheet import sheet
from bot.present.indian_chief.status import finished, status
from bot.present.indian_chief.steal import may_steal, steal
from bot.present.indian_chief.ways import WORDING
from bot.present.indian_chief.why import why
from bot.present.parts import button, how_button, my_hand, row, sheet_button
from bot.present.scene import Scene
from bot.present.screen import Screen, Style
from bot.present.screens import Screens
from bot.tongue import say
from data.log import LogEvent
from engine.indian_chief.model import (
    GameEnded,
    MeldsRevealed,
    MeldsShown,
    PicksCollided,
    StealsResolved,
)
from engine.indian_chief.options import Options
from engine.indian_chief.situation import Phase


def _milestone(scene: Scene, event: LogEvent) -> Screen | None:
    match event:
        case MeldsShown():
            return shown(scene, event)
        case MeldsRevealed():
            return revealed(scene, event)
        case PicksCollided() | StealsResolved():
            return thieves(scene, event)
        case GameEnded():
            return result(scene)
        case _:
            return None


def _private(scene: Scene) -> Screen:
    return steal(scene) if may_steal(scene) else hand(scene)


def _steal(outcome: Outcome) -> Screen:
    """Return the steal screen; a seat that may not steal now gets its hand, which says who may."""
    scene = outcome.scene
    if not may_steal(scene):
        return hand(scene)
    return steal(scene, outcome.victim, outcome.slot, outcome.round)


def _plan(outcome: Outcome) -> Screen:
    """Return what may be laid down; where nothing can be missed any more, the hand."""
    scene = outcome.scene
    return hand(scene) if plannable(played(scene)) is None else plan(scene)


def _next(outcome: Outcome) -> Screen:
    """Lead on from a phase that is over; its news are in the channel."""
    scene = outcome.scene
    view = played(scene)
    if view.phase is Phase.OVER:
        return Screen((row(sheet_button(scene), how_button(scene)),))
    steals = view.phase is Phase.STEAL and view.may_act
    way = (
        button(scene, say("chief_steal-steal"), "steal", style=Style.GO)
        if steals
        else my_hand(scene)
    )
    return Screen((row(way, sheet_button(scene), phase_help(scene)),))


SCREENS: Final[Screens[Options]] = Screens(
    name=lambda _: say("chief_wording-name"),
    opens="chief start",
    status=status,
    finished=lambda scene, _: finished(scene),
    milestone=_milestone,
    private=_private,
    moment=moment,
    lapse=lapse,
    answers={
        Show.HOW: lambda outcome: guide(outcome.scene),
        Show.HAND: lambda outcome: hand(outcome.scene),
        Show.STEAL: _steal,
        Show.PLAN: _plan,
        Show.REMAINING: lambda outcome: remaining(outcome.scene),
        Show.SHEET: lambda outcome: sheet(outcome.scene, outcome.page),
        Show.NEXT: _next,
        Show.WHY: lambda outcome: why(outcome.scene, outcome.page),
    },
    said={},
    why_button=why_button,
    wording=WORDING,
)
