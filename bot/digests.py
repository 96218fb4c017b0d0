"""Sends people the weekly list of their games: recorded first, then sent, once a week at most."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from bot.clock import Clock, Watch
from bot.courier import Courier, Mark
from bot.own_games import OwnGames
from bot.paces import DAY
from bot.posting import mark, safely
from bot.present.my_games import digest
from bot.reader import reading
from bot.readers import Readers
from bot.waking import next_waking
from bot.weekly import next_list
from data.digests import Digest
from data.log import UserId
from data.people import Profile
from data.store import Store

SOON: Final = DAY
"""Whoever gets the next list within this time does not get one that is late."""

_log = structlog.get_logger(__name__)


class Digests(Watch):
    """Sends every list that is due, longest overdue first, for ever.

    ``present`` tells whether the bot is there at all. After a downtime a list that is late comes
    once, by day.
    """

    def __init__(
        self,
        store: Store,
        courier: Courier,
        readers: Readers,
        games: OwnGames,
        clock: Clock,
        *,
        present: Callable[[], Awaitable[bool]],
    ) -> None:
        super().__init__(clock)
        self._store = store
        self._courier = courier
        self._readers = readers
        self._games = games
        self._present = present

    async def turn(self) -> int | None:
        """Send once all that is due; return when to look again."""
        if not await self._present():
            return None
        while people := await self._store.digests_due(self.clock.now()):
            for user in people:
                await self._attend(user)
        return await self._store.next_digest()

    async def _attend(self, user: UserId) -> None:
        """Send one person's list now, or put it off."""
        now = self.clock.now()
        profile = (await self._store.profiles((user,))).get(user, Profile(user))
        after, woken = next_list(profile, now), next_waking(profile, now)
        soon = after is None or after - woken < SOON
        if woken > now and not soon:
            await self._store.digested(user, Digest(woken))
            return
        await self._store.digested(user, Digest(after))
        if not soon:
            await self._send(user, mark(f"digest.{user}".encode(), now, "digest"))

    async def _send(self, user: UserId, key: Mark) -> None:
        async def send() -> None:
            if games := await self._games.of(user):
                channel = await self._courier.open_dm(user)
                with reading(await self._readers.of(user)):
                    await self._courier.post(channel, digest(games), key)

        await safely(self.clock, send, "digest", user=user)
