"""Tells a table's channel: what has happened, each once, and the one live post of now."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import replace

import structlog

from bot.courier import Archived, Courier, Mark, MessageGone, Throttled, Undelivered, Unsendable
from bot.news import news
from bot.posting import Make, Poster, alerts, mark
from bot.present import table as screens
from bot.present.moved import moved
from bot.present.screen import Screen
from bot.reader import reading
from bot.readers import Readers
from bot.sight import shares
from bot.standing import Standing
from bot.story import Story
from data.log import Posts, Stage, TableId, UserId
from data.store import Post, Store, Telling

_log = structlog.get_logger(__name__)


class Announcer:
    """Brings a table's posts up to date; ``unsure`` is that of the ``poster``."""

    def __init__(
        self,
        store: Store,
        courier: Courier,
        readers: Readers,
        poster: Poster,
        unsure: Container[TableId],
    ) -> None:
        self._store = store
        self._readers = readers
        self._courier = courier
        self._poster = poster
        self._unsure = unsure
        self._shown: dict[TableId, tuple[Post, Screen]] = {}
        self._own: set[TableId] = set()

    def forget(self, table: TableId) -> None:
        """Forget how a table's live post looks: whether it is there is seen by editing it."""
        self._shown.pop(table, None)

    async def tell(self, telling: Telling, story: Story) -> None:
        """Tell what is new; every ``Undelivered`` of the channel comes out here."""
        if story.now.table.posts is not Posts.CHANNEL:
            if telling.announced != story.head:
                await self._store.announced(telling.table, story.head, None)
            return
        with reading(await self._readers.at(story.now.table)):
            await self._tell(telling, story)

    async def _tell(self, telling: Telling, story: Story) -> None:
        telling = await self._found_anew(telling, story)
        await self._retire(telling, story)
        for seq, _ in story.since(telling.announced):
            post = await news(self._store, story, seq, telling)
            if post is not None:
                await self._news(story, seq, post)
            await self._close_question(story, seq, telling)
            if post is not None and seq < story.head:  # all is told only with the live post
                await self._store.announced(telling.table, seq, telling.status)
        status = await self._show_live(telling, story)
        if status != telling.status or telling.announced != story.head:
            await self._store.announced(telling.table, story.head, status)
        if status is None:
            self._own.discard(telling.table)
        else:
            self._own.add(telling.table)

    async def _news(self, story: Story, seq: int, post: Make) -> None:
        table, key = story.now.table, mark(story.log.seed, seq, "news")
        try:
            await self._poster.post(table.place.channel, post, key, table.id)
        except Unsendable as error:  # it never will be: what comes after it is not held up
            _log.error("news_left_untold", table=table.id, seq=seq, why=str(error))

    # ---------------------------------------------------------- posts that are over

    async def _close_question(self, story: Story, seq: int, telling: Telling) -> None:
        """Take the buttons off the post that asked the table, as event ``seq`` ends its question.

        Where it is not in the recent history any more, they stay, and are answered by a refusal.
        """
        at = story.question(seq)
        asked = None if at is None else await news(self._store, story, at, telling)
        if at is None or asked is None:
            return
        then, key = story.at(at), mark(story.log.seed, at, "news")
        scene = then.scene(None, await self._names(then))
        screen = screens.decided(scene, story.log.events[at - 1], story.log.events[seq - 1])
        channel = then.table.place.channel
        try:
            message = await self._courier.find(channel, alerts(asked), key)
            if message is not None and screen is not None:
                await self._courier.edit(channel, message, screen, key)
        except Undelivered as error:  # only its looks
            _log.info("old_question_left", table=then.table.id, why=repr(error))

    async def _retire(self, telling: Telling, story: Story) -> None:
        """Take the controls off the live posts of phases that are over, or told elsewhere now.

        One that an earlier try may have posted without recording it is looked for.
        """
        status, recorded = telling.status, 0
        if status is not None:
            recorded = status.seq
            if _is_elsewhere(status, story.now) or status.seq != story.live_since:
                await self._close(story, status)
        for seq in story.phases if telling.table in self._unsure else ():
            for place in story.places(seq) if seq >= recorded else ():
                if seq != story.live_since or place != story.placed(seq):
                    await self._close_unrecorded(telling, story, seq, place)

    async def _close_unrecorded(self, telling: Telling, story: Story, seq: int, place: int) -> None:
        """Look for the live post of event ``seq`` where event ``place`` brought it."""
        then = story.at(place)
        channel, key = then.table.place.channel, mark(story.log.seed, place, "live")
        known, status = alerts(await self._live(then, telling)), telling.status
        message = await self._courier.find(channel, known, key)
        if message is not None and (status is None or message != status.message):
            await self._close(story, Post(channel, message, seq))

    async def _close(self, story: Story, post: Post) -> None:
        then = story.last_of(post.seq)
        if _is_elsewhere(post, story.now):
            screen = moved(story.now.table)
        else:
            scene = then.scene(None, await self._names(then))
            screen = screens.past(scene, story.ending_of(post.seq))
        try:
            await self._courier.edit(
                post.channel, post.message, screen, _live_mark(story, post.seq)
            )
        except Undelivered as error:  # only its looks: the game goes on without
            _log.info("old_status_left", table=then.table.id, why=repr(error))

    async def _found_anew(self, telling: Telling, story: Story) -> Telling:
        """Go on with the live post that an earlier try may have posted anew and not recorded.

        Nothing that is stored tells of such a try, so each process looks once at each table.
        """
        status, table = telling.status, telling.table
        if status is None or (table in self._own and table not in self._unsure):
            return telling
        then = story.last_of(status.seq)
        known = alerts(await self._live(then, telling))
        for place in story.places(status.seq):
            key = _anew(mark(story.log.seed, place, "live"), status)
            message = await self._courier.find(status.channel, known, key)
            if message is not None:
                fresh = Post(status.channel, message, status.seq)
                await self._store.announced(table, telling.announced, fresh)
                await self._remove(table, status)
                return replace(telling, status=fresh)
        return telling

    # ------------------------------------------------------------------- the live post

    async def _show_live(self, telling: Telling, story: Story) -> Post | None:
        """Post the live message of this phase, or bring it up to date."""
        table, since = story.now.table, story.live_since
        if since is None:
            self._shown.pop(table.id, None)
            return None
        status, make = telling.status, await self._live(story.now, telling)
        key = _live_mark(story, since)
        if status is None or status.seq != since or _is_elsewhere(status, story.now):
            status = await self._post_live(table.id, table.place.channel, since, make, key)
        else:
            status = await self._edit(table.id, status, make, key)
        if table.stage is Stage.CLOSED:
            self._shown.pop(table.id, None)
        return status

    async def _post_live(
        self, table: TableId, channel: int, since: int, make: Make, key: Mark
    ) -> Post | None:
        """Post it; ``None`` where Discord refuses it as it is: it will soon read otherwise."""
        try:
            post = Post(channel, await self._poster.post(channel, make, key, table), since)
        except Unsendable as error:
            _log.error("status_left_untold", table=table, why=str(error))
            return None
        self._shown[table] = (post, make())
        return post

    async def _edit(self, table: TableId, post: Post, make: Make, key: Mark) -> Post | None:
        """Edit the live post where it differs.

        One that was deleted is posted anew, and so is one that Discord wants edited no more: an
        old one, or many edits in a short time. In an archived thread it waits for the next post.
        """
        screen = make()
        if self._shown.get(table) == (post, screen):
            return post
        try:
            await self._courier.edit(post.channel, post.message, screen, key)
        except (MessageGone, Throttled) as error:
            anew = _anew(key, post)
            fresh = await self._post_live(table, post.channel, post.seq, make, anew)
            if fresh is not None and isinstance(error, Throttled):
                await self._remove(table, post)
            return fresh
        except Archived:
            self.forget(table)
            return post
        except Unsendable as error:
            _log.error("status_left_as_it_was", table=table, why=str(error))
        self._shown[table] = (post, screen)
        return post

    async def _remove(self, table: TableId, post: Post) -> None:
        try:
            await self._courier.remove(post.channel, post.message)
        except Undelivered as error:  # its buttons do the same as those of the new one
            _log.info("old_status_left", table=table, why=repr(error))

    async def _live(self, standing: Standing, telling: Telling) -> Make:
        """Return what builds the live post of a table as it stands, or stood."""
        names, known = await self._names(standing), await shares(self._store, standing.table)
        scene = standing.scene(None, names, unreachable=telling.unreachable)
        return lambda: screens.live(replace(scene, shares=known))

    async def _names(self, standing: Standing) -> dict[UserId, str]:
        return await self._store.names(standing.users)


def _is_elsewhere(post: Post, now: Standing) -> bool:
    """Whether the table has moved to another channel since a post."""
    return post.channel != now.table.place.channel


def _live_mark(story: Story, seq: int) -> Mark:
    """Name the live post of the phase that event ``seq`` began, where it is told last."""
    return mark(story.log.seed, story.placed(seq), "live")


def _anew(key: Mark, post: Post) -> Mark:
    """Name the live post that takes the place of one of the same mark."""
    return mark(key.nonce.encode(), post.message, "anew")
