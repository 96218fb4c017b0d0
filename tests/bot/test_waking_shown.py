"""Waking hours at a table: one deadline for all that is shown, and nothing told by it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.aftermath import phase
from bot.clock import HOUR
from bot.paces import DAY, GRACES
from bot.present.answer import answer
from bot.present.deadline import until_when
from bot.standing import stand
from data.log import AwayBegan, DeadlineSet, Gone, Pace, SeatLeft, Table, TableId
from data.people import Profile, Span
from data.store import Person
from tests.bot.evening import ADA, BEN, CHANNEL, CLEO, Evening, evening, setup
from tests.bot.present import scenes
from tests.bot.present.reading import body

NIGHT_OWL = (Span(18 * 60, 24 * 60),) * 7
"""Six hours a day, so that three days of a relaxed pace are too short by two hours."""


async def begun(that: Evening, *, sleeper: Person = ADA) -> TableId:
    """Let a relaxed game begin, one of whose three players sleeps for long."""
    await that.store.put_profile(Profile(sleeper.user, "Europe/Berlin", NIGHT_OWL))
    table = (await that.house.tables.open(setup(3, Pace.RELAXED), ADA, next(that.ids))).table
    for person in (BEN, CLEO):
        await that.click(table, person, "join")
    await that.idle()
    return table


async def times_of(that: Evening, table: TableId) -> tuple[int | None, int | None, int | None]:
    now = (await that.look(table)).table
    return now.began, now.deadline, now.by


def live(that: Evening) -> str:
    """Return the newest post that shows a deadline."""
    posts = [body(screen) for screen in that.pigeon.in_channel(CHANNEL)]
    return next(text for text in reversed(posts) if "at the latest" in text)


@pytest.mark.case(15)
async def test_post_and_hand_say_whose_night_it_is() -> None:
    async with evening() as that:
        table = await begun(that)
        began, end, by = await times_of(that, table)
        assert (began, by) == (that.clock.now(), 0)
        assert end is not None
        assert 3 * DAY < end - that.clock.now() <= 6 * DAY
        said = f"at the latest <t:{end // 1000}:f> (<t:{end // 1000}:R>), set by <@1>'s night, with"
        assert said in live(that)
        assert said in body(answer(await that.click(table, BEN, "hand")))


async def test_no_seal_moves_it() -> None:
    async with evening() as that:
        table = await begun(that)
        before = await times_of(that, table)
        await that.wait(HOUR)
        for person in (ADA, BEN):
            await that.seal_first(table, person)
            assert await times_of(that, table) == before


async def test_a_grace_is_set_by_nobody() -> None:
    async with evening() as that:
        table = await begun(that)
        end = (await times_of(that, table))[1] or 0
        await that.wait(end - that.clock.now())
        late = (await that.look(table)).table
        assert (late.deadline, late.grace) == (end + GRACES[Pace.RELAXED], (0, 1, 2))
        assert "night" not in live(that)


@pytest.mark.case(43)
@pytest.mark.parametrize("sealed", [ADA, BEN], ids=["who sleeps", "another one"])
async def test_more_time_does_not_tell_who_is_missing(sealed: Person) -> None:
    """Twin games: whoever has sealed, the new deadline is the same, by the same person."""
    async with evening() as that:
        table = await begun(that)
        await that.wait(HOUR)
        await that.seal_first(table, sealed)
        assert (await that.look(table)).table.asked == (0, 1, 2)
        await that.wait(23 * HOUR)
        before = await times_of(that, table)
        await that.click(table, ADA, "extend")
        await that.idle()
        after = await times_of(that, table)
        assert (after[1] or 0) - (before[1] or 0) == DAY
        assert after[2] == 0
        assert live(that).count("set by <@1>'s night") == 1
        posts = [body(screen) for screen in that.pigeon.in_channel(CHANNEL)]
        assert sum("There is more time,** until" in post for post in posts) == 1
        assert all("set by <@1>'s night" in post for post in posts if "more time,**" in post)


async def test_no_computer_sleeps() -> None:
    async with evening() as that:
        table = await begun(that)
        asleep = {ADA.user: Profile(ADA.user, "Europe/Berlin", NIGHT_OWL)}
        standing = replace(stand(await that.store.load(table)), calendar=asleep)
        assert standing.wait is not None
        assert phase(standing, standing.wait, that.clock.now()).by == 0
        left = standing.after((SeatLeft(0, "easy", Gone.LEFT),))
        now = that.clock.now()
        ends = phase(left, standing.wait, now)
        assert ends == DeadlineSet(standing.table.step, now + 3 * DAY, (0, 1, 2), now, None)


async def test_who_comes_back_to_a_game_that_rested_has_the_whole_time_awake() -> None:
    async with evening() as that:
        table = await begun(that)
        for _ in range(4):
            await that.lapse(table)
        assert (await that.look(table)).table.people == ()
        await that.click(table, ADA, "join")
        began, end, by = await times_of(that, table)
        assert (began, by) == (that.clock.now(), 0)
        assert (end or 0) - that.clock.now() > 3 * DAY


def test_an_absence_is_named_as_one() -> None:
    table: Table = replace(scenes.table(3), by=1, began=1000)
    user = table.chairs[1].user or 0
    assert until_when(table, 5000) == f"<t:5:f> (<t:5:R>), set by <@{user}>'s night"
    gone = replace(table, away=(AwayBegan(user, 0, 4000),))
    assert until_when(gone, 5000) == f"<t:5:f> (<t:5:R>), set by <@{user}>'s absence"
    over = replace(table, away=(AwayBegan(user, 0, 1000),))
    assert until_when(over, 5000) == f"<t:5:f> (<t:5:R>), set by <@{user}>'s night"
    assert until_when(replace(table, by=None), 5000) == "<t:5:f> (<t:5:R>)"


async def test_a_log_keeps_it() -> None:
    async with evening() as that:
        table = await begun(that, sleeper=CLEO)
        log = await that.store.load(table)
        assert [e.by for e in log.events if isinstance(e, DeadlineSet)] == [2]
        assert stand(log).table.by == 2
