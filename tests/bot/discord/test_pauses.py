"""Pauses and absences by command and by button, as people in Discord see them."""

from __future__ import annotations

from bot.clock import MINUTE
from bot.paces import DAY
from tests.bot.discord.evening import Evening, Guest, Seen, evening
from tests.bot.discord.test_hosting import command, game, opened


async def test_anybody_pauses_by_command_and_only_some_resume() -> None:
    async with game() as e:
        ada, ben, cleo = e.guests
        await e.wait(MINUTE)
        before = (await e.table_now()).deadline or 0
        said = await command(e, ben, "table pause", **{"for": "5 min"})
        assert "Paused. You or the host can resume at any time." in said
        assert "paused already" in await command(e, cleo, "table pause")
        refused = await command(e, cleo, "table resume")
        assert f"Only <@{ben.id}>, who paused the game, or its host" in refused
        await e.wait(2 * MINUTE)
        assert "**Paused** by" in (await e.status()).text
        assert "The game goes on" in await command(e, ada, "table resume")
        assert (await e.table_now()).deadline == before + 2 * MINUTE
        assert any("paused the game" in post for post in e.posts())
        assert "not paused" in await command(e, ada, "table resume")


async def test_what_was_typed_is_read_or_refused() -> None:
    async with game() as e:
        [ada, *_] = e.guests
        assert "cannot tell how long" in await command(e, ada, "table pause", **{"for": "soon"})
        long = await command(e, ada, "table pause", **{"for": "9999 weeks 9999 weeks"})
        assert "You may pause this game for 30 minutes more" in long
        await command(e, ada, "table pause")
        paused = (await e.table_now()).paused
        assert paused is not None
        assert paused.until - paused.at == 30 * MINUTE
        await ada.seal()
        assert "1 of 3 sealed" in (await e.status()).text, "a pause keeps nobody from it"


async def test_by_button_one_says_for_how_long_and_goes_on_from_the_answer() -> None:
    async with game() as e:
        _, ben, cleo = e.guests
        page = await ben.press(e.live(), "pause")
        assert "Each player may pause a game for 30 minutes in all." in page.text
        select = page.find("pause")
        assert select is not None
        labels = [option["label"] for option in select["options"]]
        assert labels[0] == "2 minutes"
        assert labels[-1] == "As long as you may: 30 minutes"
        done = await ben.pick(page, "600", "pause")
        assert (done.id, done.find("pause")) == (page.id, None)
        refused = await cleo.press(await e.status(), "resume")
        assert "can resume it before" in refused.text
        await e.wait(MINUTE)
        assert "Done. The game goes on" in (await ben.press(done, "resume")).text
        page = await ben.press(await e.status(), "pause")
        assert "and you have 29 minutes left." in page.text


async def private(e: Evening, guest: Guest, name: str, **options: str) -> Seen:
    """Use a command in a DM and return what answers."""
    result = await guest.member.user.slash(name, **options)
    await e.idle()
    assert result.response is not None
    return Seen(e, result.response.channel_id, result.response.id)


async def test_somebody_is_away_by_command_or_page_and_back() -> None:
    async with evening("Ada", "Ben") as e:
        await opened(e, pace="daily")
        _, ben = e.guests
        page = await private(e, ben, "me away")
        assert "You are not away." in page.text
        select = page.find("until")
        assert select is not None
        assert len(select["options"]) == 21
        gone = await ben.pick(page, select["options"][3]["value"], "until")
        assert "I told 1 table of yours." in gone.text
        assert f"**<@{ben.id}> is away** until" in e.posts()[-1]
        assert f"-# Away: <@{ben.id}>" in (await e.status()).text
        [entry] = (await e.table_now()).away
        assert (await e.table_now()).deadline == entry.until + DAY
        assert "Welcome back." in (await ben.press(gone, "back")).text
        assert e.posts()[-1] == f"**<@{ben.id}> is back.**"
        again = await private(e, ben, "me away", until="2 weeks")
        assert "**You are away** until" in again.text
        home = await private(e, ben, "me time")
        assert "**Away**: until <t:" in home.text
        assert [c for c in home.components if c.get("label") == "Away"]
        assert "Welcome back." in (await private(e, ben, "me back")).text
        assert "You are not away" in (await private(e, ben, "me back")).text
        assert "cannot read" in (await private(e, ben, "me away", until="<@1> soon")).text
