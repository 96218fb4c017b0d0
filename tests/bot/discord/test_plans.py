"""Standing plans as people lay them down on Discord: by buttons and selects, and by command."""

from __future__ import annotations

from bot.outcome import Refused, Said
from bot.paces import LENGTHS
from bot.present.indian_chief.scene import planned, played
from bot.present.sentences import why
from bot.present.texts import SAID
from bot.tongue import say
from data.log import Pace
from engine.indian_chief.model import Meld
from engine.indian_chief.situation import Phase
from tests.bot.discord.evening import Evening, Guest, evening
from tests.bot.discord.staged import texts
from tests.bot.discord.test_game import seated

WAIT = LENGTHS[Pace.EVENING]


async def nobody_else_knows(e: Evening, ada: Guest, *secrets: str) -> None:
    """Check that what is laid down is seen by its player alone."""
    for guest in (*e.guests, None):
        seen = any(secret in said for said in e.seen_by(guest) for secret in secrets)
        assert seen == (guest is ada)


async def test_a_picked_meld_is_laid_down_by_buttons_and_played() -> None:
    async with evening("Ada", "Ben") as e:
        ada, ben = e.guests
        e.close_dms(ada)
        await seated(e)
        page = await ada.press(await ada.my_hand(), "plan")
        assert "**Nothing is laid down.**" in page.text
        page = await ada.push(page, "plan", "computer")
        assert say(SAID[Said.PLANNED]) in page.text
        assert "**If you miss this:** a computer chooses." in page.text
        hand = await ada.push(page, "plan", "back")
        assert "**If you miss this:** a computer chooses." in hand.text
        hand = await ada.press(hand, "meld", Meld.POOR_MAN)
        cards = hand.find("cards")
        assert cards is not None
        hand = await ada.press(hand, "cards", *map(str, range(cards["min_values"])))
        page = await ada.push(await ada.press(hand, "plan"), "plan", "picked")
        assert "**If you miss this:** Poor Man with" in page.text
        await e.restart()
        await ben.seal(Meld.POOR_MAN)
        await nobody_else_knows(e, ada, "If you miss this:", "Nothing is laid down")
        await e.wait(WAIT)
        assert f"from the plan that {ada.member.mention} left" in e.live().text
        assert "time was up" not in "".join(e.posts()).casefold()
        assert "played from a plan" in "".join(e.posts())
        assert "**Time was up, so I played your plan:** Poor Man with" in (await ada.my_hand()).text
        await nobody_else_knows(e, ada, "so I played your plan")


async def test_a_plan_is_taken_back_by_a_button() -> None:
    async with evening("Ada", "Ben") as e:
        ada, _ = e.guests
        await seated(e)
        page = await ada.press(await ada.my_hand(), "plan")
        page = await ada.push(page, "plan", "computer")
        page = await ada.push(page, "plan", "nothing")
        assert say(SAID[Said.UNPLANNED]) in page.text
        assert page.find("plan", "nothing") is None
        assert await e.store.plans(e.table) == {}


async def test_a_thief_wishes_beforehand_and_on_turn() -> None:
    async with evening("Ada", "Ben", "Cleo") as e:
        ada, ben, cleo = e.guests
        await seated(e)
        sealed = await ada.seal(Meld.THIEF)
        page = await ada.press(sealed, "plan")
        page = await ada.pick(page, "A", "plan", "wish")
        assert "**If you miss your steal:** an ace, else draw." in page.text
        for guest in (ben, cleo):
            await guest.seal(Meld.POOR_MAN)
        assert played(await ada.scene()).phase is Phase.STEAL
        page = await ada.press(await ada.my_hand(), "plan")
        page = await ada.pick(page, "S", "plan", "wish")
        assert "**If you miss this:** the highest spade, else draw." in page.text
        back = await ada.push(page, "plan", "back")
        assert back.find("draw")
        await nobody_else_knows(e, ada, "If you miss", "the highest spade")
        await e.wait(WAIT // 4)
        assert played(await ada.scene()).round == 2
        assert f"from the plan that {ada.member.mention} left" in e.live().text


async def test_the_command_lays_down_what_is_written() -> None:
    async with evening("Ada", "Ben") as e:
        ada, _ = e.guests
        await seated(e)
        card = played(await ada.scene()).hand[0].face
        shown = await ada.member.slash(e.channel, "meld plan")
        assert shown.ephemeral
        assert "**Nothing is laid down.**" in texts(shown)
        wanted = {"meld": "thief", "cards": card, "wish": "A S"}
        shown = await ada.member.slash(e.channel, "meld plan", **wanted)
        assert "then: an ace, else the highest spade, else draw." in texts(shown)
        plan = planned(await ada.scene())
        assert plan is not None
        assert plan.draft.cards[0].face == card
        shown = await ada.member.slash(e.channel, "meld plan", play="computer")
        assert "a computer chooses" in texts(shown)
        shown = await ada.member.slash(e.channel, "meld plan", play="nothing")
        assert say(SAID[Said.UNPLANNED]) in texts(shown)
        await ada.seal(Meld.POOR_MAN)
        shown = await ada.member.slash(e.channel, "meld plan", play="computer")
        assert say(why(Refused.NOTHING_TO_PLAN)) in texts(shown)
