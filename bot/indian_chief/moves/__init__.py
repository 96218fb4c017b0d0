"""How a person's clicks become drafts and commands of Indian Chief."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot.decision import Decision
from bot.hosting import Moves
from bot.indian_chief.moves import declaring, looking, melding, planning, stealing
from bot.indian_chief.moves.drafts import dump_draft, first_draft, load_draft
from bot.indian_chief.moves.news import made_last, prompt
from bot.indian_chief.moves.turn import Turn
from bot.present.indian_chief.scene import Draft
from engine.core import Code, RuleError
from engine.indian_chief.situation import Phase, View

Move = Callable[[Turn], Decision]


def _choosing(move: Move) -> Move:
    """Let a move choose a meld only while one is asked: a draft of another phase is no meld."""

    def chosen(turn: Turn) -> Decision:
        if turn.view.phase is not Phase.MELD:
            raise RuleError(Code.NOT_AWAITED)
        return move(turn)

    return chosen


_CHOOSING: dict[str, Move] = {
    "meld": melding.pick_meld,
    "cards": melding.pick_cards,
    "column": melding.pick_column,
    "wish": melding.pick_wish,
    "aside": melding.pick_aside,
    "suggest": melding.suggest,
    "choose": melding.choose,
    "seal": melding.seal,
    "declare": declaring.declare,
    "joker_rank": declaring.pick_rank,
    "joker_suit": declaring.pick_suit,
}

_ACTIONS: dict[str, Move] = {
    **{action: _choosing(move) for action, move in _CHOOSING.items()},
    "change": melding.change,
    "late_rank": declaring.late_rank,
    "announce": declaring.announce,
    "steal": stealing.steal,
    "from": stealing.steal_from,
    "take": stealing.take,
    "pick": stealing.pick,
    "pick_card": stealing.pick_card,
    "draw": stealing.draw,
    "remaining": looking.remaining,
    "plan": planning.plan,
}

_ONLY_LOOK = frozenset({"steal", "remaining"})

MOVES: Final[Moves[View, Draft]] = Moves(
    actions=_ACTIONS,
    any_step=_ONLY_LOOK,
    in_place=frozenset(_ACTIONS) - {"steal", "pick_card"},
    first_draft=first_draft,
    dump_draft=dump_draft,
    load_draft=load_draft,
    made_last=made_last,
    prompt=prompt,
    leaving=lambda _: None,
    planning=planning.PLANNING,
)
"""What a seat can do in a game of Indian Chief."""
