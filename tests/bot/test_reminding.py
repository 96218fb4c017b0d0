"""Reminders: more than once, by person, never after acting, never at night, each at most once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.click import OPEN
from bot.clock import HOUR, MINUTE, SECOND
from bot.courier import TryLater
from bot.nudging import SHARE
from bot.outages import HEARTBEAT
from bot.outcome import Refusal, Refused, Said, Show
from bot.own_reminders import set_reminders
from bot.paces import DAY
from bot.personal import Press
from bot.present.limits import problems
from bot.present.own import SHOW
from bot.present.own_reminders import HOW, SCREEN, WHEN
from bot.present.screen import Screen
from data.log import Pace, Stranding, TableId
from data.memory import MemoryStore
from data.people import Notice, Point, Profile
from data.reminding import Reminder
from data.store import BadEvent, Log, Person
from tests.bot.evening import ADA, BEN, CHANNEL, CLEO, DAN, Evening, evening
from tests.bot.fakes import ManualClock, Pigeon, dm_of
from tests.bot.present.reading import body, buttons

EVERY = (Point.HALF, Point.NINETY, Point.HOUR)
HALF, NINETY = DAY // 2, DAY * 9 // 10


@asynccontextmanager
async def daily(
    *profiles: Profile, store: MemoryStore | None = None
) -> AsyncIterator[tuple[Evening, TableId]]:
    """Begin a daily game of three, with what they have set."""
    async with evening(store=store) as that:
        for profile in profiles:
            await that.store.put_profile(profile)
        table = await that.seated(ADA, BEN, CLEO, pace=Pace.DAILY)
        await that.idle()
        yield that, table


def reminders(that: Evening, person: Person) -> list[str]:
    """Return the reminders that somebody got by DM, oldest first."""
    texts = map(body, that.pigeon.in_channel(dm_of(person.user)))
    return [text for text in texts if "wait for you" in text or "waits for you" in text]


async def until(that: Evening, table: TableId, elapsed: int) -> None:
    """Let time pass until so long after the beginning of the phase."""
    began = (await that.look(table)).table.began
    assert began is not None
    await that.wait(began + elapsed - that.clock.now())


@pytest.mark.case(17)
async def test_by_person_and_more_than_once() -> None:
    mine = Profile(BEN.user, reminders=EVERY), Profile(CLEO.user, notice=Notice.NONE)
    async with daily(*mine) as (that, table):
        seen = []
        for elapsed in (HALF - 1, HALF, NINETY - 1, NINETY, 23 * HOUR - 1, 23 * HOUR, DAY - 1):
            await until(that, table, elapsed)
            seen.append(tuple(len(reminders(that, each)) for each in (ADA, BEN, CLEO)))
        assert seen == [(0, 0, 0), (1, 1, 0), (1, 1, 0), (2, 2, 0), (2, 2, 0), (2, 3, 0), (2, 3, 0)]


@pytest.mark.case(17)
async def test_never_after_acting() -> None:
    async with daily() as (that, table):
        await that.seal_first(table, ADA)
        await until(that, table, HALF)
        await that.seal_first(table, BEN)
        await until(that, table, DAY - 1)
        assert [len(reminders(that, each)) for each in (ADA, BEN)] == [0, 1]


@pytest.mark.case(17)
async def test_each_phase_reminds_anew() -> None:
    async with daily() as (that, table):
        await until(that, table, HALF)
        for person in (ADA, CLEO, BEN):
            await that.seal_first(table, person)
        now = (await that.look(table)).table
        assert (now.step, now.asked) == (2, (1,)), "a short one, of the thief"
        await until(that, table, HALF // 4)
        assert [len(reminders(that, each)) for each in (ADA, BEN, CLEO)] == [1, 2, 1]


@pytest.mark.parametrize("pace", [Pace.LIVE, Pace.EVENING])
async def test_a_fast_game_reminds_nobody(pace: Pace) -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN, CLEO, pace=pace)
        await that.seal_first(table, ADA)
        await that.seal_first(table, BEN)
        assert await that.store.next_reminder() is None
        await that.lapse(table)
        assert reminders(that, CLEO) == []


@pytest.mark.case(18)
async def test_only_you_are_left_reaches_that_player_alone() -> None:
    async with daily() as (that, table):
        await that.seal_first(table, ADA)
        await that.wait(0)
        assert reminders(that, CLEO) == []
        await that.seal_first(table, BEN)
        await that.wait(0)
        [mine] = reminders(that, CLEO)
        assert "Only you are left" in mine
        everything = [(kept.channel, body(kept.screen)) for kept in that.pigeon.messages.values()]
        assert {c for c, text in everything if "you are left" in text} == {dm_of(CLEO.user)}
        await that.wait(HOUR)
        assert len(reminders(that, CLEO)) == 1


async def test_alone_among_computers_is_no_news() -> None:
    async with evening() as that:
        table = await that.open(ADA, seats=3, pace=Pace.DAILY)
        for _ in range(2):
            await that.click(table, ADA, "add")
        await that.click(table, ADA, "start")
        await that.wait(HOUR)
        assert reminders(that, ADA) == []
        await until(that, table, HALF)
        assert len(reminders(that, ADA)) == 1


def local(moment: int, zone: str) -> datetime:
    return datetime.fromtimestamp(moment / 1000, ZoneInfo(zone))


@pytest.mark.parametrize(
    "zone", ["Pacific/Auckland", "Europe/Berlin", "America/Vancouver", "Asia/Kolkata"]
)
async def test_never_in_the_own_night(zone: str) -> None:
    async with daily(Profile(ADA.user, zone, reminders=EVERY)) as (that, _):
        told: list[int] = []
        for _ in range(48):
            before = len(reminders(that, ADA))
            await that.wait(HOUR // 2)
            if len(reminders(that, ADA)) > before:
                told.append(that.clock.now())
        assert told
        assert all(8 <= local(at, zone).hour < 23 for at in told)


async def test_who_sleeps_is_reminded_once_as_they_wake() -> None:
    zone = "Europe/Berlin"
    start = int(datetime(2026, 6, 1, 12, tzinfo=ZoneInfo(zone)).timestamp() * 1000)
    clock = ManualClock(start)
    async with opened_at(clock) as that:
        await that.store.put_profile(Profile(ADA.user, zone))
        await that.seated(ADA, BEN, CLEO, pace=Pace.DAILY)
        await that.wait(20 * HOUR - 1)  # half of it passed at midnight, hours ago
        assert len(reminders(that, BEN)) == 1
        assert reminders(that, ADA) == []
        await that.wait(1)
        assert local(clock.now(), zone).hour == 8
        assert len(reminders(that, ADA)) == 1
        await that.wait(HOUR)
        assert len(reminders(that, ADA)) == 1, "nine tenths are within two hours"


async def test_a_moment_that_is_out_of_date_wakes_nobody() -> None:
    zone = "Europe/Berlin"
    start = int(datetime(2026, 6, 1, 12, tzinfo=ZoneInfo(zone)).timestamp() * 1000)
    async with opened_at(ManualClock(start)) as that:
        await that.store.put_profile(Profile(ADA.user, zone))
        tables = [await that.seated(ADA, BEN, pace=Pace.DAILY) for _ in range(2)]
        await that.wait(19 * HOUR + HOUR // 2)
        await that.store.reminded(tables[0], Reminder(ADA.user, that.clock.now()))
        await that.wait(0)
        assert reminders(that, ADA) == [], "it is half past seven"
        await that.wait(HOUR // 2)
        assert len(reminders(that, ADA)) == 1


@asynccontextmanager
async def opened_at(clock: ManualClock, store: MemoryStore | None = None) -> AsyncIterator[Evening]:
    that = Evening(clock=clock, store=store or MemoryStore())
    that.house.start()
    try:
        yield that
    finally:
        await that.house.stop()


async def test_many_games_are_told_in_one_message() -> None:
    async with evening() as that:
        first = await that.seated(ADA, BEN, CLEO, pace=Pace.DAILY)
        await that.wait(HOUR // 2)
        second = await that.seated(ADA, BEN, pace=Pace.DAILY)
        await that.wait(HOUR)
        third = await that.seated(ADA, CLEO, pace=Pace.DAILY)
        await until(that, first, HALF)
        [mine] = reminders(that, ADA)
        assert "2 games wait for you" in mine
        assert f"Table {first}" in mine
        assert f"Table {second}" in mine
        assert f"Table {third}" not in mine
        assert len(reminders(that, CLEO)) == 1
        await until(that, second, HALF)
        assert len(reminders(that, ADA)) == len(reminders(that, BEN)) == 1
        await until(that, third, HALF)
        assert len(reminders(that, ADA)) == 2


async def test_a_ping_comes_near_the_end_only_and_says_what_all_may_know() -> None:
    async with daily(Profile(ADA.user, notice=Notice.PING)) as (that, table):
        await until(that, table, HALF)
        assert len(reminders(that, ADA)) == 1
        assert pings(that) == []
        await until(that, table, NINETY)
        assert len(reminders(that, ADA)) == 1
        assert pings(that) == [f"<@{ADA.user}> Table {table} waits for you."]


async def test_that_only_one_is_left_is_never_a_ping() -> None:
    async with daily(Profile(ADA.user, notice=Notice.PING)) as (that, table):
        await until(that, table, NINETY)
        for person in (BEN, CLEO):
            await that.seal_first(table, person)
        await that.wait(0)
        assert len(pings(that)) == 1
        assert "Only you are left" in reminders(that, ADA)[-1]


def pings(that: Evening) -> list[str]:
    alerts = (screen.alert for screen in that.pigeon.in_channel(CHANNEL))
    return [alert for alert in alerts if alert is not None and "waits for you." in alert]


async def test_while_the_clock_stands_nobody_is_reminded_and_then_at_the_same_points() -> None:
    async with daily() as (that, table):
        await until(that, table, HALF)
        await that.house.tables.circumstances.strand(table, Stranding.PERMISSION, "Send Messages")
        await that.wait(3 * DAY)
        assert len(reminders(that, ADA)) == 1
        await that.house.tables.circumstances.unstrand(table)
        await that.idle()
        await until(that, table, NINETY - 1)
        assert len(reminders(that, ADA)) == 1
        await that.wait(1)
        assert len(reminders(that, ADA)) == 2


@pytest.mark.case(12)
@pytest.mark.parametrize("down", [HOUR, 5 * HOUR, 7 * DAY])
@pytest.mark.parametrize("before", [HALF - MINUTE, HALF, NINETY - 2 * HOUR])
async def test_an_outage_moves_what_is_to_come_and_repeats_nothing(before: int, down: int) -> None:
    async with daily() as (that, table):
        await until(that, table, before)
        already = len(reminders(that, ADA))
        that.house.lost()
        await that.clock.advance(down)
        that.house.found()
        await that.idle()
        assert len(reminders(that, ADA)) == already
        await until(that, table, max(before, HALF))
        await until(that, table, NINETY)
        assert len(reminders(that, ADA)) == 2


@pytest.mark.case(12)
async def test_what_is_overdue_at_a_start_is_told_once() -> None:
    async with daily() as (that, table):
        await missed(that, NINETY)
        pigeon = Pigeon()
        for _ in range(3):
            after = Evening(store=that.store, clock=that.clock, pigeon=pigeon)
            await after.house.reminding.turn()
        assert [len(reminders(after, each)) for each in (ADA, BEN, CLEO)] == [1, 1, 1]
        assert (await after.look(table)).table.step == 1


async def missed(that: Evening, elapsed: int) -> None:
    """End the process, so shortly after something was due that nobody missed it."""
    await that.house.stop()
    await that.clock.advance(elapsed)
    await that.store.put_setting(HEARTBEAT, str(that.clock.now()))


class Ended(BaseException):
    """The process ended here."""


class Fragile(MemoryStore):
    """A store whose process may end as soon as a reminder was recorded."""

    ends = False

    async def reminded(self, table: TableId, reminder: Reminder) -> None:
        await super().reminded(table, reminder)
        if self.ends:
            self.ends = False
            raise Ended


@pytest.mark.case(12)
@pytest.mark.parametrize("at", ["reminded", "open_dm", "post"])
async def test_a_process_that_ends_between_record_and_message_repeats_nothing(at: str) -> None:
    store = Fragile()
    async with daily(store=store) as (that, _):
        await missed(that, HALF)
        broken = Evening(store=that.store, clock=that.clock, pigeon=Pigeon())

        def ends(verb: str) -> None:
            if verb == at:
                raise Ended

        broken.pigeon.fault = ends
        store.ends = at == "reminded"
        with pytest.raises(Ended):
            await broken.house.reminding.turn()
        anew = Evening(store=that.store, clock=that.clock, pigeon=Pigeon())
        await anew.house.reminding.turn()
        got = [len(reminders(anew, each)) for each in (ADA, BEN, CLEO)]
        assert got == [0, 1, 1], "the first was recorded; nobody else is forgotten"
        assert await anew.store.reminders_due(that.clock.now()) == ()


@pytest.mark.case(2)
async def test_closed_dms_and_failures_stop_nobody_else() -> None:
    async with daily() as (that, table):
        that.pigeon.closed.add(ADA.user)
        that.pigeon.fault_at = ("post", dm_of(BEN.user), RuntimeError("broken"))
        await until(that, table, HALF)
        assert [len(reminders(that, each)) for each in (ADA, BEN, CLEO)] == [0, 0, 1]
        that.pigeon.closed.clear()
        that.pigeon.fault_at = None
        await until(that, table, NINETY)
        assert len(reminders(that, BEN)) == 1


class Torn(MemoryStore):
    """A store in which the logs of some tables cannot be read."""

    unreadable: frozenset[TableId] = frozenset()

    async def load(self, table: TableId) -> Log:
        if table in self.unreadable:
            raise BadEvent(table)
        return await super().load(table)


@pytest.mark.case(2)
async def test_a_table_that_cannot_be_read_stops_no_other_and_no_setting() -> None:
    store = Torn()
    async with daily(store=store) as (that, table):
        other = await that.seated(ADA, CLEO, pace=Pace.DAILY)
        await that.idle()
        store.unreadable = frozenset({table})
        await until(that, other, HALF)
        assert [len(reminders(that, each)) for each in (ADA, BEN, CLEO)] == [1, 0, 1]
        await that.house.profiles.change(ADA.user, lambda was: replace(was, notice=Notice.PING))
        store.unreadable = frozenset()
        await that.wait(HOUR)
        assert [len(reminders(that, each)) for each in (ADA, BEN, CLEO)] == [2, 1, 2]


async def test_a_message_that_may_not_have_arrived_is_sent_again_with_the_same_mark() -> None:
    async with daily() as (that, _):
        failures = [TryLater("busy")]

        def busy(verb: str) -> None:
            if verb == "post" and failures:
                raise failures.pop()

        that.pigeon.fault = busy
        await that.clock.advance(HALF)
        that.house.reminding.poke()
        while not reminders(that, CLEO):
            await asyncio.sleep(0)
            await that.clock.advance(SECOND)
        await that.idle()
        assert [len(reminders(that, each)) for each in (ADA, BEN, CLEO)] == [1, 1, 1]
        marks = [kept.mark.nonce for kept in that.pigeon.messages.values()]
        assert len(set(marks)) == len(marks)


async def test_who_changes_their_wishes_is_reminded_by_the_new_ones() -> None:
    async with daily(Profile(ADA.user, notice=Notice.NONE)) as (that, table):
        await until(that, table, HALF + HOUR)
        await that.store.put_profile(Profile(ADA.user, reminders=EVERY))
        await that.house.tables.calls.renew(ADA.user)
        await that.wait(0)
        assert len(reminders(that, ADA)) == 1, "what has passed is told at once"
        await that.store.put_profile(replace(Profile(ADA.user), notice=Notice.NONE))
        await until(that, table, DAY - 1)
        assert len(reminders(that, ADA)) == 1


@pytest.mark.case(43)
async def test_what_others_have_done_changes_nothing_of_my_reminders() -> None:
    told = []
    for others in ((), (BEN,), (CLEO,)):
        async with daily(Profile(ADA.user, notice=Notice.PING)) as (that, table):
            for person in others:
                await that.seal_first(table, person)
            await that.idle()
            seen = len(that.pigeon.messages)
            times = []
            for elapsed in range(0, DAY, HOUR):
                await until(that, table, elapsed)
                new = list(that.pigeon.messages.items())[seen:]
                seen = len(that.pigeon.messages)
                times += [
                    (elapsed, kept.channel, kept.screen)
                    for _, kept in new
                    if kept.channel in {dm_of(ADA.user), CHANNEL}
                ]
            told.append(times)
    assert told[0] == told[1] == told[2]
    assert len(told[0]) == 2


# ------------------------------------------------------------------------------ nudges


async def refused(
    that: Evening, table: TableId, person: Person, step: int | None = None
) -> Refused:
    with pytest.raises(Refusal) as caught:
        await that.click(table, person, "nudge", step=step)
    code = caught.value.code
    assert isinstance(code, Refused)
    return code


async def test_a_nudge_reminds_those_who_are_missing_and_tells_nobody_who_they_are() -> None:
    async with daily(Profile(CLEO.user, reminders=(), notice=Notice.PING)) as (that, table):
        await that.seal_first(table, ADA)
        assert await refused(that, table, ADA) is Refused.NUDGE_TOO_SOON
        await until(that, table, DAY // SHARE - 1)
        assert await refused(that, table, ADA) is Refused.NUDGE_TOO_SOON
        assert await refused(that, table, BEN) is Refused.NUDGE_YOURSELF
        assert await refused(that, table, DAN) is Refused.NO_SEAT
        assert await refused(that, table, ADA, step=7) is Refused.STALE
        await that.wait(1)
        before = len(that.pigeon.messages)
        answer = await that.click(table, ADA, "nudge", step=1)
        assert (answer.show, answer.said) == (Show.NOTE, Said.NUDGED)
        await that.wait(0)
        new = list(that.pigeon.messages.values())[before:]
        assert {kept.channel for kept in new} == {dm_of(BEN.user), dm_of(CLEO.user)}
        assert all("Another player asks you" in body(kept.screen) for kept in new)
        assert not any(each in body(kept.screen) for kept in new for each in ("Ada", "<@"))
        assert await refused(that, table, ADA) is Refused.NUDGED_BEFORE
        await until(that, table, HALF)
        assert "asks you" not in reminders(that, BEN)[-1]
        assert [len(reminders(that, each)) for each in (ADA, BEN, CLEO)] == [0, 2, 1]


async def test_the_live_post_offers_a_nudge_once_and_in_slow_games_only() -> None:
    async with daily() as (that, table):
        assert nudges(that) == 1
        await that.seal_first(table, ADA)
        await until(that, table, HALF)
        await that.click(table, ADA, "nudge")
        await that.idle()
        assert nudges(that) == 0
        for person in (BEN, CLEO):
            await that.seal_first(table, person)
        await that.idle()
        assert nudges(that) == 1, "of the next phase"
    async with evening() as that:
        await that.seated(ADA, BEN)
        await that.idle()
        assert nudges(that) == 0


def nudges(that: Evening) -> int:
    """Count the posts that offer a nudge."""
    actions = [each for screen in that.pigeon.in_channel(CHANNEL) for each in buttons(screen)]
    return actions.count("nudge")


async def test_nobody_is_nudged_in_a_fast_game_or_where_the_clock_stands() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        await that.seal_first(table, ADA)
        assert await refused(that, table, ADA) is Refused.NO_NUDGES
    async with daily() as (that, table):
        await that.seal_first(table, ADA)
        await until(that, table, HALF)
        await that.house.tables.circumstances.strand(table, Stranding.PERMISSION, "Send Messages")
        assert await refused(that, table, ADA) is Refused.NO_NUDGES


# ------------------------------------------------------------------------------- wishes


async def test_the_page_sets_when_and_how_and_counts_at_once() -> None:
    async with daily(Profile(ADA.user, notice=Notice.NONE)) as (that, table):
        page = that.house.screens[SCREEN]
        await until(that, table, HALF)
        assert reminders(that, ADA) == []

        async def press(action: str, *values: str, args: tuple[str, ...] = ()) -> str:
            shown = await page(Press(action, args, values, user=ADA.user))
            assert isinstance(shown, Screen)
            assert problems(shown) == ()
            return body(shown)

        assert "Not at all" in await press(SHOW)
        assert "by DM." in await press(HOW, Notice.DM)
        await that.idle()
        assert len(reminders(that, ADA)) == 1, "half of the time has passed"
        assert "One hour before the end, by DM." in await press(WHEN, Point.HOUR)
        await until(that, table, NINETY)
        assert len(reminders(that, ADA)) == 1
        await until(that, table, 23 * HOUR)
        assert len(reminders(that, ADA)) == 2
        assert "Only when you are the only one left" in await press(WHEN)
        typed = set_reminders(Notice.PING, {Point.HALF: True, Point.HOUR: False})
        text = await press(typed.action, args=typed.args)
        assert "Half-way through, in the channel near the end." in text
        text = await press(OPEN, args=set_reminders(None, {Point.NINETY: True}).args)
        assert "Half-way through and with a tenth of the time left" in text


@pytest.mark.parametrize(
    ("action", "args", "values"),
    [
        (HOW, (), ("loud",)),
        (HOW, (), ()),
        (WHEN, (), ("never",)),
        (WHEN, ("half",), ()),
        (OPEN, ("dm",), ()),
        (OPEN, ("dm", "on", "off", "maybe"), ()),
        (OPEN, ("loud", "", "", ""), ()),
        ("other", (), ()),
    ],
)
async def test_what_no_control_says_is_refused(
    action: str, args: tuple[str, ...], values: tuple[str, ...]
) -> None:
    page = Evening().house.screens[SCREEN]
    for user in (ADA.user, None):
        with pytest.raises(Refusal) as caught:
            await page(Press(action, args, values, user=user))
        assert caught.value.code is Refused.UNKNOWN
