"""A match of Indian poker as people play it on Discord, through the real house."""

from __future__ import annotations

import pytest

from bot.outcome import Said
from bot.present.indian_poker.scene import played
from bot.present.texts import SAID
from bot.present.words import card_name
from bot.tongue import say
from data.log import Stage
from engine.indian_poker.model import Order, When
from engine.indian_poker.situation import View
from tests.bot.discord.evening import Evening, Guest, Seen, evening
from tests.bot.discord.staged import texts


async def seated(e: Evening) -> None:
    """Let the first guest open a table by command and the others join by button."""
    host, *others = e.guests
    result = await host.member.slash(e.channel, "poker start", seats=len(e.guests))
    await e.idle()
    assert result.ephemeral
    e.table = max(await e.store.live_tables())
    for guest in others:
        await guest.press(e.live(), "join")


async def view(guest: Guest) -> View:
    """What a guest may see of the match."""
    return played(await guest.scene())


async def secrets_keep(e: Evening) -> None:
    """Check that who is in sees all cards but the own, and the channel none."""
    for guest in e.guests:
        cards = (await view(guest)).cards
        dm = e.latest(guest.member.user.dm_channel).text
        shown = [card_name(card) in dm for card in cards if card is not None]
        assert shown == [True] * (len(e.guests) - 1)
    for post in e.posts():
        assert " of spades" not in post
        assert " of hearts" not in post


async def answer(e: Evening, guest: Guest, command: str) -> str:
    """Use a command and return what it answers."""
    result = await guest.member.slash(e.channel, command)
    await e.idle()
    assert result.ephemeral
    return texts(result)


async def offered(e: Evening, guest: Guest, option: str, typed: str, **said: str) -> list[str]:
    """Type into an option of the order and return what is offered."""
    choices = await guest.member.autocomplete(e.channel, "bid order", option, typed, **said)
    return [choice["name"] for choice in choices]


async def test_a_standing_order_is_given_by_command_and_by_the_screen_that_it_opens() -> None:
    async with evening("Ada", "Ben", "Cleo") as e:
        ada, ben, cleo = e.guests
        assert await offered(e, cleo, "player", "") == []
        await seated(e)
        assert await offered(e, cleo, "player", "") == ["1 Ada", "2 Ben"]
        assert await offered(e, cleo, "player", "be") == ["2 Ben"]
        assert await offered(e, cleo, "number", "", when="fewer") == ["3 players"]
        assert await offered(e, cleo, "number", "", when="more") == ["2 players"]
        assert await offered(e, cleo, "number", "", when="gone") == []
        result = await cleo.member.slash(e.channel, "bid order", when="gone", player=2)
        assert result.ephemeral
        assert say(SAID[Said.ORDERED]) in texts(result)
        assert (await view(cleo)).order == Order(When.GONE, 1)
        asked = await ben.press(e.live(), "orders")
        assert "**Standing order:** none." in asked.text
        asked = await ben.press(asked, "order", "fewer")
        given = await ben.press(asked, "order_number", "3")
        assert given.id == asked.id, "in place"
        assert (await view(ben)).order == Order(When.FEWER, 3)
        await answer(e, ada, "bid out")
        assert (await view(ada)).history[0].stayed == (False, False, True)
        await answer(e, ben, "bid out")
        assert await offered(e, ben, "player", "") == [], "who is out gives no order"
        secrets = [post for post in e.posts() if "order" in post.lower()]
        assert secrets == []


async def press_bid(e: Evening, guest: Guest) -> Seen:
    """Press the first bid that the live post offers: in, or keep."""
    return await guest.press(e.live(), "bid")


@pytest.mark.case(11)
async def test_three_people_bid_by_button_command_and_order_to_the_result() -> None:
    async with evening("Ada", "Ben", "Cleo") as e:
        ada, ben, cleo = e.guests
        await seated(e)
        await secrets_keep(e)
        assert f"<@{ada.id}> is to bid" in await answer(e, cleo, "bid in")
        assert say(SAID[Said.BID_IN]) in (await press_bid(e, ada)).text
        ordered = await cleo.press(e.latest(cleo.member.user.dm_channel), "order", "next")
        assert say(SAID[Said.ORDERED]) in ordered.text
        await e.restart()
        assert say(SAID[Said.BID_IN]) in await answer(e, ben, "bid in")
        now = await view(cleo)
        assert (now.turn, now.standing[2]) == (0, "out")
        assert None not in now.cards, "who is out sees the own card"
        assert (await view(ada)).cards[0] is None
        await press_bid(e, ada)
        assert say(SAID[Said.BID_LAST]) in (await press_bid(e, ben)).text
        while (await ada.scene()).table.stage is Stage.PLAYING:
            turn = (await view(ada)).turn
            assert turn is not None
            await answer(e, e.guests[turn], "bid out")
        assert "wins with" in e.posts()[-1] or "share the win" in e.posts()[-1]
        assert len((await view(ada)).history) == 6
        assert "indian_poker" not in "".join(e.posts())
