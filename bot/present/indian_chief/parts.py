"""Pieces that many screens of Indian Chief share: headings, looks, when a phase ends."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.present.indian_chief.scene import played
from bot.present.indian_chief.words import meld_name
from bot.present.parts import button, heading, how_button, sheet_button, until
from bot.present.scene import Scene
from bot.present.screen import Button, Text
from engine.indian_chief.model import Meld
from engine.indian_chief.rulebooks import rules_of
from engine.indian_chief.situation import Phase, View


def remaining_button(scene: Scene) -> tuple[Button, ...]:
    """Return the button that counts the cards still to come, in a solo game."""
    return (button(scene, "Cards left", "remaining"),) if played(scene).options.solo else ()


def looks(scene: Scene) -> tuple[Button, ...]:
    """Return the buttons under a hand that change nothing."""
    return (*remaining_button(scene), sheet_button(scene), how_button(scene))


def where(scene: Scene) -> str:
    """``"Table 7, round 3"``: what an alert begins with, so that it is told from all others."""
    return f"Table {scene.table.id}, {moment(scene)}"


def moment(scene: Scene) -> str:
    """``"round 3"``: how far the game has come."""
    return f"round {played(scene).round}"


def round_heading(scene: Scene) -> Text:
    """Return the first line: the table and the round."""
    view = played(scene)
    return heading(scene, f"Round {view.round} of {view.rounds}")


def ending(scene: Scene) -> str:
    """Return what ends this phase and when, and what becomes of those who did not act."""
    view = played(scene)
    if view.options.solo:
        return _NO_HURRY
    event, after = _ENDINGS[view.phase](view)
    return until(scene, f"Ends when {event}", after, graced=view.phase is Phase.MELD)


def lapse(scene: Scene) -> str:
    """Return what becomes of those who still have not acted at the very end of a phase."""
    view = played(scene)
    return _ENDINGS[view.phase](view)[1]


def _end_of_melding(_: View) -> tuple[str, str]:
    return "everybody has sealed", "Then a computer plays every missing move."


def _end_of_declaring(view: View) -> tuple[str, str]:
    alone = len(view.declaring) == 1
    event = f"the {meld_name(Meld.BEGGAR_MAN)} has" if alone else "the Beggar Men have"
    return f"{event} declared", "A joker that is not declared by then counts as scores best."


def _end_of_stealing(view: View) -> tuple[str, str]:
    event = "the thief has" if len(view.thieves) == 1 else "the thieves have"
    return f"{event} picked", "A thief who has not picked by then draws."


_ENDINGS: Mapping[Phase, Callable[[View], tuple[str, str]]] = {
    Phase.MELD: _end_of_melding,
    Phase.DECLARE: _end_of_declaring,
    Phase.STEAL: _end_of_stealing,
}
"""What ends a phase, and what then becomes of those who did not act."""

_NO_HURRY = "There is no hurry: this table has no deadline."


def last_try(view: View) -> bool:
    """Tell whether thieves whose picks meet now get no further try (rule 22)."""
    return view.attempt >= rules_of(view.options).repicks
