"""The statements of the SQLite store for moves made in time: see ``data.punctuality``."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable

from data.log import UserId
from data.punctuality import Owed, Share


def add_owed(db: sqlite3.Connection, owed: Iterable[Owed]) -> None:
    """Add to what people owed on a day."""
    db.executemany(
        "INSERT INTO punctuality (user, day, owed, missed) VALUES (?, ?, ?, ?)"
        " ON CONFLICT DO UPDATE SET owed = owed + excluded.owed, missed = missed + excluded.missed",
        [(each.user, each.day, each.owed, each.missed) for each in owed],
    )


def shares(db: sqlite3.Connection, users: tuple[UserId, ...]) -> dict[UserId, Share]:
    """See ``Punctuality.shares``."""
    rows = db.execute(
        "SELECT user, sum(owed), sum(missed) FROM punctuality"
        " WHERE user IN (SELECT value FROM json_each(?)) GROUP BY user",
        (json.dumps(users),),
    )
    return {user: Share(owed, missed) for user, owed, missed in rows.fetchall()}


def owed_by(db: sqlite3.Connection, user: UserId) -> tuple[Owed, ...]:
    """See ``Punctuality.owed_by``."""
    rows = db.execute(
        "SELECT user, day, owed, missed FROM punctuality WHERE user = ? ORDER BY day", (user,)
    )
    return tuple(Owed(*row) for row in rows.fetchall())


def drop_owed(db: sqlite3.Connection, before: int) -> None:
    """See ``Punctuality.drop_owed``."""
    db.execute("DELETE FROM punctuality WHERE day < ?", (before,))
