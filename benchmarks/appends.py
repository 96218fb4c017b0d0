"""Appends through the store, 32 at a time, against raw sqlite3 with one commit for each.

Both write the same bytes of events into a write-ahead log that is synchronous at each commit. What
the store gains is group commit: whoever waits shares one. What it adds is the encoding and checking
of events, the index, the memory of interactions, and the way to the writer's thread and back.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from benchmarks.figures import Better, Figure
from data.codec import encode
from data.log import Access, LogEvent, Pace, Place, TableId, TableOpened
from data.sqlite import SqliteStore
from data.store import Append, Founding, Index
from engine.cards import deck
from engine.indian_chief.model import Meld, MeldSealed
from engine.indian_chief.options import Options

AT_ONCE, EACH = 32, 40
ROUNDS, QUICK_ROUNDS = 7, 3

USER, CHANNEL = 1 << 60, 1 << 59
INDEX = Index(CHANNEL, (USER,), due=1_780_000_000_000, live=True)
LINK = bytes(range(32))
SEALED = MeldSealed(0, Meld.LAWYER, deck(1)[:4], None)


def measure(*, quick: bool) -> Iterator[Figure]:
    """Yield appends a second: the most of some rounds, both sides by turns."""
    with TemporaryDirectory() as folder:
        rates = asyncio.run(_by_turns(Path(folder), QUICK_ROUNDS if quick else ROUNDS))
    ours, theirs = map(max, zip(*rates, strict=True))
    yield Figure("appends, raw sqlite3", "appends/s", ours, theirs, 8.0, Better.HIGHER, 10.0)


async def _by_turns(folder: Path, rounds: int) -> list[tuple[float, float]]:
    store = await SqliteStore.open(folder / "ours.sqlite3")
    try:
        tables = [await store.create(_founding, interaction=None) for _ in range(AT_ONCE)]
        with closing(_raw(folder / "theirs.sqlite3")) as raw:
            return [(await _ours(store, tables, n), _theirs(raw, n)) for n in range(rounds)]
    finally:
        await store.close()


async def _ours(store: SqliteStore, tables: list[TableId], number: int) -> float:
    """Return the appends a second of all tables at once, each one event after the other."""
    interactions = count(number * AT_ONCE * EACH + 1)

    async def play(table: TableId) -> None:
        for after in range(1 + number * EACH, 1 + (number + 1) * EACH):
            append = Append(table, after, (SEALED,), INDEX, next(interactions), links=(LINK,))
            await store.append(append)

    start = perf_counter()
    await asyncio.gather(*map(play, tables))
    return AT_ONCE * EACH / (perf_counter() - start)


def _founding(_table: TableId) -> Founding:
    place = Place(CHANNEL, server=1)
    opened: LogEvent = TableOpened(Options(), USER, place, 4, Pace.LIVE, Access.ANYONE, (), "c", 1)
    return Founding(LINK, (opened,), INDEX, links=(LINK,))


def _raw(path: Path) -> sqlite3.Connection:
    """Open a database that holds events and nothing else."""
    raw = sqlite3.connect(path, isolation_level=None)
    raw.execute("PRAGMA journal_mode = WAL")
    raw.execute("PRAGMA synchronous = FULL")
    raw.execute(
        "CREATE TABLE events (table_id INTEGER NOT NULL, seq INTEGER NOT NULL, kind TEXT NOT NULL,"
        " body TEXT NOT NULL, link BLOB, UNIQUE (table_id, seq))"
    )
    return raw


def _theirs(raw: sqlite3.Connection, number: int) -> float:
    """Return the appends a second of the same events, one after the other."""
    kind, body = encode(SEALED)
    start = perf_counter()
    for seq in range(number * EACH, (number + 1) * EACH):
        for table in range(AT_ONCE):
            row = table, seq, kind, body, LINK
            raw.execute("INSERT INTO events VALUES (?, ?, ?, ?, ?)", row)  # commits by itself
    return AT_ONCE * EACH / (perf_counter() - start)
