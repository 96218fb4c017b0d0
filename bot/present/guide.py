"""How to play at one table: its own rules in short, and the way into all pages about them."""

from __future__ import annotations

from bot.present import facts
from bot.present.house_rules import told
from bot.present.parts import heading
from bot.present.rules import pages
from bot.present.scene import Scene
from bot.present.screen import Screen, Text
from bot.present.topics import melds, overview
from bot.present.way import title, way


def guide(scene: Scene) -> Screen:
    """Return the course of the game, the house rules in force, and a select of the pages."""
    mine = way(scene.table.options)
    blocks = (
        f"-# {title(mine.options)}",
        overview(mine.rules),
        melds(mine.rules),
        facts.yardstick(mine.rules),
        "\n".join(f"- {rule}" for rule in told(mine.options)),
    )
    return Screen(
        (heading(scene, "How to play"), *(Text(body) for body in blocks if body), pages(mine))
    )
