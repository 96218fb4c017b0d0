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
from bot.indian_poker.moves.ordering import order, order_number
from bot.indian_poker.moves.turn import Turn
from bot.present.indian_poker.scene import Draft
from engine.indian_poker.situation import View

_ACTIONS: dict[str, Callable[[Turn], Decision]] = {
    "bid": bid,
    "order": order,
    "order_number": order_number,
}

_AT_ANY_STEP = frozenset({"order", "order_number"})  # while others bid, an order is not late

MOVES: Final[Moves[View, Draft]] = Moves(
    actions=_ACTIONS,
    any_step=_AT_ANY_STEP,
    in_place=frozenset(_ACTIONS),
    first_draft=first_draft,
    dump_draft=dump_draft,
    load_draft=load_draft,
    made_last=made_last,
    prompt=prompt,
    leaving=leaving,
)
"""What a seat can do in a match of Indian poker."""
