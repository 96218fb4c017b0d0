"""Coming and going at a table: who sits down, who leaves, who starts and ends it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot import house_rules, looking
from bot.aftermath import phase
from bot.click import Click
from bot.decision import Decision, must_host, only
from bot.games import ends_by_leaving, hosting_of
from bot.opening import beginning
from bot.outcome import Refusal, Refused, Said, Show
from bot.punctuality import welcome
from bot.standing import Standing, deal_of
from bot.visit import Visit, must_be_lobby, must_play
from data.former import is_former
from data.log import (
    Access,
    Chair,
    ComputerSeated,
    Ending,
    Gone,
    HostPassed,
    LogEvent,
    PlayerJoined,
    Posts,
    SeatFreed,
    SeatLeft,
    SeatReclaimed,
    Stage,
    Table,
    TableClosed,
    UserId,
)
from data.punctuality import Share
from engine.catalog import PLAYERS
from engine.deal import JOIN_BYTES


def join(visit: Visit) -> Decision:
    """Take the next free seat, or come back to the own one (rule 12)."""
    table, seat = visit.table, visit.seat
    if table.stage is Stage.PLAYING:
        return _come_back(visit)
    if seat is not None:
        return Decision(Show.JOINED, Said.ALREADY_JOINED)
    _may_sit(table, visit.user, visit.share)
    joined: LogEvent = PlayerJoined(visit.user, visit.entropy(JOIN_BYTES).hex())
    if len(table.chairs) + 1 < table.seats:
        return Decision(Show.JOINED, Said.JOINED, (joined,))
    full = visit.standing.after((joined,))
    return Decision(Show.HAND, Said.JOINED, (joined, *beginning(full, visit.seed, visit.now)))


def _come_back(visit: Visit) -> Decision:
    seat = visit.seat
    if seat is None:
        raise Refusal(Refused.BEGUN)
    if visit.table.chairs[seat].computer is None:
        return Decision(Show.HAND, Said.ALREADY_JOINED)
    return Decision(Show.HAND, Said.CAME_BACK, _back(visit, SeatReclaimed(seat)))


def _back(visit: Visit, back: LogEvent) -> tuple[LogEvent, ...]:
    """Let a game go on that nobody played, with its whole time, and with a host who plays."""
    before, after = visit.standing, visit.standing.after((back,))
    wait = after.wait
    if wait is None or not before.abandoned:
        return (back,)
    passed = () if visit.user == visit.table.host else (HostPassed(visit.user),)
    return back, *passed, phase(after, wait, visit.now)


def _may_sit(table: Table, user: UserId, share: Share) -> None:
    _free_seat(table)
    require_welcome(table, user)
    least = table.times.punctual
    if not welcome(share, least):
        raise Refusal(Refused.OFTEN_LATE, least=least, percent=share.percent)


def has_seat_for(standing: Standing, user: UserId) -> bool:
    """Whether ``user`` could sit down now: on a free seat, or on the own one that was left."""
    table = standing.table
    seat = table.seat_of(user)
    if user in table.barred:
        return False
    if seat is not None:
        return table.stage is Stage.PLAYING and table.chairs[seat].computer is not None
    return table.stage is Stage.LOBBY and len(table.chairs) < table.seats


def require_welcome(table: Table, user: UserId) -> None:
    """Refuse whom the host has barred, and whom an invited table does not expect."""
    if user in table.barred:
        raise Refusal(Refused.BARRED)
    if table.access is Access.INVITED and not _expected(table, user):
        raise Refusal(Refused.INVITED_ONLY)


def require_sight(standing: Standing, user: UserId, click: Click) -> None:
    """Refuse who neither belongs to the table nor acts from the table's own channel.

    A number is easily guessed: whoever does not see the channel learns nothing by it, and of a
    table that is not told there nobody else learns anything.
    """
    table = standing.table
    here = table.posts is Posts.CHANNEL and click.channel == table.place.channel
    if not here and not _expected(table, user) and user not in standing.night.guests:
        raise Refusal(Refused.NO_TABLE)


def _expected(table: Table, user: UserId) -> bool:
    return user in {table.host, *table.invited} or table.seat_of(user) is not None


def leave(visit: Visit) -> Decision:
    """Give up the seat; in mid-game a computer plays it until the person comes back (rule 12)."""
    table = visit.table
    seat = must_play(table, visit.seat)
    if table.stage is Stage.LOBBY:
        return Decision(Show.NOTE, Said.LEFT, _leaving(SeatFreed(seat), visit))
    if ends_by_leaving(table.options):
        return _end_by_leaving(visit)
    level = hosting_of(table.options).level
    left = _leaving(SeatLeft(seat, level), visit)
    return Decision(Show.NOTE, Said.LEFT_PLAYING, (*left, *last_move(visit, left)))


def _end_by_leaving(visit: Visit) -> Decision:
    """End the game with the leaver (house rule 12, and nobody else plays a solo game); asks."""
    if visit.click.args != ("sure",):
        return Decision(Show.CONFIRM_LEAVE)
    return Decision(Show.NOTE, Said.CLOSED, (TableClosed(Ending.LEFT, visit.user, visit.now),))


def last_move(visit: Visit, left: tuple[LogEvent, ...]) -> tuple[LogEvent, ...]:
    """Let the seat do what its game asks of somebody who leaves, if the table goes on."""
    standing, seat = visit.standing, visit.seat
    if seat is None or standing.after(left).table.stage is Stage.CLOSED:
        return ()
    command = hosting_of(visit.table.options).moves.leaving(standing.view(seat))
    if command is None:
        return ()
    return standing.game.decide(standing.state, command, deal_of(standing, visit.seed))


def _leaving(left: LogEvent, visit: Visit) -> tuple[LogEvent, ...]:
    return left, *_succession(visit.standing.after((left,)).table, visit)


def _succession(table: Table, visit: Visit) -> tuple[LogEvent, ...]:
    """Pass the host's powers on, or close a table that everybody has left.

    Who is only absent may come back.
    """
    if not table.people:
        absent = any(map(_may_come_back, table.chairs))
        return () if absent else (TableClosed(Ending.CLOSED, visit.user, visit.now),)
    if table.host == visit.user:
        return (HostPassed(table.people[0]),)
    return ()


def _may_come_back(chair: Chair) -> bool:
    """Whether the person of a seat is only absent, and has not been forgotten."""
    away = chair.gone in {Gone.ABSENT, Gone.NO_SHOW}
    return away and chair.user is not None and not is_former(chair.user)


def add_computer(visit: Visit) -> Decision:
    """Fill a seat with a computer player, the usual one or one of a level (the host)."""
    must_be_lobby(visit.table)
    must_host(visit.table.host, visit.user)
    _free_seat(visit.table)
    options, values = visit.table.options, visit.click.values
    level = only(values) if values else hosting_of(options).level
    if level not in PLAYERS[options.game]:
        raise Refusal(Refused.UNKNOWN)
    seated = ComputerSeated(level, visit.entropy(JOIN_BYTES).hex())
    return Decision(Show.NOTHING, events=(seated,))


def remove_computer(visit: Visit) -> Decision:
    """Free the seat of the computer that came last (the host)."""
    must_be_lobby(visit.table)
    must_host(visit.table.host, visit.user)
    computers = [n for n, chair in enumerate(visit.table.chairs) if chair.user is None]
    if not computers:
        raise Refusal(Refused.NO_COMPUTER)
    return Decision(Show.NOTHING, events=(SeatFreed(computers[-1]),))


def start(visit: Visit) -> Decision:
    """Close the lobby and deal (the host)."""
    must_be_lobby(visit.table)
    must_host(visit.table.host, visit.user)
    least = visit.standing.game.seats(visit.table.options).start
    if len(visit.table.chairs) < least:
        raise Refusal(Refused.TOO_FEW, players=len(visit.table.chairs), least=least)
    return Decision(Show.HAND, Said.STARTED, beginning(visit.standing, visit.seed, visit.now))


def end(visit: Visit) -> Decision:
    """Close the table for good, after a question: the host, or anybody where it is about to expire.

    A game that somebody plays, or played alone, is its host's only.
    """
    lies_there = visit.table.stage is Stage.LOBBY or visit.standing.abandoned
    if not (visit.table.warned and lies_there):
        must_host(visit.table.host, visit.user)
    if visit.click.args != ("sure",):
        return Decision(Show.CONFIRM_END)
    return Decision(Show.NOTE, Said.CLOSED, (TableClosed(Ending.CLOSED, visit.user, visit.now),))


def _free_seat(table: Table) -> None:
    if len(table.chairs) >= table.seats:
        raise Refusal(Refused.FULL)


ACTIONS: Final[dict[str, Callable[[Visit], Decision]]] = {
    "join": join,
    "leave": leave,
    "add": add_computer,
    "remove": remove_computer,
    "start": start,
    "end": end,
    **looking.ACTIONS,
    **house_rules.ACTIONS,
}
"""What can be done at any table, whatever its game."""

WHEN_CLOSED: Final = looking.WHEN_CLOSED | {"house", "save_rules"}
"""What can still be done after the end."""
