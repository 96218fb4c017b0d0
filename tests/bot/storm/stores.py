"""The stores that a storm runs on: in a set order, and failing when they are told to."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Mapping
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, Concatenate, Final, ParamSpec, TypeAlias, TypeVar

from data.checks import THIS_MACHINE
from data.database import Connection, make_private, prepare
from data.memory import MemoryStore
from data.sqlite import SqliteStore
from data.store import Store, StoreUnavailable
from data.versions import migrations
from data.writer import Writer

P = ParamSpec("P")
T = TypeVar("T")

WRITES: Final = frozenset(
    {
        *("create", "append", "save_draft", "save_plan", "drop_plan", "announced", "told"),
        *("put_person", "put_server", "put_setting", "put_profile", "digested", "reminded"),
        *("follow", "unfollow", "follower_told"),
    }
)


class Stored:
    """What outlives a house: opened for each one anew, and left as a killed process leaves it."""

    async def opened(self) -> Store:
        """Return the store for the next house."""
        raise NotImplementedError

    async def left(self) -> None:
        """Let go of it without a word."""


class InMemory(Stored):
    """Dictionaries."""

    def __init__(self, _folder: Path) -> None:
        self._store = MemoryStore()

    async def opened(self) -> Store:
        """Return the one there is."""
        return self._store


class Inline(Connection):
    """A connection without a thread of its own, so that the same seed gives the same order."""

    def __init__(self, path: Path) -> None:
        self.database = sqlite3.connect(path, isolation_level=None)
        super().__init__(lambda: self.database, iter_chunk_size=64)

    async def run(
        self,
        function: Callable[Concatenate[sqlite3.Connection, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Let others run before and after, as a thread would."""
        await asyncio.sleep(0)
        result = function(self.database, *args, **kwargs)
        await asyncio.sleep(0)
        return result


class OnSqlite(Stored):
    """The real statements on a real file; whether they last a power cut is tested elsewhere."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / "storm.sqlite"
        self._connections: tuple[Inline, ...] = ()
        self._writer: Writer | None = None

    async def opened(self) -> Store:
        """Open the file as a new process does."""
        make_private(self._path)
        writing, reading = self._connections = (Inline(self._path), Inline(self._path))
        prepare(writing.database, self._path, migrations(), THIS_MACHINE)
        for connection in self._connections:
            connection.database.execute("PRAGMA synchronous = OFF")
        self._writer = Writer(writing)
        return SqliteStore(reading, self._writer, AsyncExitStack())

    async def left(self) -> None:
        """End the writer's task and close the file, whatever was handed in."""
        if self._writer is not None:
            self._writer._task.cancel()
            await asyncio.wait([self._writer._task])
        for connection in self._connections:
            connection.database.close()


KINDS: Final[dict[str, Callable[[Path], Stored]]] = {"memory": InMemory, "sqlite": OnSqlite}


Hears: TypeAlias = Callable[..., Awaitable[None]]


class Failing:
    """A store that cannot be used now and then: nothing is recorded by a call that raises.

    ``full`` takes no writing, ``away`` answers nothing at all; ``soon`` is after how many calls one
    fails by itself. ``hears`` of each call by its name, before it is carried out.
    """

    def __init__(self, store: Store, hears: Mapping[str, Hears]) -> None:
        self.real = store
        self._hears = hears
        self.full = False
        self.away = False
        self.soon: int | None = None

    def clear(self) -> None:
        """Work again."""
        self.full, self.away, self.soon = False, False, None

    def __getattr__(self, name: str) -> Any:
        real = getattr(self.real, name)
        if name == "close":
            return real

        async def call(*args: object, **kwargs: object) -> object:
            self._fail(name)
            if name in self._hears:
                await self._hears[name](*args)
            return await real(*args, **kwargs)

        return call

    def _fail(self, name: str) -> None:
        if self.away or (self.full and name in WRITES):
            raise StoreUnavailable("the storm")
        if self.soon is not None:
            self.soon -= 1
            if self.soon < 0:
                self.soon = None
                raise StoreUnavailable("one call of the storm")
