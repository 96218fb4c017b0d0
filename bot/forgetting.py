"""Forgetting people, and everything else that is not to be kept for ever.

All of it goes in steps, each a transaction that may be repeated, so a crash between any two only
means that it goes on at the next start.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import structlog

from bot.locks import Locks
from bot.logs import traced
from bot.outcome import Refusal, Refused
from data.log import TableId, UserId
from data.store import Store

_log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Held:
    """How much is stored about a person.

    ``tables`` are those whose log names them, ``running`` the live ones of these; ``named`` says
    whether there is a name, ``profiled`` whether they have set anything for themselves, ``counted``
    whether it is known how punctual they are, ``follows`` whether they follow a game.
    """

    named: bool
    profiled: bool
    counted: bool
    follows: bool
    running: tuple[TableId, ...]
    tables: tuple[TableId, ...]
    results: int

    def __bool__(self) -> bool:
        own = self.named or self.profiled or self.counted or self.follows
        return bool(own or self.tables or self.results)


class Forgetting:
    """Forgets people; ``leave`` makes a former player of somebody at one table."""

    def __init__(self, store: Store, leave: Callable[[TableId, UserId], Awaitable[None]]) -> None:
        self._store = store
        self._leave = leave
        self._locks = Locks()

    async def held(self, user: UserId) -> Held:
        """Say how much is stored about a person."""
        named = user in await self._store.names((user,))
        profiled = user in await self._store.profiles((user,))
        counted = bool(await self._store.owed_by(user))
        follows = bool(await self._store.follows(user))
        tables = await self._store.tables_naming(user)
        live = set(await self._store.live_tables())
        running = tuple(table for table in tables if table in live)
        results = len(await self._store.results_of(user))
        return Held(named, profiled, counted, follows, running, tables, results)

    async def forget(self, user: UserId) -> bool:
        """Forget a person, and tell whether there was anything to forget.

        Once this has begun, it is carried out, by the next start at the latest.
        """
        async with self._locks.of(user):
            if not await self.held(user) and user not in await self._store.to_forget():
                return False
            await self._store.begin_forgetting(user)
            await self._finish(user)
            return True

    async def resume(self) -> None:
        """Go on with what an earlier process began; who cannot be forgotten now is tried later."""
        for user in await self._store.to_forget():
            try:
                async with self._locks.of(user):
                    await self._finish(user)
            except Exception as error:  # noqa: BLE001  one broken table must not keep the others
                _log.error("not_forgotten", **traced(error))

    async def _finish(self, user: UserId) -> None:
        """Until no log names them: they may have sat down somewhere meanwhile."""
        while tables := await self._store.tables_naming(user):
            for table in tables:
                await self._at(table, user)
        await self._store.forget(user)

    async def _at(self, table: TableId, user: UserId) -> None:
        try:
            await self._leave(table, user)
        except Refusal as refusal:
            if refusal.code is not Refused.NO_TABLE:  # that one was deleted meanwhile
                raise
