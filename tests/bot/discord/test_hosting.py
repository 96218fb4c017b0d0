"""What a host does by button and by command, and what time does, as people in Discord see it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import discord
import pytest
from simcord import ChannelHandle
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.clock import HOUR, MINUTE
from bot.paces import GRACES, LENGTHS
from data.log import Absence, Ending, Gone, OutageCredited, Pace, Stage
from tests.bot.discord.evening import Evening, Guest, Seen, evening
from tests.bot.discord.staged import texts


@asynccontextmanager
async def game(*names: str, **options: Any) -> AsyncIterator[Evening]:
    """Let Ada and the others play; by the usual pace all are late after ten minutes."""
    async with evening(*(names or ("Ada", "Ben", "Cleo"))) as e:
        await opened(e, **options)
        yield e


async def opened(e: Evening, **options: Any) -> None:
    host, *others = e.guests
    await host.member.slash(e.channel, "chief start", seats=len(e.guests), **options)
    await e.idle()
    [e.table] = await e.store.live_tables()
    for guest in others:
        await guest.press(e.live(), "join")


async def command(e: Evening, guest: Guest, name: str, **options: Any) -> str:
    """Use a slash command in the table's channel, and return what only its user sees."""
    result = await guest.member.slash(e.channel, name, **options)
    await e.idle()
    return texts(result)


async def late(e: Evening, pace: Pace = Pace.EVENING) -> None:
    await e.wait(LENGTHS[pace])
    await e.wait(GRACES[pace])


async def test_a_host_kicks_by_the_page_after_a_question() -> None:
    async with game() as e:
        ada, ben, _ = e.guests
        page = await ada.press(e.live(), "manage")
        assert page.find("extend") is not None
        page = await ada.pick(page, str(ben.id), "manage")
        assert f"What about <@{ben.id}>?" in page.text
        asked = await ada.push(page, "kick", str(ben.id))
        assert "A computer plays the seat" in asked.text
        assert (await e.table_now()).chairs[1].user == ben.id
        done = await ada.press(asked, "kick")
        assert "They have no seat here any more." in done.text
        assert (await e.table_now()).chairs[1].gone is Gone.KICKED
        assert any(f"The host took **<@{ben.id}>** off the table" in post for post in e.posts())


async def test_a_host_bars_by_the_page_and_the_question_keeps_it() -> None:
    async with game() as e:
        ada, ben, _ = e.guests
        page = await ada.pick(await ada.press(e.live(), "manage"), str(ben.id), "manage")
        asked = await ada.push(page, "kick", "ban")
        assert "cannot sit down at this table again" in asked.text
        await ada.press(asked, "kick")
        assert (await e.table_now()).barred == (ben.id,)


async def test_a_host_hands_on_by_the_page_after_a_question() -> None:
    async with game() as e:
        ada, ben, _ = e.guests
        page = await ada.pick(await ada.press(e.live(), "manage"), str(ben.id), "manage")
        asked = await ada.push(page, "manage", "host")
        assert (await e.table_now()).host == ada.id
        assert "You are no longer the host." in (await ada.press(asked, "host")).text
        assert (await e.table_now()).host == ben.id
        assert f"**<@{ben.id}>** hosts this table now." in e.posts()
        assert f"-# Host: <@{ben.id}>" in (await e.status()).text
        refused = await ada.press(await e.status(), "manage")
        assert f"the host is <@{ben.id}>" in refused.text


async def test_a_host_gives_more_time_and_ends_by_the_page() -> None:
    async with game() as e:
        [ada, *_] = e.guests
        await e.wait(HOUR // 12)
        before = (await e.table_now()).deadline
        page = await ada.press(e.live(), "manage")
        assert "There is more time" in (await ada.press(page, "extend")).text
        later = (before or 0) + HOUR // 12
        assert (await e.table_now()).deadline == later
        assert any(f"more time,** until <t:{later // 1000}:f>" in post for post in e.posts())
        assert f"at the latest <t:{later // 1000}:f>" in (await e.status()).text
        page = await ada.press(await e.status(), "manage")
        await ada.press(await ada.press(page, "end"), "end")
        assert (await e.table_now()).stage is Stage.CLOSED


async def test_in_a_lobby_too() -> None:
    async with evening("Ada", "Ben", "Cleo") as e:
        ada, ben, _ = e.guests
        await ada.member.slash(e.channel, "chief start", seats=4)
        await e.idle()
        [e.table] = await e.store.live_tables()
        await ben.press(e.live(), "join")
        page = await ada.pick(await ada.press(e.live(), "manage"), str(ben.id), "manage")
        assert page.find("extend") is None
        await ada.push(page, "kick", str(ben.id))
        assert (await e.table_now()).people == (ada.id,)


async def test_whoever_plays_leaves_by_the_live_post_and_comes_back() -> None:
    async with game() as e:
        _, ben, _ = e.guests
        await ben.press(e.live(), "leave")
        assert (await e.table_now()).chairs[1].gone is Gone.LEFT
        post = e.latest(e.channel)
        assert f"**<@{ben.id}>** left." in post.text
        assert "left, a computer plays" in (await e.status()).text
        await ben.press(post, "join")
        assert (await e.table_now()).chairs[1].gone is None


async def test_a_host_does_it_all_by_command() -> None:
    async with game() as e:
        ada, ben, cleo = e.guests
        assert "more time" in await command(e, ada, "table extend")
        assert "A computer plays the seat" in await command(e, ada, "table kick", player=ben.member)
        assert "only the host" in (await command(e, ben, "table extend")).casefold()
        said = await command(e, ada, "table kick", player=ben.member, ban=True)
        assert "cannot sit down at this table again" in said
        assert "no longer the host" in await command(e, ada, "table host", player=cleo.member)
        assert (await e.table_now()).host == cleo.id


# ------------------------------------------------------------------------ moving


def forbid(e: Evening, channel: ChannelHandle, **permissions: bool) -> None:
    deny = discord.Permissions(**permissions).value
    everyone = Overwrite(e.guild.default_role.id, OverwriteType.ROLE, 0, deny)
    e.env.backend.set_overwrite(channel.id, everyone)


@pytest.mark.case(36)
async def test_a_table_moves_and_its_old_post_leads_there() -> None:
    async with game() as e:
        ada, ben, _ = e.guests
        other = e.guild.create_text_channel("other")
        await e.env.settle()
        before = e.live()
        assert "goes on in the other channel" in await command(e, ada, "table move", channel=other)
        assert (await e.table_now()).place.channel == other.id
        assert f"goes on in <#{other.id}>" in before.text
        assert e.live(other).find("hand") is not None
        result = await ada.member.slash(e.channel, "table move", table=e.table)  # here, it means
        await e.idle()
        assert "goes on" in texts(result)
        assert (await e.table_now()).place.channel == e.channel.id
        assert "Only the host" in await command(e, ben, "table move", channel=other)


@pytest.mark.case(36)
@pytest.mark.goes_wrong("50083/160005/6")
async def test_as_its_thread_is_locked_a_table_goes_on_around_it() -> None:
    async with game() as e:
        [ada, *_] = e.guests
        backend = e.env.backend
        thread = backend.create_thread(e.channel.id, "game night", backend.bot_user.id)
        await e.env.settle()
        [inside] = e.channel.threads
        await command(e, ada, "table move", channel=inside)
        assert (await e.table_now()).place.channel == thread.id
        stored = backend.get_thread(thread.id)
        assert stored.thread_metadata is not None
        stored.thread_metadata.locked = True
        forbid(e, e.channel, manage_threads=True)
        backend.announce_channel_update(thread.id)
        await e.env.settle()
        await e.idle()
        assert (await e.table_now()).place.channel == e.channel.id
        [news] = (post for post in e.posts() if "goes on here" in post)
        assert f"its thread <#{thread.id}> is archived or locked" in news
        await ada.press(await e.status(), "hand")
        assert (await e.table_now()).stranded is None


@pytest.mark.case(35)
@pytest.mark.parametrize("lacking", ["send_messages", "read_message_history"])
async def test_it_does_not_move_where_it_cannot_be_told(lacking: str) -> None:
    async with game() as e:
        [ada, *_] = e.guests
        other = e.guild.create_text_channel("other")
        forbid(e, other, **{lacking: True})
        await e.env.settle()
        said = await command(e, ada, "table move", channel=other)
        name = lacking.replace("_", " ").title()
        assert f"I lack {name}" in said or "in which you may write" in said
        assert (await e.table_now()).place.channel == e.channel.id


async def test_it_does_not_move_to_what_is_no_channel_for_tables_here() -> None:
    async with game() as e:
        [ada, *_] = e.guests
        said = await ada.member.user.slash("table move", table=e.table)
        assert "it goes to a text channel" in texts(said)
        other = e.guild.create_text_channel("other")
        await e.env.settle()
        server = await e.store.server(e.guild.id)
        await e.store.put_server(replace(server, channels=(e.channel.id,)))
        said = await command(e, ada, "table move", channel=other)
        assert "tables are opened in other channels" in said
        assert (await e.table_now()).place.channel == e.channel.id


# ----------------------------------------------------------------- time and absence


@pytest.mark.case(31, 33)
async def test_the_late_are_pinged_then_who_never_came_is_replaced_and_the_host_goes_back() -> None:
    async with game() as e:
        ada, ben, cleo = e.guests
        for guest in (ada, ben):
            await guest.seal()
        await e.wait(LENGTHS[Pace.EVENING])
        late_post = next(post for post in e.posts() if "Time is up for" in post)
        assert f"<@{cleo.id}>" in late_post
        assert str(ben.id) not in late_post
        await e.wait(GRACES[Pace.EVENING])
        post = find(e, "lobby")
        assert "did not show up for the first move" in post.text
        assert "Only the host" in (await ben.press(post, "lobby")).text
        asked = await ada.press(post, "lobby")
        old = e.table
        await ada.press(asked, "lobby")
        [e.table] = await e.store.live_tables()
        assert e.table != old
        table = await e.table_now()
        assert (table.stage, table.people) == (Stage.LOBBY, (ada.id, ben.id))


def find(e: Evening, action: str) -> Seen:
    """Return the newest post of the channel with a control for ``action``."""
    stored = e.env.backend.messages[e.channel.id]
    seen = (Seen(e, e.channel.id, number) for number in sorted(stored, reverse=True))
    return next(each for each in seen if each.find(action) is not None)


@pytest.mark.case(19)
async def test_a_game_that_nobody_plays_waits_is_warned_of_and_can_be_kept() -> None:
    async with game("Ada", "Ben") as e:
        ada, _ = e.guests
        await late(e)
        assert "Nobody plays just now" in (await e.status()).text
        assert (await e.table_now()).people == ()
        life = 3 * HOUR
        await e.wait(life - life // 4)
        warning = find(e, "keep")
        assert "This table closes" in warning.text
        assert "The table stays open." in (await ada.press(warning, "keep")).text
        await ada.press(await e.status(), "join")
        assert "Nobody plays" not in (await e.status()).text


@pytest.mark.case(26)
async def test_anybody_closes_a_stale_lobby_by_the_warning_under_which_it_lies() -> None:
    async with evening("Ada", "Eve") as e:
        ada, eve = e.guests
        await ada.member.slash(e.channel, "chief start", seats=4)
        await e.idle()
        [e.table] = await e.store.live_tables()
        await e.wait(3 * HOUR - 3 * HOUR // 4)
        asked = await eve.press(find(e, "keep"), "end")
        assert "This ends the game for everybody." in asked.text
        assert (await e.table_now()).stage is Stage.LOBBY
        await eve.press(asked, "end")
        assert (await e.table_now()).stage is Stage.CLOSED
        assert f"<@{eve.id}> closed it before the game began" in "\n".join(e.posts())


async def test_what_becomes_of_the_late_is_said_as_the_table_opens_and_then_done() -> None:
    async with evening("Ada", "Ben") as e:
        ada, ben = e.guests
        await ada.member.slash(e.channel, "chief start", seats=2, absent="end")
        await e.idle()
        [e.table] = await e.store.live_tables()
        assert "**Whoever is late:** has 2 minutes more, then the game ends." in e.live().text
        await ben.press(e.live(), "join")
        await ada.seal()
        await late(e)
        assert (await e.table_now()).ending is Ending.ABSENT
        assert any(f"<@{ben.id}> did not act in round 1" in post for post in e.posts())


@pytest.mark.parametrize("name", ["chief start", "poker start"])
async def test_it_begins_with_what_the_server_has_set(name: str) -> None:
    async with evening("Ada") as e:
        [ada] = e.guests
        server = await e.store.server(e.guild.id)
        await e.store.put_server(replace(server, absence=Absence.END))
        await ada.member.slash(e.channel, name, seats=3)
        await e.idle()
        [e.table] = await e.store.live_tables()
        assert (await e.table_now()).absence is Absence.END
        assert "then the game ends" in e.live().text


async def test_at_indian_poker_the_late_are_called_too_and_told_what_silence_means() -> None:
    async with evening("Ada", "Ben", "Cleo") as e:
        ada, *others = e.guests
        await ada.member.slash(e.channel, "poker start", seats=3)
        await e.idle()
        [e.table] = await e.store.live_tables()
        for guest in others:
            await guest.press(e.live(), "join")
        await e.wait(LENGTHS[Pace.EVENING])
        called = find(e, "hand")
        assert "Time is up for" in called.text
        assert "Whoever says nothing by then is out." in called.text
        await e.wait(GRACES[Pace.EVENING])
        assert any("did not show up for the first move" in post for post in e.posts())
        assert "not here yet, a computer plays" in (await e.status()).text


@pytest.mark.case(13)
async def test_an_outage_is_told_in_the_channel_once() -> None:
    async with game() as e:
        await e.house.tables.circumstances.credit(e.table, OutageCredited(0, 12 * MINUTE))
        await e.idle()
        said = [post for post in e.posts() if "nothing lost" in post]
        assert said == ["Back, nothing lost. Time added: 12 minutes."]
