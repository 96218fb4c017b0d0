"""What one seat, or the channel, may see of a match: built up field by field (rules 64, 65)."""

from __future__ import annotations

from dataclasses import replace

from engine.cards import Card
from engine.core import Seat
from engine.indian_poker.situation import View
from engine.indian_poker.state import State


def view(state: State, seat: Seat | None) -> View:
    """Build the View of ``seat``; ``None`` is the channel and every spectator."""
    rules = state.rules
    public = View(
        seat=seat,
        options=state.options,
        players=state.players,
        hand=state.hand,
        hands=rules.hands(state.players),
        most=rules.hands_at_most(state.players) if rules.forfeits is None else None,
        phase=state.phase,
        step=state.step,
        dealer=state.dealer,
        turn=state.turn,
        awaited=len(state.awaited),
        sealed=sum(sealed is not None for sealed in state.sealed),
        bids=state.bids,
        standing=state.standing,
        totals=state.totals,
        history=state.history,
        past_bids=state.past_bids,
        gone=state.gone if rules.deplete else (),
        handed=state.handed,
        winners=state.winners,
    )
    return public if seat is None else _private(state, seat, public)


def _private(state: State, seat: Seat, public: View) -> View:
    return replace(
        public,
        cards=_seen(state, seat),
        order=state.orders[seat] if state.orders else None,
        own=state.sealed[seat] if state.sealed else None,
        may_act=seat in state.awaited,
    )


def _seen(state: State, seat: Seat) -> tuple[Card | None, ...]:
    """Return every card, the own one only for who is out in turn; a secret "out" may change."""
    out = not state.rules.secret and seat not in state.staying
    return tuple(card if out or at != seat else None for at, card in enumerate(state.cards))
