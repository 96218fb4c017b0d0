"""The log of a table: its own events beside the game's, in one sequence.

The table's events know users, so they live here and not in the engine. Who sits where, the host,
the pace and the deadline are a fold of them. Nothing here is secret: the seed is kept apart, and
what a guest of a night chose for themselves is folded in ``data.night``.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Annotated, ClassVar, TypeAlias

from pydantic import Field

from engine.catalog import Options, dealt_by_hand
from engine.core import Event, Seat

Chosen: TypeAlias = Annotated[Options, Field(discriminator="game")]
"""The options of any game as a log holds them: ``game`` says whose they are."""

TableId: TypeAlias = int
UserId: TypeAlias = int


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


@dataclass(frozen=True, slots=True)
class Place:
    """Where a table is told: a channel of a server, or a DM (``server is None``)."""

    channel: int
    server: int | None


class TableEvent:
    """What happened to a table, in the past tense. Public unless its class says otherwise."""

    __slots__ = ()
    public: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class TableOpened(TableEvent):
    """A lobby was opened; ``commitment`` binds the deal before anybody takes a seat."""

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
    """Phase ``step`` of the game began; it ends at ``at`` at the latest, ``None`` for never."""

    step: int
    at: int | None


@dataclass(frozen=True, slots=True)
class MoveMissed(TableEvent):
    """A seat did not act in time; a computer plays this one move, or the rules' default holds."""

    seat: Seat
    step: int


@dataclass(frozen=True, slots=True)
class SeatLeft(TableEvent):
    """A person left in mid-game; a computer plays the seat until they come back (rule 12)."""

    seat: Seat
    level: str


@dataclass(frozen=True, slots=True)
class SeatReclaimed(TableEvent):
    """The person came back to the own seat."""

    seat: Seat


class Ending(StrEnum):
    """Why a table closed."""

    PLAYED = "played"  # to the result
    CLOSED = "closed"  # by the host or, with nobody left, by itself
    LEFT = "left"  # a player left, and the table's rules end the game then (house rule 12)


@dataclass(frozen=True, slots=True)
class TableClosed(TableEvent):
    """Nothing more happens at this table; ``by`` closed it, ``None`` when it was played out."""

    ending: Ending
    by: UserId | None
    at: int


@dataclass(frozen=True, slots=True)
class Chair:
    """Who holds a seat: a person, a computer, or a computer for a person who left."""

    user: UserId | None
    computer: str | None
    join: str


class Beyond(StrEnum):
    """What becomes of forfeits above a guest's own cap."""

    NOTHING = "nothing"
    DARES = "dares"  # something harmless from a list instead


@dataclass(frozen=True, slots=True)
class Terms:
    """What a guest of a night wants to become of the own forfeits; ``None`` for no cap."""

    water: bool = False  # only water
    per_hour: int | None = None
    per_night: int | None = None
    beyond: Beyond = Beyond.NOTHING
    skip: bool = False  # nothing at all, until switched off


@dataclass(frozen=True, slots=True)
class Share:
    """Forfeits of one player: a person, or (``user is None``) a computer."""

    user: UserId | None
    count: int


@dataclass(frozen=True, slots=True)
class Gift:
    """What a winner (``None``: a computer) handed out; ``lapsed``: evenly, as time was over."""

    giver: UserId | None
    shares: tuple[Share, ...]
    lapsed: bool


@dataclass(frozen=True, slots=True)
class GuestWaits(TableEvent):
    """A person opted in to a night that has begun: dealt in with the next hand."""

    user: UserId


@dataclass(frozen=True, slots=True)
class GuestGone(TableEvent):
    """A person who waited for the next hand of a night left again."""

    user: UserId


@dataclass(frozen=True, slots=True)
class HandSettled(TableEvent):
    """A hand of a night is over, forfeits and all; ``commitment`` binds the deal of the next one.

    ``shares`` are what bids cost, ``gifts`` what the winners handed out. ``idle`` are the people
    who were asked in this hand and never acted themselves.
    """

    hand: int
    shares: tuple[Share, ...]
    gifts: tuple[Gift, ...]
    idle: tuple[UserId, ...]
    commitment: str
    at: int


@dataclass(frozen=True, slots=True)
class HandSeated(TableEvent):
    """Who plays the next hand of a night, in the order of bidding; the last one deals.

    Every chair brings a new join id. Whoever left or did not act is no longer among them.
    """

    hand: int
    chairs: tuple[Chair, ...]
    at: int


@dataclass(frozen=True, slots=True)
class NightWaits(TableEvent):
    """Too few are there for another hand: the night waits for more (rule 70)."""

    at: int


class Why(StrEnum):
    """Why a night ended by itself."""

    TIME = "time"  # its hours are over
    FEW = "few"  # too few were there for too long
    QUIET = "quiet"  # nobody acted any more


@dataclass(frozen=True, slots=True)
class NightEnded(TableEvent):
    """A night ended by itself; ``TableClosed`` follows."""

    why: Why


@dataclass(frozen=True, slots=True)
class TermsChosen(TableEvent):
    """A guest of a night chose what becomes of the own forfeits: nobody else's business."""

    public: ClassVar[bool] = False
    user: UserId
    terms: Terms


@dataclass(frozen=True, slots=True)
class ForfeitsSkipped(TableEvent):
    """A guest skipped what a hand brought: nobody else's business."""

    public: ClassVar[bool] = False
    user: UserId
    hand: int


TABLE_EVENTS: tuple[type[TableEvent], ...] = (
    TableOpened,
    OptionsChanged,
    PlayerJoined,
    ComputerSeated,
    SeatFreed,
    HostPassed,
    PlayBegan,
    DeadlineSet,
    MoveMissed,
    SeatLeft,
    SeatReclaimed,
    TableClosed,
    GuestWaits,
    GuestGone,
    HandSettled,
    HandSeated,
    NightWaits,
    NightEnded,
    TermsChosen,
    ForfeitsSkipped,
)
"""Every event class of a table itself."""

LogEvent: TypeAlias = TableEvent | Event


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
