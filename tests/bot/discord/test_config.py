"""A server's settings on Discord: an admin's page, and what it changes for everybody."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord import MemberActor
from simcord.components import walk_components

from bot.outcome import Refused
from bot.present.config import named
from bot.present.sentences import way_on, why
from bot.servers import name_game, save_preset
from bot.tongue import say
from data.books import Called, Server
from data.log import Absence, Pace
from data.people import Language
from engine.indian_chief.options import Options
from tests.bot.discord.evening import Evening, evening
from tests.bot.discord.staged import text_of, texts

OURS = Options(rulebook="modern", triple=True)


async def page(e: Evening, admin: MemberActor) -> Any:
    """Open the page of the settings."""
    result = await admin.slash(e.channel, "config")
    assert result.response is not None
    assert result.response.ephemeral
    return result.response


async def settings(e: Evening) -> Server:
    return await e.store.server(e.guild.id)


def component(message: Any, custom_id: str) -> Any:
    [found] = (c for c in walk_components(message.components) if c.get("custom_id") == custom_id)
    return found


async def test_an_admin_allows_a_channel_and_others_are_refused_in_words() -> None:
    async with evening("Ada") as e:
        [ada] = e.guests
        admin, other = e.chief().member, e.guild.create_text_channel("the-fire")
        shown = await page(e, admin)
        select = component(shown, "u:config:channels")
        assert (select["type"], select["min_values"], "default_values" in select) == (8, 0, False)
        assert set(select["channel_types"]) == {0, 2, 5, 15}
        changed = await admin.select(shown, [other], custom_id="u:config:channels")
        assert changed.response is not None
        assert changed.response.id == shown.id
        [chosen] = component(changed.response, "u:config:channels")["default_values"]
        assert chosen == {"id": other.id, "type": "channel"}
        refused = await ada.member.slash(e.channel, "chief start")
        assert f"other channels: <#{other.id}>" in texts(refused)
        opened = await ada.member.slash(other, "chief start")
        assert "Your table is open" in texts(opened)
        everywhere = await admin.select(changed.response, [], custom_id="u:config:channels")
        assert everywhere.response is not None
        assert "in every channel" in text_of(everywhere.response.components)
        assert (await settings(e)).channels == ()


async def test_pace_and_rules_are_chosen_and_removed_by_selects() -> None:
    async with evening() as e:
        admin, server = e.chief().member, e.guild.id
        await e.house.servers.change(server, lambda was: save_preset(was, "Ours", OURS))
        shown = await page(e, admin)
        await admin.select(shown, ["daily"], custom_id="u:config:pace")
        game = await admin.click(shown, label="Indian Chief")
        assert game.response is not None
        shown = game.response
        await admin.select(shown, [named("Ours")], custom_id="u:config:default:indian_chief")
        now = await settings(e)
        assert (now.pace, now.defaults) == (Pace.DAILY, ("Ours",))
        saved = await admin.click(shown, label="Look at saved rules")
        assert saved.response is not None
        await admin.select(saved.response, [named("Ours")], custom_id="u:config:remove:1")
        assert await settings(e) == Server(server, pace=Pace.DAILY)


async def test_a_deleted_channel_is_shown_as_gone_and_can_be_forgotten() -> None:
    async with evening() as e:
        admin, other = e.chief().member, e.guild.create_text_channel("the-fire")
        await admin.select(await page(e, admin), [other], custom_id="u:config:channels")
        place = e.client.get_channel(other.id)
        assert isinstance(place, discord.TextChannel)
        await place.delete()
        await e.env.settle()
        shown = await page(e, admin)
        assert "**Gone:** 1 allowed channel" in text_of(shown.components)
        assert "default_values" not in component(shown, "u:config:channels")
        await admin.click(shown, label="Forget deleted channels")
        assert (await settings(e)).channels == ()


@pytest.mark.case(42)
async def test_nobody_else_sees_the_page_or_its_choices() -> None:
    async with evening("Ada") as e:
        [ada] = e.guests
        await e.house.servers.change(e.guild.id, lambda was: save_preset(was, "Ours", OURS))
        before = await settings(e)
        alone = await ada.member.user.slash("config")
        assert say(why(Refused.ONLY_SERVER)) in texts(alone)
        for custom_id, values in (
            ("u:config:open", []),
            ("u:config:channels", [str(e.channel.id)]),
            ("u:config:pace", ["live"]),
            ("u:config:remove:1", [named("Ours")]),
            ("u:config:night:on", []),
            ("u:config:night_name", []),
            ("u:config:game:indian_chief", []),
            ("u:config:name:indian_chief", []),
        ):
            answered = (await e.forged(ada.member, custom_id, *values)).text
            assert say(why(Refused.NOT_ADMIN)) in answered
            assert "Ours" not in answered
        assert await settings(e) == before


@pytest.mark.parametrize(
    ("custom_id", "values", "code"),
    [
        ("u:config:channels", ["1"], Refused.NO_CHANNEL),
        ("u:config:channels", ["1; drop"], Refused.NO_CHANNEL),
        ("u:config:default:indian_chief", [named("Theirs")], Refused.NO_PRESET),
        ("u:config:remove:0", [named("Theirs")], Refused.NO_PRESET),
        ("u:config:pace", ["never"], Refused.UNKNOWN),
        ("u:config:everything", [], Refused.UNKNOWN),
        ("u:config:night:maybe", [], Refused.UNKNOWN),
        ("u:config:tables_here", ["4"], Refused.UNKNOWN),
        ("u:config:name:poker_night", ["Bluff"], Refused.UNKNOWN),
        ("u:config:name:bridge", ["Bluff"], Refused.UNKNOWN),
    ],
)
async def test_what_nobody_offered_changes_nothing(
    custom_id: str, values: list[str], code: Refused
) -> None:
    async with evening() as e:
        answered = (await e.forged(e.chief().member, custom_id, *values)).text
        assert say(way_on(code)) in answered
        assert await settings(e) == Server(e.guild.id)


async def test_a_channel_of_another_server_or_of_another_kind_is_none() -> None:
    async with evening() as e:
        admin = e.chief().member
        category = e.guild.create_category("Games")
        foreign = e.env.create_guild("Elsewhere").create_text_channel("table")
        await e.env.settle()
        for channel in (category, foreign):
            answered = (await e.forged(admin, "u:config:channels", str(channel.id))).text
            assert say(why(Refused.NO_CHANNEL)) in answered


async def test_an_admin_allows_nights_by_a_button_and_names_them_by_a_form() -> None:
    async with evening("Ada") as e:
        admin = e.chief().member
        shown = await page(e, admin)
        night = await admin.click(shown, label="Poker night")
        assert night.response is not None
        changed = await admin.click(night.response, label="Allow nights")
        assert changed.response is not None
        assert changed.response.id == shown.id
        asked = await admin.click(changed.response, label="Name the nights")
        assert asked.modal is not None
        assert asked.modal["title"] == "Name the nights"
        sent = await admin.submit_modal(asked, {"text": "Blind Man's Bluff"})
        assert sent.response is not None
        assert sent.response.id == shown.id
        assert "Blind Man" in text_of(sent.response.components)
        assert await settings(e) == Server(e.guild.id, night=True, night_name="Blind Man's Bluff")
        again = await admin.click(sent.response, label="Name the nights")
        refused = await admin.submit_modal(again, {"text": " "})
        assert say(way_on(Refused.PRESET_NAME)) in texts(refused)
        assert (await settings(e)).night_name == "Blind Man's Bluff"
        await admin.click(sent.response, label="Call it Poker night")
        await admin.click(sent.response, label="Allow no nights")
        assert await settings(e) == Server(e.guild.id)


async def test_a_table_that_is_open_is_told_in_the_language_that_an_admin_chooses() -> None:
    async with evening("Ada") as e:
        admin, [ada] = e.chief().member, e.guests
        await ada.member.slash(e.channel, "chief start")
        await e.house.idle()
        shown = await page(e, admin)
        for language, said in (("de", "Klassisches Regelwerk"), ("en", "Classic rulebook")):
            await admin.select(shown, [language], custom_id="u:config:language")
            await e.house.idle()
            assert said in e.live().text


async def test_an_admin_sets_all_there_is_and_the_first_page_tells_it() -> None:
    async with evening("Ada") as e:
        admin, server = e.chief().member, e.guild.id
        await e.house.servers.change(server, lambda was: save_preset(was, "Ours", OURS))
        saved = (await settings(e)).presets
        shown = await page(e, admin)
        await admin.select(shown, [e.channel], custom_id="u:config:channels")
        for action, value in (
            ("language", "es"),
            ("pace", "daily"),
            ("absence", "end"),
            ("tables_here", "5"),
            ("tables_each", "1"),
        ):
            await admin.select(shown, [value], custom_id=f"u:config:{action}")
        for game, name in (("Indian Chief", "Wam*pum"), ("Indian poker", "Blind")):
            await named_by_form(admin, await pressed(admin, shown, game), "Give it a name", name)
            await pressed(admin, shown, "Back to the settings")
        chief = await pressed(admin, shown, "Indian Chief")
        await admin.select(chief, [named("Ours")], custom_id="u:config:default:indian_chief")
        await pressed(admin, chief, "Back to the settings")
        nights = await pressed(admin, await pressed(admin, shown, "Poker night"), "Allow nights")
        await named_by_form(admin, nights, "Name the nights", "Bluff")
        games = (Called("indian_chief", "Wam*pum"), Called("indian_poker", "Blind"))
        assert await settings(e) == Server(
            server,
            channels=(e.channel.id,),
            pace=Pace.DAILY,
            presets=saved,
            defaults=("Ours",),
            night=True,
            night_name="Bluff",
            absence=Absence.END,
            language=Language.SPANISH,
            tables_here=5,
            tables_each=1,
            games=games,
        )
        first = await pressed(admin, nights, "Back to the settings")
        text = text_of(first.components)
        assert f"<#{e.channel.id}>" in text
        assert "- **Indian Chief**, called **Wam\\*pum**: Ours" in text
        assert "- **Indian poker**, called **Blind**: the usual rules" in text
        assert "- **Poker night**, called **Bluff**: the usual rules" in text
        picked = {
            c["custom_id"]: [o["value"] for o in c["options"] if o.get("default")]
            for c in walk_components(first.components)
            if c.get("options")
        }
        assert picked == {
            "u:config:language": ["es"],
            "u:config:pace": ["daily"],
            "u:config:absence": ["end"],
            "u:config:tables_here": ["5"],
            "u:config:tables_each": ["1"],
        }


async def pressed(admin: MemberActor, shown: Any, label: str) -> Any:
    """Press a button, and return what it leads to."""
    result = await admin.click(shown, label=label)
    assert result.response is not None
    return result.response


async def named_by_form(admin: MemberActor, shown: Any, label: str, name: str) -> None:
    """Give a name by the form that a button opens."""
    asked = await admin.click(shown, label=label)
    sent = await admin.submit_modal(asked, {"text": name})
    assert sent.response is not None
    assert sent.response.id == shown.id


async def test_a_game_is_called_by_the_servers_name_in_lobby_posts_and_lists() -> None:
    async with evening("Ada", "Ben") as e:
        ada, ben = e.guests
        name = "Wam*pum"
        await e.house.servers.change(e.guild.id, lambda was: name_game(was, "indian_chief", name))
        await ada.member.slash(e.channel, "chief start", seats=2)
        await e.idle()
        assert "\u00b7 Wam\\*pum" in e.live().text
        # A post that notifies begins as its alert, which an edit replaces at once.
        assert [r for r in e.env.http_requests if "a game of Wampum" in str(r)]
        await e.house.servers.change(e.guild.id, lambda was: name_game(was, "indian_chief", None))
        await ben.press(e.live(), "join")
        assert "\u00b7 Wam\\*pum \u00b7 Round 1" in e.live().text
        own = await ben.member.slash(e.channel, "mygames")
        assert "Wam\\*pum, round 1" in texts(own)
