"""What a table's channel is told of an event, which followers of the table are told too."""

from __future__ import annotations

from dataclasses import replace

from bot.heads import shown
from bot.posting import Make
from bot.present import table as screens
from bot.present.screen import Screen
from bot.present.verified import recorded
from bot.records import records
from bot.sight import record
from bot.story import Story
from data.store import Store, Telling


async def news(store: Store, story: Story, seq: int, telling: Telling) -> Make | None:
    """Return what builds the post of event ``seq``; ``None`` where it has none of its own."""
    event = story.log.events[seq - 1]
    if not event.public:
        return None
    first, last = story.together(seq)
    if seq < last:
        return None
    then, before = story.at(seq), story.at(first - 1).table if first > 1 else None
    names = await store.names(then.users)
    best = await record(store, story.now.table)
    found = await records(store, story, seq)
    scene = then.scene(None, names, unreachable=telling.unreachable)
    scene = replace(scene, record=best, records=found)
    if screens.milestone(scene, event, before) is None:
        return None
    head = shown(story, seq)

    def make() -> Screen:
        screen = screens.milestone(scene, event, before) or Screen(())
        return screen if head is None else recorded(screen, head.link, whole=head.whole)

    return make
