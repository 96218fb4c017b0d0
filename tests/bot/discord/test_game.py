"""Games as people play them on Discord, through the real house."""

from __future__ import annotations

import asyncio

import pytest

from bot.outcome import Refused, Said
from bot.present.indian_chief.scene import picked, played, seen
from bot.present.indian_chief.words import meld_name
from bot.present.sentences import why
from bot.present.texts import SAID
from bot.present.words import cards_marked, cards_plain
from bot.tongue import say
from engine.cards import Rank
from engine.indian_chief.model import Meld
from engine.indian_chief.rulebooks import rules_of
from engine.indian_chief.situation import Phase
from tests.bot.discord.evening import Evening, Guest, evening
from tests.bot.discord.staged import labels, texts


async def seated(e: Evening, seats: int | None = None) -> None:
    """Let the first guest open a table by command and the others join by button."""
    host, *others = e.guests
    result = await host.member.slash(e.channel, "chief start", seats=seats or len(e.guests))
    await e.idle()
    assert result.ephemeral
    e.table = max(await e.store.live_tables())
    for guest in others:
        await guest.press(e.live(), "join")


async def secrets_keep(e: Evening) -> None:
    """Check that nobody sees another person's hand, in text, alt text or anywhere else."""
    for holder in e.guests:
        view = seen(await holder.scene())
        assert view is not None
        own = (cards_marked(view.hand), cards_plain(view.hand))
        assert any(secret in seen for seen in e.seen_by(holder) for secret in own) or not holder.dm
        for other in (*e.guests, None):
            if other is not holder:
                assert not any(secret in seen for seen in e.seen_by(other) for secret in own)


async def steal(guest: Guest) -> None:
    """Steal the first card of the first victim from the own prompt, or draw if there is none."""
    prompt = await guest.my_hand()
    if prompt.find("from") is None:
        prompt = await guest.press(guest.evening.live(), "steal")
    victims = prompt.find("from")
    assert victims is not None
    prompt = await guest.press(prompt, "from", victims["options"][0]["value"])
    cards = prompt.find("take")
    assert cards is not None
    prompt = await guest.press(prompt, "take", cards["options"][0]["value"])
    await guest.press(prompt, "pick")


@pytest.mark.case(9, 42)
async def test_four_people_play_seven_rounds_to_the_result() -> None:
    async with evening("Ada", "Ben", "Cleo", "Dan") as e:
        ada, ben, cleo, dan = e.guests
        e.close_dms(ben)
        await seated(e)
        for number in range(1, 8):
            view = seen(await ada.scene())
            assert view is not None
            assert (view.round, view.phase) == (number, Phase.MELD)
            await secrets_keep(e)
            for guest in (ada, ben, cleo, dan):
                await guest.seal()
                if number == 3 and guest is ben:
                    await e.restart()
            for guest in e.guests * 4:
                now = seen(await guest.scene())
                assert now is not None
                if now.phase is Phase.STEAL and now.may_act:
                    await steal(guest)
        assert e.posts()[-1].count("Play again") == 0
        view = seen(await ada.scene())
        assert view is not None
        assert view.phase is Phase.OVER
        assert sum(view.totals) == sum(row.points for rows in view.sheet for row in rows)
        again = await dan.press(e.latest(e.channel), "rematch")
        assert say(SAID[Said.REMATCH]) in again.text
        assert len(await e.store.live_tables()) == 1


@pytest.mark.case(1, 8)
async def test_closed_dms_are_said_at_the_join_and_the_game_goes_on() -> None:
    async with evening("Ada", "Ben") as e:
        ada, ben = e.guests
        e.close_dms(ben)
        await ada.member.slash(e.channel, "chief start", seats=2)
        await e.idle()
        [e.table] = await e.store.live_tables()
        result = await ben.member.click(e.message(e.live()), label="Join")
        await e.idle()
        assert say(SAID[Said.DM_CLOSED]) in texts(result)
        assert ben.member.mention in e.live().text
        assert (await ben.my_hand()).find("meld")


@pytest.mark.case(5)
@pytest.mark.goes_wrong("50007/50278")
async def test_whose_dms_close_in_mid_game_is_told_once_where_the_hand_is() -> None:
    async with evening("Ada", "Ben") as e:
        ada, ben = e.guests
        await seated(e)
        e.close_dms(ben)
        for guest in (ben, ada):
            await guest.seal(Meld.DOCTOR)
        refused = await ben.member.slash(e.channel, "table kick", player=ada.member)
        await e.idle()
        assert "I could not send you a DM" in texts(refused)
        assert "press **My hand** under the table's newest message" in texts(refused)
        assert "I could not send you a DM" not in (await ben.my_hand()).text
        assert "no DM, plays from **My hand**" in e.live().text
        await e.restart()
        assert "I could not send you a DM" not in (await ben.my_hand()).text
        assert "I could not send you a DM" not in (await ada.my_hand()).text


async def test_one_person_plays_a_computer_in_a_dm_by_commands_alone() -> None:
    async with evening("Ada") as e:
        [ada] = e.guests
        user, dm = ada.member.user, ada.member.user.dm_channel
        await user.slash("chief start", seats=2)
        await e.idle()
        [e.table] = await e.store.live_tables()
        lobby = e.live(dm)
        await ada.press(lobby, "add")
        await ada.press(lobby, "start")
        for number in range(1, 8):
            view = seen(await ada.scene())
            assert view is not None
            assert view.round == number
            meld = view.open_melds[0][0]
            size = rules_of(view.options).sizes[meld]
            typed = ""
            for _ in range(size):
                offered = await user.autocomplete("meld choose", "cards", typed, meld=meld.value)
                typed = offered[-1]["value"]
            chosen = await user.slash("meld choose", meld=meld.value, cards=typed)
            draft = picked(await ada.scene())
            assert (draft.meld, len(draft.cards)) == (meld, size)
            assert f"Seal {meld_name(meld)}" in labels(chosen)
            sealed = await user.slash("meld seal")
            await e.idle()
            assert say(SAID[Said.SEALED_LAST]) in texts(sealed)
            now = seen(await ada.scene())
            if now is not None and now.phase is Phase.STEAL:
                drawn = await user.slash("steal draw")
                await e.idle()
                assert say(SAID[Said.PICKED_LAST]) in texts(drawn)
        sheet = await user.slash("table sheet", table=e.table)
        assert "Score sheet" in texts(sheet)
        assert await e.store.live_tables() == ()


def common_rank(*hands: tuple[Rank, ...]) -> Rank:
    """Return a rank that lies in every hand."""
    return max(set(hands[0]).intersection(*hands[1:]))


async def test_tied_thieves_who_meet_are_shown_and_pick_once_more() -> None:
    async with evening("Ada", "Ben", "Cleo") as e:
        ada, ben, cleo = e.guests
        await seated(e)
        views = [seen(await guest.scene()) for guest in (ada, cleo)]
        rank = common_rank(*(tuple(c.rank for c in view.hand) for view in views if view))
        for thief in (ada, cleo):
            await thief.seal("thief", rank.name.lower())
        await ben.seal("rich_man")
        for picked, cards in (("1:0", "1:0"), ("1:0", "1:1")):
            for thief, card in zip((ada, cleo), (picked, cards), strict=True):
                result = await thief.member.slash(e.channel, "steal pick", card=card)
                await e.idle()
                last = Said.STEAL_PICKED if thief is ada else Said.PICKED_LAST
                assert say(SAID[last]) in texts(result)
        view = seen(await ada.scene())
        assert view is not None
        assert (view.round, view.phase) == (2, Phase.MELD)
        told = "\n".join(e.posts())
        assert told.count("once more") >= 1
        assert len([post for post in e.posts() if "steals" in post]) == 1


async def test_a_change_of_mind_keeps_the_old_seal_until_the_new_one() -> None:
    async with evening("Ada", "Ben") as e:
        ada, ben = e.guests
        await seated(e)
        sealed = await ada.seal("thief")
        assert "Sealed: Thief" in sealed.text
        changing = await ada.press(sealed, "change")
        assert "This stays sealed until you seal something else" in changing.text
        own = seen(await ada.scene())
        assert own is not None
        assert own.own is not None
        assert own.own.meld is Meld.THIEF
        changing = await ada.press(changing, "meld", "beggar_man")
        changing = await ada.press(changing, "cards", "0", "1")
        assert "Sealed: Beggar Man" in (await ada.press(changing, "seal")).text
        await ben.seal("lawyer")
        view = seen(await ada.scene())
        assert view is not None
        assert view.sheet[0][0].meld is Meld.BEGGAR_MAN


@pytest.mark.case(11, 22)
async def test_buttons_of_before_a_restart_work_and_stale_ones_lead_on() -> None:
    async with evening("Ada", "Ben") as e:
        ada, ben = e.guests
        await seated(e)
        status, first = e.live(), await ada.my_hand()
        first = await ada.press(first, "meld", "lawyer")
        await e.restart()
        assert (await ada.press(status, "hand")).find("meld")
        draft = await ada.press(first, "cards", "0", "1", "2", "3")
        await ada.press(draft, "seal")
        await ben.seal("lawyer")
        view = seen(await ada.scene())
        assert view is not None
        assert view.round == 2
        old = e.message(first)
        # The same message as a slow client still shows it: sealed, but with round 1's controls.
        stale = next(c for c in first.components if c.get("custom_id", "").endswith(":change"))
        result = await ada.member.user.click(old, custom_id=stale["custom_id"])
        assert say(why(Refused.MADE)) in texts(result)
        assert "Round 2" in texts(result)


@pytest.mark.case(23)
async def test_an_outsider_is_told_so_and_nobody_else_hears_of_it() -> None:
    async with evening("Ada", "Ben", "Eve") as e:
        ada, ben, eve = e.guests
        e.guests = (ada, ben)
        await seated(e)
        before = e.posts()
        result = await eve.member.click(e.message(e.live()), label="My hand")
        await e.idle()
        assert say(why(Refused.NO_SEAT)) in texts(result)
        assert result.ephemeral
        assert e.posts() == before


@pytest.mark.case(25)
async def test_several_tables_of_one_person_do_not_mix() -> None:
    async with evening("Ada", "Ben") as e:
        ada, _ = e.guests
        await seated(e)
        first = e.table
        await seated(e)
        which = texts(await ada.member.slash(e.channel, "table hand"))
        assert f"table {first}" in which
        assert f"table {e.table}" in which
        offered = await ada.member.autocomplete(e.channel, "table hand", "table", "")
        assert {choice["value"] for choice in offered} == {first, e.table}
        for table in (first, e.table):
            hand = texts(await ada.member.slash(e.channel, "table hand", table=table))
            view = seen(await e.house.tables.look(table, ada.id))
            assert view is not None
            assert f"Table {table}" in hand
            assert cards_marked(view.hand) in hand


@pytest.mark.case(21)
async def test_two_last_joins_at_once_start_the_game_once() -> None:
    async with evening("Ada", "Ben", "Cleo") as e:
        ada, ben, cleo = e.guests
        e.guests = (ada,)
        await seated(e, seats=2)
        held = await e.held((ben, e.live(), "join"), (cleo, e.live(), "join"))
        await asyncio.gather(*map(e.client.on_interaction, held))
        await e.idle()
        scene = await ada.scene()
        assert played(scene).players == 2
        joined = [scene.table.seat_of(guest.id) for guest in (ben, cleo)]
        assert sorted(seat is None for seat in joined) == [False, True]
        answers = "\n".join(seen for guest in (ben, cleo) for seen in e.seen_by(guest))
        assert say(why(Refused.FULL)) in answers or "has begun" in answers


@pytest.mark.case(21)
async def test_two_last_seals_at_once_reveal_once() -> None:
    async with evening("Ada", "Ben") as e:
        ada, ben = e.guests
        await seated(e)
        ready = []
        for guest in (ada, ben):
            hand = await guest.press(await guest.my_hand(), "meld", "lawyer")
            ready.append(await guest.press(hand, "cards", "0", "1", "2", "3"))
        held = await e.held(
            (ada, ready[0], "seal"), (ben, ready[1], "seal"), (ada, ready[0], "seal")
        )
        await asyncio.gather(*map(e.client.on_interaction, held))
        await e.idle()
        view = seen(await ada.scene())
        assert view is not None
        assert view.round == 2
        assert len([post for post in e.posts() if "the melds" in post]) == 1
