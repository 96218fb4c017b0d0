"""Two deeds at one table at the same time, their reads and writes in a given order."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from bot.click import Click
from bot.outcome import Outcome, Refusal
from bot.servers import Servers
from bot.tables import Tables
from data.log import LogEvent, TableId
from data.memory import MemoryStore
from data.sqlite import SqliteStore
from data.store import Person, Store
from engine.core import RuleError
from tests.bot.evening import CHANNEL, Evening
from tests.bot.fakes import seeded

TABLE: TableId = 1

Came: TypeAlias = Outcome | BaseException | None
"""What came of a deed: the answer to a click, a refusal, or nothing (the clock)."""

Deed: TypeAlias = Callable[[Tables], Awaitable[Outcome | None]]
Prepare: TypeAlias = Callable[[Evening], Awaitable[tuple[Deed, Deed]]]
Check: TypeAlias = Callable[[Evening, list[Came]], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Race:
    """How two deeds come to be done at once, and what must hold afterwards."""

    prepare: Prepare
    check: Check


def pressed(person: Person, click: Click) -> Deed:
    """Press something at the table."""
    return lambda tables: tables.play(TABLE, person, click)


async def ticked(tables: Tables) -> None:
    """Do what the clock does at a table that is due."""
    await tables.tick(TABLE)


def clicked(
    person: Person,
    action: str,
    *args: str,
    interaction: int,
    step: int | None = None,
    values: tuple[str, ...] = (),
) -> Deed:
    """Press something, from the table's channel."""
    return pressed(person, Click(action, step, args, values, interaction, CHANNEL))


ORDERS = list(product((0, 1), repeat=5))
"""Whose turn it is at each of the first reads and writes, after which all run free."""


class Turnstile:
    """Lets the reads and writes of two clicks through in a given order."""

    def __init__(self, order: tuple[int, ...]) -> None:
        self._order = list(order)
        self._moved = asyncio.Condition()

    async def through(self, who: int) -> None:
        """Wait for the turn of ``who``; one who is blocked elsewhere is passed over."""
        async with self._moved:
            while self._order and self._order[0] != who:
                try:
                    await asyncio.wait_for(self._moved.wait(), 0.005)
                except TimeoutError:
                    del self._order[:1]
            del self._order[:1]
            self._moved.notify_all()


class Ordered:
    """A store whose ``load`` and ``append`` wait for the turn of the click that calls them."""

    def __init__(self, store: Store, turnstile: Turnstile) -> None:
        self._store = store
        self._turnstile = turnstile

    def __getattr__(self, name: str) -> Any:
        real = getattr(self._store, name)
        if name not in ("load", "append"):
            return real

        async def in_turn(*args: object) -> object:
            task = asyncio.current_task()
            who = int(task.get_name()) if task and task.get_name() in ("0", "1") else None
            if who is not None:
                await self._turnstile.through(who)
            return await real(*args)

        return in_turn


@asynccontextmanager
async def memory(_path: Path) -> AsyncIterator[Store]:
    """Make a store in memory."""
    yield MemoryStore()


@asynccontextmanager
async def sqlite(path: Path) -> AsyncIterator[Store]:
    """Make a store in a file of this folder."""
    store = await SqliteStore.open(path / "races.sqlite")
    try:
        yield store
    finally:
        await store.close()


def _tables(store: Store, that: Evening, seed: int) -> Tables:
    return Tables(store, Servers(store), that.clock, seeded(seed), lambda _table: None)


async def _both(
    that: Evening, order: tuple[int, ...], deeds: tuple[Deed, Deed], *, apart: bool
) -> list[Came]:
    store: Store = Ordered(that.store, Turnstile(order))
    one = _tables(store, that, 5)
    two = _tables(store, that, 6) if apart else one

    async def done(deed: Deed, tables: Tables) -> Outcome | None:
        return await deed(tables)

    tasks = [
        asyncio.create_task(done(deed, tables), name=str(who))
        for who, (tables, deed) in enumerate(zip((one, two), deeds, strict=True))
    ]
    return await asyncio.gather(*tasks, return_exceptions=True)


async def count(that: Evening, kind: type[LogEvent]) -> int:
    """Count the events of a kind at the table."""
    return sum(isinstance(event, kind) for event in (await that.store.load(TABLE)).events)


APART = pytest.mark.parametrize("apart", [False, True], ids=["one process", "two processes"])
STORES = pytest.mark.parametrize("make", [memory, sqlite], ids=["memory", "sqlite"])


async def run(folder: Path, make: Callable[[Path], Any], race: Race, *, apart: bool) -> None:
    """Run a race in many orders of reads and writes; in fewer over SQLite or behind one lock."""
    orders = ORDERS[:: 11 if make is sqlite else 2 if apart else 7]
    for n, order in enumerate(orders):
        here = folder / str(n)
        here.mkdir()
        async with make(here) as store:
            that = Evening(store=store)
            deeds = await race.prepare(that)
            came = await _both(that, order, deeds, apart=apart)
            for each in came:
                if isinstance(each, BaseException) and not isinstance(each, Refusal | RuleError):
                    raise each
            await race.check(that, came)
