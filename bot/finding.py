"""Which table a slash command means."""

from __future__ import annotations

from collections.abc import Callable

from bot.click import Meant
from bot.games import games_of
from bot.outcome import Refusal, Refused
from bot.sight import Sight
from bot.standing import Standing
from bot.visits import visits_of
from data.log import TableId, UserId
from data.store import Store

CANDIDATES = 10
"""So many tables are named where a command could mean several."""


class Find:
    """Finds tables by person, channel and game."""

    def __init__(self, store: Store, sight: Sight) -> None:
        self._store = store
        self._sight = sight

    async def which(
        self,
        user: UserId,
        channel: int | None,
        meant: Meant = Meant.OWN,
        game: str | None = None,
    ) -> TableId:
        """Find the table that a slash command means: the only own one here, else anywhere.

        ``game`` is the key of the game that it plays, where the command is a move of it.
        ``Refusal`` with the candidates (``tables``) where it could be several, WRONG_GAME where
        all play another one.
        """
        match meant:
            case Meant.FREE:
                here = await self._told_in(channel)
                return _the_one(await self._joinable(user, here) or here[:1], Refused.WHICH_TO_JOIN)
            case Meant.ENDED:
                return _the_one(await self._ended(user, channel), Refused.WHICH_TABLE)
            case Meant.OTHERS:
                return _the_one(await self._followable(user, channel), Refused.WHICH_TO_FOLLOW)
            case Meant.OWN | Meant.SEEN:
                return await self._own(user, channel, meant, game)

    async def _own(
        self, user: UserId, channel: int | None, meant: Meant, game: str | None
    ) -> TableId:
        here = () if channel is None else await self._store.tables_of(user, channel=channel)
        if own := await self.playing(game, here):
            return _the_one(own, Refused.WHICH_TABLE)
        anywhere = await self._store.tables_of(user)
        own = await self.playing(game, anywhere)
        if meant is Meant.SEEN and not own:
            own = await self.playing(game, await self._told_in(channel))
        if anywhere and not own:
            raise Refusal(Refused.WRONG_GAME)
        return _the_one(own, Refused.WHICH_TABLE)

    async def _ended(self, user: UserId, channel: int | None) -> tuple[TableId, ...]:
        """Return the last game that has ended here; where there is none, one that will."""
        ended = () if channel is None else await self._store.ended_in(channel)
        begun = await self._first(ended, lambda at: at.state is not None, most=1)
        running = begun or await self._told_in(channel) or await self._store.tables_of(user)
        return running[:1]

    async def _told_in(self, channel: int | None) -> tuple[TableId, ...]:
        return () if channel is None else await self._store.tables_in(channel)

    async def playing(self, game: str | None, tables: tuple[TableId, ...]) -> tuple[TableId, ...]:
        """Return the first few of the tables at which ``game``'s moves are made.

        All where that is ``None``.
        """
        if game is None:
            return tables
        return await self._first(tables, lambda at: game in games_of(at.table.options))

    async def _joinable(self, user: UserId, tables: tuple[TableId, ...]) -> tuple[TableId, ...]:
        return await self._first(
            tables, lambda at: visits_of(at.table.options).has_seat_for(at, user)
        )

    async def _followable(self, user: UserId, channel: int | None) -> tuple[TableId, ...]:
        """Return the tables of the channel at which somebody has no place; else what they follow.

        Where they have a place at all of them, the first, which tells them so.
        """
        here = await self._told_in(channel)
        others = await self._first(here, lambda at: user not in at.table.users)
        followed = tuple(table for table, _ in await self._store.follows(user))
        return others or followed or here[:1]

    async def _first(
        self,
        tables: tuple[TableId, ...],
        wanted: Callable[[Standing], bool],
        most: int = CANDIDATES,
    ) -> tuple[TableId, ...]:
        """Return the first few tables that are wanted, however many others come before them."""
        found: list[TableId] = []
        for table in tables:
            if wanted((await self._sight.load(table)).standing):
                found.append(table)
            if len(found) == most:
                break
        return tuple(found)


def _the_one(found: tuple[TableId, ...], several: Refused) -> TableId:
    if not found:
        raise Refusal(Refused.NO_TABLE_HERE)
    if len(found) > 1:
        raise Refusal(several, tables=found[:CANDIDATES])
    return found[0]
