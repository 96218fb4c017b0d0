"""The house rules of a night in words; numbers from the rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

from bot.poker_night.pace import WATER
from bot.present.house_rule import HouseRule
from bot.present.indian_poker.house_rules import HOUSE_RULES as OF_A_MATCH
from bot.present.indian_poker.house_rules import Facts
from bot.present.poker_night.words import forfeits, minutes
from bot.present.words import counted, lower_first
from engine.indian_poker.options import NIGHT_RULES, NightOptions
from engine.indian_poker.rules import Forfeits, forfeits_of, rules_of

_CHOICES: Final = NIGHT_RULES.choices


def _all(rule: str, label: str) -> dict[str, str]:
    return dict.fromkeys(_CHOICES[rule], label)


HOUSE_RULES: Final[Mapping[str, HouseRule]] = MappingProxyType(
    {
        "forfeit_out": HouseRule(
            "Going out", "What it comes to if you go out.", _all("forfeit_out", "{it.out}")
        ),
        "forfeit_lost": HouseRule(
            "Staying in without winning",
            "What it comes to if you stay in and another card is higher.",
            _all("forfeit_lost", "{it.lost}"),
        ),
        "forfeit_won": HouseRule(
            "Winning",
            "What a winner hands out to the others, in any split.",
            _all("forfeit_won", "{it.won}"),
        ),
        "turn_seconds": HouseRule(
            "Time for a turn",
            "How long the night waits for a bid, or for forfeits to be handed out.",
            {choice: f"{choice} seconds" for choice in _CHOICES["turn_seconds"]},
        ),
        "water_break": HouseRule(
            "Water break",
            f"When the rest between two hands is longer: {minutes(WATER)} for a glass of water.",
            {
                choice: "Never" if choice == "never" else f"After every {choice} hands"
                for choice in _CHOICES["water_break"]
            },
        ),
        "hours": HouseRule(
            "Length of the night",
            "When the night ends by itself, with the hand that is in play then.",
            {choice: f"After {counted(int(choice), 'hour')}" for choice in _CHOICES["hours"]},
        ),
        "bidding": OF_A_MATCH["bidding"],
        "ties": OF_A_MATCH["ties"],
        "two_players": HouseRule(
            "The smallest table",
            "How many players a hand needs.",
            OF_A_MATCH["two_players"].choices,
        ),
        "deal": HouseRule(
            "The deal of each hand",
            "Whether the chance behind a hand is told once it is over.",
            OF_A_MATCH["deal"].choices,
        ),
    }
)
"""Every house rule by the name of its option, in the order in which they are shown."""


def title(rule: str) -> str:
    """Return the title of a house rule: ``"Water break"``."""
    return HOUSE_RULES[rule].title


def about(rule: str, _options: NightOptions | None = None) -> str:
    """Say in one sentence what a house rule is about."""
    return HOUSE_RULES[rule].about


def label(rule: str, choice: str, options: NightOptions | None = None) -> str:
    """Say a choice of a house rule in a few words: ``"After every 5 hands"``."""
    changed = replace(options or NightOptions(), **{rule: choice})  # type: ignore[arg-type]
    facts = NightFacts(rules_of(changed), forfeits_of(changed))
    return HOUSE_RULES[rule].choices[choice].format(it=facts)


def told(options: NightOptions) -> list[str]:
    """Return the house rules in force, in words: ``["Water break: never"]``."""
    return [
        f"{title(rule)}: {lower_first(label(rule, choice, options))}"
        for rule, choice in NIGHT_RULES.chosen(options).items()
    ]


@dataclass(frozen=True, slots=True)
class NightFacts(Facts):
    """What the texts say of a night's rules."""

    forfeits: Forfeits

    @property
    def out(self) -> str:
        """What going out comes to."""
        return forfeits(self.forfeits.out).capitalize()

    @property
    def lost(self) -> str:
        """What staying in without winning comes to."""
        return forfeits(self.forfeits.lost).capitalize()

    @property
    def won(self) -> str:
        """What a winner hands out."""
        return forfeits(self.forfeits.won).capitalize()
