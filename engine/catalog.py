"""The games of the house, listed explicitly."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from engine.core import Event
from engine.indian_chief import model as indian_chief
from engine.indian_chief.model import Options as IndianChiefOptions

Options: TypeAlias = IndianChiefOptions
"""The options of any game; ``options.game`` is the key of the game they belong to."""

EVENTS: Mapping[str, tuple[type[Event], ...]] = {
    "indian_chief": (
        indian_chief.GameStarted,
        indian_chief.HandsDealt,
        indian_chief.MeldSealed,
        indian_chief.MeldsRevealed,
        indian_chief.StealPicked,
        indian_chief.PicksCollided,
        indian_chief.StealsResolved,
        indian_chief.HandsRefilled,
        indian_chief.GameEnded,
    ),
}
"""Every event class of every game, by the game's key."""
