"""The fold of a table's own events: total, no refusal."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, TypeVar

from data.absence_events import PlayerBarred, TableMoved
from data.events import (
    Chair,
    ComputerSeated,
    DeadlineSet,
    Gone,
    HostPassed,
    MoveMissed,
    OptionsChanged,
    PlayBegan,
    PlayerJoined,
    SeatFreed,
    SeatLeft,
    SeatReclaimed,
    TableClosed,
    TableEvent,
    TableId,
    TableOpened,
    Times,
)
from data.night_events import (
    ComputersWanted,
    GuestGone,
    GuestWaits,
    HandSeated,
    HandSettled,
    NightWaits,
)
from data.table import Stage, Table
from data.time_fold import fold_time
from engine.catalog import dealt_by_hand
from engine.core import Seat

T = TypeVar("T")


def evolve_table(number: TableId, table: Table | None, event: TableEvent) -> Table:
    """Fold one event of table ``number``: total, no refusal. ``None`` is the table before any."""
    if table is None:
        assert isinstance(event, TableOpened)  # noqa: S101  the first event of every log
        return _opened(number, event)
    return _lobby(table, event) if table.stage is Stage.LOBBY else _playing(table, event)


def _opened(number: TableId, event: TableOpened) -> Table:
    return Table(
        id=number,
        options=event.options,
        host=event.host,
        place=event.place,
        seats=event.seats,
        times=event.times or Times(event.pace),
        access=event.access,
        invited=event.invited,
        commitment=event.commitment,
        hand=1 if dealt_by_hand(event.options) else None,
        opened_at=event.at,
        posts=event.posts,
        absence=event.absence,
        called=event.called,
    )


def _lobby(table: Table, event: TableEvent) -> Table:
    match event:
        case PlayerJoined(user, join):
            return replace(table, chairs=(*table.chairs, Chair(user, None, join)))
        case ComputerSeated(level, join):
            return replace(table, chairs=(*table.chairs, Chair(None, level, join)))
        case OptionsChanged(options):
            return replace(table, options=options)
        case SeatFreed(seat):
            return replace(table, chairs=table.chairs[:seat] + table.chairs[seat + 1 :])
        case PlayBegan():
            return _counted_anew(replace(table, stage=Stage.PLAYING, expires=None, warned=False))
        case _:
            return _always(table, event)


def _playing(table: Table, event: TableEvent) -> Table:
    match event:
        case DeadlineSet():
            return _next_phase(table, event)
        case MoveMissed():
            return replace(table, missed=(*table.missed, event))
        case SeatLeft():
            return _taken_over(table, event)
        case SeatReclaimed(seat):
            return _shown_up(_seated(table, seat, computer=None, gone=None), seat)
        case _:
            return _night(table, event)


def _next_phase(table: Table, event: DeadlineSet) -> Table:
    """Begin a phase: who missed the last one has one more in a row, who acted in it none."""
    if event.step != table.step:
        table = replace(_counted(table), back=(), renewed=False)
    return replace(
        table,
        last=table.last if event.step == table.step else table.step,
        step=event.step,
        deadline=event.at,
        asked=event.seats,
        began=event.began,
        by=event.by,
        grace=(),
        extended=0,
        one_left=None,
        nudged=None,
    )


def _counted(table: Table) -> Table:
    if table.step and not table.asked:  # an older log does not say who acted: nobody is charged
        return replace(table, showed=(True,) * len(table.chairs))
    late = {m.seat for m in table.missed if m.step == table.step and not m.planned}
    for seat in table.asked:
        if seat in late:
            table = replace(table, misses=_changed(table.misses, seat, table.misses[seat] + 1))
        else:
            table = _shown_up(table, seat)
    return table


def _shown_up(table: Table, seat: Seat) -> Table:
    return replace(
        table,
        misses=_changed(table.misses, seat, 0),
        showed=_changed(table.showed, seat, value=True),
    )


def _counted_anew(table: Table) -> Table:
    seats = len(table.chairs)
    return replace(table, missed=(), asked=(), misses=(0,) * seats, showed=(False,) * seats)


def _night(table: Table, event: TableEvent) -> Table:
    match event:
        case HandSettled():
            return replace(table, hand=event.hand + 1, commitment=event.commitment)
        case HandSeated(_, chairs):
            return _dealt_in(table, chairs)
        case NightWaits():
            return replace(table, short=True)
        case _:
            return _coming(table, event)


def _coming(table: Table, event: TableEvent) -> Table:
    match event:
        case GuestWaits(user):
            return replace(table, waiting=(*table.waiting, user))
        case GuestGone(user):
            return replace(table, waiting=tuple(each for each in table.waiting if each != user))
        case ComputersWanted(count):
            return replace(table, computers=count)
        case _:
            return _always(table, event)


def _dealt_in(table: Table, chairs: tuple[Chair, ...]) -> Table:
    seated = replace(table, chairs=chairs, waiting=(), computers=None, short=False)
    return _counted_anew(seated)


def _always(table: Table, event: TableEvent) -> Table:
    match event:
        case HostPassed(user):
            return replace(table, host=user, invited=(*table.invited, table.host))
        case PlayerBarred(user):
            return replace(table, barred=(*table.barred, user))
        case TableMoved(place):
            return replace(table, place=place)
        case TableClosed(ending, by):
            over = replace(table, deadline=None, grace=(), expires=None)
            return replace(over, stage=Stage.CLOSED, ending=ending, closed_by=by)
        case _:
            return fold_time(table, event)


def _taken_over(table: Table, event: SeatLeft) -> Table:
    """Let a computer play the seat, for good where its person was kicked."""
    if event.why is Gone.KICKED and table.hand is None:  # a night's seats are for one hand
        return _seated(table, event.seat, user=None, computer=event.level, gone=event.why)
    return _seated(table, event.seat, computer=event.level, gone=event.why)


def _seated(table: Table, seat: Seat, **changes: Any) -> Table:  # noqa: ANN401  fields of a chair
    chair = replace(table.chairs[seat], **changes)
    return replace(table, chairs=_changed(table.chairs, seat, chair))


def _changed(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    return (*values[:seat], value, *values[seat + 1 :])
