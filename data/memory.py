"""A store in dictionaries, for tests: the same promises, gone with the process."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import TypeVar

from data.books import Record, Result, Server
from data.codec import Written, encode, read_server, write_profile, write_server
from data.digests import Digest
from data.former import names, next_number, without
from data.kept import KeptTable
from data.kept_people import KeptPeople
from data.log import LogEvent, Place, TableId, UserId
from data.memory_following import FollowingInMemory
from data.memory_reminding import RemindingInMemory
from data.people import Profile
from data.punctuality import Owed, Share
from data.store import (
    DUE_AT_ONCE,
    REMEMBERED,
    Append,
    Conflict,
    Founding,
    Log,
    NoSuchTable,
    Person,
    Post,
    Repeated,
    StoreUnavailable,
    Telling,
    Told,
)
from engine.core import Seat

T = TypeVar("T")


class MemoryStore(FollowingInMemory, RemindingInMemory):
    """Implements ``Store``. Every call lets other tasks run, as one on a database does."""

    def __init__(self) -> None:
        self._tables: dict[TableId, KeptTable] = {}
        self._last = 0
        self._seen: dict[int, TableId] = {}
        self._people: dict[UserId, str] = {}
        self._settings: dict[str, str] = {}
        self._results: list[tuple[TableId, Result]] = []
        self._servers: dict[int, str] = {}
        self._own = KeptPeople()
        self._strangers: set[UserId] = set()
        self._forgetting: set[UserId] = set()
        self._left: dict[int, int] = {}
        self._closed = False

    async def create(
        self, found: Callable[[TableId], Founding], *, interaction: int | None
    ) -> TableId:
        """See ``Store.create``."""
        return await self._do(lambda: self._create(found, interaction))

    async def append(self, entry: Append) -> None:
        """See ``Store.append``."""
        events = _encoded(entry.events)
        await self._do(lambda: self._append(entry, events))

    async def load(self, table: TableId) -> Log:
        """See ``Store.load``."""
        return await self._do(lambda: self._load(table))

    async def carried_out(self, interaction: int) -> bool:
        """See ``Store.carried_out``."""
        return await self._do(lambda: interaction in self._seen)

    async def rematch_of(self, table: TableId) -> TableId | None:
        """See ``Store.rematch_of``."""
        return await self._do(lambda: self._rematch_of(table))

    async def save_draft(self, table: TableId, seat: Seat, step: int, draft: str) -> None:
        """See ``Store.save_draft``."""
        await self._do(lambda: self._table(table).drafts.update({seat: (step, draft)}))

    async def draft(self, table: TableId, seat: Seat, step: int) -> str | None:
        """See ``Store.draft``."""
        return await self._do(lambda: self._draft(table, seat, step))

    async def save_plan(self, table: TableId, seat: Seat, plan: str) -> None:
        """See ``Store.save_plan``."""
        await self._do(lambda: self._table(table).plans.update({seat: plan}))

    async def plans(self, table: TableId) -> dict[Seat, str]:
        """See ``Store.plans``."""
        kept = await self._do(lambda: self._tables.get(table))
        return {} if kept is None else dict(kept.plans)

    async def drop_plan(self, table: TableId, seat: Seat) -> None:
        """See ``Store.drop_plan``."""
        await self._do(lambda: self._drop_plan(table, seat))

    async def tables_of(self, user: UserId, *, channel: int | None = None) -> tuple[TableId, ...]:
        """See ``Store.tables_of``."""
        return await self._newest(
            lambda kept: (
                kept.index.live and user in kept.told and channel in (None, kept.index.channel)
            )
        )

    async def tables_in(self, channel: int) -> tuple[TableId, ...]:
        """See ``Store.tables_in``."""
        return await self._newest(
            lambda kept: kept.index.live and kept.index.public and kept.index.channel == channel
        )

    async def live_tables(self) -> tuple[TableId, ...]:
        """See ``Store.live_tables``."""
        return (await self._newest(lambda table: table.index.live))[::-1]

    async def live_places(self) -> tuple[Place, ...]:
        """See ``Store.live_places``."""
        live = await self._do(lambda: [k.index for k in self._tables.values() if k.index.live])
        places = {index.channel: index.server for index in live if index.public}
        return tuple(Place(*place) for place in sorted(places.items()))

    async def next_due(self, but: frozenset[TableId] = frozenset()) -> int | None:
        """See ``Store.next_due``."""
        return await self._do(lambda: min((due for due, _ in self._dues(but)), default=None))

    async def due(self, now: int, but: frozenset[TableId] = frozenset()) -> tuple[TableId, ...]:
        """See ``Store.due``."""
        dues = await self._do(lambda: sorted(self._dues(but)))
        return tuple(table for due, table in dues if due <= now)[:DUE_AT_ONCE]

    async def behind(self) -> tuple[TableId, ...]:
        """See ``Store.behind``."""
        return (await self._newest(lambda table: table.behind))[::-1]

    async def telling(self, table: TableId) -> Telling:
        """See ``Store.telling``."""
        return await self._do(lambda: self._telling(table))

    async def announced(self, table: TableId, seq: int, status: Post | None) -> None:
        """See ``Store.announced``."""
        await self._do(lambda: self._announced(table, seq, status))

    async def told(self, table: TableId, told: Told) -> None:
        """See ``Store.told``."""
        await self._do(lambda: self._told(table, told))

    async def put_person(self, person: Person) -> None:
        """See ``Store.put_person``."""
        await self._do(lambda: self._people.update({person.user: person.name}))

    async def names(self, users: tuple[UserId, ...]) -> dict[UserId, str]:
        """See ``Store.names``."""
        return await self._do(
            lambda: {user: self._people[user] for user in users if user in self._people}
        )

    async def profiles(self, users: tuple[UserId, ...]) -> dict[UserId, Profile]:
        """See ``Digests.profiles``."""
        return await self._do(lambda: self._own.read(users))

    async def put_profile(self, profile: Profile, digest: Digest | None = None) -> None:
        """See ``Digests.put_profile``."""
        text = write_profile(profile)
        await self._do(lambda: self._own.put(profile.user, text, digest))

    async def digest_of(self, user: UserId) -> int | None:
        """See ``Digests.digest_of``."""
        return await self._do(lambda: self._own.digests.get(user))

    async def next_digest(self) -> int | None:
        """See ``Digests.next_digest``."""
        return await self._do(lambda: min(self._own.digests.values(), default=None))

    async def digests_due(self, now: int) -> tuple[UserId, ...]:
        """See ``Digests.digests_due``."""
        return await self._do(lambda: tuple(self._own.due(now)[:DUE_AT_ONCE]))

    async def digested(self, user: UserId, digest: Digest) -> None:
        """See ``Digests.digested``."""
        await self._do(lambda: self._own.digested(user, digest))

    async def shares(self, users: tuple[UserId, ...]) -> dict[UserId, Share]:
        """See ``Punctuality.shares``."""
        return await self._do(lambda: self._own.shares(users))

    async def owed_by(self, user: UserId) -> tuple[Owed, ...]:
        """See ``Punctuality.owed_by``."""
        return await self._do(lambda: self._own.owed_by(user))

    async def drop_owed(self, before: int) -> None:
        """See ``Punctuality.drop_owed``."""
        await self._do(lambda: self._own.drop(before))

    async def record(self, user: UserId, mode: str, *, lowest: bool) -> Record | None:
        """See ``Store.record``."""
        return await self._do(lambda: self._record(user, mode, min if lowest else max))

    async def server(self, server: int) -> Server:
        """See ``Store.server``."""
        kept = await self._do(lambda: self._servers.get(server))
        return Server(server) if kept is None else read_server(kept)

    async def put_server(self, server: Server) -> None:
        """See ``Store.put_server``."""
        text = write_server(server)
        await self._do(lambda: self._servers.update({server.id: text}))

    async def setting(self, key: str) -> str | None:
        """See ``Store.setting``."""
        return await self._do(lambda: self._settings.get(key))

    async def put_setting(self, key: str, value: str) -> None:
        """See ``Store.put_setting``."""
        await self._do(lambda: self._settings.update({key: value}))

    async def tables_naming(self, user: UserId) -> tuple[TableId, ...]:
        """See ``Store.tables_naming``."""
        return (await self._newest(lambda kept: any(names(each, user) for each in kept.log)))[::-1]

    async def results_of(self, user: UserId) -> tuple[tuple[TableId, Result], ...]:
        """See ``Store.results_of``."""
        return await self._do(
            lambda: tuple(r for r in sorted(self._results, key=_table_of) if r[1].user == user)
        )

    async def begin_forgetting(self, user: UserId) -> None:
        """See ``Store.begin_forgetting``."""
        await self._do(lambda: self._forgetting.add(user))

    async def to_forget(self) -> tuple[UserId, ...]:
        """See ``Store.to_forget``."""
        return await self._do(lambda: tuple(sorted(self._forgetting)))

    async def forget_at(self, table: TableId, user: UserId, seat: Seat | None) -> None:
        """See ``Store.forget_at``."""
        await self._do(lambda: self._forget_at(table, user, seat))

    async def forget(self, user: UserId) -> None:
        """See ``Store.forget``."""
        await self._do(lambda: self._forget(user))

    async def forget_strangers(self) -> None:
        """See ``Store.forget_strangers``."""
        await self._do(self._forget_strangers)

    async def closed_before(self, moment: int) -> tuple[TableId, ...]:
        """See ``Store.closed_before``."""
        return await self._do(lambda: self._closed_before(moment))

    async def drop_table(self, table: TableId, *, results: bool) -> None:
        """See ``Store.drop_table``."""
        await self._do(lambda: self._drop_table(table, results=results))

    async def server_left(self, server: int, at: int) -> None:
        """See ``Store.server_left``."""
        await self._do(lambda: self._left.setdefault(server, at))

    async def server_back(self, server: int) -> None:
        """See ``Store.server_back``."""
        await self._do(lambda: self._left.pop(server, None))

    async def servers_left(self, before: int) -> tuple[int, ...]:
        """See ``Store.servers_left``."""
        left = await self._do(lambda: sorted((at, server) for server, at in self._left.items()))
        return tuple(server for at, server in left if at < before)

    async def servers_known(self) -> tuple[int, ...]:
        """See ``Store.servers_known``."""
        tables = await self._do(lambda: [kept.index.server for kept in self._tables.values()])
        return tuple(sorted({*self._servers, *(each for each in tables if each is not None)}))

    async def tables_of_server(self, server: int) -> tuple[TableId, ...]:
        """See ``Store.tables_of_server``."""
        return (await self._newest(lambda kept: kept.index.server == server))[::-1]

    async def forget_server(self, server: int) -> None:
        """See ``Store.forget_server``."""
        await self._do(lambda: (self._servers.pop(server, None), self._left.pop(server, None)))

    async def close(self) -> None:
        """See ``Store.close``."""
        self._closed = True

    async def _do(self, work: Callable[[], T]) -> T:
        """Do the work in one go, between two moments at which others run or cancel this call."""
        if self._closed:
            raise StoreUnavailable("the store is closed")
        await asyncio.sleep(0)
        result = work()
        await asyncio.sleep(0)
        return result

    async def _newest(self, wanted: Callable[[KeptTable], bool]) -> tuple[TableId, ...]:
        return await self._do(
            lambda: tuple(n for n, table in reversed(self._tables.items()) if wanted(table))
        )

    def _create(self, found: Callable[[TableId], Founding], interaction: int | None) -> TableId:
        self._refuse_repeated(interaction)
        new = self._last + 1
        founding = found(new)
        events = _encoded(founding.events)
        if founding.rematch_of is not None:
            self._table(founding.rematch_of)
            if self._rematch_of(founding.rematch_of) is not None:
                raise Conflict("this table has a rematch")
        table = KeptTable(founding.seed, events, founding.index, founding.rematch_of)
        table.put_index(founding.index)
        table.close(founding.events)
        self._tables[new] = table
        self._last = new
        self._remember(interaction, new)
        return new

    def _append(self, entry: Append, events: list[Written]) -> None:
        self._refuse_repeated(entry.interaction)
        table = self._table(entry.table)
        if len(table.events) != entry.after:
            raise Conflict(f"{len(table.events)} events, not {entry.after}")
        table.events += events
        table.put_index(entry.index)
        table.move(entry.moved, entry.plans)
        table.close(entry.events)
        self._results += [(entry.table, result) for result in entry.results]
        self._own.add(entry.owed)
        self._remember(entry.interaction, entry.table)

    def _refuse_repeated(self, interaction: int | None) -> None:
        if interaction in self._seen:
            raise Repeated(self._seen[interaction])

    def _remember(self, interaction: int | None, table: TableId) -> None:
        if interaction is not None:
            self._seen[interaction] = table
            for old in sorted(seen for seen in self._seen if seen < interaction - REMEMBERED)[:2]:
                del self._seen[old]

    def _table(self, table: TableId) -> KeptTable:
        if table not in self._tables:
            raise NoSuchTable(f"there is no table {table}")
        return self._tables[table]

    def _load(self, table: TableId) -> Log:
        kept = self._table(table)
        return Log(table, kept.seed, kept.log, kept.edition)

    def _rematch_of(self, table: TableId) -> TableId | None:
        return next((n for n, kept in self._tables.items() if kept.rematch_of == table), None)

    def _draft(self, table: TableId, seat: Seat, step: int) -> str | None:
        kept = self._tables.get(table)
        of_step, draft = kept.drafts.get(seat, (None, None)) if kept else (None, None)
        return draft if of_step == step else None

    def _drop_plan(self, table: TableId, seat: Seat) -> None:
        if (kept := self._tables.get(table)) is not None:
            kept.plans.pop(seat, None)

    def _record(self, user: UserId, mode: str, best: Callable[[list[int]], int]) -> Record | None:
        points = [r.points for _, r in self._results if (r.user, r.mode) == (user, mode)]
        return Record(best(points), len(points)) if points else None

    def _dues(self, but: frozenset[TableId]) -> Iterable[tuple[int, TableId]]:
        return (
            (table.index.due, n)
            for n, table in self._tables.items()
            if table.index.due is not None and n not in but
        )

    def _telling(self, table: TableId) -> Telling:
        kept = self._table(table)
        people = tuple(sorted(kept.told.values(), key=lambda told: told.user))
        return Telling(table, len(kept.events), kept.announced, kept.status, people)

    def _announced(self, table: TableId, seq: int, status: Post | None) -> None:
        kept = self._table(table)
        kept.announced, kept.status = seq, status

    def _told(self, table: TableId, told: Told) -> None:
        kept = self._tables.get(table)
        if kept is not None and told.user in kept.told:
            kept.told[told.user] = told

    def _forget_at(self, table: TableId, user: UserId, seat: Seat | None) -> None:
        kept = self._tables.get(table)
        if kept is None:
            return
        events = kept.log
        number = next_number(events)
        if any(names(event, user) for event in events):
            kept.events = _encoded(tuple(without(event, user, number) for event in events))
            kept.edition += 1
        kept.lose(user)
        if seat is not None:
            kept.drafts.pop(seat, None)
            kept.plans.pop(seat, None)
        self._results = [r for r in self._results if (r[0], r[1].user) != (table, user)]

    def _forget(self, user: UserId) -> None:
        self._people.pop(user, None)
        self._own.lose(user)
        self._results = [r for r in self._results if r[1].user != user]
        for kept in self._tables.values():
            kept.lose(user)
        self._forgetting.discard(user)

    def _forget_strangers(self) -> None:
        known = {result.user for _, result in self._results}
        known.update(*(kept.told for kept in self._tables.values()))
        for user in self._strangers - known:
            self._people.pop(user, None)
        self._strangers = self._people.keys() - known

    def _closed_before(self, moment: int) -> tuple[TableId, ...]:
        closed = sorted(
            (kept.closed_at, n) for n, kept in self._tables.items() if kept.closed_at is not None
        )
        return tuple(table for at, table in closed if at < moment)[:DUE_AT_ONCE]

    def _drop_table(self, table: TableId, *, results: bool) -> None:
        self._tables.pop(table, None)
        for kept in self._tables.values():
            kept.rematch_of = None if kept.rematch_of == table else kept.rematch_of
        if results:
            self._results = [result for result in self._results if result[0] != table]


def _encoded(events: tuple[LogEvent, ...]) -> list[Written]:
    return [encode(event) for event in events]


def _table_of(result: tuple[TableId, Result]) -> TableId:
    return result[0]
