"""When people are reminded, as a pure plan: whatever happens, at most once, awake, and in time."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.clock import HOUR, MINUTE
from bot.paces import DAY
from bot.reminders import TOGETHER, schedule, told
from bot.standing import Standing, stand
from bot.waking import awake
from data.log import (
    AwayBegan,
    AwayEnded,
    DeadlineExtended,
    DeadlineSet,
    GraceBegan,
    LogEvent,
    Nudged,
    OneLeft,
    OutageCredited,
    Pace,
    Paused,
    Resumed,
    SeatLeft,
    Times,
    TimesSet,
    UserId,
)
from data.people import Notice, Point, Profile, Span
from data.reminding import Reminder
from tests.bot.evening import ADA, BEN, CLEO, Evening
from tests.bot.fakes import START

ME = ADA.user


async def begun() -> Standing:
    """Return a daily game of three as it has just begun."""
    that = Evening()
    table = await that.seated(ADA, BEN, CLEO, pace=Pace.DAILY)
    return stand(await that.store.load(table))


def mine(plan: tuple[Reminder, ...], user: UserId = ME) -> Reminder:
    return next(reminder for reminder in plan if reminder.user == user)


def at(standing: Standing, now: int, *known: Reminder) -> int | None:
    """Return how long after the start somebody is reminded next."""
    moment = mine(schedule(standing, now, known)).at
    return None if moment is None else moment - START


def set_by(standing: Standing, *profiles: Profile) -> Standing:
    return replace(standing, calendar={profile.user: profile for profile in profiles})


async def test_each_point_in_its_turn() -> None:
    standing = set_by(await begun(), Profile(ME, reminders=tuple(Point)))
    moments, known = list[int](), Reminder(ME, None)
    while (moment := at(standing, START, known)) is not None:
        moments.append(moment)
        known = told(standing, START + moment, ME)
    assert moments == [DAY // 2, DAY * 9 // 10, 23 * HOUR]


@pytest.mark.parametrize(
    ("profile", "first"),
    [
        (Profile(ME), DAY // 2),
        (Profile(ME, reminders=(Point.HOUR,)), 23 * HOUR),
        (Profile(ME, reminders=()), None),
        (Profile(ME, reminders=tuple(Point), notice=Notice.NONE), None),
        (Profile(ME, notice=Notice.PING), DAY // 2),
    ],
)
async def test_by_wish(profile: Profile, first: int | None) -> None:
    assert at(set_by(await begun(), profile), START) == first


@pytest.mark.parametrize(
    "stop",
    [
        (GraceBegan(1, (0, 1, 2), START + DAY + HOUR),),
        (Paused(BEN.user, START + HOUR, START + DAY),),
        (DeadlineSet(1, None, (0, 1, 2)),),
        (TimesSet(Times(Pace.EVENING)), DeadlineSet(1, START + HOUR, (0, 1, 2), START)),
    ],
)
async def test_nobody_is_reminded_when(stop: tuple[LogEvent, ...]) -> None:
    assert all(each.at is None for each in schedule((await begun()).after(stop), START + HOUR))


async def test_a_computer_is_not_reminded() -> None:
    gone = (await begun()).after((SeatLeft(0, "easy"),))
    assert [each.user for each in schedule(gone, START)] == [BEN.user, CLEO.user]


async def test_who_is_away_is_reminded_as_they_are_back() -> None:
    standing = (await begun()).after((AwayBegan(ME, START, START + 20 * HOUR),))
    assert at(standing, START) == 20 * HOUR
    assert at(standing.after((AwayEnded(ME, START + HOUR),)), START + HOUR) == DAY // 2
    long = standing.after((AwayBegan(ME, START, START + 2 * DAY),))
    assert at(long, START) is None


async def test_a_weekend_that_is_off_is_as_a_night() -> None:
    standing = await begun()  # on a Thursday, UTC
    start = START - START % DAY + DAY + 13 * HOUR  # Friday, 13:00
    free = (
        TimesSet(Times(Pace.DAILY, weekends_off=True)),
        DeadlineSet(1, start + 3 * DAY, (0, 1, 2), start),
    )
    moment = mine(schedule(standing.after(free), start)).at
    assert moment == start + 2 * DAY + 11 * HOUR  # Monday at midnight, not Sunday at 1:00


async def test_a_pause_and_an_outage_move_what_is_left() -> None:
    standing, known = await begun(), Reminder(ME, None)
    known = told(standing, START + DAY // 2, ME)
    then = START + 15 * HOUR
    for events in (
        (Paused(BEN.user, then, then + DAY), Resumed(then + 7 * HOUR)),
        (OutageCredited(then, then + 7 * HOUR),),
    ):
        after = standing.after(events)
        assert at(after, then + 7 * HOUR, known) == DAY * 9 // 10 + 7 * HOUR


async def test_only_left_and_nudged_come_at_once_and_once() -> None:
    standing = set_by(await begun(), Profile(ME, reminders=()))
    for ground in (OneLeft(1, START + HOUR), Nudged(BEN.user, 1, START + HOUR)):
        after = standing.after((ground,))
        assert at(after, START + HOUR) == HOUR
        assert at(after, START + 3 * HOUR) == 3 * HOUR, "late is not never"
        for moment in (HOUR, 2 * HOUR):
            assert at(after, START + moment, told(after, START + moment, ME)) is None
        moved = after.after((OutageCredited(START + 2 * HOUR, START + 9 * HOUR),))
        assert at(moved, START + 9 * HOUR, told(after, START + HOUR, ME)) is None


async def test_what_an_outage_kept_from_being_told_is_told_after_it() -> None:
    standing = await begun()
    known = told(standing, START + 12 * HOUR, ME)
    for ground in (OneLeft(1, START + 13 * HOUR), Nudged(BEN.user, 1, START + 13 * HOUR)):
        events = (ground, OutageCredited(START + 13 * HOUR, START + 20 * HOUR))
        assert at(standing.after(events), START + 20 * HOUR, known) == 20 * HOUR


async def test_what_was_told_shortly_before_a_point_covers_it() -> None:
    standing = await begun()
    half = START + DAY // 2
    assert at(standing, START, told(standing, half - TOGETHER, ME)) == DAY * 9 // 10
    assert at(standing, START, told(standing, half - TOGETHER - 1, ME)) == DAY // 2


async def test_more_time_is_told_of_anew() -> None:
    standing = await begun()
    known = told(standing, START + 22 * HOUR, ME)
    more = standing.after((DeadlineExtended(1, START + 46 * HOUR),))
    assert at(more, START + 22 * HOUR, known) == 46 * HOUR * 9 // 10


ZONES = (None, "Pacific/Auckland", "Europe/Berlin", "America/Vancouver", "Asia/Kathmandu")
NIGHTLY = (Span(20 * 60, 28 * 60),) * 7

STEPS = st.lists(
    st.tuples(
        st.sampled_from(["pass", "outage", "pause", "left", "nudge"]), st.integers(1, 20 * 60)
    ),
    max_size=12,
)


@dataclass
class Days:
    """One person's reminders as time passes, and what happens meanwhile."""

    standing: Standing
    now: int = START
    known: Reminder = field(default_factory=lambda: Reminder(ME, None))
    moments: list[int] = field(default_factory=list)

    def happen(self, what: str, long: int) -> None:
        table = self.standing.table
        match what:
            case "outage":
                self._stand(long, OutageCredited(self.now, self.now + long))
            case "pause":
                stopped = self.standing.after((Paused(BEN.user, self.now, self.now + long),))
                assert mine(schedule(stopped, self.now, (self.known,))).at is None
                self.standing = stopped
                self._stand(long, Resumed(self.now + long))
            case "left" if table.one_left is None:
                self._stand(0, OneLeft(1, self.now))
            case "nudge" if table.nudged is None:
                self._stand(0, Nudged(BEN.user, 1, self.now))
            case _:
                self._pass(long)

    def _stand(self, long: int, event: LogEvent) -> None:
        self.now += long
        self.standing = self.standing.after((event,))

    def _pass(self, long: int) -> None:
        end = self.now + long
        while (moment := mine(schedule(self.standing, self.now, (self.known,))).at) is not None:
            if moment > end:
                break
            self.now = moment
            self.moments.append(moment)
            self.known = told(self.standing, moment, ME)
            assert moment < (self.standing.table.deadline or 0)
        self.now = end


@cache
def started() -> Standing:
    """Return ``begun`` to a test that is no coroutine."""
    return asyncio.run(begun())


@given(
    st.builds(
        Profile,
        st.just(ME),
        st.sampled_from(ZONES),
        st.sampled_from([(), NIGHTLY]),
        st.sets(st.sampled_from(Point)).map(lambda points: tuple(p for p in Point if p in points)),
    ),
    STEPS,
    st.integers(0, 400),
)
def test_at_most_once_awake_and_in_time(
    profile: Profile, steps: list[tuple[str, int]], days: int
) -> None:
    start = START + days * DAY
    phase = DeadlineSet(1, start + DAY, (0, 1, 2), start)
    that = Days(set_by(started().after((phase,)), profile), start)
    for what, minutes in (*steps, ("pass", 3 * 24 * 60)):
        that.happen(what, minutes * MINUTE)
    grounds = sum(
        each is not None for each in (that.standing.table.one_left, that.standing.table.nudged)
    )
    assert len(that.moments) <= len(profile.reminders) + grounds
    assert all(awake(profile, moment) for moment in that.moments)
    assert all(before < after for before, after in pairwise(that.moments))
