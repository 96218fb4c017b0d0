"""House rules in words: every rule, what it is about, and its choices; numbers from the rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from bot.present.house_rule import HouseRule
from bot.present.indian_poker.words import signed
from bot.present.words import capital, listed, points, suit_name
from bot.tongue import Fact, say
from engine.cards import NATURAL_SUITS
from engine.indian_poker.options import CHOICES, Need, Options, chosen
from engine.indian_poker.rules import CARDS, Rules, rules_of

HOUSE_RULES: Final[Mapping[str, HouseRule]] = MappingProxyType(
    {
        "bidding": HouseRule(
            "poker_house-title_bidding",
            "poker_house-about_bidding",
            {
                "turns": "poker_house-bidding_turns",
                "one_pass": "poker_house-bidding_one_pass",
                "simultaneous": "poker_house-bidding_simultaneous",
            },
        ),
        "ties": HouseRule(
            "poker_house-title_ties",
            "poker_house-about_ties",
            {"suits": "poker_house-ties_suits", "split": "poker_house-ties_split"},
        ),
        "points": HouseRule(
            "poker_house-title_points",
            "poker_house-about_points",
            {"usual": "poker_house-points_usual", "negated": "poker_house-points_negated"},
        ),
        "rotations": HouseRule(
            "poker_house-title_rotations",
            "poker_house-about_rotations",
            dict.fromkeys(CHOICES["rotations"], "poker_house-rotations_each"),
        ),
        "target": HouseRule(
            "poker_house-title_target",
            "poker_house-about_target",
            {
                **dict.fromkeys(CHOICES["target"], "poker_house-target_first"),
                "none": "poker_house-target_none",
            },
        ),
        "deck": HouseRule(
            "poker_house-title_deck",
            "poker_house-about_deck",
            {
                "reshuffled": "poker_house-deck_reshuffled",
                "deplete": "poker_house-deck_deplete",
            },
        ),
        "two_players": HouseRule(
            "poker_house-title_two_players",
            "poker_house-about_two_players",
            dict.fromkeys(CHOICES["two_players"], "poker_house-two_players_least"),
        ),
        "leaving": HouseRule(
            "poker_house-title_leaving",
            "poker_house-about_leaving",
            {"computer": "poker_house-leaving_computer", "end": "poker_house-leaving_end"},
        ),
        "deal": HouseRule(
            "poker_house-title_deal",
            "poker_house-about_deal",
            {"opened": "poker_house-deal_opened", "closed": "poker_house-deal_closed"},
        ),
    }
)
"""Every house rule by the name of its option, in the order in which they are shown."""

NEEDED: Final[Mapping[Need, str]] = MappingProxyType(
    {Need.FIXED_LENGTH: "poker_house-needed_fixed_length"}
)
"""What a house rule is about, as messages."""

PLAYED_BY: Final[Mapping[str, str]] = MappingProxyType(
    {
        "turns": "poker_house-by_turns",
        "one_pass": "poker_house-by_one_pass",
        "simultaneous": "poker_house-by_simultaneous",
    }
)
"""How bids are made, in the middle of a line, as messages."""


def played_by(options: Options) -> str:
    """Say how bids are made, in a few words: ``"Bids in turn"``."""
    return capital(say(PLAYED_BY[options.bidding]))


def length(options: Options, players: int | None = None) -> str:
    """Say how long a match is: ``"Each deals twice: 10 hands"``; hands where ``players`` are."""
    rules = rules_of(options)
    if rules.target is not None:
        return say("poker_house-length_target", target=_target(rules))
    hands = None if players is None else rules.hands(players)
    times = rules.rotations or 0
    if hands is None or players is None:
        return say("poker_house-length_each", rotations=times)
    return say("poker_house-length_hands", rotations=times, hands=hands, players=players)


def title(rule: str) -> str:
    """Return the title of a house rule: ``"The deck"``."""
    return say(HOUSE_RULES[rule].title)


def about(rule: str, options: Options | None = None) -> str:
    """Say in one sentence what a house rule is about, with the numbers of ``options``."""
    usual, *_ = CHOICES[rule]
    return say(HOUSE_RULES[rule].about, **facts(_changed(rule, usual, options)))


def label(rule: str, choice: str, options: Options | None = None) -> str:
    """Say a choice of a house rule in a few words: ``"Each deals twice"``."""
    return capital(_choice(rule, choice, options))


def told(options: Options) -> list[str]:
    """Return the house rules in force, in words: ``["Bidding: in turn, one bid each"]``."""
    return [
        f"{title(rule)}: {_choice(rule, choice, options)}"
        for rule, choice in chosen(options).items()
    ]


def described(options: Options) -> str:
    """Say all of a way to play on one line."""
    return "; ".join((played_by(options), *told(options)))


def _choice(rule: str, choice: str, options: Options | None) -> str:
    """Say a choice as it stands in the middle of a line."""
    return say(HOUSE_RULES[rule].choices[choice], **facts(_changed(rule, choice, options)))


def _changed(rule: str, choice: str, options: Options | None) -> Rules:
    """Return the rules of a choice beside those other rules that it goes with."""
    beside = options or Options()
    if rule == "rotations":  # without meaning beside a target
        beside = replace(beside, target="none")
    if rule == "target":
        beside = replace(beside, rotations="two")
    return rules_of(replace(beside, **{rule: choice}))  # type: ignore[arg-type]


def facts(rules: Rules) -> dict[str, Fact]:
    """Return what the texts say of rules: numbers, points and suits."""
    return {
        "suits": suits(),
        "worth": listed(map(signed, (rules.won, rules.lost, rules.out))),
        "rotations": rules.rotations or 0,
        "target": _target(rules),
        "longest": rules.longest,
        "least": rules.least,
        "cards": CARDS,
    }


def suits() -> str:
    """Name the suits, low to high."""
    return ", ".join(suit_name(suit) for suit in NATURAL_SUITS)


def _target(rules: Rules) -> str:
    """Say with how many points a match ends, 0 where it does not."""
    return points(rules.sign * (rules.target or 0))
