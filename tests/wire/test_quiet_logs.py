"""A real process that logs all it can: no card, seed, join id or token of the rounds it played."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

from tests.bot.secrets import found, secrets_of
from tests.wire import aftermath
from tests.wire.client import Wire
from tests.wire.evening import Evening
from tests.wire.process import Bot, Nursery
from tests.wire.server import TOKEN
from tests.wire.standin.faults import rate_limited

CALLBACK = r"/interactions/.*"
ANSWERING = re.compile(r"/(?:interactions|webhooks)/\d+/([^/]+)")


async def test_rounds_at_debug(wire: Wire, tmp_path: Path, nursery: Nursery) -> None:
    async with Bot.running(wire, tmp_path, nursery, LOG_LEVEL="DEBUG") as bot:
        evening = await Evening.begin(wire, bot, Random(1), kills=0)
        await wire.arm(rate_limited(0.1, CALLBACK, skip=5))  # discord.py tells where it was limited
        await evening.start_a_game()

        async def over() -> bool:
            return sum(":seal" in str(ack.data) for ack in await wire.interactions()) > 4

        await evening.play(over)
        await evening.end()
    text = bot.log.read_text()
    assert "rate limited" in text
    logs = (await aftermath.read(bot.database)).logs
    paths = [record.path for record in await wire.records()]
    tokens = {match[1] for path in paths for match in ANSWERING.finditer(path)}
    assert len(tokens) > 10
    assert found(text, [*secrets_of(logs), *tokens, TOKEN]) == []
