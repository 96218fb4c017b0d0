"""A nudge: a player has those reminded whom a slow phase still waits for, and learns not who."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from bot.decision import Decision
from bot.outcome import Refusal, Refused, Said, Show
from bot.reminders import awaited, goes
from bot.visit import Visit, must_play
from data.log import Nudged, Table

SHARE: Final = 3
"""One such part of a phase's time passes before anybody may nudge."""


def nudge(visit: Visit) -> Decision:
    """Remind, in private, whoever is awaited: once a phase, by somebody who is not."""
    table = visit.table
    must_play(table, visit.seat)
    if visit.click.step not in {None, table.step}:
        raise Refusal(Refused.STALE)
    if not goes(visit.standing):
        raise Refusal(Refused.NO_NUDGES)
    if visit.user in awaited(visit.standing):
        raise Refusal(Refused.NUDGE_YOURSELF)
    if table.nudged is not None:
        raise Refusal(Refused.NUDGED_BEFORE)
    if visit.now < (at := earliest(table)):
        raise Refusal(Refused.NUDGE_TOO_SOON, at=at)
    return Decision(Show.NOTE, Said.NUDGED, (Nudged(visit.user, table.step, visit.now),))


def earliest(table: Table) -> int:
    """Return from when on a nudge is possible in a phase that has a deadline."""
    began, deadline = table.began or 0, table.deadline or 0
    return began + (deadline - began) // SHARE


ACTIONS: Final[Mapping[str, Callable[[Visit], Decision]]] = MappingProxyType({"nudge": nudge})
"""What whoever has nothing to do can do about those who have."""
