"""Following a table on Discord, by button and by command, and threads of tables that stay open."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import discord
import pytest
from simcord import ChannelHandle
from simcord.backend.models import Overwrite
from simcord.enums import ChannelType, OverwriteType

from bot.clock import HOUR, MINUTE
from bot.discord.threads import WEEK
from bot.outcome import Refused, Said
from bot.present.sentences import why
from bot.present.texts import SAID
from bot.threads import EVERY
from bot.tongue import say
from data.log import Ending, Place, TableClosed
from data.store import Append, Index
from tests.bot.discord.evening import Evening, Guest, Seen, evening
from tests.bot.discord.staged import labels, texts
from tests.data.build import ADA, OVER, founding, opened

DAY = 24 * HOUR
WISHES = ("rounds", "end")


@asynccontextmanager
async def game() -> AsyncIterator[Evening]:
    """Let the first two play; the third looks on."""
    async with evening("Ada", "Ben", "Cleo") as e:
        ada, ben, _ = e.guests
        await ada.member.slash(e.channel, "chief start", seats=2)
        await e.idle()
        e.table = max(await e.store.live_tables())
        await ben.press(e.live(), "join")
        yield e


def dms(guest: Guest) -> list[str]:
    """Return the texts of the DMs that somebody got."""
    e, channel = guest.evening, guest.member.user.dm_channel.id
    return [Seen(e, channel, number).text for number in sorted(e.env.backend.messages[channel])]


async def end(e: Evening) -> None:
    await e.forged(e.guests[0].member, f"t:{e.table}:0:end:sure")
    await e.idle()


async def a_round(e: Evening) -> None:
    for guest in e.guests[:2]:
        await guest.seal()
    await e.idle()


async def test_a_spectator_follows_by_button_and_stops_from_the_dm() -> None:
    async with game() as e:
        cleo = e.guests[2]
        page = await cleo.press(e.live(), "following")
        assert "You do not follow this table." in page.text
        chosen = await cleo.push(page, "follow", "rounds")
        assert say(SAID[Said.FOLLOWS_ROUNDS]) in chosen.text
        assert "**each round**" in chosen.text
        [welcome] = dms(cleo)
        assert f"https://discord.com/channels/{e.guild.id}/{e.channel.id}/" in welcome
        await a_round(e)
        *_, news = dms(cleo)
        assert "Round 1" in news
        latest = e.latest(cleo.member.user.dm_channel)
        page = await cleo.press(latest, "following")
        stopped = await cleo.push(page, "follow", "nothing")
        assert say(SAID[Said.FOLLOWS_NOTHING]) in stopped.text
        told = len(dms(cleo))
        await end(e)
        assert len(dms(cleo)) == told


@pytest.mark.parametrize(("wish", "said"), [("rounds", 3), ("end", 2)])
async def test_a_spectator_follows_by_command(wish: str, said: int) -> None:
    async with game() as e:
        cleo = e.guests[2]
        asked = await cleo.member.slash(e.channel, "table follow")
        assert labels(asked) == ["Each round", "The end only", "Help"]
        await cleo.member.slash(e.channel, "table follow", what=wish)
        await a_round(e)
        await end(e)
        assert len(dms(cleo)) == said
        assert "Closed" in dms(cleo)[-1]
        late = await cleo.member.slash(e.channel, "table follow", what=wish, table=e.table)
        assert say(why(Refused.CLOSED)) in texts(late)


async def test_a_spectator_stops_by_command_anywhere() -> None:
    async with game() as e:
        cleo = e.guests[2]
        await cleo.member.slash(e.channel, "table follow", what="end")
        stopped = await cleo.member.user.slash("table follow", what="nothing")
        assert say(SAID[Said.FOLLOWS_NOTHING]) in texts(stopped)
        assert await e.store.followers(e.table) == ()
        nothing = await cleo.member.user.slash("table follow", what="nothing")
        assert say(why(Refused.NO_TABLE_HERE)) in texts(nothing)


async def test_who_sits_there_is_told_so() -> None:
    async with game() as e:
        said = await e.guests[0].member.slash(e.channel, "table follow", what="rounds")
        assert say(why(Refused.AT_TABLE)) in texts(said)


async def test_closed_dms_are_said_at_once() -> None:
    async with game() as e:
        cleo = e.guests[2]
        e.close_dms(cleo)
        said = await cleo.member.slash(e.channel, "table follow", what="rounds")
        assert say(SAID[Said.FOLLOW_UNREACHED]) in texts(said)
        assert await e.store.followers(e.table) == ()


def hide(e: Evening) -> None:
    """Let nobody but the bot see the channel."""
    _, deny = discord.PermissionOverwrite(view_channel=False).pair()
    allow, _ = discord.PermissionOverwrite(view_channel=True).pair()
    bot = e.env.backend.bot_user.id
    for overwrite in (
        Overwrite(bot, OverwriteType.MEMBER, allow.value, 0),
        Overwrite(e.guild.default_role.id, OverwriteType.ROLE, 0, deny.value),
    ):
        e.env.backend.set_overwrite(e.channel.id, overwrite)


@pytest.mark.parametrize("how", ["left", "hidden"])
async def test_who_cannot_see_the_channel_is_not_told(how: str) -> None:
    async with game() as e:
        cleo = e.guests[2]
        await cleo.member.slash(e.channel, "table follow", what="rounds")
        told = dms(cleo)
        if how == "left":
            e.guild.remove_member(cleo.member)
        else:
            hide(e)
        await e.env.settle()
        await a_round(e)
        assert dms(cleo) == told
        assert await e.store.followers(e.table) == ()


async def test_a_private_thread_is_seen_by_its_members_only() -> None:
    async with game() as e:
        _, ben, cleo = e.guests
        backend = e.env.backend
        private = backend.create_thread(
            e.channel.id, "secret", backend.bot_user.id, type=ChannelType.PRIVATE_THREAD
        )
        backend.add_thread_member(private.id, cleo.id)
        await e.env.settle()
        place = (await e.house.tables.look(e.table, None)).table.place
        inside = type(place)(private.id, place.server)
        assert await e.client.courier.sees(cleo.id, inside)
        assert not await e.client.courier.sees(ben.id, inside)
        assert await e.client.courier.sees(ben.id, place)
        assert not await e.client.courier.sees(ben.id, type(place)(12345, place.server))
        assert not await e.client.courier.sees(ben.id, type(place)(e.channel.id, 12345))


# ------------------------------------------------------------------------------- threads


async def begun(e: Evening, **options: object) -> str:
    result = await e.guests[0].member.slash(e.channel, "chief start", thread=True, **options)
    await e.idle()
    return texts(result)


async def test_a_table_is_played_in_a_thread_of_its_own() -> None:
    async with evening("Ada", "Ben") as e:
        ada, ben = e.guests
        assert say(SAID[Said.OPENED]).split(".", 1)[0] in await begun(e, seats=2)
        [thread] = e.channel.threads
        stored = e.env.backend.get_thread(thread.id)
        assert stored.name == "Indian Chief with Ada"
        assert stored.type == ChannelType.PUBLIC_THREAD
        assert stored.thread_metadata is not None
        assert stored.thread_metadata.auto_archive_duration == WEEK
        [e.table] = await e.store.live_tables()
        assert (await e.house.tables.look(e.table, None)).table.place.channel == thread.id
        await ben.press(e.live(thread), "join")
        await e.idle()
        assert (await e.house.tables.look(e.table, None)).table.people == (ada.id, ben.id)


@pytest.mark.parametrize(
    "lacking", ["create_public_threads", "send_messages_in_threads", "read_message_history"]
)
async def test_what_a_thread_lacks_is_named_beforehand(lacking: str) -> None:
    async with evening("Ada", "Ben") as e:
        _, deny = discord.PermissionOverwrite(**{lacking: False}).pair()
        everyone = Overwrite(e.guild.default_role.id, OverwriteType.ROLE, 0, deny.value)
        e.env.backend.set_overwrite(e.channel.id, everyone)
        await e.env.settle()
        assert lacking.replace("_", " ").title().replace(" In ", " in ") in await begun(e)
        assert list(e.channel.threads) == []
        assert await e.store.live_tables() == ()


async def test_a_table_that_cannot_be_opened_leaves_no_thread() -> None:
    async with evening("Ada", "Ben") as e:
        assert "This game is for" in await begun(e, seats=10, rulebook="classic")
        assert list(e.channel.threads) == []
        e.env.inject_error("POST", "/channels/*/threads", status=400, code=160006)
        assert say(why(Refused.THREAD_REFUSED)) in await begun(e)


async def test_a_thread_holds_no_other() -> None:
    async with evening("Ada", "Ben") as e:
        await begun(e)
        [inside] = e.channel.threads
        ada = e.guests[0].member
        said = await ada.slash(inside, "poker start", thread=True)
        assert say(why(Refused.NO_THREADS)) in texts(said)
        said = await ada.user.slash("chief start", thread=True)
        assert say(why(Refused.NO_THREADS)) in texts(said)


def stirs(e: Evening, thread: int) -> int:
    """Count how often the bot has changed something about a thread."""
    path = f"/channels/{thread}"
    return sum(r.method == "PATCH" and r.path == path for r in e.env.http_requests)


async def passes(e: Evening, time: int) -> None:
    await e.clock.advance(time)
    e.house.threads.poke()
    await e.idle()


@pytest.mark.parametrize(("archived_after", "days"), [(60, 1), (1440, 5), (WEEK, 22)])
async def test_a_thread_is_kept_open_while_its_game_lives(archived_after: int, days: int) -> None:
    async with evening("Ada") as e:
        thread = await a_thread(e, archived_after)
        table = await told_in(e, thread)
        await passes(e, EVERY)
        active, done = e.clock.now(), stirs(e, thread.id)
        assert done == 2  # the archive time is changed, and put back
        for _ in range(days * DAY // EVERY):
            await passes(e, EVERY)
            if stirs(e, thread.id) > done:
                active, done = e.clock.now(), stirs(e, thread.id)
                await e.env.settle()
            assert e.clock.now() - active < archived_after * MINUTE
        assert 2 < done <= 2 + 4 * days * 1440 // archived_after  # not much more than it takes
        stored = e.env.backend.get_thread(thread.id)
        assert stored.thread_metadata is not None
        assert stored.thread_metadata.auto_archive_duration == archived_after
        over = TableClosed(Ending.CLOSED, ADA, e.clock.now())
        count = len((await e.store.load(table)).events)
        await e.store.append(Append(table, count, (over,), OVER))
        for _ in range(archived_after * MINUTE // EVERY):
            await passes(e, EVERY)
        assert stirs(e, thread.id) == done


@pytest.mark.parametrize(("locked", "opened"), [(False, True), (True, False)])
async def test_an_archived_thread_is_opened_unless_it_is_locked(
    *, locked: bool, opened: bool
) -> None:
    async with evening("Ada") as e:
        thread = await a_thread(e, WEEK)
        stored = e.env.backend.get_thread(thread.id)
        assert stored.thread_metadata is not None
        stored.thread_metadata.archived, stored.thread_metadata.locked = True, locked
        e.env.backend.announce_channel_update(thread.id)
        await e.env.settle()
        await passes(e, EVERY)
        assert stored.thread_metadata.archived  # no game lives there
        await told_in(e, thread)
        await passes(e, EVERY)
        assert stored.thread_metadata.archived is not opened


async def test_a_thread_that_cannot_be_kept_open_keeps_no_other_waiting() -> None:
    async with evening("Ada") as e:
        first, second = await a_thread(e, 60), await a_thread(e, 60)
        for thread in (first, second):
            await told_in(e, thread)
        e.env.inject_error("PATCH", f"/channels/{first.id}", status=403, code=50013)
        await passes(e, EVERY)
        assert stirs(e, second.id) == 2


async def a_thread(e: Evening, archived_after: int) -> ChannelHandle:
    """Make a thread that is the bot's own."""
    backend = e.env.backend
    bot, time = backend.bot_user.id, archived_after
    made = backend.create_thread(e.channel.id, "game night", bot, auto_archive_duration=time)
    await e.env.settle()
    return next(thread for thread in e.channel.threads if thread.id == made.id)


async def told_in(e: Evening, thread: ChannelHandle) -> int:
    """Let a table live in a thread."""
    index = Index(thread.id, (ADA,), due=None, live=True, server=e.guild.id)
    first = replace(opened(), place=Place(thread.id, e.guild.id))
    return await e.store.create(founding(index, first), interaction=None)
