"""Deadlines of slow paces: everybody's waking hours, in their own zone, and no minute longer."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from typing import Final
from zoneinfo import ZoneInfo

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.clock import HOUR, MINUTE
from bot.paces import DAY
from bot.waking import awake, deadline, next_waking
from data.log import AwayBegan, Pace, Times
from data.people import Profile, Span
from engine.core import Patience
from tests.bot.minutes import is_awake, slowly
from tests.soak import times as often

DAILY, RELAXED = Times(Pace.DAILY), Times(Pace.RELAXED)
EVENINGS = (Span(18 * 60, 24 * 60),) * 7
"""Six hours a day: the fewest that anybody may set."""

LATE: Final = Span(21 * 60, 27 * 60)
EARLY: Final = Span(60, 7 * 60)
LATE_THEN_EARLY: Final = (LATE, EARLY, *(LATE,) * 5)
"""On Tuesday somebody is up from one, after a Monday until three: those two hours count once."""


def at(text: str, zone: str) -> int:
    """Return the moment at which the clocks of a zone show this."""
    local = datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone))
    return int(local.timestamp() * 1000)


def shown(moment: int, zone: str) -> str:
    """Return what the clocks of a zone show then."""
    return f"{datetime.fromtimestamp(moment / 1000, ZoneInfo(zone)):%Y-%m-%d %H:%M}"


def ends(
    began: str,
    zone: str,
    times: Times,
    patience: Patience = "move",
    *,
    hours: tuple[Span, ...] = (),
) -> tuple[str, bool]:
    """Return until when one person has time, and whether by their own calendar."""
    end, by = deadline(at(began, zone), {3: Profile(1, zone, hours)}, times, patience)
    assert by in (None, 3)
    return shown(end, zone), by == 3


# ------------------------------------------------------------------------- by hand

EXAMPLES: Final = (
    ("a day has enough", "2027-01-12 20:00", DAILY, "move", (), ("2027-01-13 20:00", False)),
    ("a night is slept", "2027-01-12 22:00", DAILY, "short", (), ("2027-01-13 09:00", True)),
    ("an evening is enough", "2027-01-12 17:00", DAILY, "short", (), ("2027-01-12 23:00", False)),
    ("evenings only", "2027-01-12 23:30", DAILY, "move", EVENINGS, ("2027-01-14 19:30", True)),
    ("twenty of three", "2027-01-12 23:30", RELAXED, "move", EVENINGS, ("2027-01-16 19:30", True)),
    ("a long night", "2027-01-12 23:59", DAILY, "short", EVENINGS, ("2027-01-13 19:59", True)),
    ("once", "2027-01-12 02:00", DAILY, "move", LATE_THEN_EARLY, ("2027-01-14 00:00", True)),
    ("spring", "2027-03-27 22:30", DAILY, "short", (), ("2027-03-28 09:30", True)),
    ("spring's day", "2027-03-27 12:00", DAILY, "move", (), ("2027-03-28 13:00", False)),
    ("autumn", "2027-10-30 22:30", DAILY, "short", (), ("2027-10-31 09:30", True)),
    ("autumn's day", "2027-10-30 12:00", DAILY, "move", (), ("2027-10-31 11:00", False)),
)


@pytest.mark.case(16)
@pytest.mark.parametrize(
    ("began", "times", "patience", "hours", "expected"),
    [row[1:] for row in EXAMPLES],
    ids=[row[0] for row in EXAMPLES],
)
def test_what_one_person_in_berlin_has(
    began: str,
    times: Times,
    patience: Patience,
    hours: tuple[Span, ...],
    expected: tuple[str, bool],
) -> None:
    assert ends(began, "Europe/Berlin", times, patience, hours=hours) == expected


WHILE_CLOCKS_ARE_SET: Final = (
    ("an hour that is skipped is nobody's", "2027-03-27 23:30", 120, "2027-03-28 04:00", 3.5),
    ("one that comes twice counts twice", "2027-10-30 22:30", 120, "2027-10-31 02:00", 4.5),
    ("half of it, twice, with sleep between", "2027-10-30 23:30", 150, "2027-10-31 03:00", 4.5),
)


@pytest.mark.case(16)
@pytest.mark.parametrize(
    ("began", "wakes", "end", "lasts"),
    [row[1:] for row in WHILE_CLOCKS_ARE_SET],
    ids=[row[0] for row in WHILE_CLOCKS_ARE_SET],
)
def test_waking_up_while_clocks_are_set(began: str, wakes: int, end: str, lasts: float) -> None:
    """Three hours, and one of them awake, for somebody who gets up at two or half past two."""
    zone, hours = "Europe/Berlin", (Span(wakes, wakes + 6 * 60),) * 7
    assert ends(began, zone, Times(Pace.OWN, 12 * HOUR), "short", hours=hours) == (end, True)
    moment = at(began, zone)
    end_of_it = deadline(
        moment, {0: Profile(1, zone, hours)}, Times(Pace.OWN, 12 * HOUR), "short"
    ).at
    assert end_of_it - moment == lasts * HOUR


PEOPLE: Final = {
    0: Profile(1, "Pacific/Auckland"),
    1: Profile(2, "Europe/Berlin"),
    2: Profile(3, "America/Vancouver"),
}


def test_the_last_one_awake_sets_it() -> None:
    began = at("2027-01-12 22:30", "America/Vancouver")
    end = deadline(began, PEOPLE, DAILY, "short")
    assert (shown(end.at, "America/Vancouver"), end.by) == ("2027-01-13 09:30", 2)
    without = {seat: person for seat, person in PEOPLE.items() if seat != 2}
    assert deadline(began, without, DAILY, "short") == (began + 6 * HOUR, None)


@pytest.mark.parametrize(
    "times", [Times(Pace.LIVE), Times(Pace.EVENING), Times(Pace.OWN, DAY // 3)]
)
def test_fast_paces_ignore_it_all(times: Times) -> None:
    off = Times(times.pace, times.length, weekends_off=True)
    gone = (AwayBegan(1, 0, 2**45),)
    began = at("2027-01-16 03:00", "Europe/Berlin")  # a Saturday's night
    assert deadline(began, PEOPLE, off, "move", gone) == deadline(began, {}, times, "move")
    assert deadline(began, {}, times, "move").by is None


def test_who_has_no_zone_is_always_awake() -> None:
    began = at("2027-01-12 22:00", "UTC")
    nobody = Profile(1, None, EVENINGS)
    assert deadline(began, {0: nobody}, DAILY, "short") == (began + 6 * HOUR, None)
    gone = Profile(1, "Atlantis/Capital")  # a zone that the data does not name any more
    assert deadline(began, {0: gone}, DAILY, "short") == (began + 6 * HOUR, None)
    assert deadline(began, {}, DAILY, "short") == (began + 6 * HOUR, None)


def test_an_absence_counts_where_the_table_waits_for_it() -> None:
    began, back = (at(f"2027-01-{day} 12:00", "Europe/Berlin") for day in (12, 19))
    gone = (AwayBegan(2, began - DAY, back), AwayBegan(9, began, back + DAY))
    assert deadline(began, PEOPLE, DAILY, "move", gone) == (back + DAY, 1)
    ignored = Times(Pace.DAILY, vacations=False)
    assert deadline(began, PEOPLE, ignored, "move", gone) == (began + DAY, None)
    over = (AwayBegan(2, began - 2 * DAY, began - DAY),)
    assert deadline(began, PEOPLE, DAILY, "move", over) == (began + DAY, None)


def test_weekends_off_are_everybodys_own() -> None:
    off = Times(Pace.DAILY, weekends_off=True)
    friday = at("2027-01-15 12:00", "Europe/Berlin")
    end = deadline(friday, {1: PEOPLE[1]}, off, "move")
    assert (shown(end.at, "Europe/Berlin"), end.by) == ("2027-01-18 12:00", None)
    end = deadline(friday, PEOPLE, off, "move")  # for Auckland it is a Saturday already
    assert shown(end.at, "Pacific/Auckland") == "2027-01-19 00:00"
    assert shown(end.at, "America/Vancouver") == "2027-01-18 03:00"
    saturday = at("2027-01-16 12:00", "UTC")
    assert shown(deadline(saturday, {}, off, "move").at, "UTC") == "2027-01-19 00:00"


# --------------------------------------------------------------- against the minutes

ZONES: Final = (
    *("Pacific/Auckland", "Europe/Berlin", "America/Vancouver", "Asia/Kolkata", "Etc/GMT+12"),
    *("Pacific/Kiritimati", "Pacific/Chatham", "Asia/Kathmandu"),
    "Australia/Lord_Howe",  # half an hour
    "Antarctica/Troll",  # two hours
    *("America/Santiago", "Africa/Cairo", "Asia/Beirut", "America/Havana"),  # at midnight
    "Africa/Casablanca",  # for one month, the other way round
)


def changes(zone: str, year: int) -> list[int]:
    """Return about when the clocks of a zone are set in a year, to the hour."""
    start = int(datetime(year, 1, 1, tzinfo=UTC).timestamp()) * 1000
    there = ZoneInfo(zone)
    hours = range(start, start + 366 * DAY, HOUR)
    shown = [datetime.fromtimestamp(hour // 1000, there).utcoffset() for hour in hours]
    return [hour for hour, one, two in zip(hours[1:], shown, shown[1:], strict=False) if one != two]


CHANGES: Final = sorted({change for zone in ZONES for change in changes(zone, 2027)})
SAMOA_SKIPS_A_DAY: Final = int(datetime(2011, 12, 29, 3, tzinfo=UTC).timestamp()) * 1000

zones = st.one_of(st.none(), st.sampled_from(ZONES), st.timezone_keys())
begins = st.one_of(
    st.integers(28_000_000, 34_000_000).map(lambda minute: minute * MINUTE),  # 2023 to 2034
    st.builds(
        lambda change, minutes: change - minutes * MINUTE,
        st.sampled_from(CHANGES),
        st.integers(-60, 3 * 24 * 60),
    ),
)
spans = st.builds(
    lambda start, lasts: Span(start, start + lasts), st.integers(0, 1439), st.integers(360, 1440)
)
hours = st.one_of(st.just(()), st.lists(spans, min_size=7, max_size=7).map(tuple))
people = st.lists(st.builds(Profile, st.just(0), zones, hours), min_size=1, max_size=3).map(
    lambda made: {
        2 * seat: Profile(10 + seat, each.zone, each.hours) for seat, each in enumerate(made)
    }
)
paces = st.one_of(
    st.just((DAILY, 24 * 60, 8 * 60)),
    st.integers(12 * 5, 40 * 5).map(  # of lengths whose thirds and quarters are whole minutes
        lambda twelfths: (Times(Pace.OWN, twelfths * 12 * MINUTE), twelfths * 12, twelfths * 4)
    ),
    st.just((RELAXED, 72 * 60, 20 * 60)),
)


@pytest.mark.soak
@settings(max_examples=often(60, 20_000), deadline=None)
@example(
    began=SAMOA_SKIPS_A_DAY,
    people={0: Profile(1, "Pacific/Apia"), 1: Profile(2, "Pacific/Auckland")},
    pace=(DAILY, 24 * 60, 8 * 60),
    patience="move",
    away={},
    weekends_off=False,
)
@given(
    began=begins,
    people=people,
    pace=paces,
    patience=st.sampled_from(("move", "short")),
    away=st.dictionaries(st.sampled_from((0, 2, 4)), st.integers(-24 * 60, 48 * 60), max_size=1),
    weekends_off=st.booleans(),
)
def test_nobody_has_less_than_promised_and_nobody_waits_longer(
    *,
    began: int,
    people: dict[int, Profile],
    pace: tuple[Times, int, int],
    patience: Patience,
    away: dict[int, int],
    weekends_off: bool,
) -> None:
    """Not a minute less of waking time, but for the cap, and not a minute later than needed."""
    times, minutes, waking = pace
    times = Times(times.pace, times.length, weekends_off=weekends_off)
    part = 4 if patience == "short" else 1
    back = {seat: began + later * MINUTE for seat, later in away.items() if seat in people}
    gone = tuple(AwayBegan(people[seat].user, 0, until) for seat, until in back.items())
    assert deadline(began, people, times, patience, gone) == slowly(
        began,
        people,
        (minutes // part, waking // part, 2 * minutes),
        back=back,
        weekends_off=weekends_off,
    )


@settings(max_examples=often(60, 5_000), deadline=None)
@given(begins, people, st.integers(0, MINUTE))
def test_between_two_minutes_it_is_between_their_deadlines(
    began: int, people: dict[int, Profile], later: int
) -> None:
    ends = [deadline(b, people, DAILY, "move").at for b in (began, began + later, began + MINUTE)]
    assert ends == sorted(ends)


@settings(max_examples=often(60, 5_000), deadline=None)
@given(begins, zones, hours)
def test_the_next_waking_moment_is_the_first(
    moment: int, zone: str | None, hours: tuple[Span, ...]
) -> None:
    person = Profile(1, zone, hours)
    wakes = next_waking(person, moment)
    assert is_awake(person, wakes)
    assert awake(person, wakes)
    assert not any(is_awake(person, minute) for minute in range(moment, wakes, MINUTE))
    assert awake(person, moment) == (wakes == moment)


def test_a_deadline_is_cheap() -> None:
    """Ten people in as many zones: under a millisecond, the best of some."""
    ten = {seat: Profile(seat, zone) for seat, zone in enumerate(ZONES[:10])}
    took: list[float] = []
    for number in range(20):
        began = time.perf_counter()
        deadline(1_800_000_000_000 + number, ten, Times(Pace.RELAXED, weekends_off=True), "move")
        took.append(time.perf_counter() - began)
    assert min(took) < 0.001
