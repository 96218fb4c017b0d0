"""What a table's channel is told of an event, which followers of the table are told too."""

from __future__ import annotations

from dataclasses import replace

from bot.present import table as screens
from bot.present.screen import Screen
from bot.sight import record
from bot.story import Story
from data.store import Store, Telling


async def news(store: Store, story: Story, seq: int, telling: Telling) -> Screen | None:
    """Return the post of event ``seq``; ``None`` where it has none, or none of its own."""
    event = story.log.events[seq - 1]
    if not event.public:
        return None
    first, last = story.together(seq)
    if seq < last:
        return None
    then, before = story.at(seq), story.at(first - 1).table if first > 1 else None
    names = await store.names(then.users)
    scene = then.scene(None, names, unreachable=telling.unreachable)
    best = await record(store, story.now.table)
    return screens.milestone(replace(scene, record=best), event, before)
