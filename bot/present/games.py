"""The screens of every game, listed explicitly, and the one button that each names itself."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from bot.present.indian_chief.screens import SCREENS as INDIAN_CHIEF_SCREENS
from bot.present.indian_poker.screens import SCREENS as INDIAN_POKER_SCREENS
from bot.present.names import escape, plain
from bot.present.parts import my_hand
from bot.present.poker_night.screens import SCREENS as POKER_NIGHT_SCREENS
from bot.present.scene import Scene
from bot.present.screen import Button
from bot.present.screens import AnyScreens
from bot.servers import called
from bot.tongue import say
from data.books import Server
from data.log import Table
from engine.catalog import Options, usual_options
from engine.indian_chief.options import Options as IndianChiefOptions
from engine.indian_poker.options import NightOptions
from engine.indian_poker.options import Options as IndianPokerOptions

SCREENS: Final[Mapping[str, AnyScreens]] = MappingProxyType(
    {
        IndianChiefOptions().game: INDIAN_CHIEF_SCREENS,
        IndianPokerOptions().game: INDIAN_POKER_SCREENS,
        NightOptions().game: POKER_NIGHT_SCREENS,
    }
)
"""The screens of each game, by its key."""


def screens_of(options: Options) -> AnyScreens:
    """Return the screens of the game that ``options`` belong to."""
    return SCREENS[options.game]


def name_of(table: Table) -> str:
    """Return what the game of a table is called there, as Markdown."""
    return escape(table.called) if table.called else screens_of(table.options).name(table.options)


def game_name(game: str, server: Server | None = None) -> str:
    """Return what a game, by its key, is called on a server or as usual, as Markdown."""
    own = called(server, game)
    return escape(own) if own else SCREENS[game].name(usual_options(game))


def game_label(game: str, server: Server | None = None) -> str:
    """Return the same for a button or an option, which shows no Markdown."""
    return plain(called(server, game) or game_name(game))


def look_button(scene: Scene) -> Button:
    """Return the button that leads everybody to where they stand, as their game calls it."""
    return my_hand(scene, label=say(screens_of(scene.table.options).wording.look))
