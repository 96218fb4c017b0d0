"""Results of Indian poker: who came where, and which matches they are comparable with."""

from __future__ import annotations

from data.books import TOTAL
from engine.core import Seat
from engine.indian_poker.options import Options, chosen
from engine.indian_poker.rules import rules_of
from engine.indian_poker.situation import View


def mode(options: Options) -> str:
    """Name what results are comparable with: ``"indian_poker points=negated"``."""
    rules = (f"{rule}={choice}" for rule, choice in chosen(options).items())
    return " ".join((options.game, *rules))


def lowest(options: Options) -> bool:
    """Tell whether the lowest total is the best: where points are negated (house rule 63)."""
    return rules_of(options).sign < 0


def places(view: View) -> tuple[tuple[int, Seat], ...]:
    """Return place and seat, best first; equal totals share a place.

    Where points are negated the lowest total is the best (house rule 63).
    """
    sign = rules_of(view.options).sign
    scores = [sign * total for total in view.totals]
    order = sorted(range(view.players), key=lambda seat: (-scores[seat], seat))
    return tuple((1 + sum(s > scores[seat] for s in scores), seat) for seat in order)


def feats(view: View, seat: Seat) -> dict[str, int]:
    """Return what a seat came to in a match."""
    return {TOTAL: view.totals[seat]}
