"""What the private pages about somebody's own time share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.click import Personal
from bot.present.screen import Button, Buttons

TIME: Final = "time"
"""The page's name in its controls, on which all of it stands."""

SHOW: Final = "show"
"""The action that shows a page in the place of another."""


KEPT: Final = "**Kept.**"
"""What stands above a page once something was changed there."""


@dataclass(frozen=True, slots=True)
class Row:
    """One thing on that page: a line of Markdown, and the button that leads to its change."""

    words: str
    button: Button


def back(*before: Button) -> Buttons:
    """Return the last row of such a page: its other buttons, and the way back to them all."""
    return Buttons((*before, Button("Your time", Personal(TIME, SHOW))))
