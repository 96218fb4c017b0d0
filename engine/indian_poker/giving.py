"""The forfeits that the winners of a night's hand hand out: any split, or evenly."""

from __future__ import annotations

from engine.core import Code, RuleError, Seat
from engine.indian_poker.model import HandedOut, HandOut, HandOutEvenly
from engine.indian_poker.rules import to_give
from engine.indian_poker.situation import Phase
from engine.indian_poker.state import State, from_the_left


def hand_out(state: State, command: HandOut) -> HandedOut:
    """Record how a winner splits what the hand won: any way, but nothing for the own seat.

    ``RuleError`` NOT_AWAITED for who has nothing to hand out (any more), and in a match OVER once
    it is; GIVE_COUNT for any other number; GIVE_OWN.
    """
    seat, shares, won = command.seat, command.shares, to_give(state.options)
    _require_giving(state, seat)
    if len(shares) != state.players or min(shares) < 0 or sum(shares) != won:
        raise RuleError(Code.GIVE_COUNT, need=won, got=sum(each for each in shares if each > 0))
    if shares[seat]:
        raise RuleError(Code.GIVE_OWN)
    return HandedOut(seat, shares)


def hand_out_evenly(state: State, command: HandOutEvenly) -> HandedOut:
    """Record that nobody chose how a winner's forfeits are split; ``RuleError`` as above."""
    _require_giving(state, command.seat)
    return _spread(state, command.seat)


def spread(state: State) -> tuple[HandedOut, ...]:
    """Hand out evenly for the winners who did not in time."""
    return tuple(_spread(state, seat) for seat in state.giving)


def _spread(state: State, seat: Seat) -> HandedOut:
    return HandedOut(seat, evenly(seat, state.players, to_give(state.options)), lapsed=True)


def _require_giving(state: State, seat: Seat) -> None:
    if seat not in state.giving:
        raise RuleError(Code.OVER if state.phase is Phase.OVER else Code.NOT_AWAITED)


def evenly(seat: Seat, players: int, count: int) -> tuple[int, ...]:
    """Split ``count`` among all but ``seat``, what is left over one by one from its left."""
    each, over = divmod(count, players - 1)
    others = from_the_left(seat, players)[:-1]
    shares = {other: each + (place < over) for place, other in enumerate(others)}
    return tuple(shares.get(at, 0) for at in range(players))
