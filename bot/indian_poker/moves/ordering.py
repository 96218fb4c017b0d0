"""Standing orders: laid down, finished by a number or a seat, and taken back (rule 69)."""

from __future__ import annotations

from bot.decision import Decision, number, only
from bot.indian_poker.moves.turn import Turn
from bot.outcome import Refusal, Refused, Said, Show
from bot.present.indian_poker.orders import NONE, NUMBERED
from bot.present.indian_poker.scene import Draft
from engine.core import Code, RuleError
from engine.indian_poker.model import Bid, GiveOrder, Order, When
from engine.indian_poker.rules import rules_of
from engine.indian_poker.situation import Phase


def order(turn: Turn) -> Decision:
    """Lay down the order that was picked, begin one that still needs a number, or take it back."""
    _require_this_hand(turn)
    text = only(turn.click.values)
    if text == NONE:
        return _taken_back(turn)
    when = _read(text)
    if when not in NUMBERED:
        return _given(turn, Order(when))
    _require_use(turn)
    return Decision(Show.HAND, draft=Draft(when))


def order_number(turn: Turn) -> Decision:
    """Finish an order by its number of players or, counted from 0, its seat.

    The argument says which order; without it, it is the one that was begun in this phase. Others
    may have bid meanwhile, and a draft is one phase's.
    """
    _require_this_hand(turn)
    args = turn.click.args
    when = _read(only(args)) if args else turn.draft.when
    if when not in NUMBERED:
        raise Refusal(Refused.UNKNOWN if args else Refused.STALE)
    return _given(turn, Order(when, number(only(turn.click.values))))


def _given(turn: Turn, given: Order) -> Decision:
    if turn.view.order == given:
        return Decision(Show.HAND, Said.ALREADY, draft=Draft())
    return Decision(Show.HAND, Said.ORDERED, command=GiveOrder(turn.seat, given))


def _taken_back(turn: Turn) -> Decision:
    if turn.view.order is None:
        return Decision(Show.HAND, Said.NO_ORDER, draft=Draft())
    return Decision(Show.HAND, Said.NO_ORDER, command=GiveOrder(turn.seat, None))


def _require_this_hand(turn: Turn) -> None:
    """Refuse an order that was meant for an earlier hand; within a hand it is never late.

    Each bid in turn is a step, so the hand began as many steps ago as it has bids.
    """
    view, step = turn.view, turn.click.step
    if step is not None and step < view.step - len(view.bids):
        raise Refusal(Refused.STALE)


def _require_use(turn: Turn) -> None:
    """Refuse to begin an order where the rules would refuse it when it is finished."""
    view = turn.view
    if view.phase is Phase.OVER:
        raise RuleError(Code.OVER)
    if rules_of(view.options).secret:
        raise RuleError(Code.NO_ORDERS)
    if view.standing[turn.seat] is Bid.OUT:
        raise RuleError(Code.WENT_OUT)


def _read(text: str) -> When:
    try:
        return When(text)
    except ValueError:
        raise Refusal(Refused.UNKNOWN) from None
