"""What the clock has to do at a table, and when: one order for the index and for the tick."""

from __future__ import annotations

from enum import Enum, auto

from bot import away, expiry
from bot.absence import has_grace
from bot.standing import Standing
from data.log import Stage


class Duty(Enum):
    """What is to be done at a table now, whoever is there."""

    AWAY = auto()  # somebody is away, or back, and it is not noted yet
    UNPAUSE = auto()  # the stated end of a pause has come
    COMPUTERS = auto()  # computers are awaited
    RESUME = auto()  # a rest is over
    GRACE = auto()  # the deadline has passed
    POLICY = auto()  # the grace has, or there is none
    WARN = auto()  # the table closes soon
    EXPIRE = auto()


def duty(standing: Standing, now: int) -> Duty | None:
    """Return the first thing that is due at a table."""
    playing = _of_time(standing, now) or _of_play(standing, now)
    if playing is not None:
        return playing
    at = expiry.warns(standing)
    if at is None or at > now:
        return None
    return Duty.EXPIRE if standing.table.warned else Duty.WARN


def _of_time(standing: Standing, now: int) -> Duty | None:
    """Return what is to be noted before any deadline counts."""
    if away.changes(standing, now):
        return Duty.AWAY
    ends = _pause_ends(standing)
    return Duty.UNPAUSE if ends is not None and ends <= now else None


def _of_play(standing: Standing, now: int) -> Duty | None:
    """Return what the game itself waits for; its clock may stand.

    A pause keeps nobody from moving, computers neither.
    """
    wait, deadline = standing.wait, standing.table.deadline
    if wait is None or not standing.goes_on:
        return None
    if standing.awaited_computers:
        return Duty.COMPUTERS
    if deadline is None or deadline > now or not standing.runs:
        return None
    if wait.patience == "rest":
        return Duty.RESUME
    return Duty.GRACE if has_grace(standing.table, wait) else Duty.POLICY


def due(standing: Standing, now: int) -> int | None:
    """Return when the clock must look at a table: now, at the next of its ends, or never."""
    if duty(standing, now) is not None:
        return now
    deadline = standing.table.deadline if standing.runs else None
    ends = (
        *(_pause_ends(standing), away.next_end(standing.table)),
        *(deadline, expiry.warns(standing)),
    )
    return min((at for at in ends if at is not None), default=None)


def _pause_ends(standing: Standing) -> int | None:
    """Return when a pause is over that nobody ends before."""
    table = standing.table
    return table.paused.until if table.paused and table.stage is Stage.PLAYING else None
