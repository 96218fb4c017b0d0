"""DMs are opened one after the other, and later where Discord has had too many (40003)."""

from __future__ import annotations

import asyncio
from itertools import pairwise

import discord
import pytest
import simcord

from bot import courier
from bot.discord import door
from bot.discord.courier import DiscordCourier
from bot.discord.door import Door
from bot.discord.studio import Studio
from tests.bot.discord.staged import World, world
from tests.bot.fakes import seeded

pytestmark = pytest.mark.goes_wrong("40003")


class Sleeps:
    """Time that passes by sleeping alone."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 100.0
        self.slept: list[float] = []
        self._really = asyncio.sleep
        monkeypatch.setattr("bot.discord.door.asyncio.sleep", self.sleep)

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += max(seconds, 0)
        self.slept.append(max(seconds, 0))
        await self._really(0)


def _too_fast() -> discord.HTTPException:
    class Response:
        status, reason = 429, "Too Many Requests"

    return discord.HTTPException(Response(), {"code": 40003, "message": "too fast"})


async def test_the_next_waits_a_moment_and_after_a_refusal_longer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    time = Sleeps(monkeypatch)
    paced, went = Door(timer=time), list[float]()

    async def go(error: Exception | None = None) -> None:
        async with paced:
            went.append(time.now)
            if error is not None:
                raise error

    await asyncio.gather(go(), go(), go(_too_fast()), go(), return_exceptions=True)
    pauses = [later - before for before, later in pairwise(went)]
    assert pauses == [door.PAUSE_SECONDS, door.PAUSE_SECONDS, door.REST_SECONDS]


async def test_a_turn_that_is_given_up_lets_the_next_one_in() -> None:
    paced = Door(pause=3600)
    async with paced:
        pass
    waiting = asyncio.ensure_future(paced.__aenter__())
    await asyncio.sleep(0.01)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    assert not paced._lock.locked()


def _openings(env: simcord.Env) -> int:
    return sum(r.path == "/users/@me/channels" for r in env.http_requests)


async def test_an_open_dm_is_not_opened_again() -> None:
    async with world() as w:
        made = DiscordCourier(w.client, Studio(seeded(1)), Door(pause=3600))
        channel = await made.open_dm(w.ada.id)
        assert await asyncio.wait_for(made.open_dm(w.ada.id), 1) == channel
        assert _openings(w.env) == 1


async def test_too_many_are_told_apart() -> None:
    async with world() as w:
        await _refused(w)


async def _refused(w: World) -> None:
    w.env.inject_error("POST", "/users/@me/channels", status=429, code=40003)
    made = DiscordCourier(w.client, Studio(seeded(1)), Door(pause=0))
    with pytest.raises(courier.TooManyDms):
        await made.open_dm(w.ben.id)
