"""Tells people by DM: what they are asked, and a host what keeps the table from being told."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import structlog

from bot.courier import Archived, ChannelGone, Courier, DmClosed, Forbidden, Mark, Unsendable
from bot.posting import Make, Poster, mark
from bot.present import table as screens
from bot.present.absent import expiring as closes_soon
from bot.present.scene import Scene
from bot.present.screen import Screen
from bot.present.stranded import stranded
from bot.reader import reading
from bot.readers import Readers
from bot.sight import plans_of
from bot.standing import Standing
from bot.story import Story, asked, expiring, stranding
from data.log import Posts, Table, TableId, UserId
from data.store import Dm, Post, Store, Told

_SHUT = (DmClosed, Forbidden, ChannelGone, Archived)

_log = structlog.get_logger(__name__)


class Messenger:
    """Sends the DMs of a table, each once."""

    def __init__(self, store: Store, courier: Courier, readers: Readers, poster: Poster) -> None:
        self._store = store
        self._courier = courier
        self._readers = readers
        self._poster = poster

    async def tell(self, told: Told, story: Story) -> Dm:
        """Send a person what is new, and return whether their DMs are open."""
        if told.seq == story.head:
            return told.dm
        post, dm = told.post, told.dm
        for seq, make, key in _due(told, story) if not dm.shut else ():
            scene = await self._scene(told.user, story.now)
            dm, post = await self._dm(story, told, seq, partial(make, scene), key)
            if dm.shut:
                break
        await self._store.told(story.now.table.id, Told(told.user, story.head, dm, post))
        return dm

    async def welcome(self, told: Told, story: Story) -> Dm:
        """Send the DM that shows whether a person's DMs are open, each time that they come."""
        scene = story.now.scene(told.user, await self._names(story.now))
        key = mark(story.log.seed, story.came(told.user), f"welcome{told.user}")
        dm, _ = await self._dm(story, told, 0, partial(screens.welcome, scene), key)
        await self._store.told(story.now.table.id, Told(told.user, told.seq, dm, told.post))
        return dm

    async def _dm(
        self, story: Story, told: Told, seq: int, make: Make, key: Mark
    ) -> tuple[Dm, Post | None]:
        """Send a DM as its person reads; return whether that works, and the last message there."""
        table: TableId = story.now.table.id
        try:
            channel = await self._courier.open_dm(told.user)
            with reading(await self._readers.of(told.user)):
                message = await self._poster.post(channel, make, key, table)
        except _SHUT:
            return Dm.UNHEARD, None
        except Unsendable as error:  # the same is a press away
            _log.error("dm_left_unsent", table=table, seq=seq, why=str(error))
            return told.dm, told.post
        return Dm.OPEN, Post(channel, message, seq)

    async def _scene(self, user: UserId, now: Standing) -> Scene:
        """Build what a person sees; a DM tells what became of their plan too."""
        seat = now.table.seat_of(user)
        plans = {} if seat is None else await plans_of(self._store, now)
        plan = None if seat is None else plans.get(seat)
        return now.scene(user, await self._names(now), plan=plan)

    async def _names(self, standing: Standing) -> dict[UserId, str]:
        return await self._store.names(standing.users)


def _due(told: Told, story: Story) -> Iterator[tuple[int, Callable[[Scene], Screen], Mark]]:
    """Yield what a person is to be sent now: of which event it tells, its screen and its mark."""
    table = story.now.table
    stuck = stranding(story, told.seq)
    if stuck is not None and told.user == table.host:
        key = mark(story.log.seed, stuck, "stranded")
        yield stuck, lambda scene: stranded(scene.table), key
    ends = expiring(story, told.seq)
    if ends is not None and _hears_of_the_end(table, told.user):
        yield ends, closes_soon, mark(story.log.seed, ends, "expires")
    since = asked(story, told.user, told.seq)
    if since is not None:
        key = mark(story.log.seed, since, f"seat{table.seat_of(told.user)}")
        yield since, screens.private, key


def _hears_of_the_end(table: Table, user: UserId) -> bool:
    """Whether somebody is warned by DM, as no post can warn: a host alone where one could once."""
    return table.posts is Posts.DM or (table.stranded is not None and user == table.host)
