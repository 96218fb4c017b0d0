"""What was recorded, where a night says it in other words than the house."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from bot.outcome import Said

SAID: Final[Mapping[Said, str]] = MappingProxyType(
    {
        Said.OPENED: "The night is open. Whoever wants to play presses **Join** in the channel.",
        Said.JOINED: "You are in.",
        Said.ALREADY_JOINED: "You are in already.",
        Said.CAME_BACK: "Welcome back: you are dealt in again.",
        Said.STARTED: "The night begins.",
        Said.CLOSED: "The night is over.",
        Said.REMATCH: "The next night is open in the channel; press **Join** there to play.",
    }
)
"""One sentence each, as in ``bot.present.texts``."""
