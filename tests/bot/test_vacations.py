"""How long somebody may be away, and the days that they write."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot import dates
from bot.away import MOST, WITHIN, vacation
from bot.outcome import Refusal, Refused
from bot.paces import DAY
from bot.reader import Reader, reading
from bot.vacations import come_back, go, longest, taken
from data.people import Language, Profile, Vacation

NOW = 1_780_000_000_000
ADA = Profile(1)
TODAY = date(2026, 6, 10)  # a Wednesday


def test_so_long_and_no_longer() -> None:
    assert longest(ADA, NOW) == NOW + MOST
    gone = go(ADA, NOW, NOW + MOST)
    assert vacation(gone, NOW) == Vacation(NOW, NOW + MOST)
    with pytest.raises(Refusal) as caught:
        go(ADA, NOW, NOW + MOST + 1)
    assert (caught.value.code, caught.value.facts) == (
        Refused.AWAY_TOO_LONG,
        {"until": NOW + MOST, "absence": MOST, "span": WITHIN},
    )


def test_who_is_back_early_has_the_rest_left_and_after_a_month_all_of_it() -> None:
    back = come_back(go(ADA, NOW, NOW + 20 * DAY), NOW + 5 * DAY)
    assert back.vacations == (Vacation(NOW, NOW + 5 * DAY),)
    assert longest(back, NOW + 6 * DAY) == NOW + 6 * DAY + MOST - 5 * DAY
    assert longest(back, NOW + 5 * DAY + WITHIN) == NOW + 5 * DAY + WITHIN + MOST
    assert go(back, NOW + 40 * DAY, NOW + 41 * DAY).vacations == (
        Vacation(NOW + 40 * DAY, NOW + 41 * DAY),
    ), "what is too old to count is not kept"


def test_another_day_than_was_said_counts_from_the_first() -> None:
    gone = go(ADA, NOW, NOW + 3 * DAY)
    later = go(gone, NOW + DAY, NOW + 10 * DAY)
    assert later.vacations == (Vacation(NOW, NOW + 10 * DAY),)
    assert longest(gone, NOW + DAY) == NOW + MOST
    assert go(later, NOW + DAY, NOW + 2 * DAY).vacations == (Vacation(NOW, NOW + 2 * DAY),)


def test_who_is_not_away_cannot_come_back() -> None:
    for profile, at in ((ADA, NOW), (go(ADA, NOW, NOW + DAY), NOW + DAY)):
        with pytest.raises(Refusal) as caught:
            come_back(profile, at)
        assert caught.value.code is Refused.NOT_AWAY


TRIPS = st.lists(st.tuples(st.integers(0, 15), st.integers(1, 30), st.integers(0, 30)), max_size=9)


@settings(max_examples=60, deadline=None)
@given(TRIPS)
def test_over_months_nobody_is_away_longer_than_is_allowed(
    trips: list[tuple[int, int, int]],
) -> None:
    now, profile, away = NOW, ADA, set[int]()
    for wait, wanted, stays in trips:
        now += wait * DAY
        most = longest(profile, now)
        until = min(now + wanted * DAY, most)
        if until <= now:
            continue
        profile = go(profile, now, until)
        back = min(until, now + stays * DAY)
        if now < back < until:
            profile, until = come_back(profile, back), back
        away |= {*range((now - NOW) // DAY, (until - NOW) // DAY)}
        now = until
    for since in away:
        month = range(since, since + WITHIN // DAY)
        assert sum(day in away for day in month) <= MOST // DAY


def test_what_was_taken_counts_within_two_moments_only() -> None:
    trips = (Vacation(0, 10), Vacation(20, 30), Vacation(40, 50))
    assert taken(trips, 5, 45) == 5 + 10 + 5


@pytest.mark.parametrize(
    ("typed", "day"),
    [
        ("2026-06-14", date(2026, 6, 14)),
        ("14 June", date(2026, 6, 14)),
        ("14th of june", date(2026, 6, 14)),
        ("the day after tomorrow", date(2026, 6, 12)),
        ("in a week", date(2026, 6, 17)),
        ("until Monday", date(2026, 6, 15)),
        ("14.6.26", date(2026, 6, 14)),
        ("14. Juni", date(2026, 6, 14)),
        ("bis zum 3. M\u00e4rz 2027", date(2027, 3, 3)),
        ("3. maerz", date(2027, 3, 3)),
        ("9. J\u00e4nner", date(2027, 1, 9)),
        ("Mittwoch", date(2026, 6, 17)),
        ("am Sonnabend", date(2026, 6, 13)),
        ("morgen", date(2026, 6, 11)),
        ("\u00dcbermorgen", date(2026, 6, 12)),
        ("2 Wochen", date(2026, 6, 24)),
        ("in einer Woche", date(2026, 6, 17)),
        ("in 3 Tagen", date(2026, 6, 13)),
        ("14 de junio", date(2026, 6, 14)),
        ("el 14 de junio de 2027", date(2027, 6, 14)),
        ("1.\u00ba de julio", date(2026, 7, 1)),
        ("ma\u00f1ana", date(2026, 6, 11)),
        ("manana", date(2026, 6, 11)),
        ("pasado ma\u00f1ana", date(2026, 6, 12)),
        ("lunes", date(2026, 6, 15)),
        ("hasta el mi\u00e9rcoles", date(2026, 6, 17)),
        ("mar", date(2026, 6, 16)),
        ("dentro de 2 semanas", date(2026, 6, 24)),
        ("un d\u00eda", date(2026, 6, 11)),
        ("31. Juni", None),
        ("32 de julio", None),
        ("bis", None),
        ("a", None),
        ("june 14th", date(2026, 6, 14)),
        ("14. jun", date(2026, 6, 14)),
        ("14.6.", date(2026, 6, 14)),
        ("14.6.2027", date(2027, 6, 14)),
        ("10 June", date(2027, 6, 10)),
        ("9 January", date(2027, 1, 9)),
        ("June 14, 2026", date(2026, 6, 14)),
        ("Wednesday", date(2026, 6, 17)),
        ("thu", date(2026, 6, 11)),
        ("tomorrow", date(2026, 6, 11)),
        ("2 weeks", date(2026, 6, 24)),
        ("in 3 days", date(2026, 6, 13)),
        ("31 June", None),
        ("29 February", None),
        ("0 June", None),
        ("14/6", None),
        ("soon", None),
        ("", None),
        ("٣ June", None),
        ("0000-01-01", None),
    ],
)
def test_days_are_read_as_people_write_them(typed: str, day: date | None) -> None:
    for language in Language:  # of whoever types: all words are understood by everybody
        with reading(Reader(language)):
            slashed = "/" in typed and language is not Language.ENGLISH
            assert dates.read(typed, TODAY) == (date(2026, 6, 14) if slashed else day)


@pytest.mark.parametrize("language", Language)
def test_a_day_is_read_as_it_is_shown(language: Language) -> None:
    with reading(Reader(language)):
        for ahead in range(1, 366):
            day = TODAY + timedelta(days=ahead)
            assert dates.read(dates.written(day).partition(", ")[2], TODAY) == day
            assert dates.read(dates.day_name(day.weekday()), day - timedelta(days=1)) == day


@given(st.text(max_size=60), st.sampled_from(Language))
def test_nothing_typed_breaks_the_reading(text: str, language: Language) -> None:
    with reading(Reader(language)):
        dates.read(text, TODAY)


@pytest.mark.parametrize(
    "zone", ["Pacific/Auckland", "Europe/Berlin", "America/Vancouver", "America/Santiago"]
)
def test_a_day_begins_by_the_own_clock_also_as_clocks_are_set(zone: str) -> None:
    for month in range(1, 13):
        for number in (1, 6, 7, 28):
            day = date(2026, month, number)
            at = datetime.fromtimestamp(dates.midnight(zone, day) / 1000, ZoneInfo(zone))
            assert (at.date(), at.hour) == (day, at.hour if at.hour < 2 else 0)
            assert dates.today(zone, dates.midnight(zone, day)) == day


def test_without_a_zone_and_in_one_that_is_none_any_more_it_is_utc() -> None:
    for zone in (None, "Atlantis/Capital"):
        begins = dates.midnight(zone, TODAY)
        assert begins == int(datetime(2026, 6, 10, tzinfo=UTC).timestamp()) * 1000
