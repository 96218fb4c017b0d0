"""``/about``: what this program is, who runs it, and what becomes of people's data."""

from __future__ import annotations

from typing import Final

from bot.click import OPEN, Personal
from bot.outcome import Refusal, Refused
from bot.personal import Press
from bot.present.about import SCREEN, Imprint, about
from bot.present.screen import Screen

OPENS: Final = Personal(SCREEN, OPEN)
"""What opens the page, and what ``/about`` does."""


class About:
    """Answers with the page; there is nothing to press on it."""

    def __init__(self, imprint: Imprint) -> None:
        self._imprint = imprint

    async def page(self, press: Press) -> Screen:
        """Show the page; ``Refusal`` UNKNOWN for anything else."""
        if (press.action, press.args, press.values) != (OPEN, (), ()):
            raise Refusal(Refused.UNKNOWN)
        return about(self._imprint)
