"""Tables at which nothing happens any more: how long they last, the warning, the end."""

from __future__ import annotations

from typing import Final

from bot import paces
from bot.clock import MINUTE
from bot.games import alone
from bot.paces import DAY
from bot.standing import Standing
from data.log import Ending, ExpirySet, ExpiryWarned, LogEvent, Posts, Stage, Stranding, TableClosed

ALONE: Final = 30 * DAY
"""How long a solo game lasts that is told somewhere."""

STRANDED: Final = 14 * DAY
"""How long a table lasts that cannot be told."""

LEFT: Final = 30 * DAY
"""How long everything of a server lasts that the bot is no longer in: it may be invited again."""

WARNING: Final = 4
"""The warning comes at one such part of the whole time before the end."""

_LEAST = MINUTE
"""By less than this an end is not moved, so that not every event brings another one."""


def life(standing: Standing) -> int | None:
    """Return how long the table lasts if nothing happens, in milliseconds; ``None``: for ever.

    A solo game that is told nowhere never ends by itself, as nobody could be warned.
    """
    table = standing.table
    if table.stage is Stage.CLOSED:
        return None
    if table.stranded is not None:
        return LEFT if table.stranded.why is Stranding.SERVER else STRANDED
    if alone(table.options):
        return None if table.posts is Posts.NOWHERE else ALONE
    waits = table.stage is Stage.LOBBY or standing.abandoned
    return paces.life(table.times) if waits else None


def renewed(standing: Standing, now: int) -> tuple[LogEvent, ...]:
    """Move the end of a table at which something has just happened."""
    table, length = standing.table, life(standing)
    if table.stage is Stage.CLOSED or length is None is table.expires:
        return ()
    if length is None:
        return (ExpirySet(None),)
    at = now + length
    if table.expires is not None and not table.warned and abs(at - table.expires) < _LEAST:
        return ()
    return (ExpirySet(at),)


def warns(standing: Standing) -> int | None:
    """Return when the warning is due, or the end where it has come; ``None`` for neither."""
    table = standing.table
    if table.expires is None or table.warned:
        return table.expires
    return table.expires - _notice(standing)


def warning(standing: Standing, now: int) -> tuple[LogEvent, ...]:
    """Warn, and leave time to act on it however late the warning comes."""
    at = standing.table.expires
    latest = now + _notice(standing)
    return (ExpiryWarned(latest if at is None else max(at, latest)),)


def expired(now: int) -> tuple[LogEvent, ...]:
    """Close a table at which nothing has happened since the warning."""
    return (TableClosed(Ending.EXPIRED, None, now),)


def _notice(standing: Standing) -> int:
    return (life(standing) or 0) // WARNING
