"""Looking at what a solo player may count."""

from __future__ import annotations

from bot.decision import Decision
from bot.indian_chief.moves.turn import Turn
from bot.outcome import Refusal, Refused, Show


def remaining(turn: Turn) -> Decision:
    """Count the cards that are still to come, or go back to the hand (solo)."""
    if not turn.view.options.solo:
        raise Refusal(Refused.NOT_SOLO)
    return Decision(Show.HAND if turn.click.args == ("off",) else Show.REMAINING)
