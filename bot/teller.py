"""Brings every message up to date with the log: the channel's posts and each person's DM.

A message is a projection of the log. What has been told is stored after each post, so that the
teller goes on after a crash; a post that may have happened unrecorded is looked for first.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable
from dataclasses import replace
from hashlib import blake2s

import structlog

from bot.clock import BACKOFF, Clock
from bot.courier import (
    ChannelGone,
    Courier,
    DmClosed,
    Forbidden,
    Mark,
    MessageGone,
    TryLater,
    Undelivered,
)
from bot.games import alone
from bot.locks import Locks
from bot.logs import traced
from bot.present import table as screens
from bot.present.screen import Screen
from bot.recent import Recent
from bot.sight import record
from bot.standing import Standing
from bot.story import Story, asked, story_of
from data.log import LogEvent, Posts, Stage, TableId, UserId
from data.store import Dm, Post, Store, StoreError, Telling, Told

_FINAL = (Forbidden, ChannelGone)
"""What no further try would change."""

_log = structlog.get_logger(__name__)


def mark(seed: bytes, seq: int, kind: str) -> Mark:
    """Name one announcement: event ``seq`` of the table with this seed, told as ``kind``.

    The seed is the table's secret, so that a mark does not tell how many events there are.
    """
    digest = blake2s(f"{seq}.{kind}".encode(), key=seed, digest_size=12).digest()
    return Mark(nonce=digest.hex(), number=int.from_bytes(digest[:4]) >> 1 or 1)


class Teller:
    """Tells every table's channel and people what the log says, in the background."""

    def __init__(self, store: Store, courier: Courier, clock: Clock) -> None:
        self._store = store
        self._courier = courier
        self._clock = clock
        self._locks = Locks()
        self._waiting: set[TableId] = set()
        self._working: set[TableId] = set()
        self._failures: Counter[TableId] = Counter()
        self._unsure: set[TableId] = set()
        self._shown: dict[TableId, tuple[Post, Screen]] = {}
        self._stories = Recent[Story]()
        self._wake = asyncio.Event()
        self._idle = asyncio.Event()

    # -------------------------------------------------------------- the loop

    def changed(self, table: TableId) -> None:
        """Note that a table's log has grown."""
        self._waiting.add(table)
        self._idle.clear()
        self._wake.set()

    async def refresh(self) -> None:
        """Bring the live post of every live table up to date, wherever it is gone anew."""
        for table in await self._store.live_tables():
            self.changed(table)

    @property
    def resting(self) -> bool:
        """Whether everything that can be told has been told."""
        return self._idle.is_set()

    @property
    def backlog(self) -> int:
        """How many tables there are with something left to tell."""
        return len(self._waiting | self._working)

    async def idle(self) -> None:
        """Wait until everything that can be told has been told."""
        await self._idle.wait()

    async def run(self) -> None:
        """Tell until cancelled; first what an earlier process left untold."""
        await self._resume()
        async with asyncio.TaskGroup() as group:
            while True:
                self._wake.clear()
                for table in self._waiting - self._working:
                    self._working.add(table)
                    group.create_task(self._attend(table))
                self._settle()
                await self._wake.wait()

    async def _resume(self) -> None:
        while True:
            try:
                behind = await self._store.behind()
                break
            except StoreError as error:
                _log.warning("teller_waits_for_store", why=str(error))
                await self._rest(BACKOFF)
        for table in behind:
            self._unsure.add(table)
            self.changed(table)

    async def _rest(self, milliseconds: int) -> None:
        await self._clock.sleep(self._clock.now() + milliseconds, asyncio.Event())

    def _settle(self) -> None:
        if not self._waiting and not self._working:
            self._idle.set()

    async def _attend(self, table: TableId) -> None:
        try:
            while table in self._waiting:
                self._waiting.discard(table)
                await self._try(table)
        finally:
            self._working.discard(table)
            self._wake.set()

    async def _try(self, table: TableId) -> None:
        try:
            await self.tell(table)
        except _FINAL as error:
            _log.warning("cannot_tell", table=table, why=str(error) or type(error).__name__)
        except Exception as error:  # noqa: BLE001  one broken table must not silence all
            await self._later(table, error)
        else:
            del self._failures[table]
            self._unsure.discard(table)

    async def _later(self, table: TableId, error: Exception) -> None:
        """Try again after a while; by then it is unsure what was posted."""
        self._failures[table] += 1
        self._unsure.add(table)
        if isinstance(error, TryLater):
            _log.warning("telling_delayed", table=table, why=str(error))
        elif isinstance(error, Undelivered):
            _log.error("telling_failed", table=table, why=str(error), **traced(error))
        else:
            _log.error("telling_failed", table=table, **traced(error))
        pause = min(2 ** self._failures[table], 60) * 1_000
        await self._rest(pause)
        self._waiting.add(table)

    # --------------------------------------------------------------- telling

    async def tell(self, table: TableId) -> None:
        """Bring one table's channel and people up to date.

        A failure with one of them does not keep the others from being told; then it is raised,
        one that may pass before one that will not.
        """
        async with self._locks.of(table):
            telling = await self._store.telling(table)
            story = await self._story(table)
            failures = [await _failure(self._tell_channel(telling, story))]
            failures += [await _failure(self._tell_person(told, story)) for told in telling.people]
        errors = [error for error in failures if error is not None]
        for error in sorted(errors, key=lambda error: isinstance(error, _FINAL)):
            raise error

    async def _story(self, table: TableId) -> Story:
        story = story_of(await self._store.load(table), self._stories.get(table))
        return self._stories.keep(table, story)

    async def greet(self, table: TableId, user: UserId) -> Dm:
        """Send the DM that shows whether a person's DMs are open: a welcome, alone the hand."""
        async with self._locks.of(table):
            telling = await self._store.telling(table)
            told = next((told for told in telling.people if told.user == user), None)
            if told is None or told.dm is not Dm.UNKNOWN:
                return Dm.UNKNOWN if told is None else told.dm
            story = await self._story(table)
            solo = alone(story.now.table.options)
            dm = await (self._tell_person(told, story) if solo else self._welcome(told, story))
        self.changed(table)
        return dm

    async def _welcome(self, told: Told, story: Story) -> Dm:
        now, user = story.now, told.user
        table = now.table
        screen = screens.welcome(now.scene(user, await self._names(now)))
        key = mark(story.log.seed, 0, f"welcome{user}")
        post = await self._dm(table.id, user, 0, screen, key)
        dm = Dm.CLOSED if post is None else Dm.OPEN
        await self._store.told(table.id, Told(user, told.seq, dm, told.post))
        return dm

    async def _tell_channel(self, telling: Telling, story: Story) -> None:
        if story.now.table.posts is not Posts.CHANNEL:
            if telling.announced != story.head:
                await self._store.announced(telling.table, story.head, None)
            return
        await self._retire(telling, story)
        for seq, event in story.since(telling.announced):
            screen = await self._milestone(story, seq, event, telling)
            if screen is not None:
                table = story.now.table
                key = mark(story.log.seed, seq, "news")
                await self._post(table.place.channel, screen, key, table.id)
                await self._store.announced(table.id, seq, telling.status)
        status = await self._show_live(telling, story)
        if status != telling.status or telling.announced != story.head:
            await self._store.announced(telling.table, story.head, status)

    async def _milestone(
        self, story: Story, seq: int, event: LogEvent, telling: Telling
    ) -> Screen | None:
        if not event.public:
            return None
        then = story.at(seq)
        scene = then.scene(None, await self._names(then), unreachable=telling.unreachable)
        best = await record(self._store, story.now.table)
        return screens.milestone(replace(scene, record=best), event)

    async def _retire(self, telling: Telling, story: Story) -> None:
        """Take the controls off the live posts of phases that are over.

        One that an earlier try may have posted without recording it is looked for.
        """
        status, recorded = telling.status, 0
        if status is not None:
            recorded = status.seq
            if status.seq != story.live_since:
                await self._close(story, status)
        for seq in story.phases if telling.table in self._unsure else ():
            if seq > recorded and seq != story.live_since:
                await self._close_unrecorded(story, seq)

    async def _close_unrecorded(self, story: Story, seq: int) -> None:
        then = story.at(seq)
        channel, key = then.table.place.channel, mark(story.log.seed, seq, "live")
        screen = screens.live(then.scene(None, await self._names(then)))
        message = await self._courier.find(channel, screen, key)
        if message is not None:
            await self._close(story, Post(channel, message, seq))

    async def _close(self, story: Story, post: Post) -> None:
        then = story.last_of(post.seq)
        scene = then.scene(None, await self._names(then))
        screen = screens.past(scene, story.ending_of(post.seq))
        key = mark(story.log.seed, post.seq, "live")
        try:
            await self._courier.edit(post.channel, post.message, screen, key)
        except Undelivered as error:  # only its looks: the game goes on without
            _log.info("old_status_left", table=then.table.id, why=repr(error))

    async def _show_live(self, telling: Telling, story: Story) -> Post | None:
        """Post the live message of this phase, or bring it up to date."""
        if story.live_since is None:
            self._shown.pop(telling.table, None)
            return None
        status, now, since = telling.status, story.now, story.live_since
        closed = telling.unreachable
        screen = screens.live(now.scene(None, await self._names(now), unreachable=closed))
        key = mark(story.log.seed, since, "live")
        if status is not None and status.seq == since:
            status = await self._edit(telling.table, status, screen, key)
        else:
            channel = now.table.place.channel
            status = Post(channel, await self._post(channel, screen, key, telling.table), since)
        if now.table.stage is Stage.CLOSED:
            self._shown.pop(telling.table, None)
        else:
            self._shown[telling.table] = (status, screen)
        return status

    async def _edit(self, table: TableId, post: Post, screen: Screen, key: Mark) -> Post:
        """Edit the live post where it differs; post it anew where it was deleted."""
        if self._shown.get(table) == (post, screen):
            return post
        try:
            await self._courier.edit(post.channel, post.message, screen, key)
        except MessageGone:
            anew = mark(key.nonce.encode(), post.message, "anew")
            return Post(post.channel, await self._post(post.channel, screen, anew, table), post.seq)
        return post

    async def _tell_person(self, told: Told, story: Story) -> Dm:
        """Send a person what is new, and return whether their DMs are open."""
        now = story.now
        if told.seq == story.head:
            return told.dm
        post, dm = told.post, told.dm
        since = asked(story, told.user, told.seq) if dm is not Dm.CLOSED else None
        if since is not None:
            screen = screens.private(now.scene(told.user, await self._names(now)))
            key = mark(story.log.seed, since, f"seat{now.table.seat_of(told.user)}")
            post = await self._dm(now.table.id, told.user, since, screen, key)
            dm = Dm.CLOSED if post is None else Dm.OPEN
        await self._store.told(now.table.id, Told(told.user, story.head, dm, post))
        if dm is not told.dm:
            self.changed(now.table.id)  # the live post says who cannot be reached
        return dm

    async def _dm(
        self, table: TableId, user: UserId, seq: int, screen: Screen, key: Mark
    ) -> Post | None:
        """Send a DM; ``None`` when this person takes none."""
        try:
            channel = await self._courier.open_dm(user)
            return Post(channel, await self._post(channel, screen, key, table), seq)
        except (DmClosed, *_FINAL):
            return None

    async def _post(self, channel: int, screen: Screen, key: Mark, table: TableId) -> int:
        """Post once: where an earlier try may have succeeded, look for it first."""
        if table in self._unsure:
            found = await self._courier.find(channel, screen, key)
            if found is not None:
                await self._courier.edit(channel, found, screen, key)
                return found
        return await self._courier.post(channel, screen, key)

    async def _names(self, standing: Standing) -> dict[UserId, str]:
        return await self._store.names(standing.users)


async def _failure(work: Awaitable[object]) -> Exception | None:
    try:
        await work
    except Exception as error:  # noqa: BLE001  raised again once everybody has been told
        return error
    return None
