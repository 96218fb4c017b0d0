"""How punctual people are: what they owed in a phase, counted in the append that ends it.

A move is missed where a deadline with its grace has passed and nothing was laid down for it; what a
plan plays was made in time. Nothing is counted for a seat that a computer played, or that changed
hands within the phase, in a solo game or a night, and where a table was closed in mid-phase.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.loaded import Loaded
from bot.paces import DAY
from data.log import (
    DeadlineSet,
    Ending,
    LogEvent,
    MoveMissed,
    SeatLeft,
    SeatReclaimed,
    Stage,
    Table,
)
from data.punctuality import Owed, Share
from engine.catalog import dealt_by_hand
from engine.core import Seat

KEEP_DAYS: Final = 90
"""No count of a day is kept for longer; it is looked after once a day."""

FEW: Final = 10
"""Whoever owed fewer moves so far is welcome everywhere."""

_BY_ITSELF: Final = frozenset({Ending.PLAYED, Ending.ABSENT})


def kept_since(now: int) -> int:
    """Return the first day that is kept, so that none is older than ``KEEP_DAYS`` by tomorrow."""
    return now // DAY - (KEEP_DAYS - 2)


def welcome(share: Share, least: int) -> bool:
    """Whether somebody may join where so many percent of moves in time are asked for."""
    return share.owed < FEW or share.percent >= least


def owed(loaded: Loaded, events: tuple[LogEvent, ...], now: int) -> tuple[Owed, ...]:
    """Return what people owed in the phase that ``events`` end; nothing where it goes on."""
    before, after = loaded.standing.table, loaded.standing.after(events).table
    if not (_counts(before) and _ended(before, after)):
        return ()
    missed = frozenset(_missed(events, before.step))
    changed = _changed_hands((*loaded.log.events, *events), before.step) - missed
    return tuple(
        Owed(user, now // DAY, 1, int(seat in missed))
        for seat in before.asked
        if seat not in changed and (user := _person(before, seat)) is not None
    )


def _counts(table: Table) -> bool:
    """Whether somebody waits for the moves of a phase: no solo game, and no rest of a night."""
    timed = table.stage is Stage.PLAYING and table.deadline is not None
    return timed and not dealt_by_hand(table.options)


def _ended(before: Table, after: Table) -> bool:
    if after.stage is Stage.CLOSED:
        return after.ending in _BY_ITSELF
    return after.step != before.step


def _missed(events: Iterable[LogEvent], step: int) -> Iterable[Seat]:
    for event in events:
        if isinstance(event, MoveMissed) and event.step == step and not event.planned:
            yield event.seat


def _changed_hands(events: tuple[LogEvent, ...], step: int) -> frozenset[Seat]:
    """Return the seats that were given up or taken back since the phase began."""
    seats = set[Seat]()
    maybe = set[Seat]()  # before the deadline was set anew, or in the phase before
    for event in reversed(events):
        match event:
            case DeadlineSet() if event.step > step:
                continue  # by it the next one begins
            case DeadlineSet() if event.step == step:
                seats |= maybe
                maybe = set()
            case DeadlineSet():
                break
            case SeatLeft(seat) | SeatReclaimed(seat):
                maybe.add(seat)
    return frozenset(seats)


def _person(table: Table, seat: Seat) -> int | None:
    """Return whose move it was: nobody's where a computer plays, as for all former players."""
    return table.chairs[seat].player
