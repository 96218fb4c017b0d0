"""A backup put in the database's place; what was there is kept aside."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from data.backup import fill, reading, size_of
from data.checks import THIS_MACHINE, Machine, refusing, require_room
from data.claim import claimed, finish_restore, kept_aside, staged
from data.files import put, unfinished
from data.store import StoreRefused

UNKNOWN_IDS: Final = 1_000
"""So many ids of tables are left out where nobody can tell which were given after the backup."""

_STAMP: Final = "%Y%m%dT%H%M%SZ"


def restore(
    source: Path, database: Path, now: datetime, machine: Machine = THIS_MACHINE
) -> Path | None:
    """Put a copy of the backup ``source`` in the place of ``database``.

    Returns where what was there is kept from now on; ``None`` if nothing was there. Either all of
    it happens or nothing, whenever it is broken off. ``StoreRefused`` while the bot runs, and for
    a backup that is damaged, foreign or of a newer program.
    """
    source, database = source.expanduser().resolve(), database.expanduser().resolve()
    if source == database:
        raise StoreRefused(f"{source} is the database itself.")
    with reading(source) as backup, claimed(database, machine), refusing(database):
        require_room(database, machine, needed=size_of(backup))
        given = _last_id(database)
        stamp = _free_stamp(database, now)
        with unfinished(database) as part:
            fill(backup, source, part)
            _skip_ids(part, given)
            put(part, staged(database, stamp))
        finish_restore(database)
    aside = kept_aside(database, stamp)
    return aside if aside.exists() else None


def _free_stamp(database: Path, now: datetime) -> str:
    """Name this moment, or the next second at which nothing was kept aside."""
    stamp = now.astimezone(UTC).strftime(_STAMP)
    if kept_aside(database, stamp).exists():
        return _free_stamp(database, now + timedelta(seconds=1))
    return stamp


def _last_id(database: Path) -> int | None:
    """Return the last id given to a table so far, ``None`` where that cannot be read."""
    if not database.exists():
        return 0
    try:
        with reading(database) as connection:
            return _last(connection)
    except StoreRefused:
        return None


def _last(connection: sqlite3.Connection) -> int:
    query = "SELECT seq FROM sqlite_sequence WHERE name = 'tables'"
    row: tuple[int] | None = connection.execute(query).fetchone()
    return row[0] if row else 0


def _skip_ids(part: Path, given: int | None) -> None:
    """Let no new table have an id that one since the backup had: old posts still carry it."""
    with closing(sqlite3.connect(part)) as connection:
        last = _last(connection)
        after = last + UNKNOWN_IDS if given is None else max(last, given)
        if after > last:
            connection.execute("DELETE FROM sqlite_sequence WHERE name = 'tables'")
            connection.execute("INSERT INTO sqlite_sequence VALUES ('tables', ?)", (after,))
            connection.commit()
