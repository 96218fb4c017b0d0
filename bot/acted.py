"""Whether somebody moved in a phase that is over: so that a press too many is told so."""

from __future__ import annotations

from collections.abc import Iterable

from bot.hosting import AnyHosting
from data.log import DeadlineSet, HandSeated, LogEvent, MoveMissed, TableEvent
from engine.core import Seat


def acted(events: Iterable[LogEvent], hosting: AnyHosting, seat: Seat, step: int) -> bool:
    """Tell whether ``seat`` moved in phase ``step``, and no computer did for it.

    Of a night only the hand in play is looked at: in an earlier one somebody else sat there.
    """
    now, moved = 0, False
    for event in events:
        match event:
            case DeadlineSet():
                now = event.step
            case HandSeated():
                moved = False
            case MoveMissed() if (event.seat, event.step) == (seat, step):
                return False
            case TableEvent():
                pass
            case _:
                moved = moved or (now == step and hosting.mover(event) == seat)
    return moved
