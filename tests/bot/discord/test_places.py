"""Servers, channels and threads that go and come back, as the client hears of it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import discord
import pytest
import simcord
from simcord.backend import serializers
from simcord.backend.models import Overwrite
from simcord.enums import ChannelType, OverwriteType

from bot.courier import Archived, Forbidden, ServerGone, TryLater, Undelivered
from bot.present.screen import Screen, Text
from data.log import Place
from tests.bot.discord.staged import MARK, World, world

SOMETHING = Screen((Text("Round 1 of 7"),))


@dataclass
class Places:
    """A world with a thread, and what the teller was asked to look at since it stands."""

    w: World
    thread: int

    @property
    def renewed(self) -> list[tuple[int, ...]]:
        return self.w.house.teller.renewed

    @property
    def retried(self) -> list[int | None]:
        return self.w.house.teller.retried

    def hindrance(self, channel: int) -> Undelivered | None:
        return self.w.client.courier.hindrance(Place(channel, self.w.guild.id))

    def forbid(self, **permissions: bool) -> None:
        """Take permissions from the bot in the channel, or (``True``) give them back."""
        _, deny = discord.PermissionOverwrite(**permissions).pair()
        everyone = Overwrite(self.w.guild.default_role.id, OverwriteType.ROLE, 0, deny.value)
        self.w.env.backend.set_overwrite(self.w.channel.id, everyone)

    def forget(self) -> None:
        self.renewed.clear()
        self.retried.clear()


@asynccontextmanager
async def somewhere() -> AsyncIterator[Places]:
    async with world() as w:
        backend = w.env.backend
        thread = backend.create_thread(w.channel.id, "game night", backend.bot_user.id)
        await w.env.settle()
        made = Places(w, thread.id)
        made.forget()
        yield made


async def test_nothing_hinders_where_all_is_well() -> None:
    async with somewhere() as places:
        w = places.w
        assert places.hindrance(w.channel.id) is None
        assert places.hindrance(places.thread) is None
        assert w.client.courier.hindrance(Place(w.channel.id, None)) is None
        assert places.hindrance(12345) is None  # an archived thread, perhaps


@pytest.mark.goes_wrong("50001/50013")
@pytest.mark.parametrize(
    ("permission", "name"), [("send_messages", "Send Messages"), ("view_channel", "View Channel")]
)
async def test_a_permission_that_is_lost_is_known_and_named(permission: str, name: str) -> None:
    async with somewhere() as places:
        places.forbid(**{permission: False})
        await places.w.env.settle()
        found = places.hindrance(places.w.channel.id)
        assert isinstance(found, Forbidden)
        assert name in str(found)
        assert places.w.channel.id in {channel for each in places.renewed for channel in each}
        places.forget()
        places.forbid()
        await places.w.env.settle()
        assert places.hindrance(places.w.channel.id) is None
        assert places.w.channel.id in {channel for each in places.renewed for channel in each}


@pytest.mark.goes_wrong("50001/50013")
async def test_a_role_that_changes_is_looked_at() -> None:
    async with somewhere() as places:
        w = places.w
        role = w.env.backend.create_role(w.guild.id, "Bots")
        w.env.backend.edit_role(w.guild.id, role.id, {"permissions": 1 << 13})
        await w.env.settle()
        assert w.guild.id in places.retried


@pytest.mark.case(36)
@pytest.mark.goes_wrong("10003/10004")
@pytest.mark.parametrize("what", ["channel", "thread"])
async def test_what_is_deleted_is_looked_at_at_once(what: str) -> None:
    async with somewhere() as places:
        w = places.w
        gone = w.channel.id if what == "channel" else places.thread
        w.env.backend.delete_channel(gone)
        await w.env.settle()
        assert gone in {channel for each in places.renewed for channel in each}


@pytest.mark.case(36, 37)
@pytest.mark.goes_wrong("guild removed")
async def test_a_server_that_the_bot_is_kicked_from_is_gone_until_it_is_invited_again() -> None:
    async with somewhere() as places:
        w = places.w
        again = serializers.guild_create_payload(w.env.backend, w.env.backend.get_guild(w.guild.id))
        again.pop("unavailable")  # which an outage says that is over, and an invitation does not
        w.env.backend.remove_guild(w.guild.id)
        await w.env.settle()
        assert isinstance(places.hindrance(w.channel.id), ServerGone)
        [looked] = places.renewed
        assert {w.channel.id, places.thread} <= set(looked)
        assert w.house.arrival.greeted == [], "it was there before"
        w.env.backend.emit("GUILD_CREATE", again)
        await w.env.settle()
        assert places.retried == [w.guild.id]
        assert places.hindrance(w.channel.id) is None
        assert w.house.arrival.greeted == [(w.guild.id, (w.channel.id,), "en-US")]


@pytest.mark.goes_wrong("guild removed")
async def test_an_outage_of_a_server_is_no_removal() -> None:
    async with somewhere() as places:
        w = places.w
        again = serializers.guild_create_payload(w.env.backend, w.env.backend.get_guild(w.guild.id))
        w.env.backend.emit("GUILD_DELETE", {"id": str(w.guild.id), "unavailable": True})
        await w.env.settle()
        assert isinstance(places.hindrance(w.channel.id), TryLater)
        assert places.renewed == []
        w.env.backend.emit("GUILD_CREATE", again)
        await w.env.settle()
        assert places.retried == [w.guild.id]
        assert places.hindrance(w.channel.id) is None


def _patches(env: simcord.Env) -> list[str]:
    return [r.path for r in env.http_requests if r.method == "PATCH" and r.path[:4] == "/cha"]


@pytest.mark.case(36)
@pytest.mark.goes_wrong("50083/160005/6")
async def test_an_archived_thread_is_opened_to_say_something() -> None:
    async with somewhere() as places:
        w = places.w
        w.env.inject_error("POST", "/channels/*/messages", status=400, code=50083)
        await w.client.courier.post(places.thread, SOMETHING, MARK)
        assert _patches(w.env) == [f"/channels/{places.thread}"]
        assert w.env.backend.messages[places.thread]


@pytest.mark.goes_wrong("50083/160005/6")
@pytest.mark.parametrize(
    ("status", "code"), [(403, 50013), (403, 160005), (400, 160006), (403, 50001)]
)
async def test_a_thread_that_may_not_be_opened_is_told_apart(status: int, code: int) -> None:
    async with somewhere() as places:
        w = places.w
        w.env.inject_error("POST", "/channels/*/messages", status=400, code=50083)
        w.env.inject_error("PATCH", "/channels/*", status=status, code=code)
        with pytest.raises(Archived) as shut:
            await w.client.courier.post(places.thread, SOMETHING, MARK)
        assert shut.value.around == w.channel.id
        assert len([r for r in w.env.http_requests if r.path.endswith("/messages")]) == 1


@pytest.mark.goes_wrong("50083/160005/6")
async def test_an_edit_opens_no_thread() -> None:
    async with somewhere() as places:
        w = places.w
        message = await w.client.courier.post(places.thread, SOMETHING, MARK)
        w.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=50083)
        with pytest.raises(Archived):
            await w.client.courier.edit(places.thread, message, SOMETHING, MARK)
        assert _patches(w.env) == [f"/channels/{places.thread}/messages/{message}"]


@pytest.mark.goes_wrong("50083/160005/6")
async def test_only_a_thread_that_was_opened_again_is_looked_at() -> None:
    async with somewhere() as places:
        w = places.w
        stored = w.env.backend.get_thread(places.thread)
        assert stored.thread_metadata is not None
        for archived, looked in ((True, []), (False, [(places.thread,)])):
            stored.thread_metadata.archived = archived
            w.env.backend.announce_channel_update(places.thread)
            await w.env.settle()
            assert places.renewed == looked
            places.forget()


@pytest.mark.goes_wrong("50083/160005/6")
async def test_a_thread_that_was_locked_or_unlocked_is_looked_at_and_a_stirred_one_not() -> None:
    async with somewhere() as places:
        w = places.w
        stored = w.env.backend.get_thread(places.thread)
        assert stored.thread_metadata is not None
        for changed, value, looked in (
            ("locked", True, [(places.thread,)]),
            ("locked", False, [(places.thread,)]),
            ("auto_archive_duration", 60, []),
        ):
            setattr(stored.thread_metadata, changed, value)
            w.env.backend.announce_channel_update(places.thread)
            await w.env.settle()
            assert places.renewed == looked
            places.forget()


@pytest.mark.case(36)
@pytest.mark.goes_wrong("50083/160005/6")
async def test_a_locked_thread_is_known() -> None:
    async with somewhere() as places:
        w = places.w
        stored = w.env.backend.get_thread(places.thread)
        assert stored.thread_metadata is not None
        stored.thread_metadata.locked = True
        places.forbid(manage_threads=False)
        w.env.backend.announce_channel_update(places.thread)
        await w.env.settle()
        shut = places.hindrance(places.thread)
        assert isinstance(shut, Archived)
        assert shut.around == w.channel.id
        assert places.hindrance(w.channel.id) is None


async def test_nobody_reads_around_a_private_thread_what_was_said_in_it() -> None:
    async with somewhere() as places:
        w = places.w
        backend = w.env.backend
        private = ChannelType.PRIVATE_THREAD
        inside = backend.create_thread(w.channel.id, "us", backend.bot_user.id, type=private)
        assert inside.thread_metadata is not None
        inside.thread_metadata.locked = True
        places.forbid(manage_threads=False)
        backend.announce_channel_update(inside.id)
        await w.env.settle()
        shut = places.hindrance(inside.id)
        assert isinstance(shut, Archived)
        assert shut.around is None


@pytest.mark.goes_wrong("op 9, 4007/4009")
async def test_every_session_begins_with_a_look_at_everything() -> None:
    async with somewhere() as places:
        w = places.w
        before = w.house.awoken
        assert before
        w.client.dispatch("ready")
        await w.env.settle()
        assert w.house.awoken == before + 1
