"""Pauses: any player may let a game's clock stand for a while, within a budget of their own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from bot import paces
from bot.clock import SECOND
from bot.decision import Decision, only
from bot.outcome import Refusal, Refused, Said, Show
from bot.visit import Visit, must_play
from data.log import Paused, Resumed, Stage, Table, UserId

ALL: Final = "all"
"""Instead of seconds: for as long as the player may."""

LEAST: Final = 10 * SECOND
"""What is left of a budget and shorter than this is not worth a pause."""

_DIGITS: Final = 15
"""So many a number of seconds may have; the budget is shorter."""


def left(table: Table, user: UserId) -> int:
    """Return how long a player may still pause this game, in milliseconds."""
    return max(0, paces.pauses(table.times) - dict(table.pauses).get(user, 0))


def pause(visit: Visit) -> Decision:
    """Let the clock stand for so many seconds, or ``ALL``; without any, ask for how long."""
    table, said = visit.table, (*visit.click.args, *visit.click.values)
    if table.stage is Stage.LOBBY:
        raise Refusal(Refused.NOT_BEGUN)
    must_play(table, visit.seat)
    if table.deadline is None:
        raise Refusal(Refused.NO_CLOCK)
    if not said:
        return Decision(Show.PAUSE)
    if table.paused is not None:
        raise Refusal(Refused.PAUSED_ALREADY, until=table.paused.until)
    until = visit.now + _length(table, visit.user, only(said))
    return Decision(Show.NOTE, Said.PAUSED, (Paused(visit.user, visit.now, until),))


def _length(table: Table, user: UserId, said: str) -> int:
    most = left(table, user)
    if most < LEAST:
        raise Refusal(Refused.PAUSED_ENOUGH, budget=paces.pauses(table.times))
    if said == ALL:
        return most
    if not (said.isascii() and said.isdigit() and len(said) <= _DIGITS) or int(said) == 0:
        raise Refusal(Refused.UNKNOWN)
    wanted = int(said) * SECOND
    if wanted > most:
        raise Refusal(Refused.PAUSE_TOO_LONG, left=most)
    return wanted


def resume(visit: Visit) -> Decision:
    """Let the clock go on before the stated end: whoever paused, and the host."""
    table, paused = visit.table, visit.table.paused
    if paused is None:
        raise Refusal(Refused.NOT_PAUSED)
    if visit.user not in {paused.user, table.host}:
        raise Refusal(Refused.NOT_PAUSER, pauser=paused.user, until=paused.until)
    return Decision(Show.NOTE, Said.RESUMED, (Resumed(visit.now),))


ACTIONS: Final[Mapping[str, Callable[[Visit], Decision]]] = MappingProxyType(
    {"pause": pause, "resume": resume}
)
"""What can be done about pauses at any table."""
