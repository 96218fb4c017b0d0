"""The statements of the SQLite store for what is of no table: results, names, what is set."""

from __future__ import annotations

import json
import sqlite3

from data.books import Record, Server
from data.codec import read_profile, read_server, write_profile, write_server
from data.digests import Digest
from data.log import UserId
from data.people import Profile
from data.store import DUE_AT_ONCE, Person


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
    """See ``Digests.profiles``."""
    rows = db.execute(
        "SELECT body FROM profiles WHERE user IN (SELECT value FROM json_each(?))",
        (json.dumps(users),),
    )
    read = (read_profile(body) for (body,) in rows.fetchall())
    return {profile.user: profile for profile in read}


def put_profile(db: sqlite3.Connection, kept: Profile, digest: Digest | None) -> None:
    """See ``Digests.put_profile``."""
    db.execute(
        "INSERT INTO profiles (user, body) VALUES (?, ?)"
        " ON CONFLICT (user) DO UPDATE SET body = excluded.body",
        (kept.user, write_profile(kept)),
    )
    if digest is not None:
        digested(db, kept.user, digest)


def digest_of(db: sqlite3.Connection, user: UserId) -> int | None:
    """See ``Digests.digest_of``."""
    row = db.execute("SELECT digest_at FROM profiles WHERE user = ?", (user,)).fetchone()
    return row[0] if row else None


def next_digest(db: sqlite3.Connection) -> int | None:
    """See ``Digests.next_digest``."""
    row = db.execute(
        "SELECT digest_at FROM profiles WHERE digest_at IS NOT NULL ORDER BY digest_at LIMIT 1"
    ).fetchone()
    return row[0] if row else None


def digests_due(db: sqlite3.Connection, now: int) -> tuple[UserId, ...]:
    """See ``Digests.digests_due``."""
    rows = db.execute(
        "SELECT user FROM profiles WHERE digest_at <= ? ORDER BY digest_at, user LIMIT ?",
        (now, DUE_AT_ONCE),
    )
    return tuple(user for (user,) in rows.fetchall())


def digested(db: sqlite3.Connection, user: UserId, digest: Digest) -> None:
    """See ``Digests.digested``."""
    db.execute("UPDATE profiles SET digest_at = ? WHERE user = ?", (digest.at, user))


def put_person(db: sqlite3.Connection, person: Person) -> None:
    """See ``Store.put_person``; an unchanged name costs no write."""
    db.execute(
        "INSERT INTO people (user, name) VALUES (?, ?)"
        " ON CONFLICT DO UPDATE SET name = excluded.name WHERE name <> excluded.name",
        (person.user, person.name),
    )


def names(db: sqlite3.Connection, users: tuple[UserId, ...]) -> dict[UserId, str]:
    """See ``Store.names``."""
    rows = db.execute(
        "SELECT user, name FROM people WHERE user IN (SELECT value FROM json_each(?))",
        (json.dumps(users),),
    )
    return dict(rows.fetchall())


def setting(db: sqlite3.Connection, key: str) -> str | None:
    """See ``Store.setting``."""
    row = db.execute("SELECT value FROM settings WHERE key = ?", (key,)).fetchone()
    return row[0] if row else None


def put_setting(db: sqlite3.Connection, key: str, value: str) -> None:
    """See ``Store.put_setting``."""
    db.execute("INSERT OR REPLACE INTO settings VALUES (?, ?)", (key, value))
