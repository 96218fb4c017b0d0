"""What follows from new events for the table itself: a deadline, the end, where it is found."""

from __future__ import annotations

from bot.clock import deadline
from bot.standing import Standing
from data.log import DeadlineSet, Ending, LogEvent, Stage, TableClosed
from data.store import Index


def consequences(standing: Standing, now: int) -> tuple[LogEvent, ...]:
    """What the table does about the game's events: set a new deadline, or close."""
    table, wait = standing.table, standing.wait
    if table.stage is not Stage.PLAYING:
        return ()
    if wait is None:
        return (TableClosed(Ending.PLAYED, None, now),)
    if wait.step != table.step:
        return (DeadlineSet(wait.step, deadline(table.pace, wait.patience, now)),)
    return ()


def index(standing: Standing, now: int) -> Index:
    """What the table is found by; due at once if a computer is to move, else at the deadline."""
    table = standing.table
    due = now if standing.awaited_computers else table.deadline
    people = tuple(chair.user for chair in table.chairs if chair.user is not None)
    return Index(table.place.channel, people, due, table.stage is not Stage.CLOSED)
