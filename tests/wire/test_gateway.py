"""The real discord.py logs in, loses its connection in every way, and comes back."""

from __future__ import annotations

import discord
import pytest

from tests.wire.client import soon, until
from tests.wire.conftest import Place
from tests.wire.little import Little, logged_in
from tests.wire.server import TOKEN
from tests.wire.standin.faults import fails


async def test_login_shows_the_guild_and_its_channel(place: Place, little: Little) -> None:
    assert little.is_ready()
    assert [guild.id for guild in little.guilds] == [place.guild]
    assert little.get_channel(place.channel) is not None
    assert (await place.wire.state()).syncs == 1


async def test_later_guilds_and_channels_arrive_as_events(place: Place, little: Little) -> None:
    channel = await place.wire.channel(place.guild, "later")
    await soon(lambda: little.get_channel(channel))
    await place.wire.drop_guild(place.guild)
    await soon(lambda: not little.guilds)
    await place.wire.invite(place.guild)
    await soon(lambda: little.get_channel(channel) and little.get_channel(place.channel))


async def test_a_dropped_connection_resumes_and_gets_what_it_missed(
    place: Place, little: Little
) -> None:
    await place.wire.cut_gateway()
    ack = await place.ada.slash(place.channel, "chat say", text="missed")

    async def answered() -> bool | None:
        return (await place.wire.interactions())[-1].kind == 4 or None

    await until(answered)
    assert sorted(little.seen) == [f"interaction {ack.id}", "ready", "resumed"]
    assert (await place.wire.state()).readies == 1


async def test_a_request_to_reconnect_resumes(place: Place, little: Little) -> None:
    await place.wire.ask_reconnect()
    await soon(lambda: "resumed" in little.seen)
    assert (await place.wire.state()).readies == 1


@pytest.mark.parametrize("code", [4007, 4009])
async def test_a_lost_session_identifies_anew(place: Place, little: Little, code: int) -> None:
    await place.wire.close_gateway(code)
    await place.wire.ready(2)
    await soon(lambda: little.seen.count("ready") == 2)


async def test_an_invalidated_session_identifies_anew(place: Place, little: Little) -> None:
    await place.wire.invalidate()
    await place.wire.ready(2)
    await soon(lambda: little.seen.count("ready") == 2)


async def test_a_revoked_token_ends_the_client(place: Place, little: Little) -> None:
    await place.wire.close_gateway(4004)
    await soon(little.is_closed)
    again = Little()
    with pytest.raises(discord.LoginFailure):
        await again.start(TOKEN)
    await again.close()


@pytest.mark.usefixtures("place", "to_wire")
async def test_a_wrong_token_is_refused_at_login() -> None:
    client = Little()
    with pytest.raises(discord.LoginFailure):
        await client.start("wrong")
    await client.close()


@pytest.mark.usefixtures("to_wire")
async def test_clients_follow_one_another_in_one_world(place: Place) -> None:
    for times in (1, 2, 3):
        async with logged_in():
            assert (await place.wire.ready(times)).connected == 1
            assert (await place.ada.slash(place.channel, "chat say", text="hi")).kind == 4
    names = [record.name for record in await place.wire.records() if record.kind == "gateway"]
    assert names == ["identify", "ready", "gone"] * 3


@pytest.mark.usefixtures("to_wire")
async def test_a_503_at_login_is_not_retried(place: Place) -> None:
    await place.wire.arm(fails(503, "/users/@me"))
    client = Little()
    with pytest.raises(discord.DiscordServerError):
        await client.login("any")
    await client.close()
