"""When people are reminded of a slow phase that waits for them.

Pure. Moments are UTC, in milliseconds; what has been done is counted from the beginning of the
phase, so that it stays true where an outage or a pause moves the whole of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from bot.clock import HOUR
from bot.games import alone, hosting_of
from bot.paces import slow
from bot.standing import Standing
from bot.waking import next_waking
from data.log import LogEvent, OneLeft, Table, UserId
from data.people import Notice, Point, Profile
from data.reminding import NOTHING_YET, Reminder

TOGETHER: Final = HOUR
"""Whatever is due within this time is told at once, of one table or of many."""


def reminds(standing: Standing) -> bool:
    """Whether a phase is one of which people are reminded: slow, with a deadline."""
    table = standing.table
    timed = table.deadline is not None and table.began is not None
    many = not alone(table.options) and hosting_of(table.options).lasts is None
    return timed and many and slow(table.times) and bool(awaited(standing))


def goes(standing: Standing) -> bool:
    """Whether anybody can be reminded now: the clock goes, and nobody has been named as late."""
    return reminds(standing) and standing.runs and not standing.table.grace


def awaited(standing: Standing) -> tuple[UserId, ...]:
    """Return the people whom the phase still waits for, by seat."""
    table, wait = standing.table, standing.wait
    if wait is None or wait.patience == "rest" or wait.step != table.step:
        return ()
    return table.people_at(wait.seats)


def one_left(standing: Standing, now: int) -> tuple[LogEvent, ...]:
    """Note that a phase which asked several people has come to wait for one: once a phase."""
    table = standing.table
    several = len(table.people_at(table.asked)) > 1 and not standing.awaited_computers
    if not (several and len(awaited(standing)) == 1 and table.one_left is None):
        return ()
    if not reminds(standing) or table.grace:
        return ()
    return (OneLeft(table.step, now if table.stands is None else table.stands),)


def schedule(standing: Standing, now: int, known: Iterable[Reminder] = ()) -> tuple[Reminder, ...]:
    """Return when each awaited person is reminded next, from ``now`` on.

    ``known`` is how far they have been reminded of this phase. Who has acted is not awaited; who
    sleeps is reminded as they wake, who is away as they are back, and nobody on a weekend that is
    off: if that is before the deadline.
    """
    if not reminds(standing):
        return ()
    done = {reminder.user: reminder.done for reminder in known}
    return tuple(
        _next(standing, now, Reminder(user, None, done.get(user, NOTHING_YET)))
        for user in awaited(standing)
    )


def told(standing: Standing, now: int, user: UserId) -> Reminder:
    """Return the next reminder of somebody who is being reminded now."""
    table = standing.table
    done = max((_since(table, now), *(ground + 1 for ground in _grounds(table))))
    return _next(standing, now, Reminder(user, None, done))


def near(table: Table, now: int) -> bool:
    """Whether the end of a phase is so near that names may be said: 90 % of it have passed."""
    return _since(table, now) >= _point(Point.NINETY, _length(table))


def in_private(table: Table, done: int) -> bool:
    """Whether one is reminded of what nobody else may read: only they are left, or a nudge."""
    return any(ground >= done for ground in _grounds(table))


def nudged(table: Table, done: int) -> bool:
    """Whether a player has asked for a reminder, and it has not been sent."""
    return table.nudged is not None and _since(table, table.nudged) >= done


def _next(standing: Standing, now: int, known: Reminder) -> Reminder:
    table, user = standing.table, known.user
    profile = standing.profile(user)
    pending = tuple(_pending(table, profile, known.done))
    if not pending or table.deadline is None or not goes(standing):
        return known
    back = max((each.until for each in table.away if each.user == user), default=now)
    since = max(now, (table.began or 0) + min(pending), back)
    at = next_waking(profile, since, weekends_off=table.times.weekends_off)
    return known if at >= table.deadline else Reminder(user, at, known.done)


def _pending(table: Table, profile: Profile, done: int) -> Iterator[int]:
    """Yield what is left to remind somebody of: how long after the beginning of the phase."""
    if profile.notice is Notice.NONE:
        return
    yield from (ground for ground in _grounds(table) if ground >= done)
    for point in profile.reminders:
        at = _point(point, _length(table))
        if at > 0 and (done == NOTHING_YET or at > done + TOGETHER):
            yield at


def _grounds(table: Table) -> tuple[int, ...]:
    """Return when nobody else was left, and when a player asked for a reminder."""
    return tuple(_since(table, at) for at in (table.one_left, table.nudged) if at is not None)


def _point(point: Point, length: int) -> int:
    match point:
        case Point.HALF:
            return length // 2
        case Point.NINETY:
            return length * 9 // 10
        case Point.HOUR:
            return length - HOUR


def _length(table: Table) -> int:
    return 0 if table.deadline is None else _since(table, table.deadline)


def _since(table: Table, at: int) -> int:
    """Return how long after the beginning of the phase a moment is; 0 where that is unknown."""
    return 0 if table.began is None else at - table.began
