"""What was recorded, where Indian poker says it in other words than the house."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from bot.outcome import Said

SAID: Final[Mapping[Said, str]] = MappingProxyType(
    {
        Said.LEFT_PLAYING: "poker_said-left_playing",
        Said.CAME_BACK: "poker_said-came_back",
        Said.STARTED: "poker_said-started",
        Said.REMATCH: "poker_said-rematch",
    }
)
"""Messages, as in ``bot.present.texts``."""
