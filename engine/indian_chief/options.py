"""How one table plays Indian Chief: rulebook, mode and house rules.

Every house rule is a choice between words, the rulebook's own way first. One that the other options
leave without meaning is refused by ``check``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final, Literal

from engine.house_rules import HouseRules


@dataclass(frozen=True, slots=True)
class Options:
    """The options of one table; the defaults are the classic rulebook for several players."""

    game: Literal["indian_chief"] = "indian_chief"
    rulebook: Literal["classic", "modern"] = "classic"
    solo: bool = False
    triple: bool = False

    # House rules, each by the number of the rule that it departs from.
    decks: Literal["usual", "three"] = "usual"  # 3: three decks for seven and eight players
    split: Literal["best", "by_hand"] = "best"  # 10, 46: the two parts of an Indian Chief
    tie: Literal["shared", "rich_man"] = "shared"  # 11: by the Rich Man rows, then the Chief rows
    leaving: Literal["computer", "end"] = "computer"  # 12: what becomes of the game
    deal: Literal["opened", "closed"] = "opened"  # 13: the deal after the end
    thief_order: Literal["rank", "value"] = "rank"  # 21: by value 10, J, Q and K tie
    repicks: Literal["one", "none", "two", "three"] = "one"  # 22
    thief_cards: Literal["free", "safe"] = "free"  # 23: another thief's card
    wild_pile: Literal["endless", "two_per_deck"] = "endless"  # 42
    beggar_joker: Literal["best", "by_hand"] = "best"  # 43: declared after the reveal
    jokers_match: Literal["as_declared", "nothing"] = "as_declared"  # 44: for Beggar Men
    columns: Literal["any", "left_to_right"] = "any"  # 48
    suggest: Literal["off", "on"] = "off"  # the bot may propose a meld


class Need(StrEnum):
    """What a house rule is about, so that it means nothing without it: a closed list."""

    COMPANY = "company"  # other players
    THIEVES = "thieves"  # thieves who steal from others
    JOKERS = "jokers"
    MATCHING = "matching"  # jokers that match for a Beggar Man
    TRIPLE = "triple"


NEEDS: Final[Mapping[str, tuple[Need, ...]]] = MappingProxyType(
    {
        "decks": (Need.COMPANY,),
        "split": (),
        "tie": (Need.COMPANY,),
        "leaving": (Need.COMPANY,),
        "deal": (),
        "thief_order": (Need.THIEVES,),
        "repicks": (Need.THIEVES,),
        "thief_cards": (Need.THIEVES,),
        "wild_pile": (Need.JOKERS,),
        "beggar_joker": (Need.JOKERS, Need.MATCHING),
        "jokers_match": (Need.JOKERS,),
        "columns": (Need.TRIPLE,),
        "suggest": (),
    }
)
"""Every house rule by the name of its option, with what it needs."""

_MET: Final[Mapping[Need, Callable[[Options], bool]]] = MappingProxyType(
    {
        Need.COMPANY: lambda options: not options.solo,
        Need.THIEVES: lambda options: options.rulebook == "classic" and not options.solo,
        Need.JOKERS: lambda options: options.rulebook == "modern",
        Need.MATCHING: lambda options: options.jokers_match == "as_declared",
        Need.TRIPLE: lambda options: options.triple,
    }
)

HOUSE_RULES: Final = HouseRules(
    Options,
    NEEDS,
    _MET,
    plain=lambda options: Options(rulebook=options.rulebook),
    hosted=frozenset({"leaving", "deal", "suggest"}),
)

CHOICES: Final = HOUSE_RULES.choices
"""The choices of every house rule, the rulebook's own way first."""

lacking = HOUSE_RULES.lacking
chosen = HOUSE_RULES.chosen
check = HOUSE_RULES.check
fitting = HOUSE_RULES.fitting
