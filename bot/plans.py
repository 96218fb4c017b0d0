"""Standing plans: what people have laid down for a deadline that they miss; playing it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bot.absence import late
from bot.games import hosting_of
from bot.hosting import Planning
from bot.loaded import Loaded
from bot.outcome import Refusal
from bot.standing import Standing
from data.log import LogEvent, MoveMissed
from engine.core import Command, RuleError, Seat


@dataclass(frozen=True, slots=True)
class Played:
    """What became of plans: the events, and what each of those seats is told of it, as text."""

    events: tuple[LogEvent, ...] = ()
    told: tuple[tuple[Seat, str], ...] = ()


def laid_down(loaded: Loaded, seat: Seat, plan: object) -> str:
    """Return a plan as the store keeps it; ``RuleError`` where it could not be played now."""
    planning = _planning(loaded.standing)
    view = loaded.standing.view(seat)
    if planning.stands(view, plan) and (command := planning.command(view, plan)) is not None:
        loaded.decide((command,))
    return planning.dump(plan)


def planned(standing: Standing, plans: Mapping[Seat, Any]) -> tuple[Seat, ...]:
    """Return who is late and has laid down what to play now."""
    if not plans:
        return ()
    stands = _planning(standing).stands
    return tuple(
        seat
        for seat in late(standing)
        if seat in plans and stands(standing.view(seat), plans[seat])
    )


def played(loaded: Loaded, plans: Mapping[Seat, Any], commands: tuple[Command, ...]) -> Played:
    """Play what those who are late have laid down: nothing counts as missed by it.

    ``commands`` are computers' moves for them, played where a plan says so or fits no more.
    """
    chosen, so_far = {command.seat: command for command in commands}, Played()
    for seat in planned(loaded.standing, plans):
        after = loaded.after(so_far.events)
        events, fits = _one(after, seat, plans[seat], chosen[seat])
        planning = _planning(loaded.standing)
        told = (seat, planning.dump(planning.told(plans[seat], fits)))
        missed = MoveMissed(seat, loaded.standing.table.step, planned=True)
        so_far = Played((*so_far.events, missed, *events), (*so_far.told, told))
    return so_far


def _one(
    loaded: Loaded, seat: Seat, plan: object, chosen: Command
) -> tuple[tuple[LogEvent, ...], bool]:
    """Return what one plan leads to, and whether it could be carried out."""
    try:
        command = _planning(loaded.standing).command(loaded.standing.view(seat), plan)
        return loaded.decide((command or chosen,)), True
    except (RuleError, Refusal):  # the player is told so
        return loaded.decide((chosen,)), False


def _planning(standing: Standing) -> Planning[Any, Any]:
    planning = hosting_of(standing.table.options).moves.planning
    if planning is None:
        raise TypeError(f"{standing.game.key} has no plans")
    return planning
