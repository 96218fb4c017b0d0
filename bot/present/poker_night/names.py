"""What a night is called: as its server says, else as usual."""

from __future__ import annotations

from typing import Final

from bot.present.names import escape
from bot.tongue import say

USUAL_NAME: Final = "night_words-name"
"""What a night is called where its server says nothing, as a message."""


def night_name(name: str) -> str:
    """Return what a night is called, as Markdown; ``name`` is the server's own, or empty."""
    return escape(name) if name else say(USUAL_NAME)
