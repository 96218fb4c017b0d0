"""Clicks at the wrong moment, by the wrong person, of one table among several (7, 11, 22-25)."""

from __future__ import annotations

import pytest

from bot.outcome import Refused
from bot.present.indian_chief.scene import picked, seen
from bot.present.sentences import why
from bot.present.words import cards_marked
from bot.tongue import say
from data.log import TableId
from tests.bot.discord.evening import Evening, Guest, Seen, evening
from tests.bot.discord.staged import texts


async def seated(e: Evening, *people: Guest) -> TableId:
    """Let people open and fill a table; the evening is about it from then on."""
    host, *others = people
    await host.member.slash(e.channel, "chief start", seats=len(people))
    await e.idle()
    e.table = max(await e.store.live_tables())
    for guest in others:
        await guest.press(e.live(), "join")
    return e.table


async def hand_of(guest: Guest, table: TableId) -> str:
    """Return how a person's own cards at a table are written."""
    view = seen(await guest.evening.house.tables.look(table, guest.id))
    assert view is not None
    return cards_marked(view.hand)


async def slash(e: Evening, guest: Guest, command: str, *, dm: bool = False, **said: object) -> str:
    """Use a command, and return what only its user sees."""
    user, member = guest.member.user, guest.member
    result = await (user.slash(command, **said) if dm else member.slash(e.channel, command, **said))
    await e.idle()
    assert result.ephemeral or dm
    return texts(result)


@pytest.mark.case(7)
async def test_a_hand_opens_any_number_of_times_from_wherever_one_is() -> None:
    async with evening("Ada", "Ben") as e:
        ada, ben = e.guests
        await seated(e, ada, ben)
        mine = await hand_of(ada, e.table)
        for _ in range(2):
            assert mine in (await ada.press(e.live(), "hand")).text
            assert mine in await slash(e, ada, "table hand")
            assert mine in await slash(e, ada, "table hand", dm=True)
        assert mine in (await ada.my_hand()).text
        e.close_dms(ada)
        await e.restart()
        assert mine in (await ada.press(e.live(), "hand")).text


@pytest.mark.case(22)
async def test_what_is_pressed_of_a_round_or_a_table_that_is_over_leads_to_what_is_now() -> None:
    async with evening("Ada", "Ben") as e:
        ada, ben = e.guests
        await seated(e, ada, ben)
        step = (await ada.scene()).table.step
        for guest in (ada, ben):
            await guest.seal("lawyer")
        now = await hand_of(ada, e.table)
        before = await e.store.load(e.table)
        old = f"t:{e.table}:{step}"
        for custom_id, values, written in OF_ROUND_1:
            answer = await e.forged(ada.member, f"{old}:{custom_id}", *values, written=written)
            assert say(why(Refused.MADE)) in answer.text
            assert now in answer.text
            assert answer.find("meld") is not None, "the hand of now can be played from there"
        answer = await e.forged(ada.member, f"t:{e.table}:0:start")
        assert say(why(Refused.BEGUN)) in answer.text
        assert "/table hand" in answer.text
        assert "There is nothing for you to do just now." in await slash(e, ada, "steal draw")
        assert await e.store.load(e.table) == before
        await ada.press(await ada.press(await ada.press(e.live(), "manage"), "end"), "end")
        for custom_id, values, written in OF_ROUND_1:
            answer = await e.forged(ada.member, f"{old}:{custom_id}", *values, written=written)
            assert say(why(Refused.CLOSED)) in answer.text
            assert "Play again" in answer.text
        assert say(why(Refused.CLOSED)) in await slash(e, ada, "table hand", table=e.table)


OF_ROUND_1 = (
    ("change", (), None),
    ("meld", ("thief",), None),
    ("cards:thief", ("0",), None),
    ("meld:0", (), "thief"),
)
"""A button, selects and a form: what each says, is picked, and is written."""


@pytest.mark.case(23)
async def test_an_outsider_learns_and_changes_nothing_by_whatever_means() -> None:
    async with evening("Ada", "Ben", "Eve") as e:
        ada, ben, eve = e.guests
        await seated(e, ada, ben)
        step = (await ada.scene()).table.step
        posts, log = e.posts(), await e.store.load(e.table)
        here = f"t:{e.table}:{step}"
        for answer in (
            await eve.press(e.live(), "hand"),
            await e.forged(eve.member, f"{here}:meld", "thief"),
            await e.forged(eve.member, f"{here}:cards:thief", "0"),
            await e.forged(eve.member, f"{here}:seal:thief", written="AS"),
            await e.forged(eve.member, f"{here}:leave"),
        ):
            assert say(why(Refused.NO_SEAT)) in answer.text
        for command in ("table hand", "table leave", "meld seal"):
            said = await slash(e, eve, command, table=e.table)
            assert say(why(Refused.NO_SEAT)) in said
        assert e.env.backend.messages.get(eve.member.user.dm_channel.id, {}).keys() == set()
        for command in ("table hand", "table sheet", "table end", "steal draw"):
            said = await slash(e, eve, command, dm=True, table=e.table)
            assert say(why(Refused.NO_TABLE)) in said, "a number opens nothing elsewhere"
        assert say(why(Refused.NO_TABLE_HERE)) in await slash(e, eve, "meld seal")
        assert await eve.member.autocomplete(e.channel, "meld seal", "cards", "") == []
        assert await eve.member.autocomplete(e.channel, "table hand", "table", "") == []
        assert (e.posts(), await e.store.load(e.table)) == (posts, log)


@pytest.mark.case(11, 25)
async def test_hands_of_two_games_in_one_dm_do_not_cross_before_or_after_a_restart() -> None:
    async with evening("Ada", "Ben") as e:
        ada, ben = e.guests
        hands: dict[TableId, Seen] = {}
        for _ in range(2):
            table = await seated(e, ada, ben)
            hands[table] = await ada.my_hand()
        first, second = hands
        asked = await slash(e, ada, "table hand", dm=True)
        assert f"table {first}" in asked
        assert f"table {second}" in asked
        await ada.press(hands[first], "meld", "thief")
        await e.restart()
        await ada.press(hands[second], "meld", "lawyer")
        await ada.press(hands[first], "cards", "0")
        look = e.house.tables.look
        drafts = {table: picked(await look(table, ada.id)) for table in hands}
        assert {t: (d.meld, len(d.cards)) for t, d in drafts.items()} == {
            first: ("thief", 1),
            second: ("lawyer", 0),
        }
        await ada.press(hands[first], "seal")
        views = {table: seen(await look(table, ada.id)) for table in hands}
        assert {t: bool(v and v.own) for t, v in views.items()} == {first: True, second: False}
        for table in hands:
            assert await hand_of(ada, table) in await slash(
                e, ada, "table hand", dm=True, table=table
            )
