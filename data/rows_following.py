"""The statements of the SQLite store for who follows a table: see ``data.following``."""

from __future__ import annotations

import sqlite3

from data.following import Follower, Wish
from data.log import TableId, UserId


def followers(db: sqlite3.Connection, table: TableId) -> tuple[Follower, ...]:
    """See ``Following.followers``."""
    rows = db.execute(
        "SELECT user, what, told FROM followers WHERE table_id = ? ORDER BY user", (table,)
    )
    return tuple(Follower(user, Wish(what), told) for user, what, told in rows.fetchall())


def follow(db: sqlite3.Connection, table: TableId, follower: Follower) -> None:
    """See ``Following.follow``."""
    db.execute(
        "INSERT OR REPLACE INTO followers (table_id, user, what, told)"
        " SELECT id, ?2, ?3, ?4 FROM tables WHERE id = ?1"
        " AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = ?1 AND user = ?2)",
        (table, follower.user, follower.wish, follower.told),
    )


def unfollow(db: sqlite3.Connection, table: TableId, user: UserId) -> None:
    """See ``Following.unfollow``."""
    db.execute("DELETE FROM followers WHERE table_id = ? AND user = ?", (table, user))


def follower_told(db: sqlite3.Connection, table: TableId, user: UserId, seq: int) -> None:
    """See ``Following.follower_told``."""
    db.execute("UPDATE followers SET told = ? WHERE table_id = ? AND user = ?", (seq, table, user))


def follows(db: sqlite3.Connection, user: UserId) -> tuple[tuple[TableId, Follower], ...]:
    """See ``Following.follows``."""
    rows = db.execute(
        "SELECT table_id, what, told FROM followers WHERE user = ? ORDER BY table_id", (user,)
    )
    return tuple((table, Follower(user, Wish(what), told)) for table, what, told in rows.fetchall())


def news_for_followers(db: sqlite3.Connection) -> tuple[TableId, ...]:
    """See ``Following.news_for_followers``."""
    rows = db.execute(
        "SELECT DISTINCT table_id FROM followers JOIN tables ON id = table_id"
        " WHERE told < announced ORDER BY table_id"
    )
    return tuple(table for (table,) in rows.fetchall())
