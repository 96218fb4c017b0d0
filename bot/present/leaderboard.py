"""The private page of a server's leaderboard: a game, a season, and what it is sorted by."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice
from typing import Final

from bot.click import Personal
from bot.present.games import game_label, game_name
from bot.present.handbook import Topic, help_button
from bot.present.names import mention
from bot.present.own import SHOW
from bot.present.parts import DOT
from bot.present.screen import Button, Buttons, Option, Screen, Select, Text
from bot.rankings import FEW, By, Line, ranked
from bot.seasons import Season
from bot.tongue import say
from data.books import Server
from engine.catalog import Options
from engine.indian_chief.options import Options as ChiefOptions
from engine.indian_poker.options import Options as PokerOptions

SCREEN: Final = "board"
"""The page's name in its controls."""

STATS: Final = "stats"
"""The name of the page of one person."""

GAME, SEASON, BY = "game", "season", "by"
"""Its selects."""

BACK, MORE = "back", "more"

TURNS: Final = frozenset({BACK, MORE})
"""The actions that turn its pages."""

GAMES: Final[tuple[Options, ...]] = (ChiefOptions(), PokerOptions())
"""The games that rank people; a night ranks nobody."""

ON_A_PAGE: Final = 10

_SEASONS: Final = 8  # offered: two years

_SORTS: Final = {
    By.RATING: "leaderboard-by_rating",
    By.WINS: "leaderboard-by_wins",
    By.AVERAGE: "leaderboard-by_average",
}


@dataclass(frozen=True, slots=True)
class Asked:
    """What is to be shown; pages count from 0."""

    game: str
    season: Season
    by: By = By.RATING
    page: int = 0


def leaderboard(
    asked: Asked, listed: tuple[Line, ...], now: Season, server: Server, *, unlisted: bool = False
) -> Screen:
    """Return a page; beyond the last one it is that. ``unlisted``: the reader is on none."""
    every = ranked(listed, asked.by)
    last = max(0, len(every) - 1) // ON_A_PAGE
    asked = replace(asked, page=min(asked.page, last))
    shown = every[asked.page * ON_A_PAGE : (asked.page + 1) * ON_A_PAGE]
    notes = (
        say("leaderboard-note", few=FEW),
        *((say("leaderboard-unlisted"),) if unlisted else ()),
    )
    return Screen(
        (
            Text("\n".join((_title(asked, last, server), *_lines(shown, asked.by)))),
            Text("\n".join(notes)),
            *_selects(asked, now, server),
            Buttons((*_turns(asked, last), *_ways())),
        )
    )


def _ways() -> tuple[Button, Button]:
    return Button(say("leaderboard-own"), Personal(STATS, SHOW)), help_button(Topic.BOARDS)


def season_name(season: Season) -> str:
    """Name a season."""
    return say("leaderboard-season_name", quarter=str(season.quarter), year=str(season.year))


def stood(line: Line, by: By) -> str:
    """Say how somebody did, with that first which counts."""
    value = line.by(by) or 0
    match by:
        case By.RATING:
            return say("leaderboard-rating", rating=str(value), games=line.games)
        case By.WINS:
            return say("leaderboard-wins", wins=value, games=line.games)
        case By.AVERAGE:
            return say("leaderboard-average", percent=str(value), games=line.games)


def _title(asked: Asked, last: int, server: Server) -> str:
    game, season = game_name(asked.game, server), season_name(asked.season)
    title = say("leaderboard-title", game=game, season=season)
    if not last:
        return title
    page = say("leaderboard-page", page=str(asked.page + 1), pages=str(last + 1))
    return f"{title}\n{page}"


def _lines(shown: tuple[tuple[int, Line], ...], by: By) -> Iterator[str]:
    if not shown:
        yield say("leaderboard-nobody")
    for place, line in shown:
        yield DOT.join((f"{place}\\. {mention(line.user)}", stood(line, by)))


def _selects(asked: Asked, now: Season, server: Server) -> tuple[Select, Select, Select]:
    season, by = str(asked.season), str(asked.by)
    return (
        Select(
            Personal(SCREEN, GAME, (season, by)),
            say("leaderboard-which_game"),
            tuple(
                Option(game_label(each.game, server), each.game, chosen=each.game == asked.game)
                for each in GAMES
            ),
        ),
        Select(
            Personal(SCREEN, SEASON, (asked.game, by)),
            say("leaderboard-which_season"),
            tuple(
                Option(season_name(each), str(each), chosen=each == asked.season)
                for each in dict.fromkeys((*islice(_back(now), _SEASONS), asked.season))
            ),
        ),
        Select(
            Personal(SCREEN, BY, (asked.game, season)),
            say("leaderboard-which_order"),
            tuple(
                Option(say(said), each, chosen=each is asked.by) for each, said in _SORTS.items()
            ),
        ),
    )


def _back(season: Season) -> Iterator[Season]:
    """Yield a season, and those before it."""
    while True:
        yield season
        season = season.before


def _turns(asked: Asked, last: int) -> Iterator[Button]:
    if asked.page > 0:
        yield Button(say("leaderboard-back"), _turn(asked, BACK, asked.page - 1))
    if asked.page < last:
        yield Button(say("leaderboard-more"), _turn(asked, MORE, asked.page + 1))


def _turn(asked: Asked, action: str, page: int) -> Personal:
    where = (asked.game, str(asked.season), str(asked.by), str(page))
    return Personal(SCREEN, action, where)
