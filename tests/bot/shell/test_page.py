"""The page for people: they queue, see what the bot does by itself, and hit what they saw."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

import aiohttp
import discord
import pytest
from discord import ui
from simcord.env import Env
from simcord.preview import _markdown

from bot import page as pages
from bot.page import Page, keep_fresh, parse_once
from bot.readers import language_of
from bot.sandbox import LOCALES, World, furnish, speak
from data.people import Language
from tests.bot.shell.browser import Tab, browser


class Little(discord.Client):
    """Answers every press in private, and slowly."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.pressed: list[str] = []
        self.locales: set[tuple[discord.Locale, discord.Locale | None]] = set()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        await asyncio.sleep(0.05)
        self.pressed.append(f"{interaction.user.display_name} {interaction.custom_id}")
        self.locales.add((interaction.locale, interaction.guild_locale))
        await interaction.response.send_message("pressed", ephemeral=True)


def post(text: str, *custom_ids: str) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow(
        *(ui.Button(label=name, custom_id=name) for name in custom_ids)
    )
    view.add_item(ui.Container(ui.TextDisplay(text), row))
    view.stop()
    return view


@dataclass(frozen=True)
class Room:
    """A running page, its world and its bot."""

    client: Little
    world: World
    page: Page
    http: aiohttp.ClientSession

    @property
    def channel(self) -> discord.abc.Messageable:
        channel = self.client.get_channel(self.world.channel.id)
        assert isinstance(channel, discord.TextChannel)
        return channel

    async def tab(self, person: int) -> Tab:
        return await Tab.open(self.http, self.world.members[person].id)


@pytest.fixture
async def room() -> AsyncIterator[Room]:
    client = Little()
    env = Env(client)
    world = furnish(env, 4)
    await env.start()
    page = Page(env, world.channel, world.members, port=0, zone="UTC")
    async with page, browser(page.url) as http:
        fresh = asyncio.create_task(keep_fresh(page))
        yield Room(client, world, page, http)
        fresh.cancel()
    await env.shutdown()


async def test_what_the_bot_does_by_itself_shows_by_itself(room: Room) -> None:
    tab = await room.tab(1)
    message = await room.channel.send(view=post("Round 1", "hand"))
    await tab.sees("Round 1")
    await message.edit(view=post("Round 2", "hand"))
    await tab.sees("Round 2")


async def test_visitors_queue_with_each_other_and_with_the_bot(room: Room) -> None:
    await room.channel.send(view=post("Round 1", "hand"))
    tabs = [await room.tab(person) for person in range(4)]

    async def chatter() -> None:
        for number in range(10):
            await room.channel.send(view=post(f"Chatter {number}", "hand"))
            await room.page.refresh()

    *settled, _ = await asyncio.gather(*(tab.press("hand") for tab in tabs), chatter())
    assert settled == ["settled"] * 4
    assert sorted(room.client.pressed) == ["Ada hand", "Bruno hand", "Chidi hand", "Dalia hand"]


@pytest.mark.parametrize("language", Language)
async def test_everybody_and_the_server_may_speak_another_language(
    room: Room, language: Language
) -> None:
    speak(room.page.env, LOCALES[language])
    await room.channel.send(view=post("Round 1", "hand"))
    await (await room.tab(0)).press("hand")
    [(own, around)] = room.client.locales
    assert own is around
    assert language_of(own.value) in {language, None}
    assert (own is discord.Locale.american_english) is (language is Language.ENGLISH)


async def test_a_press_counts_though_the_page_has_changed_meanwhile(room: Room) -> None:
    message = await room.channel.send(view=post("1 of 4 sealed", "hand", "sheet"))
    tab = await room.tab(0)
    for sealed in (2, 3):
        await message.edit(view=post(f"{sealed} of 4 sealed", "hand", "sheet"))
        await room.page.refresh()
    assert await tab.press("sheet") == "settled"
    assert room.client.pressed == ["Ada sheet"]


async def test_a_press_never_hits_what_came_in_place_of_what_was_seen(room: Room) -> None:
    message = await room.channel.send(view=post("Lobby", "join", "leave"))
    tab = await room.tab(0)
    await message.edit(view=post("Round 1", "hand", "end"))
    await room.page.refresh()
    assert await tab.press("leave") == "rejected"
    assert room.client.pressed == []


async def test_times_that_pass_are_drawn_anew(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "BEAT", 0.1)
    await room.channel.send(view=post("Ends <t:1800000000:R>", "hand"))
    await room.channel.send(view=post("Ends never", "hand"))
    tab = await room.tab(0)

    async def drawn_for() -> list[str | None]:
        await tab.look()
        return [tab.shown["messages"][number].get("drawnFor") for number in tab.shown["timeline"]]

    first = await drawn_for()
    async with asyncio.timeout(5):
        later = first
        while later == first:
            await asyncio.sleep(0.05)
            later = await drawn_for()
    assert first[1] is later[1] is None
    assert str(first[0]) < str(later[0])


async def test_old_messages_are_let_go(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "KEPT", 3)
    for number in range(5):
        await room.channel.send(view=post(f"Post {number}", "hand"))
    tab = await room.tab(0)
    async with asyncio.timeout(5):
        while tab.texts != ["Post 2", "Post 3", "Post 4"]:
            await asyncio.sleep(0.05)
            await tab.look()


async def test_one_rule_makes_room_for_pictures(room: Room) -> None:
    async with room.http.get("/preview.css") as style:
        text = await style.text()
    assert text.endswith(".component-gallery .media-lightbox-trigger { width: 100%; }\n")
    assert len(text) > 10_000


@pytest.mark.parametrize("profile", ["message", "text_display", "label"])
def test_texts_parsed_once_are_the_same(monkeypatch: pytest.MonkeyPatch, profile: str) -> None:
    monkeypatch.setattr(_markdown, "_markdown_parser", _markdown._markdown_parser)
    contexts = ({"users": {"7": "Ada"}, "everyone": False}, {"users": {"7": "Bruno"}})
    texts = ("**Ada** <@7> || x || <t:1:R>\n-# small\n> said", "# Head\n- one\n- `two`", "")
    cases = [(text, context) for text in texts for context in contexts]

    def all_tokens() -> list[Any]:
        return [_markdown.markdown_tokens(t, profile, context=c) for t, c in cases]

    before = all_tokens()
    parse_once()
    assert all_tokens() == before
    assert all_tokens() == before
