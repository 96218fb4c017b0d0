"""Following a table without a seat there: who may, and what they want to be told."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Final

from bot import lobby
from bot.click import Click
from bot.decision import Decision, only
from bot.locks import Locks
from bot.outcome import Outcome, Refusal, Refused, Said, Show
from bot.present.follow import FOLLOW, NOTHING
from bot.present.parts import FOLLOWING
from bot.sight import Sight
from bot.standing import Standing
from data.following import Follower, Wish
from data.log import Posts, Stage, TableId, UserId
from data.store import NoSuchTable, Store

MOST: Final = 50
"""So many people follow one table at most: each is sent a DM of each round."""

ACTIONS: Final = frozenset({FOLLOW, FOLLOWING})

_SAID: Final = {Wish.ROUNDS: Said.FOLLOWS_ROUNDS, Wish.END: Said.FOLLOWS_END}


class Followers:
    """Keeps who follows a table, under the table's lock.

    That is no event of the table: it is nothing to the others there.
    """

    def __init__(self, store: Store, sight: Sight, locks: Locks) -> None:
        self._store = store
        self._sight = sight
        self._locks = locks

    async def act(self, table: TableId, user: UserId, click: Click) -> Outcome:
        """Show what somebody is told of a table, or change it.

        ``Refusal``: NO_TABLE, CLOSED, AT_TABLE, NOT_TOLD, FOLLOWERS_FULL, UNKNOWN.
        """
        async with self._locks.of(table):
            standing = (await self._sight.load(table)).standing
            known = {each.user: each for each in await self._store.followers(table)}
            mine = known.get(user)
            if mine is None:
                lobby.require_sight(standing, user, click)
            if _stops(click):
                await self._store.unfollow(table, user)
                decision, mine = Decision(Show.NOTE, Said.FOLLOWS_NOTHING), None
            else:
                _may_follow(standing, user)
                decision = Decision(Show.FOLLOW)
                if click.action == FOLLOW:
                    _require_room(known, user)
                    mine = await self._follow(table, user, _wish(only(click.args)), mine)
                    decision = Decision(Show.FOLLOW, _SAID[mine.wish])
        outcome = await self._sight.outcome(table, user, decision)
        wish = None if mine is None else mine.wish
        return replace(outcome, scene=replace(outcome.scene, follows=wish))

    async def _follow(
        self, table: TableId, user: UserId, wish: Wish, before: Follower | None
    ) -> Follower:
        """Keep the wish: of what the channel has been told so far, a new follower is told none."""
        try:
            told = (await self._store.telling(table)).announced if before is None else before.told
        except NoSuchTable as error:  # it was deleted meanwhile
            raise Refusal(Refused.NO_TABLE) from error
        follower = Follower(user, wish, told)
        await self._store.follow(table, follower)
        return follower


def _stops(click: Click) -> bool:
    return click.action == FOLLOW and only(click.args) == NOTHING


def _require_room(known: Collection[UserId], user: UserId) -> None:
    if user not in known and len(known) >= MOST:
        raise Refusal(Refused.FOLLOWERS_FULL, most=MOST)


def _may_follow(standing: Standing, user: UserId) -> None:
    table = standing.table
    if table.posts is not Posts.CHANNEL:  # told to one person alone
        raise Refusal(Refused.NO_TABLE)
    if table.stage is Stage.CLOSED:
        raise Refusal(Refused.CLOSED)
    if user in table.users:
        raise Refusal(Refused.AT_TABLE)
    if user in table.barred:
        raise Refusal(Refused.NOT_TOLD)


def _wish(text: str) -> Wish:
    if text not in set(Wish):
        raise Refusal(Refused.UNKNOWN)
    return Wish(text)
