"""A table's times, as people in Discord choose, ask for and agree to them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from bot.clock import HOUR, MINUTE, SECOND
from bot.paces import LENGTHS
from data.log import Pace, Times
from tests.bot.discord.evening import Evening, Guest, Seen, evening
from tests.bot.discord.staged import texts


@asynccontextmanager
async def table(*names: str, seats: int, pace: str = "live") -> AsyncIterator[Evening]:
    """Let all of them sit at a table of Ada's; it begins where that fills it."""
    async with evening(*names) as e:
        host, *others = e.guests
        await host.member.slash(e.channel, "chief start", seats=seats, pace=pace)
        await e.idle()
        [e.table] = await e.store.live_tables()
        for guest in others:
            await guest.press(e.live(), "join")
        yield e


async def command(e: Evening, guest: Guest, **options: str) -> str:
    """Use ``/table pace``, and return what only its user sees."""
    result = await guest.member.slash(e.channel, "table pace", **options)
    await e.idle()
    return texts(result)


async def test_the_host_chooses_in_the_lobby_on_one_page_and_all_read_it_there() -> None:
    async with table("Ada", "Ben", seats=3) as e:
        ada, ben = e.guests
        lobby = e.live()
        page = await ada.press(lobby, "times")
        assert page.find("time", "weekends") is None, "of a live game nothing else is said"
        again = await ada.pick(page, "daily", "time", "pace")
        assert again.id == page.id, "it answers in place"
        await ada.pick(again, "off", "time", "weekends")
        await ada.pick(again, "off", "time", "vacations")
        await ada.pick(again, "80", "time", "punctual")
        wanted = Times(Pace.DAILY, None, weekends_off=True, vacations=False, punctual=80)
        assert (await e.table_now()).times == wanted
        for words in ("daily, up to 24 hours", "**Weekends:** off", "at least 80 %"):
            assert words in lobby.text
        read = await ben.press(lobby, "times")
        assert "The host, " in read.text
        assert read.find("time") is None
        assert "may change this until the game begins" in read.text


async def test_an_own_length_is_written_into_a_form_and_a_bad_one_is_explained() -> None:
    async with table("Ada", seats=2) as e:
        [ada] = e.guests
        lobby, form = e.live(), f"t:{e.table}:0:time:length:1"
        page = await ada.press(lobby, "times")
        result = await ada.member.click(e.message(page), custom_id=f"t:{e.table}:0:time:length")
        assert result.modal is not None
        assert (await e.forged(ada.member, form, written="36 h")).find("time", "length")
        assert (await e.table_now()).times == Times(Pace.OWN, 36 * HOUR)
        assert "own, up to 1 day and 12 hours a move" in lobby.text
        said = (await e.forged(ada.member, form, written="tomorrow")).text
        assert "I cannot tell how long \u201ctomorrow\u201d is." in said
        assert "Write a number and a unit" in said
        assert (await e.table_now()).times == Times(Pace.OWN, 36 * HOUR)


async def test_we_ran_out_of_evening_by_the_page_under_manage() -> None:
    async with table("Ada", "Ben", "Cleo", seats=3) as e:
        ada, ben, cleo = e.guests
        await ben.seal()
        hands = [len(e.env.backend.messages[g.member.user.dm_channel.id]) for g in e.guests]
        await e.wait(60 * SECOND)
        page = await ada.press(await ada.press(await e.status(), "manage"), "times")
        assert page.find("propose") is None
        page = await ada.pick(page, "daily", "time", "pace")
        assert "**You could ask for:** daily" in page.text
        assert "It takes 2 of the 3 who play" in page.text
        page = await ada.pick(page, "off", "time", "weekends")
        assert (await e.table_now()).proposed is None, "so far it is only thought of"
        page = await ada.press(page, "propose")
        assert "you ask for it, and so you agree" in page.text
        asked = e.latest(e.channel)
        assert "daily, up to 24 hours a move" in asked.text
        assert "**The host asks for:** daily" in (await e.status()).text
        await cleo.press(asked, "agree")
        assert (await e.table_now()).times == Times(Pace.DAILY, None, weekends_off=True)
        assert "**Agreed.**" in asked.text
        assert asked.find("agree") is None
        told = await e.status()
        assert told.find("agree") is None
        deadline = (await e.table_now()).deadline or 0
        assert deadline >= e.clock.now() + LENGTHS[Pace.DAILY]
        assert f"<t:{deadline // 1000}:f>" in told.text
        after = [len(e.env.backend.messages[g.member.user.dm_channel.id]) for g in e.guests]
        assert after == hands, "nobody is sent a hand again"
        await cleo.seal()
        await ada.seal()
        assert (await e.table_now()).step > 1


async def test_it_is_all_done_by_command_too() -> None:
    async with table("Ada", "Ben", seats=2) as e:
        ada, ben = e.guests
        assert "**Pace:** live" in await command(e, ben)
        assert "only the host" in (await command(e, ben, pace="daily")).casefold()
        assert "I cannot tell how long" in await command(e, ada, length="later")
        assert "That is how this table is played already" in await command(e, ada, pace="live")
        assert "you ask for it" in await command(e, ada, length="90 min")
        reading = await ben.member.slash(e.channel, "table pace")
        assert "**The host asks for:** own, up to 1 hour and 30 minutes" in texts(reading)
        assert reading.response is not None
        answer = Seen(e, e.channel.id, reading.response.id)
        said = await ben.press(answer, "agree")
        assert "Recorded: you agree." in said.text
        assert (await e.table_now()).times == Times(Pace.OWN, 90 * MINUTE)


@pytest.mark.case(22)
async def test_22_an_answer_to_what_is_no_longer_asked_is_told_so() -> None:
    async with table("Ada", "Ben", seats=2) as e:
        ada, ben = e.guests
        await command(e, ada, pace="daily")
        old = e.latest(e.channel)
        agree = old.find("agree")
        assert agree is not None
        await command(e, ada, pace="evening")
        assert old.find("agree") is None
        said = await e.forged(ben.member, agree["custom_id"])
        assert "That is not being asked any more." in said.text
        assert (await e.table_now()).times == Times(Pace.LIVE)
