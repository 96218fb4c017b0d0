"""Reminders on Discord: a DM that leads to the hand, a ping by wish, one message for many games."""

from __future__ import annotations

import pytest

from bot.nudging import SHARE
from bot.paces import DAY
from data.people import Notice, Profile
from tests.bot.discord.evening import Evening, Guest, Seen, evening

HALF, NINETY = DAY // 2, DAY * 9 // 10


async def begun(e: Evening, *guests: Guest) -> None:
    """Begin one more daily game, with all or some of those who are there."""
    first, *others = guests or e.guests
    await first.member.slash(e.channel, "chief start", seats=len(others) + 1, pace="daily")
    e.table += 1
    await e.idle()
    for guest in others:
        await guest.press(e.live(), "join")
    await e.idle()


def dms(e: Evening, guest: Guest) -> list[Seen]:
    """Return all that somebody got by DM, oldest first."""
    channel = guest.member.user.dm_channel.id
    return [Seen(e, channel, message) for message in sorted(e.env.backend.messages[channel])]


def reminders(e: Evening, guest: Guest) -> list[str]:
    return [seen.text for seen in dms(e, guest) if " for you\n" in seen.text]


@pytest.mark.case(17)
async def test_a_dm_leads_to_the_hand_and_none_comes_after_the_move() -> None:
    async with evening("Ada", "Ben", "Cleo") as e:
        await begun(e)
        ada, ben, _ = e.guests
        await ben.seal()
        await e.wait(HALF)
        assert [len(reminders(e, each)) for each in e.guests] == [1, 0, 1]
        reminder = dms(e, ada)[-1]
        assert "Table 1 waits for you" in reminder.text
        hand = await ada.press(reminder, "hand")
        assert hand.find("meld") is not None
        await e.wait(NINETY - HALF)
        assert [len(reminders(e, each)) for each in e.guests] == [2, 0, 2]


@pytest.mark.case(18)
async def test_only_you_are_left_is_a_dm_that_nobody_else_sees() -> None:
    async with evening("Ada", "Ben", "Cleo") as e:
        await begun(e)
        ada, ben, cleo = e.guests
        for guest in (ada, ben):
            await guest.seal()
        await e.wait(0)
        [mine] = reminders(e, cleo)
        assert "Only you are left." in mine
        for other in (ada, ben, None):
            assert not [seen for seen in e.seen_by(other) if "you are left" in seen]


async def test_a_ping_is_plain_content_that_mentions_whoever_wished_it() -> None:
    async with evening("Ada", "Ben", "Cleo") as e:
        ada, ben, _ = e.guests
        await ada.member.slash(e.channel, "me reminders", how="ping", half=False)
        await begun(e)
        await e.wait(HALF)
        assert [len(reminders(e, each)) for each in (ada, ben)] == [0, 1]
        await e.wait(NINETY - HALF)
        called = [post for post in e.posts() if "waits for" in post]
        assert len(called) == 1
        assert f"<@{ada.id}>" in called[0]
        sent = [request for request in e.env.http_requests if "waits for you." in str(request)]
        assert any(f"<@{ada.id}> Table 1 waits for you." in str(request) for request in sent)


async def test_many_games_are_one_dm_with_a_button_each() -> None:
    async with evening("Ada", "Ben", "Cleo") as e:
        ada, ben, cleo = e.guests
        await begun(e, ada, ben)
        await begun(e, ada, cleo)
        await e.wait(HALF)
        [mine] = reminders(e, ada)
        assert "2 games wait for you" in mine
        last = dms(e, ada)[-1]
        ids = [c["custom_id"] for c in last.components if c.get("custom_id")]
        assert ids == ["t:1:1:hand", "t:2:1:hand", "u:handbook:open:news"]
        assert (await ada.press(last, "hand")).find("meld") is not None


async def test_a_nudge_by_button_and_by_command() -> None:
    async with evening("Ada", "Ben", "Cleo") as e:
        await begun(e)
        ada, *_ = e.guests
        await ada.seal()
        early = await ada.press(e.live(), "nudge")
        assert "too early" in early.text
        await e.wait(DAY // SHARE)
        posts = len(e.posts())
        done = await ada.press(e.live(), "nudge")
        await e.wait(0)
        assert "Done" in done.text
        assert [len(reminders(e, each)) for each in e.guests] == [0, 1, 1]
        assert len(e.posts()) == posts
        assert e.live().find("nudge") is None
        result = await ada.member.slash(e.channel, "table nudge", table=1)
        assert result.ephemeral
        assert result.response is not None
        assert "once is enough" in Seen(e, e.channel.id, result.response.id).text


@pytest.mark.case(2)
async def test_closed_dms_stop_no_reminder_of_others() -> None:
    async with evening("Ada", "Ben", "Cleo") as e:
        await begun(e)
        e.close_dms(e.guests[0])
        await e.wait(HALF)
        assert [len(reminders(e, each)) for each in e.guests] == [0, 1, 1]
        await e.restart()
        await e.wait(0)
        assert [len(reminders(e, each)) for each in e.guests] == [0, 1, 1]


async def test_the_page_about_the_own_time_leads_to_the_reminders() -> None:
    async with evening("Ada") as e:
        [ada] = e.guests
        result = await ada.member.slash(e.channel, "me time")
        assert result.response is not None
        page = Seen(e, e.channel.id, result.response.id)
        assert "**Reminders**: half-way through" in page.text
        button = next(c for c in page.components if c.get("label") == "Reminders")
        message = e.message(page)
        await ada.member.click(message, custom_id=button["custom_id"])
        assert "## Your reminders" in page.text
        await ada.member.select(e.message(page), ["none"], custom_id="u:reminders:how")
        kept = (await e.store.profiles((ada.id,)))[ada.id]
        assert kept == Profile(ada.id, notice=Notice.NONE)
        await ada.member.select(e.message(page), [], custom_id="u:reminders:when")
        assert (await e.store.profiles((ada.id,)))[ada.id].reminders == ()
