"""Waking hours are read as people write them."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.hours import DAYS, ends, read_span, since, until
from bot.outcome import Refusal, Refused
from bot.present.own_hours import DAY_NAMES, clock, clock_end, end_label, spoken
from bot.profiles import LEAST, WEEK
from bot.reader import Reader, reading
from bot.time_of_day import DAY, HOUR, read_time
from bot.tongue import say
from data.people import Language, Span


@pytest.mark.parametrize(
    ("text", "minutes"),
    [
        ("8", 480),
        ("08", 480),
        ("8:30", 510),
        (" 8.30 ", 510),
        ("0830", 510),
        ("830", 510),
        ("20h30", 1230),
        ("20 h", 1200),
        ("20 Uhr", 1200),
        ("8 o'clock", 480),
        ("8am", 480),
        ("8:30 PM", 1230),
        ("8 p.m.", 1200),
        ("12 am", 0),
        ("12 pm", 720),
        ("noon", 720),
        ("Midnight", 0),
        ("at 8", 480),
        ("um 8 Uhr", 480),
        ("8 Uhr 30", 510),
        ("Mitternacht", 0),
        ("mittags", 720),
        ("a las 8", 480),
        ("8 p. m.", 1200),
        ("20:30 hs", 1230),
        ("mediod\u00eda", 720),
        ("0:00", 0),
        ("24:00", 0),
        ("24", 0),
        ("\uff18\uff1a\uff13\uff10", 510),
    ],
)
def test_a_time_of_day_is_read(text: str, minutes: int) -> None:
    assert read_time(text) == minutes


@pytest.mark.parametrize(
    "text",
    ["", " ", "25", "24:30", "8:60", "13 pm", "0 am", "-1", "8:3", "late", "8;30", "\u0668", "8 8"],
)
def test_what_is_no_time_of_day_is_refused(text: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_time(text)
    assert refused.value.code is Refused.NO_TIME_OF_DAY
    assert refused.value.facts == {"typed": text}


@pytest.mark.parametrize(
    ("text", "span"),
    [
        ("8:00 to 23:30", Span(480, 1410)),
        ("8-23", Span(480, 1380)),
        ("8 am \u2013 11 pm", Span(480, 1380)),
        ("8 until midnight", Span(480, 1440)),
        ("22:00 to 6:00", Span(1320, 1800)),
        ("10 to 2", Span(600, 1560)),
        ("0:00 - 24:00", Span(0, 1440)),
        ("7 till 7", Span(420, 1860)),
        ("8:00 bis 23:30 Uhr", Span(480, 1410)),
        ("von 8 bis Mitternacht", Span(480, 1440)),
        ("de 8 a 23", Span(480, 1380)),
        ("desde las 8 hasta las 23:30", Span(480, 1410)),
        ("8 a. m. a 11 p. m.", Span(480, 1380)),
        ("8 a m to 11 p m", Span(480, 1380)),
    ],
)
def test_from_and_to_are_read(text: str, span: Span) -> None:
    assert read_span(text) == span


@pytest.mark.parametrize("text", ["8", "8 23", "8-12-20", "to", "8 to", "all day"])
def test_what_is_not_from_and_to_is_refused(text: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_span(text)
    assert refused.value.code is Refused.NO_TIME_OF_DAY


@given(st.text(max_size=60))
def test_nothing_typed_breaks_the_reading(text: str) -> None:
    with suppress(Refusal):
        span = read_span(text)
        assert 0 <= span.start < DAY
        assert 0 < span.end - span.start <= DAY


TIMES = st.integers(0, DAY - 1)
SPANS = st.builds(lambda start, long: Span(start, start + long), TIMES, st.integers(LEAST, DAY))


@given(SPANS, TIMES)
def test_a_new_start_leaves_enough_and_the_end_where_it_was_if_it_can(was: Span, at: int) -> None:
    now = since(was, at)
    assert now.start == at
    assert LEAST <= now.end - now.start <= DAY
    if (now.end - was.end) % DAY:
        assert (was.end - at) % DAY < LEAST
        assert now.end - now.start == was.end - was.start


@given(SPANS)
def test_the_ends_that_are_offered_are_possible_and_fit_a_select(span: Span) -> None:
    offered = ends(span)
    assert span.end in offered
    assert len(offered) <= 20
    assert all(LEAST <= end - span.start <= DAY for end in offered)
    assert len({end_label(end, span.start) for end in offered}) == len(offered)


@given(SPANS)
def test_what_is_shown_is_read_as_the_same(span: Span) -> None:
    assert until(Span(span.start, 0), read_time(clock(span.end))) == span
    for language in Language:
        with reading(Reader(language)):
            text = spoken(span).replace(say("own_hours-next_day", time=""), "")
            whole = text == say("own_hours-all_day")
        assert read_span("0:00 to 24:00" if whole else text) == span


@pytest.mark.parametrize(
    ("end", "words"),
    [(1380, "23:00"), (1440, "24:00"), (1500, "01:00 the next day"), (485, "08:05")],
)
def test_an_end_says_on_which_day_it_is(end: int, words: str) -> None:
    assert clock_end(end) == words


def test_days_that_are_set_together_are_named_and_every_day_can_be_set_alone() -> None:
    assert DAY_NAMES.keys() == DAYS.keys()
    alone = [days for days in DAYS.values() if len(days) == 1]
    assert alone == [(day,) for day in range(WEEK)]
    assert DAY % HOUR == 0
