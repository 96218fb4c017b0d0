"""What is posted of a table: its live post, milestones for everybody, and each person's DM."""

from __future__ import annotations

from bot.present import lobby
from bot.present.closed import closed
from bot.present.games import screens_of
from bot.present.scene import Scene
from bot.present.screen import Screen
from bot.present.welcome import welcome
from data.log import Ending, LogEvent, Stage, TableClosed

__all__ = ["live", "milestone", "past", "private", "welcome"]


def live(scene: Scene) -> Screen:
    """Return the one live post of a table: the lobby, a phase's status, or its closed form."""
    match scene.table.stage:
        case Stage.LOBBY:
            return lobby.lobby(scene)
        case Stage.PLAYING:
            return screens_of(scene.table.options).status(scene)
        case Stage.CLOSED:
            return closed(scene)


def past(scene: Scene, ending: LogEvent | None = None) -> Screen:
    """Return what a live post becomes when the next one replaces it.

    ``scene`` is as of that post, ``ending`` the public event that ended it, if it was one.
    """
    if scene.table.stage is Stage.CLOSED:
        return closed(scene)
    if scene.view is None:
        return lobby.finished(scene)
    return screens_of(scene.table.options).finished(scene, ending)


def milestone(scene: Scene, event: LogEvent) -> Screen | None:
    """Return the post of a public event, which stays as it is; ``None`` for events without one."""
    match event:
        case TableClosed(Ending.CLOSED | Ending.LEFT):
            return closed(scene)
        case _:
            return screens_of(scene.table.options).milestone(scene, event)


def private(scene: Scene) -> Screen:
    """Return what goes to the DM of the scene's seat now."""
    if scene.view is None:
        return closed(scene) if scene.table.stage is Stage.CLOSED else welcome(scene)
    return screens_of(scene.table.options).private(scene)
