"""What was recorded, where a night says it in other words than the house."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from bot.outcome import Said

SAID: Final[Mapping[Said, str]] = MappingProxyType(
    {
        Said.OPENED: "night_said-opened",
        Said.JOINED: "night_said-joined",
        Said.ALREADY_JOINED: "night_said-already_joined",
        Said.CAME_BACK: "night_said-came_back",
        Said.STARTED: "night_said-started",
        Said.CLOSED: "night_said-closed",
        Said.REMATCH: "night_said-rematch",
    }
)
"""Messages, as in ``bot.present.texts``."""
