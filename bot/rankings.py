"""Who did how well in the games of a server: wins, opponents left behind, and a rating."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby
from typing import Final

from bot.ratings import Match, ratings
from data.books import Result
from data.log import TableId, UserId

FEW: Final = 3
"""With fewer games nothing is told that a single one decides: no rating, no average."""

MANY: Final = 200
"""More games than that are worked through off the event loop."""


class By(StrEnum):
    """What a leaderboard is sorted by."""

    RATING = "rating"
    WINS = "wins"
    AVERAGE = "average"


@dataclass(frozen=True, slots=True)
class Line:
    """How one person did in a season's games with others.

    ``behind`` is the share of opponents whom they left behind, in percent; a tie counts half.
    Points would not do: each way to play has its own. ``rating`` and ``behind`` are ``None`` before
    there are enough games.
    """

    user: UserId
    games: int
    wins: int
    behind: int | None
    rating: int | None

    def by(self, by: By) -> int | None:
        """Return what counts; ``None`` for somebody who is not ranked by it."""
        match by:
            case By.RATING:
                return self.rating
            case By.WINS:
                return self.wins
            case By.AVERAGE:
                return self.behind


def matches_of(kept: Iterable[tuple[TableId, Result]]) -> tuple[Match, ...]:
    """Return the games that two people at least have played, from results as the games ended."""
    games = (tuple(group) for _, group in groupby(kept, key=lambda each: each[0]))
    matches = (tuple((result.user, result.place) for _, result in game) for game in games)
    return tuple(match for match in matches if len(match) > 1)


async def lines(matches: tuple[Match, ...]) -> tuple[Line, ...]:
    """Do what ``lines_of`` does, and hold up nobody by it."""
    if len(matches) > MANY:
        return await asyncio.to_thread(lines_of, matches)
    return lines_of(matches)


def lines_of(matches: tuple[Match, ...]) -> tuple[Line, ...]:
    """Return how everybody did, in no particular order."""
    games, wins, behind = Counter[UserId](), Counter[UserId](), Counter[UserId]()
    for match in matches:
        places = [place for _, place in match]
        for user, place in match:
            games[user] += 1
            wins[user] += place == 1
            behind[user] += _behind(place, places)
    rated = ratings(matches)
    return tuple(
        Line(
            user,
            games[user],
            wins[user],
            None if games[user] < FEW else round(behind[user] / games[user] / _WHOLE),
            None if games[user] < FEW else rated[user],
        )
        for user in games
    )


_WHOLE: Final = 1000
"""Shares are summed in thousandths of a percent, as whole numbers."""


def _behind(place: int, places: list[int]) -> int:
    """Return the share of the others who came behind a place; who shares it counts half."""
    worse, same = sum(each > place for each in places), places.count(place) - 1
    return round(_WHOLE * 100 * (2 * worse + same) / (2 * (len(places) - 1)))


def ranked(found: Iterable[Line], by: By) -> tuple[tuple[int, Line], ...]:
    """Return place and line, best first; who has as much shares a place."""
    counted = [(value, line) for line in found if (value := line.by(by)) is not None]
    counted.sort(key=lambda each: (-each[0], -each[1].games, each[1].user))
    values = [value for value, _ in counted]
    return tuple((values.index(value) + 1, line) for value, line in counted)
