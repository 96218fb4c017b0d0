"""What happens around a table: an outage, a channel that cannot be told, and can be again."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from bot import expiry
from bot.aftermath import absences
from bot.clock import Clock
from bot.recorder import Recorder
from bot.sight import Sight
from bot.standing import Standing
from data.log import (
    LogEvent,
    OutageCredited,
    Place,
    Posts,
    Stage,
    Stranded,
    Stranding,
    TableId,
    TableMoved,
    Unstranded,
)
from data.store import Conflict


class Circumstances:
    """Records at a live table what nobody at it did."""

    def __init__(self, sight: Sight, recorder: Recorder, clock: Clock) -> None:
        self._sight = sight
        self._recorder = recorder
        self._clock = clock

    async def credit(self, table: TableId, outage: OutageCredited) -> None:
        """Give the time of an outage back to a table's deadlines, unless that was done already."""

        def credited(standing: Standing) -> tuple[LogEvent, ...]:
            at = standing.table
            timed = at.deadline is not None or at.expires is not None
            return (outage,) if timed and at.credited != outage else ()

        await self._note(table, credited)

    async def note_absences(self, table: TableId) -> bool:
        """Let a table note whoever is away for long, or back; tell whether that was news."""
        return await self._note(table, lambda standing: absences(standing, self._clock.now()))

    async def strand(self, table: TableId, why: Stranding, detail: str = "") -> bool:
        """Let a table's clock stand, since its channel cannot be told; tell whether it went.

        ``detail`` names the permissions that are missing.
        """

        def stranded(standing: Standing) -> tuple[LogEvent, ...]:
            if standing.table.stranded is not None or standing.table.posts is not Posts.CHANNEL:
                return ()
            now = self._clock.now()
            return _renewed(standing, now, Stranded(why, detail, now))

        return await self._note(table, stranded)

    async def take_out(self, table: TableId, to: int) -> bool:
        """Tell a live table from now on in the channel around its thread, which is shut to the bot.

        Tell whether it does: not where the server lets no table be.
        """
        here = (await self._sight.load(table)).standing.table
        server = await self._sight.server(here)
        if server is not None and server.channels and to not in server.channels:
            return False

        def moved(standing: Standing) -> tuple[LogEvent, ...]:
            if standing.table.place != here.place:  # the host was first
                return ()
            place = TableMoved(Place(to, here.place.server), Stranding.ARCHIVED)
            if standing.table.stranded is None:
                return (place,)
            now = self._clock.now()
            return _renewed(standing, now, place, Unstranded(now))

        return await self._note(table, moved)

    async def unstrand(self, table: TableId) -> bool:
        """Let a table's clock go on where it stood, now that it can be told; say whether it did."""

        def goes_on(standing: Standing) -> tuple[LogEvent, ...]:
            if standing.table.stranded is None:
                return ()
            now = self._clock.now()
            return _renewed(standing, now, Unstranded(now))

        return await self._note(table, goes_on)

    async def _note(
        self, table: TableId, noted: Callable[[Standing], tuple[LogEvent, ...]]
    ) -> bool:
        """Record what happened to a live table, decided on anew where another process was first."""
        while True:
            async with self._recorder.locks.of(table):
                loaded = await self._sight.load(table)
                closed = loaded.standing.table.stage is Stage.CLOSED
                events = () if closed else noted(loaded.standing)
                if not events:
                    return False
                with suppress(Conflict):
                    await self._recorder.note(loaded, events)
                    return True


def _renewed(standing: Standing, now: int, *events: LogEvent) -> tuple[LogEvent, ...]:
    """Return events with the later end of the table that follows from them."""
    return *events, *expiry.renewed(standing.after(events), now)
