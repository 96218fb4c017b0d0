"""What follows from new events for the table itself: a deadline, the end, where it is found."""

from __future__ import annotations

from bot.between import between
from bot.duties import due
from bot.expiry import renewed
from bot.games import alone, hosting_of
from bot.paces import lasting
from bot.results import results
from bot.standing import Standing
from data.books import Result
from data.former import is_former
from data.log import DeadlineSet, Ending, LogEvent, Posts, Stage, TableClosed
from data.store import Index
from engine.core import Wait


def consequences(standing: Standing, now: int, seed: bytes) -> tuple[LogEvent, ...]:
    """What the table does about the game's events: set a new deadline, or close.

    As a hand of a night is over, what it brought is settled first.
    """
    table, wait = standing.table, standing.wait
    if table.stage is not Stage.PLAYING:
        return ()
    if wait is None:
        return (TableClosed(Ending.PLAYED, None, now),)
    if wait.step == table.step:
        return ()
    settled = between(table.options).settled(standing, now, seed) if wait.patience == "rest" else ()
    return (
        *settled,
        DeadlineSet(wait.step, limit(standing.after(settled), wait, now), wait.seats),
    )


def followed(standing: Standing, now: int, seed: bytes) -> tuple[LogEvent, ...]:
    """All that follows from something that somebody did: ``consequences``, and a later expiry."""
    consequent = consequences(standing, now, seed)
    return *consequent, *renewed(standing.after(consequent), now)


def limit(standing: Standing, wait: Wait, now: int) -> int | None:
    """Return when a phase ends that begins now; never by itself where nobody else waits for it.

    While the table's clock stands, it is counted from where that stands.
    """
    table = standing.table
    if alone(table.options):
        return None
    began = now if table.stands is None else table.stands
    if wait.patience == "rest":
        return began + between(table.options).rest(standing)
    lasts = hosting_of(table.options).lasts
    if lasts is not None:
        return began + lasts(table.options, wait.patience)
    return began + lasting(table.times, wait.patience)


def earned(standing: Standing, now: int) -> tuple[Result, ...]:
    """Return people's results at a table that was played to its end just now."""
    if standing.table.ending is not Ending.PLAYED:
        return ()
    return results(standing.table, standing.view(None), now)


def index(standing: Standing, now: int) -> Index:
    """What the table is found by, and when the clock must look at it."""
    table = standing.table
    seated = (chair.user for chair in table.chairs if chair.user is not None)
    concerned = (*seated, *table.waiting, table.host)  # who hosts a night may have no seat
    people = (user for user in concerned if not is_former(user))
    return Index(
        channel=table.place.channel,
        people=tuple(dict.fromkeys(people)),
        due=due(standing, now),
        live=table.stage is not Stage.CLOSED,
        public=table.posts is Posts.CHANNEL,
        server=table.place.server,
    )
