"""Kills the bot at random moments while people press, and loses answers; all by one seed."""

from __future__ import annotations

import asyncio
from random import Random

from tests.wire.client import Wire
from tests.wire.player import Deed
from tests.wire.process import Bot
from tests.wire.seen import Ack
from tests.wire.standin import faults
from tests.wire.standin.faults import Fault

KILLED = "killed"
"""The note of each kill."""

KILLS_A_LOOK, KILLS_A_DEED = 0.2, 0.75
DEEDS = 16
"""Few kills are spread over so many deeds."""

LOSSES_A_PRESS = 0.2
COLD_START_EVERY = 20

MOMENTS = (0.005, 0.03, 0.25)
"""Longest waits before a kill, in seconds: the click arrives, it is stored, it is being told."""

LOSSES = (
    faults.lost_answer(r"/interactions/.*"),
    faults.reset(r"/interactions/.*"),
    faults.lost_answer(r"/webhooks/.*", "PATCH"),
    faults.lost_answer(r"/channels/\d+/messages", "POST"),
    faults.lost_answer(r"/channels/\d+/messages", "POST", skip=1),
    faults.lost_answer(r"/channels/\d+/messages", "POST", skip=2),
    faults.lost_answer(r"/channels/\d+/messages/\d+", "PATCH"),
    faults.fails(503, r"/channels/\d+/messages", "POST"),
    faults.lost_answer(r"/users/@me/channels", "POST"),
)


class Killer:
    """Stands between people and the bot; ``left`` kills are still to be done.

    ``in_pauses`` keeps the last one for the game's own pauses.
    """

    def __init__(
        self, wire: Wire, bot: Bot, rng: Random, kills: int, *, in_pauses: bool = False
    ) -> None:
        self._wire = wire
        self._bot = bot
        self._rng = rng
        self._striking = asyncio.Lock()
        self._kept = 1 if in_pauses else 0
        self._chance = min(KILLS_A_DEED, kills / DEEDS)
        self.left = kills
        self.losses = 0

    @property
    def spare(self) -> bool:
        """Whether a kill is left that is not kept for the game's own pauses."""
        return self.left > self._kept

    async def act(self, deed: Deed, *, records: bool) -> Ack:
        """Do it; perhaps an answer is lost on the way, perhaps the bot is killed meanwhile.

        ``records``: it is something to be recorded, where a kill is most likely to hurt.
        """
        if not self.left:
            return await deed()
        if self._rng.random() < LOSSES_A_PRESS and not await self._wire.pending_faults():
            await self._lose(self._rng.choice(LOSSES))
        chance = self._chance if records else min(self._chance, KILLS_A_LOOK)
        if not self.spare or self._striking.locked() or self._rng.random() > chance:
            return await deed()
        pressing = asyncio.create_task(deed())
        await self.strike(self._rng.uniform(0, self._rng.choice(MOMENTS)))
        return await pressing

    async def strike(self, after: float = 0.0) -> None:
        """Kill the bot and start it again."""
        async with self._striking:
            await asyncio.sleep(after)
            await self._bot.kill()
            self.left = max(self.left - 1, 0)
            await self._wire.note(KILLED)
            await self._bot.start(cold=self.left % COLD_START_EVERY == COLD_START_EVERY - 1)

    async def _lose(self, loss: Fault) -> None:
        self.losses += 1
        await self._wire.arm(loss)
