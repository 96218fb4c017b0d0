"""What is not to be kept, in the store on SQLite."""

from __future__ import annotations

from data import removal
from data.log import TableId, UserId
from data.sqlite_base import InSqlite
from engine.core import Seat


class KeepingInSqlite(InSqlite):
    """Implements ``Keeping``."""

    async def tables_naming(self, user: UserId) -> tuple[TableId, ...]:
        """See ``Store.tables_naming``."""
        last = await self._read(removal.last_table)
        found: list[TableId] = []
        for first in range(1, last + 1, removal.PIECE):
            piece = first, first + removal.PIECE - 1
            found += await self._read(removal.tables_naming, user, *piece)
        return tuple(found)

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
