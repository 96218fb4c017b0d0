"""What is posted of a table: its live post, milestones for everybody, and each person's DM."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.present import absent, away, consent, lobby, paused, stranded
from bot.present.closed import closed
from bot.present.games import screens_of
from bot.present.handbook import Topic, helped
from bot.present.names import mention
from bot.present.parts import nobody_plays
from bot.present.scene import Scene
from bot.present.screen import Screen, Text
from bot.present.welcome import welcome
from bot.tongue import say
from data.log import (
    AwayBegan,
    AwayEnded,
    Ending,
    HostPassed,
    LogEvent,
    Paused,
    Resumed,
    SeatLeft,
    Stage,
    Table,
    TableClosed,
    TimesKept,
    TimesProposed,
    TimesSet,
)

__all__ = ["decided", "live", "milestone", "past", "private", "welcome"]


Told = absent.Told | TimesProposed | TimesSet | TimesKept | Paused | Resumed | AwayBegan | AwayEnded
"""What the house posts of time and people, in every game alike."""


def live(scene: Scene) -> Screen:
    """Return the one live post of a table: the lobby, a phase's status, or its closed form."""
    match scene.table.stage:
        case Stage.LOBBY:
            return lobby.lobby(scene)
        case Stage.PLAYING:
            return _playing(scene)
        case Stage.CLOSED:
            return closed(scene)


def _playing(scene: Scene) -> Screen:
    """Return the status of a phase; of a game that waits, what it waits for."""
    table = scene.table
    if nobody_plays(table):
        return _stopped(absent.nobody(scene), table)
    shown = screens_of(table.options).status(scene)
    first, *rest = shown.blocks
    if isinstance(first, Text):
        first = Text("\n".join((first.body, *_people(table))))
    whole = replace(shown, blocks=(first, *rest, *consent.question(scene)))
    return _stopped(whole, table)


def _people(table: Table) -> Iterator[str]:
    """Say below the heading who hosts, and who is away for long."""
    if len(table.chairs) > 1:
        yield say("parts-host", host=mention(table.host))
    if gone := away.line(table):
        yield gone


def _stopped(shown: Screen, table: Table) -> Screen:
    """Say below the first block why the clock stands, where it does."""
    lines = (stranded.line(table), paused.line(table))
    first, *rest = shown.blocks
    return replace(shown, blocks=(first, *(Text(line) for line in lines if line), *rest))


def past(scene: Scene, ending: LogEvent | None = None) -> Screen:
    """Return what a live post becomes when the next one replaces it.

    ``scene`` is as of that post, ``ending`` the public event that ended it, if it was one.
    """
    if scene.table.stage is Stage.CLOSED:
        return closed(scene)
    if scene.view is None:
        return lobby.finished(scene)
    return screens_of(scene.table.options).finished(scene, ending)


def milestone(scene: Scene, event: LogEvent, before: Table | None = None) -> Screen | None:
    """Return the post of a public event, which stays as it is; ``None`` for events without one.

    ``before`` is the table as it stood until then, where it is known.
    """
    match event:
        case TableClosed(Ending.CLOSED | Ending.LEFT | Ending.ABSENT | Ending.EXPIRED):
            return closed(scene)
        case _ if isinstance(event, Told):
            post = _told(scene, event, before or scene.table)
            seats = isinstance(event, SeatLeft | HostPassed)
            return None if post is None else helped(post, Topic.SEATS if seats else Topic.TIME)
        case _:
            return screens_of(scene.table.options).milestone(scene, event)


def _told(scene: Scene, event: Told, before: Table) -> Screen | None:
    match event:
        case TimesProposed() | TimesSet() | TimesKept():
            return consent.post(scene, event)
        case Paused() | Resumed():
            return paused.post(scene, event)
        case AwayBegan() | AwayEnded():
            return away.post(scene, event)
        case _:
            return absent.post(scene, event, before)


def decided(scene: Scene, question: LogEvent, end: LogEvent) -> Screen | None:
    """Return what the post of a question to the table becomes by the event that ended it."""
    return consent.decided(scene, question, end) if isinstance(question, TimesProposed) else None


def private(scene: Scene) -> Screen:
    """Return what goes to the DM of the scene's seat now."""
    if scene.view is None:
        return closed(scene) if scene.table.stage is Stage.CLOSED else welcome(scene)
    return screens_of(scene.table.options).private(scene)
