"""Until when a phase lasts, and whose night or absence set that, in words."""

from __future__ import annotations

from bot.present.names import seat_mention
from bot.present.words import when
from bot.tongue import say
from data.log import Table
from engine.core import Seat


def until_when(table: Table, at: int) -> str:
    """Return ``at``, the deadline of ``table``: ``"<t:1:f> (<t:1:R>), set by Ada's night"``.

    The end of a grace is nobody's.
    """
    if table.by is None or table.grace:
        return when(at)
    message = "deadline-absence" if _away(table, table.by) else "deadline-night"
    return say(message, at=when(at), name=seat_mention(table, table.by))


def _away(table: Table, seat: Seat) -> bool:
    """Whether somebody was away when the phase began, or went away in it."""
    began, user = table.began or 0, table.chairs[seat].user
    return any(away.user == user and away.until > began for away in table.away)
