"""Computer players of Indian poker. They see the View of their seat and nothing else."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from fractions import Fraction
from types import MappingProxyType
from typing import Final, TypeAlias

from engine.core import Command, Seat
from engine.indian_poker import odds
from engine.indian_poker.model import Bid, HandOutEvenly, MakeBid
from engine.indian_poker.rules import rules_of
from engine.indian_poker.situation import Phase, View

Player: TypeAlias = Callable[[View, random.Random], Command]


def always(view: View, _rng: random.Random) -> Command:
    """Stay in, whatever comes."""
    return _bid(view, stay=True)


def table(view: View, _rng: random.Random) -> Command:
    """Stay in while no card of those still in is above the threshold that the source prints."""
    return _bid(view, stay=not odds.goes_out(view, odds.rivals(view)))


def exact(view: View, _rng: random.Random) -> Command:
    """Stay in while that costs no points on average, all unseen cards being equally likely."""
    return _bid(view, stay=odds.win_chance(view) >= odds.break_even(view.options))


def hard(view: View, _rng: random.Random) -> Command:
    """Read the own card from the others' bids, as if they played by the printed table.

    Where bidding goes on until all keep, a first "in" is free: there is another turn before the
    hand can be lost, and the others have bid by then.
    """
    free = rules_of(view.options).keeps and _first(view)
    return _bid(view, stay=free or _foreseen_chance(view) >= odds.break_even(view.options))


def _night(player: Player) -> Player:
    """Let a player of matches play a night too: what it wins it hands out evenly."""

    def play(view: View, rng: random.Random) -> Command:
        return HandOutEvenly(_seat(view)) if view.phase is Phase.GIVE else player(view, rng)

    return play


PLAYERS: Final[Mapping[str, Player]] = MappingProxyType(
    {"always": always, "table": table, "exact": exact, "hard": hard}
)
"""Computer players by level."""

NIGHT_PLAYERS: Final[Mapping[str, Player]] = MappingProxyType(
    {level: _night(player) for level, player in PLAYERS.items()}
)
"""The same for a night."""


def _bid(view: View, *, stay: bool) -> MakeBid:
    seat = _seat(view)
    if not stay:
        return MakeBid(seat, Bid.OUT)
    return MakeBid(seat, Bid.IN if _first(view) else Bid.KEEP)


def _seat(view: View) -> Seat:
    if view.seat is None:
        raise ValueError("the channel's view has no seat to play for")
    return view.seat


def _first(view: View) -> bool:
    return view.standing[_seat(view)] is None


def _foreseen_chance(view: View) -> Fraction:
    """Return the chance to win if the others bid, and will bid, by the printed table."""
    cards = odds.consistent(view)
    highs = odds.above(view, cards)
    lows = (card for card in cards if card not in highs)
    wins = odds.wins(view, highs, _foreseen(view, high=True))
    wins += odds.wins(view, lows, _foreseen(view, high=False))
    return Fraction(wins, len(cards))


def _foreseen(view: View, *, high: bool) -> tuple[Seat, ...]:
    """Return who else is in after the first pass, if the own card is above the threshold or not."""
    now = odds.rivals(view)
    staying = set(now)
    for seat in _yet_to_bid(view, now):
        seen = now if rules_of(view.options).secret else staying
        if odds.goes_out(view, set(seen) - {seat}, high=high):
            staying.remove(seat)
    return tuple(staying)


def _yet_to_bid(view: View, rivals: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return those of ``rivals`` who have not bid, in the order of their turns."""
    to_the_left = ((_seat(view) + place) % view.players for place in range(1, view.players))
    return tuple(seat for seat in to_the_left if seat in rivals and view.standing[seat] is None)
