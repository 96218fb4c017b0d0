"""How one table plays Indian poker: the match and its house rules.

Every option is a house rule, a choice between words, the source's own way first. One that the
others leave without meaning is refused by ``check``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final, Literal

from engine.house_rules import HouseRules


@dataclass(frozen=True, slots=True)
class Options:
    """The options of one match; the defaults are the source's rules (60-70)."""

    game: Literal["indian_poker"] = "indian_poker"

    # House rules, each by the number of the rule that it departs from.
    ties: Literal["suits", "split"] = "suits"  # 60: split: every player of the top rank wins
    bidding: Literal["turns", "one_pass", "simultaneous"] = "turns"  # 61
    points: Literal["usual", "negated"] = "usual"  # 63: negated: the lowest total wins
    two_players: Literal["no", "yes"] = "no"  # 66
    rotations: Literal["two", "one", "three", "four"] = "two"  # 67
    target: Literal["none", "10", "20", "30", "50"] = "none"  # 67: first to so many points
    deck: Literal["reshuffled", "deplete"] = "reshuffled"  # 68
    leaving: Literal["computer", "end"] = "computer"  # 12
    deal: Literal["opened", "closed"] = "opened"  # 13: seed and join ids after the end


class Need(StrEnum):
    """What a house rule is about, so that it means nothing without it: a closed list."""

    FIXED_LENGTH = "fixed_length"  # a number of hands that is known from the start


NEEDS: Final[Mapping[str, tuple[Need, ...]]] = MappingProxyType(
    {
        "ties": (),
        "bidding": (),
        "points": (),
        "two_players": (),
        "rotations": (Need.FIXED_LENGTH,),
        "target": (),
        "deck": (),
        "leaving": (),
        "deal": (),
    }
)
"""Every house rule by the name of its option, with what it needs."""

HOUSE_RULES: Final = HouseRules(
    Options,
    NEEDS,
    MappingProxyType({Need.FIXED_LENGTH: lambda options: options.target == "none"}),
    plain=lambda _: Options(),
)

CHOICES: Final = HOUSE_RULES.choices
"""The choices of every house rule, the source's own way first."""

lacking = HOUSE_RULES.lacking
chosen = HOUSE_RULES.chosen
check = HOUSE_RULES.check
fitting = HOUSE_RULES.fitting
