"""How the house hosts Indian Chief."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.hosting import Hosting
from bot.indian_chief.moves import MOVES
from bot.indian_chief.moves.news import new_hand
from bot.indian_chief.results import mode, places
from bot.present.indian_chief.scene import Draft
from engine.core import Event
from engine.indian_chief.model import MeldsRevealed
from engine.indian_chief.options import CHOICES, Options
from engine.indian_chief.situation import View


def _hands(views: tuple[View, ...]) -> tuple[tuple[str, ...], ...] | None:
    if not new_hand(views[0]):
        return None
    return tuple(tuple(card.face for card in view.hand) for view in views)


def _reveals(event: Event, number: int) -> bool:
    return isinstance(event, MeldsRevealed) and event.round == number


HOSTING: Final[Hosting[Options, View, Draft]] = Hosting(
    moves=MOVES,
    level="easy",
    alone=lambda options: options.solo,
    settable=frozenset({"rulebook", "triple", *CHOICES}),
    kept=lambda options: replace(options, solo=False),
    hands=_hands,
    reveals=_reveals,
    mode=mode,
    lowest=lambda _: False,
    places=places,
)
