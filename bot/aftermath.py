"""What follows from new events for the table itself: a deadline, the end, where it is found."""

from __future__ import annotations

from collections.abc import Iterable

from bot import away
from bot.between import between
from bot.consent import verdict
from bot.duties import due
from bot.expiry import renewed
from bot.games import alone, hosting_of
from bot.reminders import one_left, schedule
from bot.results import feats, results
from bot.standing import Standing
from bot.waking import Limit, deadline
from data.books import Feat, Result
from data.former import is_former
from data.log import (
    AwayBegan,
    AwayEnded,
    DeadlineSet,
    Ending,
    LogEvent,
    Posts,
    Stage,
    Table,
    TableClosed,
    TimesKept,
    TimesSet,
)
from data.people import Profile
from data.reminding import Reminder
from data.store import Index
from engine.core import Seat, Wait


def consequences(standing: Standing, now: int, seed: bytes) -> tuple[LogEvent, ...]:
    """What the table does about the game's events: set a new deadline, or close.

    That a phase has come to wait for one person only is noted. As a hand of a night is over, what
    it brought is settled first.
    """
    table, wait = standing.table, standing.wait
    if table.stage is not Stage.PLAYING:
        return ()
    if wait is None:
        return (TableClosed(Ending.PLAYED, None, now),)
    if wait.step == table.step:
        return one_left(standing, now)
    settled = between(table.options).settled(standing, now, seed) if wait.patience == "rest" else ()
    return *settled, phase(standing.after(settled), wait, now)


def followed(standing: Standing, now: int, seed: bytes) -> tuple[LogEvent, ...]:
    """All that follows from something that somebody did: ``consequences``, and a later expiry."""
    events: tuple[LogEvent, ...] = absences(standing, now)
    events += consequences(standing.after(events), now, seed)
    events += answered(standing.after(events), now)
    return *events, *renewed(standing.after(events), now)


def absences(standing: Standing, now: int) -> tuple[LogEvent, ...]:
    """Note who went away for long and who is back, and count a phase anew that waits for them."""
    noted = away.changes(standing, now)
    return *noted, *_counted_anew(standing, noted)


def _counted_anew(
    standing: Standing, noted: tuple[AwayBegan | AwayEnded, ...]
) -> tuple[DeadlineSet, ...]:
    """Return the later, or earlier, end of a phase that asked, or is late for, one of them.

    Whether they have acted in it is not public, and so makes no difference.
    """
    table, wait = standing.table, standing.wait
    if wait is None or wait.step != table.step or not away.waits(table):
        return ()
    users = {each.user for each in noted} - {each.user for each in table.back}
    asked = table.grace or _asked(standing, wait)
    if table.deadline is None or not users.intersection(table.chairs[seat].user for seat in asked):
        return ()
    ends = _with_absences(standing, wait, noted)
    at = _later_or_earlier(table, ends.at, noted)
    by = _set_by(table, ends.by if at == ends.at else table.by, noted)
    anew = DeadlineSet(wait.step, at, _asked(standing, wait), table.began, by)
    return () if at == table.deadline else (anew,)


def _set_by(
    table: Table, seat: Seat | None, noted: tuple[AwayBegan | AwayEnded, ...]
) -> Seat | None:
    """Return whose night or absence set a deadline; of who is back it is neither."""
    back = {each.user for each in noted if isinstance(each, AwayEnded)}
    return None if seat is None or table.chairs[seat].user in back else seat


def _with_absences(
    standing: Standing, wait: Wait, noted: tuple[AwayBegan | AwayEnded, ...]
) -> Limit:
    """Return when a phase ends as all that was noted is taken into account from its beginning."""
    table, began = standing.after(noted).table, standing.table.began
    gone = away.counted(table, wait.step)
    since = table.opened_at if began is None else began
    return deadline(since, _awaited(standing, wait), table.times, wait.patience, gone)


def _later_or_earlier(table: Table, at: int, noted: tuple[AwayBegan | AwayEnded, ...]) -> int:
    """Return the new deadline: nobody has less time by another's absence, or than the host gave."""
    deadline = at if table.deadline is None else table.deadline
    if any(isinstance(each, AwayBegan) for each in noted):
        return max(deadline, at)
    return deadline if table.extended or table.grace else min(deadline, at)


def answered(standing: Standing, now: int) -> tuple[LogEvent, ...]:
    """Decide about other times that the host proposed, once it is clear; else nothing.

    They hold from the phase of now on, which begins its time anew with all that was done in it.
    """
    table, holds = standing.table, verdict(standing.table)
    if holds is None or table.proposed is None or standing.wait is None:
        return ()
    if not holds:
        return (TimesKept(),)
    agreed = TimesSet(table.proposed.times)
    anew = phase(standing.after((agreed,)), standing.wait, now)
    return anew, agreed  # so that the post of what was agreed on says until when there is time


def phase(standing: Standing, wait: Wait, now: int) -> DeadlineSet:
    """Begin a phase, or give it a new deadline, counted from now or from where the clock stands."""
    ends = limit(standing, wait, now)
    at, by = (None, None) if ends is None else ends
    return DeadlineSet(wait.step, at, _asked(standing, wait), _began(standing, now), by)


def limit(standing: Standing, wait: Wait, now: int) -> Limit | None:
    """Return when a phase ends that counts from now on; ``None`` where nobody else waits for it.

    While the table's clock stands, it is counted from where that stands.
    """
    table, began = standing.table, _began(standing, now)
    if alone(table.options):
        return None
    if wait.patience == "rest":
        return Limit(began + between(table.options).rest(standing))
    lasts = hosting_of(table.options).lasts
    if lasts is not None:
        return Limit(began + lasts(table.options, wait.patience))
    gone = away.counted(table, wait.step)
    return deadline(began, _awaited(standing, wait), table.times, wait.patience, gone)


def _began(standing: Standing, now: int) -> int:
    return now if standing.table.stands is None else standing.table.stands


def _asked(standing: Standing, wait: Wait) -> tuple[Seat, ...]:
    """Return the seats that a phase waited for as it began.

    Those that it still waits for are not public, and so no deadline may tell them.
    """
    table = standing.table
    return table.asked if wait.step == table.step and table.asked else wait.seats


def _awaited(standing: Standing, wait: Wait) -> dict[Seat, Profile]:
    """Return what the people asked have set, by seat; no computer sleeps."""
    chairs = standing.table.chairs
    players = ((seat, chairs[seat].player) for seat in _asked(standing, wait))
    return {seat: standing.profile(user) for seat, user in players if user is not None}


def earned(standing: Standing, now: int) -> tuple[Result, ...]:
    """Return people's results at a table that was played to its end just now."""
    if standing.table.ending is not Ending.PLAYED:
        return ()
    return results(standing.table, standing.view(None), now)


def accomplished(standing: Standing, now: int) -> tuple[Feat, ...]:
    """Return what they did there that may be a record."""
    if standing.table.ending is not Ending.PLAYED:
        return ()
    return feats(standing.table, standing.view(None), now)


def index(standing: Standing, now: int, reminded: Iterable[Reminder] = ()) -> Index:
    """What the table is found by, and when the clock must look at it.

    ``reminded`` is how far people have been reminded of the phase.
    """
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
        reminders=schedule(standing, now, reminded),
    )
