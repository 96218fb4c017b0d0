"""Whom a DM reaches: the welcome of who has just come, and the news that none arrives any more."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from dataclasses import replace

import structlog

from bot.discord.house import House
from bot.logs import traced
from bot.outcome import Outcome, Said, Show
from bot.present.answer import noticed
from bot.present.scene import Scene
from bot.present.screen import Screen
from data.log import Posts, TableId, UserId
from data.store import StoreError

log = structlog.get_logger(__name__)

_TOOK_SEAT = frozenset({Said.OPENED, Said.JOINED, Said.REMATCH})
_FOLLOWS = frozenset({Said.FOLLOWS_ROUNDS, Said.FOLLOWS_END})


class Reach:
    """Welcomes people by DM, within ``patience`` seconds, and notes who knows that none arrives."""

    def __init__(self, house: House, patience: float) -> None:
        self._house = house
        self._patience = patience
        self._greetings: set[asyncio.Task[bool]] = set()
        self._hearings: set[asyncio.Task[None]] = set()

    async def welcomed(self, outcome: Outcome, user: UserId) -> Outcome:
        """Try the DM of whoever needs it, so that closed DMs are said at once."""
        if outcome.said in _FOLLOWS:
            return await self._following(outcome, user)
        if not _needs_dm(outcome) or await self._arrives(self._greet(outcome.table, user)):
            return outcome
        scene = await self._house.tables.look(outcome.table, user)
        if outcome.show is Show.JOINED:  # the welcome to the seat says it itself
            return replace(outcome, scene=scene)
        said = Said.DM_CLOSED_ALONE if scene.table.posts is Posts.DM else Said.DM_CLOSED
        return replace(outcome, said=said, scene=scene)

    async def _following(self, outcome: Outcome, user: UserId) -> Outcome:
        """Say to a new follower whom no DM reaches that they are none."""
        if await self._arrives(self._greet_follower(outcome.table, user)):
            return outcome
        scene = replace(outcome.scene, follows=None)
        return replace(outcome, show=Show.NOTE, said=Said.FOLLOW_UNREACHED, scene=scene)

    async def _arrives(self, greeting: Coroutine[None, None, bool]) -> bool:
        """Whether a DM arrives, as far as is known in time; a slow one goes on by itself."""
        task = asyncio.create_task(greeting)
        self._greetings.add(task)
        task.add_done_callback(self._greetings.discard)
        await asyncio.wait({task}, timeout=self._patience)
        return not task.done() or task.result()

    def hear(self, table: TableId | None, user: UserId) -> None:
        """Note, in the background, that somebody has been told that no DM reaches them."""
        if table is not None:
            task = asyncio.ensure_future(self._heard(table, user))
            self._hearings.add(task)
            task.add_done_callback(self._hearings.discard)

    async def _heard(self, table: TableId, user: UserId) -> None:
        try:
            await self._house.teller.heard(table, user)
        except StoreError as error:  # then they are told once more
            log.warning("told_but_not_noted", table=table, why=str(error))

    async def _greet(self, table: TableId, user: UserId) -> bool:
        try:
            return not (await self._house.teller.greet(table, user)).shut
        except Exception as error:  # noqa: BLE001  the seat is taken, whatever the welcome meets
            log.error("welcome_failed", table=table, **traced(error))
            return True

    async def _greet_follower(self, table: TableId, user: UserId) -> bool:
        try:
            return await self._house.herald.greet(table, user)
        except Exception as error:  # noqa: BLE001  they follow, whatever the welcome meets
            log.error("welcome_failed", table=table, **traced(error))
            return True


def _needs_dm(outcome: Outcome) -> bool:
    """Whether the person has just come to a table where hands go by DM."""
    if outcome.scene.table.posts is Posts.DM:
        return outcome.said is Said.STARTED
    return outcome.said in _TOOK_SEAT and outcome.scene.seat is not None


def news(scene: Scene | None, screen: Screen) -> tuple[Screen, TableId | None]:
    """Add to an answer that no DM reaches its reader any more, where that is news to them.

    Return at which table they have heard of it by this, if so.
    """
    both = None if scene is None else noticed(scene, screen)
    return (screen, None) if scene is None or both is None else (both, scene.table.id)
