"""What is not to be kept, in the store in dictionaries."""

from __future__ import annotations

from dataclasses import replace

from data.chain import rewritten
from data.former import names, next_number, without
from data.log import TableId, UserId
from data.memory_base import InMemory
from data.store import DUE_AT_ONCE
from engine.core import Seat


class KeepingInMemory(InMemory):
    """Implements ``Keeping``."""

    async def tables_naming(self, user: UserId) -> tuple[TableId, ...]:
        """See ``Store.tables_naming``."""
        return (await self._newest(lambda kept: any(names(each, user) for each in kept.log)))[::-1]

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
        await self._do(lambda: self._forget_server(server))

    def _forget_at(self, table: TableId, user: UserId, seat: Seat | None) -> None:
        kept = self._tables.get(table)
        if kept is None:
            return
        events = kept.log
        number = next_number(events)
        if any(names(event, user) for event in events):
            kept.events = [
                rewritten(without(event, user, number), before)
                for event, before in zip(events, kept.events, strict=True)
            ]
            kept.edition += 1
        kept.lose(user)
        if seat is not None:
            kept.drafts.pop(seat, None)
            kept.plans.pop(seat, None)
        self._results = [r for r in self._results if (r[0], r[1].user) != (table, user)]
        self._feats = [f for f in self._feats if (f[0], f[1].user) != (table, user)]

    def _forget(self, user: UserId) -> None:
        self._people.pop(user, None)
        self._own.lose(user)
        self._results = [r for r in self._results if r[1].user != user]
        self._feats = [f for f in self._feats if f[1].user != user]
        for kept in self._tables.values():
            kept.lose(user)
        self._forgetting.discard(user)

    def _forget_strangers(self) -> None:
        known = {result.user for _, result in self._results}
        known.update(*(kept.told for kept in self._tables.values()))
        for user in self._strangers - known:
            self._people.pop(user, None)
        self._strangers = self._people.keys() - known

    def _forget_server(self, server: int) -> None:
        self._servers.pop(server, None)
        self._left.pop(server, None)
        self._results = [
            (n, replace(r, server=None) if r.server == server else r) for n, r in self._results
        ]
        self._feats = [
            (n, replace(f, server=None) if f.server == server else f) for n, f in self._feats
        ]

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
            self._feats = [feat for feat in self._feats if feat[0] != table]
