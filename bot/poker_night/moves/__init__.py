"""How a person's clicks become bids, standing orders and forfeits handed out, in a night."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from bot.decision import Decision
from bot.hosting import Moves
from bot.indian_poker.moves import MOVES as MATCH
from bot.indian_poker.moves.turn import Turn
from bot.poker_night.moves.giving import give, give_clear, give_evenly, give_one
from bot.poker_night.moves.leaving import leaving
from bot.poker_night.moves.news import made_last
from bot.present.indian_poker.scene import Draft
from engine.indian_poker.situation import View

_GIVING: dict[str, Callable[[Turn], Decision]] = {
    "give_one": give_one,
    "give_evenly": give_evenly,
    "give_clear": give_clear,
    "give": give,
}

MOVES: Final[Moves[View, Draft]] = replace(
    MATCH,
    actions={**MATCH.actions, **_GIVING},
    in_place=MATCH.in_place | _GIVING.keys(),
    made_last=made_last,
    leaving=leaving,
)
"""What a seat can do in a night: all that it can in a match, and hand out what it won."""
