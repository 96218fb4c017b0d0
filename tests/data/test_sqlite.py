"""The store on SQLite: what every store does, a safe file, and a cost that does not grow."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from data.books import Record, Result
from data.checks import APPLICATION
from data.codec import encode
from data.sqlite import SqliteStore
from data.store import Append, Dm, Index, Post, Repeated, Store, StoreRefused, Told
from data.versions import migrations
from tests.data.build import (
    ADA,
    BEN,
    CHANNEL,
    OVER,
    deadlines,
    entry,
    founding,
    new_table,
    opened,
)
from tests.data.conformance import StoreConformance


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "chief.db"


class TestSqliteStore(StoreConformance):
    """The conformance suite on a new file each."""

    @pytest.fixture
    async def store(self, path: Path) -> AsyncIterator[Store]:
        store = await SqliteStore.open(path)
        yield store
        await store.close()


async def made(path: Path) -> None:
    """Make a database with a table in it."""
    store = await SqliteStore.open(path)
    await new_table(store)
    await store.close()


async def refusal(path: Path) -> str:
    """Return the sentence by which the database is refused."""
    with pytest.raises(StoreRefused) as caught:
        await SqliteStore.open(path)
    return str(caught.value)


class TestRestart:
    """What a new process finds."""

    async def test_all_is_there_again(self, path: Path) -> None:
        store = await SqliteStore.open(path)
        index = Index(CHANNEL, (ADA, BEN), 500, live=True)
        table = await store.create(founding(index), interaction=1)
        told = Told(BEN, 2, Dm.OPEN, Post(70, 901, 2))
        await store.append(entry(table, 1, *deadlines(2), index=index, interaction=2))
        await store.save_draft(table, 1, 3, "doctor")
        await store.announced(table, 2, Post(CHANNEL, 900, 2))
        await store.told(table, told)
        await store.put_setting("commands", "a")
        before = await store.telling(table)
        await store.close()

        store = await SqliteStore.open(path)
        assert (await store.load(table)).events == (opened(), *deadlines(2))
        assert await store.telling(table) == before
        assert await store.draft(table, 1, 3) == "doctor"
        assert await store.setting("commands") == "a"
        assert await store.tables_of(BEN) == await store.due(500) == await store.behind() == (1,)
        for interaction in (1, 2):
            with pytest.raises(Repeated):
                await store.append(entry(table, 3, interaction=interaction))
        await store.append(entry(table, 3, interaction=3))
        assert await new_table(store) == table + 1
        await store.close()

    async def test_an_id_is_not_used_again_even_if_its_table_was_removed(self, path: Path) -> None:
        await made(path)
        with closing(sqlite3.connect(path)) as shell:
            for owned in ("seats", "events"):
                shell.execute(f"DELETE FROM {owned}")  # noqa: S608  two fixed names
            shell.execute("DELETE FROM tables")
            shell.commit()
        store = await SqliteStore.open(path)
        assert await new_table(store) == 2
        await store.close()


class TestFile:
    """The file and its neighbours."""

    async def test_only_the_owner_may_read_it(self, path: Path) -> None:
        store = await SqliteStore.open(path)
        await new_table(store)
        files = {file.name: file.stat().st_mode & 0o777 for file in path.parent.iterdir()}
        await store.close()
        names = ("chief.db", "chief.db-wal", "chief.db-shm", "chief.db.lock")
        assert files == dict.fromkeys(names, 0o600)

    async def test_a_file_that_others_may_read_is_closed_to_them(self, path: Path) -> None:
        await made(path)
        path.chmod(0o644)
        await made(path)
        assert path.stat().st_mode & 0o777 == 0o600

    async def test_missing_folders_are_made(self, tmp_path: Path) -> None:
        path = tmp_path / "var" / "deep" / "chief.db"
        await made(path)
        assert path.stat().st_size > 0

    async def test_closing_folds_the_log_into_the_file(self, path: Path) -> None:
        await made(path)
        assert sorted(file.name for file in path.parent.iterdir()) == ["chief.db", "chief.db.lock"]

    async def test_a_second_store_is_refused_by_any_name(self, path: Path) -> None:
        store = await SqliteStore.open(path)
        link = path.with_name("link.db")
        link.symlink_to(path)
        for name in (path, link):
            assert "in use by another process" in await refusal(name)
        await new_table(store)
        await store.close()
        await made(link)

    async def test_what_keeps_commits_is_switched_on(self, path: Path) -> None:
        store = await SqliteStore.open(path)
        writing = store._writer._connection
        for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
            cursor = await writing.run(sqlite3.Connection.execute, f"PRAGMA {pragma}")
            assert await writing.run(lambda _, c: c.fetchone(), cursor) == (value,)
        with pytest.raises(sqlite3.OperationalError, match="readonly"):
            await store._reader.run(sqlite3.Connection.execute, "DELETE FROM events")
        await store.close()


class TestRefused:
    """Databases that cannot be used are named in one sentence and left as they are."""

    @pytest.mark.parametrize("content", [b"x", b"not a database" * 100, b"\0" * 5000])
    async def test_another_file(self, path: Path, content: bytes) -> None:
        path.write_bytes(content)
        assert "damaged" in await refusal(path)
        assert path.read_bytes() == content

    @pytest.mark.parametrize("damage", ["cut", "header", "pages", "index"])
    async def test_a_damaged_database(self, path: Path, damage: str) -> None:
        await made(path)
        with closing(sqlite3.connect(path)) as shell:
            where = "SELECT rootpage FROM sqlite_master WHERE name = 'tables_due'"
            (page,) = shell.execute(where).fetchone()
        whole = path.read_bytes()
        middle = len(whole) // 2 // 4096 * 4096
        content = {
            "cut": whole[:middle],
            "header": b"\xff" * 100 + whole[100:],
            "pages": whole[:4096] + b"\xff" * (len(whole) - 4096),
            "index": whole[: (page - 1) * 4096] + b"\xff" * 4096 + whole[page * 4096 :],
        }[damage]
        path.write_bytes(content)
        assert "damaged" in await refusal(path)
        assert path.read_bytes() == content

    async def test_a_database_with_loose_rows(self, path: Path) -> None:
        await made(path)
        with closing(sqlite3.connect(path)) as shell:
            shell.execute("DELETE FROM tables")  # a plain connection does not watch references
            shell.commit()
        assert "refer to others" in await refusal(path)

    async def test_an_empty_file_beside_a_log_that_is_not(self, path: Path) -> None:
        path.touch()
        log = path.with_name("chief.db-wal")
        log.write_bytes(b"all that is left")
        assert "damaged" in await refusal(path)
        assert log.read_bytes() == b"all that is left"

    async def test_a_newer_database(self, path: Path) -> None:
        await made(path)
        with closing(sqlite3.connect(path)) as shell:
            shell.execute("PRAGMA user_version = 99")
        before = path.read_bytes()
        assert "newer version of this program" in await refusal(path)
        assert path.read_bytes() == before

    async def test_the_database_of_another_program(self, path: Path) -> None:
        with closing(sqlite3.connect(path)) as shell:
            shell.execute("CREATE TABLE bookmarks (url TEXT)")
        before = path.read_bytes()
        assert "not a database of Chief's Table" in await refusal(path)
        assert path.read_bytes() == before

    async def test_a_folder_and_a_file_in_its_way(self, path: Path) -> None:
        folder = path.with_name("folder")
        folder.mkdir(mode=0o755)
        assert "is not a file" in await refusal(folder)
        assert folder.stat().st_mode & 0o777 == 0o755
        path.touch()
        assert "cannot be used" in await refusal(path / "chief.db")

    async def test_a_refused_file_is_free_for_the_next(self, path: Path) -> None:
        path.write_bytes(b"x")
        await refusal(path)
        path.unlink()
        await made(path)


class TestMigrations:
    """Numbered scripts, each in its transaction, after a backup."""

    NEXT = "ALTER TABLE people ADD COLUMN zone TEXT;"

    async def test_an_older_database_is_brought_up_to_date_after_a_backup(self, path: Path) -> None:
        await made(path)
        store = await SqliteStore.open(path, (*migrations(), self.NEXT))
        assert (await store.load(1)).events == (opened(),)
        await store.close()
        with closing(sqlite3.connect(path)) as shell:
            assert shell.execute("PRAGMA user_version").fetchone() == (len(migrations()) + 1,)
            assert shell.execute("SELECT zone FROM people").fetchall() == []
        backup = path.with_name(f"chief.db.version-{len(migrations())}")
        assert backup.stat().st_mode & 0o777 == 0o600
        assert list(path.parent.glob("*.part*")) == []
        store = await SqliteStore.open(backup)
        assert (await store.load(1)).events == (opened(),)
        await store.close()

    async def test_a_game_of_the_first_version_is_found_and_goes_on(self, path: Path) -> None:
        with closing(sqlite3.connect(path)) as first:
            first.executescript(f"{migrations()[0]} PRAGMA user_version = 1;")
            table = "INSERT INTO tables (id, seed, head, channel, live) VALUES (1, x'00', 1, ?, 1)"
            first.execute(table, (CHANNEL,))
            first.execute("INSERT INTO events VALUES (1, 1, ?, ?)", encode(opened()))
            first.execute("INSERT INTO seats (table_id, user, live) VALUES (1, ?, 1)", (ADA,))
            first.commit()
        store = await SqliteStore.open(path)
        assert (await store.load(1)).events == (opened(),)
        assert await store.tables_in(CHANNEL) == await store.tables_of(ADA) == (1,)
        end = replace(entry(1, 1, index=OVER), results=(Result(ADA, "classic", 90, 1, 4, at=5),))
        await store.append(end)
        assert await store.record(ADA, "classic", lowest=False) == Record(90, games=1)
        await store.close()

    async def test_without_a_backup_nothing_is_migrated(self, path: Path) -> None:
        await made(path)
        path.with_name(f"chief.db.version-{len(migrations())}").mkdir()
        before = path.read_bytes()
        with pytest.raises(StoreRefused, match="cannot be used"):
            await SqliteStore.open(path, (*migrations(), self.NEXT))
        assert path.read_bytes() == before

    async def test_a_migration_that_fails_changes_nothing(self, path: Path) -> None:
        await made(path)
        broken = (*migrations(), self.NEXT + "DROP TABLE nowhere;")
        with pytest.raises(StoreRefused, match="nowhere"):
            await SqliteStore.open(path, broken)
        store = await SqliteStore.open(path)
        assert (await store.load(1)).events == (opened(),)
        await store.close()

    async def test_a_new_database_needs_no_backup(self, path: Path) -> None:
        await made(path)
        assert not list(path.parent.glob("*.version-*"))
        with closing(sqlite3.connect(path)) as shell:
            assert shell.execute("PRAGMA application_id").fetchone() == (APPLICATION,)


Call = Callable[[Store], Awaitable[object]]
CALLS: dict[str, Call] = {
    "create": lambda store: store.create(founding(), interaction=10**12),
    "append": lambda store: store.append(replace(FIRST, interaction=10**12 + 1)),
    "load": lambda store: store.load(1),
    "rematch_of": lambda store: store.rematch_of(1),
    "save_draft": lambda store: store.save_draft(1, 0, 1, "x"),
    "draft": lambda store: store.draft(1, 0, 1),
    "save_plan": lambda store: store.save_plan(1, 0, "x"),
    "plans": lambda store: store.plans(1),
    "drop_plan": lambda store: store.drop_plan(1, 0),
    "tables_of": lambda store: store.tables_of(ADA),
    "tables_in": lambda store: store.tables_in(CHANNEL),
    "ended_in": lambda store: store.ended_in(CHANNEL),
    "live_tables": lambda store: store.live_tables(),
    "next_due": lambda store: store.next_due(),
    "due": lambda store: store.due(10**15),
    "behind": lambda store: store.behind(),
    "telling": lambda store: store.telling(1),
    "announced": lambda store: store.announced(1, 1, None),
    "told": lambda store: store.told(1, Told(ADA, 1, Dm.OPEN, None)),
}
FIRST: Append = entry(1, 1, index=Index(CHANNEL, (ADA,), 5, live=True))


async def steps(path: Path) -> dict[str, int]:
    """Count the steps of SQLite's machine for each call."""
    store = await SqliteStore.open(path)
    counted = dict.fromkeys(CALLS, 0)

    def watch(connection: sqlite3.Connection, name: str) -> None:
        def count() -> None:
            counted[name] += 1

        connection.set_progress_handler(count, 1)

    for name, call in CALLS.items():
        for connection in (store._writer._connection, store._reader):
            await connection.run(watch, name)
        await call(store)
    await store.close()
    return counted


async def filled(path: Path, games: int) -> Path:
    """Make a database with one live game and ``games`` that have ended and been told."""
    store = await SqliteStore.open(path)
    await store.create(founding(FIRST.index), interaction=None)
    await store.create(founding(OVER), interaction=None)
    await store.append(entry(2, 1, *deadlines(3), index=OVER, interaction=1))
    await store.announced(2, 4, None)
    await store.told(2, Told(ADA, 4, Dm.OPEN, None))
    await store.close()
    counts = "WITH RECURSIVE n (n) AS (SELECT 3 UNION ALL SELECT n + 1 FROM n WHERE n < ?)"
    with closing(sqlite3.connect(path)) as shell:
        for table, key, columns in (
            ("tables", "id", "seed, channel, live, head, announced, behind"),
            ("events", "table_id", "seq, kind, body"),
            ("seats", "table_id", "user, live, told"),
        ):
            copy = f"SELECT n, {columns} FROM n, {table} WHERE {key} = 2"  # noqa: S608  fixed names
            shell.execute(f"{counts} INSERT INTO {table} ({key}, {columns}) {copy}", (games,))
        shell.commit()
    return path


async def test_a_call_costs_the_same_however_many_games_are_stored(tmp_path: Path) -> None:
    few = await steps(await filled(tmp_path / "few.db", 10))
    many = await steps(await filled(tmp_path / "many.db", 5000))
    assert min(few.values()) > 0
    assert {name: count for name, count in many.items() if count > few[name] + 5} == {}
