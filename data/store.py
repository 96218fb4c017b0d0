"""What every store does, whatever database it stands on.

One conformance suite (``tests/data/conformance.py``) runs over all of them. Every writing call
returns after its transaction is durable, or raises and has changed nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from data.log import LogEvent, TableId, UserId
from engine.core import Seat


class StoreError(Exception):
    """Something that a store refuses or cannot do."""


class Conflict(StoreError):
    """Somebody else appended to the log (or made the rematch) first: load again and decide anew."""


class Repeated(StoreError):
    """This interaction was carried out before: what it did stands."""


class NoSuchTable(StoreError):
    """No table has this id."""


class StoreUnavailable(StoreError):
    """The database cannot be written just now (disk full, I/O error): nothing was recorded."""


class StoreRefused(StoreError):
    """The database cannot be used at all; the message is one sentence for whoever hosts."""


class Dm(StrEnum):
    """Whether a seat's person can be reached by DM."""

    UNKNOWN = "unknown"
    OPEN = "open"
    CLOSED = "closed"


@dataclass(frozen=True, slots=True)
class Index:
    """What a table is found by, written in the transaction of the events it follows from.

    ``people`` maps to the users who hold a seat; ``due`` is when the clock must look at the
    table, in UTC milliseconds, ``None`` for never; ``live`` ends with the table.
    """

    channel: int
    people: tuple[UserId, ...]
    due: int | None
    live: bool


@dataclass(frozen=True, slots=True)
class Founding:
    """The first events of a new table and the seed of its deal."""

    seed: bytes
    events: tuple[LogEvent, ...]
    index: Index
    rematch_of: TableId | None = None


@dataclass(frozen=True, slots=True)
class Append:
    """New events of a table, in one transaction with all that must not be apart from them.

    ``after`` is the number of events that the decision was based on. ``interaction`` is the
    click that caused them, ``None`` for the clock. ``drop_draft`` is the (seat, step) whose
    draft the events make obsolete.
    """

    table: TableId
    after: int
    events: tuple[LogEvent, ...]
    index: Index
    interaction: int | None = None
    drop_draft: tuple[Seat, int] | None = None


@dataclass(frozen=True, slots=True)
class Log:
    """All that was recorded of a table. The seed is secret until the game has ended."""

    table: TableId
    seed: bytes
    events: tuple[LogEvent, ...]


@dataclass(frozen=True, slots=True)
class Post:
    """A message of ours in Discord: ``seq`` is the number of the event that it tells of."""

    channel: int
    message: int
    seq: int


@dataclass(frozen=True, slots=True)
class Told:
    """How far one person of a table has been told by DM, and whether that works."""

    user: UserId
    seq: int
    dm: Dm
    post: Post | None


@dataclass(frozen=True, slots=True)
class Telling:
    """How far a table has been told: events up to ``announced`` in the channel; its live post."""

    table: TableId
    head: int
    announced: int
    status: Post | None
    people: tuple[Told, ...]


@dataclass(frozen=True, slots=True)
class Person:
    """What is known of a user: the name as last seen."""

    user: UserId
    name: str


class Store(Protocol):
    """Keeps tables, drafts, people and how far everything has been told."""

    async def create(
        self, found: Callable[[TableId], Founding], *, interaction: int | None
    ) -> TableId:
        """Open a table: ``found`` is called with the new id inside the transaction.

        ``Repeated`` for a known interaction; ``Conflict`` when ``rematch_of`` already has one.
        """

    async def append(self, entry: Append) -> None:
        """Append events, replace the index, drop the draft, remember the interaction: all or none.

        ``Conflict`` when the log has grown past ``after``; ``Repeated`` for a known interaction.
        """

    async def load(self, table: TableId) -> Log:
        """Read a table's log; ``NoSuchTable``."""

    async def rematch_of(self, table: TableId) -> TableId | None:
        """Return the table that is the rematch of ``table``."""

    async def save_draft(self, table: TableId, seat: Seat, step: int, draft: str) -> None:
        """Keep what a seat is picking; it replaces the seat's draft of any other step."""

    async def draft(self, table: TableId, seat: Seat, step: int) -> str | None:
        """Read a seat's draft of this very step."""

    async def tables_of(self, user: UserId) -> tuple[TableId, ...]:
        """Live tables at which ``user`` holds a seat, newest first."""

    async def tables_in(self, channel: int) -> tuple[TableId, ...]:
        """Live tables of a channel, newest first."""

    async def live_tables(self) -> tuple[TableId, ...]:
        """Every live table, oldest first."""

    async def next_due(self) -> int | None:
        """Return the earliest moment at which a table is due."""

    async def due(self, now: int) -> tuple[TableId, ...]:
        """Tables due at or before ``now``, longest overdue first, at most 100."""

    async def behind(self) -> tuple[TableId, ...]:
        """Tables whose channel or people have not been told everything, oldest first."""

    async def telling(self, table: TableId) -> Telling:
        """Read how far a table has been told; ``NoSuchTable``."""

    async def announced(self, table: TableId, seq: int, status: Post | None) -> None:
        """Record that the channel has been told up to ``seq``; ``status`` is the live post now."""

    async def told(self, table: TableId, told: Told) -> None:
        """Record how far one person has been told. Unknown people are ignored (they left)."""

    async def put_person(self, person: Person) -> None:
        """Keep a person's name as last seen."""

    async def names(self, users: tuple[UserId, ...]) -> dict[UserId, str]:
        """Names of those who are known."""

    async def setting(self, key: str) -> str | None:
        """Read a setting of the program itself (the hash of the synced commands)."""

    async def put_setting(self, key: str, value: str) -> None:
        """Keep a setting of the program itself."""

    async def close(self) -> None:
        """Finish what is under way and let go of the database."""
