"""The database file: private, one process at a time, checked and brought up to date at opening."""

from __future__ import annotations

import asyncio
import fcntl
import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from functools import partial
from importlib import resources
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

import aiosqlite

from data.store import StoreRefused

P = ParamSpec("P")
T = TypeVar("T")

BUSY_SECONDS = 5.0
"""So long a statement waits for somebody else's lock (a backup, a shell) before it fails."""

APPLICATION = int.from_bytes(b"CHTB")
"""Marks a file as ours; the first migration writes it."""

_PRIVATE = 0o600
_SMALLEST = 512  # bytes of SQLite's smallest page


class Connection(aiosqlite.Connection):
    """A connection that runs whole functions on its own thread.

    A function is run to its end whatever becomes of the caller, and no other comes between: so
    nothing ever sees, or leaves, a transaction half done.
    """

    async def run(
        self,
        function: Callable[Concatenate[sqlite3.Connection, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Return ``function(connection, ...)``, or raise what it raised."""
        call = partial(function, self._conn, *args, **kwargs)
        result: T = await self._execute(call)  # type: ignore[no-untyped-call]  # theirs is bare
        return result

    async def ended(self) -> None:
        """Wait until the thread of a connection that could not be opened has ended."""
        await asyncio.to_thread(self._thread.join)


async def connect(path: Path) -> Connection:
    """Open a connection that commits nothing by itself: transactions are begun by name."""
    open_file = partial(sqlite3.connect, path, timeout=BUSY_SECONDS, isolation_level=None)
    connection = Connection(open_file, iter_chunk_size=64)
    try:
        await connection
    except sqlite3.OperationalError as error:
        await connection.ended()  # it still speaks to this loop
        raise StoreRefused(f"{path} cannot be used: {error}.") from error
    return connection


@contextmanager
def claimed(path: Path) -> Iterator[Path]:
    """Hold the database for this process, on its real path; ``StoreRefused`` if another does.

    The lock file stays; the lock is the kernel's and ends with the process, killed or not.
    """
    path = path.expanduser().resolve()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = os.open(_beside(path, ".lock"), os.O_RDWR | os.O_CREAT, _PRIVATE)
    except OSError as error:
        raise _unusable(path, error) from error
    try:
        _lock(lock, path)
        _make_private(path)
        _refuse_remains(path)
        yield path
    finally:
        os.close(lock)


def _lock(lock: int, path: Path) -> None:
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise StoreRefused(f"{path} is in use by another process: stop that one first.") from None
    except OSError as error:
        raise _unusable(path, error) from error


def _make_private(path: Path) -> None:
    """Let only the owner read the file and what SQLite puts beside it; create it if missing.

    Never opens an existing file: closing it again would drop SQLite's own locks on it.
    """
    try:
        if not path.exists():
            os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, _PRIVATE))
        if not path.is_file():
            raise StoreRefused(f"{path} is not a file.")
        for file in (path, _beside(path, "-wal"), _beside(path, "-shm")):
            if file.exists() and file.stat().st_mode & 0o777 != _PRIVATE:
                file.chmod(_PRIVATE)
    except OSError as error:
        raise _unusable(path, error) from error


def _refuse_remains(path: Path) -> None:
    """Refuse what SQLite would take for a new database and write over."""
    size, log = path.stat().st_size, _beside(path, "-wal")
    if size == 0 and log.exists() and log.stat().st_size > 0:
        raise _damaged(path, "it is empty, but its log beside it is not")
    if 0 < size < _SMALLEST:
        raise _damaged(path, f"it has {size} bytes")


def prepare(connection: sqlite3.Connection, path: Path, migrations: Sequence[str]) -> None:
    """Check the database, then bring it up to date; ``StoreRefused`` leaves it as it was."""
    try:
        version = _check(connection, path, len(migrations))
        (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
        if mode != "wal":
            raise StoreRefused(f"{path} lies where SQLite cannot keep a write-ahead log.")
        connection.execute("PRAGMA synchronous = FULL")  # NORMAL loses commits in a power cut
        connection.execute("PRAGMA foreign_keys = ON")
        if 0 < version < len(migrations):
            back_up(connection, _beside(path, f".version-{version}"))
        for number in range(version, len(migrations)):
            _migrate(connection, number + 1, migrations[number])
    except (sqlite3.OperationalError, OSError) as error:
        raise StoreRefused(f"{path} cannot be used: {error}.") from error
    except sqlite3.DatabaseError as error:
        raise _damaged(path, str(error)) from error


def _check(connection: sqlite3.Connection, path: Path, newest: int) -> int:
    """Return the version of a sound database of ours, 0 for an empty one."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (items,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if not (version or application or items):
        return 0
    if application != APPLICATION:
        raise StoreRefused(f"{path} is not a database of Chief's Table.")
    if version > newest:
        raise StoreRefused(
            f"{path} was made by a newer version of this program"
            f" (database {version}, known up to {newest}): update the program."
        )
    ((sound,), *_) = connection.execute("PRAGMA quick_check(1)").fetchall()
    if sound != "ok":
        raise _damaged(path, sound)
    if connection.execute("PRAGMA foreign_key_check").fetchone():
        raise _damaged(path, "rows refer to others that are missing")
    return int(version)


def _migrate(connection: sqlite3.Connection, number: int, script: str) -> None:
    """Run one migration and count it, in one transaction."""
    try:
        connection.executescript(
            f"BEGIN IMMEDIATE;\n{script}\n;PRAGMA user_version = {number};COMMIT;"
        )
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def back_up(connection: sqlite3.Connection, target: Path) -> None:
    """Copy the database to ``target``: whole and checked, or not at all."""
    part = _beside(target, ".part")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, _PRIVATE))
    with closing(sqlite3.connect(part)) as copy:
        connection.backup(copy)
        ((sound,), *_) = copy.execute("PRAGMA quick_check(1)").fetchall()
    if sound != "ok":
        raise _damaged(part, sound)
    part.replace(target)


def migrations() -> tuple[str, ...]:
    """Read the scripts that make the database, in order; the first leads to version 1."""
    folder = resources.files("data") / "migrations"
    scripts = sorted(
        (item for item in folder.iterdir() if item.name.endswith(".sql")), key=lambda s: s.name
    )
    return tuple(script.read_text("utf-8") for script in scripts)


def _beside(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)


def _unusable(path: Path, error: OSError) -> StoreRefused:
    return StoreRefused(f"{path} cannot be used: {error.strerror}.")


def _damaged(path: Path, detail: str) -> StoreRefused:
    return StoreRefused(f"{path} is damaged ({detail}) and was left as it is: restore a backup.")
