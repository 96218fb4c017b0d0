"""The client: what it asks of Discord, and when it registers its commands."""

from __future__ import annotations

import discord
import pytest
import simcord
import structlog
from discord import app_commands

from bot.click import Control
from bot.discord.app import ChiefClient
from bot.discord.show import Interaction
from bot.outcome import Refused
from bot.present.screen import Button, Buttons, Screen
from bot.present.sentences import why
from bot.tongue import say
from tests.bot.discord.staged import StagedHouse, texts, world


def client(house: StagedHouse, *, always_sync: bool = False) -> ChiefClient:
    made = ChiefClient(always_sync=always_sync)
    made.serve(house)
    return made


def syncs(env: simcord.Env) -> int:
    return sum(r.method == "PUT" and r.path.endswith("/commands") for r in env.http_requests)


async def test_what_comes_after_the_close_is_dropped() -> None:
    house = StagedHouse()
    made = client(house)
    async with made:
        await made.close()
        made.dispatch("ready")  # as discord.py does that still waits for servers; it has no loop


async def test_no_privileged_intent_and_no_mention_by_default() -> None:
    made = client(StagedHouse())
    assert made.intents.value == discord.Intents(guilds=True).value
    assert made.allowed_mentions is not None
    assert made.allowed_mentions.to_dict()["parse"] == []


async def test_commands_are_registered_when_they_changed_and_only_then() -> None:
    house = StagedHouse()
    async with simcord.run(client(house), settle_timeout=60) as env:
        assert syncs(env) == 1
        await env.restart_bot(client(house))
        assert syncs(env) == 1
        changed = client(house)
        changed.tree.remove_command("chief")
        await env.restart_bot(changed)
        assert syncs(env) == 2
        await env.restart_bot(client(house, always_sync=True))
        assert syncs(env) == 3


@pytest.mark.goes_wrong("always an answer")
async def test_a_command_that_discord_still_shows_is_answered() -> None:
    async with world() as w:
        w.client.tree.remove_command("table")
        result = await w.ada.slash(w.channel, "table hand")
        assert say(why(Refused.OLD_COMMAND)) in texts(result)
        assert result.ephemeral
        with pytest.raises(ExceptionGroup, match="1 error"):
            w.env.raise_errors()


@pytest.mark.parametrize(
    "name", ["chief start", "chief solo", "meld seal", "steal draw", "table hand"]
)
async def test_commands_are_offered_in_channels_and_dms(name: str) -> None:
    async with world() as w:
        assert name in w.ada.available_commands(w.channel)
        assert name in w.ada.user.available_commands()


async def test_descriptions_keep_discords_limits() -> None:
    for command in client(StagedHouse()).tree.walk_commands():
        assert 1 <= len(command.description) <= 100
        if isinstance(command, app_commands.Group):
            continue
        for option in command.parameters:
            assert 1 <= len(str(option.description)) <= 100
            assert str(option.description) != "\N{HORIZONTAL ELLIPSIS}"


async def test_an_event_that_fails_is_logged_without_its_message() -> None:
    card = "AS"

    async def fails(_interaction: Interaction) -> None:
        raise KeyError(card)

    with structlog.testing.capture_logs() as logs:
        async with world() as w:
            w.client.reply.press = fails  # type: ignore[assignment, method-assign]
            public = await w.post(Screen((Buttons((Button("Join", Control(7, 0, "join")),)),)))
            await w.ada.click(public, label="Join")
            with pytest.raises(ExceptionGroup, match="1 error"):
                w.env.raise_errors()
    [entry] = [log for log in logs if log["event"] == "event_failed"]
    assert entry["event_method"] == "on_interaction"
    assert card not in str(entry)
