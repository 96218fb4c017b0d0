"""The games of the house, listed explicitly."""

from __future__ import annotations

from typing import TypeAlias

from engine.indian_chief.model import Options as IndianChiefOptions

Options: TypeAlias = IndianChiefOptions
"""The options of any game; ``options.game`` is the key of the game they belong to."""
