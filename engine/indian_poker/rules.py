"""The numbers and the kinds of play that the options of a match come to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from types import MappingProxyType
from typing import Final

from engine.cards import deck
from engine.core import Seat
from engine.indian_poker.model import HandRevealed
from engine.indian_poker.options import AnyOptions, NightOptions, Options, check
from engine.indian_poker.ranking import Strength, by_rank, by_rank_and_suit

_NUMBERS: Final[Mapping[str, int]] = MappingProxyType({"one": 1, "two": 2, "three": 3, "four": 4})

CARDS: Final = len(deck(1))
"""So many cards there are (rule 68)."""


@dataclass(frozen=True, slots=True)
class Forfeits:
    """What a hand of a night comes to: for who goes out, who loses, and for a winner to hand out.

    Usually one, three and five, as many as the points of a match (rule 63).
    """

    out: int
    lost: int
    won: int

    def by_bids(self, hand: HandRevealed) -> tuple[int, ...]:
        """Return the forfeits that a hand brings by seat, what winners hand out aside."""
        return tuple(
            0 if seat in hand.winners else self.lost if stayed else self.out
            for seat, stayed in enumerate(hand.stayed)
        )


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of a match or a night, house rules included.

    ``won``, ``lost`` and ``out`` are the points of who wins, of who stays in and does not, and of
    who goes out (rule 63). ``sign`` is 1 where the highest total wins and -1 where the lowest.
    ``secret``: all bid at once, unseen. ``keeps``: bidding goes on until all keep (rule 61).

    A match lasts ``rotations`` of the deal or, where that is ``None``, until somebody has come to
    ``target`` points and the rotation is finished (rule 67). So that such a match ends too, it is
    over after the last whole rotation within ``longest`` hands.

    With ``forfeits`` it is a hand of a night: the last seat deals it, and once it is over and the
    winners have handed out theirs, another one may follow with other players (rule 70).
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
    forfeits: Forfeits | None = None

    @property
    def seats(self) -> range:
        """Numbers of players (rule 66)."""
        return range(self.least, self.most + 1)

    def hands(self, players: int) -> int | None:
        """Return the number of hands of a match, ``None`` where a target decides, or in a night."""
        return None if self.rotations is None else self.rotations * players

    def hands_at_most(self, players: int) -> int:
        """Return the number of hands after which a match is over in any case."""
        return self.hands(players) or players * (self.longest // players)

    def dealer(self, hand: int, players: int) -> Seat:
        """Return who deals hand ``hand``: the last seat the first, then the deal moves left.

        In a night the seats move instead, so that the last one always deals (rule 70).
        """
        return players - 1 if self.forfeits is not None else (hand - 2) % players

    def shuffles_all(self, gone: int, players: int) -> bool:
        """Tell whether the next hand is from all cards, though ``gone`` lie there (rule 68)."""
        return not self.deplete or not gone or CARDS - gone < players

    def points(self, seat: Seat, *, staying: bool, winners: tuple[Seat, ...]) -> int:
        """Return what a hand is worth to ``seat``."""
        if not staying:
            return self.out
        return self.won if seat in winners else self.lost


@cache
def rules_of(options: AnyOptions) -> Rules:
    """Return the rules that ``options`` come to.

    ``RuleError`` for a house rule that has no meaning beside the others.
    """
    rules = Rules(
        strength=by_rank if options.ties == "split" else by_rank_and_suit,
        secret=options.bidding == "simultaneous",
        keeps=options.bidding == "turns",
    )
    if options.two_players == "yes":
        rules = replace(rules, least=2)
    match options:
        case Options():
            check(options)
            return _match(rules, options)
        case NightOptions():
            return replace(rules, rotations=None, forfeits=forfeits_of(options))


def forfeits_of(options: NightOptions) -> Forfeits:
    """Return what a hand of a night comes to."""
    return Forfeits(int(options.forfeit_out), int(options.forfeit_lost), int(options.forfeit_won))


def to_give(options: AnyOptions) -> int:
    """Return how many forfeits a winner hands out: none in a match."""
    forfeits = rules_of(options).forfeits
    return 0 if forfeits is None else forfeits.won


def _match(rules: Rules, options: Options) -> Rules:
    rules = replace(rules, deplete=options.deck == "deplete", rotations=_NUMBERS[options.rotations])
    if options.target != "none":
        rules = replace(rules, rotations=None, target=int(options.target))
    return _negated(rules) if options.points == "negated" else rules


def _negated(rules: Rules) -> Rules:
    return replace(rules, won=-rules.won, lost=-rules.lost, out=-rules.out, sign=-rules.sign)
