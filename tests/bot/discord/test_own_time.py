"""``/me time|zone|hours`` on Discord: offered while typing, by buttons and forms, in a DM too."""

from __future__ import annotations

from typing import Any

import pytest

from bot.outcome import Refused
from bot.present.sentences import way_on
from bot.tongue import say
from data.people import Profile, Span
from tests.bot.discord.evening import Evening, evening
from tests.bot.discord.staged import text_of, texts

NIGHTLY = Span(1320, 1800)


async def kept(e: Evening, user: int) -> Profile | None:
    """Return what is stored of somebody."""
    return (await e.store.profiles((user,))).get(user)


def choices(offered: Any) -> dict[str, str]:
    """Return what autocompletion offered, by value."""
    return {each["value"]: each["name"] for each in offered}


async def test_a_zone_is_offered_with_its_time_and_kept_when_it_is_taken() -> None:
    async with evening("Ada", "Ben") as e:
        ada, ben = e.guests
        offered = choices(await ada.member.autocomplete(e.channel, "me zone", "zone", "berl"))
        assert offered == {"Europe/Berlin": "Europe/Berlin, now Thursday, 22:26"}
        assert len(await ada.member.autocomplete(e.channel, "me zone", "zone", "")) == 25
        assert await ada.member.autocomplete(e.channel, "me zone", "zone", "\u202e`@") == []
        result = await ada.member.slash(e.channel, "me zone", zone="Europe/Berlin")
        assert result.ephemeral
        assert "There it is Thursday, 22:26" in texts(result)
        assert await kept(e, ada.id) == Profile(ada.id, "Europe/Berlin")
        assert not [seen for seen in e.seen_by(ben) if "Berlin" in seen]


async def test_hours_are_offered_by_the_start_that_was_typed() -> None:
    async with evening("Ada") as e:
        [ada] = e.guests
        at = e.channel
        assert choices(await ada.member.autocomplete(at, "me hours", "from", "8:30 pm")) == {
            "20:30": "20:30"
        }
        begun = await ada.member.autocomplete(at, "me hours", "from", "1")
        assert list(choices(begun))[:3] == ["01:00", "10:00", "11:00"]
        ends = choices(await ada.member.autocomplete(at, "me hours", "until", "", **{"from": "22"}))
        assert ends["06:00"] == "06:00 the next day (8 hours)"
        assert len(ends) == 19
        assert await ada.member.autocomplete(at, "me hours", "until", "soon") == []


@pytest.mark.parametrize("dm", [False, True])
async def test_all_of_it_by_buttons_selects_and_forms_on_one_message(dm: bool) -> None:
    async with evening("Ada") as e:
        [ada] = e.guests
        actor: Any = ada.member.user if dm else ada.member
        where = () if dm else (e.channel,)
        shown = (await actor.slash(*where, "me time")).response
        assert shown is not None

        def same(result: Any) -> Any:
            assert result.response is not None
            assert result.response.id == shown.id
            return result.response

        page = same(await actor.click(shown, label="Zone"))
        asked = await actor.click(page, label="Find my zone")
        assert asked.modal is not None
        page = same(await actor.submit_modal(asked, {"text": "new zealand"}))
        page = same(await actor.select(page, ["Pacific/Auckland"], custom_id="u:zone:pick"))
        assert "Friday, 08:26" in text_of(page.components)
        page = same(await actor.click(page, label="Your time"))
        page = same(await actor.click(page, label="Waking hours"))
        page = same(await actor.select(page, ["work"], custom_id="u:hours:for"))
        page = same(await actor.select(page, ["600"], custom_id="u:hours:from:work"))
        page = same(await actor.select(page, ["1560"], custom_id="u:hours:until:work"))
        asked = await actor.click(page, label="Type the times")
        page = same(await actor.submit_modal(asked, {"text": "22:00 to 6:00"}))
        profile = await kept(e, ada.id)
        assert profile is not None
        assert profile.hours[:5] == (NIGHTLY,) * 5
        page = same(await actor.click(page, label="Usual hours"))
        asked = await actor.click(page, label="Type the times")
        refused = await actor.submit_modal(asked, {"text": "8 to 9"})
        assert "at least 6 waking hours" in texts(refused)
        assert await kept(e, ada.id) == Profile(ada.id, "Pacific/Auckland")


async def test_the_welcome_to_a_slow_table_leads_there_and_stays() -> None:
    async with evening("Ada", "Ben") as e:
        ada, ben = e.guests
        await ada.member.slash(e.channel, "chief start", pace="daily", seats=3)
        await e.idle()
        await ben.press(e.live(), "join")
        welcome = await ben.my_hand()
        opened = await ben.press(welcome, "open")
        assert opened.id != welcome.id
        assert "Your time" in opened.text
        assert "Welcome" in welcome.text


async def test_the_pages_outlive_a_restart() -> None:
    async with evening("Ada") as e:
        [ada] = e.guests
        shown = (await ada.member.slash(e.channel, "me zone", zone="UTC")).response
        await e.restart()
        assert shown is not None
        found = (await ada.member.select(shown, ["UTC"], custom_id="u:zone:pick")).response
        assert found is not None
        assert await kept(e, ada.id) == Profile(ada.id, "UTC")


@pytest.mark.parametrize(
    ("words", "options", "code"),
    [
        ("me zone", {"zone": "<@1> `x`"}, Refused.NO_SUCH_ZONE),
        ("me zone", {"zone": "\u202e"}, Refused.NO_SUCH_ZONE),
        ("me hours", {"from": "dawn"}, Refused.NO_TIME_OF_DAY),
        ("me hours", {"from": "8", "until": "13:59"}, Refused.HOURS_TOO_FEW),
    ],
)
async def test_odd_words_are_refused_in_one_sentence(
    words: str, options: dict[str, str], code: Refused
) -> None:
    async with evening("Ada") as e:
        [ada] = e.guests
        await e.store.put_profile(Profile(ada.id, "UTC"))
        result = await ada.member.slash(e.channel, words, **options)
        assert result.ephemeral
        assert say(way_on(code)) in texts(result)
        assert await kept(e, ada.id) == Profile(ada.id, "UTC")


@pytest.mark.case(45)
async def test_what_was_set_is_exported_and_forgotten() -> None:
    async with evening("Ada") as e:
        [ada] = e.guests
        await ada.member.slash(e.channel, "me zone", zone="Asia/Tokyo")
        exported = (await ada.member.slash(e.channel, "me export")).response
        assert exported is not None
        [file] = exported.attachments
        assert b'"zone": "Asia/Tokyo"' in await file.read()
        asked = (await ada.member.slash(e.channel, "me forget")).response
        assert asked is not None
        assert "what you have set about your time" in text_of(asked.components)
        await ada.member.click(asked, label="Forget me")
        assert await kept(e, ada.id) is None
