"""Reminds people of the slow games that wait for them: recorded first, then sent, each once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import structlog

from bot.calls import Call, Calls, Way
from bot.clock import HOUR, Watch
from bot.courier import Courier
from bot.logs import traced
from bot.outcome import Refusal
from bot.posting import safely
from bot.present.reminder import by_dm, ping
from bot.reader import reading
from bot.readers import Readers
from bot.reminders import TOGETHER
from data.log import TableId, UserId
from data.store import NoSuchTable, Store, StoreUnavailable

_log = structlog.get_logger(__name__)


class Reminding(Watch):
    """Reminds whoever is to be reminded, longest overdue first, for ever.

    ``present`` tells whether anybody can act at all, else nobody is reminded; ``sent`` hears of
    each message by its way.
    """

    def __init__(
        self,
        store: Store,
        courier: Courier,
        readers: Readers,
        calls: Calls,
        present: Callable[[], Awaitable[bool]],
        *,
        sent: Callable[[str], None],
    ) -> None:
        super().__init__(calls.clock)
        self._store = store
        self._courier = courier
        self._readers = readers
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
                await self._ping(user, call)
        if quiet := tuple(call for call in calls if call.way is Way.DM):
            await self._dm(user, quiet)

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

    async def _dm(self, user: UserId, calls: tuple[Call, ...]) -> None:
        async def send() -> None:
            if await self._takes_none(user, calls):
                return
            channel = await self._courier.open_dm(user)
            with reading(await self._readers.of(user)):
                screen = by_dm(tuple(call.waiting for call in calls))
                await self._courier.post(channel, screen, calls[0].mark)
            self._sent(Way.DM)

        await safely(self.clock, send, "reminder", table=calls[0].waiting.table.id)

    async def _takes_none(self, user: UserId, calls: tuple[Call, ...]) -> bool:
        """Whether it is known that somebody takes no DMs: Discord is not asked again."""
        tables = (call.waiting.table.id for call in calls)
        return all([user in (await self._store.telling(each)).unreachable for each in tables])

    async def _ping(self, user: UserId, call: Call) -> None:
        table = call.waiting.table

        async def send() -> None:
            with reading(await self._readers.at(table)):
                await self._courier.post(table.place.channel, ping(user, call.waiting), call.mark)
            self._sent(Way.PING)

        await safely(self.clock, send, "reminder", table=table.id)
