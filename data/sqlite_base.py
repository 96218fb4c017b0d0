"""What the parts of the store on SQLite stand on: the one writer, and the reader beside it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Concatenate, ParamSpec, TypeVar

from data.database import Connection
from data.store import StoreUnavailable
from data.writer import Writer, failing

P = ParamSpec("P")
T = TypeVar("T")


class InSqlite:
    """Runs statements on the database."""

    def __init__(self, reader: Connection, writer: Writer, opened: AsyncExitStack) -> None:
        self._reader = reader
        self._writer = writer
        self._opened = opened
        self._closed = False

    async def _write(
        self,
        work: Callable[Concatenate[sqlite3.Connection, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        return await self._writer.do(lambda db: work(db, *args, **kwargs))

    async def _read(
        self,
        query: Callable[Concatenate[sqlite3.Connection, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Run a query of one statement, so that it sees one moment of the database."""
        if self._closed:
            raise StoreUnavailable("the store is closed")
        try:
            return await self._reader.run(query, *args, **kwargs)
        except sqlite3.Error as error:
            if not failing(error):
                raise
            raise StoreUnavailable(f"the database cannot be read: {error}") from error
