"""The fold of what time and absence do to a table, and of what its people agree on about it."""

from __future__ import annotations

from dataclasses import replace

from data.absence_events import (
    DeadlineExtended,
    ExpirySet,
    ExpiryWarned,
    GraceBegan,
    OutageCredited,
    Stranded,
    Unstranded,
)
from data.events import TableEvent, UserId
from data.table import Stage, Table
from data.time_events import (
    AwayBegan,
    AwayEnded,
    Nudged,
    OneLeft,
    Paused,
    Resumed,
    TimesAnswered,
    TimesKept,
    TimesProposed,
    TimesSet,
)


def fold_time(table: Table, event: TableEvent) -> Table:
    """Fold one event: total; whatever it does not know leaves the table as it was."""
    match event:
        case GraceBegan(_, seats, at):
            return replace(table, deadline=at, grace=seats)
        case DeadlineExtended(_, at, by):
            return replace(table, deadline=at, by=by, grace=(), extended=table.extended + 1)
        case OutageCredited():
            return _credited(table, event)
        case _:
            return _lasting(table, event)


def _lasting(table: Table, event: TableEvent) -> Table:
    """Fold whether the table goes on at all."""
    match event:
        case ExpirySet(at):
            return replace(table, expires=at, warned=False)
        case ExpiryWarned(at):
            return replace(table, expires=at, warned=True)
        case Stranded():
            return replace(table, stranded=event)
        case Unstranded(at) if table.stranded is not None:
            stood = table.stranded.at
            moved = replace(table, stranded=None)
            return _goes_on(replace(moved, expires=_moved(table.expires, at - stood)), stood, at)
        case _:
            return _agreed(table, event)


def _agreed(table: Table, event: TableEvent) -> Table:
    """Fold what people agreed on about the table's time."""
    match event:
        case TimesSet(times):
            agreed = replace(table, times=times, proposed=None, agreed=(), against=())
            return replace(agreed, renewed=table.stage is Stage.PLAYING)
        case TimesKept():
            return replace(table, proposed=None, agreed=(), against=())
        case TimesProposed():
            return replace(table, proposed=event, agreed=(), against=())
        case TimesAnswered(user, agrees):
            return _answered(_here(table, user), user, agrees=agrees)
        case _:
            return _reminded(table, event)


def _reminded(table: Table, event: TableEvent) -> Table:
    match event:
        case OneLeft(_, at):
            return replace(table, one_left=at)
        case Nudged():
            return replace(table, nudged=event.at)
        case _:
            return _resting(table, event)


def _answered(table: Table, user: UserId, *, agrees: bool) -> Table:
    agreed = tuple(each for each in table.agreed if each != user)
    against = tuple(each for each in table.against if each != user)
    if agrees:
        return replace(table, agreed=(*agreed, user), against=against)
    return replace(table, agreed=agreed, against=(*against, user))


def _resting(table: Table, event: TableEvent) -> Table:
    match event:
        case Paused(user):
            return replace(_here(table, user), paused=event)
        case Resumed(at) if table.paused is not None:
            return _goes_on(_used(table, table.paused, at), table.paused.at, at)
        case AwayBegan(user):
            return replace(table, away=(*_still_away(table, user), event))
        case AwayEnded(user):
            known = any(back.user == user for back in table.back)
            ended = table.back if known else (*table.back, event)
            over = replace(table, away=_still_away(table, user), back=ended)
            return replace(over, by=None) if _set_by(table, user) else over
        case _:
            return table


def _here(table: Table, user: UserId) -> Table:
    """Note that somebody is there, though they may not have made a move yet."""
    seat = table.seat_of(user)
    if seat is None or seat >= len(table.showed):
        return table
    return replace(table, showed=(*table.showed[:seat], True, *table.showed[seat + 1 :]))


def _used(table: Table, paused: Paused, at: int) -> Table:
    """End a pause and count it, up to the end that was stated: who ends it may come late."""
    used = dict(table.pauses)
    length = max(0, min(at, paused.until) - paused.at)
    used[paused.user] = used.get(paused.user, 0) + length
    return replace(table, paused=None, pauses=tuple(used.items()))


def _set_by(table: Table, user: UserId) -> bool:
    """Whether the deadline of now was set by somebody, so that it is theirs no more."""
    return table.by is not None and table.chairs[table.by].user == user


def _still_away(table: Table, back: UserId) -> tuple[AwayBegan, ...]:
    return tuple(away for away in table.away if away.user != back)


def _goes_on(table: Table, stood: int, at: int) -> Table:
    """Move the deadline by the time it stood since ``stood``, up to another stop if there is one.

    What two stops have in common counts once.
    """
    until = at if table.stands is None else table.stands
    return _later(table, max(0, until - stood))


def _later(table: Table, by: int) -> Table:
    """Move the phase as a whole, with what has happened in it."""
    return replace(
        table,
        deadline=_moved(table.deadline, by),
        began=_moved(table.began, by),
        one_left=_moved(table.one_left, by),
        nudged=_moved(table.nudged, by),
    )


def _moved(moment: int | None, by: int) -> int | None:
    return None if moment is None else moment + by


def _credited(table: Table, event: OutageCredited) -> Table:
    """Move the deadlines; of a table whose clock stands only by what came before it stood.

    The rest of it moves as the clock goes again. One that was set back shows earlier moments from
    then on, so that those at which it stopped are earlier too.
    """
    by = event.until - event.since
    moved = replace(table, expires=_moved(table.expires, by), credited=event)
    if table.stands is not None and by < 0:
        moved = _set_back(moved, by)
    elif table.stands is not None:
        by = min(by, max(0, table.stands - event.since))
    return _later(moved, by)


def _set_back(table: Table, by: int) -> Table:
    stranded, paused = table.stranded, table.paused
    return replace(
        table,
        stranded=None if stranded is None else replace(stranded, at=stranded.at + by),
        paused=None if paused is None else Paused(paused.user, paused.at + by, paused.until + by),
    )
