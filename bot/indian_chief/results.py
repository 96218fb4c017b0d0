"""Results of Indian Chief: who came where, and which games they are comparable with."""

from __future__ import annotations

from data.books import TOTAL
from engine.core import Seat
from engine.indian_chief.options import Options, chosen
from engine.indian_chief.situation import View


def mode(options: Options) -> str:
    """Name what results are comparable with: ``"modern solo triple columns=left_to_right"``."""
    ways = (("solo", options.solo), ("triple", options.triple))
    rules = (f"{rule}={choice}" for rule, choice in chosen(options).items())
    return " ".join((options.rulebook, *(way for way, on in ways if on), *rules))


def places(view: View) -> tuple[tuple[int, Seat], ...]:
    """Return place and seat, best first; equal totals share a place, unless a rule told them apart.

    Only the win is ever told apart (house rule 11): who has as many points as the winners and is
    none of them comes right behind.
    """
    order = sorted(range(view.players), key=lambda seat: (*_behind(view, seat), seat))
    ranks = [_behind(view, seat) for seat in order]
    return tuple((ranks.index(rank) + 1, seat) for rank, seat in zip(ranks, order, strict=True))


def feats(view: View, seat: Seat) -> dict[str, int]:
    """Return a seat's best of each meld, as scored before a column multiplied it, and its total."""
    best: dict[str, int] = {TOTAL: view.totals[seat]}
    for row in view.sheet[seat]:
        points = row.points // row.column
        best[row.meld] = max(points, best.get(row.meld, points))
    return best


def _behind(view: View, seat: Seat) -> tuple[int, bool]:
    return -view.totals[seat], seat not in view.winners
