"""A table that cannot be read keeps nobody from their other games, lists, news and absences."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bot.clock import SECOND
from bot.courier import TryLater
from bot.present.my_games import SCREEN
from data.log import Pace, TableId
from tests.bot.evening import ADA, BEN, CLEO, DAN, Evening, evening
from tests.bot.fakes import dm_of
from tests.bot.test_away import away, back, now, opened
from tests.bot.test_following import ROUNDS, a_round, game, headings
from tests.bot.test_my_games import order, page
from tests.bot.test_reminding import HALF, Torn, daily, reminders

pytestmark = pytest.mark.case(2)


async def torn(that: Evening, store: Torn, table: TableId) -> None:
    await that.idle()
    store.unreadable = frozenset({table})


async def test_the_other_games_are_listed() -> None:
    async with evening(store=(store := Torn())) as that:
        first, second = await that.seated(ADA, BEN), await that.seated(ADA, CLEO)
        await torn(that, store, first)
        assert order(await page(that)) == [second]


async def test_a_weekly_list_comes_all_the_same() -> None:
    async with evening(store=(store := Torn())) as that:
        first = await that.seated(ADA, BEN, pace=Pace.DAILY)
        await that.seated(ADA, CLEO, pace=Pace.DAILY)
        await that.house.profiles.change(ADA.user, lambda was: replace(was, digest=True))
        await torn(that, store, first)
        before = len(that.pigeon.in_channel(dm_of(ADA.user)))
        due = await that.store.next_digest()
        assert due is not None
        await that.wait(due - that.clock.now())
        lists = that.pigeon.in_channel(dm_of(ADA.user))[before:]
        assert sum(SCREEN in str(screen) for screen in lists) == 1


async def test_followers_of_others_are_told() -> None:
    async with evening(store=(store := Torn())) as that:
        first = await game(that, (CLEO, ROUNDS))
        second = await game(that, (DAN, ROUNDS))
        await a_round(that, first)
        store.unreadable = frozenset({first})
        before = len(headings(that, DAN))
        await that.store.follower_told(first, CLEO.user, 1)  # there is news that cannot be read
        await a_round(that, second)
        assert len(headings(that, DAN)) > before


async def test_all_others_note_an_absence_and_its_end() -> None:
    async with evening(store=(store := Torn())) as that:
        first, second = await opened(that, ADA, BEN), await opened(that, CLEO, BEN)
        for broken, other in ((first, second), (second, first)):
            await torn(that, store, broken)
            await away(that, BEN)
            assert [each.user for each in (await now(that, other)).away] == [BEN.user]
            await back(that, BEN)
            assert (await now(that, other)).away == ()


async def test_a_dm_that_cannot_be_opened_now_is_opened_later() -> None:
    async with daily() as (that, _):
        failures = [TryLater("busy")]

        def busy(verb: str) -> None:
            if verb == "open_dm" and failures:
                raise failures.pop()

        that.pigeon.fault = busy
        await that.clock.advance(HALF)
        that.house.reminding.poke()
        for _ in range(30):
            await asyncio.sleep(0)
            await that.clock.advance(SECOND)
        await that.idle()
        assert [len(reminders(that, each)) for each in (ADA, BEN, CLEO)] == [1, 1, 1]
