"""What a game that was played to its end was worth to each person who played it."""

from __future__ import annotations

from data.books import Result
from data.log import Table
from engine.catalog import Options
from engine.core import Seat
from engine.indian_chief.options import chosen
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


def _behind(view: View, seat: Seat) -> tuple[int, bool]:
    return -view.totals[seat], seat not in view.winners


def results(table: Table, view: View, at: int) -> tuple[Result, ...]:
    """Return what everybody came to who played the own seat to the end; ``view`` is anybody's."""
    return tuple(
        Result(user, mode(table.options), view.totals[seat], place, view.players, at)
        for place, seat in places(view)
        for user in (table.chairs[seat].user,)
        if user is not None and table.chairs[seat].computer is None
    )
