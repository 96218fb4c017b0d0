"""A table as it stands after its own events (``data.evolve``). Nothing in it is secret.

Who sits where, the host, the pace and the deadline. The seed is kept apart, and what a guest of a
night chose for themselves is folded in ``data.night``.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from data.absence_events import OutageCredited, Stranded
from data.events import (
    Absence,
    Access,
    Chair,
    Ending,
    MoveMissed,
    Pace,
    Place,
    Posts,
    TableId,
    Times,
    UserId,
)
from data.time_events import AwayBegan, AwayEnded, Paused, TimesProposed
from engine.catalog import Options
from engine.core import Seat


class Stage(StrEnum):
    """The life of a table."""

    LOBBY = "lobby"
    PLAYING = "playing"
    CLOSED = "closed"


@dataclass(frozen=True, slots=True)
class Table:
    """Everything public about a table but the game itself. Times are UTC, in milliseconds.

    ``deadline`` is that of phase ``step``, which waits for the seats ``asked``; in its ``grace``
    are those who let it pass, and ``extended`` counts how often the host gave it more time. The
    phase before was ``last``. ``called`` is what its server calls the game, raw and empty for as
    usual.
    ``missed`` names who missed a move, by seat and step, ``misses`` counts by seat how many in a
    row, and ``showed`` says by seat who ever acted (not in a night, where nothing asks for
    it: a seat is for one hand there). ``expires`` is when the table closes if nothing happens,
    ``warned`` whether that was said. Nobody of ``barred`` may sit here. ``stranded`` says
    since when it cannot be told, and why, so that its clock stands still. ``credited`` is the last
    outage that moved the deadlines.

    The phase counts from ``began`` on, and ``by`` is the seat whose night or absence made its
    deadline later. ``paused`` says since when a player lets the clock stand, ``pauses`` how long
    each has done so in all, and ``away`` who is away for long, ``back`` whose absence ended in this
    phase: it waits for one of each. ``proposed`` are other times that
    the host asks for, ``agreed`` and ``against`` who has answered so far, and the phase was
    ``renewed`` as the table agreed on others before. ``one_left`` and
    ``nudged`` are when the phase came to wait for one person only, and when those missing were
    last reminded by a player.

    In a night ``hand`` is the one in play or, between two, the next, and ``commitment`` binds its
    deal; everywhere else it is ``None``. ``waiting`` are those who play from the next hand on,
    ``computers`` how many computers do (``None``: as many as now), and ``short`` says that the
    night waits for more people.
    """

    id: TableId
    options: Options
    host: UserId
    place: Place
    seats: int
    times: Times
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
    computers: int | None = None
    short: bool = False
    absence: Absence = Absence.COMPUTER
    asked: tuple[Seat, ...] = ()
    grace: tuple[Seat, ...] = ()
    extended: int = 0
    misses: tuple[int, ...] = ()
    showed: tuple[bool, ...] = ()
    expires: int | None = None
    warned: bool = False
    barred: tuple[UserId, ...] = ()
    stranded: Stranded | None = None
    credited: OutageCredited | None = None
    began: int | None = None
    by: Seat | None = None
    paused: Paused | None = None
    pauses: tuple[tuple[UserId, int], ...] = ()
    away: tuple[AwayBegan, ...] = ()
    back: tuple[AwayEnded, ...] = ()
    proposed: TimesProposed | None = None
    agreed: tuple[UserId, ...] = ()
    against: tuple[UserId, ...] = ()
    renewed: bool = False
    one_left: int | None = None
    nudged: int | None = None
    last: int = 0
    called: str = ""

    @property
    def pace(self) -> Pace:
        """How long a phase lasts."""
        return self.times.pace

    @property
    def stands(self) -> int | None:
        """Since when the table's clock stands, as it cannot be told or is paused."""
        stops = (stop.at for stop in (self.stranded, self.paused) if stop is not None)
        return min(stops, default=None)

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
        return self.people_at(range(len(self.chairs)))

    def people_at(self, seats: Iterable[Seat]) -> tuple[UserId, ...]:
        """Those among some seats who play themselves."""
        players = (self.chairs[seat].player for seat in seats)
        return tuple(user for user in players if user is not None)
