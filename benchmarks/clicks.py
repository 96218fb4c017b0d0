"""From a click to its acknowledgement, against a client that does nothing but acknowledge.

Both are processes of their own on the real discord.py; each talks to a stand-in for Discord in one
more process, over loopback. A click is a press of Seal on somebody's private hand: the bot decides
it, stores it durably and answers by the hand as it stands then; meanwhile its teller edits posts in
the channels. The no-op client gets presses on messages with the same controls and answers by the
cheapest callback. A time is counted by the stand-in: from the event to the answer.
"""

from __future__ import annotations

import asyncio
import os
from asyncio.subprocess import DEVNULL, create_subprocess_exec
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from itertools import cycle, islice
from pathlib import Path
from sys import executable
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import TypeAlias

from benchmarks.figures import Better, Figure, percentile
from benchmarks.town import AT_ONCE, SETS, Hand, built, copied, hands, laid_out, settled
from tests.wire.client import ROOT, Wire, stand_in
from tests.wire.process import Bot, Nursery
from tests.wire.seen import Ack
from tests.wire.server import TOKEN

UNANSWERED = 3.0
"""Seconds that a click counts which nobody acknowledged: so long Discord waits."""

CLOSED = 200
PACES = ((60, 120), (300, 300))
"""Clicks a second, and how many of them in a round."""

ROUNDS, QUICK_ROUNDS = 3, 1
TARGETS = ((50, 1.6, 1.17), (99, 1.7, 1.2))

Ready: TypeAlias = Callable[[int], Awaitable[list[Hand]]]
"""Makes the next so many clicks ready."""


@dataclass(frozen=True, slots=True)
class Round:
    """What one side took: milliseconds of each click by pace, and clicks/s in a closed loop."""

    paced: dict[int, list[float]]
    rate: float


def measure(*, quick: bool) -> Iterator[Figure]:
    """Yield the percentiles at each pace, and the clicks a second of a closed loop."""
    ours, theirs = asyncio.run(_by_turns(QUICK_ROUNDS if quick else ROUNDS))
    for pace, _ in PACES:
        for percent, target, limit in TARGETS:
            name = f"click, {pace}/s, p{percent}, no-op client"
            our, their = (percentile(_pooled(side, pace), percent) for side in (ours, theirs))
            yield Figure(name, "ms", our, their, target, Better.LOWER, limit)
    our, their = (max(each.rate for each in side) for side in (ours, theirs))
    name = f"clicks, {AT_ONCE} at once, no-op client"
    yield Figure(name, "clicks/s", our, their, 0.75, Better.HIGHER, 1.0)


def _pooled(side: Sequence[Round], pace: int) -> list[float]:
    return [took for each in side for took in each.paced[pace]]


async def _by_turns(rounds: int) -> tuple[list[Round], list[Round]]:
    """Run both sides by turns; each rests while the other is asked."""
    number = rounds * (CLOSED + sum(clicks for _, clicks in PACES))
    async with AsyncExitStack() as opened:
        ours, theirs = await _both(opened, number)
        found = [(await ours(), await theirs()) for _ in range(rounds)]
    return [our for our, _ in found], [their for _, their in found]


async def _both(
    opened: AsyncExitStack, number: int
) -> tuple[Callable[[], Awaitable[Round]], Callable[[], Awaitable[Round]]]:
    """Start bot and no-op client, each with so many clicks to be made; return a round of each."""
    home = Path(opened.enter_context(TemporaryDirectory()))
    nursery = opened.enter_context(Nursery.open())
    here, there = [
        await opened.enter_async_context(Wire.at(opened.enter_context(stand_in()))) for _ in "ab"
    ]
    town = await built(here)
    seals = iter(await laid_out(town, home / "chief.sqlite3", number + SETS))
    await opened.enter_async_context(Bot.running(here, home, nursery))
    shown = await hands(town, islice(seals, SETS))
    await opened.enter_async_context(_acknowledging(there, home))
    copies = cycle(await copied(await built(there), shown))

    async def ours(clicks: int) -> list[Hand]:
        return await hands(town, islice(seals, clicks))

    async def theirs(clicks: int) -> list[Hand]:
        return list(islice(copies, clicks))

    return lambda: _round(here, ours), lambda: _round(there, theirs)


@asynccontextmanager
async def _acknowledging(wire: Wire, home: Path) -> AsyncIterator[None]:
    """Run the no-op client until the block ends."""
    environment = {
        "PATH": os.environ["PATH"],
        "PYTHONPATH": str(ROOT),
        "DISCORD_TOKEN": TOKEN,
        "DISCORD_API_URL": wire.api_url,
        "DISCORD_GATEWAY_URL": wire.gateway_url,
    }
    command = (executable, "-m", "benchmarks.noop")
    process = await create_subprocess_exec(*command, cwd=home, env=environment, stdin=DEVNULL)
    try:
        await wire.ready(patience=60)
        yield
    finally:
        process.kill()
        await process.wait()


async def _round(wire: Wire, ready: Ready) -> Round:
    paced = dict[int, list[float]]()
    for pace, clicks in PACES:
        paced[pace] = await _paced(await ready(clicks), pace)
        await settled(wire)
    rate = await _closed(await ready(CLOSED))
    await settled(wire)
    return Round(paced, rate)


async def _paced(clicks: Sequence[Hand], pace: int) -> list[float]:
    """Make so many clicks a second, whatever becomes of them; return how long each took."""
    start, tasks = perf_counter(), list[asyncio.Task[Ack]]()
    for number, click in enumerate(clicks):
        await asyncio.sleep(max(start + number / pace - perf_counter(), 0))
        tasks.append(asyncio.create_task(click.press()))
    return [_took(await task) for task in tasks]


def _took(ack: Ack) -> float:
    answered = ack.sent + UNANSWERED if ack.answered is None else ack.answered
    return (answered - ack.sent) * 1e3


async def _closed(clicks: Sequence[Hand]) -> float:
    """Let ``AT_ONCE`` people click whenever the last click is acknowledged; return clicks/s."""
    left = iter(clicks)

    async def person() -> None:
        for click in left:
            await click.press()

    start = perf_counter()
    await asyncio.gather(*(person() for _ in range(AT_ONCE)))
    return len(clicks) / (perf_counter() - start)
