"""SIGTERM in flight: what was pressed before is answered and told, and the log stays quiet."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from data.sqlite import SqliteStore
from tests.wire.client import Wire, until
from tests.wire.conftest import Place
from tests.wire.process import Bot, Nursery
from tests.wire.standin.faults import Fault, held, slow

CALLBACK = r"/interactions/.*"
POST = r"/channels/\d+/messages"
TROUBLE = ("[warning", "[error", "[critical", "Traceback")


async def _asked(wire: Wire, part: str, times: int = 1) -> None:
    """Wait until the bot has asked Discord so often for something."""

    async def asked() -> bool | None:
        return sum(part in record.path for record in await wire.records()) >= times or None

    await until(asked)


async def _tables(bot: Bot) -> tuple[int, ...]:
    store = await SqliteStore.open(bot.database)
    try:
        return await store.live_tables()
    finally:
        await store.close()


def _quiet(bot: Bot) -> None:
    log = bot.log.read_text()
    assert not any(word in log for word in TROUBLE), log


@pytest.mark.parametrize(
    "fault",
    [slow(0.6, CALLBACK), slow(1.0, POST, "POST"), slow(1.0, r"/users/@me/channels", "POST")],
    ids=["the answer", "the post", "the welcome"],
)
async def test_clicks_in_flight_are_answered_recorded_and_told(
    place: Place, tmp_path: Path, nursery: Nursery, fault: Fault
) -> None:
    wire, people = place.wire, [place.ada, await place.wire.person("Bob")]
    async with Bot.running(wire, tmp_path, nursery) as bot:
        await wire.arm(fault, fault)
        pressing = [
            asyncio.create_task(person.slash(place.channel, "chief start")) for person in people
        ]
        await _asked(wire, fault.path.partition(".")[0].partition("\\")[0], 2)
        assert await bot.stop() == 0
        acks = await asyncio.gather(*pressing)
        assert all(ack.callback is not None for ack in acks)
        assert len(await _tables(bot)) == 2
        lobbies = [m for m in await wire.messages(place.channel) if "Seats:" in m.text]
        assert len(lobbies) == 2
        _quiet(bot)


async def test_an_answer_that_never_gets_through_does_not_hold_up_the_end(
    place: Place, tmp_path: Path, nursery: Nursery
) -> None:
    async with Bot.running(place.wire, tmp_path, nursery) as bot:
        await place.wire.arm(held(CALLBACK))
        pressing = asyncio.create_task(place.ada.slash(place.channel, "chief start"))
        await _asked(place.wire, "/interactions/")
        began = time.monotonic()
        assert await bot.stop() == 0
        assert time.monotonic() - began < 9
        await pressing
        assert len(await _tables(bot)) == 1
        log = bot.log.read_text()
        assert "clicks_given_up" in log
        assert "[error" not in log
        assert "Traceback" not in log
