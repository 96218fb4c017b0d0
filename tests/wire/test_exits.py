"""What ends a run for good: one clear sentence, exit code 2, no more knocking at Discord's door."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.wire.client import until
from tests.wire.conftest import Place
from tests.wire.process import Bot, BotEnded, Nursery
from tests.wire.standin.faults import ban_page, fails

END_SECONDS = 15.0
COPY_ANEW = "copy it anew"
INTENTS = "Privileged Gateway Intents"

pytestmark = pytest.mark.goes_wrong("4004/4013/4014/401")


async def _ended(bot: Bot) -> tuple[int, str]:
    code = await asyncio.wait_for(asyncio.shield(bot._ended), END_SECONDS)
    return code, bot.log.read_text().splitlines()[-1]


@pytest.mark.parametrize(("code", "says"), [(4004, COPY_ANEW), (4013, INTENTS), (4014, INTENTS)])
async def test_a_connection_that_discord_closes_for_good(
    place: Place, tmp_path: Path, nursery: Nursery, code: int, says: str
) -> None:
    async with Bot.running(place.wire, tmp_path, nursery) as bot:
        await place.wire.close_gateway(code)
        assert (await _ended(bot))[0] == 2
        last = bot.log.read_text().splitlines()[-1]
        assert "for good" in last
        assert says in last
        assert "Traceback" not in bot.log.read_text()
        state = await place.wire.state()
        assert (state.readies, state.connected) == (1, 0)


async def test_a_token_that_a_request_shows_to_be_refused(
    place: Place, tmp_path: Path, nursery: Nursery
) -> None:
    async with Bot.running(place.wire, tmp_path, nursery) as bot:
        await place.wire.arm(fails(401, r"/channels/\d+/messages", "POST", times=99))
        await place.ada.slash(place.channel, "chief start")
        code, last = await _ended(bot)
        assert code == 2
        assert COPY_ANEW in last
        assert "Traceback" not in bot.log.read_text()
    refused = [r for r in await place.wire.records() if r.status == 401]
    assert len(refused) <= 2  # the welcome may have been on its way


async def test_a_token_that_is_refused_at_the_start(
    place: Place, tmp_path: Path, nursery: Nursery
) -> None:
    await place.wire.arm(fails(401, "/users/@me", times=99))
    with pytest.raises(BotEnded, match=COPY_ANEW):
        async with Bot.running(place.wire, tmp_path, nursery):
            raise AssertionError("it runs")
    assert len([r for r in await place.wire.records() if r.path == "/users/@me"]) == 1


@pytest.mark.goes_wrong("429 without Via")
async def test_a_ban_at_the_start_ends_nothing_and_asks_nothing(
    place: Place, tmp_path: Path, nursery: Nursery
) -> None:
    """Whoever restarts the process would only knock again, so it stays and keeps quiet."""
    await place.wire.arm(ban_page("/users/@me", times=99))
    starting = asyncio.create_task(_started(place, tmp_path, nursery))

    async def banned() -> bool | None:
        return any(r.fault and r.status == 429 for r in await place.wire.records()) or None

    await until(banned, END_SECONDS)
    await asyncio.sleep(0.5)
    assert not starting.done()
    assert len([r for r in await place.wire.records() if r.kind == "rest"]) == 1
    starting.cancel()
    await asyncio.gather(starting, return_exceptions=True)


async def _started(place: Place, home: Path, nursery: Nursery) -> None:
    async with Bot.running(place.wire, home, nursery):
        pass
