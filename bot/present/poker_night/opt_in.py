"""What a night is, in neutral words, and the question whether this person wants to play."""

from __future__ import annotations

from collections.abc import Iterator

from bot.present.parts import button, how_button, row
from bot.present.poker_night.parts import heading
from bot.present.poker_night.scene import options_of
from bot.present.poker_night.ways import breaks, length, pace, summary
from bot.present.poker_night.words import FORFEIT, FREE
from bot.present.scene import Scene
from bot.present.screen import Screen, Style, Text, Tone
from bot.tongue import say
from engine.indian_poker.options import NightOptions


def opt_in(scene: Scene) -> Screen:
    """Ask whether somebody wants to play; who does not answer has no seat."""
    yes = button(scene, say("night_rules-ask_yes"), "join", "sure", style=Style.GO)
    return Screen(
        (
            heading(scene, say("night_rules-ask")),
            *map(Text, _about(options_of(scene.table))),
            row(yes, how_button(scene)),
            Text(say("night_rules-ask_watch")),
        ),
        Tone.ASK,
    )


def _about(options: NightOptions) -> Iterator[str]:
    yield say("night_rules-ask_game", summary=summary(options), forfeit=say(FORFEIT))
    yield say("night_rules-ask_mine", free=say(FREE))
    yield say(
        "night_rules-ask_pace",
        pace=pace(options),
        breaks=breaks(options),
        length=length(options),
    )
