"""Seasons, ratings and rankings: pure counting over the games of a server."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rankings import FEW, MANY, By, Line, lines, lines_of, matches_of, ranked
from bot.ratings import BASE, Match, ratings
from bot.seasons import Season, read_season, season_of
from data.books import Result

WON: Match = ((1, 1), (2, 2))
LOST: Match = ((2, 1), (1, 2))


def ms(year: int, month: int, day: int) -> int:
    return round(datetime(year, month, day, tzinfo=UTC).timestamp() * 1000)


def of(user: int, *matches: Match) -> Line:
    return next(line for line in lines_of(matches) if line.user == user)


def test_a_season_is_a_quarter_in_utc() -> None:
    last = Season(2026, 4)
    assert (last.since, last.until) == (ms(2026, 10, 1), ms(2027, 1, 1))
    assert season_of(last.since) == season_of(last.until - 1) == last
    assert season_of(last.until) == last.after == Season(2027, 1)
    assert last.after.before == last
    assert [str(Season(2027, 1).before), str(last.before)] == ["2026_4", "2026_3"]


@given(st.integers(ms(2001, 1, 1), ms(2999, 1, 1)))
def test_every_moment_is_in_its_season_which_is_read_as_it_is_written(at: int) -> None:
    season = season_of(at)
    assert season.since <= at < season.until
    assert read_season(str(season)) == season


@pytest.mark.parametrize("text", ["", "2026", "2026_5", "2026_0", "1999_1", "2026_1\n", "26_1"])
def test_what_is_no_season_is_none(text: str) -> None:
    assert read_season(text) is None


def test_who_wins_rises_and_who_is_equal_stays_equal() -> None:
    after = ratings((WON,) * 3)
    assert after[1] > BASE > after[2] or after[1] > after[2]
    tied = ratings((((1, 1), (2, 1), (3, 1)),))
    assert len(set(tied.values())) == 1
    assert ratings(()) == {}


@given(st.lists(st.sampled_from((WON, LOST)), max_size=8), st.lists(st.sampled_from((WON,))))
def test_ratings_go_by_the_games_alone(first: list[Match], then: list[Match]) -> None:
    assert ratings((*first, *then)) == ratings([*first, *then])


def test_games_of_one_person_are_not_ranked() -> None:
    def result(user: int, place: int) -> Result:
        return Result(user, "classic", 60, place, 3, 5, 7)

    kept = [(4, result(1, 1)), (4, result(2, 3)), (5, result(1, 1)), (3, result(2, 1))]
    assert matches_of(kept) == (((1, 1), (2, 3)),)


def test_opponents_left_behind_are_counted_by_halves_where_a_place_is_shared() -> None:
    three: Match = ((1, 1), (2, 2), (3, 2))
    assert [of(user, three, three, three).behind for user in (1, 2, 3)] == [100, 25, 25]
    assert of(1, WON, WON, LOST).behind == 67
    assert (of(1, WON, WON, LOST).wins, of(1, WON, WON, LOST).games) == (2, 3)


def test_with_few_games_only_wins_are_told() -> None:
    line = of(1, *(WON,) * (FEW - 1))
    assert (line.wins, line.behind, line.rating) == (FEW - 1, None, None)
    assert ranked((line,), By.RATING) == ranked((line,), By.AVERAGE) == ()
    assert ranked((line,), By.WINS) == ((1, line),)


def test_equal_lines_share_a_place() -> None:
    some = [
        Line(user, 5, wins, 50, rating) for user, wins, rating in ((3, 1, 9), (1, 2, 7), (2, 1, 9))
    ]
    assert [(place, line.user) for place, line in ranked(some, By.RATING)] == [
        (1, 2),
        (1, 3),
        (3, 1),
    ]
    assert [(place, line.user) for place, line in ranked(some, By.WINS)] == [(1, 1), (2, 2), (2, 3)]


async def test_many_games_are_counted_as_few_are() -> None:
    many = (WON, LOST) * MANY
    assert await lines(many) == lines_of(many)
