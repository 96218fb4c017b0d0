"""What people have set changes in one place, and nothing is lost by it."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bot.outcome import Refusal, Refused
from bot.profiles import LEAST, Profiles, hours_of, live_in, wake, wake_as_usual
from bot.time_of_day import DAY
from bot.waking import USUAL
from data.memory import MemoryStore
from data.people import Notice, Profile, Span
from tests.bot.fakes import ManualClock

ADA = Profile(1, "Europe/Berlin", notice=Notice.PING)
LATE = Span(600, 1560)


async def test_who_has_set_nothing_has_the_usual_and_nothing_is_stored_by_looking() -> None:
    store = MemoryStore()
    assert await Profiles(store, ManualClock()).read(1) == Profile(1)
    assert await Profiles(store, ManualClock()).change(1, lambda profile: profile) == Profile(1)
    assert await store.profiles((1,)) == {}


async def test_changes_at_once_are_all_kept() -> None:
    store = MemoryStore()
    profiles = Profiles(store, ManualClock())
    await asyncio.gather(
        profiles.change(1, lambda was: live_in(was, "Asia/Tokyo")),
        profiles.change(1, lambda was: replace(was, digest=True)),
        profiles.change(2, lambda was: live_in(was, "UTC")),
        profiles.change(1, lambda was: replace(was, notice=Notice.NONE)),
    )
    assert await store.profiles((1, 2)) == {
        1: Profile(1, "Asia/Tokyo", notice=Notice.NONE, digest=True),
        2: Profile(2, "UTC"),
    }


async def test_what_is_refused_changes_nothing() -> None:
    store = MemoryStore()
    await store.put_profile(ADA)
    with pytest.raises(Refusal) as refused:
        await Profiles(store, ManualClock()).change(1, lambda was: live_in(was, "Europe/Atlantis"))
    assert refused.value.code is Refused.NO_SUCH_ZONE
    assert await store.profiles((1,)) == {1: ADA}


def test_a_zone_is_kept_by_its_own_name_and_hours_stay_without_one() -> None:
    assert live_in(ADA, "asia/tokyo").zone == "Asia/Tokyo"
    slept = wake(ADA, (5, 6), LATE)
    assert live_in(slept, None) == replace(slept, zone=None)


def test_hours_are_by_day_and_the_usual_ones_are_none() -> None:
    weekend = wake(ADA, (5, 6), LATE)
    assert weekend.hours == (*(USUAL,) * 5, LATE, LATE)
    assert hours_of(ADA) == (USUAL,) * 7
    assert wake_as_usual(weekend) == ADA
    assert wake(weekend, (5, 6), USUAL) == ADA


@pytest.mark.parametrize(
    ("profile", "span", "code"),
    [
        (replace(ADA, zone=None), LATE, Refused.HOURS_WITHOUT_ZONE),
        (ADA, Span(480, 480 + LEAST - 1), Refused.HOURS_TOO_FEW),
        (ADA, Span(480, 480 + DAY + 1), Refused.HOURS_TOO_FEW),
        (ADA, Span(-1, 600), Refused.HOURS_TOO_FEW),
        (ADA, Span(DAY, DAY + LEAST), Refused.HOURS_TOO_FEW),
        (ADA, Span(1380, 480), Refused.HOURS_TOO_FEW),
    ],
)
def test_hours_that_cannot_be_are_refused(profile: Profile, span: Span, code: Refused) -> None:
    with pytest.raises(Refusal) as refused:
        wake(profile, (0,), span)
    assert refused.value.code is code


@pytest.mark.parametrize("span", [Span(480, 480 + LEAST), Span(0, DAY), Span(DAY - 1, 2 * DAY - 1)])
def test_the_fewest_and_the_most_hours_can_be(span: Span) -> None:
    assert wake(ADA, (0,), span).hours[0] == span
