"""Slash commands: from what is typed to one click."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord
import pytest
from simcord import ChannelHandle
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.click import Click
from bot.clock import HOUR
from bot.decision import Decision
from bot.discord.commands.place import mentioned
from bot.discord.commands.shared import RULEBOOK_CHOICES
from bot.founder import opened
from bot.outcome import Refusal, Refused, Said, Setup, Show
from bot.present.scene import Scene
from bot.present.sentences import way_on, why
from bot.tongue import say
from data.books import Preset, Server
from data.log import Access, Pace, Posts, Times
from engine.indian_chief.options import Options, fitting
from engine.indian_chief.rulebooks import RULEBOOKS
from engine.indian_poker.options import NightOptions
from engine.indian_poker.options import Options as PokerOptions
from engine.indian_poker.play import POKER_NIGHT
from tests.bot.discord.staged import StagedHouse, World, texts, world
from tests.bot.poker_night import winning
from tests.bot.poker_night.winning import ADA, BEN
from tests.bot.present import scenes

COMMANDS: tuple[tuple[str, dict[str, Any], int, str, tuple[str, ...]], ...] = (
    ("meld choose", {"meld": "thief"}, 7, "choose", ("thief", "", "", "", "")),
    (
        "meld choose",
        {"meld": "thief", "cards": "AH", "wish": "A S", "column": 2, "table": 9},
        9,
        "choose",
        ("thief", "AH", "A S", "2", ""),
    ),
    ("meld seal", {}, 7, "seal", ("", "", "", "", "")),
    (
        "meld seal",
        {"meld": "indian_chief", "cards": "AH 4C 10S KD 2C JK=QD JK", "aside": "AH 4C JK"},
        7,
        "seal",
        ("indian_chief", "AH 4C 10S KD 2C JK=QD JK", "", "", "AH 4C JK"),
    ),
    ("meld seal", {"column": 3}, 7, "seal", ("", "", "", "3", "")),
    ("meld change", {}, 7, "change", ()),
    ("meld declare", {"jokers": "Q"}, 7, "announce", ("Q",)),
    ("steal pick", {"card": "2:1"}, 7, "pick", ("2", "1")),
    ("steal pick", {"card": "10h"}, 7, "pick_card", ("10h",)),
    ("steal pick", {"card": "0:1:12"}, 7, "pick", ("0", "1", "12")),
    ("steal pick", {"card": "2:1:0:0"}, 7, "pick_card", ("2:1:0:0",)),
    ("steal draw", {"table": 9}, 9, "draw", ()),
    ("bid in", {}, 7, "bid", ("in",)),
    ("bid out", {"table": 9}, 9, "bid", ("out",)),
    ("bid keep", {}, 7, "bid", ("keep",)),
    ("forfeits mine", {}, 1007, "mine", ()),
    ("forfeits mine", {"table": 9}, 9, "mine", ()),
    ("forfeits ledger", {}, 1007, "ledger", ()),
    ("table join", {}, 2007, "join", ()),
    ("table join", {"table": 9}, 9, "join", ()),
    ("table leave", {}, 7, "leave", ()),
    ("table hand", {}, 7, "hand", ()),
    ("table sheet", {}, 7, "sheet", ()),
    ("table export", {}, 3007, "export", ()),
    ("verify", {}, 3007, "verify", ()),
    ("verify", {"table": 9}, 9, "verify", ()),
    ("table end", {}, 7, "end", ()),
    ("table extend", {}, 7, "extend", ()),
    ("table pace", {}, 7, "pace", ("", "")),
    ("table pace", {"pace": "daily", "table": 9}, 9, "pace", ("daily", "")),
    ("table pace", {"pace": "own", "length": "36h"}, 7, "pace", ("own", "36h")),
)


@pytest.mark.sweep(20)
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
            times=Times(Pace.DAILY),
            access=Access.INVITED,
            invited=(w.ben.id, w.ada.id),
        )


@pytest.mark.parametrize("name", ["chief start", "poker start"])
async def test_a_table_may_have_a_pace_of_its_own(name: str) -> None:
    async with world() as w:
        for said in ({"pace": "own", "length": "1 day 12 h"}, {"length": "36h"}):
            await w.ada.slash(w.channel, name, **said)
            assert w.house.tables.opened.pop()[0].times == Times(Pace.OWN, 36 * HOUR)
        for said, words in (
            ({"pace": "own"}, "needs a length"),
            ({"length": "soon"}, "I cannot tell how long"),
            ({"length": "8 days"}, "from 60 seconds to 7 days"),
            ({"pace": "daily", "length": "36h"}, "has its length already"),
        ):
            assert words in texts(await w.ada.slash(w.channel, name, **said))
        assert not w.house.tables.opened


async def test_a_table_may_be_opened_in_a_dm_with_the_usual_answers() -> None:
    async with world() as w:
        await w.ada.user.slash("chief start")
        [(setup, _)] = w.house.tables.opened
        assert setup == Setup(
            Options(), w.ada.user.dm_channel.id, None, 4, Times(Pace.EVENING), Access.ANYONE
        )


@pytest.mark.parametrize(
    ("name", "options", "game"),
    [
        ("bid out", {}, "indian_poker"),
        ("meld change", {}, "indian_chief"),
        ("steal draw", {}, "indian_chief"),
        ("forfeits mine", {}, "poker_night"),
        ("forfeits ledger", {}, "poker_night"),
        ("table hand", {}, None),
    ],
)
async def test_a_move_by_command_means_a_table_of_its_game(
    name: str, options: dict[str, Any], game: str | None
) -> None:
    async with world() as w:
        await w.ada.slash(w.channel, name, **options)
        assert w.house.tables.games == [game]


POKER = PokerOptions(points="negated")


@pytest.mark.parametrize(
    ("said", "settings", "options", "seats"),
    [
        ({}, {}, PokerOptions(), 4),
        ({"seats": 12}, {}, PokerOptions(), 12),
        ({"seats": 2}, {}, PokerOptions(two_players="yes"), 2),
        ({"rules": "Ours"}, {"presets": (Preset("Ours", POKER),)}, POKER, 4),
        ({}, {"presets": (Preset("Ours", POKER),), "defaults": ("Ours",)}, POKER, 4),
        ({}, {"presets": (Preset("Ours", Options()),), "defaults": ("Ours",)}, PokerOptions(), 4),
    ],
)
async def test_a_table_of_indian_poker_is_opened_as_asked_for(
    said: dict[str, Any], settings: dict[str, Any], options: PokerOptions, seats: int
) -> None:
    async with world() as w:
        await keep(w, pace=Pace.LIVE, **settings)
        await w.ada.slash(w.channel, "poker start", **said)
        await w.ada.slash(w.channel, "poker start", pace="daily", invite=w.ben.mention, **said)
        first, second = (setup for setup, _ in w.house.tables.opened)
        assert first == Setup(
            options, w.channel.id, w.guild.id, seats, Times(Pace.LIVE), Access.ANYONE
        )
        assert second == replace(
            first, times=Times(Pace.DAILY), access=Access.INVITED, invited=(w.ben.id,)
        )


GENTLE = NightOptions(forfeit_lost="1")
NIGHTS = {"night": True, "night_name": "Bluff", "presets": (Preset("Gentle", GENTLE),)}


async def test_a_night_is_opened_as_asked_for_and_asks_its_host_too() -> None:
    async with world() as w:
        await keep(w, **NIGHTS)
        await w.ada.slash(w.channel, "poker night")
        said = {"turn": "60", "rules": "gentle", "invite": w.ben.mention}
        await w.ada.slash(w.channel, "poker night", **said)
        first, second = (setup for setup, _ in w.house.tables.opened)
        seats = POKER_NIGHT.seats(NightOptions())[-1]
        options = NightOptions(name="Bluff")
        assert first == Setup(
            options, w.channel.id, w.guild.id, seats, Times(Pace.LIVE), Access.ANYONE
        )
        asked = replace(options, forfeit_lost="1", turn_seconds="60")
        assert second == replace(first, options=asked, access=Access.INVITED, invited=(w.ben.id,))
        assert opened(options, Said.OPENED) == Decision(Show.OPT_IN, Said.OPENED)


async def test_a_night_is_refused_in_a_dm_and_where_it_is_off() -> None:
    async with world() as w:
        off = await w.ada.slash(w.channel, "poker night")
        assert say(why(Refused.NIGHT_OFF)) in texts(off)
        await keep(w, **NIGHTS)
        alone = await w.ada.user.slash("poker night", rules="Gentle")
        assert say(why(Refused.ONLY_SERVER)) in texts(alone)
        other = await w.ada.slash(w.channel, "poker night", rules="Ours")
        assert "it has \u201cGentle\u201d" in texts(other)
        assert w.house.tables.opened == []


@pytest.mark.parametrize(
    ("players", "given"),
    [("evenly", "evenly"), (f"<@{ADA}> 3 <@{BEN}> 2", "3,2,0,0"), ("Ada 9", "9,0,0,0")],
)
async def test_forfeits_are_given_in_writing_for_the_moment_at_which_it_was_read(
    players: str, given: str
) -> None:
    house = StagedHouse()
    house.tables.scene = winning.scene(winning.WINNER)
    async with world(house) as w:
        result = await w.ada.slash(w.channel, "forfeits give", players=players)
        [(_, _, click)] = house.tables.played
        assert (click.action, click.args) == ("give", (given,))
        assert click.step == house.tables.scene.table.step
        assert house.tables.games == ["poker_night"]
        assert result.ephemeral


@pytest.mark.parametrize("players", ["everybody", "Zoe 5", "<@99> 5"])
async def test_who_cannot_be_told_gets_nothing(players: str) -> None:
    house = StagedHouse()
    house.tables.scene = winning.scene(winning.WINNER)
    async with world(house) as w:
        result = await w.ada.slash(w.channel, "forfeits give", players=players)
        assert say(way_on(Refused.NO_SPLIT)) in texts(result)
        assert house.tables.played == []


@pytest.mark.parametrize(("viewer", "offers"), [(winning.WINNER, 4), (0, 0), (None, 0)])
async def test_only_who_has_forfeits_to_give_is_offered_whom_to(
    viewer: int | None, offers: int
) -> None:
    house = StagedHouse()
    house.tables.scene = winning.scene(viewer)
    async with world(house) as w:
        assert len(await w.ada.autocomplete(w.channel, "forfeits give", "players", "")) == offers


async def test_rules_of_another_game_are_none_of_indian_poker() -> None:
    async with world() as w:
        await keep(w, presets=(Preset("Ours", Options()), Preset("Lowest", POKER)))
        result = await w.ada.slash(w.channel, "poker start", rules="Ours")
        assert "it has \u201cLowest\u201d" in texts(result)
        assert w.house.tables.opened == []


MODERN = Options(rulebook="modern")
OURS = Options(rulebook="modern", triple=True, columns="left_to_right")


async def keep(world: World, **settings: Any) -> None:
    await world.house.store.put_server(replace(Server(world.guild.id), **settings))


OPENED: tuple[tuple[dict[str, Any], dict[str, Any], Options], ...] = (
    ({}, {}, Options()),
    ({"rulebook": "modern"}, {}, MODERN),
    ({"mode": "triple"}, {}, Options(triple=True)),
    ({"rules": "Ours"}, {"presets": (Preset("Ours", OURS),)}, OURS),
    ({}, {"presets": (Preset("Ours", OURS),), "defaults": ("Ours",)}, OURS),
    ({"mode": "once"}, {"presets": (Preset("Ours", OURS),), "defaults": ("Ours",)}, MODERN),
)


@pytest.mark.parametrize(("said", "settings", "options"), OPENED)
async def test_a_table_begins_with_what_is_said_or_else_with_the_servers_rules(
    said: dict[str, Any], settings: dict[str, Any], options: Options
) -> None:
    async with world() as w:
        await keep(w, pace=Pace.LIVE, **settings)
        await w.ada.slash(w.channel, "chief start", **said)
        await w.ada.slash(w.channel, "chief start", pace="daily", **said)
        await w.ada.slash(w.channel, "chief solo", **said)
        table, slower, alone = (setup for setup, _ in w.house.tables.opened)
        assert (table.options, table.times.pace, table.posts) == (options, Pace.LIVE, Posts.CHANNEL)
        assert slower == replace(table, times=Times(Pace.DAILY))
        assert alone.options == fitting(replace(options, solo=True))
        assert alone.seats == 1


@pytest.mark.parametrize(
    ("where", "in_dm", "posts"),
    [
        (None, False, Posts.NOWHERE),
        ("nowhere", False, Posts.NOWHERE),
        ("dm", False, Posts.DM),
        ("channel", False, Posts.CHANNEL),
        (None, True, Posts.NOWHERE),
        ("dm", True, Posts.NOWHERE),
        ("channel", True, Posts.NOWHERE),
    ],
)
async def test_a_solo_game_is_told_where_its_player_likes(
    where: str | None, in_dm: bool, posts: Posts
) -> None:
    said = {} if where is None else {"where": where}
    async with world() as w:
        if in_dm:
            await w.ada.user.slash("chief solo", **said)
        else:
            await w.ada.slash(w.channel, "chief solo", **said)
        [(setup, _)] = w.house.tables.opened
        place = w.ada.user.dm_channel if in_dm else w.channel
        assert (setup.posts, setup.channel) == (posts, place.id)
        assert setup.server == (None if in_dm else w.guild.id)


async def test_rules_that_nobody_saved_are_refused_with_those_there_are() -> None:
    async with world() as w:
        await keep(w, presets=(Preset("Ours", OURS),))
        for command in ("chief start", "chief solo"):
            result = await w.ada.slash(w.channel, command, rules="Theirs")
            assert "it has \u201cOurs\u201d" in texts(result)
            alone = await w.ada.user.slash(command, rules="Ours")
            assert say(why(Refused.ONLY_SERVER)) in texts(alone)
        assert w.house.tables.opened == []


async def test_saved_rules_are_offered_by_name() -> None:
    async with world() as w:
        await keep(
            w, presets=(Preset("Ours", OURS), Preset("Friday", MODERN)), defaults=("Friday",)
        )
        for command in ("chief start", "chief solo"):
            offered = await w.ada.autocomplete(w.channel, command, "rules", "")
            assert [choice["value"] for choice in offered] == ["Friday", "Ours"]
            assert await w.ada.user.autocomplete(command, "rules", "") == []


async def thread(w: World, parent: ChannelHandle) -> ChannelHandle:
    channel = w.client.get_channel(parent.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.create_thread(name="By the fire", type=discord.ChannelType.public_thread)
    [made] = parent.threads
    return made


@pytest.mark.case(35)
async def test_tables_are_opened_in_the_allowed_channels_and_their_threads_alone() -> None:
    async with world() as w:
        other = w.guild.create_text_channel("other")
        await keep(w, channels=(other.id,))
        for said in ({"name": "chief start"}, {"name": "chief solo", "where": "channel"}):
            result = await w.ada.slash(w.channel, said.pop("name"), **said)
            assert f"tables are opened in other channels: <#{other.id}>" in texts(result)
        assert w.house.tables.opened == []
        for place in (other, await thread(w, other)):
            await w.ada.slash(place, "chief start")
        await w.ada.user.slash("chief start")
        await w.ada.slash(w.channel, "chief solo")  # disturbs nobody
        assert len(w.house.tables.opened) == 4


def test_every_rulebook_can_be_asked_for() -> None:
    assert {choice.value for choice in RULEBOOK_CHOICES} == set(RULEBOOKS)


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


@pytest.mark.case(35)
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
        assert say(why(Refused.NO_TABLE_HERE)) in texts(result)


@pytest.mark.case(42)
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


@pytest.mark.case(42)
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
        names = [payload["name"] for payload in payloads]
        rest = ["forfeits", "table", "me", "verify", "mygames", "leaderboard", "stats", "rules"]
        assert names == [
            "chief",
            "meld",
            "steal",
            "poker",
            "bid",
            *rest,
            "tutorial",
            "config",
            "about",
            "doctor",
        ]
        for payload in payloads:
            assert payload["contexts"] == [0, 1]
            assert payload["integration_types"] == [0]
            manager = discord.Permissions(manage_guild=True).value
            who = manager if payload["name"] in ("config", "doctor") else None
            assert payload["default_member_permissions"] == who
            assert weight(payload) <= 8000  # Discord's own limit on all texts of a command


def weight(payload: Any) -> int:
    """Count the texts of a command as Discord does."""
    if isinstance(payload, list):
        return sum(map(weight, payload))
    texts = (payload.get(key) for key in ("name", "description", "value"))
    parts = (payload.get(key) or () for key in ("options", "choices"))
    return sum(len(t) for t in texts if isinstance(t, str)) + sum(weight([*p]) for p in parts)
