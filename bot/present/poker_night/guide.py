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
from engine.indian_poker.options import NightOptions
from engine.indian_poker.rules import rules_of

ADVICE: Final = "night_advice"
"""The screen that tells when to stay in."""


def guide(scene: Scene) -> Screen:
    """Return the rules in short, with the numbers of this night."""
    options = options_of(scene.table)
    stay = Button("When to stay in", Personal(ADVICE, OPEN, (write(options),)))
    return Screen(
        (
            heading(scene, "How to play"),
            Text(overview(options)),
            *_house_rules(options),
            row(stay, mine_button(scene)),
        )
    )


def overview(options: NightOptions) -> str:
    """Return the course of a hand in a few sentences."""
    rules = rules_of(options)
    return "\n".join(
        (
            "Everybody gets one card; **you see every card but your own**.",
            f"**1.** {bidding(rules)}",
            "**2.** The highest card of those in wins.",
            f"**3.** Forfeits: {summary(options)}. {FORFEIT}",
            f"{FREE} **My forfeits** is for you alone: a cap, only water, skip.",
            "Come and go between hands: **Join**, **Leave**.",
        )
    )


def advice(options: NightOptions) -> Screen:
    """Return the source's table of thresholds, the exact one, and how to read bids."""
    texts = (*thresholds(options), *reading(options))
    return Screen((Text("## When to stay in"), *map(Text, texts)))


def _house_rules(options: NightOptions) -> tuple[Block, ...]:
    rules = told(options)
    if not rules:
        return ()
    return (Line(), Text("\n".join(("**House rules**", *(f"- {rule}" for rule in rules)))))
