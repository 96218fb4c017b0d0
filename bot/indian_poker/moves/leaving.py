"""Leaving a match: the seat goes out of the hand, before a computer plays on (rule 70)."""

from __future__ import annotations

from engine.core import Command
from engine.indian_poker.model import Bid, GiveOrder, MakeBid, Order, When
from engine.indian_poker.rules import rules_of
from engine.indian_poker.situation import Phase, View


def leaving(view: View) -> Command | None:
    """Return what a seat does as its player leaves: out at its next turn, ``None`` if it is out.

    With simultaneous bids it is out at once, whatever it had bid: who had bid out does so again,
    since how many events there are is in the marks of posts, and a bid is not public yet.
    """
    seat = view.seat
    if seat is None:
        raise ValueError("the channel's view has no seat to leave")
    if view.phase is Phase.OVER:
        return None
    if rules_of(view.options).secret:
        return MakeBid(seat, Bid.OUT)
    return None if view.standing[seat] is Bid.OUT else GiveOrder(seat, Order(When.NEXT))
