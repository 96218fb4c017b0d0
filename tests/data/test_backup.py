"""Backups are whole, checked and private, made while games go on, and put back by ``restore``."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from data import backup, claim
from data.backup import back_up
from data.checks import LEAST_FREE, Machine
from data.codec import encode
from data.restore import UNKNOWN_IDS, restore
from data.sqlite import SqliteStore
from data.store import Log, StoreRefused
from data.versions import migrations
from tests.data.build import deadlines, entry, new_table, opened
from tests.data.crash import BATCH, Appender

NOW = datetime(2026, 5, 1, 20, 0, tzinfo=UTC)
ASIDE = "chief.db.before-restore-20260501T200000Z"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "chief.db"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return tmp_path / "copies" / "copy.db"


@pytest.fixture(autouse=True)
def _folder(copy: Path) -> None:
    copy.parent.mkdir()


@pytest.fixture
async def store(path: Path) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open(path)
    yield store
    await store.close()


async def made(path: Path, tables: int = 1, events: int = 2) -> None:
    """Make a database with some tables in it."""
    store = await SqliteStore.open(path)
    for _ in range(tables):
        table = await new_table(store)
        await store.append(entry(table, 1, *deadlines(events)))
    await store.close()


async def logs(path: Path) -> list[Log]:
    """Return every log of a database."""
    store = await SqliteStore.open(path)
    found = [await store.load(table) for table in await store.live_tables()]
    await store.close()
    return found


def refusal(work: Callable[[], object]) -> str:
    """Return the one sentence by which something is refused."""
    with pytest.raises(StoreRefused) as caught:
        work()
    assert "\n" not in str(caught.value)
    return str(caught.value)


def names(path: Path) -> list[str]:
    """Return what lies in a folder, but for what SQLite leaves beside a database that it read."""
    files = (file for file in path.parent.iterdir() if file.is_file())
    return sorted(file.name for file in files if not left_by_reading(file))


def left_by_reading(file: Path) -> bool:
    return file.suffix == ".db-shm" or (file.suffix == ".db-wal" and file.stat().st_size == 0)


class TestBackUp:
    """``back_up``."""

    async def test_it_holds_everything_in_one_private_file(self, path: Path, copy: Path) -> None:
        await made(path, tables=3)
        before = names(path)
        back_up(path, copy)
        assert names(copy) == ["copy.db"]
        assert copy.stat().st_mode & 0o777 == 0o600
        assert names(path) == before
        assert await logs(copy) == await logs(path)

    async def test_what_lies_in_the_log_is_in_it(
        self, path: Path, copy: Path, store: SqliteStore
    ) -> None:
        table = await new_table(store)
        assert path.with_name("chief.db-wal").stat().st_size > 0
        await asyncio.to_thread(back_up, path, copy)
        await store.append(entry(table, 1))
        assert [log.events for log in await logs(copy)] == [(opened(),)]

    async def test_what_a_killed_process_left_is_in_it(self, path: Path, copy: Path) -> None:
        appender = Appender(path)
        said = [appender.next() for _ in range(20)] + appender.kill()
        back_up(path, copy)
        heads = {log.table: len(log.events) for log in await logs(copy)}
        assert all(heads[ack.table] >= ack.head for ack in said)

    async def test_a_running_process_goes_on_and_every_batch_is_whole(
        self, path: Path, copy: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(backup, "_PAGES", 1)
        appender = Appender(path)
        before = appender.next()
        for _ in range(200):
            appender.next()
        back_up(path, copy)
        after = appender.next()
        appender.kill()
        assert after.head > before.head
        for log in await logs(copy):
            assert log.events == (opened(), *deadlines(len(log.events) - 1))
            assert len(log.events) % BATCH == 1

    async def test_nothing_is_written_over(self, path: Path, copy: Path) -> None:
        await made(path)
        copy.write_bytes(b"dear")
        assert "is there already" in refusal(lambda: back_up(path, copy))
        assert "is there already" in refusal(lambda: back_up(path, path))
        assert copy.read_bytes() == b"dear"

    async def test_a_disk_without_room_is_left_alone(self, path: Path, copy: Path) -> None:
        await made(path)
        machine = Machine(free=lambda _folder: LEAST_FREE + path.stat().st_size - 1)
        assert "too little room" in refusal(lambda: back_up(path, copy, machine))
        assert names(copy) == []

    async def test_a_damaged_database_gives_no_backup(self, path: Path, copy: Path) -> None:
        await made(path)
        whole = path.read_bytes()
        path.write_bytes(whole[:8192] + b"\xff" * (len(whole) - 8192))
        assert f"{path} is damaged" in refusal(lambda: back_up(path, copy))
        assert names(copy) == []

    async def test_places_that_cannot_be(self, path: Path, copy: Path) -> None:
        assert "no database" in refusal(lambda: back_up(path, copy))
        assert "no database" in refusal(lambda: back_up(copy.parent, copy))
        await made(path)
        nowhere = copy.parent / "no" / "such" / "folder"
        assert "cannot be used" in refusal(lambda: back_up(path, nowhere))
        assert not path.with_name("no").exists()

    async def test_neither_the_loop_nor_a_move_waits_for_it(
        self, path: Path, copy: Path, store: SqliteStore, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(backup, "_PAGES", 8)  # so that it takes its time
        table = await new_table(store)
        for head in range(1, 20_000, 1_000):
            await store.append(entry(table, head, *deadlines(1_000)))
        start = time.perf_counter()
        work = asyncio.create_task(asyncio.to_thread(back_up, path, copy))
        longest, head = 0.0, 20_001
        while not work.done():
            began = time.perf_counter()
            await store.append(entry(table, head))
            longest, head = max(longest, time.perf_counter() - began), head + 1
        await work
        assert head > 20_005
        assert longest < (time.perf_counter() - start) / 2  # blocked, one would take all of it


class TestRestore:
    """``restore``."""

    async def test_the_same_games_and_what_was_there_is_kept(self, path: Path, copy: Path) -> None:
        await made(path, tables=2)
        games = await logs(path)
        back_up(path, copy)
        await made(path, tables=1)
        later = await logs(path)
        assert restore(copy, path, NOW) == path.with_name(ASIDE)
        assert await logs(path) == games
        assert path.stat().st_mode & 0o777 == 0o600
        assert names(path) == ["chief.db", ASIDE, "chief.db.lock"]
        assert await logs(path.with_name(ASIDE)) == later
        assert await logs(copy) == games

    async def test_what_a_killed_process_left_in_its_log_is_kept(
        self, path: Path, copy: Path
    ) -> None:
        await made(copy)
        appender = Appender(path)
        said = [appender.next() for _ in range(20)] + appender.kill()
        kept = restore(copy, path, NOW)
        assert kept is not None
        heads = {log.table: len(log.events) for log in await logs(kept)}
        assert all(heads[ack.table] >= ack.head for ack in said)
        assert len(await logs(path)) == 1

    async def test_where_nothing_was(self, path: Path, copy: Path) -> None:
        await made(copy)
        assert restore(copy, path, NOW) is None
        assert names(path) == ["chief.db", "chief.db.lock"]

    async def test_a_damaged_database_is_kept_as_it_is(self, path: Path, copy: Path) -> None:
        await made(copy)
        path.write_bytes(b"x" * 5_000)
        path.with_name("chief.db-wal").write_bytes(b"its log")
        restore(copy, path, NOW)
        assert path.with_name(ASIDE).read_bytes() == b"x" * 5_000
        assert path.with_name(f"{ASIDE}-wal").read_bytes() == b"its log"
        assert await logs(path) == await logs(copy)

    async def test_two_in_one_second_are_both_kept(self, path: Path, copy: Path) -> None:
        await made(path)
        await made(copy)
        kept = {restore(copy, path, NOW), restore(copy, path, NOW)}
        assert len(kept) == 2
        assert all(file is not None and file.exists() for file in kept)

    async def test_no_id_of_a_lost_table_is_given_again(self, path: Path, copy: Path) -> None:
        await made(path, tables=2)
        back_up(path, copy)
        await made(path, tables=3)
        restore(copy, path, NOW)
        store = await SqliteStore.open(path)
        assert await new_table(store) == 6
        await store.close()

    async def test_a_great_many_ids_are_left_out_where_nobody_knows(
        self, path: Path, copy: Path
    ) -> None:
        await made(copy, tables=2)
        path.write_bytes(b"x" * 5_000)
        restore(copy, path, NOW)
        store = await SqliteStore.open(path)
        assert await new_table(store) == 3 + UNKNOWN_IDS
        await store.close()

    async def test_it_is_refused_while_the_bot_runs(
        self, path: Path, copy: Path, store: SqliteStore
    ) -> None:
        await made(copy)
        await new_table(store)
        assert "in use by another process" in refusal(lambda: restore(copy, path, NOW))
        await new_table(store)

    async def test_itself_and_nothing(self, path: Path, copy: Path) -> None:
        await made(path)
        assert "the database itself" in refusal(lambda: restore(path, path, NOW))
        assert "no database" in refusal(lambda: restore(copy, path, NOW))
        assert len(await logs(path)) == 1

    @pytest.mark.parametrize("fault", ["empty", "letter", "cut", "pages", "newer", "other", "rows"])
    async def test_a_bad_backup_is_refused_and_changes_nothing(
        self, path: Path, copy: Path, fault: str
    ) -> None:
        await made(path)
        await made(copy)
        spoil(copy, fault)
        before, whole = path.read_bytes(), copy.read_bytes()
        assert str(copy) in refusal(lambda: restore(copy, path, NOW))
        assert path.read_bytes() == before
        assert copy.read_bytes() == whole
        assert names(path) == ["chief.db", "chief.db.lock"]

    async def test_an_older_backup_is_brought_up_to_date(self, path: Path, copy: Path) -> None:
        with closing(sqlite3.connect(copy)) as first:
            first.executescript(f"{migrations()[0]} PRAGMA user_version = 1;")
            table = "INSERT INTO tables (id, seed, head, channel, live) VALUES (1, x'00', 1, 7, 1)"
            first.execute(table)
            first.execute("INSERT INTO events VALUES (1, 1, ?, ?)", encode(opened()))
            first.commit()
        restore(copy, path, NOW)
        assert [log.events[0] for log in await logs(path)] == [opened()]

    @pytest.mark.parametrize("step", range(8))
    async def test_broken_off_anywhere_it_is_the_old_or_the_new(
        self, path: Path, copy: Path, step: int, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """At each change of a name: the next start finds one of both, whole, with its log."""
        await made(copy, tables=2)
        appender = Appender(path)
        heads = [appender.next() for _ in range(30)][-1]
        appender.kill()
        changes = breaking(monkeypatch, at=step)
        if not broken(lambda: restore(copy, path, NOW)):
            assert len(changes) <= step
        monkeypatch.undo()
        found = await logs(path)
        if len(found) == 2:
            found = await logs(path.with_name(ASIDE))
        assert max(len(log.events) for log in found if log.table == heads.table) >= heads.head


def spoil(copy: Path, fault: str) -> None:
    """Make a bad backup of a good one."""
    whole = copy.read_bytes()
    statements = {
        "newer": "PRAGMA user_version = 99",
        "other": "PRAGMA application_id = 7",
        "rows": "DELETE FROM tables",
    }
    contents = {
        "empty": b"",
        "letter": b"Dear Ada, " * 1_000,
        "cut": whole[: len(whole) // 2],
        "pages": whole[:8192] + b"\xff" * (len(whole) - 8192),
    }
    if fault in contents:
        copy.write_bytes(contents[fault])
        return
    with closing(sqlite3.connect(copy)) as shell:
        shell.execute(statements[fault])
        shell.commit()


class PowerCut(BaseException):
    """The process ends here."""


def broken(work: Callable[[], object]) -> bool:
    try:
        work()
    except PowerCut:
        return True
    return False


def breaking(monkeypatch: pytest.MonkeyPatch, at: int) -> list[str]:
    """End the process before change number ``at`` of a file's name."""
    changes: list[str] = []
    real = {"rename": os.rename, "replace": os.replace}

    def wrap(name: str) -> Callable[..., object]:
        def change(this: Path, target: Path) -> Path:
            if len(changes) >= at:
                raise PowerCut
            changes.append(name)
            real[name](this, target)
            return target

        return change

    for name in real:
        monkeypatch.setattr(Path, name, wrap(name))
    return changes


def test_the_claim_names_what_it_moves() -> None:
    path = Path("/x/chief.db")
    assert claim.staged(path, "s").name == "chief.db.restoring-s"
    assert claim.kept_aside(path, "s").name == "chief.db.before-restore-s"
