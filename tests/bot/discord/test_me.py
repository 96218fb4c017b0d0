"""``/me`` on Discord: a private file, a question in words, and a name that is gone (45)."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from bot.dossier import FORMAT
from bot.expiry import LEFT
from bot.me import ASKED, NAME
from tests.bot.discord.evening import Evening, Guest, Seen, evening
from tests.bot.discord.staged import text_of, texts


async def opened(e: Evening) -> None:
    """Let everybody sit down at one table and begin."""
    first, *others = e.guests
    await first.member.slash(e.channel, "chief start", seats=len(e.guests))
    e.table = 1
    await e.idle()
    for guest in others:
        await guest.press(e.live(), "join")
    await e.idle()


async def asked(e: Evening, guest: Guest) -> Seen:
    """Return what ``/me forget`` answers."""
    result = await guest.member.slash(e.channel, "me forget")
    assert result.ephemeral
    assert result.response is not None
    return Seen(e, e.channel.id, result.response.id)


@pytest.mark.case(45)
async def test_export_answers_with_a_file_that_nobody_else_sees() -> None:
    async with evening("Ada", "Ben", "Cleo") as e:
        await opened(e)
        ada, ben, _ = e.guests
        result = await ada.member.slash(e.channel, "me export")
        assert result.ephemeral
        assert "The file has everything" in texts(result)
        assert result.response is not None
        [file] = result.response.attachments
        assert file.filename == NAME
        told = json.loads(await file.read())
        assert (told["format"], told["user"], told["name"]) == (FORMAT, str(ada.id), "Ada")
        assert told["tables"][0]["view"]["hand"]
        assert not [seen for seen in e.seen_by(ben) if NAME in seen]


async def test_export_in_a_dm() -> None:
    async with evening("Ada") as e:
        [ada] = e.guests
        result = await ada.member.user.slash("me export")
        assert result.response is not None
        [file] = result.response.attachments
        assert json.loads(await file.read())["tables"] == []


async def test_forget_asks_in_words_and_a_repeated_press_is_told_it_was_done() -> None:
    async with evening("Ada", "Ben", "Cleo") as e:
        await opened(e)
        ada, ben, cleo = e.guests
        question = await asked(e, ada)
        assert "1 running table" in question.text
        assert (await ada.scene()).seat == 0
        component = question.find("forget")
        assert component is not None
        done = await ada.press(question, "forget")
        assert done.id == question.id  # the question is gone
        assert done.find("forget") is None
        assert "You are forgotten" in done.text
        again = await e.forged(ada.member, component["custom_id"])
        assert "It is done" in again.text
        for guest in (ben, cleo):
            scene = await guest.scene()
            assert scene.table.chairs[0].user == -1
        status, news = e.posts()[-2:]
        assert "a former player" in status
        left, hosts = news.splitlines()
        assert left == "A former player left. A computer plays on."
        assert hosts == f"**<@{ben.id}>** hosts this table now."
        assert f"<@{ada.id}>" not in status
        assert f"<@{ben.id}>" in status


@pytest.mark.case(45)
async def test_everybody_elses_game_goes_on_and_stays_readable() -> None:
    async with evening("Ada", "Ben", "Cleo") as e:
        await opened(e)
        ada, ben, cleo = e.guests
        await ada.press(await asked(e, ada), "forget")
        before = len(e.posts())
        for guest in (ben, cleo):
            await guest.seal()
        await e.idle()
        told = e.posts()[before:]
        assert any("a former player" in post for post in told)
        assert not [post for post in told if re.search(f"{ada.id}|Ada", post)]
        answers = [await ben.press(e.live(), "hand"), await ben.press(e.live(), "sheet")]
        assert not [answer for answer in answers if re.search(f"{ada.id}|Ada", answer.text)]


@pytest.mark.case(11)
async def test_between_question_and_answer_the_bot_may_start_anew() -> None:
    async with evening("Ada", "Ben") as e:
        await opened(e)
        ada, _ = e.guests
        question = await asked(e, ada)
        await e.restart()
        assert "You are forgotten" in (await ada.press(question, "forget")).text


async def test_an_old_question_is_asked_anew() -> None:
    async with evening("Ada", "Ben") as e:
        await opened(e)
        ada, _ = e.guests
        question = await asked(e, ada)
        await e.clock.advance(ASKED)
        anew = await ada.press(question, "forget")
        assert "This cannot be undone" in anew.text
        assert "You are forgotten" in (await ada.press(anew, "forget")).text


async def test_who_was_forgotten_sits_down_as_somebody_new() -> None:
    async with evening("Ada", "Ben") as e:
        await opened(e)
        ada, _ = e.guests
        await ada.press(await asked(e, ada), "forget")
        result = await ada.member.slash(e.channel, "chief solo")
        assert not _failed(result)
        assert await e.store.names((ada.id,)) == {ada.id: "Ada"}
        [table] = await e.store.tables_naming(ada.id)
        assert table == 2


async def test_a_server_is_left_and_joined_again() -> None:
    async with evening("Ada", "Ben") as e:
        await opened(e)
        server = e.guild.id
        now = e.clock.now()
        e.env.backend.emit("GUILD_DELETE", {"id": str(server), "unavailable": True})
        await e.env.settle()
        assert await e.store.servers_left(now + 1) == ()  # an outage
        e.env.backend.emit("GUILD_DELETE", {"id": str(server)})
        await e.env.settle()
        assert await e.store.servers_left(now + 1) == (server,)
        await e.house.membership.back(server)
        assert await e.store.servers_left(now + LEFT) == ()


def _failed(result: Any) -> bool:
    return "failed" in text_of(result.response.components)
