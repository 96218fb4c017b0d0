"""Opens tables: a lobby, a solo game that begins at once, and the rematch of a table that ended."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import replace

from bot import asked, lobby
from bot.click import Click
from bot.clock import Clock
from bot.decision import Decision
from bot.games import alone, hosting_of
from bot.locks import Locks
from bot.opening import founding, require_seats, same_again, without_absent
from bot.outcome import Refusal, Refused, Said, Setup, Show
from bot.room import Room
from bot.servers import called
from bot.sight import Sight
from bot.standing import Standing
from data.log import LogEvent, Stage, Table, TableId, TableMoved, UserId
from data.store import Conflict, Founding, Repeated, Store
from engine.catalog import Options
from engine.deal import JOIN_BYTES, SEED_BYTES


class Founder:
    """Opens tables, each once; arguments as those of ``Tables``."""

    def __init__(
        self,
        store: Store,
        sight: Sight,
        clock: Clock,
        entropy: Callable[[int], bytes],
        changed: Callable[[TableId], None],
    ) -> None:
        self._store = store
        self._sight = sight
        self._clock = clock
        self._entropy = entropy
        self._changed = changed
        self._room = Room(store, sight)
        self._opening = Locks()

    async def open(
        self, setup: Setup, host: UserId, interaction: int | None, rematch_of: TableId | None = None
    ) -> TableId:
        """Open a table as ``found`` does, where there is room for one more.

        ``Refusal`` TABLES_HERE, TABLES_EACH beside those of ``found``.
        """
        async with self._opening.of(setup.server):  # else two at once would both be the last
            if interaction is None or not await self._store.carried_out(interaction):
                await self._room.require(setup, host)
            return await self.found(setup, host, interaction, rematch_of)

    @asynccontextmanager
    async def moving(self, events: Iterable[LogEvent]) -> AsyncIterator[None]:
        """Hold the room for a table that moves by these events; ``Refusal`` TABLES_THERE.

        Whoever opens one holds no table's lock meanwhile, so a table that moves may hold its own.
        """
        place = next((event.place for event in events if isinstance(event, TableMoved)), None)
        if place is None:
            yield
            return
        async with self._opening.of(place.server):
            await self._room.require_there(place)
            yield

    async def found(
        self, setup: Setup, host: UserId, interaction: int | None, rematch_of: TableId | None = None
    ) -> TableId:
        """Open a table, or return the one that this interaction has opened before.

        ``Refusal`` SEATS, ``RuleError`` HOUSE_RULE, ``Conflict`` where there is a rematch already.
        """
        require_seats(setup.options, setup.seats)
        seed, now = self._entropy(SEED_BYTES), self._clock.now()
        joins = tuple(
            self._entropy(JOIN_BYTES).hex() for _ in (host, *setup.players, *setup.computers)
        )

        def found(table: TableId) -> Founding:
            return founding(
                setup, host, table, seed=seed, joins=joins, now=now, rematch_of=rematch_of
            )

        try:
            table = await self._store.create(found, interaction=interaction)
        except Repeated as known:
            return known.table
        self._changed(table)
        return table

    async def again(self, old: TableId, user: UserId, click: Click) -> tuple[TableId, bool]:
        """Return the rematch of a table that ended, and whether ``user`` has just opened it.

        One that has ended too is followed by another. ``Refusal`` for who may not have one.
        """
        while True:
            standing = (await self._sight.load(old)).standing
            await self._require_rematch(standing, user, click)
            anew = await self._store.rematch_of(old)
            if anew is None:
                setup = await self._same_again(standing.table)
                try:
                    return await self.open(setup, user, click.interaction, old), True
                except Conflict:
                    continue  # somebody else was first: look again
            if (await self._sight.load(anew)).standing.table.stage is not Stage.CLOSED:
                return anew, False
            old = anew

    async def reopen(self, old: TableId, host: UserId) -> TableId:
        """Open the lobby to which a table that has just ended goes back, or find it."""
        table = (await self._sight.load(old)).standing.table
        try:
            return await self.found(without_absent(table), host, None, old)
        except Conflict:  # somebody pressed for a rematch in the meantime
            return await self._store.rematch_of(old) or old

    async def _same_again(self, table: Table) -> Setup:
        setup, server = same_again(table), await self._sight.server(table)
        options = asked.again(server, setup.options)
        return replace(setup, options=options, called=called(server, options.game))

    async def _require_rematch(self, standing: Standing, user: UserId, click: Click) -> None:
        table = standing.table
        lobby.require_sight(standing, user, click)
        if table.stage is not Stage.CLOSED:
            raise Refusal(Refused.STALE, await self._sight.scene(standing, user))
        if alone(table.options) and table.seat_of(user) is None:
            raise Refusal(Refused.NO_SEAT)
        lobby.require_welcome(table, user)


def opened(options: Options, said: Said) -> Decision:
    """Return how a new table is shown to whoever opened it: its lobby, or the first hand.

    Where nobody sits down by opening it, they are asked whether they want to.
    """
    if alone(options):
        return Decision(Show.HAND, Said.STARTED)
    if hosting_of(options).host_sits:
        return Decision(Show.JOINED, said)
    return Decision(Show.OPT_IN, Said.OPENED)
