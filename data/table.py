"""A table as it stands: the fold of its own events. Nothing in it is secret.

Who sits where, the host, the pace and the deadline. The seed is kept apart, and what a guest of a
night chose for themselves is folded in ``data.night``.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from data.events import (
    Access,
    Chair,
    ComputerSeated,
    DeadlineSet,
    Ending,
    HostPassed,
    MoveMissed,
    OptionsChanged,
    Pace,
    Place,
    PlayBegan,
    PlayerJoined,
    Posts,
    SeatFreed,
    SeatLeft,
    SeatReclaimed,
    TableClosed,
    TableEvent,
    TableId,
    TableOpened,
    UserId,
)
from data.night_events import (
    GuestGone,
    GuestWaits,
    HandSeated,
    HandSettled,
    NightWaits,
)
from engine.catalog import Options, dealt_by_hand
from engine.core import Seat


class Stage(StrEnum):
    """The life of a table."""

    LOBBY = "lobby"
    PLAYING = "playing"
    CLOSED = "closed"


@dataclass(frozen=True, slots=True)
class Table:
    """Everything public about a table but the game itself. Times are UTC, in milliseconds.

    ``deadline`` is that of phase ``step``; ``missed`` names who missed a move, by seat and step.

    In a night ``hand`` is the one in play or, between two, the next, and ``commitment`` binds its
    deal; everywhere else it is ``None``. ``waiting`` are those who play from the next hand on, and
    ``short`` says that the night waits for more people.
    """

    id: TableId
    options: Options
    host: UserId
    place: Place
    seats: int
    pace: Pace
    access: Access
    invited: tuple[UserId, ...]
    commitment: str
    opened_at: int
    posts: Posts = Posts.CHANNEL
    stage: Stage = Stage.LOBBY
    chairs: tuple[Chair, ...] = ()
    step: int = 0
    deadline: int | None = None
    missed: tuple[MoveMissed, ...] = ()
    ending: Ending | None = None
    closed_by: UserId | None = None
    hand: int | None = None
    waiting: tuple[UserId, ...] = ()
    short: bool = False

    def seat_of(self, user: UserId) -> Seat | None:
        """Return the seat that ``user`` holds, also while a computer plays it."""
        return next((n for n, chair in enumerate(self.chairs) if chair.user == user), None)

    @property
    def users(self) -> tuple[UserId, ...]:
        """Everybody whom a text about the table may name: host, seats, and who waits for one."""
        held = (chair.user for chair in self.chairs if chair.user is not None)
        return tuple(dict.fromkeys((self.host, *held, *self.waiting)))

    @property
    def people(self) -> tuple[UserId, ...]:
        """Those who hold a seat and play it themselves, by seat."""
        return tuple(c.user for c in self.chairs if c.user is not None and c.computer is None)


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
        pace=event.pace,
        access=event.access,
        invited=event.invited,
        commitment=event.commitment,
        hand=1 if dealt_by_hand(event.options) else None,
        opened_at=event.at,
        posts=event.posts,
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
            return replace(table, stage=Stage.PLAYING)
        case _:
            return _always(table, event)


def _playing(table: Table, event: TableEvent) -> Table:
    match event:
        case DeadlineSet(step, at):
            return replace(table, step=step, deadline=at)
        case MoveMissed():
            return replace(table, missed=(*table.missed, event))
        case SeatLeft(seat, level):
            return _with_computer(table, seat, level)
        case SeatReclaimed(seat):
            return _with_computer(table, seat, None)
        case _:
            return _night(table, event)


def _night(table: Table, event: TableEvent) -> Table:
    match event:
        case GuestWaits(user):
            return replace(table, waiting=(*table.waiting, user))
        case GuestGone(user):
            return replace(table, waiting=tuple(each for each in table.waiting if each != user))
        case HandSettled():
            return replace(table, hand=event.hand + 1, commitment=event.commitment)
        case HandSeated(_, chairs):
            return replace(table, chairs=chairs, waiting=(), short=False, missed=())
        case NightWaits():
            return replace(table, short=True)
        case _:
            return _always(table, event)


def _always(table: Table, event: TableEvent) -> Table:
    match event:
        case HostPassed(user):
            return replace(table, host=user, invited=(*table.invited, table.host))
        case TableClosed(ending, by):
            return replace(table, stage=Stage.CLOSED, deadline=None, ending=ending, closed_by=by)
        case _:
            return table


def _with_computer(table: Table, seat: Seat, level: str | None) -> Table:
    chairs = list(table.chairs)
    chairs[seat] = replace(chairs[seat], computer=level)
    return replace(table, chairs=tuple(chairs))
