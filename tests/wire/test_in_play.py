"""What Discord does to a bot in play: clicks that come twice, connections that break."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from subprocess import DEVNULL, PIPE

import pytest

from tests.wire.client import Wire, until
from tests.wire.evening import Evening
from tests.wire.process import COMMAND, Bot, Nursery
from tests.wire.seen import Ack


@pytest.fixture
async def evening(wire: Wire, tmp_path: Path, nursery: Nursery) -> AsyncIterator[Evening]:
    """A table in its first round; what it came to is checked at the end."""
    async with Bot.running(wire, tmp_path, nursery) as bot:
        evening = await Evening.begin(wire, bot, Random(1), kills=0)
        await evening.start_a_game()
        yield evening
        await evening.end()
    await evening.check(played_out=False)


async def _sealed(evening: Evening) -> Ack:
    """Let both choose until somebody has sealed; return how that was acknowledged."""

    async def sealed() -> Ack | None:
        acks = await evening.wire.interactions()
        return next((a for a in acks if a.callback and ":seal" in str(a.data)), None)

    async def over() -> bool:
        return await sealed() is not None

    await evening.play(over)
    return await until(sealed)


@pytest.mark.goes_wrong("duplicate dispatch")
async def test_a_click_that_is_dispatched_twice_counts_once(evening: Evening) -> None:
    wire, ack = evening.wire, await _sealed(evening)
    await asyncio.gather(*(wire.again(ack) for _ in range(4)))

    async def answered() -> bool | None:
        answers = [r for r in await wire.records() if f"/{ack.id}/" in r.path]
        return len(answers) == 5 or None

    await until(answered)


@pytest.mark.parametrize("harm", ["cut_gateway", "ask_reconnect"])
async def test_a_click_into_a_broken_connection_is_answered(evening: Evening, harm: str) -> None:
    await getattr(evening.wire, harm)()
    await _sealed(evening)
    state = await evening.wire.state()
    assert (state.readies, state.resumes) == (1, 1)


@pytest.mark.goes_wrong("two processes")
async def test_a_second_process_on_the_same_games_asks_discord_nothing(evening: Evening) -> None:
    before = len(await evening.wire.records())
    second = await asyncio.create_subprocess_exec(
        *COMMAND, env=evening.bot.environment(), stdin=DEVNULL, stdout=DEVNULL, stderr=PIPE
    )
    _, said = await second.communicate()
    assert second.returncode == 2
    assert str(evening.bot.database.name) in said.decode()
    assert [r for r in (await evening.wire.records())[before:] if "@me" in r.path] == []
