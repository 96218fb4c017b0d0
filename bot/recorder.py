"""Writes what was decided into a table's log, in one transaction with all that follows from it."""

from __future__ import annotations

from collections.abc import Callable

from bot.aftermath import accomplished, earned, followed, index
from bot.clock import Clock
from bot.games import hosting_of
from bot.loaded import Loaded
from bot.locks import Locks
from bot.punctuality import owed
from bot.recent import Recent
from bot.reminders import reminds
from bot.standing import Standing
from data.chain import Chain, chain_of
from data.log import DeadlineSet, LogEvent, SeatLeft, Stage, Table, TableEvent, TableId, UserId
from data.reminding import Reminder
from data.store import Append, Store
from engine.core import Seat


class Recorder:
    """Appends to the logs of tables; ``changed`` hears of each that has grown, after it was stored.

    Whoever appends holds the table's lock (``locks``) since loading it.
    """

    def __init__(self, store: Store, clock: Clock, changed: Callable[[TableId], None]) -> None:
        self._store = store
        self._clock = clock
        self._changed = changed
        self.locks = Locks()
        self._chains = Recent[Chain]()

    async def append(
        self,
        loaded: Loaded,
        events: tuple[LogEvent, ...],
        interaction: int | None = None,
        plans: tuple[tuple[Seat, str], ...] = (),
    ) -> None:
        """Store what somebody did and what follows; ``Conflict``, ``Repeated``.

        ``plans`` are kept though their seats have moved by it.
        """
        after = loaded.standing.after(events)
        whole = (*events, *followed(after, self._clock.now(), loaded.log.seed))
        await self.note(loaded, whole, interaction, plans)

    async def forget(self, table: Table, user: UserId) -> None:
        """Put a former player in a person's place in a table's log; what is still told changes."""
        try:
            await self._store.forget_at(table.id, user, table.seat_of(user))
        finally:
            if table.stage is not Stage.CLOSED:
                self._changed(table.id)

    async def note(
        self,
        loaded: Loaded,
        events: tuple[LogEvent, ...],
        interaction: int | None = None,
        plans: tuple[tuple[Seat, str], ...] = (),
    ) -> None:
        """Store events as they are: what time does to a table is no sign of life of it."""
        now, after = self._clock.now(), loaded.standing.after(events)
        table, edition = after.table.id, loaded.log.edition
        chain, links = chain_of(loaded.log, self._chains.get(table, edition)).grown(events)
        entry = Append(
            table=table,
            after=loaded.standing.count,
            events=events,
            index=index(after, now, await self._reminded(after, events)),
            interaction=interaction,
            moved=_moved(after, events),
            plans=plans,
            results=earned(after, now),
            feats=accomplished(after, now),
            owed=owed(loaded, events, now),
            links=links,
        )
        try:
            await self._store.append(entry)
            self._chains.keep(table, chain, edition)
        finally:  # a cancelled call may have been carried out all the same
            self._changed(table)

    async def _reminded(
        self, after: Standing, events: tuple[LogEvent, ...]
    ) -> tuple[Reminder, ...]:
        """Read how far people have been reminded of a phase that goes on."""
        anew = any(isinstance(event, DeadlineSet) for event in events)
        return () if anew or not reminds(after) else await self._store.reminders(after.table.id)


def _moved(standing: Standing, events: tuple[LogEvent, ...]) -> tuple[Seat, ...]:
    """Return the seats that moved, or were given up: what they were picking or planned is over."""
    mover = hosting_of(standing.table.options).mover
    seats = (
        (event.seat if isinstance(event, SeatLeft) else None)
        if isinstance(event, TableEvent)
        else mover(event)
        for event in events
    )
    return tuple(dict.fromkeys(seat for seat in seats if seat is not None))
