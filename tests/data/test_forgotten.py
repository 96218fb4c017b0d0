"""What SQLite alone has to show: nothing is left in the file, and older databases are served."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from data.books import Result
from data.codec import encode
from data.log import Ending, Place, TableClosed, TableMoved
from data.removal import PIECE
from data.sqlite import SqliteStore
from data.store import Index, Person
from data.versions import migrations
from tests.data.build import BEN, CHANNEL, entry, founding, joined, new_table, opened

ADA = 8_123_456_789_012_345_678
NAME = "Ada of the Long House"
BOTH = Index(CHANNEL, (ADA, BEN), due=None, live=True)


async def _written_about(store: SqliteStore) -> int:
    table = await store.create(founding(BOTH, opened(ADA), joined(ADA)), interaction=None)
    await store.put_person(Person(ADA, NAME))
    result = Result(ADA, "classic", 90, 1, 2, 5)
    await store.append(replace(entry(table, 2, index=BOTH), results=(result,)))
    for _ in range(50):  # so that what is deleted leaves free room in pages that stay
        await new_table(store)
    return table


def _found(file: Path) -> list[bytes]:
    traces = str(ADA).encode(), NAME.encode(), ADA.to_bytes(8, "big")
    return [trace for trace in traces if trace in file.read_bytes()]


async def test_nothing_of_who_is_forgotten_is_left_in_the_file(tmp_path: Path) -> None:
    path = tmp_path / "chief.db"
    store = await SqliteStore.open(path)
    table = await _written_about(store)
    await store.close()
    assert len(_found(path)) == 3
    store = await SqliteStore.open(path)
    await store.begin_forgetting(ADA)
    await store.forget_at(table, ADA, 0)
    await store.forget(ADA)
    await store.close()
    assert _found(path) == []
    assert [file.name for file in tmp_path.iterdir() if _found(file)] == []


async def test_tables_are_found_beyond_the_first_piece(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "chief.db")
    for _ in range(PIECE):
        await new_table(store)
    last = await store.create(founding(BOTH, opened(ADA)), interaction=None)
    assert await store.tables_naming(ADA) == (last,)
    await store.close()


async def test_tables_of_an_older_version_have_their_server_and_their_end(tmp_path: Path) -> None:
    path = tmp_path / "chief.db"
    with closing(sqlite3.connect(path)) as old:
        old.executescript(f"{''.join(migrations()[:3])} PRAGMA user_version = 3;")
        table = "INSERT INTO tables (id, seed, head, channel, live) VALUES (?, x'00', ?, ?, ?)"
        old.executemany(table, [(1, 1, CHANNEL, 1), (2, 3, CHANNEL, 0)])
        moved, closed = TableMoved(Place(8, 2)), TableClosed(Ending.CLOSED, None, 70)
        events = [(1, 1, opened()), (2, 1, opened()), (2, 2, moved), (2, 3, closed)]
        row = "INSERT INTO events VALUES (?, ?, ?, ?)"
        old.executemany(row, [(number, seq, *encode(event)) for number, seq, event in events])
        old.executemany("INSERT INTO drafts VALUES (?, 0, 1, 'x')", [(1,), (2,)])
        old.execute("INSERT INTO results VALUES (2, ?, 'classic', 60, 1, 2, 70)", (ADA,))
        old.execute("INSERT INTO seen_interactions VALUES (44, 2)")
        old.commit()
    store = await SqliteStore.open(path)
    assert await store.tables_of_server(1) == (1,)
    assert await store.tables_of_server(2) == await store.closed_before(71) == (2,)
    assert await store.closed_before(70) == ()
    assert (await store.draft(1, 0, 1), await store.draft(2, 0, 1)) == ("x", None)
    assert await store.carried_out(44)
    assert (await store.load(2)).edition == 0
    await store.drop_table(2, results=False)
    assert await store.results_of(ADA) == ((2, Result(ADA, "classic", 60, 1, 2, 70)),)
    await store.close()
