"""``/doctor`` on Discord: for who may manage the server, about this very channel."""

from __future__ import annotations

from copy import deepcopy

import discord
import pytest
from simcord import MemberActor
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.discord.app import COMMANDS, ChiefClient
from bot.discord.registered import same
from bot.outcome import Refused
from bot.present.sentences import way_on, why
from bot.tongue import say
from data.memory import MemoryStore
from data.store import StoreUnavailable
from tests.bot.discord.staged import StagedHouse, World, texts, world

FINE = "Nothing to do here"


def chief(w: World) -> MemberActor:
    role = w.guild.create_role("Chief", permissions=discord.Permissions(manage_guild=True))
    return w.guild.add_member(w.env.create_user("eve", global_name="Eve"), roles=[role])


def forbid(w: World, channel: int, **permissions: bool) -> None:
    """Take permissions from everybody, the bot too, in a channel."""
    _, deny = discord.PermissionOverwrite(**dict.fromkeys(permissions, False)).pair()
    everyone = Overwrite(w.guild.default_role.id, OverwriteType.ROLE, 0, deny.value)
    w.env.backend.set_overwrite(channel, everyone)


async def test_all_well_is_one_line_for_the_one_who_asked() -> None:
    async with world() as w:
        eve = chief(w)
        result = await eve.slash(w.channel, "doctor")
        assert result.ephemeral
        assert FINE in texts(result)
        assert "\n" not in texts(result)
        trial = eve.user.dm_channel.last_message
        assert trial is not None
        assert "/doctor" in str(trial.components)


@pytest.mark.case(35)
@pytest.mark.parametrize(
    ("permission", "name", "words"),
    [
        ("send_messages", "Send Messages", "No table can be hosted here"),
        ("read_message_history", "Read Message History", "No table can be hosted here"),
        ("attach_files", "Attach Files", "cards come as text"),
        ("send_messages_in_threads", "Send Messages in Threads", "in this channel's threads"),
    ],
)
async def test_a_permission_that_was_taken_away_is_named(
    permission: str, name: str, words: str
) -> None:
    async with world() as w:
        eve = chief(w)
        forbid(w, w.channel.id, **{permission: True})
        said = texts(await eve.slash(w.channel, "doctor"))
        assert f"**{name}**" in said
        assert words in said
        assert said.count("\n- ") == 1


async def test_closed_dms_are_said_with_the_way_to_open_them() -> None:
    async with world() as w:
        eve = chief(w)
        path = f"/channels/{eve.user.dm_channel.id}/messages"
        w.env.inject_error("POST", path, status=403, code=50007, times=None)
        said = texts(await eve.slash(w.channel, "doctor"))
        assert "allow direct messages from this server" in said
        assert said.count("\n- ") == 1


async def test_commands_that_discord_has_otherwise_are_registered_at_the_next_start() -> None:
    async with world() as w:
        eve, store = chief(w), w.house.store
        assert await store.setting(COMMANDS)
        w.client.tree.remove_command("rules")
        said = texts(await eve.slash(w.channel, "doctor"))
        assert "other commands" in said
        assert await store.setting(COMMANDS) == ""
        again = ChiefClient()
        again.serve(w.house)
        await w.env.restart_bot(again)
        assert FINE in texts(await eve.slash(w.channel, "doctor"))


async def test_what_discord_does_not_tell_is_said() -> None:
    async with world() as w:
        eve = chief(w)
        w.env.inject_error("GET", "/applications/*/commands", status=403, code=0)
        assert "did not tell its commands" in texts(await eve.slash(w.channel, "doctor"))


class FullStore(MemoryStore):
    """A store whose disk is full."""

    full = False

    async def put_setting(self, key: str, value: str) -> None:
        if self.full:
            raise StoreUnavailable("full")
        await super().put_setting(key, value)


async def test_a_store_that_does_not_record_is_said() -> None:
    store = FullStore()
    async with world(StagedHouse(store=store)) as w:
        eve = chief(w)
        store.full = True
        assert "records nothing" in texts(await eve.slash(w.channel, "doctor"))


@pytest.mark.case(35)
async def test_a_thread_is_looked_at_as_one() -> None:
    async with world() as w:
        eve = chief(w)
        channel = w.client.get_channel(w.channel.id)
        assert isinstance(channel, discord.TextChannel)
        opened = await channel.create_thread(name="t", type=discord.ChannelType.public_thread)
        await w.env.settle()
        [thread] = w.channel.threads
        assert FINE in texts(await eve.slash(thread, "doctor"))
        forbid(w, w.channel.id, send_messages=True)
        assert FINE in texts(await eve.slash(thread, "doctor"))
        forbid(w, w.channel.id, send_messages_in_threads=True)
        said = texts(await eve.slash(thread, "doctor"))
        assert "without **Send Messages in Threads**" in said
        assert "the channel of this thread" in said
        forbid(w, w.channel.id)
        await opened.edit(locked=True)
        await w.env.settle()
        assert FINE in texts(await eve.slash(thread, "doctor"))
        forbid(w, w.channel.id, manage_threads=True)
        assert "unlock it" in texts(await eve.slash(thread, "doctor"))


async def test_others_are_refused_in_words_and_get_no_dm() -> None:
    async with world() as w:
        alone = await w.ada.user.slash("doctor")
        assert say(way_on(Refused.ONLY_SERVER)) in texts(alone)
        [doctor] = [c for c in await w.client.tree.fetch_commands() if c.name == "doctor"]
        w.guild.set_command_permissions(doctor, {w.ada: True})
        refused = await w.ada.slash(w.channel, "doctor")
        assert say(why(Refused.NOT_ADMIN)) in texts(refused)
        assert w.bodies(part=f"/channels/{w.ada.user.dm_channel.id}/messages") == []


async def test_definitions_are_compared_as_discord_answers_them() -> None:
    client = ChiefClient()
    client.serve(StagedHouse())
    ours = await client.tree.defined()
    theirs = deepcopy(ours)
    for number, command in enumerate(theirs):
        command |= {"id": str(number), "version": "1", "dm_permission": None}
        command["contexts"] = list(reversed(command["contexts"]))
        if command["default_member_permissions"] is not None:
            command["default_member_permissions"] = str(command["default_member_permissions"])
        for option in command["options"]:
            if not option.get("required"):
                option.pop("required", None)
        if not command["options"]:
            del command["options"]
        if not command["name_localizations"]:
            command["name_localizations"] = None
    assert same(ours, theirs)
    assert same(ours, list(reversed(theirs)))
    assert not same(ours, theirs[1:])
    assert not same(ours[1:] + ours[:1] * 2, theirs)


@pytest.mark.parametrize(
    "key",
    ["description", "contexts", "default_member_permissions", "description_localizations"],
)
async def test_a_difference_anywhere_is_one(key: str) -> None:
    client = ChiefClient()
    client.serve(StagedHouse())
    ours, theirs = await client.tree.defined(), await client.tree.defined()
    theirs[-1][key] = None
    assert not same(ours, theirs)
    theirs = deepcopy(ours)
    group = next(c for c in theirs if c["options"] and c["options"][0].get("options"))
    group["options"][0]["options"][0]["description"] += "!"
    assert not same(ours, theirs)
    theirs = deepcopy(ours)
    group = next(c for c in theirs if c["options"] and c["options"][0].get("options"))
    group["options"][0]["options"][0]["name_localizations"]["de"] += "x"
    assert not same(ours, theirs)
