"""The games of the house and their computer players, listed explicitly."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from engine.core import Command, Game
from engine.house_rules import HouseRules
from engine.indian_chief import best
from engine.indian_chief import options as indian_chief_options
from engine.indian_chief.options import Options as IndianChiefOptions
from engine.indian_chief.play import INDIAN_CHIEF
from engine.indian_chief.rulebooks import RULEBOOKS
from engine.indian_poker import options as indian_poker_options
from engine.indian_poker.options import NightOptions
from engine.indian_poker.options import Options as IndianPokerOptions
from engine.indian_poker.play import INDIAN_POKER, POKER_NIGHT
from engine.players import indian_chief, indian_poker
from engine.players.chief.values import values

Options: TypeAlias = IndianChiefOptions | IndianPokerOptions | NightOptions
"""The options of any game; ``options.game`` is the key of the game they belong to."""

AnyGame: TypeAlias = Game[Any, Any, Any]
"""A game whose states and views only it and its screens look into."""

Player: TypeAlias = Callable[[Any, random.Random], Command]
"""A computer player: from the View of an awaited seat to what it does."""

GAMES: Final[Mapping[str, AnyGame]] = MappingProxyType(
    {game.key: game for game in (INDIAN_CHIEF, INDIAN_POKER, POKER_NIGHT)}
)
"""Every game, by key."""

PLAYERS: Final[Mapping[str, Mapping[str, Player]]] = MappingProxyType(
    {
        INDIAN_CHIEF.key: indian_chief.PLAYERS,
        INDIAN_POKER.key: indian_poker.PLAYERS,
        POKER_NIGHT.key: indian_poker.NIGHT_PLAYERS,
    }
)
"""Computer players by game key and level."""

HOUSE_RULES: Final[Mapping[str, HouseRules[Any, Any]]] = MappingProxyType(
    {
        INDIAN_CHIEF.key: indian_chief_options.HOUSE_RULES,
        INDIAN_POKER.key: indian_poker_options.HOUSE_RULES,
        POKER_NIGHT.key: indian_poker_options.NIGHT_RULES,
    }
)
"""The house rules of every game, by its key."""


def usual_options(game: str) -> Options:
    """Return the options of a game, by its key, as they are where nobody has chosen anything."""
    options: Options = HOUSE_RULES[game].options()
    return options


def game_of(options: Options) -> AnyGame:
    """Return the game that ``options`` belong to."""
    return GAMES[options.game]


def dealt_by_hand(options: Options) -> bool:
    """Whether each hand is a deal of its own, opened after it, as in a night (rule 70)."""
    return isinstance(options, NightOptions)


def house_rules_of(options: Options) -> HouseRules[Any, Any]:
    """Return the house rules of the game that ``options`` belong to."""
    return HOUSE_RULES[options.game]


def choose(game: str, level: str, view: Any, rng: random.Random) -> Command:  # noqa: ANN401  any game's
    """Ask a computer player of ``level`` what the awaited seat of ``view`` does."""
    return PLAYERS[game][level](view, rng)


def warm() -> None:
    """Build what all games look up in tables, lest the first move of each waits for it."""
    for rules in RULEBOOKS.values():
        best.warm(rules)
        for solo in (False, True):
            values(rules.name, solo=solo)
