"""How many tables a server lets be open at once: in one channel, and of one host."""

from __future__ import annotations

from bot.outcome import Refusal, Refused, Setup
from bot.sight import Sight
from data.log import Place, Posts, Stage, TableId, UserId
from data.store import Store


class Room:
    """Looks whether one more table may be opened; what is told in no channel takes no room."""

    def __init__(self, store: Store, sight: Sight) -> None:
        self._store = store
        self._sight = sight

    async def require(self, setup: Setup, host: UserId) -> None:
        """Refuse a table too many; ``Refusal`` TABLES_HERE, TABLES_EACH.

        A thread is a channel of its own, so the second number holds there too.
        """
        if setup.server is None or setup.posts is not Posts.CHANNEL:
            return
        allowed = await self._sight.settings(setup.server)
        each = allowed.tables_each
        await self._require_in(setup.channel, allowed.tables_here, Refused.TABLES_HERE)
        if each and await self._hosted(host, setup.server) >= each:
            raise Refusal(Refused.TABLES_EACH, most=each)

    async def require_there(self, place: Place) -> None:
        """Refuse to move a table to where there are too many; ``Refusal`` TABLES_THERE."""
        if place.server is not None:
            most = (await self._sight.settings(place.server)).tables_here
            await self._require_in(place.channel, most, Refused.TABLES_THERE)

    async def _require_in(self, channel: int, most: int, refused: Refused) -> None:
        if most and len(await self._store.tables_in(channel)) >= most:
            raise Refusal(refused, most=most)

    async def _hosted(self, host: UserId, server: int) -> int:
        tables = await self._store.tables_of(host)
        return sum([await self._counts(table, host, server) for table in tables])

    async def _counts(self, number: TableId, host: UserId, server: int) -> bool:
        try:
            table = (await self._sight.load(number)).standing.table
        except Refusal:  # it was deleted meanwhile
            return False
        told = table.posts is Posts.CHANNEL and table.place.server == server
        return told and table.host == host and table.stage is not Stage.CLOSED
