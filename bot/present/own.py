"""What the private pages about somebody's own time share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.click import Personal
from bot.present.handbook import Topic, help_button
from bot.present.screen import Button, Buttons
from bot.tongue import say

TIME: Final = "time"
"""The page's name in its controls, on which all of it stands."""

SHOW: Final = "show"
"""The action that shows a page in the place of another."""


def kept() -> str:
    """Return what stands above a page once something was changed there."""
    return say("own-kept")


@dataclass(frozen=True, slots=True)
class Row:
    """One thing on that page: a line of Markdown, and the button that leads to its change."""

    words: str
    button: Button


def back(*before: Button) -> Buttons:
    """Return the last row of such a page: its other buttons, the way back to them all, and help."""
    home = Button(say("own-time"), Personal(TIME, SHOW))
    return Buttons((*before, home, help_button(Topic.OWN)))
