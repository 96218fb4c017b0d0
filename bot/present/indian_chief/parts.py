"""Pieces that many screens of Indian Chief share: headings, looks, when a phase ends."""

from __future__ import annotations

from typing import Final

from bot.present.indian_chief.rules import JOKERS, THIEVES, THIEVES_ALONE, opening
from bot.present.indian_chief.scene import options_of, played
from bot.present.parts import button, heading, how_button, sheet_button, until
from bot.present.scene import Scene
from bot.present.screen import Button, Text
from bot.tongue import say
from engine.indian_chief.rulebooks import rules_of
from engine.indian_chief.situation import Phase, View


def remaining_button(scene: Scene) -> tuple[Button, ...]:
    """Return the button that counts the cards still to come, in a solo game."""
    label = say("chief_hand-cards_left")
    return (button(scene, label, "remaining"),) if played(scene).options.solo else ()


def looks(scene: Scene) -> tuple[Button, ...]:
    """Return the buttons under a hand that change nothing."""
    return (*remaining_button(scene), sheet_button(scene), phase_help(scene))


def phase_help(scene: Scene) -> Button:
    """Return the button for the rules of what this phase asks: to meld, declare, or steal."""
    options = options_of(scene.table)
    match played(scene).phase:
        case Phase.STEAL:
            return opening(THIEVES_ALONE if options.solo else THIEVES, options)
        case Phase.DECLARE:
            return opening(JOKERS, options)
        case _:
            return how_button(scene)


def where(scene: Scene) -> str:
    """``"Table 7, round 3"``: what an alert begins with, so that it is told from all others."""
    return say("chief_round-where", table=str(scene.table.id), round=played(scene).round)


def moment(scene: Scene) -> str:
    """``"round 3"``: how far the game has come."""
    return say("chief_round-moment", round=played(scene).round)


def round_heading(scene: Scene) -> Text:
    """Return the first line: the table and the round."""
    view = played(scene)
    return heading(scene, say("chief_round-round_of", round=view.round, rounds=view.rounds))


def ending(scene: Scene) -> str:
    """Return what ends this phase and when, and what becomes of those who did not act."""
    view = played(scene)
    if view.options.solo:
        return say("chief_round-no_hurry")
    goes = say(_ENDS[view.phase], asked=_asked(view))
    return until(scene, goes, lapse(scene), graced=view.phase is Phase.MELD)


def lapse(scene: Scene) -> str:
    """Return what becomes of those who still have not acted at the very end of a phase."""
    return say(_LAPSES[played(scene).phase])


def _asked(view: View) -> int:
    """Count whom a phase after the reveal asks for something."""
    return len(view.declaring if view.phase is Phase.DECLARE else view.thieves)


_ENDS: Final = {
    Phase.MELD: "chief_round-ends_meld",
    Phase.DECLARE: "chief_round-ends_declare",
    Phase.STEAL: "chief_round-ends_steal",
}
"""What ends a phase: a sentence without a full stop."""

_LAPSES: Final = {
    Phase.MELD: "chief_round-lapse_meld",
    Phase.DECLARE: "chief_round-lapse_declare",
    Phase.STEAL: "chief_round-lapse_steal",
}


def last_try(view: View) -> bool:
    """Tell whether thieves whose picks meet now get no further try (rule 22)."""
    return view.attempt >= rules_of(view.options).repicks
