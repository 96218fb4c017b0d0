"""``backup``, ``restore`` and ``export`` as whoever hosts types them."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from bot.__main__ import main
from bot.settings import Settings
from data.sqlite import SqliteStore
from tests.bot.shell.processes import finished
from tests.data.build import new_table
from tests.data.crash import Appender


@pytest.fixture(autouse=True)
def _bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """The database of the settings' defaults, with one table in it."""
    path = tmp_path / "var" / "chief.sqlite3"
    make(path)
    return path


def make(path: Path) -> None:
    async def made() -> None:
        store = await SqliteStore.open(path)
        await new_table(store)
        await store.close()

    asyncio.run(made())


def run(*args: str) -> Result:
    return CliRunner().invoke(main, args)


def told(result: Result) -> str:
    """What is said where all went well."""
    assert (result.exit_code, result.stderr) == (0, "")
    return result.stdout


def refused(result: Result) -> str:
    """The one sentence where it did not."""
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.count("\n") == 1
    return result.stderr


def test_there_and_back(database: Path, tmp_path: Path) -> None:
    assert "checked" in told(run("backup", "first.sqlite3"))
    make(database)
    said = told(run("restore", "first.sqlite3")).splitlines()
    assert len(said) == 2
    kept = Path(said[1].removeprefix("What was there before is kept in ").removesuffix("."))
    assert kept.parent == database.parent
    told(run("export", "1"))
    assert "There is no table 2" in refused(run("export", "2"))
    told(run("export", "2", "--database", str(kept)))
    assert (tmp_path / "first.sqlite3").stat().st_mode & 0o777 == 0o600


def test_an_export_is_one_json_object(database: Path) -> None:
    exported = json.loads(told(run("export", "1", "--database", str(database))))
    assert (exported["table"], exported["over"], exported["seed"]) == (1, False, None)


def test_while_the_bot_runs(tmp_path: Path) -> None:
    path = tmp_path / "running.sqlite3"
    appender = Appender(path)
    first = appender.next()
    told(run("backup", "copy.sqlite3", "--database", str(path)))
    told(run("export", str(first.table), "--database", str(path)))
    assert "in use" in refused(run("restore", "copy.sqlite3", "--database", str(path)))
    appender.next()
    appender.kill()
    told(run("restore", "copy.sqlite3", "--database", str(path)))


@pytest.mark.parametrize("args", [("backup", "new"), ("restore", "none"), ("export", "1")])
def test_without_a_database(args: tuple[str, ...], tmp_path: Path) -> None:
    assert "There is no database" in refused(run(*args))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "args",
    [("backup", "new"), ("restore", "letter"), ("export", "1"), ("export", "0"), ("backup",)],
)
def test_what_cannot_be_is_one_sentence(args: tuple[str, ...], tmp_path: Path) -> None:
    letter = tmp_path / "letter"
    letter.write_bytes(b"Dear Ada, " * 1_000)
    refused(run(*args, "--database", str(letter)))
    assert letter.read_bytes() == b"Dear Ada, " * 1_000
    assert list(tmp_path.iterdir()) == [letter]


def test_nothing_is_written_over(database: Path) -> None:
    told(run("backup", "copy"))
    assert "there already" in refused(run("backup", "copy"))
    assert "there already" in refused(run("backup", str(database)))


def test_a_wrong_setting_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BACKUPS_HOURLY", "-1")
    assert "BACKUPS_HOURLY" in refused(run("backup", "copy"))


def test_as_a_process_of_its_own(database: Path, tmp_path: Path) -> None:
    result = finished(tmp_path, "backup", "copy", DATABASE=str(database))
    assert (result.returncode, result.stderr) == (0, "")
    assert (tmp_path / "copy").exists()
