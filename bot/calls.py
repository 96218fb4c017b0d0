"""Who is called to a slow game that waits for them: recorded first, so that each is called once."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

import structlog

from bot.clock import Clock
from bot.courier import Mark
from bot.locks import Locks
from bot.logs import traced
from bot.posting import mark
from bot.present.reminder import Waiting
from bot.reminders import in_private, near, nudged, schedule, told
from bot.sight import Sight
from bot.standing import Standing
from data.log import Posts, TableId, UserId
from data.people import Notice
from data.reminding import Reminder
from data.store import Store, StoreUnavailable

_log = structlog.get_logger(__name__)


class Way(StrEnum):
    """How a reminder reaches a person."""

    DM = "dm"
    PING = "ping"


@dataclass(frozen=True, slots=True)
class Call:
    """Somebody is to be reminded of a table now; ``mark`` tells it from all other messages."""

    waiting: Waiting
    way: Way
    mark: Mark


class Calls:
    """Decides who is to be reminded of a table, and records it; holds the table's lock for that."""

    def __init__(self, store: Store, sight: Sight, locks: Locks, clock: Clock) -> None:
        self._store = store
        self._sight = sight
        self._locks = locks
        self.clock = clock

    async def take(self, table: TableId, user: UserId, until: int) -> Call | None:
        """Take what somebody is to be reminded of by now, or ``until``: nobody does it again.

        ``None`` where there is nothing, as when they have acted meanwhile.
        """
        async with self._locks.of(table):
            loaded = await self._sight.load(table)
            standing, now = loaded.standing, self.clock.now()
            mine = await self._mine(standing, user, now)
            if mine.at is None or mine.at > max(until, now):
                await self._store.reminded(table, mine)
                return None
            after = told(standing, now, user)
            await self._store.reminded(table, after)
        kind = f"remind{user}.{after.done}"
        waiting = Waiting(standing.table, asked=nudged(standing.table, mine.done))
        return Call(waiting, _way(standing, mine, now), mark(loaded.log.seed, standing.count, kind))

    async def renew(self, user: UserId) -> None:
        """Find anew when somebody is reminded of each table, as they have set something else."""
        for table in await self._store.tables_of(user):
            async with self._locks.of(table):
                await self._renew_at(table, user)

    async def _renew_at(self, table: TableId, user: UserId) -> None:
        try:
            standing = (await self._sight.load(table)).standing
            mine = await self._mine(standing, user, self.clock.now())
        except StoreUnavailable:
            raise
        except Exception as error:  # noqa: BLE001  one broken table must not keep a setting
            _log.error("reminder_failed", table=table, **traced(error))
        else:
            await self._store.reminded(table, mine)

    async def put_off(self, table: TableId, user: UserId, at: int) -> None:
        """Look at it again at ``at``, as the table cannot be read."""
        known = (each for each in await self._store.reminders(table) if each.user == user)
        await self._store.reminded(table, replace(next(known, Reminder(user, at)), at=at))

    async def _mine(self, standing: Standing, user: UserId, now: int) -> Reminder:
        known = await self._store.reminders(standing.table.id)
        found = schedule(standing, now, known)
        return next((each for each in found if each.user == user), Reminder(user, None))


def _way(standing: Standing, known: Reminder, now: int) -> Way:
    """Return how somebody is reminded: in the channel only by wish, near the end, and of that."""
    table = standing.table
    profile = standing.profile(known.user)
    wished = profile.notice is Notice.PING and table.posts is Posts.CHANNEL
    public = near(table, now) and not in_private(table, known.done)
    return Way.PING if wished and public else Way.DM
