"""The games that the house hosts, listed explicitly."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from bot.decision import Decision
from bot.hosting import AnyHosting
from bot.indian_chief.hosting import HOSTING as INDIAN_CHIEF_HOSTING
from bot.indian_poker.hosting import HOSTING as INDIAN_POKER_HOSTING
from bot.outcome import Refusal, Refused
from bot.poker_night.hosting import HOSTING as POKER_NIGHT_HOSTING
from engine.catalog import Options
from engine.indian_chief.play import INDIAN_CHIEF
from engine.indian_poker.options import NightOptions
from engine.indian_poker.play import INDIAN_POKER, POKER_NIGHT

HOSTED: Final[Mapping[str, AnyHosting]] = MappingProxyType(
    {
        INDIAN_CHIEF.key: INDIAN_CHIEF_HOSTING,
        INDIAN_POKER.key: INDIAN_POKER_HOSTING,
        POKER_NIGHT.key: POKER_NIGHT_HOSTING,
    }
)
"""How each game is hosted, by its key."""


def hosting_of(options: Options) -> AnyHosting:
    """Return how the game is hosted that ``options`` belong to."""
    return HOSTED[options.game]


def games_of(options: Options) -> frozenset[str]:
    """Return the keys of the games whose moves are made at a table."""
    kin = hosting_of(options).kin
    return frozenset({options.game} if kin is None else {options.game, kin})


def alone(options: Options) -> bool:
    """Whether a game is for one player, so that nobody waits for anybody."""
    return hosting_of(options).alone(options)


def ends_by_leaving(options: Options) -> bool:
    """Whether a game ends as somebody leaves (house rule 12, and nobody else plays alone)."""
    return alone(options) or (not isinstance(options, NightOptions) and options.leaving == "end")


def move(hosting: AnyHosting, action: str) -> Callable[[Any], Decision]:
    """Return what ``action`` does in a game, from a ``Turn`` of it to a decision.

    ``Refusal`` WRONG_GAME for a move of another game, UNKNOWN for what is none.
    """
    if found := hosting.moves.actions.get(action):
        return found
    elsewhere = any(action in other.moves.actions for other in HOSTED.values())
    raise Refusal(Refused.WRONG_GAME if elsewhere else Refused.UNKNOWN)
