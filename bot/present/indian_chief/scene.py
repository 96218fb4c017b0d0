"""What the screens of Indian Chief see of a scene, and what a seat of it is picking."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bot.present.scene import Scene
from data.log import Table
from engine.cards import Card
from engine.indian_chief.model import Meld, Wish
from engine.indian_chief.options import Options
from engine.indian_chief.situation import Phase, View

ASK = "ask"
"""How a select or command says that the thief has no wish and is to be asked."""

BEST = "best"
"""How a select or command leaves it to the bot to find what scores best."""


@dataclass(frozen=True, slots=True)
class Draft:
    """What a seat is picking and has not sealed: any of it may still be missing.

    ``column`` is ``None`` for the first open one. ``declared`` is empty (every joker as scores
    best) or as long as ``cards``; ``by_hand`` opens the selects for it. ``aside`` are positions in
    ``cards``. After the reveal, a Beggar Man's ``declared`` alone is in use.
    """

    meld: Meld | None = None
    cards: tuple[Card, ...] = ()
    wish: Wish | None = None
    column: int | None = None
    declared: tuple[Card | None, ...] = ()
    by_hand: bool = False
    aside: tuple[int, ...] = ()


class How(StrEnum):
    """What a seat has laid down for a deadline that it misses, or what became of it."""

    PICKED = "picked"  # what was picked is played
    COMPUTER = "computer"  # a computer chooses
    PLAYED = "played"  # time was up, and it was played
    UNFIT = "unfit"  # time was up, and it was not possible any more: a computer has chosen


@dataclass(frozen=True, slots=True)
class Plan:
    """A standing plan of a seat for one phase of a round.

    Of ``draft`` a meld uses all, a Beggar Man ``declared``, a thief's turn ``wish``; it is empty
    where a computer chooses.
    """

    round: int
    phase: Phase
    how: How
    draft: Draft = Draft()


def options_of(table: Table) -> Options:
    """Return the options of a table of Indian Chief; ``TypeError`` at any other."""
    if not isinstance(table.options, Options):
        raise TypeError(f"table {table.id} plays {table.options.game}")
    return table.options


def seen(scene: Scene) -> View | None:
    """Return the View of a game of Indian Chief; ``None`` in the lobby, and at other tables."""
    return scene.view if isinstance(scene.view, View) else None


def played(scene: Scene) -> View:
    """Return the View of a game that has begun; ``ValueError`` in the lobby, and as ``seen``."""
    view = seen(scene)
    if view is None:
        raise ValueError(f"table {scene.table.id} is still in its lobby, or plays another game")
    return view


def planned(scene: Scene) -> Plan | None:
    """Return what the scene's seat has laid down, or what became of that."""
    return scene.plan if isinstance(scene.plan, Plan) else None


def picked(scene: Scene) -> Draft:
    """Return what the scene's seat is picking; nothing where it has not begun to."""
    return scene.draft if isinstance(scene.draft, Draft) else Draft()
