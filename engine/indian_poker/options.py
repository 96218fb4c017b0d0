"""How one table plays Indian poker: the match and its house rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Options:
    """The options of one match; the defaults are the source's rules (60-70)."""

    game: Literal["indian_poker"] = "indian_poker"

    # House rules, each by the number of the rule that it departs from; the usual way first.
    ties: Literal["suits", "split"] = "suits"  # 60: split: every player of the top rank wins
    bidding: Literal["turns", "one_pass", "simultaneous"] = "turns"  # 61
    points: Literal["usual", "negated"] = "usual"  # 63: negated: the lowest total wins
    two_players: Literal["no", "yes"] = "no"  # 66
    rotations: Literal["two", "one", "three", "four"] = "two"  # 67
    target: Literal["none", "10", "20", "30", "50"] = "none"  # 67: first to so many points
    deck: Literal["reshuffled", "deplete"] = "reshuffled"  # 68
    leaving: Literal["computer", "end"] = "computer"  # 12
    deal: Literal["opened", "closed"] = "opened"  # 13: seed and join ids after the end
