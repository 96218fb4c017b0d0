"""What the clock does at a table: computers move, lapsed deadlines and dead tables are acted on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from random import Random
from typing import Any, Final

from bot import absence, expiry
from bot.aftermath import absences
from bot.between import between
from bot.clock import Clock
from bot.duties import Duty, duty
from bot.games import hosting_of
from bot.loaded import Loaded
from bot.plans import planned, played
from bot.recorder import Recorder
from bot.sight import Sight
from bot.standing import Standing
from data.log import LogEvent, Resumed, TableId
from data.store import Conflict
from engine.catalog import choose
from engine.core import Command, Seat

_NOTED: Final = frozenset({Duty.AWAY, Duty.UNPAUSE, Duty.WARN})
"""What is no sign of life of a table."""

_MISSED: Final = frozenset({Duty.GRACE, Duty.POLICY})
"""What is due as somebody lets a deadline pass."""


class Ticking:
    """Does at a table what is due there; ``entropy(n)`` gives n random bytes."""

    def __init__(
        self, sight: Sight, recorder: Recorder, clock: Clock, entropy: Callable[[int], bytes]
    ) -> None:
        self._sight = sight
        self._recorder = recorder
        self._clock = clock
        self._entropy = entropy

    async def tick(self, table: TableId) -> None:
        """Do one thing after the other until nothing is due."""
        while await self._done_one(table):
            pass

    async def _done_one(self, table: TableId) -> bool:
        """Do the first thing that is due, unless somebody else has by now; tell whether any was.

        Computer players choose outside the lock, since they may take a while.
        """
        standing = (await self._sight.load(table)).standing
        due, step = duty(standing, self._clock.now()), standing.table.step
        if due is None:
            return False
        plans = await self._plans(standing, due)
        commands = self._chosen(standing, _acting(standing, due, plans))
        async with self._recorder.locks.of(table):
            loaded = await self._sight.load(table)
            now = self._clock.now()
            same = (duty(loaded.standing, now), loaded.standing.table.step) == (due, step)
            if same and await self._plans(loaded.standing, due) == plans:
                with suppress(Conflict):  # another process was first: look again
                    await self._carry_out(due, loaded, plans, commands, now)
        return True

    async def _plans(self, standing: Standing, due: Duty) -> Mapping[Seat, Any]:
        """Return what was laid down by those who are late now."""
        if due not in _MISSED:
            return {}
        plans = await self._sight.plans(standing)
        return {seat: plans[seat] for seat in planned(standing, plans)}

    async def _carry_out(
        self,
        due: Duty,
        loaded: Loaded,
        plans: Mapping[Seat, Any],
        commands: tuple[Command, ...],
        now: int,
    ) -> None:
        """Play what was planned, and act for the others as their time is over."""
        by_plan = played(loaded, plans, commands)
        events, after = by_plan.events, loaded.after(by_plan.events)
        if not events or after.owing(loaded.standing.table.step):
            events += self._events(due, after, commands, now)
        if due in _NOTED:
            await self._recorder.note(loaded, events)
        elif events:
            await self._recorder.append(loaded, events, plans=by_plan.told)

    def _events(
        self, due: Duty, loaded: Loaded, commands: tuple[Command, ...], now: int
    ) -> tuple[LogEvent, ...]:
        standing = loaded.standing
        match due:
            case Duty.COMPUTERS:
                owing = standing.awaited_computers
                return loaded.decide(tuple(c for c in commands if c.seat in owing))
            case Duty.RESUME:
                resumed = between(standing.table.options).resumed
                return resumed(standing, now, loaded.log.seed, self._entropy)
            case Duty.GRACE:
                return absence.grace(standing, now)
            case Duty.POLICY:
                return absence.policy(loaded, commands, now)
            case Duty.AWAY | Duty.UNPAUSE | Duty.WARN | Duty.EXPIRE:
                return _by_itself(due, standing, now)

    def _chosen(self, standing: Standing, seats: tuple[Seat, ...]) -> tuple[Command, ...]:
        """Ask computer players for the moves of ``seats``; they see what these seats see."""
        rng = Random(self._entropy(16))  # noqa: S311  taste, not dealing
        chairs, level = standing.table.chairs, hosting_of(standing.table.options).level
        return tuple(
            choose(standing.game.key, chairs[seat].computer or level, standing.view(seat), rng)
            for seat in seats
        )


def _by_itself(due: Duty, standing: Standing, now: int) -> tuple[LogEvent, ...]:
    """Do what is no move: what somebody agreed to comes to its end, or the table does."""
    match due:
        case Duty.AWAY:
            return absences(standing, now)
        case Duty.UNPAUSE:
            return (Resumed(now),)
        case Duty.WARN:
            return expiry.warning(standing, now)
        case _:
            return expiry.expired(now)


def _acting(standing: Standing, due: Duty, plans: Mapping[Seat, Any]) -> tuple[Seat, ...]:
    """Return for whom computers choose; ``plans`` of people may fit no more."""
    match due:
        case Duty.COMPUTERS:
            return standing.awaited_computers
        case Duty.POLICY:
            return absence.late(standing)
        case _:
            return tuple(plans)
