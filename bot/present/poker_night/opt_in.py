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
from engine.indian_poker.options import NightOptions


def opt_in(scene: Scene) -> Screen:
    """Ask whether somebody wants to play; who does not answer has no seat."""
    yes = button(scene, "Count me in", "join", "sure", style=Style.GO)
    return Screen(
        (
            heading(scene, "Would you like to play?"),
            *map(Text, _about(options_of(scene.table))),
            row(yes, how_button(scene)),
            Text("-# If you would rather watch, just leave this message alone."),
        ),
        Tone.ASK,
    )


def _about(options: NightOptions) -> Iterator[str]:
    yield (
        "Indian poker: you see every card but your own, and say in or out.\n"
        f"Forfeits: {summary(options)}. {FORFEIT}"
    )
    yield (
        f"{FREE} What becomes of your forfeits is for you alone to see: set a cap, choose only "
        "water, skip one or all, under **My forfeits**."
    )
    yield (
        f"The pace is {pace(options)}. Water break: {breaks(options)}. The night {length(options)}."
    )
