"""A finished game told again from its log: what everybody held, and what was posted of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime

from bot.games import hosting_of
from bot.present import lobby
from bot.present.games import screens_of
from bot.present.screen import Picture, Screen, Text
from bot.present.table import milestone
from bot.standing import Standing, begun
from bot.story import Story, story_of
from bot.tongue import say
from data.log import PlayBegan
from data.store import Log

_PERSON = re.compile(r"<@(\d+)>")
_AGO = re.compile(r" ?\(<t:\d+:R>\)")
_MOMENT = re.compile(r"<t:(\d+):[a-zA-Z]>")
_MARKS = re.compile(r"\*\*|__|`|^-# |^#+ ", re.MULTILINE)
_ESCAPED = re.compile(r"\\([!-/:-@\[-`{-~])")


@dataclass(frozen=True, slots=True)
class Part:
    """What event ``seq`` brought, in plain text, and as the bot draws it."""

    seq: int
    text: str
    pictures: tuple[Picture, ...] = ()


def replayed(log: Log) -> Iterator[Part]:
    """Tell a game that is over part by part, in the reader's language."""
    story = story_of(log)
    first, number = {then.count for then in begun(story.then, log)}, 1
    for seq, event in enumerate(log.events, 1):
        then = story.at(seq)
        if isinstance(event, PlayBegan):
            yield _shown(seq, lobby.finished(then.scene(None, {})))
        if seq in first and (hands := _hands(then, number)):
            yield Part(seq, hands)
            number += 1
        if (screen := _posted(story, seq)) is not None:
            yield _shown(seq, screen)


def _posted(story: Story, seq: int) -> Screen | None:
    """Return what was posted of an event, or would have been where it was told in no channel."""
    event, (first, last) = story.log.events[seq - 1], story.together(seq)
    if not event.public or seq < last:
        return None
    before = story.at(first - 1).table if first > 1 else None
    return milestone(story.at(seq).scene(None, {}), event, before)


def _hands(then: Standing, number: int) -> str:
    """Say what everybody held as a phase began; nothing where that was no new part of the game."""
    views = tuple(map(then.view, range(len(then.table.chairs))))
    hands = hosting_of(then.table.options).hands(views)
    if hands is None:
        return ""
    part = screens_of(then.table.options).wording.part
    lines = (f"{seat}. {' '.join(hand)}" for seat, hand in enumerate(hands, 1))
    return "\n".join((say(part, number=number), *lines, ""))


def _shown(seq: int, screen: Screen) -> Part:
    words = "\n".join(block.body for block in screen.blocks if isinstance(block, Text))
    pictures = tuple(block for block in screen.blocks if isinstance(block, Picture))
    return Part(seq, f"{plain(words)}\n", pictures)


def plain(markdown: str) -> str:
    """Return Markdown as a terminal shows it: people by number, moments in UTC."""
    text = _PERSON.sub(r"Person \1", _AGO.sub("", markdown))
    text = _MOMENT.sub(lambda found: _utc(int(found[1])), text)
    return _ESCAPED.sub(r"\1", _MARKS.sub("", text))


def _utc(seconds: int) -> str:
    return f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%d %H:%M} UTC"
