"""What 10,000 live games cost at the start, against reading their raw rows.

Each start is a process of its own, on a database with 10,000 games under way or with 10. Its cost
is the difference: of the time until all loops have looked what is due and what is to be told, and
of the memory then. Opening is told apart: SQLite's check of the whole file grows with all that is
stored, and keeps a damaged database from being played on. Raw rows are those of the live tables,
without their logs. Where Discord's gateway is new, all live tables are told anew as well, one after
the other in the background: that is no part of it.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from subprocess import PIPE, run
from sys import executable
from tempfile import TemporaryDirectory

from benchmarks.figures import Better, Figure, least
from benchmarks.games import begun, multiplied, tables_of
from benchmarks.started import Started
from data.log import Place, UserId
from data.sqlite import SqliteStore
from data.store import Person
from tests.wire.client import ROOT

LIVE, FEW = 10_000, 10
STARTS, QUICK_STARTS = 5, 2
PLACE = Place(1 << 60, server=1 << 59)
PEOPLE = tuple(Person(UserId((1 << 58) + n), f"Player {n}") for n in range(4))
MEGABYTE = 1 << 20


def measure(*, quick: bool) -> Iterator[Figure]:
    """Yield the time until clicks are answered, that of opening, and the memory."""
    with TemporaryDirectory() as folder:
        many, few = Path(folder, "many.sqlite3"), Path(folder, "few.sqlite3")
        for database, number in ((many, LIVE), (few, FEW)):
            asyncio.run(_filled(database, number))
        raw = least(partial(_read, many), 3) * 1e3
        starts = QUICK_STARTS if quick else STARTS
        pairs = [(_started(many), _started(few)) for _ in range(starts)]
    ours, theirs = zip(*pairs, strict=True)
    cost = 1e3 * (min(each.starting for each in ours) - min(each.starting for each in theirs))
    yield Figure(f"start, {LIVE:,} live, raw rows", "ms", max(cost, 0), raw, 2.5, Better.LOWER)
    cost = 1e3 * (min(each.opening for each in ours) - min(each.opening for each in theirs))
    yield Figure("opening, the file checked", "ms", cost, raw, None, Better.LOWER)
    our, their = (min(each.memory for each in side) / MEGABYTE for side in (ours, theirs))
    yield Figure(f"memory, {LIVE:,} live / {FEW}", "MB", our, their, 1.1, Better.LOWER, 1.0)


async def _filled(database: Path, number: int) -> None:
    """Store so many games under way, of which everything has been told."""
    store = await SqliteStore.open(database)
    try:
        table = (await begun(tables_of(store), store, PLACE, PEOPLE)).table
        telling = await store.telling(table)
        await store.announced(table, telling.head, None)
        for told in telling.people:
            await store.told(table, replace(told, seq=telling.head))
    finally:
        await store.close()
    multiplied(database, table, number - 1)


def _started(database: Path) -> Started:
    command = (executable, "-m", "benchmarks.started", str(database))
    done = run(command, cwd=ROOT, stdout=PIPE, check=True)  # noqa: S603  our own
    return Started(**json.loads(done.stdout))


def _read(database: Path) -> None:
    with closing(sqlite3.connect(database)) as raw:
        raw.execute("SELECT * FROM tables WHERE live = 1").fetchall()
