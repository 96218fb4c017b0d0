"""The database file: private, checked and brought up to date at opening."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

import aiosqlite

from data.backup import copy
from data.checks import Machine, damaged, examine, refusing
from data.files import BUSY_SECONDS, LOG, PRIVATE, beside, neighbours
from data.store import StoreRefused
from data.versions import migrate

P = ParamSpec("P")
T = TypeVar("T")

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


def make_private(path: Path) -> None:
    """Let only the owner read the file and what SQLite puts beside it; create it if missing.

    Never opens an existing file: closing it again would drop SQLite's own locks on it. Refuses
    what SQLite would take for a new database and write over.
    """
    with refusing(path):
        if not path.exists():
            os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, PRIVATE))
        if not path.is_file():
            raise StoreRefused(f"{path} is not a file.")
        for file in (path, *neighbours(path)):
            if file.exists() and file.stat().st_mode & 0o777 != PRIVATE:
                file.chmod(PRIVATE)
        _refuse_remains(path)


def _refuse_remains(path: Path) -> None:
    size, log = path.stat().st_size, beside(path, LOG)
    if size == 0 and log.exists() and log.stat().st_size > 0:
        raise damaged(path, "it is empty, but its log beside it is not")
    if 0 < size < _SMALLEST:
        raise damaged(path, f"it has {size} bytes")


def prepare(
    connection: sqlite3.Connection, path: Path, scripts: Sequence[str], machine: Machine
) -> None:
    """Check the database, then bring it up to date; ``StoreRefused`` leaves it as it was."""
    with refusing(path):
        version = examine(connection, path, len(scripts))
        (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
        if mode != "wal":
            raise StoreRefused(f"{path} lies where SQLite cannot keep a write-ahead log.")
        connection.execute("PRAGMA synchronous = FULL")  # NORMAL loses commits in a power cut
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA secure_delete = ON")  # forgotten means: no longer in the file
        if 0 < version < len(scripts):
            copy(connection, path, beside(path, f".version-{version}"), machine)
        for number in range(version, len(scripts)):
            migrate(connection, number + 1, scripts[number])
