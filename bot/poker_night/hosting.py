"""How the house hosts a night of Indian poker."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.clock import SECOND
from bot.hosting import Hosting
from bot.indian_poker.hosting import HOSTING as MATCH
from bot.poker_night.moves import MOVES
from bot.present.indian_poker.scene import Draft
from engine.core import Patience, Seat
from engine.indian_poker.options import NIGHT_RULES, NightOptions
from engine.indian_poker.play import INDIAN_POKER
from engine.indian_poker.situation import View


def _lasts(options: NightOptions, _patience: Patience) -> int:
    return int(options.turn_seconds) * SECOND


def _no_places(_view: View) -> tuple[tuple[int, Seat], ...]:
    """A night has no winner: nobody is ranked by forfeits."""
    return ()


HOSTING: Final[Hosting[NightOptions, View, Draft]] = Hosting(
    moves=MOVES,
    level=MATCH.level,
    alone=lambda _: False,
    settable=frozenset(NIGHT_RULES.choices),
    kept=lambda options: replace(options, name=""),
    hands=MATCH.hands,
    held=MATCH.held,
    reveals=MATCH.reveals,
    mover=MATCH.mover,
    mode=lambda options: options.game,
    lowest=lambda _: False,
    places=_no_places,
    feats=lambda _view, _seat: {},
    lasts=_lasts,
    host_sits=False,
    kin=INDIAN_POKER.key,
)
"""How a night is hosted: like a match, hand by hand, with people coming and going."""
