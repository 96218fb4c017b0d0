"""Who would play the next hand of a night, as things stand: who goes on, who comes (70)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.games import hosting_of
from bot.present.poker_night.scene import options_of
from bot.standing import Standing
from data.log import Chair, Table, UserId
from engine.indian_poker.play import POKER_NIGHT

HANDS: Final = 10_000
"""No night has so many hands."""


def least_of(table: Table) -> int:
    """Return the fewest players of a hand (rule 66)."""
    return POKER_NIGHT.seats(options_of(table))[0]


def line(standing: Standing) -> tuple[Chair, ...]:
    """Return whoever plays on in the order of seats, then those who come, without new join ids.

    Whoever left or no longer acts is not among them.
    """
    table = standing.table
    kept = [chair for chair in table.chairs if chair.user is None][: computers(table)]
    staying = [
        chair
        for chair in table.chairs
        if (chair in kept if chair.user is None else _plays_on(standing, chair.user))
    ]
    known = people(staying)
    coming = [Chair(user, None, "") for user in table.waiting if user not in known]
    new = Chair(None, hosting_of(table.options).level, "")
    return (*staying, *coming, *(new for _ in range(computers(table) - len(kept))))


def _plays_on(standing: Standing, user: UserId) -> bool:
    return user in standing.table.people and not standing.night.sits_out(user)


def computers(table: Table) -> int:
    """Return how many computers play the next hand."""
    if table.computers is not None:
        return table.computers
    return sum(chair.user is None for chair in table.chairs)


def people(chairs: Iterable[Chair]) -> tuple[UserId, ...]:
    """Return the people of a line, in its order."""
    return tuple(chair.user for chair in chairs if chair.user is not None)


def has_place(standing: Standing) -> bool:
    """Whether one more can play the next hand."""
    return len(line(standing)) < standing.table.seats
