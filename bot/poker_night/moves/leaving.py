"""Leaving a night: out at the next turn, and what the last hand won goes to all the others."""

from __future__ import annotations

from bot.indian_poker.moves.leaving import leaving as out_of_hand
from engine.core import Command
from engine.indian_poker.model import HandOutEvenly
from engine.indian_poker.situation import Phase, View


def leaving(view: View) -> Command | None:
    """Return what a seat still does as its player leaves, ``None`` for nothing (rule 70).

    A winner's forfeits are handed out evenly, as if time were over; nobody waits for who is gone.
    """
    if view.phase is Phase.BID:
        return out_of_hand(view)
    return None if view.seat is None or not view.may_act else HandOutEvenly(view.seat)
