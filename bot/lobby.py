"""Coming and going at a table: who sits down, who leaves, who starts and ends it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.click import Click
from bot.decision import Decision, must_host
from bot.outcome import Refusal, Refused, Said, Show
from bot.standing import Standing, deal_of
from data.log import (
    Access,
    ComputerSeated,
    Ending,
    HostPassed,
    LogEvent,
    PlayBegan,
    PlayerJoined,
    SeatFreed,
    SeatLeft,
    SeatReclaimed,
    Stage,
    Table,
    TableClosed,
    UserId,
)
from engine.core import Seat
from engine.deal import JOIN_BYTES

LEVEL = "easy"
"""The computer player that fills seats and stands in for people."""


@dataclass(frozen=True, slots=True)
class Visit:
    """One person's click at a table, with the time and the chance it is given."""

    standing: Standing
    user: UserId
    click: Click
    now: int
    entropy: Callable[[int], bytes]
    seed: bytes

    @property
    def table(self) -> Table:
        """The table's public fold."""
        return self.standing.table

    @property
    def seat(self) -> Seat | None:
        """The visitor's own seat."""
        return self.table.seat_of(self.user)


def join(visit: Visit) -> Decision:
    """Take the next free seat, or come back to the own one (rule 12)."""
    table, seat = visit.table, visit.seat
    if table.stage is Stage.PLAYING:
        return _come_back(visit)
    if seat is not None:
        return Decision(Show.JOINED, Said.ALREADY_JOINED)
    _may_sit(table, visit.user)
    joined: LogEvent = PlayerJoined(visit.user, visit.entropy(JOIN_BYTES).hex())
    if len(table.chairs) + 1 < table.seats:
        return Decision(Show.JOINED, Said.JOINED, (joined,))
    full = visit.standing.after((joined,))
    return Decision(Show.HAND, Said.JOINED, (joined, *_begin(full, visit)))


def _come_back(visit: Visit) -> Decision:
    seat = visit.seat
    if seat is None:
        raise Refusal(Refused.BEGUN)
    if visit.table.chairs[seat].computer is None:
        return Decision(Show.HAND, Said.ALREADY_JOINED)
    return Decision(Show.HAND, Said.CAME_BACK, (SeatReclaimed(seat),))


def _may_sit(table: Table, user: UserId) -> None:
    _free_seat(table)
    require_welcome(table, user)


def has_seat_for(table: Table, user: UserId) -> bool:
    """Whether ``user`` could sit down now: on a free seat, or on the own one that was left."""
    seat = table.seat_of(user)
    if seat is not None:
        return table.stage is Stage.PLAYING and table.chairs[seat].computer is not None
    return table.stage is Stage.LOBBY and len(table.chairs) < table.seats


def require_welcome(table: Table, user: UserId) -> None:
    """Refuse whom an invited table does not expect."""
    if table.access is Access.INVITED and not _expected(table, user):
        raise Refusal(Refused.INVITED_ONLY)


def require_sight(table: Table, user: UserId, click: Click) -> None:
    """Refuse who neither belongs to the table nor acts from the table's own channel.

    A number is easily guessed: whoever does not see the channel learns nothing by it.
    """
    if click.channel != table.place.channel and not _expected(table, user):
        raise Refusal(Refused.NO_TABLE)


def _expected(table: Table, user: UserId) -> bool:
    return user in {table.host, *table.invited} or table.seat_of(user) is not None


def leave(visit: Visit) -> Decision:
    """Give up the seat; in mid-game a computer plays it until the person comes back (rule 12)."""
    seat = visit.seat
    if seat is None:
        raise Refusal(Refused.NO_SEAT)
    if visit.table.chairs[seat].computer is not None:
        raise Refusal(Refused.AWAY)
    in_lobby = visit.table.stage is Stage.LOBBY
    left: LogEvent = SeatFreed(seat) if in_lobby else SeatLeft(seat, LEVEL)
    said = Said.LEFT if in_lobby else Said.LEFT_PLAYING
    events = (left, *_succession(visit.standing.after((left,)).table, visit))
    return Decision(Show.NOTE, said, events)


def _succession(table: Table, visit: Visit) -> tuple[LogEvent, ...]:
    """Pass the host's powers on, or close a table at which nobody is left."""
    if not table.people:
        return (TableClosed(Ending.CLOSED, visit.user, visit.now),)
    if table.host == visit.user:
        return (HostPassed(table.people[0]),)
    return ()


def add_computer(visit: Visit) -> Decision:
    """Fill a seat with a computer player (the host)."""
    _in_lobby(visit.table)
    must_host(visit.table.host, visit.user)
    _free_seat(visit.table)
    seated = ComputerSeated(LEVEL, visit.entropy(JOIN_BYTES).hex())
    return Decision(Show.NOTHING, events=(seated,))


def remove_computer(visit: Visit) -> Decision:
    """Free the seat of the computer that came last (the host)."""
    _in_lobby(visit.table)
    must_host(visit.table.host, visit.user)
    computers = [n for n, chair in enumerate(visit.table.chairs) if chair.user is None]
    if not computers:
        raise Refusal(Refused.NO_COMPUTER)
    return Decision(Show.NOTHING, events=(SeatFreed(computers[-1]),))


def start(visit: Visit) -> Decision:
    """Close the lobby and deal (the host)."""
    _in_lobby(visit.table)
    must_host(visit.table.host, visit.user)
    least = visit.standing.game.seats(visit.table.options).start
    if len(visit.table.chairs) < least:
        raise Refusal(Refused.TOO_FEW, players=len(visit.table.chairs), least=least)
    return Decision(Show.HAND, Said.STARTED, _begin(visit.standing, visit))


def _begin(standing: Standing, visit: Visit) -> tuple[LogEvent, ...]:
    table = standing.table
    deal = deal_of(standing, visit.seed)
    return (
        PlayBegan(visit.now),
        *standing.game.start(len(table.chairs), table.options, deal),
    )


def end(visit: Visit) -> Decision:
    """Close the table for good (the host), after a question."""
    must_host(visit.table.host, visit.user)
    if visit.click.args != ("sure",):
        return Decision(Show.CONFIRM_END)
    return Decision(Show.NOTE, Said.CLOSED, (TableClosed(Ending.CLOSED, visit.user, visit.now),))


def how(_visit: Visit) -> Decision:
    """Explain the game."""
    return Decision(Show.HOW)


def sheet(visit: Visit) -> Decision:
    """Show the scores, which are public."""
    if visit.table.stage is Stage.LOBBY:
        raise Refusal(Refused.NOT_BEGUN)
    return Decision(Show.SHEET)


def deal(visit: Visit) -> Decision:
    """Open the whole deal of a game that has ended (rule 13)."""
    if visit.table.stage is not Stage.CLOSED:
        raise Refusal(Refused.NOT_ENDED)
    if visit.standing.state is None:
        raise Refusal(Refused.NOT_BEGUN)
    return Decision(Show.DEAL)


def hand(visit: Visit) -> Decision:
    """Show the own hand, from any message of the table, however old."""
    if visit.table.stage is Stage.LOBBY:
        raise Refusal(Refused.NOT_BEGUN)
    if visit.seat is None:
        raise Refusal(Refused.NO_SEAT)
    return Decision(Show.HAND)


def _free_seat(table: Table) -> None:
    if len(table.chairs) >= table.seats:
        raise Refusal(Refused.FULL)


def _in_lobby(table: Table) -> None:
    if table.stage is not Stage.LOBBY:
        raise Refusal(Refused.BEGUN)


ACTIONS: dict[str, Callable[[Visit], Decision]] = {
    "join": join,
    "leave": leave,
    "add": add_computer,
    "remove": remove_computer,
    "start": start,
    "end": end,
    "how": how,
    "sheet": sheet,
    "deal": deal,
    "hand": hand,
}
"""What can be done at any table, whatever its game."""

WHEN_CLOSED = frozenset({"how", "sheet", "deal"})
"""What can still be done after the end."""
