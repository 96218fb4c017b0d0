"""The pages of leaderboards and stats keep to Discord's limits in every language."""

from __future__ import annotations

import pytest

from bot.present.leaderboard import GAMES, Asked, leaderboard
from bot.present.limits import problems
from bot.present.stats import Best, Done, own_stats, stats
from bot.rankings import By, Line
from bot.reader import Reader, reading
from bot.seasons import Season
from bot.servers import NAME
from data.books import Called, Server
from data.people import Language
from engine.indian_chief.model import Meld

HERE = Server(1, games=tuple(Called(game.game, "*" * NAME) for game in GAMES))
NOW = Season(2026, 4)
LARGE = 2**63 - 1
MANY = tuple(Line(LARGE - n, 99_999, 99_998, 100, -99_999) for n in range(35))
BEST = tuple(Best(rulebook, meld, 9_999) for rulebook in ("classic", "modern") for meld in Meld)


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("by", By)
@pytest.mark.parametrize("listed", [MANY, MANY[:1], ()], ids=len)
def test_each_leaderboard_fits(language: Language, by: By, listed: tuple[Line, ...]) -> None:
    with reading(Reader(language)):
        for game in GAMES:
            for page in (0, 1, 9):
                asked = Asked(game.game, NOW.before, by, page)
                assert problems(leaderboard(asked, listed, NOW, HERE, unlisted=True)) == ()


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("own", [True, False])
@pytest.mark.parametrize("line", [None, MANY[0], Line(1, 1, 1, None, None)])
def test_each_page_of_stats_fits(language: Language, own: bool, line: Line | None) -> None:
    with reading(Reader(language)):
        done = tuple(Done(game.game, 99_999, line, BEST, HERE) for game in GAMES)
        for each in (done, ()):
            shown = own_stats(each, unlisted=own) if own else stats(LARGE, each)
            assert problems(shown) == ()
