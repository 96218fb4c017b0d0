"""The statements of the SQLite store: each function is one piece of work on a connection."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Sequence
from itertools import zip_longest
from typing import TypeAlias, TypeVar

from data import rows_plans
from data.codec import Written, decode, encode
from data.log import LogEvent, Place, TableClosed, TableId, UserId
from data.rows_boards import add_feats, add_results
from data.rows_punctuality import add_owed
from data.rows_reminding import replace_reminders
from data.rows_telling import mark_behind
from data.store import (
    DUE_AT_ONCE,
    LATEST,
    REMEMBERED,
    Append,
    Conflict,
    Founding,
    Index,
    Log,
    NoSuchTable,
    Repeated,
)
from engine.core import Seat

T = TypeVar("T")

_Linked: TypeAlias = tuple[Written, bytes | None]
"""An event as written, and its link."""


def create(
    db: sqlite3.Connection, found: Callable[[TableId], Founding], interaction: int | None
) -> TableId:
    """See ``Store.create``."""
    _refuse_repeated(db, interaction)
    last = db.execute("SELECT seq FROM sqlite_sequence WHERE name = 'tables'").fetchone()
    table: TableId = last[0] + 1 if last else 1
    founding = found(table)
    if founding.rematch_of is not None:
        _refuse_second_rematch(db, founding.rematch_of)
    db.execute(
        "INSERT INTO tables (id, seed, rematch_of, channel, live) VALUES (?, ?, ?, ?, 1)",
        (table, founding.seed, founding.rematch_of, founding.index.channel),
    )
    events = [encode(event) for event in founding.events]
    _advance(db, table, 0, [*zip_longest(events, founding.links)], founding.index)
    _close(db, table, founding.events)
    _remember(db, interaction, table)
    return table


def append(db: sqlite3.Connection, entry: Append, events: Sequence[Written]) -> None:
    """See ``Store.append``; ``events`` are those of the entry, as written."""
    _refuse_repeated(db, entry.interaction)
    _advance(db, entry.table, entry.after, [*zip_longest(events, entry.links)], entry.index)
    rows_plans.move(db, entry.table, entry.moved, entry.plans)
    _close(db, entry.table, entry.events)
    add_results(db, entry.table, entry.results)
    add_feats(db, entry.table, entry.feats)
    add_owed(db, entry.owed)
    _remember(db, entry.interaction, entry.table)


def _advance(
    db: sqlite3.Connection,
    table: TableId,
    after: int,
    events: Sequence[_Linked],
    index: Index,
) -> None:
    """Append to the log and replace the index."""
    moved = db.execute(
        "UPDATE tables SET head = head + ?, channel = ?, due = ?, live = ?, public = ?, server = ?"
        " WHERE id = ? AND head = ?",
        (len(events), *_found_by(index), table, after),
    )
    if not moved.rowcount:
        raise Conflict(f"{_head(db, table)} events, not {after}")
    db.executemany(
        "INSERT INTO events (table_id, seq, kind, body, link) VALUES (?, ?, ?, ?, ?)",
        [(table, seq, *event, link) for seq, (event, link) in enumerate(events, after + 1)],
    )
    _seat(db, table, index)
    replace_reminders(db, table, index.reminders)
    mark_behind(db, table)


def _found_by(index: Index) -> tuple[int | None, ...]:
    return index.channel, index.due, index.live, index.public, index.server


def _close(db: sqlite3.Connection, table: TableId, events: Sequence[LogEvent]) -> None:
    """Note when a table has closed; nobody picks or plans anything there any more."""
    for event in events:
        if isinstance(event, TableClosed):
            db.execute("UPDATE tables SET closed_at = ? WHERE id = ?", (event.at, table))
            db.execute("DELETE FROM drafts WHERE table_id = ?", (table,))
            db.execute("DELETE FROM plans WHERE table_id = ?", (table,))


def _seat(db: sqlite3.Connection, table: TableId, index: Index) -> None:
    """Replace those who hold a seat; most events leave them as they are."""
    seated = db.execute("SELECT user, live FROM seats WHERE table_id = ?", (table,)).fetchall()
    if dict(seated) == dict.fromkeys(index.people, index.live):
        return
    people = json.dumps(index.people)
    db.execute(
        "DELETE FROM seats WHERE table_id = ? AND user NOT IN (SELECT value FROM json_each(?))",
        (table, people),
    )
    db.execute(
        "INSERT INTO seats (table_id, user, live) SELECT ?, value, ? FROM json_each(?) WHERE true"
        " ON CONFLICT DO UPDATE SET live = excluded.live",
        (table, index.live, people),
    )
    db.execute(
        "DELETE FROM followers WHERE table_id = ? AND user IN (SELECT value FROM json_each(?))",
        (table, people),
    )


def _head(db: sqlite3.Connection, table: TableId) -> int:
    row = db.execute("SELECT head FROM tables WHERE id = ?", (table,)).fetchone()
    return int(_found(row, table)[0])


def _refuse_repeated(db: sqlite3.Connection, interaction: int | None) -> None:
    table = _table_of(db, interaction)
    if table is not None:
        raise Repeated(table)


def _table_of(db: sqlite3.Connection, interaction: int | None) -> TableId | None:
    """Return the table at which an interaction was carried out."""
    row = db.execute(
        "SELECT table_id FROM seen_interactions WHERE interaction = ?", (interaction,)
    ).fetchone()
    return row[0] if row else None


def _refuse_second_rematch(db: sqlite3.Connection, table: TableId) -> None:
    _head(db, table)
    if rematch_of(db, table) is not None:
        raise Conflict(f"table {table} has a rematch")


def _remember(db: sqlite3.Connection, interaction: int | None, table: TableId) -> None:
    if interaction is not None:
        db.execute("INSERT INTO seen_interactions VALUES (?, ?)", (interaction, table))
        _forget_two(db, interaction - REMEMBERED)


def _forget_two(db: sqlite3.Connection, before: int) -> None:
    """Forget interactions twice as fast as new ones come, each time at the same small cost."""
    db.execute(
        "DELETE FROM seen_interactions WHERE interaction IN (SELECT interaction"
        " FROM seen_interactions WHERE interaction < ? ORDER BY interaction LIMIT 2)",
        (before,),
    )


def load(
    db: sqlite3.Connection, table: TableId
) -> tuple[bytes, int, list[Written], list[bytes | None]]:
    """Return the seed, the edition and the events as written, with the link of each."""
    rows = db.execute(
        "SELECT seed, edition, kind, body, link FROM tables LEFT JOIN events ON table_id = id"
        " WHERE id = ? ORDER BY seq",
        (table,),
    ).fetchall()
    seed, edition = _found(rows, table)[0][:2]
    stored = [row[2:] for row in rows if row[2] is not None]
    written, links = [(kind, body) for kind, body, _ in stored], [link for *_, link in stored]
    return seed, edition, written, links


def log_of(
    table: TableId,
    seed: bytes,
    edition: int,
    written: Sequence[Written],
    links: Sequence[bytes | None],
) -> Log:
    """Read a log back as it is stored; ``BadEvent``."""
    events = tuple(decode(kind, text) for kind, text in written)
    return Log(table, seed, events, edition, tuple(written), tuple(links))


def carried_out(db: sqlite3.Connection, interaction: int) -> bool:
    """See ``Store.carried_out``."""
    return _table_of(db, interaction) is not None


def rematch_of(db: sqlite3.Connection, table: TableId) -> TableId | None:
    """See ``Store.rematch_of``."""
    row = db.execute("SELECT id FROM tables WHERE rematch_of = ?", (table,)).fetchone()
    return row[0] if row else None


def save_draft(db: sqlite3.Connection, table: TableId, seat: Seat, step: int, draft: str) -> None:
    """See ``Store.save_draft``."""
    _head(db, table)
    db.execute("INSERT OR REPLACE INTO drafts VALUES (?, ?, ?, ?)", (table, seat, step, draft))


def draft(db: sqlite3.Connection, table: TableId, seat: Seat, step: int) -> str | None:
    """See ``Store.draft``."""
    row = db.execute(
        "SELECT draft FROM drafts WHERE table_id = ? AND seat = ? AND step = ?",
        (table, seat, step),
    ).fetchone()
    return row[0] if row else None


def tables_of(db: sqlite3.Connection, user: UserId, channel: int | None) -> tuple[TableId, ...]:
    """See ``Store.tables_of``."""
    return _ids(
        db,
        "SELECT table_id FROM seats JOIN tables ON id = table_id"
        " WHERE user = ?1 AND seats.live = 1 AND (?2 IS NULL OR channel = ?2)"
        " ORDER BY table_id DESC",
        user,
        channel,
    )


def tables_in(db: sqlite3.Connection, channel: int) -> tuple[TableId, ...]:
    """See ``Store.tables_in``."""
    return _ids(
        db,
        "SELECT id FROM tables WHERE channel = ? AND live = 1 AND public = 1 ORDER BY id DESC",
        channel,
    )


def ended_in(db: sqlite3.Connection, channel: int) -> tuple[TableId, ...]:
    """See ``Store.ended_in``."""
    return _ids(
        db,
        "SELECT id FROM tables WHERE channel = ? AND live = 0 AND public = 1"
        " ORDER BY id DESC LIMIT ?",
        channel,
        LATEST,
    )


def live_tables(db: sqlite3.Connection) -> tuple[TableId, ...]:
    """See ``Store.live_tables``."""
    return _ids(db, "SELECT id FROM tables WHERE live = 1 ORDER BY id")


def live_places(db: sqlite3.Connection) -> tuple[Place, ...]:
    """See ``Store.live_places``."""
    rows = db.execute(
        "SELECT channel, max(server) FROM tables WHERE live = 1 AND public = 1"
        " GROUP BY channel ORDER BY channel"
    )
    return tuple(Place(*row) for row in rows.fetchall())


def next_due(db: sqlite3.Connection, but: frozenset[TableId]) -> int | None:
    """See ``Store.next_due``."""
    row = db.execute(
        "SELECT due FROM tables WHERE due IS NOT NULL"
        " AND id NOT IN (SELECT value FROM json_each(?)) ORDER BY due LIMIT 1",
        (json.dumps(list(but)),),
    ).fetchone()
    return row[0] if row else None


def due(db: sqlite3.Connection, now: int, but: frozenset[TableId]) -> tuple[TableId, ...]:
    """See ``Store.due``."""
    return _ids(
        db,
        "SELECT id FROM tables WHERE due <= ? AND id NOT IN (SELECT value FROM json_each(?))"
        " ORDER BY due, id LIMIT ?",
        now,
        json.dumps(list(but)),
        DUE_AT_ONCE,
    )


def _ids(db: sqlite3.Connection, query: str, *values: int | str | None) -> tuple[TableId, ...]:
    return tuple(table for (table,) in db.execute(query, values).fetchall())


def _found(rows: T | None, table: TableId) -> T:
    if not rows:
        raise NoSuchTable(table)
    return rows
