"""What a game that was played to its end was worth to each person who played it."""

from __future__ import annotations

from typing import Any

from bot.games import hosting_of
from data.books import Result
from data.log import Table


def results(table: Table, view: Any, at: int) -> tuple[Result, ...]:  # noqa: ANN401  any game's
    """Return what everybody came to who played the own seat to the end; ``view`` is anybody's."""
    hosting = hosting_of(table.options)
    return tuple(
        Result(user, hosting.mode(table.options), view.totals[seat], place, view.players, at)
        for place, seat in hosting.places(view)
        for user in table.people_at((seat,))
    )
