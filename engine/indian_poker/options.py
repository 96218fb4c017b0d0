"""How one table plays Indian poker: a match or a night, and the house rules of each.

Every option but a night's name is a house rule, a choice between words, the source's own way
first. One that the others leave without meaning is refused by ``check``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final, Literal, TypeAlias

from engine.house_rules import HouseRules


@dataclass(frozen=True, slots=True, kw_only=True)
class HandOptions:
    """How a single hand is played, by the number of the rule that a choice departs from."""

    ties: Literal["suits", "split"] = "suits"  # 60: split: every player of the top rank wins
    bidding: Literal["turns", "one_pass", "simultaneous"] = "turns"  # 61
    two_players: Literal["no", "yes"] = "no"  # 66
    deal: Literal["opened", "closed"] = "opened"  # 13: seed and join ids after the end


@dataclass(frozen=True, slots=True, kw_only=True)
class Options(HandOptions):
    """The options of one match; the defaults are the source's rules (60-70)."""

    game: Literal["indian_poker"] = "indian_poker"
    points: Literal["usual", "negated"] = "usual"  # 63: negated: the lowest total wins
    rotations: Literal["two", "one", "three", "four"] = "two"  # 67
    target: Literal["none", "10", "20", "30", "50"] = "none"  # 67: first to so many points
    deck: Literal["reshuffled", "deplete"] = "reshuffled"  # 68
    leaving: Literal["computer", "end"] = "computer"  # 12


@dataclass(frozen=True, slots=True, kw_only=True)
class NightOptions(HandOptions):
    """The options of a night: hands without a fixed number, played for forfeits.

    ``name`` is what the server calls such a night. Who goes out comes to ``forfeit_out`` forfeits,
    who stays in and does not win to ``forfeit_lost``, and a winner hands out ``forfeit_won``.
    """

    game: Literal["poker_night"] = "poker_night"
    name: str = ""
    forfeit_out: Literal["1", "0", "2", "3"] = "1"
    forfeit_lost: Literal["3", "0", "1", "2", "4", "5"] = "3"
    forfeit_won: Literal["5", "0", "1", "2", "3", "4", "6", "8", "10"] = "5"
    water_break: Literal["5", "never", "3", "10"] = "5"  # after so many hands
    turn_seconds: Literal["45", "30", "60"] = "45"
    hours: Literal["3", "1", "2", "4", "6"] = "3"  # the night ends after them


AnyOptions: TypeAlias = Options | NightOptions
"""How a match or a night is played."""


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
"""Every house rule of a match by the name of its option, with what it needs."""

HOUSE_RULES: Final = HouseRules(
    Options,
    NEEDS,
    MappingProxyType({Need.FIXED_LENGTH: lambda options: options.target == "none"}),
    plain=lambda _: Options(),
    hosted=frozenset({"leaving", "deal"}),
)

NIGHT_RULES: Final[HouseRules[NightOptions, Need]] = HouseRules(
    NightOptions,
    MappingProxyType(
        {
            "ties": (),
            "bidding": (),
            "two_players": (),
            "forfeit_out": (),
            "forfeit_lost": (),
            "forfeit_won": (),
            "water_break": (),
            "turn_seconds": (),
            "hours": (),
            "deal": (),
        }
    ),
    MappingProxyType({}),
    plain=lambda options: NightOptions(name=options.name),
    hosted=frozenset({"water_break", "turn_seconds", "hours", "deal"}),
)
"""The house rules of a night; none of them needs anything."""

CHOICES: Final = HOUSE_RULES.choices
"""The choices of every house rule of a match, the source's own way first."""

lacking = HOUSE_RULES.lacking
chosen = HOUSE_RULES.chosen
check = HOUSE_RULES.check
fitting = HOUSE_RULES.fitting
