"""Bids and standing orders: what the rules refuse, what is recorded, what an order says."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from engine.core import Code, RuleError, Seat
from engine.indian_poker.model import (
    Bid,
    BidMade,
    BidSealed,
    GiveOrder,
    MakeBid,
    Order,
    OrderGiven,
    When,
)
from engine.indian_poker.situation import Phase
from engine.indian_poker.state import State


def bid(state: State, command: MakeBid) -> BidMade | BidSealed:
    """Record a bid in its turn or, with simultaneous bids, in secret (rule 61).

    "In" at a later turn is taken as the keep that it means; "keep" without an earlier bid is
    refused, for it may have been meant for another hand.
    """
    seat = command.seat
    _require_playing(state, seat)
    if state.rules.secret:
        _require_no_keep(command)
        return BidSealed(seat, command.bid)
    _require_in(state, seat)
    if seat != state.turn:
        raise RuleError(Code.NOT_YOUR_TURN, turn=state.turn)
    if state.standing[seat] is None:
        _require_no_keep(command)
        return BidMade(seat, command.bid)
    return BidMade(seat, Bid.OUT if command.bid is Bid.OUT else Bid.KEEP)


def order(state: State, command: GiveOrder) -> OrderGiven:
    """Lay down a standing order, or take it back (rule 69)."""
    seat = command.seat
    _require_playing(state, seat)
    if state.rules.secret:
        raise RuleError(Code.NO_ORDERS)
    _require_in(state, seat)
    if command.order is not None:
        _require_sense(state, seat, command.order)
    return OrderGiven(seat, command.order)


def by_order(state: State) -> BidMade | None:
    """Return what the standing order of the seat whose turn it is bids, if it has one."""
    seat = state.turn
    given = None if seat is None else state.orders[seat]
    if seat is None or given is None:
        return None
    return BidMade(seat, Bid.OUT if _says_out(state, given) else _staying_in(state, seat))


def lapsed(state: State) -> tuple[BidMade | BidSealed, ...]:
    """Bid for those who missed it: out at first, keep later (rule 69)."""
    if state.rules.secret:
        return tuple(BidSealed(seat, Bid.OUT) for seat in state.awaited)
    return tuple(
        BidMade(seat, Bid.OUT if state.standing[seat] is None else Bid.KEEP, lapsed=True)
        for seat in state.awaited
    )


def _staying_in(state: State, seat: Seat) -> Bid:
    return Bid.IN if state.standing[seat] is None else Bid.KEEP


def _says_out(state: State, given: Order) -> bool:
    staying = state.staying
    match given.when:
        case When.NEVER:
            return False
        case When.NEXT:
            return True
        case When.FEWER:
            return len(staying) < given.number
        case When.MORE:
            return len(staying) > given.number
        case When.GONE:
            return given.number not in staying


def _require_playing(state: State, seat: Seat) -> None:
    if state.phase is Phase.OVER:
        raise RuleError(Code.OVER)
    if state.phase is not Phase.BID or seat not in range(state.players):
        raise RuleError(Code.NOT_AWAITED)


def _require_in(state: State, seat: Seat) -> None:
    if seat not in state.staying:
        raise RuleError(Code.WENT_OUT)


def _require_no_keep(command: MakeBid) -> None:
    if command.bid is Bid.KEEP:
        raise RuleError(Code.KEEP_EARLY)


_NUMBERS: Final[Mapping[When, Callable[[int], range]]] = MappingProxyType(
    {
        When.NEVER: lambda _: range(1),
        When.NEXT: lambda _: range(1),
        When.FEWER: lambda players: range(2, players + 1),
        When.MORE: lambda players: range(2, players + 1),
        When.GONE: range,
    }
)
"""From the number of players to the numbers that an order can have: players, or a seat."""


def _require_sense(state: State, seat: Seat, given: Order) -> None:
    numbers = _NUMBERS[given.when](state.players)
    if given.when is When.GONE:
        if given.number == seat or given.number not in state.staying:
            raise RuleError(Code.ORDER_SEAT)
    elif given.number not in numbers:
        number, least, most = given.number, numbers[0], numbers[-1]
        raise RuleError(Code.ORDER_NUMBER, number=number, least=least, most=most)
