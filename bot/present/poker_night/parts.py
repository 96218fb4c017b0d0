"""Pieces that the screens of a night share: headings, and the buttons for coming and going."""

from __future__ import annotations

from typing import Final

from bot.present.parts import button
from bot.present.poker_night.names import night_name
from bot.present.poker_night.scene import options_of
from bot.present.scene import Scene
from bot.present.screen import Button, Style, Text
from bot.tongue import say

LEDGER: Final = "night_words-ledger"
MINE: Final = "night_words-mine"
"""How the two pages of a night are called, as messages."""


def heading(scene: Scene, what: str) -> Text:
    """Return the first line: the night by its own name, and what is shown of it."""
    called = night_name(options_of(scene.table).name)
    return Text(say("night_words-heading", night=called, what=what, table=str(scene.table.id)))


def join_button(scene: Scene, style: Style = Style.PLAIN) -> Button:
    """Return the button that asks somebody whether they want to play, or to come back."""
    return button(scene, say("parts-join"), "join", style=style)


def leave_button(scene: Scene) -> Button:
    """Return the button for going."""
    return button(scene, say("parts-leave"), "leave")


def mine_button(scene: Scene) -> Button:
    """Return the button for a guest's private page."""
    return button(scene, say(MINE), "mine")


def ledger_button(scene: Scene) -> Button:
    """Return the button for what everybody was given."""
    return button(scene, say(LEDGER), "ledger")


def deal_button(scene: Scene, hand: int) -> tuple[Button, ...]:
    """Return the button that opens the deal of a hand that is over, where it is opened at all."""
    if options_of(scene.table).deal == "closed":
        return ()
    return (button(scene, say("parts-deal"), "deal", str(hand)),)
