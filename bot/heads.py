"""Which posts show the link that binds the record so far, and which link that is."""

from __future__ import annotations

from dataclasses import dataclass

from bot.retold import head_of
from bot.standing import Standing
from bot.story import Story
from data.log import LogEvent, TableClosed
from engine.core import Event


@dataclass(frozen=True, slots=True)
class Shown:
    """A link in hex, and whether it is that of the ``whole`` game."""

    link: str
    whole: bool


def shown(story: Story, seq: int) -> Shown | None:
    """Return what the post of event ``seq`` shows; ``None`` for nothing.

    A reveal shows the link of its own event, the end of a game that of the table's, which is the
    last one. The links were stored with their events, so what is posted is what is stored.
    """
    event, then = story.log.events[seq - 1], story.at(seq)
    if then.state is None or not story.log.links:
        return None
    whole = isinstance(event, TableClosed) or _ends(event, then)
    if not whole and head_of(event, then) is None:
        return None
    link = story.log.links[_end(story) if whole else seq - 1]
    return None if link is None else Shown(link.hex(), whole)


def _ends(event: LogEvent, then: Standing) -> bool:
    """Whether a game was over with an event."""
    return isinstance(event, Event) and then.game.wait(then.state) is None


def _end(story: Story) -> int:
    """Return where the table was closed."""
    events = story.log.events
    return next((at for at, event in enumerate(events) if isinstance(event, TableClosed)), -1)
