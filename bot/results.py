"""What a game that was played to its end was worth to each person who played it."""

from __future__ import annotations

from typing import Any

from bot.games import HOSTED, hosting_of
from data.books import Feat, Result
from data.log import Posts, Table
from engine.indian_chief.play import INDIAN_CHIEF


def results(table: Table, view: Any, at: int) -> tuple[Result, ...]:  # noqa: ANN401  any game's
    """Return what everybody came to who played the own seat to the end; ``view`` is anybody's."""
    hosting, server = hosting_of(table.options), server_of(table)
    mode = hosting.mode(table.options)
    return tuple(
        Result(user, mode, view.totals[seat], place, view.players, at, server)
        for place, seat in hosting.places(view)
        for user in table.people_at((seat,))
    )


def feats(table: Table, view: Any, at: int) -> tuple[Feat, ...]:  # noqa: ANN401  any game's
    """Return what everybody did who has a result, as far as it may be a record."""
    hosting, server = hosting_of(table.options), server_of(table)
    mode = hosting.mode(table.options)
    return tuple(
        Feat(user, mode, category, points, at, server)
        for _, seat in hosting.places(view)
        for user in table.people_at((seat,))
        for category, points in hosting.feats(view, seat).items()
    )


def game_of(mode: str) -> str:
    """Return the key of the game that a mode belongs to; Indian Chief's begin with a rulebook."""
    first = mode.split(maxsplit=1)[0]
    return first if first in HOSTED else INDIAN_CHIEF.key


def server_of(table: Table) -> int | None:
    """Return where a game was told: of one that only its player has seen no server knows."""
    return table.place.server if table.posts is Posts.CHANNEL else None
