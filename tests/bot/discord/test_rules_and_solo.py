"""Rules that a server saves and begins with, and games alone: as people see them on Discord."""

from __future__ import annotations

import pytest

from bot.outcome import Refused, Said
from bot.present.indian_chief.scene import seen
from bot.present.sentences import why
from bot.present.texts import SAID
from bot.tongue import say
from data.books import Preset
from data.log import Posts
from engine.indian_chief.options import Options
from tests.bot.discord.evening import Guest, Seen, evening
from tests.bot.discord.staged import text_of, texts

MODERN = Options(rulebook="modern")


async def command(guest: Guest, name: str, **options: str | int) -> Seen:
    """Type a command in the channel and return what answers, once all has been told."""
    e = guest.evening
    result = await guest.member.slash(e.channel, name, **options)
    await e.idle()
    assert result.response is not None
    assert result.response.ephemeral
    return Seen(e, result.response.channel_id, result.response.id)


async def save(guest: Guest, rules: Seen, name: str) -> str:
    """Press what saves the rules, write a name, and return what answers."""
    e = guest.evening
    shown = await guest.member.click(e.message(rules), label="Save as our rules")
    assert shown.modal is not None
    assert shown.modal["title"] == say("asks-rules_title")
    [label] = shown.modal["components"]
    sent = await guest.member.submit_modal(shown, {label["component"]["custom_id"]: name})
    assert sent.response is not None
    return texts(sent) or text_of(sent.response.components)


async def test_an_admin_saves_the_rules_of_a_lobby_and_tables_begin_with_them() -> None:
    async with evening("Ada", "Ben") as e:
        ada, _ = e.guests
        eve = e.chief()
        await command(eve, "chief start")
        rules = await eve.press(e.live(), "house")
        rules = await eve.press(rules, "set", "modern")
        assert say(SAID[Said.RULES_SAVED]) in await save(eve, rules, "  Ours ")
        kept = await e.store.server(e.guild.id)
        assert kept.presets == (Preset("Ours", MODERN),)
        offered = await ada.member.autocomplete(e.channel, "chief start", "rules", "our")
        assert [choice["value"] for choice in offered] == ["Ours"]
        await command(ada, "chief start", rules="ours", seats=2)
        table = (await e.house.tables.look(2, ada.id)).table
        assert (table.options, table.host) == (MODERN, ada.id)


async def test_nobody_else_saves_rules() -> None:
    async with evening("Ada") as e:
        [ada] = e.guests
        await command(ada, "chief start")
        rules = await ada.press(e.live(), "house")
        assert rules.find("save_rules") is None
        for answer in (
            await e.forged(ada.member, "t:1:0:save_rules"),
            await e.forged(ada.member, "t:1:0:save_rules:5", written="Ours"),
        ):
            assert say(why(Refused.NOT_ADMIN)) in answer.text
        assert (await e.store.server(e.guild.id)).presets == ()


@pytest.mark.parametrize(
    ("said", "refused"),
    [
        ({"seats": 9}, "This game is for 2 to 8 players, and the table has 9 seats."),
        ({"seats": 10, "rulebook": "modern"}, None),
        ({"seats": 2}, None),
    ],
)
async def test_the_rulebook_says_how_many_seats_there_may_be(
    said: dict[str, str | int], refused: str | None
) -> None:
    async with evening("Ada") as e:
        [ada] = e.guests
        answer = await command(ada, "chief start", **said)
        assert (refused or say(SAID[Said.OPENED])) in answer.text
        assert len(e.posts()) == (0 if refused else 1)


async def seal_one(guest: Guest, hand: Seen) -> Seen:
    """Seal the Thief with the first card, in place."""
    picked = await guest.press(hand, "meld", "thief")
    picked = await guest.press(picked, "cards", "0")
    return await guest.press(picked, "seal")


@pytest.mark.parametrize("rulebook", ["classic", "modern"])
@pytest.mark.parametrize("where", list(Posts))
async def test_a_game_alone_begins_at_once_and_goes_on_in_place(
    rulebook: str, where: Posts
) -> None:
    async with evening("Ada") as e:
        [ada] = e.guests
        hand = await command(ada, "chief solo", rulebook=rulebook, where=where)
        assert say(SAID[Said.STARTED]) in hand.text
        after = await seal_one(ada, hand)
        e.table = 1
        view = seen(await ada.scene())
        assert view is not None
        assert (view.round, view.options.rulebook, view.options.solo) == (2, rulebook, True)
        assert after.id == hand.id
        assert "Round 2 of 7" in after.text
        assert "Thief" in after.text
        told = e.env.backend.messages.get(ada.member.user.dm_channel.id, {})
        assert bool(e.posts()) == (where is Posts.CHANNEL)
        assert bool(told) == (where is not Posts.NOWHERE)


async def test_a_game_alone_in_a_dm_is_answered_there() -> None:
    async with evening("Ada") as e:
        [ada] = e.guests
        result = await ada.member.user.slash("chief solo", mode="triple")
        assert result.response is not None
        hand = Seen(e, result.response.channel_id, result.response.id)
        after = await seal_one(ada, hand)
        assert after.id == hand.id
        assert "Round 2 of 21" in after.text


async def test_closed_dms_are_said_and_the_game_can_be_played_all_the_same() -> None:
    async with evening("Ada") as e:
        [ada] = e.guests
        e.close_dms(ada)
        hand = await command(ada, "chief solo", where="dm")
        assert say(SAID[Said.DM_CLOSED_ALONE]) in hand.text
        assert "Round 2 of 7" in (await seal_one(ada, hand)).text
        again = await command(ada, "table hand")
        assert "Round 2 of 7" in again.text
        assert again.find("meld") is not None


async def test_a_game_alone_survives_a_restart() -> None:
    async with evening("Ada") as e:
        [ada] = e.guests
        hand = await command(ada, "chief solo")
        await e.restart()
        assert "Round 2 of 7" in (await seal_one(ada, hand)).text
