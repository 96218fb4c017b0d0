"""``doctor``: every wrong thing is named with what to do, and nothing else is printed."""

from __future__ import annotations

import re
import socket
import sqlite3
import tomllib
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import TypeAlias

import pytest
from discord.http import Route

from bot.doctor import NEEDED, Report, is_running, report
from bot.settings import DISCORD_API, Settings
from data.checks import Machine
from data.sqlite import SqliteStore
from data.versions import newest
from tests.bot.shell.processes import ROOT, finished
from tests.wire.client import Wire, stand_in
from tests.wire.server import TOKEN
from tests.wire.standin.faults import Fault, fails, reset

GOOD = {"Python": "3.11.0", "discord.py": "2.7.1", "SQLite": "3.51.2"}
Harm: TypeAlias = Callable[[Path], Awaitable[None]]
FINE = "Nothing to do."


@pytest.fixture(scope="module")
def port() -> Iterator[int]:
    with stand_in() as number:
        yield number


@pytest.fixture(autouse=True)
def place(port: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Go to an empty folder, with settings that are right."""
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("DISCORD_API_URL", f"http://127.0.0.1:{port}/api/v10")
    monkeypatch.chdir(tmp_path)
    return tmp_path / "var" / "chief.sqlite3"


async def made(path: Path) -> Path:
    """Make a database of ours, not in use."""
    await (await SqliteStore.open(path)).close()
    return path


async def looked(**changes: str | None) -> Report:
    return await report(versions={**GOOD, **changes})


async def test_nothing_to_do_is_one_line(place: Path) -> None:
    found = await looked()
    assert (found.code, found.text) == (0, FINE)
    assert not place.parent.exists()
    await made(place)
    before = place.read_bytes()
    assert (await looked()).text == FINE
    assert place.read_bytes() == before


async def test_a_running_bot_is_said_and_no_fault(place: Path) -> None:
    store = await SqliteStore.open(place)
    try:
        found = await looked()
    finally:
        await store.close()
    assert (found.code, found.text) == (0, f"{FINE} A bot is running on this database.")
    assert not is_running(place)


async def test_every_wrong_setting_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = {"LOG_LEVEL": "LOUD", "LOG_JSON": "perhaps", "HEALTH_PORT": "77777"}
    for name, value in (wrong | {"DISCORD_GATEWAY_URL": "http://here"}).items():
        monkeypatch.setenv(name, value)
    found = await looked()
    assert found.code == 2
    lines = found.text.splitlines()
    assert len(lines) == 4
    for name, value in wrong.items():
        [line] = (line for line in lines if line.startswith(name))
        assert value not in line


async def test_a_wrong_address_is_named_and_nobody_else_is_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("DISCORD_API_URL", "ftp://here")
    found = await looked()
    assert found.text.startswith("DISCORD_API_URL")
    assert "\n" not in found.text


async def test_an_env_file_that_is_no_text() -> None:
    Path(".env").write_bytes(b"LOG_LEVEL=\xff\xfe\n")
    found = await looked()
    assert found.code == 2
    assert ".env cannot be read" in found.text


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"Python": "3.10.14"}, "Python 3.10.14 is too old: 3.11"),
        ({"discord.py": "2.6.4"}, "discord.py 2.6.4 is too old: 2.7.1"),
        ({"SQLite": "3.37.2"}, "SQLite 3.37.2 is too old: 3.38"),
        ({"discord.py": None}, "discord.py is not installed"),
    ],
)
async def test_what_is_too_old(changes: dict[str, str | None], words: str) -> None:
    found = await looked(**changes)
    assert found.code == 2
    assert found.text.startswith(words)


async def test_versions_are_compared_as_numbers() -> None:
    assert (await looked(Python="3.100.0", **{"discord.py": "2.10.0rc1"})).code == 0


def test_the_oldest_versions_are_those_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    [library] = (line for line in project["dependencies"] if "discord" in line)
    asked = {"Python": project["requires-python"], "discord.py": library}
    for name, line in asked.items():
        found = re.search(r">=([0-9.]+)", line)
        assert found is not None
        assert tuple(map(int, found[1].split("."))) == NEEDED[name]
    assert DISCORD_API == Route.BASE


async def _newer(path: Path) -> None:
    with closing(sqlite3.connect(await made(path))) as database:
        database.execute(f"PRAGMA user_version = {newest() + 1}")


async def _foreign(path: Path) -> None:
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as database:
        database.execute("CREATE TABLE letters (text)")


async def _torn(path: Path) -> None:
    with (await made(path)).open("r+b") as file:
        file.seek(4096 * 2)
        file.write(b"\xff" * 4096 * 4)


async def _folder(path: Path) -> None:
    path.mkdir(parents=True)


@pytest.mark.parametrize(
    ("harm", "words"),
    [
        (_newer, "newer version"),
        (_foreign, "not a database of"),
        (_torn, "restore a backup"),
        (_folder, "no database at"),
    ],
)
async def test_a_database_that_cannot_be_used(place: Path, harm: Harm, words: str) -> None:
    await harm(place)
    found = await looked()
    assert found.code == 2
    assert words in found.text
    assert str(place) in found.text


@pytest.mark.parametrize(
    ("machine", "words"),
    [
        (Machine(free=lambda _folder: 5_000_000), "5 MB are free"),
        (Machine(mounts=lambda: "1 0 0:1 / / rw - nfs4 host:/ rw"), "network file system"),
    ],
)
async def test_a_disk_that_will_not_do(machine: Machine, words: str) -> None:
    found = await report(machine, GOOD)
    assert found.code == 2
    assert words in found.text


async def test_no_token(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DISCORD_TOKEN")
    found = await looked()
    assert found.code == 2
    assert "DISCORD_TOKEN" in found.text


async def test_a_token_that_discord_refuses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "stolen")
    found = await looked()
    assert found.code == 2
    assert found.text.startswith("Discord refused the token")
    assert "stolen" not in found.text


async def test_discord_out_of_reach(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_API_URL", "http://127.0.0.1:1/api/v10")
    found = await looked()
    assert found.code == 1
    assert "could not be reached" in found.text


@pytest.mark.parametrize("fault", [fails(503, "/users/@me"), reset("/users/@me", times=5)])
async def test_discord_in_trouble(port: int, fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Wire.at(port) as wire, Wire.at(await wire.sibling()) as fresh:
        monkeypatch.setenv("DISCORD_API_URL", fresh.api_url)
        await fresh.arm(fault)
        found = await looked()
    assert found.code == 1
    assert "token was not checked" in found.text


async def test_a_port_that_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        monkeypatch.setenv("HEALTH_PORT", str(taken.getsockname()[1]))
        found = await looked()
    assert found.code == 2
    assert "HEALTH_PORT" in found.text


def test_the_command(tmp_path: Path, port: int) -> None:
    address = f"http://127.0.0.1:{port}/api/v10"
    good = finished(tmp_path, "doctor", DISCORD_TOKEN=TOKEN, DISCORD_API_URL=address)
    assert (good.returncode, good.stdout, good.stderr) == (0, f"{FINE}\n", "")
    bad = finished(tmp_path, "doctor", DISCORD_TOKEN="stolen", DISCORD_API_URL=address)  # noqa: S106
    assert (bad.returncode, bad.stderr) == (2, "")
    assert bad.stdout.count("\n") == 1
    assert list(tmp_path.iterdir()) == []
