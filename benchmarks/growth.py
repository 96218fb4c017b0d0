"""What a click costs with many stored games, against a few.

Two databases on one disk hold the same games under way, and copies of one game that was played to
its end. A click is a seal, through ``Tables`` and the store on SQLite: loaded, decided, stored and
shown; both databases are asked by turns, on a machine whose caches are warm. It is counted in the
processor's time, of all threads: how long the disk takes to sync is the disk's own affair.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

from benchmarks.figures import Better, Figure, percentile
from benchmarks.games import begun, multiplied, over, tables_of
from bot.click import Click, Control
from bot.tables import Tables
from data.books import Server
from data.log import Place, UserId
from data.sqlite import SqliteStore
from data.store import Person

FEW, MANY, QUICK_MANY = 10, 100_000, 10_000
GAMES, QUICK_GAMES = 60, 25
PLACE = Place(1 << 60, server=1 << 59)
PEOPLE = tuple(Person(UserId((1 << 58) + n), f"Player {n}") for n in range(8))


def measure(*, quick: bool) -> Iterator[Figure]:
    """Yield the milliseconds of a click at the median."""
    many, games = (QUICK_MANY, QUICK_GAMES) if quick else (MANY, GAMES)
    with TemporaryDirectory() as folder:
        times = asyncio.run(_by_turns(Path(folder), (many, FEW), games))
    ours, theirs = (percentile(side, 50) for side in zip(*times, strict=True))
    name = f"click, {many:,} stored games / {FEW}"
    yield Figure(name, "ms", ours, theirs, 1.1, Better.LOWER, 1.0)


async def _by_turns(
    folder: Path, numbers: tuple[int, int], games: int
) -> list[tuple[float, float]]:
    async with AsyncExitStack() as opened:
        sides = []
        for number in numbers:
            database = folder / f"{number}.sqlite3"
            seals = await _filled(database, number, games)
            store = await SqliteStore.open(database)
            opened.push_async_callback(store.close)
            sides.append(_clicks(tables_of(store), seals))
        ours, theirs = sides
        return [(our, await anext(theirs)) async for our in ours]


async def _filled(database: Path, number: int, games: int) -> list[Control]:
    """Store games that are over, then those under way; return the Seal of each of these."""
    store = await SqliteStore.open(database)
    try:
        await store.put_server(Server(PLACE.server or 0, tables_here=0, tables_each=0))
        ended = await over(tables_of(store), store, PLACE, PEOPLE[0])
    finally:
        await store.close()
    multiplied(database, ended, number - 1)
    store = await SqliteStore.open(database)
    try:
        tables = tables_of(store)
        return [await begun(tables, store, PLACE, PEOPLE) for _ in range(games)]
    finally:
        await store.close()


async def _clicks(tables: Tables, seals: list[Control]) -> AsyncIterator[float]:
    """Let all people but the last seal at each table; yield the milliseconds of each click."""
    interactions = count(1 << 61)
    for person in PEOPLE[:-1]:
        for seal in seals:
            click = Click("seal", seal.step, interaction=next(interactions))
            start = process_time()
            await tables.play(seal.table, person, click)
            yield (process_time() - start) * 1e3
