"""How long a move may last: read from words, completed by a pace, compared with another."""

from __future__ import annotations

import pytest

from bot import lengths
from bot.asked import times_of
from bot.clock import HOUR, MINUTE, SECOND
from bot.outcome import Refusal, Refused
from bot.paces import DAY, LENGTHS, LONGEST, SHORTEST, hastens
from bot.present.answer import refusal
from bot.present.texts import pace_words
from data.log import Pace, Times
from tests.bot.present.reading import body

LIVE, DAILY, RELAXED = (Times(pace) for pace in (Pace.LIVE, Pace.DAILY, Pace.RELAXED))


def own(length: int) -> Times:
    return Times(Pace.OWN, length)


@pytest.mark.parametrize(
    ("text", "length"),
    [
        ("36h", 36 * HOUR),
        ("2 days", 2 * DAY),
        ("90 min", 90 * MINUTE),
        ("1 DAY 12 Hours", 36 * HOUR),
        (" 1d12h ", 36 * HOUR),
        ("1 day, 2 hours and 3 minutes", DAY + 2 * HOUR + 3 * MINUTE),
        ("1.5 days", 36 * HOUR),
        ("1,5 h", 90 * MINUTE),
        ("0.33h", 1188 * SECOND),
        ("1\u00a0week", LONGEST),
        ("60 s", SHORTEST),
        ("1m", SHORTEST),
        ("90 secs", 90 * SECOND),
        ("2 Tage", 2 * DAY),
        ("1 Tag und 12 Std", 36 * HOUR),
        ("1,5 Stunden", 90 * MINUTE),
        ("1 Woche", LONGEST),
        ("2 d\u00edas", 2 * DAY),
        ("2 DIAS", 2 * DAY),
        ("1 d\u00eda y 12 horas", 36 * HOUR),
        ("90 minutos", 90 * MINUTE),
        ("1 sem", LONGEST),
    ],
)
def test_a_length_is_read_as_people_write_it(text: str, length: int) -> None:
    assert lengths.read(text) == length


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "36", "h", "daily", "36 hourz", "36h foo", "36h,", "and 36h", "-36h", "+1d"),
        *("1..5h", "1.234h", "٣ h", "1 h\N{RIGHT-TO-LEFT OVERRIDE}", "½ day", "9999999h", "1:30"),
        *(
            "@everyone",
            "`36h`",
            "36h; drop",
            "x" * 4000,
            "1e3 h",
            "0x10 h",
            "12 months",
            "2 Monate",
            "y 2 h",
        ),
    ],
)
def test_what_is_no_length_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(Refusal) as caught:
        lengths.read(text)
    assert caught.value.code is Refused.LENGTH_UNREAD
    said = body(refusal(caught.value))
    assert said.startswith("**I cannot tell how long ")
    assert "`36h`" in said
    assert len(said) < 300


@pytest.mark.parametrize("text", ["59 s", "0h", "7 days 1 second", "8d", "999999 weeks"])
def test_one_that_no_move_can_have_is_refused_with_the_bounds(text: str) -> None:
    with pytest.raises(Refusal) as caught:
        lengths.read(text)
    assert caught.value.code is Refused.LENGTH_BOUNDS
    assert "from 60 seconds to 7 days" in body(refusal(caught.value))


@pytest.mark.parametrize(
    ("pace", "length", "times"),
    [
        (None, None, Times(Pace.EVENING, punctual=80)),
        ("daily", None, Times(Pace.DAILY, punctual=80)),
        ("own", "36h", Times(Pace.OWN, 36 * HOUR, punctual=80)),
        (None, "36h", Times(Pace.OWN, 36 * HOUR, punctual=80)),
    ],
)
def test_a_pace_completes_the_times_there_are(
    pace: str | None, length: str | None, times: Times
) -> None:
    assert times_of(Times(Pace.EVENING, punctual=80), pace, length) == times


@pytest.mark.parametrize(
    ("pace", "length", "code"),
    [
        ("own", None, Refused.LENGTH_MISSING),
        ("daily", "36h", Refused.LENGTH_UNUSED),
        ("own", "soon", Refused.LENGTH_UNREAD),
        (None, "1 second", Refused.LENGTH_BOUNDS),
        ("quick", None, Refused.UNKNOWN),
    ],
)
def test_what_does_not_go_together_is_refused(
    pace: str | None, length: str | None, code: Refused
) -> None:
    with pytest.raises(Refusal) as caught:
        times_of(LIVE, pace, length)
    assert caught.value.code is code


def test_an_own_pace_stays_where_nothing_else_is_said() -> None:
    assert times_of(own(HOUR), "own", None) == own(HOUR)
    assert times_of(own(HOUR), "evening", None) == Times(Pace.EVENING)


def test_an_own_pace_is_called_by_its_length() -> None:
    assert pace_words(own(36 * HOUR)) == "own, up to 1 day and 12 hours a move"
    assert pace_words(own(90 * MINUTE)) == "own, up to 1 hour and 30 minutes a move"


@pytest.mark.parametrize(
    ("slower", "faster"),
    [
        (DAILY, LIVE),
        (RELAXED, DAILY),
        (own(25 * HOUR), DAILY),
        (own(LENGTHS[Pace.RELAXED]), RELAXED),  # a third of it awake, 24 hours
        (Times(Pace.DAILY, weekends_off=True), DAILY),
        (DAILY, Times(Pace.DAILY, vacations=False)),
    ],
)
def test_whatever_leaves_somebody_less_hastens(slower: Times, faster: Times) -> None:
    assert hastens(faster, slower)
    assert not hastens(slower, faster)


def test_what_is_longer_and_yet_takes_something_away_hastens() -> None:
    off = Times(Pace.DAILY, weekends_off=True)
    assert hastens(RELAXED, off)
    assert hastens(off, RELAXED)


def test_what_means_nothing_at_a_fast_pace_hastens_nobody() -> None:
    fast = Times(Pace.LIVE, weekends_off=True, vacations=True)
    assert not hastens(Times(Pace.LIVE, vacations=False), fast)
