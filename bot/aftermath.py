"""What follows from new events for the table itself: a deadline, the end, where it is found."""

from __future__ import annotations

from bot.clock import deadline
from bot.games import alone
from bot.results import results
from bot.standing import Standing
from data.books import Result
from data.log import DeadlineSet, Ending, LogEvent, Posts, Stage, TableClosed
from data.store import Index
from engine.core import Wait


def consequences(standing: Standing, now: int) -> tuple[LogEvent, ...]:
    """What the table does about the game's events: set a new deadline, or close."""
    table, wait = standing.table, standing.wait
    if table.stage is not Stage.PLAYING:
        return ()
    if wait is None:
        return (TableClosed(Ending.PLAYED, None, now),)
    if wait.step != table.step:
        return (DeadlineSet(wait.step, _limit(standing, wait, now)),)
    return ()


def _limit(standing: Standing, wait: Wait, now: int) -> int | None:
    """Return when a phase ends; never by itself where nobody else waits for it."""
    table = standing.table
    return None if alone(table.options) else deadline(table.pace, wait.patience, now)


def earned(standing: Standing, now: int) -> tuple[Result, ...]:
    """Return people's results at a table that was played to its end just now."""
    if standing.table.ending is not Ending.PLAYED:
        return ()
    return results(standing.table, standing.view(None), now)


def index(standing: Standing, now: int) -> Index:
    """What the table is found by; due at once if a computer is to move, else at the deadline."""
    table = standing.table
    return Index(
        channel=table.place.channel,
        people=tuple(chair.user for chair in table.chairs if chair.user is not None),
        due=now if standing.awaited_computers else table.deadline,
        live=table.stage is not Stage.CLOSED,
        public=table.posts is Posts.CHANNEL,
    )
