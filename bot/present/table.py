"""What is posted of a table: its live post, milestones for everybody, and each person's DM."""

from __future__ import annotations

from dataclasses import replace

from bot.present import absent, away, consent, lobby, paused, stranded
from bot.present.closed import closed
from bot.present.games import screens_of
from bot.present.names import mention
from bot.present.parts import nobody_plays
from bot.present.scene import Scene
from bot.present.screen import Screen, Text
from bot.present.welcome import welcome
from data.log import (
    AwayBegan,
    AwayEnded,
    DeadlineExtended,
    Ending,
    ExpiryWarned,
    GraceBegan,
    HostPassed,
    LogEvent,
    OutageCredited,
    Paused,
    Resumed,
    SeatLeft,
    Stage,
    Table,
    TableClosed,
    TableMoved,
    TimesKept,
    TimesProposed,
    TimesSet,
    Unstranded,
)

__all__ = ["decided", "live", "milestone", "past", "private", "welcome"]


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
    status = absent.nobody if nobody_plays(table) else screens_of(table.options).status
    shown = status(scene)
    first, *rest = shown.blocks
    if isinstance(first, Text) and len(table.chairs) > 1 and not nobody_plays(table):
        first = Text(f"{first.body}\n-# Host: {mention(table.host)}")
    waits = () if table.stranded is None else (Text(stranded.line(table)),)
    asked = () if nobody_plays(table) else consent.question(scene)
    gone = away.line(table)
    if gone and isinstance(first, Text) and not nobody_plays(table):
        first = Text(f"{first.body}\n{gone}")
    rests = () if table.paused is None else (Text(paused.line(table)),)
    return replace(shown, blocks=(first, *waits, *rests, *rest, *asked))


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
        case (GraceBegan() | SeatLeft() | OutageCredited() | ExpiryWarned() | Unstranded()) | (
            HostPassed() | DeadlineExtended() | TableMoved()
        ):
            return absent.post(scene, event, before or scene.table)
        case TimesProposed():
            return consent.asked(scene, event)
        case TimesSet() | TimesKept():
            return consent.post(scene, event)
        case Paused() | Resumed() | AwayBegan() | AwayEnded():
            return _rested(scene, event)
        case _:
            return screens_of(scene.table.options).milestone(scene, event)


def _rested(scene: Scene, event: Paused | Resumed | AwayBegan | AwayEnded) -> Screen | None:
    if isinstance(event, AwayBegan | AwayEnded):
        return away.post(scene, event)
    return paused.post(scene, event)


def decided(scene: Scene, question: LogEvent, end: LogEvent) -> Screen | None:
    """Return what the post of a question to the table becomes by the event that ended it."""
    return consent.decided(scene, question, end) if isinstance(question, TimesProposed) else None


def private(scene: Scene) -> Screen:
    """Return what goes to the DM of the scene's seat now."""
    if scene.view is None:
        return closed(scene) if scene.table.stage is Stage.CLOSED else welcome(scene)
    return screens_of(scene.table.options).private(scene)
