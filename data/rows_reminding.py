"""The statements of the SQLite store for who is to be reminded: see ``data.reminding``."""

from __future__ import annotations

import sqlite3

from data.log import TableId, UserId
from data.reminding import Reminder
from data.store import DUE_AT_ONCE


def reminders(db: sqlite3.Connection, table: TableId) -> tuple[Reminder, ...]:
    """See ``Reminding.reminders``."""
    rows = db.execute(
        "SELECT user, remind, reminded FROM seats"
        " WHERE table_id = ? AND reminded IS NOT NULL ORDER BY user",
        (table,),
    )
    return tuple(Reminder(*row) for row in rows.fetchall())


def reminded(db: sqlite3.Connection, table: TableId, reminder: Reminder) -> None:
    """See ``Reminding.reminded``."""
    db.execute(
        "UPDATE seats SET remind = ?, reminded = ? WHERE table_id = ? AND user = ?",
        (reminder.at, reminder.done, table, reminder.user),
    )


def replace_reminders(db: sqlite3.Connection, table: TableId, wanted: tuple[Reminder, ...]) -> None:
    """Keep a table's reminders instead of those it had; most events leave them as they are."""
    kept = set(reminders(db, table))
    if kept == set(wanted):
        return
    db.execute(
        "UPDATE seats SET remind = NULL, reminded = NULL"
        " WHERE table_id = ? AND reminded IS NOT NULL",
        (table,),
    )
    for reminder in wanted:
        reminded(db, table, reminder)


def next_reminder(db: sqlite3.Connection) -> int | None:
    """See ``Reminding.next_reminder``."""
    row = db.execute(
        "SELECT remind FROM seats WHERE remind IS NOT NULL ORDER BY remind LIMIT 1"
    ).fetchone()
    return row[0] if row else None


def reminders_due(db: sqlite3.Connection, now: int) -> tuple[UserId, ...]:
    """See ``Reminding.reminders_due``."""
    rows = db.execute(
        "SELECT user FROM seats WHERE remind <= ? GROUP BY user ORDER BY min(remind), user LIMIT ?",
        (now, DUE_AT_ONCE),
    )
    return tuple(user for (user,) in rows.fetchall())


def reminders_of(db: sqlite3.Connection, user: UserId, until: int) -> tuple[TableId, ...]:
    """See ``Reminding.reminders_of``."""
    rows = db.execute(
        "SELECT table_id FROM seats WHERE user = ? AND remind <= ? ORDER BY remind, table_id",
        (user, until),
    )
    return tuple(table for (table,) in rows.fetchall())
