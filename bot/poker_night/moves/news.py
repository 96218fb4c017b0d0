"""What a move was to the person who made it: the end of the hand, or nothing new."""

from __future__ import annotations

from bot.indian_poker.moves.news import made_last as of_hand
from bot.outcome import Said
from engine.core import Command
from engine.indian_poker.model import HandOut
from engine.indian_poker.situation import Phase, View


def made_last(view: View, command: Command) -> Said | None:
    """What to say of a move that closed its phase; ``None`` while others are waited for.

    ``view`` is how the same seat stands afterwards.
    """
    if isinstance(command, HandOut):
        return None if view.phase is Phase.GIVE else Said.HANDED_OUT
    return of_hand(view, command)
