"""Standing orders: laid down, finished by a number or a seat, and taken back (rule 69)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.decision import Decision, number, only
from bot.indian_poker.moves.turn import Turn
from bot.outcome import Refusal, Refused, Said, Show
from bot.present.indian_poker.orders import ALONE, NONE, NUMBERED
from bot.present.indian_poker.scene import Draft
from engine.core import Code, RuleError
from engine.indian_poker.model import Bid, GiveOrder, Order, When
from engine.indian_poker.rules import rules_of
from engine.indian_poker.situation import Phase

_SHOWN: Final[Mapping[tuple[str, ...], Show]] = {(): Show.HAND, (ALONE,): Show.ORDER}
"""What answers a select of orders, by the argument that says where it stands."""

_PARTS: Final = 3  # of an order that is typed


def orders(turn: Turn) -> Decision:
    """Look at the own standing order."""
    _require_use(turn)
    return Decision(Show.ORDER)


def order(turn: Turn) -> Decision:
    """Lay down the order that was picked, begin one that still needs a number, or take it back."""
    return _picked(turn, only(turn.click.values), _shown(turn.click.args))


def order_number(turn: Turn) -> Decision:
    """Finish an order by its number of players or, counted from 0, its seat.

    The first argument says which order; without it, it is the one that was begun in this phase.
    Others may have bid meanwhile, and a draft is one phase's.
    """
    _require_this_hand(turn)
    when, show = _begun(turn)
    return _given(turn, Order(when, number(only(turn.click.values))), show)


def order_said(turn: Turn) -> Decision:
    """Lay down an order that was typed: what it waits for, its number of players, its player.

    Who left out what it takes is asked for that; what it does not take says nothing. The player is
    the number of a seat, from 1.
    """
    if len(turn.click.args) != _PARTS:
        raise Refusal(Refused.UNKNOWN)
    text, players, seat = turn.click.args
    when = _wait(text)
    said = seat if when is When.GONE else players
    if when is None or when not in NUMBERED or not said:
        return _picked(turn, text, Show.ORDER)
    first = 1 if when is When.GONE else 0
    return _given(turn, Order(when, number(said) - first), Show.ORDER)


def _picked(turn: Turn, text: str, show: Show) -> Decision:
    _require_this_hand(turn)
    when = _wait(text)
    if when is None:
        return _taken_back(turn, show)
    if when not in NUMBERED:
        return _given(turn, Order(when), show)
    _require_use(turn)
    return Decision(show, draft=Draft(when))


def _begun(turn: Turn) -> tuple[When, Show]:
    """Return the order whose number is picked, and what then answers."""
    first, rest = turn.click.args[:1], turn.click.args[1:]
    when = _wait(only(first)) if first else turn.draft.when
    if when is None or when not in NUMBERED:
        raise Refusal(Refused.UNKNOWN if first else Refused.STALE)
    return when, _shown(rest)


def _shown(args: tuple[str, ...]) -> Show:
    if args not in _SHOWN:
        raise Refusal(Refused.UNKNOWN)
    return _SHOWN[args]


def _given(turn: Turn, given: Order, show: Show) -> Decision:
    if turn.view.order == given:
        return Decision(show, Said.ALREADY, draft=Draft())
    return Decision(show, Said.ORDERED, command=GiveOrder(turn.seat, given))


def _taken_back(turn: Turn, show: Show) -> Decision:
    if turn.view.order is None:
        return Decision(show, Said.NO_ORDER, draft=Draft())
    return Decision(show, Said.NO_ORDER, command=GiveOrder(turn.seat, None))


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
    if view.phase is not Phase.BID:  # between two hands of a night
        raise RuleError(Code.NOT_AWAITED)
    if rules_of(view.options).secret:
        raise RuleError(Code.NO_ORDERS)
    if view.standing[turn.seat] is Bid.OUT:
        raise RuleError(Code.WENT_OUT)


def _wait(text: str) -> When | None:
    """Read what an order waits for; ``None`` takes the order back."""
    if text == NONE:
        return None
    try:
        return When(text)
    except ValueError:
        raise Refusal(Refused.UNKNOWN) from None
