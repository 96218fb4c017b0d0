"""Who misses a deadline: first named, then given a grace, then the table's policy."""

from __future__ import annotations

from typing import Final

from bot import paces
from bot.games import ends_by_leaving, hosting_of
from bot.loaded import Loaded
from bot.standing import Standing
from data.log import (
    Absence,
    Ending,
    Gone,
    GraceBegan,
    HostPassed,
    LogEvent,
    MoveMissed,
    SeatLeft,
    Table,
    TableClosed,
)
from engine.catalog import dealt_by_hand
from engine.core import Command, Seat, Wait

IN_A_ROW: Final = 3
"""After so many deadlines missed in a row a computer takes the seat over."""


def has_grace(table: Table, wait: Wait) -> bool:
    """Whether a grace follows as the deadline passes: once, and not after a short wait.

    A night goes by its own clock and has none.
    """
    return wait.patience == "move" and not table.grace and not dealt_by_hand(table.options)


def grace(standing: Standing, now: int) -> tuple[LogEvent, ...]:
    """Name those who are late, and give them a little more time."""
    table = standing.table
    return (GraceBegan(table.step, late(standing), now + paces.grace(table.times)),)


def late(standing: Standing) -> tuple[Seat, ...]:
    """Return the people's seats that the game waits for: nobody else owes a move."""
    wait, chairs = standing.wait, standing.table.chairs
    return tuple(seat for seat in wait.seats if chairs[seat].computer is None) if wait else ()


def policy(loaded: Loaded, commands: tuple[Command, ...], now: int) -> tuple[LogEvent, ...]:
    """Do what the table does about those who are late; ``commands`` are computers' moves for them.

    The game ends, or the rules' default holds and else the computer's move; whoever never showed
    up, or missed several in a row, is replaced. Where nobody is left to play by that, nothing is
    played for them: the game waits.
    """
    standing = loaded.standing
    missed = tuple(MoveMissed(seat, standing.table.step) for seat in late(standing))
    replaced = _replaced(standing)
    if _ends(standing, replaced=bool(replaced)):
        return *missed, TableClosed(Ending.ABSENT, None, now)
    if replaced and not standing.after(replaced).table.people:
        return replaced
    events = (*missed, *replaced, *_succession(standing.after(replaced).table))
    return events + _played_for(loaded.after(events), commands)


def _ends(standing: Standing, *, replaced: bool) -> bool:
    """Whether the game ends by this: the table's policy, or a house rule about leaving (12).

    A short wait always has a default, so that nothing ends by it.
    """
    table, wait = standing.table, standing.wait
    if wait is None or dealt_by_hand(table.options):
        return False
    by_policy = table.absence is Absence.END and wait.patience == "move"
    return by_policy or (replaced and ends_by_leaving(table.options))


def _replaced(standing: Standing) -> tuple[LogEvent, ...]:
    """Let a computer take over the seats of those who are absent (not in a night)."""
    table = standing.table
    if dealt_by_hand(table.options) or table.absence is Absence.END:
        return ()
    level = hosting_of(table.options).level
    why = ((seat, _gone(table, seat)) for seat in late(standing))
    return tuple(SeatLeft(seat, level, gone) for seat, gone in why if gone is not None)


def _gone(table: Table, seat: Seat) -> Gone | None:
    """Return why somebody who misses one more move is replaced, if so."""
    if not table.asked:  # an older log does not say who acted before
        return None
    if not table.showed[seat]:
        return Gone.NO_SHOW
    return Gone.ABSENT if table.misses[seat] + 1 >= IN_A_ROW else None


def _succession(table: Table) -> tuple[LogEvent, ...]:
    """Pass the host's powers on as a computer plays the host's seat."""
    seat = table.seat_of(table.host)
    if seat is None or table.chairs[seat].computer is None:
        return ()
    return (HostPassed(table.people[0]),)


def _played_for(loaded: Loaded, commands: tuple[Command, ...]) -> tuple[LogEvent, ...]:
    """Apply the rules' default, and else the commands of those who still owe a move."""
    standing, step = loaded.standing, loaded.standing.table.step
    default = standing.game.expire(standing.state, step, loaded.deal)
    after = loaded.after(default)
    owing = after.owing(step)
    return *default, *after.decide(tuple(c for c in commands if c.seat in owing))
