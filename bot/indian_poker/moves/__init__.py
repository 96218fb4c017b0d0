"""How a person's clicks become bids and standing orders of Indian poker."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot.decision import Decision
from bot.hosting import Moves
from bot.indian_poker.moves.bidding import bid
from bot.indian_poker.moves.drafts import dump_draft, first_draft, load_draft
from bot.indian_poker.moves.leaving import leaving
from bot.indian_poker.moves.news import made_last, prompt
from bot.indian_poker.moves.ordering import order, order_number, order_said, orders
from bot.indian_poker.moves.turn import Turn
from bot.present.indian_poker.scene import Draft
from engine.indian_poker.situation import View

_ACTIONS: dict[str, Callable[[Turn], Decision]] = {
    "bid": bid,
    "orders": orders,
    "order": order,
    "order_number": order_number,
    "order_said": order_said,
}

_AT_ANY_STEP = frozenset(_ACTIONS) - {"bid"}  # while others bid, an order is not late
_IN_PLACE = frozenset({"bid", "order", "order_number"})

MOVES: Final[Moves[View, Draft]] = Moves(
    actions=_ACTIONS,
    any_step=_AT_ANY_STEP,
    in_place=_IN_PLACE,
    first_draft=first_draft,
    dump_draft=dump_draft,
    load_draft=load_draft,
    made_last=made_last,
    prompt=prompt,
    leaving=leaving,
)
"""What a seat can do in a match of Indian poker."""
