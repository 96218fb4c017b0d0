"""Pieces that many screens share: headings, buttons, who sits where, when a phase ends."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.click import Control
from bot.present.limits import OPTION
from bot.present.names import clip, seat_mention
from bot.present.scene import Scene
from bot.present.screen import Button, Buttons, Option, Screen, Select, Style, Text, Tone
from bot.present.words import MELDS, when
from engine.core import Seat
from engine.indian_chief.model import Meld
from engine.indian_chief.rulebooks import rules_of
from engine.indian_chief.situation import Phase, View

DOT = " \u00b7 "


def control(scene: Scene, action: str, *args: str) -> Control:
    """Return a control for the phase that the scene shows; step 0 in the lobby."""
    step = 0 if scene.view is None else scene.view.step
    return Control(scene.table.id, step, action, args)


def button(
    scene: Scene,
    label: str,
    action: str,
    *args: str,
    style: Style = Style.PLAIN,
    disabled: bool = False,
) -> Button:
    """Return a button for ``action``."""
    return Button(label, control(scene, action, *args), style, disabled)


def my_hand(scene: Scene, style: Style = Style.MAIN) -> Button:
    """Return the button that leads everybody to where they stand."""
    return button(scene, "My hand", "hand", style=style)


def sheet_button(scene: Scene) -> Button:
    """Return the button for the score sheet."""
    return button(scene, "Score sheet", "sheet")


def deal_button(scene: Scene) -> tuple[Button, ...]:
    """Return the button that opens the deal of a game that has ended, where it is opened at all."""
    if scene.table.options.deal == "closed":
        return ()
    return (button(scene, "The deal", "deal"),)


def how_button(scene: Scene) -> Button:
    """Return the button for the rules in short."""
    return button(scene, "How to play", "how")


def remaining_button(scene: Scene) -> tuple[Button, ...]:
    """Return the button that counts the cards still to come, in a solo game."""
    return (button(scene, "Cards left", "remaining"),) if played(scene).options.solo else ()


def looks(scene: Scene) -> tuple[Button, ...]:
    """Return the buttons under a hand that change nothing."""
    return (*remaining_button(scene), sheet_button(scene), how_button(scene))


def row(*buttons: Button) -> Buttons:
    """Return buttons in a row."""
    return Buttons(buttons)


def played(scene: Scene) -> View:
    """Return the View of a game that has begun; ``ValueError`` in the lobby."""
    if scene.view is None:
        raise ValueError(f"table {scene.table.id} is still in its lobby")
    return scene.view


def where(scene: Scene) -> str:
    """``"Table 7, round 3"``: what an alert begins with, so that it is told from all others."""
    table = f"Table {scene.table.id}"
    return table if scene.view is None else f"{table}, round {scene.view.round}"


def heading(scene: Scene, what: str | None = None) -> Text:
    """Return the first line: the table and, unless ``what`` says otherwise, the round."""
    if what is None and scene.view is not None:
        what = f"Round {scene.view.round} of {scene.view.rounds}"
    return Text(DOT.join(filter(None, (f"## Table {scene.table.id}", what))))


def seat_line(scene: Scene, seat: Seat, *notes: str) -> str:
    """One numbered line of Markdown for a seat, with notes behind the name."""
    return f"{seat + 1}\\. {DOT.join((seat_mention(scene.table, seat), *notes))}"


def seat_shown(scene: Scene, page: int) -> Seat:
    """Return the seat of a page counted from 1; 0 is the viewer's own, else the first."""
    if page:
        return page - 1
    return 0 if scene.seat is None else scene.seat


def seat_select(to: Control, about: str, labels: tuple[str, ...], shown: Seat) -> Select:
    """Return the select of the seat to show; ``labels`` by seat, values are their pages."""
    options = tuple(
        Option(clip(label, OPTION), str(seat + 1), chosen=seat == shown)
        for seat, label in enumerate(labels)
    )
    return Select(to, about, options)


def ending(scene: Scene) -> str:
    """Return what ends this phase and when, and what becomes of those who did not act."""
    view = played(scene)
    if view.options.solo:
        return _NO_HURRY
    event, lapse = _ENDINGS[view.phase](view)
    if scene.table.deadline is None:
        return f"Ends when {event}."
    return f"Ends when {event}, at the latest {when(scene.table.deadline)}. {lapse}"


def _end_of_melding(_: View) -> tuple[str, str]:
    return "everybody has sealed", "Then a computer plays every missing move."


def _end_of_declaring(view: View) -> tuple[str, str]:
    alone = len(view.declaring) == 1
    event = f"the {MELDS[Meld.BEGGAR_MAN]} has" if alone else "the Beggar Men have"
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


def noted(note: str, screen: Screen, tone: Tone | None = None) -> Screen:
    """Return ``screen`` with a sentence above it, as an answer: it alerts nobody."""
    return Screen((Text(note), *screen.blocks), tone or screen.tone)
