"""The statements of the SQLite store for how far each table has been told."""

from __future__ import annotations

import sqlite3

from data.log import TableId
from data.store import Dm, NoSuchTable, Post, Telling, Told


def mark_behind(db: sqlite3.Connection, table: TableId) -> None:
    """Note whether a table's channel or people have not been told everything."""
    db.execute(
        "UPDATE tables SET behind = announced < head OR EXISTS"
        " (SELECT 1 FROM seats WHERE table_id = tables.id AND told < tables.head)"
        " WHERE id = ?",
        (table,),
    )


def behind(db: sqlite3.Connection) -> tuple[TableId, ...]:
    """See ``Store.behind``."""
    rows = db.execute("SELECT id FROM tables WHERE behind = 1 ORDER BY id")
    return tuple(table for (table,) in rows.fetchall())


def telling(db: sqlite3.Connection, table: TableId) -> Telling:
    """See ``Store.telling``."""
    rows = db.execute(
        "SELECT t.head, t.announced, t.post_channel, t.post_message, t.post_seq,"
        " s.user, s.told, s.dm, s.post_channel, s.post_message, s.post_seq"
        " FROM tables t LEFT JOIN seats s ON s.table_id = t.id WHERE t.id = ? ORDER BY s.user",
        (table,),
    ).fetchall()
    if not rows:
        raise NoSuchTable(table)
    head, announced, *status = rows[0][:5]
    people = tuple(
        Told(user, told, Dm(dm), _post(*post))
        for user, told, dm, *post in (row[5:] for row in rows)
        if user is not None
    )
    return Telling(table, head, announced, _post(*status), people)


def announced(db: sqlite3.Connection, table: TableId, seq: int, status: Post | None) -> None:
    """See ``Store.announced``."""
    told = db.execute(
        "UPDATE tables SET announced = ?, post_channel = ?, post_message = ?, post_seq = ?"
        " WHERE id = ?",
        (seq, *_columns(status), table),
    )
    if not told.rowcount:
        raise NoSuchTable(table)
    mark_behind(db, table)


def told(db: sqlite3.Connection, table: TableId, told: Told) -> None:
    """See ``Store.told``."""
    db.execute(
        "UPDATE seats SET told = ?, dm = ?, post_channel = ?, post_message = ?, post_seq = ?"
        " WHERE table_id = ? AND user = ?",
        (told.seq, told.dm, *_columns(told.post), table, told.user),
    )
    mark_behind(db, table)


def _post(channel: int | None, message: int, seq: int) -> Post | None:
    return None if channel is None else Post(channel, message, seq)


def _columns(post: Post | None) -> tuple[int | None, int | None, int | None]:
    return (post.channel, post.message, post.seq) if post else (None, None, None)
