"""How the house hosts Indian poker."""

from __future__ import annotations

from typing import Final

from bot.hosting import Hosting
from bot.indian_poker.moves import MOVES
from bot.indian_poker.moves.news import new_hand
from bot.indian_poker.results import feats, lowest, mode, places
from bot.present.indian_poker.scene import Draft
from engine.core import Event, Seat
from engine.indian_poker.model import BidMade, BidSealed, HandedOut, HandRevealed, OrderGiven
from engine.indian_poker.options import CHOICES, Options
from engine.indian_poker.situation import View


def _hands(views: tuple[View, ...]) -> tuple[tuple[str, ...], ...] | None:
    """Return each seat's card as the hand began; who holds it does not see it, the others do."""
    if not new_hand(views[0]):
        return None
    first, second = views[:2]
    cards = (second.cards[0], *first.cards[1:])
    return tuple((card.face,) for card in cards if card is not None)


def _held(_view: View) -> tuple[str, ...] | None:
    """Nobody sees the own card."""
    return None


def _mover(event: Event) -> Seat | None:
    match event:
        case OrderGiven(seat) | BidMade(seat) | BidSealed(seat) | HandedOut(seat):
            return seat
        case _:
            return None


def _reveals(event: Event) -> int | None:
    return event.hand if isinstance(event, HandRevealed) else None


HOSTING: Final[Hosting[Options, View, Draft]] = Hosting(
    moves=MOVES,
    level="table",
    alone=lambda _: False,
    settable=frozenset(CHOICES),
    kept=lambda options: options,
    hands=_hands,
    held=_held,
    reveals=_reveals,
    mover=_mover,
    mode=mode,
    lowest=lowest,
    places=places,
    feats=feats,
)
