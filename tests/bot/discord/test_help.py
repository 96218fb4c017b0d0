"""Help as people find it on Discord: the rules, why, and why not."""

from __future__ import annotations

import pytest
from simcord import InteractionResult

from bot.outcome import Refused
from bot.present.indian_chief.grounds import GROUNDS
from bot.present.indian_chief.rules import PAGES, keys
from bot.present.indian_chief.scene import played
from bot.present.indian_chief.way import way
from bot.present.sentences import why
from bot.tongue import say
from engine.core import Code
from engine.indian_chief.options import Options
from engine.indian_chief.rulebooks import rules_of
from tests.bot.discord.evening import Evening, Seen, evening
from tests.bot.discord.staged import labels, texts
from tests.bot.discord.test_game import seated

MODERN = Options(rulebook="modern")


def seen(e: Evening, result: InteractionResult) -> Seen:
    """Return the private message that answered."""
    message = result.followups[-1] if result.followups else result.response
    assert message is not None
    assert message.ephemeral
    return Seen(e, message.channel_id, message.id)


def heading(of: Seen) -> str:
    return of.text.splitlines()[0].removeprefix("## ")


async def test_the_rules_are_walked_page_by_page_in_place() -> None:
    async with evening("Ada") as e:
        [ada] = e.guests
        page = seen(e, await ada.member.slash(e.channel, "rules"))
        walked = [heading(page)]
        while True:
            turned = await ada.press(page, "show")
            assert turned.id == page.id
            if heading(turned) == walked[0]:
                break
            walked.append(heading(turned))
        assert walked == [say(PAGES[key].name) for key in keys(way(Options()))]
        doctor = await ada.press(page, "page", "doctor")
        assert (heading(doctor), doctor.id) == ("Doctor", page.id)
        await ada.member.click(e.message(doctor), label="Modern rulebook")
        assert "**Joker** as the ace" in doctor.text
        assert "Modern rulebook" in doctor.text


async def test_the_rules_of_the_other_game_are_asked_for_and_one_press_away() -> None:
    async with evening("Ada") as e:
        [ada] = e.guests
        choices = await ada.member.autocomplete(
            e.channel, "rules", "page", "stay", game="indian_poker"
        )
        assert [choice["value"] for choice in choices] == ["thresholds"]
        said = {"game": "indian_poker", "page": "thresholds"}
        page = seen(e, await ada.member.slash(e.channel, "rules", **said))
        assert heading(page) == "When to stay in"
        bids = await ada.press(page, "page", "bidding")
        assert (heading(bids), bids.id) == ("Bidding", page.id)
        await ada.member.click(e.message(page), label="Indian Chief")
        assert (heading(page), "Classic rulebook" in page.text) == ("Overview", True)
        await ada.member.click(e.message(page), label="Indian poker")
        assert "you see every card but your own" in page.text


async def test_a_page_and_a_rulebook_can_be_asked_for() -> None:
    async with evening("Ada") as e:
        [ada] = e.guests
        jokers = seen(e, await ada.member.slash(e.channel, "rules", page="jokers"))
        assert heading(jokers) == "Jokers"
        chief = await ada.member.user.slash("rules", page="indian_chief", rulebook="modern")
        assert "Tribal Council" in texts(chief)


async def test_how_to_play_leads_to_the_pages_of_this_table() -> None:
    async with evening("Ada", "Ben") as e:
        ada, ben = e.guests
        options = {"seats": 2, "rulebook": "modern", "mode": "triple"}
        await ada.member.slash(e.channel, "chief start", **options)
        await e.idle()
        guide = await ben.press(e.live(), "how")
        assert "Modern rulebook, triple mode" in guide.text
        assert "21 rounds" in guide.text
        page = await ben.press(guide, "page", "triple")
        assert page.id == guide.id
        assert "Modern rulebook, triple mode" in page.text


async def test_why_explains_a_reveal_seat_by_seat_to_players_and_spectators() -> None:
    async with evening("Ada", "Ben", "Cleo") as e:
        ada, ben, cleo = e.guests
        e.guests = (ada, ben)
        await seated(e)
        for guest in e.guests:
            await guest.seal("poor_man")
        revealed = next(post for post in public(e) if post.find("why"))
        for guest, first in ((ada, "1\\."), (ben, "2\\."), (cleo, "1\\.")):
            why = await guest.press(revealed, "why")
            assert why.id != revealed.id
            assert "Round 1: why?" in why.text
            assert f"\n{first}" in f"\n{why.text}"
            assert "**Total:" in why.text
        other = await cleo.press(why, "why_seat", "2")
        assert other.id == why.id
        assert "2\\." in other.text
        rules = await cleo.press(other, "open")
        assert rules.id != other.id
        assert heading(rules) == "Poor Man"


def public(e: Evening) -> list[Seen]:
    """Return the public posts of the channel, oldest first."""
    stored = e.env.backend.messages[e.channel.id].values()
    return [Seen(e, e.channel.id, message.id) for message in stored if not message.is_ephemeral]


@pytest.mark.case(41)
async def test_why_cant_i_tells_the_rule_and_leaves_the_refusal() -> None:
    async with evening("Ada", "Ben", "Cleo") as e:
        ada, ben, cleo = e.guests
        e.guests = (ada, ben)
        await seated(e)
        outside = await cleo.member.click(e.message(e.live()), label="My hand")
        assert say(why(Refused.NO_SEAT)) in texts(outside)
        assert labels(outside) == ["Why can't I?"]
        refused = seen(e, outside)
        ground = await cleo.press(refused, "open")
        assert ground.id != refused.id
        assert GROUNDS[Refused.NO_SEAT].rule(rules_of(Options())) in ground.text
        page = await cleo.press(ground, "show")
        assert (page.id, heading(page)) == (ground.id, "At the table")


async def test_a_refusal_at_a_modern_table_tells_its_rule() -> None:
    async with evening("Ada") as e:
        [ada] = e.guests
        await ada.member.slash(e.channel, "chief start", seats=10, rulebook="modern")
        await e.idle()
        [e.table] = await e.store.live_tables()
        for _ in range(9):
            await ada.press(e.live(), "add")
        await ada.press(e.live(), "start")
        view = played(await ada.scene())
        assert view is not None
        written = f"{view.hand[0].face}=QC"
        refused = await ada.member.slash(e.channel, "meld seal", meld="thief", cards=written)
        ground = await ada.press(seen(e, refused), "open")
        assert GROUNDS[Code.NOT_A_JOKER].rule(rules_of(MODERN)) in ground.text
        assert "Modern rulebook" in ground.text
        assert heading(await ada.press(ground, "show")) == "Jokers"
