"""What is promised about time: looked at event by event, at the moment at which each came."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot import paces
from bot.clock import HOUR, SECOND
from bot.paces import DAY
from bot.reminders import awaited
from bot.standing import Standing
from data.log import (
    AwayBegan,
    GraceBegan,
    LogEvent,
    MoveMissed,
    Nudged,
    OneLeft,
    Paused,
    Resumed,
    Stranded,
    Table,
    TimesSet,
    Unstranded,
    UserId,
)
from data.people import Notice, Profile, Vacation
from tests.bot.minutes import is_awake, is_weekend

SLACK: Final = 30 * SECOND
"""A clock that is set by no more than this was no outage."""

AWAY: Final = 21 * DAY
WITHIN: Final = 30 * DAY
"""So long anybody may be away in any time of this length."""


def broken(before: Standing, event: LogEvent, after: Standing, now: int) -> Iterator[str]:
    """Yield which promises an event breaks that was appended at ``now``."""
    was = before.table
    match event:
        case GraceBegan() | MoveMissed() if not _is_over(before, now):
            yield f"{event} at {now}, though there is time until {was.deadline}"
        case OneLeft() if len(awaited(before)) != 1:
            yield f"{event}, though {awaited(before)} are left"
        case Nudged() if not _may_nudge(before, event):
            yield f"{event} may not be"
        case TimesSet() if was.proposed is not None and not {*was.agreed} & {*was.people}:
            yield f"{event}, to which nobody agreed"
        case _:
            yield from _of_rests(was, event, after.table)


def _of_rests(was: Table, event: LogEvent, table: Table) -> Iterator[str]:
    match event:
        case AwayBegan(at=at, until=until) if not was.times.vacations or until - at > AWAY:
            yield f"{event} is more than anybody may"
        case Paused(at=at):
            if not _may_pause(was, event):
                yield f"{event} is more than anybody may"
            yield from _stands(event, was, table, at)
        case Resumed(at) | Stranded(at=at) | Unstranded(at):
            yield from _stands(event, was, table, at)


def _may_pause(table: Table, event: Paused) -> bool:
    used = event.until - event.at + dict(table.pauses).get(event.user, 0)
    may = used <= paces.pauses(table.times) and table.paused is None
    return may and event.user in table.people


def _may_nudge(before: Standing, event: Nudged) -> bool:
    """Whether it comes once in a phase, after a third of its time, from who has nothing to do."""
    table = before.table
    late = _gone(table, event.at) * 3 >= _gone(table, table.deadline) - SLACK
    once = table.nudged is None and event.step == table.step
    return late and once and event.user not in awaited(before)


def _is_over(before: Standing, now: int) -> bool:
    deadline = before.table.deadline
    return before.runs and deadline is not None and deadline <= now


def _stands(event: LogEvent, was: Table, table: Table, at: int) -> Iterator[str]:
    """A clock that stops, or goes again, leaves exactly the time that was left."""
    if was.deadline is None or table.deadline is None:
        return
    left, after = was.deadline - (was.stands or at), table.deadline - (table.stands or at)
    if left != after and not (was.stands is not None and at < was.stands <= at + SLACK):
        yield f"{event} leaves {after} ms of {left}"


def _gone(table: Table, at: int | None) -> int:
    return 0 if table.began is None or at is None else at - table.began


def disturbed(standing: Standing, profile: Profile, now: int) -> Iterator[str]:
    """Yield why somebody should not be reminded of a table now."""
    table, user = standing.table, profile.user
    if user not in awaited(standing):
        yield "they have acted"
    if table.grace or not standing.runs:
        yield "the clock does not go"
    if not is_awake(profile, now):
        yield "they sleep"
    if profile.notice is Notice.NONE:
        yield "they want none"
    soon = now + HOUR  # what is due by then comes along
    if any(each.user == user and each.until > soon for each in table.away):
        yield "they are away"
    if table.times.weekends_off and is_weekend(profile, now) and is_weekend(profile, soon):
        yield "it is their weekend"


def away_too_long(user: UserId, vacations: tuple[Vacation, ...]) -> Iterator[str]:
    """Yield in which time somebody was away for longer than anybody may."""
    for last in vacations:
        since = last.until - WITHIN
        days = sum(max(0, min(v.until, last.until) - max(v.since, since)) for v in vacations)
        if days > AWAY:
            yield f"{user} was away for {days} ms: {vacations}"
