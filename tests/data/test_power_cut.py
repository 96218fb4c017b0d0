"""The power is cut at any write: nothing acknowledged is lost, and no part of a batch stays.

The store's own statements run on a disk that keeps what was synced, and of the rest any sectors.
That the test bites is shown by ``synchronous = NORMAL``, which loses acknowledged moves.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from data import rows
from data.checks import THIS_MACHINE
from data.codec import encode
from data.database import prepare
from data.sqlite import SqliteStore
from data.versions import migrations
from data.writer import _transact
from tests.data.build import deadlines, entry, founding, opened
from tests.data.crash import BATCH
from tests.data.power import Connection, Power
from tests.soak import SEED, times

CUTS = times(10, 2_000)
PATIENCE = 20
"""So many times as often the power is cut until something is lost where that is expected."""

TABLES = 3
WRITES = 400


def work(database: Any, power: Power, chance: random.Random) -> dict[int, int]:
    """Append to some tables until the power is cut; return how much of each was acknowledged."""
    heads: dict[int, int] = {}
    while True:
        tables = chance.sample(sorted(heads), chance.randint(1, TABLES)) if heads else []
        works = [appending(table, heads[table]) for table in tables] or [founded] * TABLES
        outcomes = _transact(database, works)
        if not power.on:
            return heads
        heads |= {table: heads[table] + BATCH for table in tables}
        heads = heads or {outcome.value: 1 for outcome in outcomes}


def founded(database: Any) -> int:
    return rows.create(database, founding(), None)


def appending(table: int, head: int) -> Any:
    batch = entry(table, head, *deadlines(BATCH, first=head))
    written = [encode(event) for event in batch.events]
    return lambda db: rows.append(db, batch, written)


async def lost(folder: Path, synchronous: str | None, chance: random.Random) -> tuple[int, int]:
    """Cut the power once; return how many events were acknowledged, and how many are not there."""
    before, after = folder / "before", folder / "after"
    before.mkdir(parents=True)
    after.mkdir()
    power = Power()
    database: Any = Connection(before / "chief.db")
    prepare(database, before / "chief.db", migrations(), THIS_MACHINE)
    if synchronous is not None:
        database.execute(f"PRAGMA synchronous = {synchronous}")
    database.execute("PRAGMA wal_autocheckpoint = 8")  # often, as it takes part in what is synced
    power.left = chance.randint(1, WRITES)
    heads = work(database, power, chance)
    power.cut(after, chance)
    database.close()
    store = await SqliteStore.open(after / "chief.db")
    found = {table: len((await store.load(table)).events) for table in await store.live_tables()}
    for table, head in found.items():
        assert (await store.load(table)).events == (opened(), *deadlines(head - 1))
        assert head % BATCH == 1
    await store.close()
    return sum(heads.values()), sum(max(0, h - found.get(t, 0)) for t, h in heads.items())


@pytest.mark.soak
@pytest.mark.parametrize(("synchronous", "loses"), [(None, False), ("NORMAL", True)])
async def test_a_power_cut(tmp_path: Path, synchronous: str | None, loses: bool) -> None:
    chance = random.Random(SEED)
    acknowledged, gone = 0, 0
    for number in range(CUTS * PATIENCE):
        if number >= CUTS and (gone or not loses):
            break
        of_one = await lost(tmp_path / str(number), synchronous, chance)
        acknowledged, gone = acknowledged + of_one[0], gone + of_one[1]
    print(f"{synchronous or 'as it is'}: {gone} of {acknowledged} events lost")  # noqa: T201  what was tried
    assert acknowledged > CUTS * 5
    assert (gone > 0) == loses
