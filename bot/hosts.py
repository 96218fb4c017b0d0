"""What a host can do about people, time and place; and whoever sits there keeps it open."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from bot import expiry
from bot.aftermath import limit
from bot.asked import require_channel
from bot.decision import Decision, must_host, only
from bot.games import hosting_of
from bot.lobby import last_move
from bot.outcome import Refusal, Refused, Said, Show
from bot.visit import Visit
from data.log import (
    DeadlineExtended,
    Ending,
    ExpirySet,
    Gone,
    GuestGone,
    HostPassed,
    LogEvent,
    Place,
    PlayerBarred,
    Posts,
    SeatFreed,
    SeatLeft,
    Stage,
    Table,
    TableClosed,
    TableMoved,
    Unstranded,
    UserId,
)
from engine.catalog import dealt_by_hand
from engine.core import Wait

SURE: Final = "sure"
BAN: Final = "ban"
HOST: Final = "host"
_FLAGS: Final = frozenset({SURE, BAN, HOST})

EXTENSIONS: Final = 2
"""So often a phase may be given more time."""

_DIGITS: Final = 20  # of Discord's longest id


def manage(visit: Visit) -> Decision:
    """Show what the host can do; a value is the user id of whom to do it about.

    With ``HOST`` and a user id it asks whether that person shall be the host.
    """
    must_host(visit.table.host, visit.user)
    if not (visit.click.args or visit.click.values):
        return Decision(Show.MANAGE)
    user, flags = _whom(visit)
    return Decision(Show.CONFIRM_HOST if HOST in flags else Show.MANAGE, person=user)


# ------------------------------------------------------------------------- people


def kick(visit: Visit) -> Decision:
    """Take somebody off the table, by user id; with ``ban`` for good. In mid-game it asks first.

    The seat of a game that has begun is a computer's from then on, to the end.
    """
    table = visit.table
    must_host(table.host, visit.user)
    user, flags = _whom(visit)
    gone = _gone(table, user)
    if not gone and BAN not in flags:
        raise Refusal(Refused.NOT_HERE)
    if table.stage is Stage.PLAYING and gone and SURE not in flags:
        return Decision(Show.CONFIRM_KICK, person=user, barring=BAN in flags)
    if BAN not in flags:
        return Decision(Show.NOTE, Said.KICKED, _after(visit, user, gone))
    barred = () if user in table.barred else (PlayerBarred(user),)
    return Decision(Show.NOTE, Said.BARRED, (*_after(visit, user, gone), *barred))


def _whom(visit: Visit) -> tuple[UserId, frozenset[str]]:
    """Read whom a click is about: anybody but the clicker."""
    given = (*visit.click.args, *visit.click.values)
    text = only(tuple(each for each in given if each not in _FLAGS))
    if not (text.isascii() and text.isdigit() and len(text) <= _DIGITS):
        raise Refusal(Refused.UNKNOWN)
    if int(text) == visit.user:
        raise Refusal(Refused.YOURSELF)
    return int(text), _FLAGS.intersection(given)


def _gone(table: Table, user: UserId) -> tuple[LogEvent, ...]:
    """Return by what somebody is gone: from a seat, from among those who wait for one, or both."""
    seat, gone = table.seat_of(user), tuple[LogEvent, ...]()
    if seat is not None and table.stage is Stage.LOBBY:
        gone = (SeatFreed(seat),)
    elif seat is not None and not _plays_no_more(table, seat):
        gone = (SeatLeft(seat, hosting_of(table.options).level, Gone.KICKED),)
    return (*gone, GuestGone(user)) if user in table.waiting else gone


def _plays_no_more(table: Table, seat: int) -> bool:
    """Whether a seat of a night is a computer's for the rest of its hand already."""
    return dealt_by_hand(table.options) and table.chairs[seat].computer is not None


def _after(visit: Visit, user: UserId, gone: tuple[LogEvent, ...]) -> tuple[LogEvent, ...]:
    """Add what the seat still does as its player goes, if the player played it until now."""
    if visit.table.stage is not Stage.PLAYING or user not in visit.table.people:
        return gone
    return *gone, *last_move(replace(visit, user=user), gone)


def pass_host(visit: Visit) -> Decision:
    """Make somebody else who plays here the host, by user id."""
    table = visit.table
    must_host(table.host, visit.user)
    user, _ = _whom(visit)
    if user not in (*table.people, *table.waiting):
        raise Refusal(Refused.CANNOT_HOST)
    return Decision(Show.NOTE, Said.HOST_PASSED, (HostPassed(user),))


def back_to_lobby(visit: Visit) -> Decision:
    """End a game for which not all have shown up, after a question: its rematch opens at once."""
    must_host(visit.table.host, visit.user)
    if all(chair.gone is not Gone.NO_SHOW for chair in visit.table.chairs):
        raise Refusal(Refused.ALL_SHOWED_UP)
    if visit.click.args != (SURE,):
        return Decision(Show.CONFIRM_LOBBY)
    closed = TableClosed(Ending.CLOSED, visit.user, visit.now)
    return Decision(Show.NOTE, Said.BACK_TO_LOBBY, (closed,))


# ----------------------------------------------------------------- time and place


def extend(visit: Visit) -> Decision:
    """Give the phase its whole time once more, from now on: at most ``EXTENSIONS`` times."""
    table, wait = visit.table, visit.standing.wait
    must_host(table.host, visit.user)
    if wait is None or wait.patience == "rest" or table.deadline is None or not visit.standing.runs:
        raise Refusal(Refused.NO_TIME_LIMIT)
    if table.extended >= EXTENSIONS:
        raise Refusal(Refused.EXTENDED_ENOUGH, most=EXTENSIONS)
    return Decision(Show.NOTE, Said.EXTENDED, (_later(visit, wait, table.deadline),))


def _later(visit: Visit, wait: Wait, deadline: int) -> DeadlineExtended:
    """Return the later of the deadline and of what a phase has that begins now."""
    anew = limit(visit.standing, wait, visit.now)
    if anew is None or anew.at <= deadline:
        return DeadlineExtended(wait.step, deadline, visit.table.by)
    return DeadlineExtended(wait.step, anew.at, anew.by)


def move(visit: Visit) -> Decision:
    """Let the table be told in another channel, where the bot may post; its clock goes again."""
    table, to = visit.table, visit.click.to
    must_host(table.host, visit.user)
    if table.posts is not Posts.CHANNEL:
        raise Refusal(Refused.NO_CHANNEL_TOLD)
    if to is None:  # no control says where
        raise Refusal(Refused.UNKNOWN)
    if visit.server is not None:
        require_channel(visit.server, to, visit.click.parent)
    moved = () if to == table.place.channel else (TableMoved(Place(to, table.place.server)),)
    told = () if table.stranded is None else (Unstranded(visit.now),)
    said = Said.MOVED if moved or told else Said.NOT_MOVED
    return Decision(Show.NOTE, said, (*moved, *told))


def keep(visit: Visit) -> Decision:
    """Keep a table open that would expire: whoever has a seat, or hosts it."""
    lasts = expiry.life(visit.standing)
    if lasts is None:
        raise Refusal(Refused.NOT_EXPIRING)
    if visit.seat is None and visit.user != visit.table.host:
        raise Refusal(Refused.NO_SEAT)
    return Decision(Show.NOTE, Said.KEPT_OPEN, (ExpirySet(visit.now + lasts),))


ACTIONS: Final[Mapping[str, Callable[[Visit], Decision]]] = MappingProxyType(
    {
        "manage": manage,
        "kick": kick,
        "host": pass_host,
        "lobby": back_to_lobby,
        "extend": extend,
        "move": move,
        "keep": keep,
    }
)
"""What a host can do at any table, and ``keep``."""
