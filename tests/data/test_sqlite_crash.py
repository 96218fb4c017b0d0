"""Nothing that was acknowledged is lost: killed processes, full and failing disks, busy files."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import closing, suppress
from pathlib import Path

import pytest

from data.sqlite import SqliteStore
from data.store import Conflict, Repeated, StoreRefused, StoreUnavailable
from tests.data.build import deadlines, entry, joined, new_table, opened
from tests.data.crash import BATCH, Acknowledged, Appender
from tests.data.full import full
from tests.soak import SEED, times

KILLS = times(15, 2_000)
OF_ONE_FILE = 30


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "chief.db"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open(path)
    yield store
    await store.close()


async def on_writer(store: SqliteStore, statement: str) -> None:
    """Run a statement on the writing connection, outside of the writer."""
    await store._writer._connection.run(sqlite3.Connection.execute, statement)


async def missing(store: SqliteStore, said: list[Acknowledged]) -> list[Acknowledged]:
    """Return what was acknowledged and is not there."""
    logs = {table: (await store.load(table)).events for table in await store.live_tables()}
    for events in logs.values():
        assert events == (opened(), *deadlines(len(events) - 1))  # in order, without a gap
        assert len(events) % BATCH == 1  # no part of a batch
    lost = [ack for ack in said if len(logs[ack.table]) < ack.head]
    for ack in said[-3:]:
        with pytest.raises(Repeated):
            await store.append(entry(ack.table, len(logs[ack.table]), interaction=ack.interaction))
    return lost


@pytest.mark.case(10)
@pytest.mark.soak
async def test_kill_9_loses_nothing_and_leaves_no_part(tmp_path: Path) -> None:
    chance = random.Random(SEED)
    acknowledged = 0
    for number in range(KILLS):
        path = tmp_path / f"{number // OF_ONE_FILE}.db"
        appender = Appender(path)
        said = [appender.next()]
        await asyncio.sleep(chance.uniform(0, 0.06))
        said += appender.kill()
        store = await SqliteStore.open(path)
        assert await missing(store, said) == []
        await store.close()
        acknowledged += len(said)
    assert acknowledged > KILLS * 5


async def test_a_second_process_is_refused_until_the_first_is_killed(path: Path) -> None:
    appender = Appender(path)
    appender.next()
    with pytest.raises(StoreRefused, match="in use by another process"):
        await SqliteStore.open(path)
    appender.next()  # and the first was not disturbed
    appender.kill()
    store = await SqliteStore.open(path)
    await store.close()


async def test_a_full_disk_records_nothing_and_is_recovered_from(store: SqliteStore) -> None:
    table = await new_table(store)
    await on_writer(store, "PRAGMA max_page_count = 1")  # no more than there are
    recorded = 1
    with suppress(StoreUnavailable):
        for recorded in range(1, 10_000, 50):
            await store.append(entry(table, recorded, *deadlines(50, first=recorded)))
    more = entry(table, recorded, *deadlines(50, first=recorded))
    with pytest.raises(StoreUnavailable, match="full"):
        await store.append(more)
    assert (await store.load(table)).events == (opened(), *deadlines(recorded - 1))
    await on_writer(store, "PRAGMA max_page_count = 1000000")
    await store.append(more)
    assert (await store.load(table)).events == (opened(), *deadlines(recorded + 49))


async def test_a_disk_that_fails_in_commit_records_nothing_and_is_recovered_from(
    path: Path, store: SqliteStore
) -> None:
    tables = [await new_table(store) for _ in range(4)]
    with full(path):  # the statements go through, writing the log does not
        for interaction in (1, 2):
            results = await asyncio.gather(
                *(store.append(entry(table, 1, interaction=interaction)) for table in tables),
                return_exceptions=True,
            )
            assert [type(result) for result in results] == [StoreUnavailable] * 4
        assert (await store.load(tables[0])).events == (opened(),)  # reading goes on
    for table in tables:
        await store.append(entry(table, 1, interaction=table))
    await store.close()
    again = await SqliteStore.open(path)
    assert [len((await again.load(table)).events) for table in tables] == [2] * 4
    await again.close()


async def test_a_failing_statement_leaves_no_transaction_open(store: SqliteStore) -> None:
    table = await new_table(store)
    results = await asyncio.gather(
        store.append(entry(table, 1)),
        store._writer.do(lambda db: db.execute("SELECT * FROM nowhere")),
        store.append(entry(table, 2)),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [StoreUnavailable] * 3
    await store.append(entry(table, 1))
    assert (await store.telling(table)).head == 2


async def test_a_locked_file_is_waited_for_then_refused(path: Path, store: SqliteStore) -> None:
    table = await new_table(store)
    await on_writer(store, "PRAGMA busy_timeout = 30")
    with closing(sqlite3.connect(path, isolation_level=None)) as shell:
        shell.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreUnavailable, match="locked"):
            await store.append(entry(table, 1))
        assert (await store.load(table)).events == (opened(),)
    await store.append(entry(table, 1))


async def test_an_append_cancelled_in_mid_transaction_is_carried_out(
    path: Path, store: SqliteStore
) -> None:
    table = await new_table(store)
    with closing(sqlite3.connect(path, isolation_level=None)) as shell:
        shell.execute("BEGIN IMMEDIATE")
        task = asyncio.create_task(store.append(entry(table, 1, joined(), interaction=9)))
        await asyncio.sleep(0.05)  # the writer waits inside of SQLite
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        later = asyncio.create_task(store.append(entry(table, 1, *deadlines(1))))
        await asyncio.sleep(0)
    with pytest.raises(Conflict):
        await later
    assert (await store.load(table)).events == (opened(), joined())


async def test_a_cancelled_writer_cancels_those_who_wait(path: Path, store: SqliteStore) -> None:
    table = await new_table(store)
    with closing(sqlite3.connect(path, isolation_level=None)) as shell:
        shell.execute("BEGIN IMMEDIATE")
        waiting = [asyncio.create_task(store.append(entry(table, 1))) for _ in range(2)]
        await asyncio.sleep(0.05)
        waiting.append(asyncio.create_task(store.append(entry(table, 1))))
        await asyncio.sleep(0)
        store._writer._task.cancel()
        results = await asyncio.gather(*waiting, return_exceptions=True)
    assert [type(result) for result in results] == [asyncio.CancelledError] * 3
    with pytest.raises(StoreUnavailable):
        await store.append(entry(table, 1))


async def test_what_waits_goes_into_one_commit(store: SqliteStore) -> None:
    tables = [await new_table(store) for _ in range(50)]
    statements: list[str] = []

    def trace(connection: sqlite3.Connection, listener: Callable[[str], None] | None) -> None:
        connection.set_trace_callback(listener)

    await store._writer._connection.run(trace, statements.append)
    await asyncio.gather(
        *(store.append(entry(table, 1, interaction=table % 40)) for table in tables),
        return_exceptions=True,
    )
    await store._writer._connection.run(trace, None)
    assert statements.count("COMMIT") == 1
    assert statements.count("ROLLBACK TO work") == 10  # the repeated ones, each by itself
    heads = [(await store.telling(table)).head for table in tables]
    assert heads == [2] * 40 + [1] * 10


@pytest.mark.case(10)
@pytest.mark.parametrize("who", ["caller", "writer"])
async def test_cancelled_at_any_moment_a_batch_is_whole_or_not_there(path: Path, who: str) -> None:
    heads = set()
    for turns in (0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 144, 610, 2584):
        store = await SqliteStore.open(path)
        table = await new_table(store)
        append = asyncio.create_task(store.append(entry(table, 1, *deadlines(BATCH))))
        for _ in range(turns):
            await asyncio.sleep(0)
        (append if who == "caller" else store._writer._task).cancel()
        await asyncio.gather(append, return_exceptions=True)
        await store.close()
        store = await SqliteStore.open(path)
        heads.add((await store.telling(table)).head)
        await store.append(entry(table, (await store.telling(table)).head))
        await store.close()
    assert heads == {1, 1 + BATCH}


async def test_a_file_that_cannot_be_written_can_be_read(store: SqliteStore) -> None:
    table = await new_table(store)
    await on_writer(store, "PRAGMA query_only = ON")  # what SQLite says of a read-only file
    for _ in range(2):
        with pytest.raises(StoreUnavailable, match="readonly"):
            await store.append(entry(table, 1))
    assert (await store.load(table)).events == (opened(),)
    await on_writer(store, "PRAGMA query_only = OFF")
    await store.append(entry(table, 1))


async def test_a_page_that_is_spoiled_later_is_found_and_nothing_is_made_up(path: Path) -> None:
    store = await SqliteStore.open(path)
    tables = [await new_table(store) for _ in range(3)]
    for table in tables:
        await store.append(entry(table, 1, *deadlines(200)))
    await store.close()
    store = await SqliteStore.open(path)
    with closing(sqlite3.connect(path)) as shell:
        where = "SELECT rootpage FROM sqlite_master WHERE name = 'events'"
        (page,) = shell.execute(where).fetchone()
        size = path.stat().st_size
    with path.open("r+b") as file:
        file.seek((page - 1) * 4096)
        file.write(b"\xff" * (size - (page - 1) * 4096))
    with pytest.raises(StoreUnavailable, match="malformed"):
        await store.load(tables[-1])
    with suppress(StoreUnavailable):
        await store.close()
    with pytest.raises(StoreRefused, match="damaged"):
        await SqliteStore.open(path)
