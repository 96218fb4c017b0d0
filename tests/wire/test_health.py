"""``/healthz`` and ``/metrics`` of a real process, through what Discord does to it."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import aiohttp

from tests.wire.client import Wire, until
from tests.wire.conftest import Place
from tests.wire.process import Bot, Nursery
from tests.wire.server import TOKEN


async def _get(bot: Bot, path: str) -> tuple[int, str]:
    served = re.search(r"health_served.* host=(\S+) port=(\d+)", bot.log.read_text())
    assert served is not None
    assert served[1] == "127.0.0.1"
    url = f"http://{served[1]}:{served[2]}{path}"
    async with aiohttp.ClientSession() as session, session.get(url) as answer:
        return answer.status, await answer.text()


def _becomes(bot: Bot, wanted: int) -> Callable[[], Awaitable[str | None]]:
    async def look() -> str | None:
        status, text = await _get(bot, "/healthz")
        return text if status == wanted else None

    return look


async def _until_resumed(wire: Wire) -> None:
    async def resumed() -> bool | None:
        return (await wire.state()).resumes == 1 or None

    await until(resumed)


async def test_a_process_tells_how_it_is(place: Place, tmp_path: Path, nursery: Nursery) -> None:
    async with Bot.running(place.wire, tmp_path, nursery, HEALTH_PORT="0") as bot:
        await until(_becomes(bot, 200), 15)
        await place.ada.slash(place.channel, "chief start")
        await place.ada.slash(place.channel, "meld seal")
        status, text = await _get(bot, "/metrics")
        assert status == 200
        assert 'chief_clicks_total{action="open",outcome="done"} 1.0' in text
        assert 'chief_clicks_total{action="seal",outcome="refused"} 1.0' in text
        assert "chief_click_seconds_count 2.0" in text
        assert "chief_games_live 1.0" in text
        assert "chief_gateway_connected 1.0" in text
        assert "process_resident_memory_bytes" in text
        assert TOKEN not in text
        assert (await _get(bot, "/"))[0] == 404
        await place.wire.cut_gateway()
        await _until_resumed(place.wire)
        await until(_becomes(bot, 200))
        assert await bot.stop() == 0


async def test_nothing_listens_unless_asked(place: Place, tmp_path: Path, nursery: Nursery) -> None:
    async with Bot.running(place.wire, tmp_path, nursery) as bot:
        await place.ada.slash(place.channel, "chief start")
        assert "health_served" not in bot.log.read_text()
