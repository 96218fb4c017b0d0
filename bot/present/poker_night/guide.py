"""How to play a night, in under 120 words; when to stay in is a page of its own."""

from __future__ import annotations

from typing import Final

from bot.click import OPEN, Personal
from bot.present.indian_poker.advice import reading, thresholds
from bot.present.indian_poker.topics import bidding
from bot.present.parts import row
from bot.present.poker_night.house_rules import told
from bot.present.poker_night.parts import heading, mine_button
from bot.present.poker_night.scene import options_of
from bot.present.poker_night.way import write
from bot.present.poker_night.ways import summary
from bot.present.poker_night.words import FORFEIT, FREE
from bot.present.scene import Scene
from bot.present.screen import Block, Button, Line, Screen, Text
from bot.tongue import say
from engine.indian_poker.options import NightOptions
from engine.indian_poker.rules import rules_of

ADVICE: Final = "night_advice"
"""The screen that tells when to stay in."""


def guide(scene: Scene) -> Screen:
    """Return the rules in short, with the numbers of this night."""
    options = options_of(scene.table)
    stay = Button(say("night_rules-stay"), Personal(ADVICE, OPEN, (write(options),)))
    return Screen(
        (
            heading(scene, say("parts-how")),
            Text(overview(options)),
            *_house_rules(options),
            row(stay, mine_button(scene)),
        )
    )


def overview(options: NightOptions) -> str:
    """Return the course of a hand in less than 120 words."""
    rules = rules_of(options)
    return "\n".join(
        (
            say("night_rules-short_cards"),
            f"**1.** {bidding(rules)}",
            f"**2.** {say('night_rules-short_highest')}",
            f"**3.** {_forfeits(options)}",
            say("night_rules-short_mine", free=say(FREE)),
            say("night_rules-short_coming"),
        )
    )


def _forfeits(options: NightOptions) -> str:
    return say("night_rules-short_forfeits", summary=summary(options), forfeit=say(FORFEIT))


def advice(options: NightOptions) -> Screen:
    """Return the source's table of thresholds, the exact one, and how to read bids."""
    texts = (*thresholds(options), *reading(options))
    return Screen((Text(f"## {say('night_rules-stay')}"), *map(Text, texts)))


def _house_rules(options: NightOptions) -> tuple[Block, ...]:
    rules = told(options)
    if not rules:
        return ()
    return (
        Line(),
        Text("\n".join((say("night_rules-house_rules"), *(f"- {rule}" for rule in rules)))),
    )
