"""How a person's clicks become drafts and commands of Indian Chief."""

from __future__ import annotations

from collections.abc import Callable

from bot.decision import Decision
from bot.moves import declaring, looking, melding, stealing
from bot.moves.drafts import dump_draft, first_draft, load_draft
from bot.moves.news import made_last, new_hand, prompt
from bot.moves.turn import Turn
from engine.core import Code, RuleError
from engine.indian_chief.situation import Phase

__all__ = [
    "ACTIONS",
    "ANY_STEP",
    "Turn",
    "dump_draft",
    "first_draft",
    "load_draft",
    "made_last",
    "new_hand",
    "prompt",
]

Move = Callable[[Turn], Decision]


def _choosing(move: Move) -> Move:
    """Let a move choose a meld only while one is asked: a draft of another phase is no meld."""

    def chosen(turn: Turn) -> Decision:
        if turn.view.phase is not Phase.MELD:
            raise RuleError(Code.NOT_AWAITED)
        return move(turn)

    return chosen


ACTIONS: dict[str, Move] = {
    "meld": _choosing(melding.pick_meld),
    "cards": _choosing(melding.pick_cards),
    "column": _choosing(melding.pick_column),
    "wish": _choosing(melding.pick_wish),
    "aside": _choosing(melding.pick_aside),
    "suggest": _choosing(melding.suggest),
    "choose": _choosing(melding.choose),
    "seal": _choosing(melding.seal),
    "change": melding.change,
    "declare": _choosing(declaring.declare),
    "joker_rank": _choosing(declaring.pick_rank),
    "joker_suit": _choosing(declaring.pick_suit),
    "late_rank": declaring.late_rank,
    "announce": declaring.announce,
    "steal": stealing.steal,
    "from": stealing.steal_from,
    "take": stealing.take,
    "pick": stealing.pick,
    "pick_card": stealing.pick_card,
    "draw": stealing.draw,
    "remaining": looking.remaining,
}
"""What a seat can do in a game of Indian Chief."""

ANY_STEP = frozenset({"steal", "remaining"})
"""Actions that only look, so that a control of any phase may ask for them."""
