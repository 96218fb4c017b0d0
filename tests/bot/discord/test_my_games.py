"""``/mygames`` on Discord: in a channel and in a DM, seen by one person, acting right there."""

from __future__ import annotations

from typing import Any

from bot.paces import DAY
from data.people import Profile
from tests.bot.discord.evening import Evening, Guest, Seen, evening


async def begun(e: Evening, pace: str = "daily") -> None:
    """Begin one more game of all who are there."""
    first, *others = e.guests
    await first.member.slash(e.channel, "chief start", seats=len(e.guests), pace=pace)
    e.table += 1
    await e.idle()
    for guest in others:
        await guest.press(e.live(), "join")
    await e.idle()


async def opened(e: Evening, guest: Guest, *, by_dm: bool = False) -> Seen:
    """Use the command."""
    user: Any = guest.member.user
    if by_dm:
        result = await user.slash("mygames")
        channel = user.dm_channel.id
    else:
        result = await guest.member.slash(e.channel, "mygames")
        channel = e.channel.id
    assert result.ephemeral
    assert result.response is not None
    return Seen(e, channel, result.response.id)


async def test_the_page_is_private_and_its_button_opens_the_hand() -> None:
    async with evening("Ada", "Ben", "Cleo") as e:
        ada, ben, _ = e.guests
        await begun(e)
        await begun(e)
        posts = len(e.posts())
        page = await opened(e, ada)
        assert "2 of 2 wait for you." in page.text
        hand = await ada.press(page, "look")
        assert hand.id != page.id, "the list stays"
        melds = hand.find("meld")
        assert melds is not None
        hand = await ada.press(hand, "meld", melds["options"][0]["value"])
        cards = hand.find("cards")
        assert cards is not None
        values = [option["value"] for option in cards["options"]]
        hand = await ada.press(hand, "cards", *values[: cards["min_values"]])
        await ada.press(hand, "seal")
        page = await opened(e, ada)
        assert "1 of 2 waits for you." in page.text
        assert len(e.posts()) == posts, "nobody else sees anything"
        assert "2 of 2 wait for you." in (await opened(e, ben)).text


async def test_in_a_dm_it_acts_right_there_too() -> None:
    async with evening("Ada", "Ben", "Cleo") as e:
        ada, *_ = e.guests
        await begun(e)
        page = await opened(e, ada, by_dm=True)
        hand = await ada.press(page, "look")
        assert hand.channel == ada.member.user.dm_channel.id
        assert hand.find("meld") is not None
        again = next(c for c in page.components if c.get("label") == "Look again")
        await ada.member.user.click(e.message(page), custom_id=again["custom_id"])
        assert "it waits for you." in page.text


async def test_a_lobby_is_played_from_the_page() -> None:
    async with evening("Ada", "Ben") as e:
        ada, ben = e.guests
        await ada.member.slash(e.channel, "chief start", seats=3, pace="daily")
        e.table = 1
        await e.idle()
        await ben.press(e.live(), "join")
        page = await opened(e, ada, by_dm=True)
        assert "Not begun: 2 of 3 seats are taken. You host it." in page.text
        lobby = await ada.press(page, "look")
        assert (await ada.press(lobby, "add")).id == lobby.id
        assert "**Seats: 3 of 3 taken**" in lobby.text, "brought up to date where it was pressed"
        assert "**Seats: 3 of 3 taken**" in e.live().text
        await ada.press(lobby, "remove")
        assert "**Seats: 2 of 3 taken**" in lobby.text
        await ada.press(lobby, "start")
        assert "round 1" in (await opened(e, ben)).text


async def test_the_weekly_list_comes_by_dm_and_leads_to_hand_and_page() -> None:
    async with evening("Ada", "Ben", "Cleo") as e:
        ada, *_ = e.guests
        await begun(e, "relaxed")
        page = await opened(e, ada)
        weekly = next(c for c in page.components if c.get("label") == "Weekly list")
        await ada.member.click(e.message(page), custom_id=weekly["custom_id"])
        assert "You do not get it." in page.text
        await ada.member.click(e.message(page), custom_id="u:digest:send")
        assert (await e.store.profiles((ada.id,)))[ada.id] == Profile(ada.id, digest=True)
        due = await e.store.next_digest()
        assert due is not None
        before = e.latest(ada.member.user.dm_channel)
        while e.clock.now() < due:
            await e.wait(min(DAY, due - e.clock.now()))
        channel = ada.member.user.dm_channel.id
        new = [Seen(e, channel, number) for number in e.env.backend.messages[channel]]
        [told] = [seen for seen in new if seen.id > before.id and "this week" in seen.text]
        hand = await ada.press(told, "look")
        assert hand.id != told.id
        games = next(c for c in told.components if c.get("label") == "Your games")
        result = await ada.member.user.click(e.message(told), custom_id=games["custom_id"])
        assert result.response is not None
        assert "## Your games" in Seen(e, channel, result.response.id).text
