"""What people did, once by their interactions and once by the events that these left in logs."""

from __future__ import annotations

from collections.abc import Iterator

from bot.discord import controls
from bot.games import hosting_of
from bot.standing import Standing, history
from data.log import (
    ComputerSeated,
    ForfeitsSkipped,
    GuestGone,
    GuestWaits,
    HandSeated,
    LogEvent,
    MoveMissed,
    PlayBegan,
    PlayerJoined,
    SeatLeft,
    SeatReclaimed,
    TableClosed,
    TableOpened,
    TermsChosen,
)
from data.store import Log
from engine.core import Seat
from engine.indian_chief.model import JokersDeclared, MeldSealed, StealPicked
from engine.indian_poker.model import BidMade, BidSealed, HandedOut, OrderGiven
from tests.wire.seen import Ack

CAUSES: dict[str, type[LogEvent]] = {
    "chief": TableOpened,
    "poker": TableOpened,
    "join": PlayerJoined,
    "leave": SeatLeft,
    "end": TableClosed,
    "add": ComputerSeated,
    "start": PlayBegan,
    "seal": MeldSealed,
    "announce": JokersDeclared,
    "pick": StealPicked,
    "draw": StealPicked,
    "bid": BidMade,
    "order": OrderGiven,
    "order_number": OrderGiven,
    "give": HandedOut,
    "terms": TermsChosen,
    "skip": ForfeitsSkipped,
    "deal_now": HandSeated,
}
"""The event that each action leaves in the log, once for each interaction that was carried out."""

ALIKE: dict[type[LogEvent], type[LogEvent]] = {
    BidSealed: BidMade,
    GuestWaits: PlayerJoined,
    SeatReclaimed: PlayerJoined,
    GuestGone: SeatLeft,
}
"""Events that an action leaves instead of that in ``CAUSES``, as things stand."""

CAUSED = (
    *(PlayerJoined, ComputerSeated, PlayBegan, SeatLeft, SeatReclaimed),
    *(GuestWaits, GuestGone, TermsChosen, ForfeitsSkipped),
)
"""Events that come from nothing but a click."""


def action_of(ack: Ack) -> str:
    """Return what an interaction was: the control's action, or the command as CAUSES has it."""
    control = controls.read(ack.data.get("custom_id", ""))
    if control is not None:
        return control.action
    name = str(ack.data["name"])
    return name if name in CAUSES else str(ack.data["options"][0]["name"])


def deeds_of(log: Log) -> Iterator[type[LogEvent]]:
    """Yield for each person's click that a log holds what it left there, as in ``CAUSES``.

    Nobody moves in a phase whose beginning was recorded by half, without its deadline.
    """
    then = (*history(log),)
    yield TableOpened
    sat = hosting_of(then[0].table.options).host_sits  # opening a table seats its host
    for before, event in list(zip(then, log.events[1:], strict=False))[sat:]:
        if _is_a_deed(before, event):
            assert before.wait is None or before.wait.step == before.table.step, (log.table, event)
            yield ALIKE.get(type(event), type(event))


def _is_a_deed(before: Standing, event: LogEvent) -> bool:
    """Tell whether a click did this, at a table that stood as ``before``."""
    match event:
        case HandSeated(at=at):  # else the clock dealt, or whoever came last
            due = before.table.deadline
            return due is not None and at < due and not before.table.short
        case TableClosed(by=user):
            return user is not None
        case _:
            return isinstance(event, CAUSED) or _is_a_move(before, event)


def _is_a_move(before: Standing, event: LogEvent) -> bool:
    """Tell whether a person moved, and neither a computer nor the clock nor a standing order."""
    match event:
        case BidMade(seat, lapsed=late) | HandedOut(seat, lapsed=late):
            ordered = isinstance(event, BidMade) and before.view(seat).order is not None
            return not late and not ordered and _is_there(before, seat)
        case BidSealed(seat):
            late = MoveMissed(seat, before.table.step) in before.table.missed
            return not late and _is_there(before, seat)
        case MeldSealed(seat) | JokersDeclared(seat) | StealPicked(seat) | OrderGiven(seat):
            return _is_there(before, seat)
        case _:
            return False


def _is_there(before: Standing, seat: Seat) -> bool:
    """Tell whether a person sits there, and not a computer in their place."""
    chair = before.table.chairs[seat]
    return chair.user is not None and chair.computer is None
