"""Games where the bot may do little: no files in the channel, or no word in a thread (35)."""

from __future__ import annotations

import discord
import pytest
from simcord import ChannelHandle
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.click import Click
from bot.present.indian_chief.scene import played
from bot.present.words import cards_marked
from data.log import Stage
from data.store import Person
from engine.indian_chief.model import MeldsRevealed
from engine.indian_chief.rulebooks import rules_of
from tests.bot.discord.evening import Evening, Guest, evening
from tests.bot.discord.staged import text_of, texts


def forbid(e: Evening, **permissions: bool) -> None:
    """Take permissions from everybody in the channel, and so in its threads."""
    deny = discord.Permissions(**permissions).value
    everyone = Overwrite(e.guild.default_role.id, OverwriteType.ROLE, 0, deny)
    e.env.backend.set_overwrite(e.channel.id, everyone)


async def opened(e: Evening, place: ChannelHandle, *, joining: bool = True) -> str:
    """Let Ada open a table in a place, and Ben join it; return what Ada is answered."""
    ada, ben = e.guests
    result = await ada.member.slash(place, "chief start", seats=2)
    await e.idle()
    if joining:
        [e.table] = await e.store.live_tables()
        await click(e, ben, place, "join")
        await e.idle()
    return texts(result)


async def click(e: Evening, guest: Guest, place: ChannelHandle, *said: str) -> None:
    """Do something at the table, as a command does."""
    action, *args = said
    did = Click(action, args=tuple(args), channel=place.id)
    await e.house.tables.play(e.table, Person(guest.id, guest.member.user.name), did)


async def play_on(e: Evening, place: ChannelHandle) -> None:
    """Let everybody seal the first cards that fit, and thieves draw, until the game is over."""
    while (await e.house.tables.look(e.table, None)).table.stage is Stage.PLAYING:
        for guest in e.guests:
            scene = await guest.scene()
            view = played(scene)
            if view.own is None and view.phase == "meld":
                meld = view.open_melds[scene.seat or 0][0]
                size = rules_of(view.options).sizes[meld]
                cards = " ".join(card.face for card in view.hand[:size])
                await click(e, guest, place, "seal", meld, cards, "")
            elif view.phase == "steal" and view.may_act:
                await click(e, guest, place, "draw")
        await e.idle()


@pytest.mark.case(35)
async def test_a_whole_game_in_a_thread_is_told_in_words_where_no_files_are_allowed() -> None:
    async with evening("Ada", "Ben") as e:
        forbid(e, attach_files=True)
        e.env.backend.create_thread(e.channel.id, "game night", e.env.backend.bot_user.id)
        await e.env.settle()
        [place] = e.channel.threads
        await opened(e, place)
        await play_on(e, place)
        posts = [m for m in e.env.backend.messages[place.id].values() if not m.is_ephemeral]
        assert [m for m in posts if m.attachments] == []
        told = "\n".join(text_of(message.components) for message in posts)
        log = await e.store.load(e.table)
        reveals = [event for event in log.events if isinstance(event, MeldsRevealed)]
        assert len(reveals) == 7
        for meld in (meld for event in reveals for meld in event.melds):
            assert cards_marked(meld.slots) in told


@pytest.mark.case(35)
async def test_in_a_thread_its_own_permission_is_asked_for_and_named() -> None:
    async with evening("Ada", "Ben") as e:
        e.env.backend.create_thread(e.channel.id, "game night", e.env.backend.bot_user.id)
        forbid(e, send_messages_in_threads=True)
        await e.env.settle()
        [thread], before = e.channel.threads, e.posts()
        assert "Send Messages in Threads" in await opened(e, thread, joining=False)
        assert await e.store.live_tables() == ()
        forbid(e, send_messages=True)  # which is nothing that a thread asks for
        await e.env.settle()
        await opened(e, thread)
        assert e.live(thread).find("hand") is not None
        assert e.posts() == before
