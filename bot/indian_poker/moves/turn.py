"""A click of somebody who holds a seat, in a match of Indian poker."""

from __future__ import annotations

from typing import TypeAlias

from bot import turn
from bot.present.indian_poker.scene import Draft
from engine.indian_poker.situation import View

Turn: TypeAlias = turn.Turn[View, Draft]
"""A click of somebody who holds a seat in a match of Indian poker."""
