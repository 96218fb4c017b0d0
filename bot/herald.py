"""Tells followers by DM what a table's channel was told: each once, never more, never before."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial

import structlog

from bot.clock import BACKOFF, HOUR, Clock, Watch
from bot.courier import (
    Archived,
    ChannelGone,
    Courier,
    DmClosed,
    Forbidden,
    Mark,
    TryLater,
    Unsendable,
)
from bot.logs import traced
from bot.news import news
from bot.posting import Make, Poster, mark
from bot.present import follow as screens
from bot.present.scene import Scene
from bot.reader import reading
from bot.readers import Readers
from bot.recent import Recent
from bot.story import Story, story_of
from data.following import Follower, Wish
from data.log import LogEvent, Stage, TableClosed, TableEvent, TableId, UserId
from data.store import NoSuchTable, Store, StoreError, StoreUnavailable, Telling

_SHUT = (DmClosed, Forbidden, ChannelGone, Archived)

_log = structlog.get_logger(__name__)


class Herald(Watch):
    """Tells the followers of all tables in the background, so that no table waits for them.

    Who sees the table's channel no more, is barred, or takes no DMs, follows no longer.
    """

    def __init__(self, store: Store, courier: Courier, readers: Readers, clock: Clock) -> None:
        super().__init__(clock)
        self._store = store
        self._courier = courier
        self._readers = readers
        self._unsure: set[TableId] | None = None
        self._stories = Recent[Story]()
        self._resting: dict[TableId, int] = {}

    async def turn(self) -> int | None:
        """Tell once whoever is behind; return when to try again what did not succeed."""
        tables = await self._store.news_for_followers()
        if self._unsure is None:  # an earlier process may have told some of it
            self._unsure = set(tables)
        now = self.clock.now()
        self._resting = {table: at for table, at in self._resting.items() if at > now}
        for table in tables:
            if table not in self._resting:
                await self._attend(table)
        return min(self._resting.values(), default=None)

    async def greet(self, table: TableId, user: UserId) -> bool:
        """Send the DM that shows a new follower what they chose; tell whether it arrived.

        Where none arrives they follow no longer.
        """
        telling = await self._store.telling(table)
        follower = next((f for f in await self._store.followers(table) if f.user == user), None)
        if follower is None:
            return True
        story = await self._story(table)
        scene, live = story.now.scene(None, {}), _live(telling, story)
        key = mark(story.log.seed, follower.told, f"follows{user}.{follower.wish}")
        welcome = partial(screens.welcome, scene, follower.wish, live)
        return await self._send(table, user, welcome, key)

    async def _attend(self, table: TableId) -> None:
        """Tell the followers of one table; a failure with one of them keeps no other waiting."""
        try:
            telling, story = await self._store.telling(table), await self._story(table)
            followers = await self._store.followers(table)
        except NoSuchTable:
            return  # it was deleted meanwhile
        except StoreUnavailable:
            raise
        except Exception as error:  # noqa: BLE001  one broken table must not silence all
            _log.error("followers_not_told", table=table, **traced(error))
            self._doubt(table, HOUR)
            return
        sure = True
        for follower in followers:
            if follower.told < telling.announced:
                sure = await self._safely(follower, telling, story) and sure
        if sure and self._unsure is not None:
            self._unsure.discard(table)

    async def _safely(self, follower: Follower, telling: Telling, story: Story) -> bool:
        """Tell a follower; after a failure it is unsure what has arrived, and tried later."""
        table = telling.table
        try:
            await self._tell(follower, telling, story)
        except StoreError:
            self._doubt(table, BACKOFF)
            raise
        except TryLater as error:
            _log.warning("follower_told_later", table=table, why=str(error))
            self._doubt(table, BACKOFF)
            return False
        except Exception as error:  # noqa: BLE001  one broken table must not silence all
            _log.error("follower_not_told", table=table, **traced(error))
            self._doubt(table, HOUR)
            return False
        return True

    def _doubt(self, table: TableId, pause: int) -> None:
        if self._unsure is not None:
            self._unsure.add(table)
        at = self.clock.now() + pause
        self._resting[table] = max(at, self._resting.get(table, at))

    async def _tell(self, follower: Follower, telling: Telling, story: Story) -> None:
        table, user = story.now.table, follower.user
        over = table.stage is Stage.CLOSED
        if over and telling.announced < story.head and follower.wish is Wish.END:
            return  # the channel has not been told all of the end
        looked = False
        async for seq, make in self._due(follower, telling, story):
            if not looked and not await self._may_be_told(story, user):
                await self._store.unfollow(table.id, user)
                return
            looked = True
            key = mark(story.log.seed, seq, f"follower{user}")
            if not await self._send(table.id, user, make, key):
                return
            if seq < telling.announced:
                await self._store.follower_told(table.id, user, seq)
        if over and telling.announced >= story.head:
            await self._store.unfollow(table.id, user)
        else:
            await self._store.follower_told(table.id, user, telling.announced)

    async def _due(
        self, follower: Follower, telling: Telling, story: Story
    ) -> AsyncIterator[tuple[int, Make]]:
        """Yield what builds the news that somebody has not been told, as far as the channel has."""
        new = range(follower.told + 1, min(telling.announced, story.head) + 1)
        only_end = follower.wish is Wish.END
        if only_end and story.now.table.stage is not Stage.CLOSED:
            return
        for seq in reversed(new) if only_end else new:
            if not _is_of_the_game(story.log.events[seq - 1]):
                continue
            post = await news(self._store, story, seq, telling)
            if post is not None:
                yield seq, _told(story.now.scene(None, {}), post, _live(telling, story))
                if only_end:
                    return

    async def _may_be_told(self, story: Story, user: UserId) -> bool:
        table = story.now.table
        return user not in table.barred and await self._courier.sees(user, table.place)

    async def _send(self, table: TableId, user: UserId, make: Make, key: Mark) -> bool:
        """Send a DM; tell whether the person takes any, else they follow no longer."""
        poster = Poster(self._courier, self._unsure or ())
        try:
            channel = await self._courier.open_dm(user)
            with reading(await self._readers.of(user)):
                await poster.post(channel, make, key, table)
        except _SHUT:
            await self._store.unfollow(table, user)
            return False
        except Unsendable as error:  # it never will be; the channel has it
            _log.error("follower_left_untold", table=table, why=str(error))
        return True

    async def _story(self, table: TableId) -> Story:
        log = await self._store.load(table)
        story = story_of(log, self._stories.get(table, log.edition))
        return self._stories.keep(table, story, log.edition)


def _live(telling: Telling, story: Story) -> int | None:
    """Return the message of the live post, where it is in the table's channel."""
    post, place = telling.status, story.now.table.place
    return post.message if post is not None and post.channel == place.channel else None


def _told(scene: Scene, post: Make, live: int | None) -> Make:
    """Return what builds a DM with a post of the channel, in its follower's own language."""
    return lambda: screens.news(scene, post(), live)


def _is_of_the_game(event: LogEvent) -> bool:
    """Whether followers are told of an event: not of who is late, nor of what host and clock do."""
    return not isinstance(event, TableEvent) or isinstance(event, TableClosed)
