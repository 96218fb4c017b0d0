"""A process that appends until it is killed, and says what was acknowledged."""

from __future__ import annotations

import asyncio
import multiprocessing
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import NamedTuple

from data.log import TableId
from data.sqlite import SqliteStore
from data.store import Store
from tests.data.build import deadlines, entry, new_table

BATCH = 3
TABLES = 6

# One clean process that has imported everything: each child is a fork of it, there in milliseconds.
_FORKS = multiprocessing.get_context("forkserver")
_FORKS.set_forkserver_preload(["tests.data.crash"])


class Acknowledged(NamedTuple):
    """What the store said was done: ``head`` events at ``table``, by ``interaction``."""

    table: TableId
    head: int
    interaction: int


class Appender:
    """The process, seen from the test."""

    def __init__(self, path: Path) -> None:
        self._pipe, theirs = _FORKS.Pipe(duplex=False)
        self._process: ForkServerProcess = _FORKS.Process(
            target=append_for_ever, args=(path, theirs)
        )
        self._process.start()
        theirs.close()

    def next(self) -> Acknowledged:
        """Wait for the next acknowledgement."""
        acknowledged: Acknowledged = self._pipe.recv()
        return acknowledged

    def kill(self) -> list[Acknowledged]:
        """Kill it with SIGKILL and return what it had still said."""
        self._process.kill()
        self._process.join()
        said = []
        try:
            while True:
                said.append(self.next())
        except EOFError:
            self._pipe.close()
        return said


def append_for_ever(path: Path, pipe: Connection) -> None:
    """Run in the process: append batches to a few tables at once."""
    asyncio.run(_append(path, pipe))


async def _append(path: Path, pipe: Connection) -> None:
    store = await SqliteStore.open(path)
    for _ in range(TABLES - len(await store.live_tables())):
        await new_table(store)
    await asyncio.gather(*(_grow(store, table, pipe) for table in await store.live_tables()))


async def _grow(store: Store, table: TableId, pipe: Connection) -> None:
    head = (await store.telling(table)).head
    while True:
        interaction = table * 1_000_000 + head
        events = deadlines(BATCH, first=head)
        await store.append(entry(table, head, *events, interaction=interaction))
        head += BATCH
        pipe.send(Acknowledged(table, head, interaction))
