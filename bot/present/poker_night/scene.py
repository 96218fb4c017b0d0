"""What the screens of a night see of a scene: its options, and who was given what."""

from __future__ import annotations

from bot.present.scene import Scene
from data.log import Table
from data.night import Guest, NightView
from engine.core import Seat
from engine.indian_poker.options import NightOptions
from engine.indian_poker.situation import View


def options_of(table: Table) -> NightOptions:
    """Return the options of a night; ``TypeError`` at any other table."""
    if not isinstance(table.options, NightOptions):
        raise TypeError(f"table {table.id} plays {table.options.game}")
    return table.options


def night_of(scene: Scene) -> NightView:
    """Return what the viewer may see of a night; ``ValueError`` at any other table."""
    if scene.night is None:
        raise ValueError(f"table {scene.table.id} is no night")
    return scene.night


def giving(view: View) -> tuple[Seat, ...]:
    """Return the seats that won the last hand and have not handed out yet."""
    return tuple(seat for seat in view.history[-1].winners if view.handed[seat] is None)


def own_of(scene: Scene) -> Guest:
    """Return the viewer's own night; ``ValueError`` for who is no guest of it."""
    own = night_of(scene).own
    if own is None:
        raise ValueError(f"nobody's own night at table {scene.table.id} was asked for")
    return own
