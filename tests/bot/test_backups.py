"""Automatic backups over days of a test's own clock: made, kept, dropped, and when not."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from datetime import UTC, datetime
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.backups import RETRY, Backups, rotas
from bot.clock import HOUR, MINUTE
from data.backup import back_up
from data.sqlite import SqliteStore
from data.store import StoreRefused
from tests.bot.fakes import ManualClock
from tests.data.build import deadlines, entry, new_table

NOON = int(datetime(2026, 3, 1, 12, 30, tzinfo=UTC).timestamp()) * 1_000


class Copier:
    """Writes a file that says when; ``fault`` is raised instead while there is one."""

    def __init__(self) -> None:
        self.made: list[str] = []
        self.fault: Exception | None = None

    def __call__(self, _database: Path, target: Path) -> None:
        if self.fault is not None:
            raise self.fault
        assert not target.exists()
        target.write_text("a backup", encoding="utf-8")
        self.made.append(target.name)


class Restless(ManualClock):
    """Looks up whenever the time moves, as the machine's does every minute."""

    def __init__(self, now: int) -> None:
        super().__init__(now)
        self.asleep = asyncio.Event()

    async def sleep(self, _until: int | None, _wake: asyncio.Event) -> None:
        async with self._moved:
            self.asleep.set()
            await self._moved.wait()
            self.asleep.clear()


class Days:
    """Backups on a clock that a test moves."""

    def __init__(self, folder: Path, hourly: int, daily: int) -> None:
        self.folder = folder / "backups"
        self.copier = Copier()
        self.clock = Restless(NOON)
        self.backups = Backups(
            folder / "chief.sqlite3", self.folder, rotas(hourly, daily), self.clock, self.copier
        )

    @property
    def kept(self) -> list[str]:
        return sorted(file.name for file in self.folder.glob("*"))

    def start(self) -> asyncio.Task[None]:
        self.task = asyncio.create_task(self.backups.run())
        return self.task

    async def settle(self) -> None:
        """Wait until all that is due was done."""
        asleep = asyncio.create_task(self.clock.asleep.wait())
        await asyncio.wait({asleep, self.task}, return_when=asyncio.FIRST_COMPLETED)
        asleep.cancel()

    async def pass_by(self, milliseconds: int, steps: int = 1) -> None:
        await self.settle()
        for _ in range(steps):
            await self.clock.advance(milliseconds)
            await asyncio.sleep(0)
            await self.settle()


@pytest.fixture
async def begin(tmp_path: Path) -> AsyncIterator[Callable[[int, int], Days]]:
    async with AsyncExitStack() as running:

        def begun(hourly: int, daily: int) -> Days:
            days = Days(tmp_path, hourly, daily)
            running.callback(days.start().cancel)
            return days

        yield begun


Begin = Callable[[int, int], Days]


async def test_three_days_leave_the_last_of_each(begin: Begin) -> None:
    days = begin(3, 2)
    await days.settle()
    assert days.kept == ["chief.daily-2026-03-01.sqlite3", "chief.hourly-2026-03-01T12Z.sqlite3"]
    await days.pass_by(HOUR, steps=72)
    assert days.kept == [
        "chief.daily-2026-03-03.sqlite3",
        "chief.daily-2026-03-04.sqlite3",
        "chief.hourly-2026-03-04T10Z.sqlite3",
        "chief.hourly-2026-03-04T11Z.sqlite3",
        "chief.hourly-2026-03-04T12Z.sqlite3",
    ]
    assert len(days.copier.made) == 73 + 4


async def test_within_the_hour_nothing_is_made_twice(begin: Begin) -> None:
    days = begin(3, 2)
    await days.pass_by(MINUTE, steps=29)
    assert len(days.copier.made) == 2
    await days.pass_by(MINUTE)
    assert len(days.copier.made) == 3


async def test_a_restart_makes_none_again(begin: Begin) -> None:
    await begin(3, 2).settle()
    again = begin(3, 2)
    await again.settle()
    assert again.copier.made == []


@pytest.mark.parametrize(
    ("hourly", "daily", "kinds"), [(2, 0, {"hourly"}), (0, 2, {"daily"}), (0, 0, set())]
)
async def test_a_kind_is_switched_off(
    begin: Begin, hourly: int, daily: int, kinds: set[str]
) -> None:
    days = begin(hourly, daily)
    await days.pass_by(HOUR, steps=3)
    assert {name.split(".")[1].split("-")[0] for name in days.kept} == kinds
    assert days.folder.exists() == bool(kinds)


@pytest.mark.parametrize("fault", [StoreRefused("no room"), OSError(5, "I/O"), ZeroDivisionError()])
async def test_a_failure_is_said_loudly_and_tried_again(begin: Begin, fault: Exception) -> None:
    with capture_logs() as lines:
        days = begin(3, 2)
        days.copier.fault = fault
        await days.settle()
        failed = [(line["event"], line["log_level"]) for line in lines]
        assert failed == [("backup_failed", "error")]
        await days.pass_by(MINUTE, steps=5)
        assert len(lines) == 1
        days.copier.fault = None
        await days.pass_by(RETRY)
    assert len(days.kept) == 2


async def test_a_clock_set_back_and_forth_makes_and_keeps_sensible_ones(begin: Begin) -> None:
    days = begin(2, 1)
    await days.settle()
    await days.pass_by(10 * 365 * 24 * HOUR)  # by mistake
    assert len(days.copier.made) == 4
    await days.pass_by(-10 * 365 * 24 * HOUR + HOUR)
    for step in (-HOUR, 2 * HOUR, -HOUR, 2 * HOUR):
        await days.pass_by(step)
    assert "chief.hourly-2026-03-01T15Z.sqlite3" in days.kept
    assert days.copier.made[-1] == "chief.hourly-2026-03-01T15Z.sqlite3"


async def test_only_its_own_files_are_dropped(begin: Begin, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    mine = folder / "chief.hourly-2026-02-01T00Z.sqlite3.x1.part"
    others = [
        *("letter.part", "chief.sqlite3", "chief.weekly-2020-01-01.sqlite3", "before.sqlite3"),
        *("other.hourly-2020-01-01T00Z.sqlite3", "chief.hourly-2020.txt"),
    ]
    for name in (*others, mine.name):
        (folder / name).touch()
    days = begin(1, 1)
    await days.pass_by(HOUR, steps=30)
    assert set(others) < set(days.kept)
    assert mine.name not in days.kept
    assert len(days.kept) == len(others) + 2


async def test_the_real_thing_is_private_and_lets_moves_through(tmp_path: Path) -> None:
    path, clock = tmp_path / "chief.sqlite3", ManualClock(NOON)
    store = await SqliteStore.open(path)
    table = await new_table(store)
    await store.append(entry(table, 1, *deadlines(5_000)))
    folder = tmp_path / "backups"
    async with Backups(path, folder, rotas(1, 1), clock, back_up).running():
        head = 5_001
        while len(list(folder.glob("*.sqlite3"))) < 2:
            await store.append(entry(table, head))
            head += 1
    await store.close()
    assert head > 5_001
    assert folder.stat().st_mode & 0o777 == 0o700
    for file in folder.iterdir():
        assert file.stat().st_mode & 0o777 == 0o600
        copy = await SqliteStore.open(file)
        assert len((await copy.load(table)).events) > 5_000
        await copy.close()
