"""``play`` as a process: the page is there, ids come back, and it ends when told to."""

from __future__ import annotations

import signal
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path

import pytest
from click.testing import CliRunner

from bot import sandbox
from bot.__main__ import main
from tests.bot.shell.browser import Tab, browser
from tests.bot.shell.processes import finished, started


@asynccontextmanager
async def evening(folder: Path, end: signal.Signals, *options: str) -> AsyncIterator[Tab]:
    """Play until the block ends; the address is the last line, and nothing is complained of."""
    with started(folder, "play", "--port=0", *options, TZ="Europe/Berlin") as process:
        assert process.stdout is not None
        lines = iter(process.stdout.readline, "")
        assert "/chief start or /poker start" in next(
            each for each in lines if "Viewing as" in each
        )
        url = next(line.strip() for line in lines if line.startswith("http://127.0.0.1:"))
        async with browser(url) as http:
            yield await Tab.open(http)
        process.send_signal(end)
        out, err = process.communicate(timeout=15)
    assert (process.returncode, out, err) == (0, "", "")


async def test_two_evenings_at_the_same_place(tmp_path: Path) -> None:
    began = datetime.now(UTC)
    async with evening(tmp_path, signal.SIGTERM) as first:
        assert await first.command("chief start") == "settled"
        await first.sees("Table 1")
        newest = first.shown["messages"][first.shown["timeline"][-1]]
        assert began <= datetime.fromisoformat(newest["timestamp"]) <= datetime.now(UTC)
        assert first.shown["profile"]["timezone"] == "Europe/Berlin"
    async with evening(tmp_path, signal.SIGINT, "--players=12") as second:
        await second.sees("Table 1")
    for same in ("guildId", "id", "name"):
        assert first.shown["channel"][same] == second.shown["channel"][same]
    people = [viewer["id"] for viewer in second.shown["viewers"]]
    assert [viewer["id"] for viewer in first.shown["viewers"]] == people[:4]
    assert len(set(people)) == 12
    assert (tmp_path / "var" / "play.sqlite3").exists()


@pytest.mark.parametrize(
    ("name", "zone"), [("Asia/Tokyo", "Asia/Tokyo"), ("JST-9", "UTC"), ("/etc", "UTC")]
)
def test_a_zone_without_a_name_is_utc(
    monkeypatch: pytest.MonkeyPatch, name: str, zone: str
) -> None:
    monkeypatch.setenv("TZ", name)
    assert sandbox.zone() == zone


def test_a_taken_port_is_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        result = finished(tmp_path, "play", f"--port={port}")
    assert (result.returncode, result.stdout) == (2, "")
    assert f"Port {port}" in result.stderr
    assert "--port" in result.stderr
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (["--players=1"], "--players"),
        (["--players=13"], "--players"),
        (["--port=70000"], "--port"),
        (["--port=x"], "--port"),
    ],
)
def test_a_wrong_option_is_one_sentence(args: list[str], why: str) -> None:
    result = CliRunner().invoke(main, ["play", *args])
    assert (result.exit_code, result.stdout) == (2, "")
    assert why in result.stderr
    assert result.stderr.count("\n") == 1


def test_a_database_that_cannot_be_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "var").write_text("a file where a folder should be", encoding="utf-8")
    result = finished(tmp_path, "play", "--port=0")
    assert (result.returncode, result.stdout) == (2, "")
    assert "var" in result.stderr
    assert result.stderr.count("\n") == 1
