"""The statements of the SQLite store for what a seat plays if it misses a deadline."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable

from data.log import TableId
from data.store import NoSuchTable
from engine.core import Seat


def save_plan(db: sqlite3.Connection, table: TableId, seat: Seat, plan: str) -> None:
    """See ``Store.save_plan``."""
    if db.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchone() is None:
        raise NoSuchTable(table)
    _put(db, table, ((seat, plan),))


def plans(db: sqlite3.Connection, table: TableId) -> dict[Seat, str]:
    """See ``Store.plans``."""
    rows = db.execute("SELECT seat, plan FROM plans WHERE table_id = ?", (table,))
    return dict(rows.fetchall())


def drop_plan(db: sqlite3.Connection, table: TableId, seat: Seat) -> None:
    """See ``Store.drop_plan``."""
    db.execute("DELETE FROM plans WHERE table_id = ? AND seat = ?", (table, seat))


def move(
    db: sqlite3.Connection,
    table: TableId,
    seats: Iterable[Seat],
    kept: Iterable[tuple[Seat, str]],
) -> None:
    """Drop drafts and plans of ``seats``, and keep the plans that are kept all the same."""
    for seat in seats:
        db.execute("DELETE FROM drafts WHERE table_id = ? AND seat = ?", (table, seat))
        drop_plan(db, table, seat)
    _put(db, table, kept)


def _put(db: sqlite3.Connection, table: TableId, kept: Iterable[tuple[Seat, str]]) -> None:
    db.executemany(
        "INSERT OR REPLACE INTO plans (table_id, seat, plan) VALUES (?, ?, ?)",
        [(table, seat, plan) for seat, plan in kept],
    )
