"""Coming and going at a night: everybody is asked first, and comes or leaves between two hands."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from bot import lobby
from bot.decision import Decision, must_host
from bot.games import hosting_of
from bot.outcome import Refusal, Refused, Said, Show
from bot.poker_night.hands import ended, resumed
from bot.poker_night.line import computers, has_place, least_of, line, people
from bot.poker_night.looking import deal, hand, look, why
from bot.poker_night.own import ledger, mine, skip, terms
from bot.standing import Standing
from bot.visit import Visit
from data.log import (
    ComputersWanted,
    Ending,
    GuestGone,
    GuestWaits,
    HostPassed,
    LogEvent,
    SeatFreed,
    SeatLeft,
    SeatReclaimed,
    Stage,
    Table,
    TableClosed,
    UserId,
    Why,
)

SURE: Final = "sure"
"""As the argument of ``join``: whoever presses has read what a night is, and wants to play."""


# ------------------------------------------------------------------------- coming


def join(visit: Visit) -> Decision:
    """Ask whether somebody wants to play and, with ``sure``, seat them: now or from the next hand.

    Who is back before the next hand was dealt keeps the old place in the line.
    """
    if said := _there_already(visit):
        return said
    _require_place(visit)
    left = _may_come_back(visit)
    if left is not None:
        return _going_on(visit, Decision(Show.HAND, Said.CAME_BACK, (SeatReclaimed(left),)))
    if visit.click.args != (SURE,):
        return Decision(Show.OPT_IN)
    if visit.table.stage is Stage.LOBBY:
        return lobby.join(visit)
    waits = Decision(Show.MINE, Said.GUEST_WAITS, (GuestWaits(visit.user),))
    return _going_on(visit, waits)


def _there_already(visit: Visit) -> Decision | None:
    """Return what is told to whoever plays, or will from the next hand on."""
    table, user = visit.table, visit.user
    if table.stage is Stage.LOBBY:
        return Decision(Show.JOINED, Said.ALREADY_JOINED) if visit.seat is not None else None
    if user in table.waiting:
        return Decision(Show.MINE, Said.GUEST_WAITS)
    if user in people(line(visit.standing)):
        return Decision(Show.HAND, Said.ALREADY_JOINED)
    return None


def _require_place(visit: Visit) -> None:
    lobby.require_welcome(visit.table, visit.user)
    if not has_place(visit.standing):
        raise Refusal(Refused.FULL if visit.table.stage is Stage.LOBBY else Refused.NIGHT_FULL)


def _may_come_back(visit: Visit) -> int | None:
    """Return the seat that was left and is still there; who did not act is asked anew instead."""
    seat = visit.seat
    return None if seat is None or visit.standing.night.sits_out(visit.user) else seat


def has_place_for(standing: Standing, user: UserId) -> bool:
    """Whether ``user`` does not play and could from the next hand on."""
    table = standing.table
    return (
        table.stage is not Stage.CLOSED
        and user not in table.barred
        and user not in people(line(standing))
        and has_place(standing)
    )


def _going_on(visit: Visit, decision: Decision) -> Decision:
    """Deal at once where a night waits for people and has enough by this, if its hours allow.

    Whoever came by it sees the own hand; who only let a computer come is told by the posts.
    """
    after = visit.standing.after(decision.events)
    if not (after.table.short and len(line(after)) >= least_of(after.table)):
        return decision
    dealt = resumed(after, visit.now, visit.seed, visit.entropy)
    then = after.after(dealt).table
    plays = decision.show is not Show.NOTHING and then.seat_of(visit.user) is not None
    show, said = (Show.HAND, Said.JOINED) if plays else (decision.show, decision.said)
    if then.stage is Stage.CLOSED:
        show, said = Show.HAND, Said.CLOSED
    return replace(decision, show=show, said=said, events=(*decision.events, *dealt))


# ------------------------------------------------------------------------ leaving


def leave(visit: Visit) -> Decision:
    """No longer be dealt in; in a hand also go out at the next turn (rule 70)."""
    left = _gone(visit)
    if not left:
        raise Refusal(Refused.NO_GUEST)
    after = visit.standing.after(left)
    if visit.table.stage is Stage.LOBBY:
        return _told(visit, (*left, *_lobby_goes_on(visit, after)))
    remaining = people(line(after))
    if not remaining and not after.table.people:
        left += ended(Why.QUIET, visit.now)
    else:
        left += _passed_on(visit, remaining) + lobby.last_move(visit, left)
    return _told(visit, left)


def _told(visit: Visit, left: tuple[LogEvent, ...]) -> Decision:
    over = visit.standing.after(left).table.stage is Stage.CLOSED
    return Decision(Show.NOTE, Said.NIGHT_OVER if over else Said.NIGHT_LEFT, left)


def _gone(visit: Visit) -> tuple[LogEvent, ...]:
    """Return by what somebody leaves: the seat, the place among those who wait, or both."""
    table, seat = visit.table, visit.seat
    gone: tuple[LogEvent, ...] = ()
    if seat is not None and table.stage is Stage.LOBBY:
        gone += (SeatFreed(seat),)
    elif seat is not None and table.chairs[seat].computer is None:
        gone += (SeatLeft(seat, hosting_of(table.options).level),)
    return gone + ((GuestGone(visit.user),) if visit.user in table.waiting else ())


def _lobby_goes_on(visit: Visit, after: Standing) -> tuple[LogEvent, ...]:
    """Pass the host's powers on; a lobby that its host left is closed if nobody is in it."""
    if not after.table.people and visit.user == visit.table.host:
        return (TableClosed(Ending.CLOSED, visit.user, visit.now),)
    return _passed_on(visit, after.table.people)


def _passed_on(visit: Visit, remaining: tuple[UserId, ...]) -> tuple[LogEvent, ...]:
    """Pass the host's powers to the next one as the host leaves."""
    if visit.user != visit.table.host or not remaining:
        return ()
    return (HostPassed(remaining[0]),)


# --------------------------------------------------------------------------- host


def start(visit: Visit) -> Decision:
    """Deal the first hand (the host), if anybody is there to play it."""
    begun = lobby.start(visit)
    if not visit.table.people:
        raise Refusal(Refused.NO_GUEST)
    return begun if visit.seat is not None else replace(begun, show=Show.NOTE)


def deal_now(visit: Visit) -> Decision:
    """End the rest, or a water break, and deal the next hand (the host)."""
    must_host(visit.table.host, visit.user)
    _require_rest(visit)
    chairs, least = line(visit.standing), least_of(visit.table)
    if not people(chairs):
        raise Refusal(Refused.NO_GUEST)
    if len(chairs) < least:
        raise Refusal(Refused.TOO_FEW, players=len(chairs), least=least)
    dealt = resumed(visit.standing, visit.now, visit.seed, visit.entropy)
    return Decision(Show.NOTHING, events=dealt)


def _require_rest(visit: Visit) -> None:
    wait = visit.standing.wait
    if wait is None:
        raise Refusal(Refused.NOT_BEGUN)
    if wait.patience != "rest":
        raise Refusal(Refused.NO_REST)


def add_computer(visit: Visit) -> Decision:
    """Let one more computer play: in the lobby, or from the next hand on (the host)."""
    if visit.table.stage is Stage.LOBBY:
        return lobby.add_computer(visit)
    must_host(visit.table.host, visit.user)
    if not has_place(visit.standing):
        raise Refusal(Refused.NIGHT_FULL)
    return _going_on(visit, _wanted(visit.table, 1))


def remove_computer(visit: Visit) -> Decision:
    """Let one computer fewer play: in the lobby, or from the next hand on (the host)."""
    if visit.table.stage is Stage.LOBBY:
        return lobby.remove_computer(visit)
    must_host(visit.table.host, visit.user)
    if not computers(visit.table):
        raise Refusal(Refused.NO_COMPUTER)
    return _wanted(visit.table, -1)


def _wanted(table: Table, more: int) -> Decision:
    return Decision(Show.NOTHING, events=(ComputersWanted(computers(table) + more),))


VISITS: Final[Mapping[str, Callable[[Visit], Decision]]] = MappingProxyType(
    {
        "join": join,
        "leave": leave,
        "start": start,
        "deal_now": deal_now,
        "add": add_computer,
        "remove": remove_computer,
        "hand": hand,
        "look": look,
        "deal": deal,
        "why": why,
        "why_seat": why,
        "mine": mine,
        "terms": terms,
        "skip": skip,
        "ledger": ledger,
        "sheet": ledger,
    }
)
"""What is done otherwise at a night than at other tables, or only there."""

WHEN_CLOSED: Final = lobby.WHEN_CLOSED | {"mine", "skip", "ledger"}
"""What can still be done after a night has ended."""
