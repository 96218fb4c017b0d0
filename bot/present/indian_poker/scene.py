"""What the screens of Indian poker see of a scene, and what a seat of it is picking."""

from __future__ import annotations

from dataclasses import dataclass

from bot.present.scene import Scene
from data.log import Table
from engine.indian_poker.model import When
from engine.indian_poker.options import Options
from engine.indian_poker.situation import View


@dataclass(frozen=True, slots=True)
class Draft:
    """What a standing order is to wait for, while its number is still to be chosen.

    In a night, what a winner has picked so far: ``shares`` by seat, ``()`` for nothing yet.
    """

    when: When | None = None
    shares: tuple[int, ...] = ()


def options_of(table: Table) -> Options:
    """Return the options of a table of Indian poker; ``TypeError`` at any other."""
    if not isinstance(table.options, Options):
        raise TypeError(f"table {table.id} plays {table.options.game}")
    return table.options


def seen(scene: Scene) -> View | None:
    """Return the View of a match that has begun; ``None`` in the lobby, and at other tables."""
    return scene.view if isinstance(scene.view, View) else None


def played(scene: Scene) -> View:
    """Return the View of a match that has begun; ``ValueError`` in the lobby, at other tables."""
    view = seen(scene)
    if view is None:
        raise ValueError(f"table {scene.table.id} is still in its lobby, or plays another game")
    return view


def picked(scene: Scene) -> Draft:
    """Return what the scene's seat is picking; nothing where it has not begun to."""
    return scene.draft if isinstance(scene.draft, Draft) else Draft()
