"""How to play at one table: the course of a hand, its house rules, and the way into all pages."""

from __future__ import annotations

from collections.abc import Iterator

from bot.present.indian_poker.house_rules import told
from bot.present.indian_poker.rules import pages, title
from bot.present.indian_poker.scene import options_of
from bot.present.indian_poker.topics import overview
from bot.present.parts import heading
from bot.present.scene import Scene
from bot.present.screen import Screen, Text
from bot.tongue import say
from engine.indian_poker.options import Options


def guide(scene: Scene) -> Screen:
    """Return the rules in short with the numbers of this table, and a select of the pages."""
    options = options_of(scene.table)
    return Screen(
        (
            heading(scene, say("parts-how")),
            Text(f"-# {title(options)}\n{overview(options)}"),
            *map(Text, _house_rules(options)),
            pages(options),
        )
    )


def _house_rules(options: Options) -> Iterator[str]:
    if rules := told(options):
        yield "\n".join((say("poker_rules-house_rules"), *(f"- {rule}" for rule in rules)))
