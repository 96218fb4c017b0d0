"""Reminds people of the slow games that wait for them: recorded first, then sent, each once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from enum import StrEnum

import structlog

from bot.clock import HOUR, Clock, Watch
from bot.courier import Courier, DmClosed, Mark, Undelivered
from bot.locks import Locks
from bot.logs import traced
from bot.outcome import Refusal
from bot.posting import mark, patiently
from bot.present.reminder import Waiting, by_dm, ping
from bot.reminders import TOGETHER, in_private, near, nudged, schedule, told
from bot.sight import Sight
from bot.standing import Standing
from data.log import Posts, TableId, UserId
from data.people import Notice
from data.reminding import Reminder
from data.store import NoSuchTable, Store, StoreUnavailable

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


class Reminding(Watch):
    """Reminds whoever is to be reminded, longest overdue first, for ever.

    ``present`` tells whether anybody can act at all, else nobody is reminded; ``sent`` hears of
    each message by its way.
    """

    def __init__(
        self,
        store: Store,
        courier: Courier,
        calls: Calls,
        present: Callable[[], Awaitable[bool]],
        sent: Callable[[str], None],
    ) -> None:
        super().__init__(calls.clock)
        self._store = store
        self._courier = courier
        self._calls = calls
        self._present = present
        self._sent = sent

    async def turn(self) -> int | None:
        """Remind once everybody who is due; return when to look again."""
        if not await self._present():
            return None
        while people := await self._store.reminders_due(self.clock.now()):
            for user in people:
                await self._remind(user)
        return await self._store.next_reminder()

    async def _remind(self, user: UserId) -> None:
        """Remind one person of all that is due, and of what is within the hour, in one message."""
        now = self.clock.now()
        calls = await self._all(user, now)
        if calls:  # so they are awake, and what is to come may come along
            calls += await self._all(user, now + TOGETHER)
        for call in calls:
            if call.way is Way.PING:
                await self._safely(call.waiting.table.id, self._ping(user, call))
        if quiet := tuple(call for call in calls if call.way is Way.DM):
            await self._safely(quiet[0].waiting.table.id, self._dm(user, quiet))

    async def _all(self, user: UserId, until: int) -> list[Call]:
        tables = await self._store.reminders_of(user, until)
        return [call for table in tables if (call := await self._taken(table, user, until))]

    async def _taken(self, table: TableId, user: UserId, until: int) -> Call | None:
        try:
            return await self._calls.take(table, user, until)
        except (Refusal, NoSuchTable):
            return None  # it was deleted meanwhile
        except StoreUnavailable:
            raise
        except Exception as error:  # noqa: BLE001  one broken table must not silence all
            _log.error("reminder_failed", table=table, **traced(error))
            await self._calls.put_off(table, user, self.clock.now() + HOUR)
            return None

    async def _safely(self, table: TableId, sending: Awaitable[None]) -> None:
        """Send; whatever becomes of that, everybody else is reminded too."""
        try:
            await sending
        except DmClosed:
            pass  # a state, which the teller keeps: the next press tells that person
        except Undelivered as error:
            _log.warning("reminder_undelivered", table=table, why=str(error), **traced(error))
        except StoreUnavailable:
            raise
        except Exception as error:  # noqa: BLE001  one failed send must not silence all
            _log.error("reminder_failed", table=table, **traced(error))

    async def _dm(self, user: UserId, calls: tuple[Call, ...]) -> None:
        if await self._takes_none(user, calls):
            return
        screen = by_dm(tuple(call.waiting for call in calls))

        async def send() -> None:
            await self._courier.post(await self._courier.open_dm(user), screen, calls[0].mark)

        await patiently(self.clock, send)
        self._sent(Way.DM)

    async def _takes_none(self, user: UserId, calls: tuple[Call, ...]) -> bool:
        """Whether it is known that somebody takes no DMs: Discord is not asked again."""
        tables = (call.waiting.table.id for call in calls)
        return all([user in (await self._store.telling(each)).unreachable for each in tables])

    async def _ping(self, user: UserId, call: Call) -> None:
        channel = call.waiting.table.place.channel
        screen = ping(user, call.waiting)

        async def send() -> None:
            await self._courier.post(channel, screen, call.mark)

        await patiently(self.clock, send)
        self._sent(Way.PING)
