"""``run`` as a process: what it refuses, and how it ends."""

from __future__ import annotations

import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.bot.shell.processes import finished, started
from tests.wire.client import Wire, stand_in
from tests.wire.server import TOKEN


@pytest.fixture(scope="module")
def port() -> Iterator[int]:
    with stand_in() as number:
        yield number


def addresses(port: int) -> dict[str, str]:
    return {
        "DISCORD_API_URL": f"http://127.0.0.1:{port}/api/v10",
        "DISCORD_GATEWAY_URL": f"ws://127.0.0.1:{port}/gateway",
    }


def refused(result: subprocess.CompletedProcess[str], *words: str, code: int = 2) -> None:
    """One sentence on stderr, and no traceback."""
    assert (result.returncode, result.stdout) == (code, "")
    assert "Traceback" not in result.stderr
    last = result.stderr.splitlines()[-1]
    for word in words:
        assert word in last


def test_without_a_token(tmp_path: Path) -> None:
    result = finished(tmp_path, "run")
    refused(result, "make play", "https://discord.com/developers/applications")
    assert result.stderr.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_wrong_setting(tmp_path: Path) -> None:
    result = finished(tmp_path, "run", DISCORD_TOKEN=TOKEN, LOG_LEVEL="LOUD")
    refused(result, "LOG_LEVEL")
    assert result.stderr.count("\n") == 1


def test_a_database_that_is_none_is_found_before_discord_is_asked(tmp_path: Path) -> None:
    database = tmp_path / "letter.sqlite3"
    database.write_text("Dear Ada, this is no database.\n" * 100, encoding="utf-8")
    nowhere = addresses(1)
    result = finished(tmp_path, "run", DISCORD_TOKEN=TOKEN, DATABASE=str(database), **nowhere)
    refused(result, "letter.sqlite3")
    assert database.read_text(encoding="utf-8").startswith("Dear Ada")


def test_a_token_that_discord_refuses(tmp_path: Path, port: int) -> None:
    result = finished(tmp_path, "run", DISCORD_TOKEN="stolen", **addresses(port))  # noqa: S106
    refused(result, "refused the token")
    assert "stolen" not in result.stderr


def test_discord_out_of_reach(tmp_path: Path) -> None:
    result = finished(tmp_path, "run", DISCORD_TOKEN=TOKEN, **addresses(1))
    refused(result, "could not be reached", code=1)


async def test_sigterm_ends_it_and_lets_go_of_the_database(tmp_path: Path, port: int) -> None:
    async with Wire.at(port) as wire:
        fresh = await wire.sibling()
    async with Wire.at(fresh) as wire:
        for _ in range(2):
            with started(tmp_path, "run", DISCORD_TOKEN=TOKEN, **addresses(fresh)) as process:
                await wire.ready()
                process.send_signal(signal.SIGTERM)
                out, err = process.communicate(timeout=15)
            assert (process.returncode, out) == (0, "")
            assert "Traceback" not in err
            assert TOKEN not in err
    assert (tmp_path / "var" / "chief.sqlite3").stat().st_mode & 0o077 == 0
    backups = sorted((tmp_path / "var" / "backups").iterdir())
    assert {file.name.split("-")[0] for file in backups} == {"chief.daily", "chief.hourly"}
    assert all(file.stat().st_mode & 0o777 == 0o600 for file in backups)


async def test_a_token_revoked_later_ends_it_for_good(tmp_path: Path, port: int) -> None:
    async with Wire.at(port) as wire:
        fresh = await wire.sibling()
    async with Wire.at(fresh) as wire:
        with started(tmp_path, "run", DISCORD_TOKEN=TOKEN, **addresses(fresh)) as process:
            await wire.ready()
            await wire.close_gateway(4004)
            _, err = process.communicate(timeout=15)
    assert process.returncode == 2
    assert "for good" in err.splitlines()[-1]
    assert "Traceback" not in err
