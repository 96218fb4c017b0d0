"""``/stats``: what one person has done on a server, and in a DM one's own games everywhere."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from bot.click import OPEN, Personal
from bot.decision import number
from bot.leaderboards import Leaderboards
from bot.outcome import Refusal, Refused
from bot.own_time import SHOWS
from bot.personal import Press
from bot.present import stats as screens
from bot.present.leaderboard import GAMES, STATS
from bot.present.screen import Screen
from bot.present.stats import Best, Done
from bot.profiles import Profiles
from bot.results import game_of
from data.books import Feat
from data.log import UserId
from data.store import Store
from engine.indian_chief.model import Meld

ALONE: Final = "solo"
"""The word in the mode of a game alone."""

_IDS: Final = 2**63
"""Ids of Discord are below that."""


def opens(user: UserId | None = None) -> Personal:
    """Return what ``/stats`` does, for somebody else if it names one."""
    return Personal(STATS, OPEN, () if user is None else (str(user),))


class Stats:
    """Answers for the page, on which people also say whether others see them.

    Who is not listed is to others like somebody who has played no game.
    """

    def __init__(self, store: Store, profiles: Profiles, boards: Leaderboards) -> None:
        self._store = store
        self._profiles = profiles
        self._boards = boards

    async def page(self, press: Press) -> Screen:
        """Show the page; ``Refusal`` UNKNOWN, ONLY_SERVER."""
        match press:
            case Press(action=action, args=(), values=(), user=int(user)) if action in SHOWS:
                return await self._page(user, user, press.server)
            case Press(action=screens.HIDE | screens.LIST, args=(), values=(), user=int(user)):
                unlisted = press.action == screens.HIDE
                await self._profiles.change(user, lambda p: replace(p, unlisted=unlisted))
                return await self._page(user, user, press.server)
            case Press(action=action, args=(who,), values=(), user=int(user)) if action in SHOWS:
                return await self._page(number(who, _IDS), user, press.server)
            case _:
                raise Refusal(Refused.UNKNOWN)

    async def _page(self, user: UserId, viewer: UserId, server: int | None) -> Screen:
        own = user == viewer
        if server is None and not own:
            raise Refusal(Refused.ONLY_SERVER)
        unlisted = (await self._profiles.read(user)).unlisted
        if unlisted and not own:
            return screens.stats(user, ())
        done = await self._done(user, server)
        played = tuple(each for each in done if each.games)
        return screens.own_stats(played, unlisted=unlisted) if own else screens.stats(user, played)

    async def _done(self, user: UserId, server: int | None) -> tuple[Done, ...]:
        """Return what somebody did in each game, on a server or (``None``) anywhere."""
        results = await self._store.results_of(user)
        around = None if server is None else await self._store.server(server)
        feats = await self._store.feats_of(user)
        modes = [game_of(each.mode) for _, each in results if server in (None, each.server)]
        best = [each for _, each in feats if server in (None, each.server)]
        return tuple(
            [
                Done(
                    game,
                    modes.count(game),
                    None if server is None else await self._boards.line(server, game, user),
                    _best(feat for feat in best if game_of(feat.mode) == game),
                    around,
                )
                for game in (each.game for each in GAMES)
            ]
        )


def _best(feats: Iterable[Feat]) -> tuple[Best, ...]:
    """Return the best of each meld by each rulebook, in games with others; totals are left out.

    A rulebook's modes score a meld alike: a feat is what it scored before its column multiplied it.
    """
    found: dict[tuple[str, str], int] = {}
    for feat in feats:
        rulebook, *ways = feat.mode.split()
        if feat.category in set(Meld) and ALONE not in ways:
            key = rulebook, feat.category
            found[key] = max(feat.points, found.get(key, feat.points))
    order = [*Meld]
    kept = (Best(rulebook, Meld(meld), points) for (rulebook, meld), points in found.items())
    return tuple(sorted(kept, key=lambda each: (each.rulebook, order.index(each.meld))))
