"""Pieces that the screens of all games share: headings, buttons, who sits where."""

from __future__ import annotations

from typing import Final

from bot.click import Control
from bot.paces import grace, slow
from bot.present.deadline import until_when
from bot.present.limits import OPTION
from bot.present.names import clip, escape, seat_mention, stands_in
from bot.present.scene import Scene
from bot.present.screen import Block, Button, Buttons, Option, Screen, Select, Style, Text, Tone
from bot.present.words import duration, listed, when
from bot.tongue import say
from data.log import Absence, Chair, Gone, Stage, Table
from engine.core import Seat

DOT = " \u00b7 "

FOLLOWING: Final = "following"
"""The action that shows what somebody without a seat is told."""


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


def my_hand(scene: Scene, style: Style = Style.MAIN, label: str = "") -> Button:
    """Return the button that leads everybody to where they stand; ``label`` is no hand's."""
    return button(scene, label or say("parts-my_hand"), "hand", style=style)


def sheet_button(scene: Scene) -> Button:
    """Return the button for the score sheet."""
    return button(scene, say("parts-sheet"), "sheet")


def deal_button(scene: Scene) -> tuple[Button, ...]:
    """Return the button that opens the deal of a game that has ended, where it is opened at all."""
    if scene.table.options.deal == "closed":
        return ()
    return (button(scene, say("parts-deal"), "deal"),)


def verify_button(scene: Scene) -> tuple[Button, ...]:
    """Return the button that checks the deal of a game that has ended, where it is open."""
    if scene.table.options.deal == "closed":
        return ()
    return (button(scene, say("verify-button"), "verify"),)


def how_button(scene: Scene) -> Button:
    """Return the button for the rules in short."""
    return button(scene, say("parts-how"), "how")


def row(*buttons: Button) -> Buttons:
    """Return buttons in a row."""
    return Buttons(buttons)


def heading(scene: Scene, what: str) -> Text:
    """Return the first line: the table, what its server calls the game, and what is shown of it."""
    table, called = str(scene.table.id), scene.table.called
    if not called:
        return Text(say("parts-heading", table=table, what=what))
    return Text(say("parts-heading_called", table=table, game=escape(called), what=what))


def titled(scene: Scene, what: str) -> str:
    """Return a picture's title; only the bot's own words can be drawn, so no name stands there."""
    return say("parts-title", table=str(scene.table.id), what=what)


def away(chair: Chair) -> str | None:
    """Say in a word or two why a computer plays for a person; ``None`` where none does."""
    return say(_AWAY[chair.gone or Gone.LEFT]) if stands_in(chair) else None


_AWAY: Final = {
    Gone.LEFT: "parts-away_left",
    Gone.ABSENT: "parts-away_absent",
    Gone.NO_SHOW: "parts-away_no_show",
    Gone.KICKED: "parts-away_kicked",
}


def away_note(chair: Chair, *, over: bool = False) -> str:
    """Say that a computer plays for a person, and why; nothing where it does not.

    ``over`` tells that the game has ended: it played on.
    """
    why = away(chair)
    if why is None:
        return ""
    return say("parts-played_on", why=why) if over else say("parts-plays", why=why)


def nobody_plays(table: Table) -> bool:
    """Tell whether a game waits because all its people are gone; a night ends by itself."""
    return table.stage is Stage.PLAYING and not table.people and table.hand is None


def until(scene: Scene, goes: str, lapse: str, *, graced: bool) -> str:
    """Say until when a phase waits: ``goes`` is by what it ends, without a full stop.

    ``lapse`` is what then becomes of those who did not act, ``graced`` whether they are given more
    time first.
    """
    table = scene.table
    if table.deadline is None:
        return f"{goes}."
    if table.stands is not None or nobody_plays(table):
        return say("parts-until_stands", goes=goes)
    then = say("parts-lapse_end") if graced and table.absence is Absence.END else lapse
    if table.grace:
        names, at = listed(seat_mention(table, seat) for seat in table.grace), when(table.deadline)
        return say("parts-until_late", goes=goes, at=at, names=names, lapse=then)
    at = until_when(table, table.deadline)
    if not graced:
        return say("parts-until", goes=goes, at=at, lapse=then)
    more = duration(grace(table.times))
    return say("parts-until_graced", goes=goes, at=at, more=more, lapse=then)


def come_back(scene: Scene, style: Style = Style.PLAIN) -> Button:
    """Return the button by which somebody takes the own seat back."""
    return button(scene, say("parts-come_back"), "join", style=style)


def manage_button(scene: Scene) -> Button:
    """Return the button that leads a host to all that a host can do."""
    return button(scene, say("parts-manage"), "manage")


def pause_button(scene: Scene) -> tuple[Button, ...]:
    """Return the button to pause, or to go on; none where there is no clock that could stand."""
    if scene.table.paused is not None:
        return (resume_button(scene, Style.GO),)
    return () if scene.table.deadline is None else (button(scene, say("parts-pause"), "pause"),)


def resume_button(scene: Scene, style: Style = Style.PLAIN) -> Button:
    """Return the button that ends a pause."""
    return button(scene, say("parts-resume"), "resume", style=style)


def seats_row(scene: Scene) -> tuple[Buttons, ...]:
    """Return the row of a live post about seats and time; nothing alone."""
    if len(scene.table.chairs) == 1:
        return ()
    back = (come_back(scene),) if any(map(stands_in, scene.table.chairs)) else ()
    leave = button(scene, say("parts-leave"), "leave")
    return (row(leave, *back, *pause_button(scene), manage_button(scene), *_nudge(scene)),)


def follow_button(scene: Scene) -> Button:
    """Return the button by which somebody without a seat is told how the game goes."""
    return button(scene, say("parts-follow"), FOLLOWING)


def _nudge(scene: Scene) -> tuple[Button, ...]:
    """Return the button that has those reminded whom a slow phase waits for, until it was used."""
    table = scene.table
    waits = table.deadline is not None and table.stands is None and not table.grace
    usable = slow(table.times) and waits and table.nudged is None
    return (button(scene, say("parts-nudge"), "nudge"),) if usable else ()


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


def settings(note: str | None, *blocks: Block) -> Screen:
    """Return a page on which somebody sets things, below a ``note`` of what was changed."""
    shown = Screen(blocks)
    return shown if note is None else noted(note, shown, Tone.GOOD)


def noted(note: str, screen: Screen, tone: Tone | None = None) -> Screen:
    """Return ``screen`` with a sentence above it, as an answer: it alerts nobody."""
    return Screen((Text(note), *screen.blocks), tone or screen.tone)
