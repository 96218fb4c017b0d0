"""The weekly list: by everybody's own clock, once, also over restarts and when clocks are set."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from itertools import count
from typing import Final
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.clock import HOUR, MINUTE
from bot.courier import Unsendable
from bot.digests import SOON
from bot.outcome import Refusal, Refused
from bot.paces import DAY
from bot.personal import Press
from bot.present.limits import problems
from bot.present.own import SHOW
from bot.present.own_digest import SCREEN, SEND, STOP, digest_page
from bot.present.screen import Screen
from bot.profiles import live_in
from bot.weekly import next_list
from data.log import Pace, Posts
from data.memory import MemoryStore
from data.people import Profile, Span
from data.store import Person
from engine.indian_chief.options import Options
from tests.bot.evening import ADA, BEN, Evening, evening, setup
from tests.bot.fakes import ManualClock, dm_of
from tests.bot.present.reading import body

WEEK: Final = 7 * DAY
ALONE: Final = replace(setup(1, Pace.RELAXED, options=Options(solo=True)), posts=Posts.NOWHERE)
BERLIN, HOWE = "Europe/Berlin", "Australia/Lord_Howe"


def moment(zone: str, *local: int) -> int:
    """Return a time that clocks of a zone show, in UTC milliseconds."""
    year, month, day, hour, minute = (*local, 0, 0)[:5]
    at = datetime(year, month, day, hour, minute, tzinfo=ZoneInfo(zone))
    return round(at.timestamp() * 1000)


def shown(at: int, zone: str | None) -> datetime:
    return datetime.fromtimestamp(at / 1000, UTC if zone is None else ZoneInfo(zone))


# ----------------------------------------------------------------------------- when


@pytest.mark.parametrize(
    ("zone", "now", "then"),
    [
        (BERLIN, (2026, 10, 19, 8, 59), (2026, 10, 19, 9)),
        (BERLIN, (2026, 10, 19, 9), (2026, 10, 26, 9)),  # clocks go back on the 25th
        (BERLIN, (2026, 3, 23, 9), (2026, 3, 30, 9)),  # and forth on the 29th
        ("America/Vancouver", (2026, 10, 26, 9), (2026, 11, 2, 9)),
        ("Pacific/Auckland", (2026, 9, 21, 9), (2026, 9, 28, 9)),
        (HOWE, (2026, 10, 4, 3), (2026, 10, 5, 9)),
        ("Asia/Kathmandu", (2026, 12, 31, 23), (2027, 1, 4, 9)),
    ],
)
def test_it_is_due_on_mondays_at_nine(
    zone: str, now: tuple[int, ...], then: tuple[int, ...]
) -> None:
    profile = Profile(1, zone, digest=True)
    assert next_list(profile, moment(zone, *now)) == moment(zone, *then)


@given(
    st.sampled_from([None, BERLIN, HOWE, "Africa/Casablanca", "America/Santiago", "Asia/Beirut"]),
    st.integers(moment("UTC", 2025, 1, 1) // 1000, moment("UTC", 2028, 1, 1) // 1000),
)
@settings(max_examples=60)
def test_no_monday_at_nine_is_passed_over(zone: str | None, second: int) -> None:
    now = second * 1000
    at = next_list(Profile(1, zone, digest=True), now)
    assert at is not None
    assert shown(at, zone).strftime("%a %H:%M:%S") == "Mon 09:00:00"
    assert now < at <= now + WEEK + HOUR
    quarter = 15 * MINUTE
    for between in range((now // quarter + 1) * quarter, at, quarter):
        assert shown(between, zone).strftime("%a %H:%M") != "Mon 09:00"


def test_who_wants_none_has_none() -> None:
    assert next_list(Profile(1, BERLIN), 0) is None


# --------------------------------------------------------------------------- sending


def _become(wanted: Profile, _was: Profile) -> Profile:
    return wanted


@asynccontextmanager
async def playing(
    start: int, *people: Profile, store: MemoryStore | None = None
) -> AsyncIterator[Evening]:
    """Begin games alone that last for ever; lists are wanted as ``people`` say."""
    that = Evening(store=store or MemoryStore(), clock=ManualClock(start))
    that.house.start()
    try:
        for host in (ADA, BEN):
            await that.house.tables.open(ALONE, host, next(that.ids))
        for person in people:
            await that.house.profiles.change(person.user, partial(_become, person))
        await that.idle()
        yield that
    finally:
        await that.house.stop()


def lists(that: Evening, person: Person) -> list[str]:
    """Return the lists that somebody got by DM."""
    texts = map(body, that.pigeon.in_channel(dm_of(person.user)))
    return [text for text in texts if "Your games this week" in text]


async def rebegun(that: Evening, away: int, seed: int = 2) -> Evening:
    """End the process, and begin another one after a while."""
    await that.house.stop()
    await that.clock.advance(away)
    later = Evening(seed, that.store, that.pigeon, that.clock, count(10_000 * seed))
    later.house.start()
    later.house.found()
    await later.idle()
    return later


def wants(person: Person, zone: str | None = BERLIN) -> Profile:
    return Profile(person.user, zone, digest=True)


@pytest.mark.parametrize("first", [(2026, 10, 12), (2026, 3, 16)], ids=["autumn", "spring"])
async def test_it_comes_once_a_week_though_clocks_are_set(first: tuple[int, int, int]) -> None:
    start = moment(BERLIN, *first, 8)
    ada, ben = wants(ADA), wants(BEN, "America/Vancouver")
    async with playing(start, ada, ben) as that:
        seen: dict[int, list[int]] = {ADA.user: [], BEN.user: []}
        for _ in range(4 * 7 * 24 - 2):
            await that.wait(HOUR)
            for person in (ADA, BEN):
                if len(lists(that, person)) > len(seen[person.user]):
                    seen[person.user].append(that.clock.now())
        for profile in (ada, ben):
            times = {shown(at, profile.zone).strftime("%a %H:%M") for at in seen[profile.user]}
            assert times == {"Mon 09:00"}
            assert len(seen[profile.user]) == 4


async def test_restarts_neither_repeat_nor_lose_it() -> None:
    monday = moment(BERLIN, 2026, 10, 26, 9)
    async with playing(monday - 3 * HOUR, wants(ADA)) as that:
        later = await rebegun(that, 2 * HOUR)
        assert lists(later, ADA) == []
        later = await rebegun(later, HOUR, 3)
        assert len(lists(later, ADA)) == 1
        for seed in range(4, 8):
            later = await rebegun(later, HOUR // 2, seed)
        assert len(lists(later, ADA)) == 1
        await later.house.stop()


@pytest.mark.parametrize(
    ("away", "comes"),
    [
        (5 * HOUR, 0),  # it is not due yet
        (12 * HOUR, 1),
        (2 * DAY, 1),
        (WEEK - SOON // 4, 0),  # the next one is near
        (WEEK + 12 * HOUR, 1),
        (3 * WEEK, 0),
        (3 * WEEK + 2 * DAY, 1),
    ],
)
async def test_after_a_downtime_it_comes_once_and_by_day(away: int, comes: int) -> None:
    sunday = moment(BERLIN, 2026, 6, 14, 22)
    async with playing(sunday, wants(ADA)) as that:
        later = await rebegun(that, away)
        assert len(lists(later, ADA)) == comes
        after = next_list(wants(ADA), later.clock.now())
        assert after is not None
        await later.wait(after - later.clock.now() - 1)
        assert len(lists(later, ADA)) == comes
        await later.wait(1)
        assert len(lists(later, ADA)) == comes + 1
        await later.house.stop()


async def test_after_a_downtime_that_ends_at_night_it_comes_in_the_morning() -> None:
    async with playing(moment(BERLIN, 2026, 6, 14, 22), wants(ADA)) as that:
        later = await rebegun(that, 2 * DAY + 5 * HOUR)
        assert lists(later, ADA) == []
        later = await rebegun(later, 5 * HOUR - 1, 3)
        assert lists(later, ADA) == []
        await later.wait(1)
        assert len(lists(later, ADA)) == 1
        assert shown(later.clock.now(), BERLIN).strftime("%a %H:%M") == "Wed 08:00"
        await later.wait(4 * DAY)
        assert len(lists(later, ADA)) == 1
        await later.house.stop()


async def test_never_in_the_own_night() -> None:
    owl = replace(wants(ADA), hours=(Span(14 * 60, 26 * 60),) * 7)
    async with playing(moment(BERLIN, 2026, 6, 15, 8), owl) as that:
        await that.wait(5 * HOUR)
        assert lists(that, ADA) == []
        await that.wait(HOUR)
        assert len(lists(that, ADA)) == 1
        await that.wait(6 * DAY)
        assert len(lists(that, ADA)) == 1


async def test_a_process_that_ends_while_it_sends_does_not_send_twice() -> None:
    monday = moment(BERLIN, 2026, 6, 15, 9)
    async with playing(monday - HOUR, wants(ADA)) as that:

        def refuse(verb: str) -> None:
            if verb == "post" and that.clock.now() >= monday:
                raise Unsendable

        that.pigeon.fault = refuse
        await that.wait(HOUR)
        that.pigeon.fault = lambda _verb: None
        later = await rebegun(that, HOUR)
        assert lists(later, ADA) == []
        await later.wait(WEEK)
        assert len(lists(later, ADA)) == 1
        await later.house.stop()


async def test_closed_dms_and_empty_weeks_keep_nobody_elses() -> None:
    monday = moment(BERLIN, 2026, 6, 15, 9)
    people = (wants(Person(1, "")), wants(Person(2, "")), wants(Person(77, "")))
    async with playing(monday - HOUR, *people) as that:
        that.pigeon.closed.add(ADA.user)
        await that.wait(HOUR)
        assert [len(lists(that, each)) for each in (ADA, BEN)] == [0, 1]
        assert that.pigeon.in_channel(dm_of(77)) == [], "who has no game gets no list"
        assert all(problems(each) == () for each in that.pigeon.in_channel(dm_of(BEN.user)))


async def test_it_follows_the_zone_and_ends_by_wish() -> None:
    monday = moment(BERLIN, 2026, 6, 15, 9)
    async with playing(monday - HOUR, wants(ADA)) as that:
        tokyo = "Asia/Tokyo"
        await that.house.profiles.change(ADA.user, lambda was: live_in(was, tokyo))
        await that.wait(HOUR)
        assert lists(that, ADA) == []
        await that.wait(moment(tokyo, 2026, 6, 22, 9) - that.clock.now() - 1)
        assert lists(that, ADA) == []
        await that.wait(1)
        assert len(lists(that, ADA)) == 1
        await that.house.profiles.change(ADA.user, lambda was: replace(was, digest=False))
        assert await that.store.next_digest() is None
        await that.wait(2 * WEEK)
        assert len(lists(that, ADA)) == 1


async def test_other_settings_do_not_move_what_is_overdue() -> None:
    async with playing(moment(BERLIN, 2026, 6, 15, 8), wants(ADA)) as that:
        due = await that.store.next_digest()
        await that.house.profiles.change(ADA.user, lambda was: replace(was, reminders=()))
        assert await that.store.next_digest() == due == moment(BERLIN, 2026, 6, 15, 9)


async def test_the_list_is_the_page_of_that_moment() -> None:
    async with playing(moment(BERLIN, 2026, 6, 15, 8), wants(ADA)) as that:
        await that.wait(HOUR)
        [told] = lists(that, ADA)
        assert "it waits for you." in told
        assert "**Table 1**" in told
        kept = next(kept for kept in that.pigeon.messages.values() if body(kept.screen) == told)
        assert kept.screen.alert == "Your games this week. 1 of 1 waits for you."
        assert kept.channel == dm_of(ADA.user)


# ----------------------------------------------------------------------------- by wish


async def ask(that: Evening, action: str, *, user: int | None = ADA.user) -> Screen:
    screen = await that.house.screens[SCREEN](Press(action, user=user))
    assert isinstance(screen, Screen)
    return screen


async def test_it_is_turned_on_and_off_on_a_page_of_its_own() -> None:
    async with evening() as that:
        assert "You do not get it." in body(await ask(that, SHOW))
        assert await that.store.profiles((ADA.user,)) == {}
        on = body(await ask(that, SEND))
        assert "It comes by DM on Mondays at 9:00 (UTC, as you have set no time zone)." in on
        assert (await that.store.profiles((ADA.user,)))[ADA.user].digest
        due = await that.store.next_digest()
        assert due is not None
        assert shown(due, None).strftime("%a %H:%M") == "Mon 09:00"
        assert "You do not get it." in body(await ask(that, STOP))
        assert await that.store.next_digest() is None


@pytest.mark.parametrize("user", [None, ADA.user])
async def test_forged_presses_are_refused(user: int | None) -> None:
    async with evening() as that:
        with pytest.raises(Refusal) as refused:
            await ask(that, SHOW if user is None else "hand", user=user)
        assert refused.value.code is Refused.UNKNOWN


@pytest.mark.parametrize("digest", [True, False])
@pytest.mark.parametrize("zone", [None, "America/Argentina/ComodRivadavia"])
def test_its_page_keeps_the_limits(zone: str | None, *, digest: bool) -> None:
    assert problems(digest_page(Profile(1, zone, digest=digest), "**Kept.**")) == ()
