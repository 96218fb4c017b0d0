"""How to play at one table in under 120 words, and the way into all pages about its rules."""

from __future__ import annotations

from bot.present.indian_chief import facts
from bot.present.indian_chief.house_rules import told
from bot.present.indian_chief.rules import melds_button, pages
from bot.present.indian_chief.scene import options_of
from bot.present.indian_chief.topics import overview
from bot.present.indian_chief.way import title, way
from bot.present.parts import heading, row
from bot.present.scene import Scene
from bot.present.screen import Screen, Text
from bot.present.tutorial import learn_button
from bot.tongue import say
from engine.indian_chief.options import Options


def guide(scene: Scene) -> Screen:
    """Return the course of the game, the house rules in force, and a select of the pages.

    What each meld scores is in the select, and on the page that the button opens.
    """
    mine = way(options_of(scene.table))
    about = filter(None, (facts.yardstick(mine.rules), _house_rules(mine.options)))
    return Screen(
        (
            heading(scene, say("chief_rules-guide")),
            Text(f"-# {title(mine.options)}\n{overview(mine.rules)}"),
            *map(Text, about),
            pages(mine),
            row(melds_button(mine.options), learn_button()),
        )
    )


def _house_rules(options: Options) -> str:
    rules = "\n".join(f"- {rule}" for rule in told(options))
    return say("chief_rules-guide_house_rules", rules=rules) if rules else ""
