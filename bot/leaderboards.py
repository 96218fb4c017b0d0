"""``/leaderboard``: who of a server did how well in a game and a season."""

from __future__ import annotations

from typing import Final

from bot.click import OPEN, Personal
from bot.clock import Clock
from bot.decision import number
from bot.outcome import Refusal, Refused
from bot.own_time import SHOWS
from bot.personal import Press
from bot.present import leaderboard as screens
from bot.present.leaderboard import BY, GAME, GAMES, SEASON, TURNS, Asked
from bot.present.screen import Screen
from bot.rankings import By, Line, lines, matches_of
from bot.results import game_of
from bot.seasons import Season, read_season, season_of
from data.log import UserId
from data.store import Store

OPENS: Final = Personal(screens.SCREEN, OPEN)
"""What ``/leaderboard`` does."""


class Leaderboards:
    """Counts, and answers for the page. Changes nothing, and keeps nothing."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def page(self, press: Press) -> Screen:
        """Show a page; ``Refusal`` UNKNOWN, ONLY_SERVER."""
        now = season_of(self._clock.now())
        asked = _asked(press, now)
        if press.server is None or press.user is None:
            raise Refusal(Refused.ONLY_SERVER)
        every = await self.lines(press.server, asked.game, asked.season)
        profiles = await self._store.profiles((press.user, *(line.user for line in every)))
        hidden = {user for user, profile in profiles.items() if profile.unlisted}
        listed = tuple(line for line in every if line.user not in hidden)
        server = await self._store.server(press.server)
        return screens.leaderboard(asked, listed, now, server, unlisted=press.user in hidden)

    async def lines(self, server: int, game: str, season: Season) -> tuple[Line, ...]:
        """Return how everybody did on a server, those too who are not listed."""
        kept = await self._store.results_on(server, season.since, season.until)
        return await lines(matches_of(each for each in kept if game_of(each[1].mode) == game))

    async def line(self, server: int, game: str, user: UserId) -> Line | None:
        """Return how one person did in the season of now."""
        found = await self.lines(server, game, season_of(self._clock.now()))
        return next((line for line in found if line.user == user), None)


def _asked(press: Press, now: Season) -> Asked:
    """Read what is to be shown: the controls say all of it but what a select has picked."""
    match press:
        case Press(action=action, args=(), values=()) if action in SHOWS:
            return Asked(GAMES[0].game, now)
        case Press(action=action, args=(game, season, by, page), values=()) if action in TURNS:
            return _read(game, season, by, page)
        case Press(action=action, args=(season, by), values=(game,)) if action == GAME:
            return _read(game, season, by)
        case Press(action=action, args=(game, by), values=(season,)) if action == SEASON:
            return _read(game, season, by)
        case Press(action=action, args=(game, season), values=(by,)) if action == BY:
            return _read(game, season, by)
        case _:
            raise Refusal(Refused.UNKNOWN)


def _read(game: str, season: str, by: str, page: str = "0") -> Asked:
    """Read it from words; ``Refusal`` UNKNOWN for what nobody offered."""
    when = read_season(season)
    if when is None or by not in set(By) or game not in {options.game for options in GAMES}:
        raise Refusal(Refused.UNKNOWN)
    return Asked(game, when, By(by), number(page))
