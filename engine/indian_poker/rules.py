"""The numbers and the kinds of play that the options of a match come to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from types import MappingProxyType
from typing import Final

from engine.cards import deck
from engine.core import Seat
from engine.indian_poker.options import Options, check
from engine.indian_poker.ranking import Strength, by_rank, by_rank_and_suit

_NUMBERS: Final[Mapping[str, int]] = MappingProxyType({"one": 1, "two": 2, "three": 3, "four": 4})


CARDS: Final = len(deck(1))
"""So many cards there are (rule 68)."""


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of a match, house rules included.

    ``won``, ``lost`` and ``out`` are the points of who wins, of who stays in and does not, and of
    who goes out (rule 63). ``sign`` is 1 where the highest total wins and -1 where the lowest.
    ``secret``: all bid at once, unseen. ``keeps``: bidding goes on until all keep (rule 61).

    A match lasts ``rotations`` of the deal or, where that is ``None``, until somebody has come to
    ``target`` points and the rotation is finished (rule 67). So that such a match ends too, it is
    over after the last whole rotation within ``longest`` hands.
    """

    least: int = 3
    most: int = 12
    won: int = 5
    lost: int = -3
    out: int = -1
    sign: int = 1
    strength: Strength = by_rank_and_suit
    secret: bool = False
    keeps: bool = True
    deplete: bool = False
    rotations: int | None = 2
    target: int | None = None
    longest: int = 60

    @property
    def seats(self) -> range:
        """Numbers of players (rule 66)."""
        return range(self.least, self.most + 1)

    def hands(self, players: int) -> int | None:
        """Return the number of hands of a match, ``None`` where a target decides."""
        return None if self.rotations is None else self.rotations * players

    def hands_at_most(self, players: int) -> int:
        """Return the number of hands after which a match is over in any case."""
        return self.hands(players) or players * (self.longest // players)

    def shuffles_all(self, gone: int, players: int) -> bool:
        """Tell whether the next hand is from all cards, though ``gone`` lie there (rule 68)."""
        return not self.deplete or not gone or CARDS - gone < players

    def points(self, seat: Seat, *, staying: bool, winners: tuple[Seat, ...]) -> int:
        """Return what a hand is worth to ``seat``."""
        if not staying:
            return self.out
        return self.won if seat in winners else self.lost


@cache
def rules_of(options: Options) -> Rules:
    """Return the rules that ``options`` come to.

    ``RuleError`` for a house rule that has no meaning beside the others.
    """
    check(options)
    rules = Rules(
        strength=by_rank if options.ties == "split" else by_rank_and_suit,
        secret=options.bidding == "simultaneous",
        keeps=options.bidding == "turns",
        deplete=options.deck == "deplete",
        rotations=_NUMBERS[options.rotations],
    )
    if options.two_players == "yes":
        rules = replace(rules, least=2)
    if options.target != "none":
        rules = replace(rules, rotations=None, target=int(options.target))
    return _negated(rules) if options.points == "negated" else rules


def _negated(rules: Rules) -> Rules:
    return replace(rules, won=-rules.won, lost=-rules.lost, out=-rules.out, sign=-rules.sign)
