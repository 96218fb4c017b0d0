"""The private page of what one person has done: games, wins, a rating, the best of each meld."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from bot.click import Personal
from bot.present.games import game_name
from bot.present.handbook import Topic, help_button
from bot.present.indian_chief.house_rules import RULEBOOKS
from bot.present.indian_chief.words import meld_name
from bot.present.leaderboard import SCREEN as BOARD
from bot.present.leaderboard import STATS
from bot.present.names import mention
from bot.present.own import SHOW
from bot.present.parts import DOT
from bot.present.screen import Button, Buttons, Screen, Text
from bot.rankings import Line
from bot.tongue import say
from data.books import Server
from data.log import UserId
from engine.indian_chief.model import Meld

HIDE, LIST = "hide", "list"
"""The actions by which somebody is not listed, or listed again."""


@dataclass(frozen=True, slots=True)
class Best:
    """The most that somebody scored with a meld by a rulebook."""

    rulebook: str
    meld: Meld
    points: int


@dataclass(frozen=True, slots=True)
class Done:
    """What somebody did in a game: ``games`` to the end, and the ``line`` of this season.

    ``server`` tells what the game is called there; ``None`` is as usual.
    """

    game: str
    games: int
    line: Line | None
    best: tuple[Best, ...] = ()
    server: Server | None = None


def stats(user: UserId, done: tuple[Done, ...]) -> Screen:
    """Return the page of somebody else; of who does not want to be listed, ``done`` is empty."""
    texts = _texts(done) or (Text(say("stats-nothing")),)
    return Screen(
        (
            Text(say("stats-title", who=mention(user))),
            *texts,
            Buttons((_board(), help_button(Topic.BOARDS))),
        )
    )


def own_stats(done: tuple[Done, ...], *, unlisted: bool) -> Screen:
    """Return somebody's own page, on which they say whether others see them (``unlisted``)."""
    texts = _texts(done) or (Text(say("stats-nothing_own")),)
    seen = Text(say("stats-unlisted" if unlisted else "stats-listed"))
    switch = Button(
        say("stats-list" if unlisted else "stats-hide"), Personal(STATS, LIST if unlisted else HIDE)
    )
    ways = Buttons((_board(), switch, help_button(Topic.BOARDS)))
    return Screen((Text(say("stats-title_own")), *texts, seen, ways))


def _texts(done: tuple[Done, ...]) -> tuple[Text, ...]:
    return tuple(Text("\n".join(_lines(each))) for each in done)


def _board() -> Button:
    return Button(say("stats-board"), Personal(BOARD, SHOW))


def _lines(done: Done) -> Iterator[str]:
    yield say("stats-games", game=game_name(done.game, done.server), games=done.games)
    line = done.line
    if line is not None:
        yield say("stats-season", games=line.games, wins=line.wins)
        if line.rating is not None and line.behind is not None:
            yield say("stats-rated", rating=str(line.rating), percent=str(line.behind))
    for name, best in groupby(done.best, key=lambda each: each.rulebook):
        melds = DOT.join(map(_meld, best))
        yield say("stats-best", rulebook=say(RULEBOOKS[name]), melds=melds)


def _meld(best: Best) -> str:
    return say("stats-meld", meld=meld_name(best.meld), points=str(best.points))
