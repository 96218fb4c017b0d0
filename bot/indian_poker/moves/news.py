"""What a move or a hand is to a person: the hand's end, the cards anew, or nothing new."""

from __future__ import annotations

from bot.outcome import Said
from engine.core import Command
from engine.indian_poker.model import GiveOrder, MakeBid
from engine.indian_poker.situation import Phase, View


def made_last(view: View, command: Command) -> Said | None:
    """What to say of a bid or an order that ended the hand; ``None`` while the hand goes on.

    ``view`` is how the same seat stands afterwards. In the hand of its bid a seat has one, and in
    that of its order the order; the next hand begins without either.
    """
    match command:
        case MakeBid(seat):
            lasts = view.standing[seat] is not None or view.own is not None
        case GiveOrder(_, order):
            lasts = view.order == order
        case _:
            raise TypeError(f"{type(command).__name__} is no move of Indian poker")
    return None if lasts and view.phase is Phase.BID else Said.BID_LAST


def prompt(view: View) -> tuple[str, int] | None:
    """Name what this seat is told in private: the table once a hand, ``None`` after the end.

    Whose turn it is, the channel's live post says, and pings who is to bid.
    """
    return ("hand", view.hand) if view.phase is Phase.BID else None


def new_hand(view: View) -> bool:
    """Whether a hand was dealt and nobody has bid in it yet."""
    return view.phase is Phase.BID and not view.bids and not view.sealed
