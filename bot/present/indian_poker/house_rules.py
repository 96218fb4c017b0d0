"""House rules in words: every rule, what it is about, and its choices; numbers from the rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

from bot.present.house_rule import HouseRule
from bot.present.indian_poker.words import signed
from bot.present.words import counted, listed, lower_first, points, suit_name
from engine.cards import NATURAL_SUITS
from engine.indian_poker.options import CHOICES, Need, Options, chosen
from engine.indian_poker.rules import CARDS, Rules, rules_of

HOUSE_RULES: Final[Mapping[str, HouseRule]] = MappingProxyType(
    {
        "bidding": HouseRule(
            "Bidding",
            "How players say whether they stay in.",
            {
                "turns": "In turn, until all who are in keep",
                "one_pass": "In turn, one bid each",
                "simultaneous": "All at once, one secret bid each",
            },
        ),
        "ties": HouseRule(
            "Cards of the same rank",
            "Which of them is higher.",
            {"suits": "By suit: {it.suits}", "split": "They are equal, and all win"},
        ),
        "points": HouseRule(
            "Points",
            "What a hand is worth: won, lost, and out of it.",
            dict.fromkeys(CHOICES["points"], "{it.points}"),
        ),
        "rotations": HouseRule(
            "Length of a match",
            "How often each player deals.",
            dict.fromkeys(CHOICES["rotations"], "Each deals {it.rotations}"),
        ),
        "target": HouseRule(
            "A number of points to reach",
            "The match ends with the rotation in which somebody has them; after {it.longest} hands "
            "in any case.",
            {
                choice: "None, the length is fixed" if choice == "none" else "{it.target}"
                for choice in CHOICES["target"]
            },
        ),
        "deck": HouseRule(
            "The deck",
            "From which cards a hand is dealt.",
            {
                "reshuffled": "All {it.deck}, shuffled for each hand",
                "deplete": "What is left, while it is enough",
            },
        ),
        "two_players": HouseRule(
            "The smallest table",
            "How many players a match needs.",
            dict.fromkeys(CHOICES["two_players"], "{it.least}"),
        ),
        "leaving": HouseRule(
            "When a player leaves",
            "What becomes of the match if somebody leaves in the middle of it.",
            {"computer": "A computer plays on", "end": "The match ends for everybody"},
        ),
        "deal": HouseRule(
            "The deal after the end",
            "Whether the chance behind all hands is told once the match is over.",
            {"opened": "It is opened", "closed": "It stays closed"},
        ),
    }
)
"""Every house rule by the name of its option, in the order in which they are shown."""

NEEDED: Final[Mapping[Need, str]] = MappingProxyType(
    {Need.FIXED_LENGTH: "matches whose length is fixed"}
)
"""What a house rule is about."""

_PLAYED_BY: Final[Mapping[str, str]] = MappingProxyType(
    {
        "turns": "Bids in turn",
        "one_pass": "Bids in turn, one pass",
        "simultaneous": "Secret bids",
    }
)


def played_by(options: Options) -> str:
    """Say how bids are made, in a few words: ``"Bids in turn"``."""
    return _PLAYED_BY[options.bidding]


def length(options: Options, players: int | None = None) -> str:
    """Say how long a match is: ``"Each deals twice: 10 hands"``; hands where ``players`` are."""
    rules = rules_of(options)
    if rules.target is not None:
        return f"{Facts(rules).target}, and the rotation is played to its end"
    hands = None if players is None else rules.hands(players)
    told = f"Each deals {Facts(rules).rotations}"
    return told if hands is None else f"{told}: {counted(hands, 'hand')} with {players} players"


def title(rule: str) -> str:
    """Return the title of a house rule: ``"The deck"``."""
    return HOUSE_RULES[rule].title


def about(rule: str, options: Options | None = None) -> str:
    """Say in one sentence what a house rule is about, with the numbers of ``options``."""
    usual, *_ = CHOICES[rule]
    return _filled(HOUSE_RULES[rule].about, rule, usual, options)


def label(rule: str, choice: str, options: Options | None = None) -> str:
    """Say a choice of a house rule in a few words: ``"Each deals twice"``."""
    return _filled(HOUSE_RULES[rule].choices[choice], rule, choice, options)


def told(options: Options) -> list[str]:
    """Return the house rules in force, in words: ``["Bidding: in turn, one bid each"]``."""
    return [
        f"{title(rule)}: {lower_first(label(rule, choice, options))}"
        for rule, choice in chosen(options).items()
    ]


def described(options: Options) -> str:
    """Say all of a way to play on one line."""
    return "; ".join((played_by(options), *told(options)))


def _filled(text: str, rule: str, choice: str, options: Options | None) -> str:
    """Fill in the numbers of a choice beside those other rules that it goes with."""
    beside = options or Options()
    if rule == "rotations":  # without meaning beside a target
        beside = replace(beside, target="none")
    if rule == "target":
        beside = replace(beside, rotations="two")
    changed = replace(beside, **{rule: choice})  # type: ignore[arg-type]
    return text.format(it=Facts(rules_of(changed)))


@dataclass(frozen=True, slots=True)
class Facts:
    """What the texts say of rules."""

    rules: Rules

    @property
    def suits(self) -> str:
        """The suits, low to high."""
        return ", ".join(suit_name(suit) for suit in NATURAL_SUITS)

    @property
    def points(self) -> str:
        """What a hand is worth, and which total is the best."""
        worth = (self.rules.won, self.rules.lost, self.rules.out)
        best = "most" if self.rules.sign > 0 else "fewest"
        return f"{listed(map(signed, worth))}; the {best} points win"

    @property
    def rotations(self) -> str:
        """How often each deals."""
        times = self.rules.rotations or 0
        return {1: "once", 2: "twice"}.get(times, f"{times} times")

    @property
    def target(self) -> str:
        """Where a match ends."""
        return f"First to {points(self.rules.sign * (self.rules.target or 0))}"

    @property
    def longest(self) -> int:
        """After how many hands a match with a target is over."""
        return self.rules.longest

    @property
    def least(self) -> str:
        """How many players there must be."""
        return f"At least {counted(self.rules.least, 'player')}"

    @property
    def deck(self) -> str:
        """How many cards there are."""
        return counted(CARDS, "card")
