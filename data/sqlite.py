"""The store on SQLite: one file, one writer with group commit, one reader beside it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Self

from data import records, rows, rows_plans, rows_telling
from data.books import Record, Server
from data.checks import THIS_MACHINE, Machine
from data.claim import claimed
from data.codec import encode
from data.database import connect, make_private, prepare
from data.log import Place, TableId, UserId
from data.sqlite_boards import BoardsInSqlite
from data.sqlite_following import FollowingInSqlite
from data.sqlite_keeping import KeepingInSqlite
from data.sqlite_people import PeopleInSqlite
from data.sqlite_reminding import RemindingInSqlite
from data.store import Append, Founding, Log, Person, Post, Telling, Told
from data.versions import migrations
from data.writer import Writer
from engine.core import Seat


class SqliteStore(
    BoardsInSqlite, FollowingInSqlite, KeepingInSqlite, PeopleInSqlite, RemindingInSqlite
):
    """Implements ``Store``. Opened with ``await SqliteStore.open(path)``, let go by ``close``."""

    @classmethod
    async def open(
        cls, path: Path, scripts: Sequence[str] | None = None, machine: Machine = THIS_MACHINE
    ) -> Self:
        """Open the database, made if missing; ``StoreRefused`` where it cannot be used.

        The writer's task starts here and belongs to whoever opens. ``scripts`` are the migrations.
        """
        async with AsyncExitStack() as opened:
            path = opened.enter_context(claimed(path, machine))
            make_private(path)
            writing = await connect(path)
            opened.push_async_callback(writing.close)
            scripts = migrations() if scripts is None else scripts
            await writing.run(prepare, path, scripts, machine)
            reading = await connect(path)
            opened.push_async_callback(reading.close)
            await reading.run(sqlite3.Connection.execute, "PRAGMA query_only = ON")
            writer = Writer(writing)
            opened.push_async_callback(writer.close)
            return cls(reading, writer, opened.pop_all())

    async def create(
        self, found: Callable[[TableId], Founding], *, interaction: int | None
    ) -> TableId:
        """See ``Store.create``."""
        return await self._write(rows.create, found, interaction)

    async def append(self, entry: Append) -> None:
        """See ``Store.append``."""
        events = [encode(event) for event in entry.events]
        await self._write(rows.append, entry, events)

    async def load(self, table: TableId) -> Log:
        """See ``Store.load``."""
        return rows.log_of(table, *await self._read(rows.load, table))

    async def carried_out(self, interaction: int) -> bool:
        """See ``Store.carried_out``."""
        return await self._read(rows.carried_out, interaction)

    async def rematch_of(self, table: TableId) -> TableId | None:
        """See ``Store.rematch_of``."""
        return await self._read(rows.rematch_of, table)

    async def save_draft(self, table: TableId, seat: Seat, step: int, draft: str) -> None:
        """See ``Store.save_draft``."""
        await self._write(rows.save_draft, table, seat, step, draft)

    async def draft(self, table: TableId, seat: Seat, step: int) -> str | None:
        """See ``Store.draft``."""
        return await self._read(rows.draft, table, seat, step)

    async def save_plan(self, table: TableId, seat: Seat, plan: str) -> None:
        """See ``Store.save_plan``."""
        await self._write(rows_plans.save_plan, table, seat, plan)

    async def plans(self, table: TableId) -> dict[Seat, str]:
        """See ``Store.plans``."""
        return await self._read(rows_plans.plans, table)

    async def drop_plan(self, table: TableId, seat: Seat) -> None:
        """See ``Store.drop_plan``."""
        await self._write(rows_plans.drop_plan, table, seat)

    async def tables_of(self, user: UserId, *, channel: int | None = None) -> tuple[TableId, ...]:
        """See ``Store.tables_of``."""
        return await self._read(rows.tables_of, user, channel)

    async def tables_in(self, channel: int) -> tuple[TableId, ...]:
        """See ``Store.tables_in``."""
        return await self._read(rows.tables_in, channel)

    async def ended_in(self, channel: int) -> tuple[TableId, ...]:
        """See ``Store.ended_in``."""
        return await self._read(rows.ended_in, channel)

    async def live_tables(self) -> tuple[TableId, ...]:
        """See ``Store.live_tables``."""
        return await self._read(rows.live_tables)

    async def live_places(self) -> tuple[Place, ...]:
        """See ``Store.live_places``."""
        return await self._read(rows.live_places)

    async def next_due(self, but: frozenset[TableId] = frozenset()) -> int | None:
        """See ``Store.next_due``."""
        return await self._read(rows.next_due, but)

    async def due(self, now: int, but: frozenset[TableId] = frozenset()) -> tuple[TableId, ...]:
        """See ``Store.due``."""
        return await self._read(rows.due, now, but)

    async def behind(self) -> tuple[TableId, ...]:
        """See ``Store.behind``."""
        return await self._read(rows_telling.behind)

    async def telling(self, table: TableId) -> Telling:
        """See ``Store.telling``."""
        return await self._read(rows_telling.telling, table)

    async def announced(self, table: TableId, seq: int, status: Post | None) -> None:
        """See ``Store.announced``."""
        await self._write(rows_telling.announced, table, seq, status)

    async def told(self, table: TableId, told: Told) -> None:
        """See ``Store.told``."""
        await self._write(rows_telling.told, table, told)

    async def put_person(self, person: Person) -> None:
        """See ``Store.put_person``."""
        await self._write(records.put_person, person)

    async def names(self, users: tuple[UserId, ...]) -> dict[UserId, str]:
        """See ``Store.names``."""
        return await self._read(records.names, users)

    async def record(self, user: UserId, mode: str, *, lowest: bool) -> Record | None:
        """See ``Store.record``."""
        return await self._read(records.record, user, mode, lowest)

    async def server(self, server: int) -> Server:
        """See ``Store.server``."""
        return await self._read(records.server, server)

    async def put_server(self, server: Server) -> None:
        """See ``Store.put_server``."""
        await self._write(records.put_server, server)

    async def setting(self, key: str) -> str | None:
        """See ``Store.setting``."""
        return await self._read(records.setting, key)

    async def put_setting(self, key: str, value: str) -> None:
        """See ``Store.put_setting``."""
        await self._write(records.put_setting, key, value)

    async def close(self) -> None:
        """See ``Store.close``."""
        self._closed = True
        await self._opened.aclose()
