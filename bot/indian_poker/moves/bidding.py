"""Bids: in, out and keep, by button or command."""

from __future__ import annotations

from bot.decision import Decision, only
from bot.indian_poker.moves.turn import Turn
from bot.outcome import Refusal, Refused, Said, Show
from engine.indian_poker.model import Bid, MakeBid
from engine.indian_poker.situation import Phase

_SAID = {Bid.IN: Said.BID_IN, Bid.KEEP: Said.BID_KEPT, Bid.OUT: Said.BID_OUT}


def bid(turn: Turn) -> Decision:
    """Bid what the argument says, now; whose turn it is, the rules know (rule 61)."""
    wanted = _read(only(turn.click.args))
    command = MakeBid(turn.seat, wanted)
    if turn.view.own is not wanted:
        return Decision(Show.HAND, _said(turn, wanted), command=command)
    secret = turn.view.phase is Phase.BID and turn.view.turn is None
    # A secret bid is recorded again, so that the number of events does not tell what it was.
    return Decision(Show.HAND, Said.ALREADY, command=command if secret else None)


def _read(text: str) -> Bid:
    try:
        return Bid(text)
    except ValueError:
        raise Refusal(Refused.UNKNOWN) from None


def _said(turn: Turn, wanted: Bid) -> Said:
    view = turn.view
    if view.turn is None:
        return Said.BID_SEALED if view.own is None else Said.BID_RESEALED
    if wanted is Bid.IN and view.standing[turn.seat] is not None:
        return Said.BID_KEPT  # "in" at a later turn means that
    return _SAID[wanted]
