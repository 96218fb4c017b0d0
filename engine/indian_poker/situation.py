"""A match of Indian poker as somebody may see it: phases and the View."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.cards import Card
from engine.core import Seat
from engine.indian_poker.model import Bid, BidMade, HandedOut, HandRevealed, Order
from engine.indian_poker.options import AnyOptions


class Phase(StrEnum):
    """What a match of Indian poker is waiting for."""

    BID = "bid"
    GIVE = "give"  # a night: the winners hand out forfeits
    REST = "rest"  # a night: this hand is over, and another may follow
    OVER = "over"


@dataclass(frozen=True, slots=True)
class View:
    """What one seat, or the channel (``seat is None``), may see; built field by field.

    Public: everything down to ``winners``. ``hand`` counts from 1; ``hands`` is the number of hands
    of the match, ``None`` where a target decides, and ``most`` the number after which it is over in
    any case; a night has neither. ``turn`` is the seat whose turn it is, ``None`` with simultaneous
    bids and between two hands. ``awaited`` counts the seats that the match waits for. ``bids`` are
    the turns of this hand so far, in order; ``standing`` is each seat's last bid, ``None`` before
    its first (and, with simultaneous bids, until the reveal). ``sealed`` counts the simultaneous
    bids.

    ``history`` are the hands that are over (in a night the last one, if any, of these players), and
    ``past_bids`` the turns of each of them. ``handed`` is how each seat handed out forfeits after
    the last hand, ``None`` where it has not or need not. ``gone`` are the cards of earlier hands
    that this one's deck was without (house rule 68, deplete).

    Private, empty for the channel: ``cards`` by seat, ``None`` where this seat may not see one: the
    own card while it is in, nothing else (rules 64 and 65); ``()`` when the match is over.
    ``order`` is the own standing order, ``own`` the own simultaneous bid, ``may_act`` whether the
    match waits for this seat.
    """

    seat: Seat | None
    options: AnyOptions
    players: int
    hand: int
    hands: int | None
    most: int | None
    phase: Phase
    step: int
    dealer: Seat
    turn: Seat | None
    awaited: int
    sealed: int
    bids: tuple[BidMade, ...]
    standing: tuple[Bid | None, ...]
    totals: tuple[int, ...]
    history: tuple[HandRevealed, ...]
    past_bids: tuple[tuple[BidMade, ...], ...]
    gone: tuple[Card, ...]
    handed: tuple[HandedOut | None, ...]
    winners: tuple[Seat, ...]
    cards: tuple[Card | None, ...] = ()
    order: Order | None = None
    own: Bid | None = None
    may_act: bool = False

    def bids_of(self, hand: HandRevealed) -> tuple[BidMade, ...]:
        """Return the turns of a hand of the history."""
        return self.past_bids[self.history.index(hand)]
