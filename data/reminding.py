"""When people are to be reminded of a table that waits for them: the part of ``Store`` for that."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol

from data.log import TableId, UserId

NOTHING_YET: Final = 0
"""The ``Reminder.done`` of somebody who has not been reminded."""


@dataclass(frozen=True, slots=True)
class Reminder:
    """When somebody is reminded next of the phase that waits for them, ``None`` for never.

    ``done`` says of what they have been reminded: of all that came before that many milliseconds
    after the phase began. So it stays true where an outage or a pause moves the phase as a whole.
    """

    user: UserId
    at: int | None
    done: int = NOTHING_YET


class Reminding(Protocol):
    """The part of ``Store`` that finds who is to be reminded; an append replaces a table's."""

    async def reminders(self, table: TableId) -> tuple[Reminder, ...]:
        """Read those of one table, by user; those who are not awaited there have none."""

    async def reminded(self, table: TableId, reminder: Reminder) -> None:
        """Put one person's reminder in the place of the last one.

        People without a seat are ignored (they left), unknown tables too.
        """

    async def next_reminder(self) -> int | None:
        """Return the earliest moment at which somebody is to be reminded."""

    async def reminders_due(self, now: int) -> tuple[UserId, ...]:
        """People to be reminded at or before ``now``, longest overdue first.

        Each once; ``DUE_AT_ONCE`` at most.
        """

    async def reminders_of(self, user: UserId, until: int) -> tuple[TableId, ...]:
        """Tables of which a person is to be reminded at or before ``until``, earliest first."""
