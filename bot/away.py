"""Who is away for long, as their own settings say: what a table has to note of that, and when.

A table that allows it counts the phases that wait for such a person from the end of the absence.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot import paces
from bot.games import alone
from bot.paces import DAY
from bot.standing import Standing
from data.log import AwayBegan, AwayEnded, Stage, Table, UserId
from data.people import Profile, Vacation
from engine.catalog import dealt_by_hand

WITHIN: Final = 30 * DAY
MOST: Final = 21 * DAY
"""So long somebody may be away in any time of the length ``WITHIN``."""


def vacation(profile: Profile, now: int) -> Vacation | None:
    """Return the absence that somebody has said and that lasts now.

    All began as they were said: one that seems to begin later did so before the clock was set back.
    """
    return next((each for each in profile.vacations if now < each.until), None)


def waits(table: Table) -> bool:
    """Tell whether a table waits for who is away: only slow ones do, as is agreed on there."""
    slow = paces.slow(table.times) and not alone(table.options)
    return slow and table.times.vacations and not dealt_by_hand(table.options)


def shown(table: Table) -> tuple[AwayBegan, ...]:
    """Return who plays there and is away, as far as the table waits for them."""
    return tuple(a for a in table.away if a.user in table.people) if waits(table) else ()


def counted(table: Table, step: int) -> tuple[AwayBegan, ...]:
    """Return the absences that a phase waits for, those that have ended in it too.

    One of each player: else who goes and comes back, again and again, would move its end for ever.
    """
    back = {entry.user: entry for entry in table.back if step == table.step}
    over = (AwayBegan(entry.user, entry.at, entry.at) for entry in back.values())
    return *(entry for entry in table.away if entry.user not in back), *over


def changes(standing: Standing, now: int) -> tuple[AwayBegan | AwayEnded, ...]:
    """Return what the table has not noted yet: who went, who is back, whose absence is over."""
    if standing.table.stage is Stage.CLOSED:
        return ()
    return *_back(standing, now), *_gone(standing, now)


def _back(standing: Standing, now: int) -> Iterator[AwayEnded]:
    for entry in standing.table.away:
        if entry.until <= now:
            yield AwayEnded(entry.user, entry.until)
        elif _said_back(standing, entry.user, now):
            yield AwayEnded(entry.user, now)


def _said_back(standing: Standing, user: UserId, now: int) -> bool:
    """Tell whether somebody ended an absence before its time; what is unknown of them is no no."""
    profile = standing.calendar.get(user)
    return profile is not None and vacation(profile, now) is None


def _gone(standing: Standing, now: int) -> Iterator[AwayBegan]:
    table = standing.table
    noted = {entry.user: entry.until for entry in table.away}
    for user in table.people if waits(table) else ():
        lasts = vacation(standing.profile(user), now)
        if lasts is not None and noted.get(user) != lasts.until:
            yield AwayBegan(user, now, lasts.until)


def next_end(table: Table) -> int | None:
    """Return when the next of those who are away has said to be back."""
    ends = (entry.until for entry in table.away)
    return min(ends, default=None) if table.stage is not Stage.CLOSED else None
