"""The reminders of the store on SQLite."""

from __future__ import annotations

from data import rows_reminding
from data.log import TableId, UserId
from data.reminding import Reminder
from data.sqlite_base import InSqlite


class RemindingInSqlite(InSqlite):
    """Implements ``Reminding``."""

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
