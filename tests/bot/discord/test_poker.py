"""A match of Indian poker as people play it on Discord, through the real house."""

from __future__ import annotations

from bot.outcome import Said
from bot.present.indian_poker.scene import played
from bot.present.texts import SAID
from bot.present.words import card_name
from data.log import Stage
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


async def press_bid(e: Evening, guest: Guest) -> Seen:
    """Press the first bid that the live post offers: in, or keep."""
    return await guest.press(e.live(), "bid")


async def test_three_people_bid_by_button_command_and_order_to_the_result() -> None:
    async with evening("Ada", "Ben", "Cleo") as e:
        ada, ben, cleo = e.guests
        await seated(e)
        await secrets_keep(e)
        assert f"<@{ada.id}> is to bid" in await answer(e, cleo, "bid in")
        assert SAID[Said.BID_IN] in (await press_bid(e, ada)).text
        ordered = await cleo.press(e.latest(cleo.member.user.dm_channel), "order", "next")
        assert SAID[Said.ORDERED] in ordered.text
        await e.restart()
        assert SAID[Said.BID_IN] in await answer(e, ben, "bid in")
        now = await view(cleo)
        assert (now.turn, now.standing[2]) == (0, "out")
        assert None not in now.cards, "who is out sees the own card"
        assert (await view(ada)).cards[0] is None
        await press_bid(e, ada)
        assert SAID[Said.BID_LAST] in (await press_bid(e, ben)).text
        while (await ada.scene()).table.stage is Stage.PLAYING:
            turn = (await view(ada)).turn
            assert turn is not None
            await answer(e, e.guests[turn], "bid out")
        assert "wins with" in e.posts()[-1] or "share the win" in e.posts()[-1]
        assert len((await view(ada)).history) == 6
        assert "indian_poker" not in "".join(e.posts())
