"""How somebody leaves a table for good, whatever they are there: as they would by leaving it."""

from __future__ import annotations

from collections.abc import Iterator

from bot.outcome import Refusal
from bot.visit import Visit
from bot.visits import visits_of
from data.former import is_former
from data.log import Ending, Gone, HostPassed, LogEvent, Stage, Table, TableClosed, UserId


def departure(visit: Visit) -> tuple[LogEvent, ...]:
    """Return what happens as the visitor leaves: nothing where they are gone, or the table is over.

    Their click is a ``leave`` that is sure. A host without a seat passes the powers on, or closes
    the table where nobody is left to have them.
    """
    if visit.table.stage is Stage.CLOSED:
        return ()
    left = _left(visit)
    after = visit.standing.after(left).table
    if after.stage is Stage.CLOSED or after.host != visit.user:
        return left
    heirs = (*after.people, *after.waiting, *_away(after, visit.user))
    if heirs:
        return (*left, HostPassed(heirs[0]))
    return (*left, TableClosed(Ending.CLOSED, visit.user, visit.now))


def _away(table: Table, user: UserId) -> Iterator[UserId]:
    """Yield the others whose seats are played for them now: they may come back."""
    for chair in table.chairs:
        other = chair.user
        if other is None or other == user or is_former(other) or chair.gone is Gone.KICKED:
            continue
        yield other


def _left(visit: Visit) -> tuple[LogEvent, ...]:
    try:
        return visits_of(visit.table.options).actions["leave"](visit).events
    except Refusal:  # nothing to leave: no seat here, or left before
        return ()
