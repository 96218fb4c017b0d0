"""``/mygames``: one person's games, gathered from the tables where they stand."""

from __future__ import annotations

from typing import Final

import structlog

from bot.click import OPEN, Personal
from bot.decision import number
from bot.logs import traced
from bot.outcome import Refusal, Refused
from bot.own_time import SHOWS
from bot.personal import Press
from bot.present.my_games import SCREEN, Game, my_games
from bot.present.screen import Screen
from bot.present.words import address
from bot.reminders import awaited
from bot.sight import Sight
from bot.standing import Standing
from data.log import Posts, TableId, UserId
from data.store import NoSuchTable, Post, Store, StoreUnavailable, Telling

OPENS: Final = Personal(SCREEN, OPEN)
"""What ``/mygames`` does."""

_log = structlog.get_logger(__name__)

_TURNS: Final = frozenset({*SHOWS, "back", "more"})


class OwnGames:
    """Gathers a person's games, and answers for the page of them. Changes nothing."""

    def __init__(self, store: Store, sight: Sight) -> None:
        self._store = store
        self._sight = sight

    async def page(self, press: Press) -> Screen:
        """Show a page; ``Refusal`` UNKNOWN."""
        match press:
            case Press(action=action, args=(), values=(), user=int(user)) if action in SHOWS:
                return await self._page(user, 0)
            case Press(action=action, args=(page,), values=(), user=int(user)) if action in _TURNS:
                return await self._page(user, number(page))
            case _:
                raise Refusal(Refused.UNKNOWN)

    async def _page(self, user: UserId, page: int) -> Screen:
        share = (await self._store.shares((user,))).get(user)
        return my_games(await self.of(user), page, share)

    async def of(self, user: UserId) -> tuple[Game, ...]:
        """Return all live games of a person: those first that wait for them, then by deadline."""
        tables = await self._store.tables_of(user)
        found = [await self._game(table, user) for table in tables]
        return tuple(sorted((game for game in found if game), key=lambda game: game.order))

    async def _game(self, table: TableId, user: UserId) -> Game | None:
        """Return one game; ``None`` where it is gone or unreadable, or the person is barred."""
        try:
            standing = (await self._sight.load(table)).standing
            telling = await self._store.telling(table)
        except (Refusal, NoSuchTable):
            return None
        except StoreUnavailable:
            raise
        except Exception as error:  # noqa: BLE001  one broken table must not hide all others
            _log.error("game_unlisted", table=table, **traced(error))
            return None
        if user in standing.table.barred:
            return None
        wait = standing.wait
        return Game(
            standing.scene(None, {}),
            user,
            mine=user in awaited(standing),
            rests=wait is not None and wait.patience == "rest",
            link=_link(standing, telling, user),
        )


def _link(standing: Standing, telling: Telling, user: UserId) -> str | None:
    """Return the address of a table's newest message; ``None`` where it has none yet."""
    table = standing.table
    if table.posts is Posts.CHANNEL:
        return _address(table.place.server, telling.status)
    own = next((told.post for told in telling.people if told.user == user), None)
    return _address(None, own)


def _address(server: int | None, post: Post | None) -> str | None:
    return None if post is None else address(server, post.channel, post.message)
