"""Every kind of harm, as the real discord.py meets it."""

from __future__ import annotations

import time

import aiohttp
import discord
import pytest

from tests.wire.conftest import Place
from tests.wire.server import TOKEN
from tests.wire.standin import faults

POSTS = r"/channels/\d+/messages"


async def test_a_lost_answer_has_taken_effect(place: Place, channel: discord.TextChannel) -> None:
    await place.wire.arm(faults.lost_answer(POSTS, "POST"))
    with pytest.raises((OSError, aiohttp.ClientError)):
        await channel.send("hello", nonce="n")
    assert [message.text for message in await place.wire.messages(place.channel)] == ["hello"]
    await channel.send("hello", nonce="n")
    assert len(await place.wire.messages(place.channel)) == 1
    lost, repeated = [r for r in await place.wire.records() if r.method == "POST"][-2:]
    assert (lost.outcome, lost.status, lost.fault) == (200, None, True)
    assert (repeated.outcome, repeated.status, repeated.made) == (200, 200, lost.made)


async def test_a_reset_request_has_none(place: Place, channel: discord.TextChannel) -> None:
    await place.wire.arm(faults.reset(POSTS, "POST"))
    with pytest.raises(OSError, match="104"):
        await channel.send("hello")
    assert await place.wire.messages(place.channel) == []


async def test_a_503_is_not_retried_and_a_502_is(
    place: Place, channel: discord.TextChannel
) -> None:
    await place.wire.arm(faults.fails(503, POSTS, "POST"))
    with pytest.raises(discord.DiscordServerError):
        await channel.send("hello")
    await place.wire.arm(faults.fails(502, POSTS, "POST"))
    await channel.send("hello")
    assert len(await place.wire.messages(place.channel)) == 1


@pytest.mark.goes_wrong("rate limits")
async def test_a_rate_limit_is_waited_for(place: Place, channel: discord.TextChannel) -> None:
    await place.wire.arm(faults.rate_limited(0.3, POSTS, "POST"))
    started = time.monotonic()
    await channel.send("hello")
    assert time.monotonic() - started >= 0.3


async def test_a_ban_page_is_no_rate_limit(place: Place, channel: discord.TextChannel) -> None:
    await place.wire.arm(faults.ban_page(POSTS, "POST", times=2))
    for _ in range(2):
        with pytest.raises(discord.HTTPException) as refused:
            await channel.send("hello")
        assert (refused.value.status, refused.value.code) == (429, 0)
    await channel.send("hello")


async def test_a_fault_waits_for_its_request(place: Place, channel: discord.TextChannel) -> None:
    await place.wire.arm(
        faults.fails(503, POSTS, "POST", contains="three"),
        faults.fails(503, POSTS, "POST", skip=1),
    )
    await channel.send("one")
    with pytest.raises(discord.DiscordServerError):
        await channel.send("two")
    assert await place.wire.pending_faults() == 1
    with pytest.raises(discord.DiscordServerError):
        await channel.send("three")
    assert await place.wire.pending_faults() == 0


async def test_a_slow_request(place: Place, channel: discord.TextChannel) -> None:
    await place.wire.arm(faults.slow(0.3, POSTS, "POST"))
    started = time.monotonic()
    await channel.send("hello")
    assert time.monotonic() - started >= 0.3


@pytest.mark.usefixtures("channel")
async def test_an_unknown_route_is_seen_in_the_records(place: Place) -> None:
    async with (
        aiohttp.ClientSession(headers={"Authorization": f"Bot {TOKEN}"}) as session,
        session.get(f"{place.wire.api_url}/nothing") as response,
    ):
        assert response.status == 404
        assert response.headers["Content-Type"] == "application/json"
        assert response.headers["Via"]
    assert (await place.wire.records())[-1].name == "GET /nothing"
