"""The house rules of a night in words; numbers from the rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from bot.clock import MINUTE
from bot.poker_night.pace import WATER
from bot.present.house_rule import HouseRule
from bot.present.indian_poker.house_rules import HOUSE_RULES as OF_A_MATCH
from bot.present.indian_poker.house_rules import suits
from bot.present.words import capital
from bot.tongue import Fact, say
from engine.indian_poker.options import NIGHT_RULES, NightOptions
from engine.indian_poker.rules import rules_of

_CHOICES: Final = NIGHT_RULES.choices


def _all(rule: str, label: str) -> dict[str, str]:
    return dict.fromkeys(_CHOICES[rule], label)


HOUSE_RULES: Final[Mapping[str, HouseRule]] = MappingProxyType(
    {
        "forfeit_out": HouseRule(
            "night_house-title_forfeit_out",
            "night_house-about_forfeit_out",
            _all("forfeit_out", "night_house-forfeit"),
        ),
        "forfeit_lost": HouseRule(
            "night_house-title_forfeit_lost",
            "night_house-about_forfeit_lost",
            _all("forfeit_lost", "night_house-forfeit"),
        ),
        "forfeit_won": HouseRule(
            "night_house-title_forfeit_won",
            "night_house-about_forfeit_won",
            _all("forfeit_won", "night_house-forfeit"),
        ),
        "turn_seconds": HouseRule(
            "night_house-title_turn_seconds",
            "night_house-about_turn_seconds",
            _all("turn_seconds", "night_house-turn_seconds"),
        ),
        "water_break": HouseRule(
            "night_house-title_water_break",
            "night_house-about_water_break",
            {
                **_all("water_break", "night_house-water_break_every"),
                "never": "night_house-water_break_never",
            },
        ),
        "hours": HouseRule(
            "night_house-title_hours",
            "night_house-about_hours",
            _all("hours", "night_house-hours"),
        ),
        "bidding": OF_A_MATCH["bidding"],
        "ties": OF_A_MATCH["ties"],
        "two_players": HouseRule(
            "night_house-title_two_players",
            "night_house-about_two_players",
            OF_A_MATCH["two_players"].choices,
        ),
        "deal": HouseRule(
            "night_house-title_deal",
            "night_house-about_deal",
            OF_A_MATCH["deal"].choices,
        ),
    }
)
"""Every house rule by the name of its option, in the order in which they are shown."""


def title(rule: str) -> str:
    """Return the title of a house rule: ``"Water break"``."""
    return say(HOUSE_RULES[rule].title)


def about(rule: str, _options: NightOptions | None = None) -> str:
    """Say in one sentence what a house rule is about."""
    return say(HOUSE_RULES[rule].about, water=WATER // MINUTE)


def label(rule: str, choice: str, options: NightOptions | None = None) -> str:
    """Say a choice of a house rule in a few words: ``"After every 5 hands"``."""
    return capital(clause(rule, choice, options))


def clause(rule: str, choice: str, options: NightOptions | None = None) -> str:
    """Say the same as it stands in the middle of a line: ``"after every 5 hands"``."""
    changed = replace(options or NightOptions(), **{rule: choice})  # type: ignore[arg-type]
    number = {_COUNTED[rule]: int(choice)} if rule in _COUNTED and choice.isdigit() else {}
    return say(HOUSE_RULES[rule].choices[choice], **_facts(changed), **number)


_COUNTED: Final[Mapping[str, str]] = MappingProxyType(
    {
        "forfeit_out": "forfeits",
        "forfeit_lost": "forfeits",
        "forfeit_won": "forfeits",
        "turn_seconds": "seconds",
        "water_break": "hands",
        "hours": "hours",
    }
)
"""Of what a choice is the number, for rules whose choices are numbers."""


def _facts(options: NightOptions) -> dict[str, Fact]:
    return {"suits": suits(), "least": rules_of(options).least}


def told(options: NightOptions) -> list[str]:
    """Return the house rules in force, in words: ``["Water break: never"]``."""
    return [
        f"{title(rule)}: {clause(rule, choice, options)}"
        for rule, choice in NIGHT_RULES.chosen(options).items()
    ]
