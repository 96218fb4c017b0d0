"""How long the pauses of a night are."""

from __future__ import annotations

from typing import Final

from bot.clock import MINUTE, SECOND
from engine.indian_poker.options import NightOptions

REST: Final = 15 * SECOND
"""How long everybody may look at a hand before the next one is dealt."""

WATER: Final = 2 * MINUTE
"""How long a water break is."""

PATIENCE: Final = 10 * MINUTE
"""How long a night waits for more people before it ends (rule 70)."""


def is_water_break(options: NightOptions, hands: int) -> bool:
    """Whether after so many hands there is a water break."""
    every = options.water_break
    return every != "never" and hands % int(every) == 0
