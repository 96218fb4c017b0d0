"""Zones are found by how people call the place where they are, and by their clock."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import available_timezones

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.zones import local, named, search, where

SUMMER = int(datetime(2026, 7, 1, 12, 5, tzinfo=UTC).timestamp() * 1_000)
WINTER = int(datetime(2026, 1, 1, 12, 5, tzinfo=UTC).timestamp() * 1_000)


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("Berlin", "Europe/Berlin"),
        ("europe/berlin", "Europe/Berlin"),
        ("  eur ber ", "Europe/Berlin"),
        ("Germany", "Europe/Berlin"),
        ("new zealand", "Pacific/Auckland"),
        ("New_York", "America/New_York"),
        ("new york", "America/New_York"),
        ("S\u00e3o Paulo", "America/Sao_Paulo"),
        ("sao pau", "America/Sao_Paulo"),
        ("\uff34\uff4f\uff4b\uff59\uff4f", "Asia/Tokyo"),
        ("india", "Asia/Kolkata"),
        ("England", "Europe/London"),
        ("Holland", "Europe/Amsterdam"),
        ("Deutschland", "Europe/Berlin"),
        ("\u00f6sterreich", "Europe/Vienna"),
        ("Wien", "Europe/Vienna"),
        ("Schweiz", "Europe/Zurich"),
        ("reino unido", "Europe/London"),
        ("Tokio", "Asia/Tokyo"),
        ("UTC", "UTC"),
        ("zulu", "UTC"),
        ("us/pacific", "US/Pacific"),
        ("Kathmandu", "Asia/Kathmandu"),
        ("eucla", "Australia/Eucla"),
    ],
)
def test_a_place_is_found_by_city_country_or_name(typed: str, first: str) -> None:
    assert search(typed, SUMMER, 25)[0] == first


@pytest.mark.parametrize(
    ("typed", "among"),
    [
        ("usa", "America/Chicago"),
        ("united states", "Pacific/Honolulu"),
        ("EST", "America/New_York"),
        ("cet", "Europe/Paris"),
        ("gmt", "UTC"),
        ("Espa\u00f1a", "Europe/Madrid"),
        ("estados unidos", "America/Chicago"),
        ("australia", "Australia/Lord_Howe"),
    ],
)
def test_who_has_several_zones_may_choose(typed: str, among: str) -> None:
    assert among in search(typed, SUMMER, 25)


@pytest.mark.parametrize(
    ("typed", "now", "among"),
    [
        ("14:05", SUMMER, "Europe/Paris"),
        ("2:05 pm", SUMMER, "Europe/Paris"),
        ("14.00", SUMMER, "Europe/Paris"),
        ("13:05", WINTER, "Europe/Paris"),
        ("8:05", SUMMER, "America/New_York"),
        ("07:05", WINTER, "America/New_York"),
        ("17:50", SUMMER, "Asia/Kathmandu"),
        ("00:05", SUMMER, "Pacific/Auckland"),
        ("0:00", SUMMER, "Pacific/Auckland"),
    ],
)
def test_a_zone_is_found_by_the_time_that_it_is_there(typed: str, now: int, among: str) -> None:
    found = search(typed, now, 25)
    assert among in found
    assert all(local(name, now).minute == local(among, now).minute for name in found)


def test_before_anything_is_typed_the_whole_world_is_offered_from_west_to_east() -> None:
    found = search("", SUMMER, 25)
    offsets = [local(name, SUMMER).utcoffset() or timedelta() for name in found]
    assert offsets == sorted(set(offsets))
    assert len(offsets) == 25


@pytest.mark.parametrize(
    "typed", ["25:00", "14:05:00", "14", "\u2460", "\uff11", "99", "1 2 3", "-", "\u202e", "?!"]
)
def test_what_is_no_place_and_no_time_finds_nothing(typed: str) -> None:
    assert search(typed, SUMMER, 25) == ()


@settings(max_examples=30)
@given(st.text(max_size=100), st.integers(1, 25))
def test_whatever_is_typed_only_zones_are_found_and_no_more_than_asked_for(
    typed: str, most: int
) -> None:
    found = search(typed, SUMMER, most)
    assert len(set(found)) == len(found) <= most
    assert all(named(name) == name for name in found)


@pytest.mark.parametrize(
    "text",
    ["", " ", "Factory", "localtime", "posixrules", "../etc/passwd", "Europe/", "/", "Mars/Base"],
)
def test_what_is_no_zone_is_none(text: str) -> None:
    assert named(text) is None


def test_every_name_can_be_told_its_time() -> None:
    for name in available_timezones() - {"Factory", "localtime"}:
        if named(name):
            assert local(name, SUMMER).tzinfo is not None
    assert where("Europe/Berlin") == "most of Germany"
    assert where("Europe/Vienna") == "Austria"
    assert where("America/New_York") == "United States, Eastern (most areas)"
    assert where("US/Pacific") is None


def test_a_zone_that_the_data_names_no_more_counts_as_none() -> None:
    assert local("Mars/Olympus", SUMMER) == local(None, SUMMER) == local("UTC", SUMMER)
