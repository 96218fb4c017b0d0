"""Who is away for long: what tables note of it, and until when their phases then last."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from bot.click import OPEN
from bot.clock import HOUR
from bot.dossier import Dossiers
from bot.outcome import Refusal, Refused
from bot.paces import DAY
from bot.personal import Press
from bot.present.me import FORGET
from bot.present.me import SCREEN as ME
from bot.present.own_away import BACK, SCREEN, UNTIL
from bot.present.screen import Screen
from bot.vacations import go
from data.log import AwayBegan, AwayEnded, DeadlineSet, GraceBegan, Pace, Table, TableId, Times
from data.people import Profile
from data.store import Person
from engine.indian_chief.options import Options
from tests.bot.evening import ADA, BEN, CHANNEL, CLEO, Evening, evening, setup
from tests.bot.present.reading import body

DAILY = Times(Pace.DAILY)


async def opened(that: Evening, *people: Person, times: Times = DAILY) -> TableId:
    """Open a table of these times at which people sit; it begins."""
    host, *others = people
    wanted = replace(setup(len(people)), times=times)
    table = (await that.house.tables.open(wanted, host, next(that.ids))).table
    for person in others:
        await that.click(table, person, "join")
    await that.idle()
    return table


async def press(that: Evening, person: Person, action: str, *args: str) -> Screen:
    """Press something on the own page, or use a command for it."""
    shown = await that.house.screens[SCREEN](Press(action, args, user=person.user))
    assert isinstance(shown, Screen)
    await that.idle()
    return shown


async def away(that: Evening, person: Person, until: str = "5 days") -> Screen:
    return await press(that, person, UNTIL, until)


async def back(that: Evening, person: Person) -> Screen:
    return await press(that, person, BACK)


async def now(that: Evening, table: TableId) -> Table:
    return (await that.look(table)).table


def in_days(that: Evening, days: int) -> int:
    """The midnight in so many days, by UTC."""
    return (that.clock.now() // DAY + days) * DAY


async def test_all_own_tables_note_it_and_say_so_and_their_phases_wait() -> None:
    async with evening() as that:
        first, second = await opened(that, ADA, BEN), await opened(that, CLEO, BEN)
        other = await opened(that, ADA, CLEO)
        before = [await now(that, table) for table in (first, second, other)]
        shown = await away(that, BEN)
        until = in_days(that, 5)
        assert f"**You are away** until <t:{until // 1000}:f>" in body(shown)
        assert "I told 2 tables of yours." in body(shown)
        for table, then in zip((first, second), before, strict=False):
            at = await now(that, table)
            assert at.away == (AwayBegan(BEN.user, that.clock.now(), until),)
            assert at.deadline == until + DAY
            assert (at.by, at.step, at.began) == (1, then.step, then.began)
        assert await now(that, other) == before[2]
        told = [body(screen) for screen in that.pigeon.in_channel(CHANNEL)]
        post = f"**<@{BEN.user}> is away** until <t:{until // 1000}:f>."
        assert len([text for text in told if text.startswith(post)]) == 2
        live = [text for text in told if "sealed.**" in text]
        assert sum(f"-# Away: <@{BEN.user}> until" in text for text in live) == 2


@pytest.mark.parametrize(
    "times",
    [Times(Pace.LIVE), Times(Pace.EVENING), Times(Pace.DAILY, vacations=False)],
)
async def test_fast_tables_and_those_that_do_not_wait_note_nothing(times: Times) -> None:
    async with evening() as that:
        table = await opened(that, ADA, BEN, times=times)
        before = await that.store.load(table)
        shown = await away(that, BEN)
        assert "I told" not in body(shown)
        assert await that.store.load(table) == before


async def test_nobody_misses_a_move_while_away_and_then_it_counts() -> None:
    async with evening() as that:
        table = await opened(that, ADA, BEN)
        await that.seal_first(table, ADA)
        await away(that, BEN)
        await that.wait(in_days(that, 5) - that.clock.now() - 1)
        at = await now(that, table)
        assert (at.missed, at.grace, len(at.away)) == ((), (), 1)
        await that.wait(1)
        at = await now(that, table)
        assert (at.missed, at.away, at.by) == ((), (), None)
        assert at.deadline == that.clock.now() + DAY
        assert body(that.pigeon.in_channel(CHANNEL)[-1]) == f"**<@{BEN.user}> is back.**"
        await that.lapse(table)
        assert (await now(that, table)).missed != () or (await now(that, table)).misses[1] == 1


async def test_who_is_back_before_has_the_whole_time_from_then() -> None:
    async with evening() as that:
        table = await opened(that, ADA, BEN)
        await away(that, BEN)
        await that.wait(2 * DAY)
        shown = await back(that, BEN)
        assert "You are not away." in body(shown)
        at = await now(that, table)
        assert (at.away, at.deadline, at.by) == ((), that.clock.now() + DAY, None)


async def test_whether_they_had_sealed_makes_no_difference() -> None:
    deadlines = []
    for seals in (True, False):
        async with evening() as that:
            table = await opened(that, ADA, BEN, CLEO)
            if seals:
                await that.seal_first(table, BEN)
            await away(that, BEN)
            deadlines.append((await now(that, table)).deadline)
    assert deadlines[0] == deadlines[1]


async def test_an_absence_never_takes_time_from_anybody() -> None:
    async with evening() as that:
        table = await opened(that, ADA, BEN)
        await that.click(table, ADA, "extend")
        await that.wait(20 * HOUR)
        await that.click(table, ADA, "extend")
        before = (await now(that, table)).deadline or 0
        await away(that, BEN, "tomorrow")
        await back(that, BEN)
        assert ((await now(that, table)).deadline or 0) >= before


async def test_who_goes_away_in_the_grace_is_late_no_more() -> None:
    async with evening() as that:
        table = await opened(that, ADA, BEN)
        await that.seal_first(table, ADA)
        await that.wait(DAY)
        assert (await now(that, table)).grace == (1,)
        await away(that, BEN)
        at = await now(that, table)
        assert (at.grace, at.deadline) == ((), in_days(that, 5) + DAY)


async def test_a_table_joined_while_away_notes_it_too() -> None:
    async with evening() as that:
        await away(that, BEN)
        table = await opened(that, ADA, BEN)
        at = await now(that, table)
        assert [entry.user for entry in at.away] == [BEN.user]
        assert at.deadline == in_days(that, 5) + DAY


async def test_what_a_crash_left_unnoted_is_noted_before_a_deadline_counts() -> None:
    async with evening() as that:
        table = await opened(that, ADA, BEN)
        gone = go(Profile(BEN.user), that.clock.now(), in_days(that, 5))
        await that.store.put_profile(gone)  # and the process ended before any table noted it
        await that.wait(DAY)
        at = await now(that, table)
        assert [entry.user for entry in at.away] == [BEN.user]
        assert (at.grace, at.missed) == ((), ())


@pytest.mark.parametrize("gone", ["leave", "kick", "forget"])
async def test_who_is_away_may_go_for_good_and_nothing_waits_for_them(gone: str) -> None:
    async with evening() as that:
        table = await opened(that, ADA, BEN, CLEO)
        await away(that, BEN)
        match gone:
            case "leave":
                await that.click(table, BEN, "leave")
            case "kick":
                await that.click(table, ADA, "kick", "sure", str(BEN.user))
            case _:
                await that.house.tables.forget(table, BEN.user)
        for person in (ADA, CLEO):
            await that.seal_first(table, person)
        await that.idle()
        at = await now(that, table)
        assert at.deadline is not None
        assert at.deadline <= that.clock.now() + DAY
        live = body(next(s for s in that.pigeon.in_channel(CHANNEL)[::-1] if s.alert))
        assert "Away:" not in live
        await that.wait(6 * DAY)
        told = [body(screen) for screen in that.pigeon.in_channel(CHANNEL)]
        assert not [text for text in told if "is back" in text]


async def test_an_absence_lives_through_a_restart() -> None:
    that = Evening()
    that.house.start()
    table = await opened(that, ADA, BEN)
    await away(that, BEN)
    before = await now(that, table)
    await that.house.stop()
    again = Evening(2, that.store, that.pigeon, that.clock, that.ids)
    again.house.start()
    await again.idle()
    assert await now(again, table) == before
    await again.wait(in_days(again, 5) - again.clock.now())
    assert (await now(again, table)).away == ()
    assert (await now(again, table)).missed == ()
    await again.house.stop()


async def test_another_day_is_told_anew_and_the_same_is_not() -> None:
    async with evening() as that:
        table = await opened(that, ADA, BEN)
        for until in ("5 days", "5 days", "3 days", "9 days"):
            await away(that, BEN, until)
        events = (await that.store.load(table)).events
        began = [e.until for e in events if isinstance(e, AwayBegan)]
        assert began == [in_days(that, days) for days in (5, 3, 9)]
        assert (await now(that, table)).deadline == in_days(that, 9) + DAY


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("soon", Refused.NO_DATE),
        ("2026-01-01", Refused.DATE_OVER),
        ("4 weeks", Refused.AWAY_TOO_LONG),
    ],
)
async def test_what_cannot_be_is_refused(typed: str, code: Refused) -> None:
    async with evening() as that:
        with pytest.raises(Refusal) as caught:
            await away(that, BEN, typed)
        assert caught.value.code is code
        assert await that.store.profiles((BEN.user,)) == {}
        with pytest.raises(Refusal) as caught:
            await back(that, BEN)
        assert caught.value.code is Refused.NOT_AWAY
        for forged in ((OPEN, "until"), (UNTIL,), (UNTIL, "x", "y"), (BACK, "z")):
            with pytest.raises(Refusal) as caught:
                await press(that, BEN, *forged)
            assert caught.value.code is Refused.UNKNOWN


async def test_solo_games_lobbies_and_closed_tables_bear_it() -> None:
    async with evening() as that:
        await that.open(BEN, seats=1, options=Options(solo=True))
        wanted = replace(setup(3), times=DAILY)
        lobby = (await that.house.tables.open(wanted, BEN, next(that.ids))).table
        closed = await opened(that, ADA, BEN)
        await that.click(closed, ADA, "end", "sure")
        await away(that, BEN)
        assert [entry.user for entry in (await now(that, lobby)).away] == [BEN.user]
        assert (await now(that, closed)).away == ()


async def test_the_own_copy_has_it_and_no_one_elses() -> None:
    async with evening() as that:
        table = await opened(that, ADA, BEN)
        await away(that, BEN)
        await that.click(table, BEN, "pause", "60")
        own = json.loads(await Dossiers(that.store, that.clock).of(BEN.user))
        kinds = [event["kind"] for event in own["tables"][0]["events"]]
        assert {"table.AwayBegan", "table.Paused"} <= set(kinds)
        assert str(in_days(that, 5)) in json.dumps(own)
        others = json.loads(await Dossiers(that.store, that.clock).of(ADA.user))
        assert "table.AwayBegan" not in json.dumps(others)


async def test_a_deadline_set_for_an_absence_is_no_new_phase() -> None:
    async with evening() as that:
        table = await opened(that, ADA, BEN)
        await away(that, BEN)
        events = (await that.store.load(table)).events
        [first, second] = [e for e in events if isinstance(e, DeadlineSet)]
        assert (first.step, first.seats) == (second.step, second.seats)
        assert not [e for e in events if isinstance(e, AwayEnded | GraceBegan)]


async def test_who_is_forgotten_leaves_no_absence_behind() -> None:
    async with evening() as that:
        table = await opened(that, ADA, BEN, CLEO)
        await away(that, BEN)
        await that.click(table, BEN, "pause", "60")
        moment = str(that.clock.now())
        await that.house.screens[ME](Press(FORGET, (moment,), user=BEN.user))
        await that.idle()
        assert await that.store.profiles((BEN.user,)) == {}
        at = await now(that, table)
        assert [entry.user for entry in at.away] == [-1]
        assert at.paused is not None
        assert at.paused.user == -1
        [live] = [
            text for text in map(body, that.pigeon.in_channel(CHANNEL)) if "sealed.**" in text
        ]
        assert f"<@{BEN.user}>" not in live
        assert "**Paused** by a former player" in live
        await that.wait(6 * DAY)
        assert (await now(that, table)).away == ()
