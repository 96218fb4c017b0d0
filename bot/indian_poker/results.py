"""Results of Indian poker: who came where, and which matches they are comparable with."""

from __future__ import annotations

from engine.core import Seat
from engine.indian_poker.options import Options, chosen
from engine.indian_poker.rules import rules_of
from engine.indian_poker.situation import View


def mode(options: Options) -> str:
    """Name what results are comparable with: ``"indian_poker points=negated"``."""
    return " ".join(
        (options.game, *(f"{rule}={choice}" for rule, choice in chosen(options).items()))
    )


def places(view: View) -> tuple[tuple[int, Seat], ...]:
    """Return place and seat, best first; equal totals share a place.

    The best total is the highest or, with negated points, the lowest (rule 63).
    """
    sign = rules_of(view.options).sign
    behind = [-sign * total for total in view.totals]
    order = sorted(range(view.players), key=lambda seat: (behind[seat], seat))
    ranks = sorted(behind)
    return tuple((ranks.index(behind[seat]) + 1, seat) for seat in order)
