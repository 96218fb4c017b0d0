"""``play`` as a process: the page is there, ids come back, and it ends when told to."""

from __future__ import annotations

import json
import signal
import socket
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest
from click.testing import CliRunner

from bot.__main__ import main
from tests.bot.shell.processes import finished, started


@dataclass(frozen=True, slots=True)
class Ids:
    """What has to be the same at each start."""

    server: str
    channel: str
    people: tuple[str, ...]


def opened(address: str) -> dict[str, Any]:
    """Open the page as a browser does, and return what it shows."""
    page, _, key = address.partition("#")
    with urlopen(page, timeout=10) as answer:  # noqa: S310  loopback
        assert answer.status == 200
    request = Request(f"{page}api/pages", b"{}", {"X-Simcord-Capability": key})  # noqa: S310
    with urlopen(request, timeout=10) as answer:  # noqa: S310
        shown: dict[str, Any] = json.load(answer)
        return shown


def evening(folder: Path, players: int, end: signal.Signals) -> Ids:
    with started(folder, "play", "--port=0", f"--players={players}") as process:
        assert process.stdout is not None
        said = [process.stdout.readline().strip()]
        while not said[-1].startswith("http://127.0.0.1:"):
            assert said[-1], "ended without an address"
            said.append(process.stdout.readline().strip())
        shown = opened(said[-1])
        process.send_signal(end)
        out, err = process.communicate(timeout=15)
    assert (process.returncode, out, err) == (0, "", "")
    people = {viewer["id"]: viewer["name"] for viewer in shown["viewers"]}
    assert list(people.values())[:2] == ["Ada", "Bruno"]
    assert shown["channel"]["name"] == "card-table"
    assert shown["commands"]["count"] > 0
    return Ids(shown["channel"]["guildId"], shown["channelId"], tuple(people))


def test_two_evenings_at_the_same_place(tmp_path: Path) -> None:
    first = evening(tmp_path, 4, signal.SIGTERM)
    second = evening(tmp_path, 12, signal.SIGINT)
    assert (first.server, first.channel) == (second.server, second.channel)
    assert second.people[:4] == first.people
    assert len(set(second.people)) == 12
    assert (tmp_path / "var" / "play.sqlite3").exists()


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
