"""SIGTERM in flight: what was pressed before is answered and told, and the log stays quiet."""

from __future__ import annotations

import asyncio
import re
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


async def _asked(wire: Wire, path: str) -> None:
    """Wait until the bot has asked Discord for what meets the fault."""

    async def asked() -> bool | None:
        return any(re.fullmatch(path, record.path) for record in await wire.records()) or None

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
    [slow(0.4, CALLBACK), slow(0.4, POST, "POST"), slow(0.4, r"/users/@me/channels", "POST")],
    ids=["the answer", "the post", "the welcome"],
)
async def test_a_click_in_flight_is_answered_recorded_and_told(
    place: Place, tmp_path: Path, nursery: Nursery, fault: Fault
) -> None:
    wire = place.wire
    async with Bot.running(wire, tmp_path, nursery) as bot:
        await wire.arm(fault)
        pressing = asyncio.create_task(place.ada.slash(place.channel, "chief start"))
        await _asked(wire, fault.path)
        assert await bot.stop() == 0
        await pressing
        [ack] = await wire.interactions()
        assert ack.callback is not None
        assert len(await _tables(bot)) == 1
        [lobby] = [m for m in await wire.messages(place.channel) if "Seats:" in m.text]
        assert lobby.mark is not None
        _quiet(bot)


async def test_an_answer_that_never_gets_through_does_not_hold_up_the_end(
    place: Place, tmp_path: Path, nursery: Nursery
) -> None:
    async with Bot.running(place.wire, tmp_path, nursery) as bot:
        await place.wire.arm(held(CALLBACK))
        pressing = asyncio.create_task(place.ada.slash(place.channel, "chief start"))
        await _asked(place.wire, CALLBACK)
        began = time.monotonic()
        assert await bot.stop() == 0
        assert time.monotonic() - began < 20
        await pressing
        assert len(await _tables(bot)) == 1
        log = bot.log.read_text()
        assert "clicks_given_up" in log
        assert "[error" not in log
        assert "Traceback" not in log
