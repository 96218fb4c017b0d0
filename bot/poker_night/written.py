"""Forfeits handed out in writing: ``"@Ada 3 @Ben 2"``, or ``"evenly"``."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

from bot.decision import MANY
from bot.outcome import Refusal, Refused
from bot.poker_night.moves.giving import EVENLY
from bot.present.names import mention, seat_name
from data.log import Table, UserId
from engine.core import Seat
from engine.indian_poker.rules import to_give
from engine.indian_poker.situation import View

_MENTION: Final = re.compile(r"<@!?([0-9]{1,19})>")
_COUNT: Final = re.compile(r"[\s:=]*([0-9]{1,3})(?![0-9])[\s,;]*(?:and\s+)?")


def written(text: str, table: Table, names: Mapping[UserId, str]) -> str:
    """Read who gets how many, as the move "give" takes it: by seat, or ``EVENLY``.

    Players are mentioned or called by name. Whether this may be handed out is for the rules to say.
    ``Refusal`` NO_SPLIT where anything cannot be read.
    """
    if text.strip().casefold() == EVENLY:
        return EVENLY
    counts = [0] * len(table.chairs)
    for seat, count in _read(text, table, names):
        counts[seat] += count
        if counts[seat] >= MANY:
            raise Refusal(Refused.NO_SPLIT, given=text)
    return ",".join(map(str, counts))


def suggested(
    typed: str, view: View, table: Table, names: Mapping[UserId, str]
) -> Iterator[tuple[str, str]]:
    """Complete what was typed by one more player, who gets what is left: label and value.

    The value mentions people, as two may have one name.
    """
    begun = typed.strip().rstrip(",;").strip()
    if not begun:
        yield EVENLY, EVENLY
    try:
        given = list(_read(begun, table, names))
    except Refusal:
        return
    left = to_give(view.options) - sum(count for _, count in given)
    if left <= 0:
        return
    so_far = "".join(f"{_called(seat, table)} {count} " for seat, count in given)
    for seat in range(view.players):
        if seat not in {view.seat, *(seat for seat, _ in given)}:
            label = f"{begun} {seat_name(table, seat, names)} {left}".strip()
            yield label, f"{so_far}{_called(seat, table)} {left}"


def _called(seat: Seat, table: Table) -> str:
    user = table.chairs[seat].user
    return seat_name(table, seat, {}) if user is None else mention(user)


def _read(text: str, table: Table, names: Mapping[UserId, str]) -> Iterator[tuple[Seat, int]]:
    rest = text.strip()
    while rest:
        seat, behind = _who(rest, table, names)
        count = _COUNT.match(rest, behind)
        if seat is None or count is None:
            raise Refusal(Refused.NO_SPLIT, given=text)
        yield seat, int(count[1])
        rest = rest[count.end() :]


def _who(rest: str, table: Table, names: Mapping[UserId, str]) -> tuple[Seat | None, int]:
    """Return the seat that ``rest`` begins with, and where it goes on."""
    if called := _MENTION.match(rest):
        return table.seat_of(int(called[1])), called.end()
    found = [
        (name.end(), seat)
        for seat in range(len(table.chairs))
        if (name := _name(table, seat, names).match(rest))
    ]
    longest = max((end for end, _ in found), default=0)
    seats = [seat for end, seat in found if end == longest]
    return (seats[0] if len(seats) == 1 else None), longest


def _name(table: Table, seat: Seat, names: Mapping[UserId, str]) -> re.Pattern[str]:
    return re.compile(rf"@?{re.escape(seat_name(table, seat, names))}(?=[\s:=])", re.IGNORECASE)
