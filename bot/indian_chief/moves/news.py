"""What a move or a phase is to a person: closed, asked anew, or nothing new."""

from __future__ import annotations

from bot.outcome import Said
from engine.core import Command
from engine.indian_chief.model import DeclareJokers, SealMeld
from engine.indian_chief.situation import Phase, View


def made_last(view: View, command: Command) -> Said | None:
    """What to say of a move that closed its phase; ``None`` while it may still be changed.

    ``None`` in a solo game too, where every move closes its phase: what followed is shown in place.
    """
    if view.options.solo:
        return None
    match command:
        case SealMeld():
            return None if view.own is not None else Said.SEALED_LAST
        case DeclareJokers():
            return None if view.said else Said.DECLARED_LAST
        case _:
            return None if view.picked else Said.PICKED_LAST


def prompt(view: View) -> tuple[str, int] | None:
    """Name what this seat is asked in private, ``None`` for nothing new.

    It changes when a message of its own is due: a new hand, a Beggar Man's joker to declare, or a
    thief's turn to steal.
    """
    if new_hand(view):
        return ("hand", view.round)
    if view.may_act:
        return (view.phase, view.step)
    return None


def new_hand(view: View) -> bool:
    """Whether this phase began with a hand that was dealt or filled up."""
    return view.phase is Phase.MELD
