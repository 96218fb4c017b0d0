"""What is posted of a table: its live post, milestones for everybody, and each person's DM."""

from __future__ import annotations

from bot.present import lobby
from bot.present.indian_chief import status
from bot.present.indian_chief.hand import hand
from bot.present.indian_chief.result import result
from bot.present.indian_chief.reveal import revealed, shown, thieves
from bot.present.indian_chief.steal import may_steal, steal
from bot.present.scene import Scene
from bot.present.screen import Screen
from bot.present.welcome import welcome
from data.log import Ending, LogEvent, Stage, TableClosed
from engine.indian_chief.model import (
    GameEnded,
    MeldsRevealed,
    MeldsShown,
    PicksCollided,
    StealsResolved,
)

__all__ = ["live", "milestone", "past", "private", "welcome"]


def live(scene: Scene) -> Screen:
    """Return the one live post of a table: the lobby, a phase's status, or its closed form."""
    match scene.table.stage:
        case Stage.LOBBY:
            return lobby.lobby(scene)
        case Stage.PLAYING:
            return status.status(scene)
        case Stage.CLOSED:
            return status.closed(scene)


def past(scene: Scene) -> Screen:
    """Return what a live post becomes when the next one replaces it; ``scene`` as of that post."""
    if scene.table.stage is Stage.CLOSED:
        return status.closed(scene)
    return lobby.finished(scene) if scene.view is None else status.finished(scene)


def milestone(scene: Scene, event: LogEvent) -> Screen | None:
    """Return the post of a public event, which stays as it is; ``None`` for events without one."""
    match event:
        case MeldsShown():
            return shown(scene, event)
        case MeldsRevealed():
            return revealed(scene, event)
        case PicksCollided() | StealsResolved():
            return thieves(scene, event)
        case GameEnded():
            return result(scene)
        case TableClosed(Ending.CLOSED | Ending.LEFT):
            return status.closed(scene)
        case _:
            return None


def private(scene: Scene) -> Screen:
    """Return what goes to the DM of the scene's seat now."""
    if scene.view is None:
        return status.closed(scene) if scene.table.stage is Stage.CLOSED else welcome(scene)
    return steal(scene) if may_steal(scene) else hand(scene)
