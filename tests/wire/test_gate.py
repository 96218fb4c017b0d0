"""The gate before the real discord.py: shut by Cloudflare's page, and by nothing else."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass

import discord
import pytest
import structlog

from bot.discord.errors import LOST
from bot.discord.gate import BAN_SECONDS, Gate, Shut
from tests.wire.conftest import Place
from tests.wire.server import TOKEN
from tests.wire.standin.faults import Fault, ban_page, fails, rate_limited

POSTS = r"/channels/\d+/messages"


@dataclass
class Timer:
    """Seconds that a test lets pass."""

    now: float = 0.0

    def __call__(self) -> float:
        return self.now


@dataclass
class Door:
    """A client behind a gate, and one channel."""

    place: Place
    gate: Gate
    timer: Timer
    channel: discord.PartialMessageable

    async def asked(self) -> int:
        """How often the stand-in was asked for anything."""
        return len([r for r in await self.place.wire.records() if r.kind == "rest"])


@pytest.fixture
async def door(place: Place, to_wire: None) -> AsyncIterator[Door]:  # noqa: ARG001
    timer = Timer()
    gate = Gate(timer)
    client = discord.Client(intents=discord.Intents.none(), http_trace=gate.trace())
    await client.login(TOKEN)
    yield Door(place, gate, timer, client.get_partial_messageable(place.channel))
    await client.close()


@pytest.mark.goes_wrong("429 without Via")
@pytest.mark.parametrize(
    "page",
    [
        ban_page(POSTS, "POST"),
        fails(429, POSTS, "POST", body={"message": "no", "retry_after": 1}, via=False),
    ],
    ids=["html", "json"],
)
async def test_after_a_ban_page_nothing_is_asked_for_ten_minutes(door: Door, page: Fault) -> None:
    await door.place.wire.arm(page)
    with structlog.testing.capture_logs() as logs:
        with pytest.raises(discord.HTTPException):
            await door.channel.send("one")
        before = await door.asked()
        for passed in (0.0, BAN_SECONDS / 2, BAN_SECONDS - 1):
            door.timer.now = passed
            with pytest.raises(Shut):
                await door.channel.send("two")
            with pytest.raises(Shut):
                await door.channel.fetch_message(1)
    assert await door.asked() == before
    assert BAN_SECONDS == 600
    [alarm] = logs
    assert (alarm["log_level"], alarm["event"]) == ("critical", "shut_out_by_cloudflare")
    assert issubclass(Shut, LOST)  # what is to be told waits, and an answer is lost
    door.timer.now = BAN_SECONDS
    await door.channel.send("three")
    assert [m.text for m in await door.place.wire.messages(door.place.channel)] == ["three"]


@pytest.mark.goes_wrong("rate limits")
@pytest.mark.parametrize("everywhere", [False, True])
async def test_discords_own_rate_limit_is_waited_for_and_shuts_nothing(
    door: Door, everywhere: bool
) -> None:
    await door.place.wire.arm(rate_limited(0.1, POSTS, "POST", everywhere=everywhere))
    await door.channel.send("one")
    assert door.gate.seconds_shut == 0


@pytest.mark.goes_wrong("4004/4013/4014/401")
async def test_a_token_that_is_refused_later_is_noticed(door: Door) -> None:
    await door.place.wire.arm(fails(401, POSTS, "POST"))
    assert not door.gate.revoked.is_set()
    with pytest.raises(discord.HTTPException):
        await door.channel.send("one")
    assert door.gate.revoked.is_set()


async def test_the_dead_token_of_an_answer_is_not_the_bots(door: Door) -> None:
    hook = discord.Webhook.partial(5, "dead", client=door.channel._state._get_client())
    await door.place.wire.arm(fails(401, r"/webhooks/.*", body={"message": "no", "code": 50027}))
    with pytest.raises(discord.HTTPException):
        await hook.send("one")
    assert not door.gate.revoked.is_set()
