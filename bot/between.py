"""Games whose players may change between two hands, listed explicitly: what the house does then."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from bot.poker_night.hands import BETWEEN
from bot.resting import Between
from engine.catalog import Options
from engine.indian_poker.play import POKER_NIGHT

_BETWEEN: Final[Mapping[str, Between]] = MappingProxyType({POKER_NIGHT.key: BETWEEN})


def between(options: Options) -> Between:
    """Return what is done between two hands; ``KeyError`` for a game that never rests."""
    return _BETWEEN[options.game]
