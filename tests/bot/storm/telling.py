"""What has been told, against the log: every post once, and the live post as the table stands."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

from bot.posting import mark
from bot.present import table as screens
from bot.story import Story, story_of
from data.log import Posts, Stage, TableId
from data.store import Store
from tests.bot.present.reading import buttons
from tests.bot.storm.people import CHANNELS
from tests.bot.storm.post import PostOffice

LIVE = frozenset({"start", "add", "bid", "hand"})
"""Buttons that only the live post of a table has."""


async def wrong(store: Store, post: PostOffice, table: TableId) -> list[str]:
    """Return what is wrong with what was told of a table, once all of it has been told."""
    story = story_of(await store.load(table))
    now = story.now.table
    if post.channels_lost and now.stage is Stage.CLOSED:
        return []  # what is over is told nowhere where its channel was deleted
    return [
        *(["it is behind"] if table in await store.behind() else []),
        *[each async for each in _followers(store, table, over=now.stage is Stage.CLOSED)],
        *[f"{each} was told twice" for each in post.twice],
        *[each async for each in _live(store, post, story)],
        *(_untold(post, story) if now.posts is Posts.CHANNEL else ()),
    ]


async def _followers(store: Store, table: TableId, *, over: bool) -> AsyncIterator[str]:
    """Yield what is wrong with what followers were told."""
    if table in await store.news_for_followers():
        yield "a follower is behind"
    for follower in await store.followers(table) if over else ():
        yield f"{follower.user} follows what is over"


def _untold(post: PostOffice, story: Story) -> Iterator[str]:
    """Yield which news is in no channel, unless somebody deleted it or nobody could send it."""
    there = {message.mark.number for message in post.messages.values()}
    for seq, event in enumerate(story.log.events, start=1):
        number = mark(story.log.seed, seq, "news").number
        if number in there | post.deleted | post.unsendable or not event.public:
            continue
        first, last = story.together(seq)
        before = story.at(first - 1).table if first > 1 else None
        scene = story.at(seq).scene(None, {})
        if seq == last and screens.milestone(scene, event, before) is not None:
            yield f"{type(event).__name__} (event {seq}) was never told"


async def _live(store: Store, post: PostOffice, story: Story) -> AsyncIterator[str]:
    """Yield what is wrong with the live post."""
    now, since = story.now, story.live_since
    if now.table.posts is not Posts.CHANNEL:
        return
    telling = await store.telling(now.table.id)
    status, names = telling.status, await store.names(now.users)
    if since is None:
        for each in _controls(post, story, None):
            yield each
        return
    if status is None or status.seq != since:
        yield f"the live post is {status}, not one of event {since}"
        return
    shown = post.messages.get(status.message)
    scene = now.scene(None, names, unreachable=telling.unreachable)
    if shown is not None and shown.screen.blocks != screens.live(scene).blocks:
        yield "the live post is not up to date"
    for each in _controls(post, story, status.message):
        yield each


def _controls(post: PostOffice, story: Story, live: int | None) -> Iterator[str]:
    """Yield which other posts of the table still look like the live one."""
    table = story.now.table
    news = {mark(story.log.seed, seq, "news") for seq in range(1, story.head + 1)}
    for message, kept in post.messages.items():
        if message == live or message in post.stale:
            continue
        if kept.channel not in CHANNELS or kept.mark in news:
            continue
        mine = {
            action
            for action, button in buttons(kept.screen).items()
            if getattr(button.control, "table", None) == table.id and not button.disabled
        }
        if mine & LIVE:
            yield f"post {message} still has {sorted(mine & LIVE)}"
    if live is not None and table.stage is Stage.CLOSED and story.now.state is not None:
        yield "a game that is over has a live post"
