"""The reminders of the store in dictionaries."""

from __future__ import annotations

from collections.abc import Iterable

from data.log import TableId, UserId
from data.memory_base import InMemory
from data.reminding import Reminder
from data.store import DUE_AT_ONCE


class RemindingInMemory(InMemory):
    """Implements ``Reminding``."""

    async def reminders(self, table: TableId) -> tuple[Reminder, ...]:
        """See ``Store.reminders``."""
        kept = await self._do(lambda: self._tables.get(table))
        return () if kept is None else tuple(of for _, of in sorted(kept.reminders.items()))

    async def reminded(self, table: TableId, reminder: Reminder) -> None:
        """See ``Store.reminded``."""
        await self._do(lambda: self._reminded(table, reminder))

    async def next_reminder(self) -> int | None:
        """See ``Store.next_reminder``."""
        return await self._do(lambda: min((at for at, *_ in self._reminders()), default=None))

    async def reminders_due(self, now: int) -> tuple[UserId, ...]:
        """See ``Store.reminders_due``."""
        due = await self._do(lambda: sorted(self._reminders()))
        return tuple(dict.fromkeys(user for at, user, _ in due if at <= now))[:DUE_AT_ONCE]

    async def reminders_of(self, user: UserId, until: int) -> tuple[TableId, ...]:
        """See ``Store.reminders_of``."""
        due = await self._do(lambda: sorted(self._reminders()))
        return tuple(table for at, whose, table in due if whose == user and at <= until)

    def _reminders(self) -> Iterable[tuple[int, UserId, TableId]]:
        return (
            (of.at, user, table)
            for table, kept in self._tables.items()
            for user, of in kept.reminders.items()
            if of.at is not None
        )

    def _reminded(self, table: TableId, reminder: Reminder) -> None:
        if table in self._tables:
            self._tables[table].put_reminder(reminder)
