"""How the house hosts Indian Chief."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.hosting import Hosting
from bot.indian_chief.moves import MOVES
from bot.indian_chief.moves.news import new_hand
from bot.indian_chief.results import feats, mode, places
from bot.present.indian_chief.scene import Draft
from engine.core import Event, Seat
from engine.indian_chief.model import JokersDeclared, MeldSealed, MeldsRevealed, StealPicked
from engine.indian_chief.options import CHOICES, Options
from engine.indian_chief.situation import View


def _held(view: View) -> tuple[str, ...] | None:
    return tuple(card.face for card in view.hand) if new_hand(view) else None


def _hands(views: tuple[View, ...]) -> tuple[tuple[str, ...], ...] | None:
    held = tuple(map(_held, views))
    return None if None in held else tuple(hand for hand in held if hand is not None)


def _mover(event: Event) -> Seat | None:
    match event:
        case MeldSealed(seat) | JokersDeclared(seat) | StealPicked(seat):
            return seat
        case _:
            return None


def _reveals(event: Event) -> int | None:
    return event.round if isinstance(event, MeldsRevealed) else None


HOSTING: Final[Hosting[Options, View, Draft]] = Hosting(
    moves=MOVES,
    level="normal",
    alone=lambda options: options.solo,
    settable=frozenset({"rulebook", "triple", *CHOICES}),
    kept=lambda options: replace(options, solo=False),
    hands=_hands,
    held=_held,
    reveals=_reveals,
    mover=_mover,
    mode=mode,
    lowest=lambda _: False,
    places=places,
    feats=feats,
)
