"""What was recorded, where Indian poker says it in other words than the house."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from bot.outcome import Said

SAID: Final[Mapping[Said, str]] = MappingProxyType(
    {
        Said.LEFT_PLAYING: (
            "You left, and so go out of this hand; from the next one on a computer plays your "
            "seat, and everybody can see that. Your seat stays yours: press **Come back** at any "
            "time until the match ends."
        ),
        Said.CAME_BACK: (
            "Welcome back. Your seat is yours again. If you left in this very hand, you go out of "
            "it unless you say otherwise below."
        ),
        Said.STARTED: "The match begins.",
        Said.REMATCH: "The next match is open, and you have a seat.",
    }
)
"""One sentence each, as in ``bot.present.texts``."""
