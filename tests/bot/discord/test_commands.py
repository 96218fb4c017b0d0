"""Slash commands: from what is typed to one click."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.click import Click
from bot.discord.commands.chief import mentioned
from bot.outcome import Refusal, Refused, Setup
from bot.present.refusals import REFUSED
from bot.present.scene import Scene
from data.log import Access, Pace
from engine.indian_chief.options import Options
from tests.bot.discord.staged import StagedHouse, texts, world
from tests.bot.present import scenes

COMMANDS: tuple[tuple[str, dict[str, Any], int, str, tuple[str, ...]], ...] = (
    ("meld choose", {"meld": "thief"}, 7, "choose", ("thief", "", "")),
    (
        "meld choose",
        {"meld": "thief", "cards": "AH", "wish": "A S", "table": 9},
        9,
        "choose",
        ("thief", "AH", "A S"),
    ),
    ("meld seal", {}, 7, "seal", ("", "", "")),
    (
        "meld seal",
        {"meld": "lawyer", "cards": "AH 4C 10S KD"},
        7,
        "seal",
        ("lawyer", "AH 4C 10S KD", ""),
    ),
    ("meld change", {}, 7, "change", ()),
    ("steal pick", {"card": "2:1"}, 7, "pick", ("2", "1")),
    ("steal pick", {"card": "10h"}, 7, "pick_card", ("10h",)),
    ("steal pick", {"card": "2:1:0"}, 7, "pick_card", ("2:1:0",)),
    ("steal draw", {"table": 9}, 9, "draw", ()),
    ("table join", {}, 1007, "join", ()),
    ("table join", {"table": 9}, 9, "join", ()),
    ("table leave", {}, 7, "leave", ()),
    ("table hand", {}, 7, "hand", ()),
    ("table sheet", {}, 7, "sheet", ()),
    ("table end", {}, 7, "end", ()),
)


@pytest.mark.parametrize(("name", "options", "table", "action", "args"), COMMANDS)
@pytest.mark.parametrize("in_dm", [False, True])
async def test_a_command_is_one_click_that_only_the_caller_sees_answered(
    name: str,
    options: dict[str, Any],
    table: int,
    action: str,
    args: tuple[str, ...],
    *,
    in_dm: bool,
) -> None:
    async with world() as w:
        call = (
            w.ada.user.slash(name, **options) if in_dm else w.ada.slash(w.channel, name, **options)
        )
        result = await call
        [(meant, person, click)] = w.house.tables.played
        assert (meant, person.user) == (table, w.ada.id)
        place = w.ada.user.dm_channel if in_dm else w.channel
        assert click == Click(action, None, args, (), result._interaction.id, place.id)
        assert result.ephemeral


async def test_a_table_is_opened_as_asked_for() -> None:
    async with world() as w:
        invite = f"{w.ben.mention}, <@!{w.ada.id}> {w.ben.mention}"
        await w.ada.slash(w.channel, "chief start", seats=6, pace="daily", invite=invite)
        [(setup, person)] = w.house.tables.opened
        assert person.name == "Ada"
        assert setup == Setup(
            options=Options(),
            channel=w.channel.id,
            server=w.guild.id,
            seats=6,
            pace=Pace.DAILY,
            access=Access.INVITED,
            invited=(w.ben.id, w.ada.id),
        )


async def test_a_table_may_be_opened_in_a_dm_with_the_usual_answers() -> None:
    async with world() as w:
        await w.ada.user.slash("chief start")
        [(setup, _)] = w.house.tables.opened
        assert setup == Setup(
            Options(), w.ada.user.dm_channel.id, None, 4, Pace.EVENING, Access.ANYONE
        )


async def test_an_invitation_of_nobody_is_refused() -> None:
    async with world() as w:
        result = await w.ada.slash(w.channel, "chief start", invite="everybody I like")
        assert "everybody I like" in texts(result)
        assert w.house.tables.opened == []


@pytest.mark.parametrize("text", ["@everyone", "<@1> and me", "<@&5>", "<@123", "<@x>"])
def test_what_is_no_mention_is_no_invitation(text: str) -> None:
    with pytest.raises(Refusal) as refused:
        mentioned(text)
    assert refused.value.code is Refused.NO_MENTION


async def test_a_channel_in_which_the_bot_is_mute_gets_no_table() -> None:
    async with world() as w:
        deny = discord.Permissions(send_messages=True, read_message_history=True).value
        w.env.backend.set_overwrite(
            w.channel.id, Overwrite(w.guild.default_role.id, OverwriteType.ROLE, 0, deny)
        )
        result = await w.ada.slash(w.channel, "chief start")
        assert "Send Messages and Read Message History" in texts(result)
        assert w.house.tables.opened == []


async def test_a_command_without_a_table_says_so() -> None:
    house = StagedHouse()
    house.tables.table = None
    async with world(house) as w:
        result = await w.ada.slash(w.channel, "meld seal")
        assert REFUSED[Refused.NO_TABLE_HERE].text in texts(result)


async def test_cards_are_offered_from_the_callers_hand_alone() -> None:
    house = StagedHouse()
    view = replace(scenes.view(4, 0), hand=scenes.cards("AH 4C 10S KD"))
    house.tables.scene = Scene(scenes.table(4), view, 0, {})
    async with world(house) as w:
        offered = await w.ada.autocomplete(w.channel, "meld seal", "cards", "AH ", meld="lawyer")
        assert [choice["value"] for choice in offered] == ["AH", "AH 4C", "AH 10S", "AH KD"]
        assert await w.ada.autocomplete(w.channel, "meld seal", "cards", "AH", meld="thief") == [
            {"name": "AH", "value": "AH"}
        ]


@pytest.mark.parametrize("command", ["meld choose", "steal pick"])
@pytest.mark.parametrize(
    "scene",
    [
        Scene(scenes.table(4), None, 0, {}),
        Scene(scenes.table(4), scenes.view(4), None, {}),
        Scene(scenes.table(4), scenes.stealing(4), None, {}),
        None,
    ],
)
async def test_without_a_seat_there_is_nothing_to_offer(command: str, scene: Scene | None) -> None:
    house = StagedHouse()
    house.tables.scene, house.tables.table = scene, 7 if scene else None
    option = "cards" if command == "meld choose" else "card"
    async with world(house) as w:
        assert await w.ada.autocomplete(w.channel, command, option, "") == []


async def test_a_thief_is_offered_what_lies_there() -> None:
    house = StagedHouse()
    house.tables.scene = Scene(scenes.table(3), scenes.stealing(3, 0), 0, scenes.names(3))
    async with world(house) as w:
        offered = await w.ada.autocomplete(w.channel, "steal pick", "card", "")
        assert len(offered) == 8
        await w.ada.slash(w.channel, "steal pick", card=offered[0]["value"])
        assert w.house.tables.played[0][2].action == "pick"


async def test_wishes_are_offered() -> None:
    async with world() as w:
        offered = await w.ada.autocomplete(w.channel, "meld choose", "wish", "")
        assert offered[0]["value"] == "draw"


async def test_commands_work_in_servers_and_dms_for_this_application_alone() -> None:
    async with world() as w:
        commands = w.client.tree.get_commands()
        payloads = [command.to_dict(w.client.tree) for command in commands]
        assert [payload["name"] for payload in payloads] == ["chief", "meld", "steal", "table"]
        for payload in payloads:
            assert payload["contexts"] == [0, 1]
            assert payload["integration_types"] == [0]
            assert payload["default_member_permissions"] is None
