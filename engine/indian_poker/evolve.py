"""The fold of the events of Indian poker: total, no chance, no refusal."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from engine.core import Event, Seat
from engine.indian_poker.model import (
    Bid,
    BidMade,
    BidSealed,
    CardsDealt,
    HandedOut,
    HandRevealed,
    MatchEnded,
    MatchStarted,
    OrderGiven,
)
from engine.indian_poker.state import State, from_the_left

T = TypeVar("T")


def evolve(state: State | None, event: Event) -> State:
    """Fold one event. Foreign events change nothing."""
    if state is None:
        assert isinstance(event, MatchStarted)  # noqa: S101  the first event of every match
        return _begun(event)
    match event:
        case MatchStarted():
            return replace(_begun(event), hand=state.hand, step=state.step)
        case BidMade():
            return _bid(state, event)
        case BidSealed(seat, bid):
            return replace(state, sealed=_changed(state.sealed, seat, bid))
        case OrderGiven(seat, order):
            return replace(state, orders=_changed(state.orders, seat, order))
        case _:
            return _turned(state, event)


def _begun(event: MatchStarted) -> State:
    return State(event.options, event.players, totals=(0,) * event.players)


def _handed(state: State, event: HandedOut) -> State:
    """Note what a winner handed out; once all have, the phase is over."""
    handed = replace(state, handed=_changed(state.handed, event.seat, event))
    return handed if handed.giving else replace(handed, step=state.step + 1)


def _bid(state: State, event: BidMade) -> State:
    kept = frozenset() if event.bid is Bid.OUT else state.kept
    bid = replace(
        state,
        step=state.step + 1,
        bids=(*state.bids, event),
        standing=_changed(state.standing, event.seat, event.bid),
        kept=kept | {event.seat} if event.bid is Bid.KEEP else kept,
    )
    return replace(bid, turn=None if bid.bidding_over else _next(bid, event.seat))


def _next(state: State, seat: Seat) -> Seat:
    """Return the next seat to the left that is in."""
    staying = state.staying
    return next(left for left in from_the_left(seat, state.players) if left in staying)


def _turned(state: State, event: Event) -> State:
    match event:
        case CardsDealt():
            return _dealt(state, event)
        case HandRevealed():
            return _revealed(state, event)
        case HandedOut():
            return _handed(state, event)
        case MatchEnded(winners):
            return replace(state, step=state.step + 1, winners=winners)
        case _:
            return state


def _dealt(state: State, event: CardsDealt) -> State:
    nobody, secret = (None,) * state.players, state.rules.secret
    return replace(
        state,
        hand=event.hand,
        step=state.step + 1,
        cards=event.cards,
        gone=() if event.fresh else state.gone,
        turn=None if secret else from_the_left(event.dealer, state.players)[0],
        standing=nobody,
        sealed=nobody if secret else (),
        orders=nobody,
    )


def _revealed(state: State, event: HandRevealed) -> State:
    return replace(
        state,
        cards=(),
        gone=state.gone + event.cards,
        turn=None,
        bids=(),
        standing=(None,) * state.players,
        kept=frozenset(),
        sealed=(),
        orders=(),
        handed=(None,) * state.players,
        step=state.step if state.rules.forfeits is None else state.step + 1,  # a phase of its own
        history=(*state.history, event),
        past_bids=(*state.past_bids, state.bids),
        totals=tuple(map(sum, zip(state.totals, event.points, strict=True))),
    )


def _changed(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    return (*values[:seat], value, *values[seat + 1 :])
