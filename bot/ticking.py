"""What the clock does at a table: computers move, lapsed deadlines and dead tables are acted on."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from random import Random

from bot import absence, expiry
from bot.between import between
from bot.clock import Clock
from bot.duties import Duty, duty
from bot.games import hosting_of
from bot.loaded import Loaded
from bot.recorder import Recorder
from bot.sight import Sight
from bot.standing import Standing
from data.log import LogEvent, TableId
from data.store import Conflict
from engine.catalog import choose
from engine.core import Command, Seat


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
        commands = self._chosen(standing, _acting(standing, due))
        async with self._recorder.locks.of(table):
            loaded = await self._sight.load(table)
            now = self._clock.now()
            if (duty(loaded.standing, now), loaded.standing.table.step) == (due, step):
                with suppress(Conflict):  # another process was first: look again
                    await self._carry_out(due, loaded, commands, now)
        return True

    async def _carry_out(
        self, due: Duty, loaded: Loaded, commands: tuple[Command, ...], now: int
    ) -> None:
        events = self._events(due, loaded, commands, now)
        if due is Duty.WARN:
            await self._recorder.note(loaded, events)
        elif events:
            await self._recorder.append(loaded, events)

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
            case Duty.WARN:
                return expiry.warning(standing, now)
            case Duty.EXPIRE:
                return expiry.expired(now)

    def _chosen(self, standing: Standing, seats: tuple[Seat, ...]) -> tuple[Command, ...]:
        """Ask computer players for the moves of ``seats``; they see what these seats see."""
        rng = Random(self._entropy(16))  # noqa: S311  taste, not dealing
        chairs, level = standing.table.chairs, hosting_of(standing.table.options).level
        return tuple(
            choose(standing.game.key, chairs[seat].computer or level, standing.view(seat), rng)
            for seat in seats
        )


def _acting(standing: Standing, due: Duty) -> tuple[Seat, ...]:
    """Return for whom computers choose."""
    match due:
        case Duty.COMPUTERS:
            return standing.awaited_computers
        case Duty.POLICY:
            return absence.late(standing)
        case _:
            return ()
