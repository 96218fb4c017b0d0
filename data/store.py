"""What every store does, whatever database it stands on.

One conformance suite (``tests/data/conformance``) runs over all of them. Every writing call
returns after its transaction is durable, or raises and has changed nothing. A caller that is
cancelled while it waits has not undone the call: it is carried out whole, or not at all.

Events are numbered from 1 at each table: ``seq`` is the number of an event, ``head`` the number
of the last one and so the number of events. Moments are UTC, in milliseconds.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Protocol

from data.boards import Boards
from data.books import Feat, Record, Result, Server
from data.digests import Digests
from data.following import Following
from data.keeping import Keeping
from data.log import LogEvent, Place, TableId, UserId
from data.punctuality import Owed, Punctuality
from data.reminding import Reminder, Reminding
from engine.core import Seat

DUE_AT_ONCE = 100
"""So many due tables are given out at most in one call."""

LATEST = 5
"""So many tables that have ended are given out at most in one call."""

REMEMBERED = 24 * 3_600_000 << 22
"""An interaction may be forgotten once one is recorded whose id is higher by so much.

Discord's ids hold their time, in milliseconds, above the lowest 22 bits, and nobody can repeat an
interaction for more than 15 minutes. No clock of ours is asked.
"""


class StoreError(Exception):
    """Something that a store refuses or cannot do."""


class Conflict(StoreError):
    """Somebody else appended to the log (or made the rematch) first: load again and decide anew."""


class Repeated(StoreError):
    """This interaction was carried out before, at ``table``: what it did stands."""

    def __init__(self, table: TableId) -> None:
        super().__init__(table)
        self.table = table


class NoSuchTable(StoreError):
    """No table has this id."""

    def __init__(self, table: TableId) -> None:
        super().__init__(f"there is no table {table}")


class BadEvent(StoreError):
    """An event that cannot be written to a log, or one in a log that this program cannot read."""


class StoreUnavailable(StoreError):
    """The database cannot be used just now (disk full, I/O error, closed): nothing was recorded."""


class StoreRefused(StoreError):
    """The database cannot be used at all; the message is one sentence for whoever hosts."""


class Dm(StrEnum):
    """Whether a seat's person can be reached by DM."""

    UNKNOWN = "unknown"
    OPEN = "open"
    UNHEARD = "unheard"  # closed, of which the person has not heard yet
    CLOSED = "closed"

    @property
    def shut(self) -> bool:
        """Whether no DM arrives, whoever knows that."""
        return self in (Dm.UNHEARD, Dm.CLOSED)


@dataclass(frozen=True, slots=True)
class Index:
    """What a table is found by, written in the transaction of the events it follows from.

    ``people`` are the users who hold a seat, wait for one, or host the table, in any order and
    maybe named twice; ``due`` is when the clock must look at the table, in UTC milliseconds,
    ``None`` for never; ``live`` ends with the table. Only a ``public`` table is found by its
    channel; every other one by its people alone. ``server`` is where it is told, ``None`` for a DM.
    ``reminders`` are those of the people whom a slow phase waits for, each once.
    """

    channel: int
    people: tuple[UserId, ...]
    due: int | None
    live: bool
    public: bool = True
    server: int | None = None
    reminders: tuple[Reminder, ...] = ()


@dataclass(frozen=True, slots=True)
class Founding:
    """The first events of a new table, the link of each (``data.chain``), the seed of its deal."""

    seed: bytes = field(repr=False)
    events: tuple[LogEvent, ...]
    index: Index
    rematch_of: TableId | None = None
    links: tuple[bytes, ...] = ()


@dataclass(frozen=True, slots=True)
class Append:
    """New events of a table, in one transaction with all that must not be apart from them.

    ``after`` is the number of events that the decision was based on, so that the first new event
    gets the number ``after + 1``. ``interaction`` is the click that caused them, ``None`` for the
    clock. ``moved`` are the seats whose drafts and plans the events make obsolete; ``plans`` are
    kept all the same. ``results`` and ``feats`` are those of the people who played, if the events
    end the game.
    ``owed`` are the moves that people owed in the phase that the events end. ``links`` are those
    of the events (``data.chain``), one each.
    """

    table: TableId
    after: int
    events: tuple[LogEvent, ...]
    index: Index
    interaction: int | None = None
    moved: tuple[Seat, ...] = ()
    plans: tuple[tuple[Seat, str], ...] = ()
    results: tuple[Result, ...] = ()
    feats: tuple[Feat, ...] = ()
    owed: tuple[Owed, ...] = ()
    links: tuple[bytes, ...] = ()


@dataclass(frozen=True, slots=True)
class Log:
    """All that was recorded of a table. The seed is secret until the game has ended.

    ``edition`` counts how often the log was written anew, as somebody was forgotten; between that
    it only grows. ``written`` are the events as they are stored, kind and JSON text, and ``links``
    what was stored with each (``data.chain``), ``None`` with those from before there were links.
    """

    table: TableId
    seed: bytes = field(repr=False)
    events: tuple[LogEvent, ...]
    edition: int = 0
    written: tuple[tuple[str, str], ...] = field(default=(), repr=False)
    links: tuple[bytes | None, ...] = field(default=(), repr=False)


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

    @property
    def unreachable(self) -> tuple[UserId, ...]:
        """People who take no DMs."""
        return tuple(told.user for told in self.people if told.dm.shut)

    @property
    def unheard(self) -> tuple[UserId, ...]:
        """Those of them who have not heard of it yet."""
        return tuple(told.user for told in self.people if told.dm is Dm.UNHEARD)


@dataclass(frozen=True, slots=True)
class Person:
    """What is known of a user: the name as last seen."""

    user: UserId
    name: str


class Store(Boards, Following, Keeping, Reminding, Digests, Punctuality, Protocol):
    """Keeps tables, drafts, people and how far everything has been told."""

    async def create(
        self, found: Callable[[TableId], Founding], *, interaction: int | None
    ) -> TableId:
        """Open a table: ``found`` is called with the new id inside the transaction.

        Ids count up from 1 and are never used again. ``found`` is pure and quick, since it may run
        in another thread; what it raises comes out here. ``Repeated`` for a known interaction;
        ``Conflict`` when ``rematch_of`` already has one, ``NoSuchTable`` when it does not exist.
        """

    async def append(self, entry: Append) -> None:
        """Append events, replace the index, drop what is obsolete, remember the interaction.

        All of it or nothing.

        A table that is no longer live has no drafts and no plans.

        ``Repeated`` for a known interaction; else ``NoSuchTable``; else ``Conflict`` when the log
        has another number of events than ``after``. People who stay keep how far they have been
        told, new ones begin at 0 and are no followers any more, those who left are forgotten.
        """

    async def load(self, table: TableId) -> Log:
        """Read a table's log; ``NoSuchTable``."""

    async def carried_out(self, interaction: int) -> bool:
        """Tell whether an interaction was carried out: it is in the log with its events."""

    async def rematch_of(self, table: TableId) -> TableId | None:
        """Return the table that is the rematch of ``table``."""

    async def save_draft(self, table: TableId, seat: Seat, step: int, draft: str) -> None:
        """Keep what a seat is picking, instead of its draft of this or any other step.

        ``NoSuchTable``.
        """

    async def draft(self, table: TableId, seat: Seat, step: int) -> str | None:
        """Read a seat's draft of this very step."""

    async def save_plan(self, table: TableId, seat: Seat, plan: str) -> None:
        """Keep what a seat plays if it misses a deadline, instead of its plan before.

        ``NoSuchTable``.
        """

    async def plans(self, table: TableId) -> dict[Seat, str]:
        """Read the plans of a table."""

    async def drop_plan(self, table: TableId, seat: Seat) -> None:
        """Delete a seat's plan, if it has one."""

    async def tables_of(self, user: UserId, *, channel: int | None = None) -> tuple[TableId, ...]:
        """Live tables (of a channel) at which ``user`` holds a seat, newest first."""

    async def tables_in(self, channel: int) -> tuple[TableId, ...]:
        """Public live tables of a channel, newest first."""

    async def ended_in(self, channel: int) -> tuple[TableId, ...]:
        """Public tables of a channel that have ended, newest first, ``LATEST`` at most."""

    async def live_tables(self) -> tuple[TableId, ...]:
        """Every live table, oldest first."""

    async def live_places(self) -> tuple[Place, ...]:
        """Where public live tables are told, each place once, by channel."""

    async def next_due(self, but: frozenset[TableId] = frozenset()) -> int | None:
        """Return the earliest moment at which a table is due, those of ``but`` left out."""

    async def due(self, now: int, but: frozenset[TableId] = frozenset()) -> tuple[TableId, ...]:
        """Tables due at or before ``now``, longest overdue first, ``DUE_AT_ONCE`` at most.

        Those of ``but`` are left out.
        """

    async def behind(self) -> tuple[TableId, ...]:
        """Tables whose channel or people have not been told everything, oldest first."""

    async def telling(self, table: TableId) -> Telling:
        """Read how far a table has been told; ``NoSuchTable``."""

    async def announced(self, table: TableId, seq: int, status: Post | None) -> None:
        """Record that the channel has been told up to ``seq``; ``status`` is the live post now.

        ``NoSuchTable``.
        """

    async def told(self, table: TableId, told: Told) -> None:
        """Record how far one person has been told.

        People without a seat are ignored (they left), unknown tables too.
        """

    async def put_person(self, person: Person) -> None:
        """Keep a person's name as last seen."""

    async def names(self, users: tuple[UserId, ...]) -> dict[UserId, str]:
        """Names of those who are known."""

    async def record(self, user: UserId, mode: str, *, lowest: bool) -> Record | None:
        """Return a person's best result in a mode; ``None`` for somebody who has none.

        The best is the most points or, in modes where the ``lowest`` total wins, the fewest.
        """

    async def server(self, server: int) -> Server:
        """Read what a server's admins have set; the defaults where they have set nothing."""

    async def put_server(self, server: Server) -> None:
        """Keep what a server's admins have set, instead of what they set before."""

    async def setting(self, key: str) -> str | None:
        """Read a setting of the program itself (the hash of the synced commands)."""

    async def put_setting(self, key: str, value: str) -> None:
        """Keep a setting of the program itself."""

    async def close(self) -> None:
        """Finish what was handed in, then let go of the database; again is no harm.

        Whatever is called afterwards raises ``StoreUnavailable``.
        """
