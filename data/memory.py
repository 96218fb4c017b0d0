"""A store in dictionaries, for tests: the same promises, gone with the process."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import zip_longest

from data.books import Record, Server
from data.codec import Written, encode, read_server, write_server
from data.kept import KeptTable
from data.log import LogEvent, Place, TableId, UserId
from data.memory_boards import BoardsInMemory
from data.memory_following import FollowingInMemory
from data.memory_keeping import KeepingInMemory
from data.memory_people import PeopleInMemory
from data.memory_reminding import RemindingInMemory
from data.store import (
    DUE_AT_ONCE,
    LATEST,
    REMEMBERED,
    Append,
    Conflict,
    Founding,
    Log,
    Person,
    Post,
    Repeated,
    Telling,
    Told,
)
from engine.core import Seat


class MemoryStore(
    BoardsInMemory, FollowingInMemory, KeepingInMemory, PeopleInMemory, RemindingInMemory
):
    """Implements ``Store``."""

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

    async def ended_in(self, channel: int) -> tuple[TableId, ...]:
        """See ``Store.ended_in``."""
        newest = await self._newest(
            lambda kept: not kept.index.live and kept.index.public and kept.index.channel == channel
        )
        return newest[:LATEST]

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

    async def close(self) -> None:
        """See ``Store.close``."""
        self._closed = True

    def _create(self, found: Callable[[TableId], Founding], interaction: int | None) -> TableId:
        self._refuse_repeated(interaction)
        new = self._last + 1
        founding = found(new)
        events = _encoded(founding.events)
        if founding.rematch_of is not None:
            self._table(founding.rematch_of)
            if self._rematch_of(founding.rematch_of) is not None:
                raise Conflict("this table has a rematch")
        links = _linked(events, founding.links)
        table = KeptTable(founding.seed, events, founding.index, founding.rematch_of, links)
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
        table.links += _linked(events, entry.links)
        table.put_index(entry.index)
        table.move(entry.moved, entry.plans)
        table.close(entry.events)
        self._results += [(entry.table, result) for result in entry.results]
        self._feats += [(entry.table, feat) for feat in entry.feats]
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

    def _load(self, table: TableId) -> Log:
        kept = self._table(table)
        written, links = tuple(kept.events), tuple(kept.links)
        return Log(table, kept.seed, kept.log, kept.edition, written, links)

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


def _encoded(events: tuple[LogEvent, ...]) -> list[Written]:
    return [encode(event) for event in events]


def _linked(events: list[Written], links: tuple[bytes, ...]) -> list[bytes | None]:
    """Return the link of each event, if it has one."""
    return [link for _, link in zip_longest(events, links)]
