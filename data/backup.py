"""Copies of a database: of one moment, checked, and whole or not there at all."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from data.checks import (
    THIS_MACHINE,
    Machine,
    examine,
    foreign,
    identify,
    refusing,
    require_room,
)
from data.files import BUSY_SECONDS, put, unfinished
from data.store import StoreRefused
from data.versions import newest

_PAGES: Final = 256  # a megabyte, after which others may have the disk
_PAUSE: Final = 0.005  # seconds


@contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection]:
    """Open a database of ours for reading one moment of it, also while the bot runs.

    Nothing of it is written; SQLite may leave an empty log beside one that nobody else has open.
    ``StoreRefused`` where there is none, and for one that is foreign, newer, or found damaged.
    """
    path = path.expanduser().resolve()
    if not path.is_file():
        raise StoreRefused(f"There is no database at {path}.")
    with refusing(path):
        uri = f"{path.as_uri()}?mode=ro"
        opened = sqlite3.connect(uri, uri=True, timeout=BUSY_SECONDS, isolation_level=None)
        with closing(opened) as connection:
            connection.execute("BEGIN")
            if not identify(connection, path, newest()):
                raise foreign(path)
            yield connection


def back_up(database: Path, target: Path, machine: Machine = THIS_MACHINE) -> None:
    """Write a backup to ``target``; ``StoreRefused`` where that cannot be, or has been before."""
    target = target.expanduser().resolve()
    if target.exists():
        raise StoreRefused(f"{target} is there already: choose another name for the backup.")
    with reading(database) as connection:
        copy(connection, database, target, machine)


def copy(
    connection: sqlite3.Connection, origin: Path, target: Path, machine: Machine = THIS_MACHINE
) -> None:
    """Copy the database ``origin`` as it is now into the place of whatever is at ``target``.

    Writers go on meanwhile, and are left room on the disk. ``StoreRefused`` for too little of it,
    and for a copy that is not sound, which is the fault of ``origin``.
    """
    with refusing(target):
        require_room(target, machine, needed=size_of(connection))
        with unfinished(target) as part:
            fill(connection, origin, part)
            put(part, target)


def fill(connection: sqlite3.Connection, origin: Path, part: Path) -> None:
    """Copy the database ``origin`` as it is now into the empty file ``part``; check what came."""
    with _one_moment(connection), closing(sqlite3.connect(part, isolation_level=None)) as written:
        written.execute("PRAGMA journal_mode = OFF")  # nobody needs half of it
        written.execute("PRAGMA synchronous = OFF")  # it is synced before it gets its name
        connection.backup(written, pages=_PAGES, progress=_let_others_go_on)
        written.execute("PRAGMA journal_mode = DELETE")  # one file, readable anywhere
    with refusing(origin), closing(sqlite3.connect(part, isolation_level=None)) as written:
        examine(written, origin, newest())


@contextmanager
def _one_moment(connection: sqlite3.Connection) -> Iterator[None]:
    """Read the same database throughout: a copy begins anew whenever it has changed."""
    began = not connection.in_transaction
    if began:
        connection.execute("BEGIN")
    try:
        connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        yield
    finally:
        if began:
            connection.execute("ROLLBACK")


def _let_others_go_on(_status: int, remaining: int, _total: int) -> None:
    if remaining:
        time.sleep(_PAUSE)


def size_of(connection: sqlite3.Connection) -> int:
    """Return the size of the database, as it is now, in bytes."""
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    (size,) = connection.execute("PRAGMA page_size").fetchone()
    return int(pages * size)
