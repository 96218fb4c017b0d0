"""The host's own page: what else can be done about the table and whoever sits there."""

from __future__ import annotations

from bot.present.parts import button, heading, row
from bot.present.scene import Scene
from bot.present.screen import Screen, Style, Text


def manage(scene: Scene) -> Screen:
    """Return what the host may do; private."""
    return Screen(
        (
            heading(scene, "Manage"),
            Text("Only the host can do this, and everybody sees it."),
            row(
                button(scene, "More time", "extend"),
                button(scene, "End it", "end", style=Style.DANGER),
            ),
        )
    )
