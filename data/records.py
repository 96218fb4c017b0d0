"""The statements of the SQLite store for what outlives a table: results, and people's settings."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable

from data.books import Record, Result, Server
from data.codec import read_profile, read_server, write_profile, write_server
from data.log import TableId, UserId
from data.people import Profile


def add_results(db: sqlite3.Connection, table: TableId, results: Iterable[Result]) -> None:
    """Keep what each person came to."""
    db.executemany(
        "INSERT INTO results (table_id, user, mode, points, place, players, at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
        [(table, r.user, r.mode, r.points, r.place, r.players, r.at) for r in results],
    )


def record(db: sqlite3.Connection, user: UserId, mode: str, lowest: bool) -> Record | None:  # noqa: FBT001  as the reader passes it
    """See ``Store.record``."""
    most, fewest, games = db.execute(
        "SELECT max(points), min(points), count(*) FROM results WHERE user = ? AND mode = ?",
        (user, mode),
    ).fetchone()
    return Record(fewest if lowest else most, games) if games else None


def server(db: sqlite3.Connection, number: int) -> Server:
    """See ``Store.server``."""
    row = db.execute("SELECT body FROM servers WHERE id = ?", (number,)).fetchone()
    return Server(number) if row is None else read_server(row[0])


def put_server(db: sqlite3.Connection, kept: Server) -> None:
    """See ``Store.put_server``."""
    db.execute(
        "INSERT INTO servers (id, body) VALUES (?, ?)"
        " ON CONFLICT (id) DO UPDATE SET body = excluded.body",
        (kept.id, write_server(kept)),
    )


def profiles(db: sqlite3.Connection, users: tuple[UserId, ...]) -> dict[UserId, Profile]:
    """See ``Store.profiles``."""
    rows = db.execute(
        "SELECT body FROM profiles WHERE user IN (SELECT value FROM json_each(?))",
        (json.dumps(users),),
    )
    read = (read_profile(body) for (body,) in rows.fetchall())
    return {profile.user: profile for profile in read}


def put_profile(db: sqlite3.Connection, kept: Profile) -> None:
    """See ``Store.put_profile``."""
    db.execute(
        "INSERT INTO profiles (user, body) VALUES (?, ?)"
        " ON CONFLICT (user) DO UPDATE SET body = excluded.body",
        (kept.user, write_profile(kept)),
    )
