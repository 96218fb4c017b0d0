"""The courier against simcord: alerts, marks, edits, and every error by its meaning."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import nullcontext
from dataclasses import dataclass
from typing import Any

import aiohttp
import discord
import pytest
import simcord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot import courier
from bot.courier import Mark, Undelivered
from bot.discord import errors
from bot.discord.courier import DiscordCourier
from bot.discord.door import Door
from bot.discord.studio import NAME_BYTES, Studio
from bot.present.screen import Screen, Text
from tests.bot.discord import contract
from tests.bot.discord.screens import full
from tests.bot.fakes import alert_of, seeded

MARK = Mark("a" * 24, 4711)
OTHER = Mark("b" * 24, 4712)
PLAIN = Screen((Text("Round 1 of 7"),))


@dataclass
class Post:
    """A bot in a channel, and the courier on it."""

    env: simcord.Env
    guild: simcord.GuildHandle
    channel: simcord.ChannelHandle
    courier: DiscordCourier

    def message(self, message: int) -> Any:
        """Return a message as Discord has it."""
        return self.env.backend.get_message(self.channel.id, message)

    def forbid(self, **permissions: bool) -> None:
        """Take permissions from the bot in this channel."""
        _, deny = discord.PermissionOverwrite(**permissions).pair()
        everyone = Overwrite(self.guild.default_role.id, OverwriteType.ROLE, 0, deny.value)
        self.env.backend.set_overwrite(self.channel.id, everyone)

    def bodies(self, method: str) -> list[Any]:
        """Return what was sent or edited."""
        requests = (r for r in self.env.http_requests if r.method == method)
        return [request.json for request in requests if "/messages" in request.path]


@pytest.fixture
async def post() -> AsyncIterator[Post]:
    client = discord.Client(
        intents=discord.Intents(guilds=True), allowed_mentions=discord.AllowedMentions.none()
    )
    env = simcord.Env(client)
    await env.start()
    try:
        guild = env.create_guild()
        channel = guild.create_text_channel("table")
        await env.settle()
        yield Post(env, guild, channel, DiscordCourier(client, Studio(seeded(1)), Door(pause=0)))
        assert not client._connection._view_store._views
        contract.check(env.http_requests)
    finally:
        await env.shutdown()
    env.raise_errors()


async def test_a_screen_without_alert_goes_out_silently_in_one_message(post: Post) -> None:
    message = post.message(await post.courier.post(post.channel.id, full(), MARK))
    [sent] = post.bodies("POST")
    assert sent["nonce"] == MARK.nonce
    assert sent["enforce_nonce"] is True
    assert sent["flags"] & (1 << 12)
    assert message.components[0]["id"] == MARK.number
    assert [file["filename"] for file in message.attachments] == [
        f"{seeded(1)(NAME_BYTES).hex()}.png"
    ]


async def test_an_alert_goes_first_in_words_and_pings_only_whom_it_means(post: Post) -> None:
    ada = post.guild.add_member(post.env.create_user("ada"))
    screen = full(alert=f"Table 7, round 3: <@{ada.id}> @everyone <@1>", mentions=(ada.id,))
    message = post.message(await post.courier.post(post.channel.id, screen, MARK))
    [sent], [edited] = post.bodies("POST"), post.bodies("PATCH")
    assert sent["content"] == screen.alert
    assert not sent["components"]
    assert sent["nonce"] == MARK.nonce
    assert sent["allowed_mentions"]["users"] == [ada.id]
    assert sent["allowed_mentions"]["parse"] == []
    assert edited["content"] is None
    assert not message.content
    assert message.components[0]["id"] == MARK.number
    assert len(message.attachments) == 1


async def test_an_edit_exchanges_all(post: Post) -> None:
    first = await post.courier.post(post.channel.id, full(), MARK)
    await post.courier.edit(post.channel.id, first, PLAIN, MARK)
    message = post.message(first)
    assert message.components[0]["components"][0]["content"] == "Round 1 of 7"
    assert message.attachments == []


async def test_a_post_is_found_by_its_mark_or_by_its_alert(post: Post) -> None:
    channel = post.channel.id
    alerted = Screen(PLAIN.blocks, alert="Table 7, round 3: choose your meld.")
    assert await post.courier.find(channel, alert_of(alerted), OTHER) is None
    first = await post.courier.post(channel, full(), MARK)
    post.env.inject_error("PATCH", "/channels/*/messages/*", status=503)
    with pytest.raises(courier.TryLater):
        await post.courier.post(channel, alerted, OTHER)
    left = await post.courier.find(channel, alert_of(alerted), OTHER)
    assert await post.courier.find(channel, alert_of(full()), MARK) == first
    assert left not in (None, first)
    await post.courier.edit(channel, left or 0, alerted, OTHER)
    assert await post.courier.find(channel, alert_of(PLAIN), OTHER) == left


async def test_an_alert_is_known_by_its_words_whoever_it_pings(post: Post) -> None:
    post.env.inject_error("PATCH", "/channels/*/messages/*", status=503)
    with pytest.raises(courier.TryLater):
        await post.courier.post(
            post.channel.id, Screen(PLAIN.blocks, alert="<@5> Table 7: go."), MARK
        )
    now = Screen(PLAIN.blocks, alert="<@5> <@6> Table 7: go.")
    assert await post.courier.find(post.channel.id, alert_of(now), MARK) is not None
    other = Screen(PLAIN.blocks, alert="<@5> Table 8: go.")
    assert await post.courier.find(post.channel.id, alert_of(other), OTHER) is None


async def test_what_others_write_is_never_found(post: Post) -> None:
    ada = post.guild.add_member(post.env.create_user("ada"))
    await ada.send(post.channel, "Table 7, round 3: choose your meld.")
    alerted = Screen(PLAIN.blocks, alert="Table 7, round 3: choose your meld.")
    assert await post.courier.find(post.channel.id, alert_of(alerted), MARK) is None


async def test_a_dm_is_a_channel_like_any_other(post: Post) -> None:
    ada = post.guild.add_member(post.env.create_user("ada"))
    channel = await post.courier.open_dm(ada.id)
    sent = await post.courier.post(channel, full(alert="Round 1: choose your meld."), MARK)
    assert channel == ada.user.dm_channel.id
    assert await post.courier.find(channel, alert_of(PLAIN), MARK) == sent


@pytest.mark.case(35)
@pytest.mark.goes_wrong("50001/50013")
async def test_text_stands_for_pictures_where_files_are_not_allowed(post: Post) -> None:
    post.forbid(attach_files=False)
    message = post.message(await post.courier.post(post.channel.id, full(), MARK))
    assert message.attachments == []
    assert len(post.bodies("POST")) == 1


@pytest.mark.goes_wrong("50001/50013")
async def test_a_lost_permission_is_named(post: Post) -> None:
    post.forbid(send_messages=False, read_message_history=False)
    with pytest.raises(courier.Forbidden, match="Send Messages, Read Message History"):
        await post.courier.post(post.channel.id, PLAIN, MARK)


MEANINGS: tuple[tuple[int, int, type[Undelivered]], ...] = (
    (404, 10003, courier.ChannelGone),
    (404, 10004, courier.ChannelGone),
    (404, 10013, courier.DmClosed),
    (403, 50001, courier.Forbidden),
    (403, 50013, courier.Forbidden),
    (403, 50007, courier.DmClosed),
    (403, 50278, courier.DmClosed),
    (403, 0, courier.Forbidden),
    (403, 160005, courier.Archived),
    (400, 160006, courier.Archived),
    (429, 40003, courier.TooManyDms),
    (429, 30046, courier.Throttled),
    (429, 20016, courier.Throttled),
    (429, 20028, courier.Throttled),
    (429, 0, courier.TryLater),
    (401, 0, courier.TryLater),
    (500, 0, courier.TryLater),
    (503, 0, courier.TryLater),
    (400, 50035, courier.Unsendable),
    (405, 0, courier.Unsendable),
)


@pytest.mark.goes_wrong("5xx")
@pytest.mark.parametrize(("status", "code", "meaning"), MEANINGS)
async def test_every_error_has_its_meaning(
    post: Post, status: int, code: int, meaning: type[Undelivered]
) -> None:
    post.env.inject_error("*", "*", status=status, code=code, times=None)
    for call in (
        post.courier.post(post.channel.id, PLAIN, MARK),
        post.courier.edit(post.channel.id, 5, PLAIN, MARK),
        post.courier.remove(post.channel.id, 5),
        post.courier.open_dm(5),
    ):
        with pytest.raises(Undelivered) as caught:
            await call
        assert type(caught.value) is meaning
    with nullcontext() if meaning is courier.Forbidden else pytest.raises(Undelivered):
        assert await post.courier.find(post.channel.id, alert_of(PLAIN), MARK) is None


@pytest.mark.goes_wrong("10008")
async def test_a_deleted_message_is_posted_anew_but_not_at_once(post: Post) -> None:
    post.env.inject_error("*", "/channels/*/messages*", status=404, code=10008, times=None)
    with pytest.raises(courier.MessageGone):
        await post.courier.edit(post.channel.id, 5, PLAIN, MARK)
    with pytest.raises(courier.TryLater):  # its nonce still stands for the deleted one
        await post.courier.post(post.channel.id, PLAIN, MARK)


@pytest.mark.case(35)
async def test_a_thread_is_a_channel_with_a_permission_of_its_own(post: Post) -> None:
    bot = post.env.backend.bot_user.id
    thread = post.env.backend.create_thread(post.channel.id, "game night", bot)
    await post.env.settle()
    message = await post.courier.post(thread.id, full(), MARK)
    assert await post.courier.find(thread.id, alert_of(full()), MARK) == message
    post.forbid(send_messages_in_threads=False)
    with pytest.raises(courier.Forbidden, match="Send Messages in Threads"):
        await post.courier.post(thread.id, PLAIN, OTHER)


@pytest.mark.parametrize(
    "error",
    [
        ConnectionResetError(104, "reset"),
        aiohttp.ServerDisconnectedError(),
        aiohttp.ClientPayloadError(),
        TimeoutError(),
        discord.RateLimited(900),
    ],
)
def test_whatever_breaks_on_the_way_may_be_tried_later(error: Exception) -> None:
    with pytest.raises(courier.TryLater), errors.translated():
        raise error


def test_what_is_no_error_of_discord_passes() -> None:
    with pytest.raises(ZeroDivisionError), errors.translated():
        raise ZeroDivisionError
