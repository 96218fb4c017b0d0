"""The statements of the SQLite store for what is not to be kept: see ``data.keeping``."""

from __future__ import annotations

import sqlite3
from typing import Final

from data.chain import rewritten
from data.codec import decode
from data.former import names, next_number, without
from data.log import TableId, UserId
from data.rows import load, log_of
from data.rows_telling import mark_behind
from data.store import DUE_AT_ONCE, NoSuchTable
from engine.core import Seat

_OF_PEOPLE: Final = (
    *("people", "profiles", "punctuality", "followers", "results", "feats", "seats", "forgetting"),
)
"""The tables with rows of one person each."""

PIECE: Final = 200
"""So many tables are searched in one go."""


def last_table(db: sqlite3.Connection) -> TableId:
    """Return the highest number of a table, 0 where there is none."""
    number: TableId = db.execute("SELECT coalesce(max(id), 0) FROM tables").fetchone()[0]
    return number


def tables_naming(
    db: sqlite3.Connection, user: UserId, first: TableId, last: TableId
) -> tuple[TableId, ...]:
    """Return those of a range of tables whose log names a person."""
    rows = db.execute(
        "SELECT table_id, kind, body FROM events WHERE table_id BETWEEN ? AND ?"
        " AND substr(kind, 1, 6) = 'table.' AND instr(body, ?) ORDER BY table_id",
        (first, last, str(user)),
    )
    found = (table for table, kind, body in rows.fetchall() if names(decode(kind, body), user))
    return tuple(dict.fromkeys(found))


def begin_forgetting(db: sqlite3.Connection, user: UserId) -> None:
    """See ``Store.begin_forgetting``."""
    db.execute("INSERT OR IGNORE INTO forgetting VALUES (?)", (user,))


def to_forget(db: sqlite3.Connection) -> tuple[UserId, ...]:
    """See ``Store.to_forget``."""
    return _numbers(db, "SELECT user FROM forgetting ORDER BY user")


def forget_at(db: sqlite3.Connection, table: TableId, user: UserId, seat: Seat | None) -> None:
    """See ``Store.forget_at``."""
    try:
        _write_anew(db, table, user)
    except NoSuchTable:
        return
    db.execute("DELETE FROM seats WHERE table_id = ? AND user = ?", (table, user))
    db.execute("DELETE FROM followers WHERE table_id = ? AND user = ?", (table, user))
    db.execute("DELETE FROM drafts WHERE table_id = ? AND seat = ?", (table, seat))
    db.execute("DELETE FROM plans WHERE table_id = ? AND seat = ?", (table, seat))
    db.execute("DELETE FROM results WHERE table_id = ? AND user = ?", (table, user))
    db.execute("DELETE FROM feats WHERE table_id = ? AND user = ?", (table, user))
    mark_behind(db, table)


def _write_anew(db: sqlite3.Connection, table: TableId, user: UserId) -> None:
    """Put a former player's number in the place of a person's id, wherever a log names them."""
    log = log_of(table, *load(db, table))
    number = next_number(log.events)
    changed = [
        (*rewritten(without(event, user, number), before), table, seq)
        for seq, (event, before) in enumerate(zip(log.events, log.written, strict=True), 1)
        if names(event, user)
    ]
    if changed:
        db.executemany(
            "UPDATE events SET kind = ?, body = ? WHERE table_id = ? AND seq = ?", changed
        )
        db.execute("UPDATE tables SET edition = edition + 1 WHERE id = ?", (table,))


def forget(db: sqlite3.Connection, user: UserId) -> None:
    """See ``Store.forget``."""
    for table in _OF_PEOPLE:
        db.execute(f"DELETE FROM {table} WHERE user = ?", (user,))  # noqa: S608  names of ours


def forget_strangers(db: sqlite3.Connection) -> None:
    """See ``Store.forget_strangers``."""
    strange = "user NOT IN (SELECT user FROM seats) AND user NOT IN (SELECT user FROM results)"
    db.execute(f"DELETE FROM people WHERE stranger AND {strange}")  # noqa: S608  words of ours
    db.execute(f"UPDATE people SET stranger = ({strange})")  # noqa: S608  words of ours


def closed_before(db: sqlite3.Connection, moment: int) -> tuple[TableId, ...]:
    """See ``Store.closed_before``."""
    return _numbers(
        db,
        "SELECT id FROM tables WHERE closed_at < ? ORDER BY closed_at, id LIMIT ?",
        moment,
        DUE_AT_ONCE,
    )


def drop_table(db: sqlite3.Connection, table: TableId, *, results: bool) -> None:
    """See ``Store.drop_table``."""
    if results:
        db.execute("DELETE FROM results WHERE table_id = ?", (table,))
        db.execute("DELETE FROM feats WHERE table_id = ?", (table,))
    db.execute("UPDATE tables SET rematch_of = NULL WHERE rematch_of = ?", (table,))
    for part in ("events", "seats", "drafts", "plans", "followers"):
        db.execute(f"DELETE FROM {part} WHERE table_id = ?", (table,))  # noqa: S608  names of ours
    db.execute("DELETE FROM tables WHERE id = ?", (table,))


def server_left(db: sqlite3.Connection, server: int, at: int) -> None:
    """See ``Store.server_left``."""
    db.execute("INSERT OR IGNORE INTO left_servers VALUES (?, ?)", (server, at))


def server_back(db: sqlite3.Connection, server: int) -> None:
    """See ``Store.server_back``."""
    db.execute("DELETE FROM left_servers WHERE id = ?", (server,))


def servers_left(db: sqlite3.Connection, before: int) -> tuple[int, ...]:
    """See ``Store.servers_left``."""
    return _numbers(db, "SELECT id FROM left_servers WHERE at < ? ORDER BY at, id", before)


def servers_known(db: sqlite3.Connection) -> tuple[int, ...]:
    """See ``Store.servers_known``."""
    return _numbers(
        db,
        "SELECT server FROM tables WHERE server IS NOT NULL"
        " UNION SELECT id FROM servers ORDER BY 1",
    )


def tables_of_server(db: sqlite3.Connection, server: int) -> tuple[TableId, ...]:
    """See ``Store.tables_of_server``."""
    return _numbers(db, "SELECT id FROM tables WHERE server = ? ORDER BY id", server)


def forget_server(db: sqlite3.Connection, server: int) -> None:
    """See ``Store.forget_server``."""
    db.execute("DELETE FROM servers WHERE id = ?", (server,))
    db.execute("DELETE FROM left_servers WHERE id = ?", (server,))
    db.execute("UPDATE results SET server = NULL WHERE server = ?", (server,))
    db.execute("UPDATE feats SET server = NULL WHERE server = ?", (server,))


def _numbers(db: sqlite3.Connection, query: str, *values: int) -> tuple[int, ...]:
    return tuple(number for (number,) in db.execute(query, values).fetchall())
