"""What happens at every table: seats, host, time, end. Public, all of it.

These events know users, so they live here and not in the engine.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, ClassVar, Final, TypeAlias

from pydantic import Field

from engine.catalog import Options
from engine.core import Seat

Chosen: TypeAlias = Annotated[Options, Field(discriminator="game")]
"""The options of any game as a log holds them: ``game`` says whose they are."""

PERSON: Final = "person"
PLACE: Final = "place"

TableId: TypeAlias = int
UserId: TypeAlias = Annotated[int, PERSON]
"""Discord's id of a user: marked, so that an export finds every one and puts a number for it."""

PlaceId: TypeAlias = Annotated[int, PLACE]
"""Discord's id of a channel or a server, marked likewise."""


class Access(StrEnum):
    """Who may join a table."""

    ANYONE = "anyone"  # everybody who sees the channel
    INVITED = "invited"  # only those whom the host named


class Posts(StrEnum):
    """Where a table is told."""

    CHANNEL = "channel"  # posts in the channel, each hand by DM
    DM = "dm"  # by DM only
    NOWHERE = "nowhere"  # only in the private answers to the player's own presses (solo)


class Pace(StrEnum):
    """How long a phase lasts."""

    LIVE = "live"
    EVENING = "evening"
    DAILY = "daily"
    RELAXED = "relaxed"
    OWN = "own"  # of a length that the host chose


class Absence(StrEnum):
    """What becomes of who misses a deadline and the grace after it."""

    COMPUTER = "computer"  # a computer plays the move; after some in a row it takes the seat over
    END = "end"  # the game ends


class Gone(StrEnum):
    """Why a computer plays a person's seat."""

    LEFT = "left"
    ABSENT = "absent"  # too many deadlines missed in a row
    NO_SHOW = "no_show"  # missed the very first one
    KICKED = "kicked"  # by the host; the seat is the computer's for good


@dataclass(frozen=True, slots=True)
class Place:
    """Where a table is told: a channel of a server, or a DM (``server is None``)."""

    channel: PlaceId
    server: PlaceId | None


@dataclass(frozen=True, slots=True)
class Times:
    """How long a table's phases take, and when its clock goes.

    ``length`` is that of a phase of ``Pace.OWN``, in milliseconds, ``None`` for every other pace.
    With ``weekends_off`` nobody's Saturdays and Sundays count; ``vacations`` says whether it waits
    for who is away for long. ``punctual`` is the least share of moves made in time, in percent, of
    who may join; 0 asks for none, and then nobody's is shown.
    """

    pace: Pace
    length: int | None = None
    weekends_off: bool = False
    vacations: bool = True
    punctual: int = 0


class TableEvent:
    """What happened to a table, in the past tense. Public unless its class says otherwise."""

    __slots__ = ()
    public: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class TableOpened(TableEvent):
    """A lobby was opened; ``commitment`` binds the deal before anybody takes a seat.

    ``called`` is what its server calls the game; empty is as usual.
    """

    options: Chosen
    host: UserId
    place: Place
    seats: int
    pace: Pace
    access: Access
    invited: tuple[UserId, ...]
    commitment: str
    at: int
    posts: Posts = Posts.CHANNEL
    absence: Absence = Absence.COMPUTER
    times: Times | None = None  # older logs have the pace alone
    called: str = ""


@dataclass(frozen=True, slots=True)
class OptionsChanged(TableEvent):
    """The host changed rulebook, mode or house rules in the lobby."""

    options: Chosen


@dataclass(frozen=True, slots=True)
class PlayerJoined(TableEvent):
    """A person took the next seat of the lobby; ``join`` is 16 random bytes in hex."""

    user: UserId
    join: str


@dataclass(frozen=True, slots=True)
class ComputerSeated(TableEvent):
    """A computer player took the next seat of the lobby."""

    level: str
    join: str


@dataclass(frozen=True, slots=True)
class SeatFreed(TableEvent):
    """A seat of the lobby was given up; the seats behind it move up."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HostPassed(TableEvent):
    """The host's powers went to another person."""

    user: UserId


@dataclass(frozen=True, slots=True)
class PlayBegan(TableEvent):
    """The lobby closed; the game's first events follow."""

    at: int


@dataclass(frozen=True, slots=True)
class DeadlineSet(TableEvent):
    """Phase ``step`` of the game began; it ends at ``at`` at the latest, ``None`` for never.

    ``seats`` are those that it waits for, as everybody knows. The same step again gives the phase
    a new deadline, as when somebody comes back to a game that nobody played any more. ``began`` is
    from when on it counts, and ``by`` the seat whose own night or absence made it later.
    """

    step: int
    at: int | None
    seats: tuple[Seat, ...] = ()
    began: int | None = None
    by: Seat | None = None


@dataclass(frozen=True, slots=True)
class MoveMissed(TableEvent):
    """A seat did not act in time; a computer plays this one move, or the rules' default holds.

    ``planned``: the person had laid down what to play then, so that nothing was missed.
    """

    seat: Seat
    step: int
    planned: bool = False


@dataclass(frozen=True, slots=True)
class SeatLeft(TableEvent):
    """A person is gone in mid-game; a computer plays the seat until they come back (rule 12)."""

    seat: Seat
    level: str
    why: Gone = Gone.LEFT


@dataclass(frozen=True, slots=True)
class SeatReclaimed(TableEvent):
    """The person came back to the own seat."""

    seat: Seat


class Ending(StrEnum):
    """Why a table closed."""

    PLAYED = "played"  # to the result
    CLOSED = "closed"  # by the host or, with nobody left, by itself
    LEFT = "left"  # a player left, and the table's rules end the game then (house rule 12)
    ABSENT = "absent"  # a player missed a deadline, and the table's policy ends the game then
    EXPIRED = "expired"  # nobody did anything for long, after a warning


@dataclass(frozen=True, slots=True)
class TableClosed(TableEvent):
    """Nothing more happens at this table; ``by`` closed it, ``None`` when it was played out."""

    ending: Ending
    by: UserId | None
    at: int


@dataclass(frozen=True, slots=True)
class Chair:
    """Who holds a seat: a person, a computer, or a computer for a person who is ``gone``."""

    user: UserId | None
    computer: str | None
    join: str
    gone: Gone | None = None

    @property
    def player(self) -> UserId | None:
        """The person who plays the seat themselves; ``None`` where a computer does."""
        return self.user if self.computer is None else None
