"""What can be done at a table by anybody who sees it, whatever the phase: listed by game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from bot import lobby
from bot.decision import Decision
from bot.poker_night.visits import VISITS as NIGHT_VISITS
from bot.visit import Visit
from engine.catalog import Options
from engine.indian_poker.play import POKER_NIGHT

Visits: TypeAlias = Mapping[str, Callable[[Visit], Decision]]
"""From an action to what it decides."""

_VISITS: Final[Mapping[str, Visits]] = MappingProxyType(
    {POKER_NIGHT.key: MappingProxyType({**lobby.ACTIONS, **NIGHT_VISITS})}
)
"""Games at whose tables people come and go in a way of their own."""


def visits_of(options: Options) -> Visits:
    """Return what can be done at a table of a game."""
    return _VISITS.get(options.game, lobby.ACTIONS)
