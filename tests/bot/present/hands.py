"""The hand of one seat of four, and what its own screen says of it."""

from __future__ import annotations

from dataclasses import replace

from bot.present.indian_chief.hand import hand
from bot.present.indian_chief.scene import Draft
from bot.present.scene import Scene
from bot.present.screen import Screen, Select
from engine.indian_chief.model import Meld
from engine.indian_chief.options import Options
from engine.indian_chief.situation import View
from tests.bot.present.pressing import Game
from tests.bot.present.reading import selects
from tests.bot.present.scenes import MODERN, cards, opening, scene, table, view

HELD = "AH 3C 4D 7H QD QS JK JK.1"


def mine(
    options: Options = MODERN, held: str = HELD, columns: tuple[int, ...] = (1,), **changes: object
) -> View:
    """Return the View of seat 1 of four, with every meld open in the same columns."""
    base = replace(view(4, 1), options=options, hand=cards(held), wild=None)
    base = replace(base, columns=3 if options.triple else 1)
    return replace(opening(base, *Meld, columns=columns), **changes)  # type: ignore[arg-type]


def here(of: View, draft: Draft | None = None) -> Scene:
    return scene(of, replace(table(4), options=of.options), 1, draft)


def shown(of: View, draft: Draft | None = None) -> Screen:
    return hand(here(of, draft))


def chosen(select: Select) -> list[str]:
    return [option.value for option in select.options if option.chosen]


def labels(screen: Screen, action: str) -> list[str]:
    """Return the labels of the options of an action's select."""
    return [option.label for option in selects(screen)[action].options]


def with_joker(options: Options = MODERN) -> Game:
    """Return a game of two in round 2, in which both hold a joker as their last card."""
    game = Game(options, 2)
    for seat in (0, 1):
        game.choose("thief", 0, seat=seat)
        game.press("seal", seat=seat)
    return game
