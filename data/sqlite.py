"""The store on SQLite: one file, one writer with group commit, one reader beside it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Concatenate, ParamSpec, Self, TypeVar

from data import (
    records,
    removal,
    rows,
    rows_following,
    rows_plans,
    rows_punctuality,
    rows_reminding,
    rows_telling,
)
from data.books import Record, Result, Server
from data.checks import THIS_MACHINE, Machine
from data.claim import claimed
from data.codec import decode, encode
from data.database import Connection, connect, make_private, prepare
from data.digests import Digest
from data.following import Follower
from data.log import Place, TableId, UserId
from data.people import Profile
from data.punctuality import Owed, Share
from data.reminding import Reminder
from data.store import (
    Append,
    Founding,
    Log,
    Person,
    Post,
    StoreUnavailable,
    Telling,
    Told,
)
from data.versions import migrations
from data.writer import Writer, failing
from engine.core import Seat

P = ParamSpec("P")
T = TypeVar("T")


class SqliteStore:
    """Implements ``Store``. Opened with ``await SqliteStore.open(path)``, let go by ``close``."""

    def __init__(self, reader: Connection, writer: Writer, opened: AsyncExitStack) -> None:
        self._reader = reader
        self._writer = writer
        self._opened = opened
        self._closed = False

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
        seed, edition, events = await self._read(rows.load, table)
        return Log(table, seed, tuple(decode(kind, text) for kind, text in events), edition)

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

    async def profiles(self, users: tuple[UserId, ...]) -> dict[UserId, Profile]:
        """See ``Digests.profiles``."""
        return await self._read(records.profiles, users)

    async def put_profile(self, profile: Profile, digest: Digest | None = None) -> None:
        """See ``Digests.put_profile``."""
        await self._write(records.put_profile, profile, digest)

    async def digest_of(self, user: UserId) -> int | None:
        """See ``Digests.digest_of``."""
        return await self._read(records.digest_of, user)

    async def next_digest(self) -> int | None:
        """See ``Digests.next_digest``."""
        return await self._read(records.next_digest)

    async def digests_due(self, now: int) -> tuple[UserId, ...]:
        """See ``Digests.digests_due``."""
        return await self._read(records.digests_due, now)

    async def digested(self, user: UserId, digest: Digest) -> None:
        """See ``Digests.digested``."""
        await self._write(records.digested, user, digest)

    async def shares(self, users: tuple[UserId, ...]) -> dict[UserId, Share]:
        """See ``Punctuality.shares``."""
        return await self._read(rows_punctuality.shares, users)

    async def owed_by(self, user: UserId) -> tuple[Owed, ...]:
        """See ``Punctuality.owed_by``."""
        return await self._read(rows_punctuality.owed_by, user)

    async def drop_owed(self, before: int) -> None:
        """See ``Punctuality.drop_owed``."""
        await self._write(rows_punctuality.drop_owed, before)

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

    async def reminders(self, table: TableId) -> tuple[Reminder, ...]:
        """See ``Store.reminders``."""
        return await self._read(rows_reminding.reminders, table)

    async def reminded(self, table: TableId, reminder: Reminder) -> None:
        """See ``Store.reminded``."""
        await self._write(rows_reminding.reminded, table, reminder)

    async def next_reminder(self) -> int | None:
        """See ``Store.next_reminder``."""
        return await self._read(rows_reminding.next_reminder)

    async def reminders_due(self, now: int) -> tuple[UserId, ...]:
        """See ``Store.reminders_due``."""
        return await self._read(rows_reminding.reminders_due, now)

    async def reminders_of(self, user: UserId, until: int) -> tuple[TableId, ...]:
        """See ``Store.reminders_of``."""
        return await self._read(rows_reminding.reminders_of, user, until)

    async def followers(self, table: TableId) -> tuple[Follower, ...]:
        """See ``Store.followers``."""
        return await self._read(rows_following.followers, table)

    async def follow(self, table: TableId, follower: Follower) -> None:
        """See ``Store.follow``."""
        await self._write(rows_following.follow, table, follower)

    async def unfollow(self, table: TableId, user: UserId) -> None:
        """See ``Store.unfollow``."""
        await self._write(rows_following.unfollow, table, user)

    async def follower_told(self, table: TableId, user: UserId, seq: int) -> None:
        """See ``Store.follower_told``."""
        await self._write(rows_following.follower_told, table, user, seq)

    async def follows(self, user: UserId) -> tuple[tuple[TableId, Follower], ...]:
        """See ``Store.follows``."""
        return await self._read(rows_following.follows, user)

    async def news_for_followers(self) -> tuple[TableId, ...]:
        """See ``Store.news_for_followers``."""
        return await self._read(rows_following.news_for_followers)

    async def tables_naming(self, user: UserId) -> tuple[TableId, ...]:
        """See ``Store.tables_naming``."""
        last = await self._read(removal.last_table)
        found: list[TableId] = []
        for first in range(1, last + 1, removal.PIECE):
            piece = first, first + removal.PIECE - 1
            found += await self._read(removal.tables_naming, user, *piece)
        return tuple(found)

    async def results_of(self, user: UserId) -> tuple[tuple[TableId, Result], ...]:
        """See ``Store.results_of``."""
        return await self._read(removal.results_of, user)

    async def begin_forgetting(self, user: UserId) -> None:
        """See ``Store.begin_forgetting``."""
        await self._write(removal.begin_forgetting, user)

    async def to_forget(self) -> tuple[UserId, ...]:
        """See ``Store.to_forget``."""
        return await self._read(removal.to_forget)

    async def forget_at(self, table: TableId, user: UserId, seat: Seat | None) -> None:
        """See ``Store.forget_at``."""
        await self._write(removal.forget_at, table, user, seat)

    async def forget(self, user: UserId) -> None:
        """See ``Store.forget``."""
        await self._write(removal.forget, user)

    async def forget_strangers(self) -> None:
        """See ``Store.forget_strangers``."""
        await self._write(removal.forget_strangers)

    async def closed_before(self, moment: int) -> tuple[TableId, ...]:
        """See ``Store.closed_before``."""
        return await self._read(removal.closed_before, moment)

    async def drop_table(self, table: TableId, *, results: bool) -> None:
        """See ``Store.drop_table``."""
        await self._write(removal.drop_table, table, results=results)

    async def server_left(self, server: int, at: int) -> None:
        """See ``Store.server_left``."""
        await self._write(removal.server_left, server, at)

    async def server_back(self, server: int) -> None:
        """See ``Store.server_back``."""
        await self._write(removal.server_back, server)

    async def servers_left(self, before: int) -> tuple[int, ...]:
        """See ``Store.servers_left``."""
        return await self._read(removal.servers_left, before)

    async def servers_known(self) -> tuple[int, ...]:
        """See ``Store.servers_known``."""
        return await self._read(removal.servers_known)

    async def tables_of_server(self, server: int) -> tuple[TableId, ...]:
        """See ``Store.tables_of_server``."""
        return await self._read(removal.tables_of_server, server)

    async def forget_server(self, server: int) -> None:
        """See ``Store.forget_server``."""
        await self._write(removal.forget_server, server)

    async def close(self) -> None:
        """See ``Store.close``."""
        self._closed = True
        await self._opened.aclose()

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
