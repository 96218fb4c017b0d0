"""Former players: who is forgotten leaves a number in the logs, so that others' history stays.

The number is below 0, which no id of Discord is, and means one person at one table only: so the
log folds as before, and nobody can tell whether two tables had the same former player.
"""

from __future__ import annotations

from collections.abc import Iterable

from data.events import PERSON, UserId
from data.ids import exchanged, people_in
from data.log import LogEvent, TableEvent


def is_former(user: UserId) -> bool:
    """Tell whether this is a former player's number."""
    return user < 0


def names(event: LogEvent, user: UserId) -> bool:
    """Tell whether an event names a person; those of games know seats only."""
    return isinstance(event, TableEvent) and user in people_in(event)


def next_number(events: Iterable[LogEvent]) -> UserId:
    """Return the number of the next former player of a table with these events."""
    tabled = (event for event in events if isinstance(event, TableEvent))
    return min((0, *(user for event in tabled for user in people_in(event)))) - 1


def without(event: LogEvent, user: UserId, number: UserId) -> LogEvent:
    """Return an event with a former player's number in the place of a person's id."""
    if not names(event, user):
        return event
    return exchanged(event, lambda kind, id_: number if (kind, id_) == (PERSON, user) else id_)
