"""``verify`` and ``replay`` as whoever has the file of a game types them."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest
from click.testing import CliRunner, Result

from bot.__main__ import main
from data.chain import Entry, key_of, link, origin
from data.export import export_of
from data.exported import Told, as_json, sealed
from data.store import Log
from engine.catalog import Options
from engine.indian_chief.options import Options as Chief
from tests.bot.records import GAMES, Record, played

LOG: Final = played(Chief(), 3, table=42)
IDS: Final = [f"{options.game}-{players}" for options, players in GAMES]


def run(*args: object) -> Result:
    return CliRunner().invoke(main, [str(arg) for arg in args])


def told(result: Result) -> str:
    """What is said where all went well."""
    assert (result.exit_code, result.stderr) == (0, "")
    return result.stdout


def said(result: Result, code: int) -> str:
    """The one sentence where it did not."""
    assert (result.exit_code, result.stdout) == (code, "")
    assert result.stderr.count("\n") == 1
    return result.stderr


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The file of a game that is over."""
    return written(tmp_path, LOG)


def written(folder: Path, log: Log) -> Path:
    path = folder / "game.json"
    path.write_text(as_json(export_of(log)))
    return path


def changed(path: Path, **fields: Any) -> Path:
    path.write_text(json.dumps({**json.loads(path.read_text()), **fields}))
    return path


@pytest.mark.parametrize(("options", "players"), GAMES, ids=IDS)
def test_a_game_is_checked_and_shown(options: Options, players: int, tmp_path: Path) -> None:
    log = played(options, players, seed=3, table=42)
    path = written(tmp_path, log)
    last = log.links[-1]
    assert last is not None
    assert f"the end: {last.hex()}" in told(run("verify", path))
    shown = told(run("replay", path))
    assert "<@" not in shown
    assert "<t:" not in shown
    assert "**" not in shown
    reveals = [
        n for n in range(1, 100) if f"ound {n}: the melds" in shown or f"nd {n}: the" in shown
    ]
    assert reveals == list(range(1, len(reveals) + 1))
    assert reveals


def test_every_hand_is_shown(file: Path) -> None:
    shown = told(run("replay", file))
    assert [f"\nRound {n}\n1. " in shown for n in range(1, 9)] == [True] * 7 + [False]
    assert shown.rstrip().count("Table 42 · Result") == 1


def test_pictures(file: Path, tmp_path: Path) -> None:
    told(run("replay", file, "--pictures", tmp_path / "new" / "pictures"))
    drawn = sorted((tmp_path / "new" / "pictures").iterdir())
    assert len(drawn) == 8
    assert all(png.read_bytes().startswith(b"\x89PNG") for png in drawn)
    assert "." in said_last(run("replay", file, "--pictures", file / "x"))


def said_last(result: Result) -> str:
    assert result.exit_code == 2
    return result.stderr.splitlines()[-1]


def test_the_channels_characters_are_found(file: Path) -> None:
    links = [link.hex() for link in LOG.links if link is not None]
    whole = len(links)
    last = told(run("verify", file, "--head", links[-1].upper()))
    assert f"is that of event {whole} of {whole}" in last
    assert f"is that of event 13 of {whole}" in told(run("verify", file, "--head", links[12]))
    result = run("verify", file, "--head", "f" * 64)
    assert result.exit_code == 1
    assert "No event of this file" in result.stderr


def test_what_was_changed_fails_and_is_not_shown(file: Path) -> None:
    events = json.loads(file.read_text())["events"]
    events[12]["body"]["round"] = 2
    changed(file, events=events)
    for command in ("verify", "replay"):
        assert "event 13 (indian_chief.MeldsRevealed)" in said(
            run(command, file), 1
        ).lower().replace("indian_chief.meldsrevealed", "indian_chief.MeldsRevealed")


def test_another_seed_is_said(file: Path) -> None:
    changed(file, seed="0" * 64)
    assert "The seed is not the one" in said(run("verify", file), 1)


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_game_that_is_not_over(command: str, tmp_path: Path) -> None:
    record = Record(Chief(), 3)
    record.step()
    path = written(tmp_path, record.log)
    assert "not over" in said(run(command, path), 2)
    assert record.log.seed.hex() not in path.read_text()
    changed(path, over=True)
    assert "closed" in said(run(command, path), 2)
    changed(path, seed="0" * 64)
    said(run(command, path), 1)


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_deal_that_stays_closed(command: str, tmp_path: Path) -> None:
    log = played(Chief(deal="closed"), 3)
    path = written(tmp_path, log)
    assert "keeps its deal closed" in said(run(command, path), 2)
    exported = path.read_text()
    assert log.seed.hex() not in exported
    assert "HandsDealt" not in exported


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_file_that_is_none(command: str, tmp_path: Path) -> None:
    path = tmp_path / "x"
    assert str(path) in said(run(command, path), 2)
    said(run(command, tmp_path), 2)
    for data in (
        b"",
        b"Dear Ada",
        b"{",
        b"[" * 50_000,
        b"{}",
        b'{"format": "chiefs-table/export/9"}',
    ):
        path.write_bytes(data)
        assert said(run(command, path), 2).startswith(str(path))
    with path.open("wb") as huge:
        huge.truncate(2**31)
    assert "more than 32 MB" in said(run(command, path), 2)
    said(run(command), 2)


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_name_in_a_file_cannot_write_on_the_terminal(command: str, file: Path) -> None:
    opening, *others = json.loads(file.read_text())["events"]
    for name in ("\x1b[31mred\x1b[0m\nTable 42: everything agrees.", "\u202eabc", "x" * 100_000):
        changed(file, **{name: 1})
        assert_tame(file, command)
        file.write_text(as_json(export_of(LOG)))
        body = {**opening["body"], name: 1}
        changed(file, events=[{**opening, "body": body}, *others])
        assert_tame(file, command)


def assert_tame(file: Path, command: str) -> None:
    """What is refused is one sentence of letters, and not a long one."""
    result = CliRunner().invoke(main, [command, str(file)], color=True)
    sentence = said(result, 2)
    assert sentence.removesuffix("\n").isprintable()
    assert len(sentence) < len(str(file)) + 400


def test_forged_events_that_make_no_game_are_not_shown(file: Path) -> None:
    exported = export_of(LOG)
    kinds = [told.kind for told in exported.events]
    began, deadline = kinds.index("table.PlayBegan"), kinds.index("table.DeadlineSet")
    forged = list(exported.events)
    forged.insert(began, forged[deadline])  # in the lobby
    again = linked(forged)
    file.write_text(as_json(sealed(42, LOG.seed, exported.people, again)))
    told(run("verify", file))
    assert "make no game" in said(run("replay", file), 1)


def linked(told: Iterable[Told]) -> tuple[Told, ...]:
    """Bind events anew, as whoever has the seed can."""
    key, before, again = key_of(LOG.seed), origin(42), []
    for one in told:
        before = link(key, before, Entry(one.kind, one.body))
        again.append(one.model_copy(update={"link": before.hex()}))
    return tuple(again)


def test_an_older_log_says_that_it_has_no_links(tmp_path: Path) -> None:
    path = written(tmp_path, replace(LOG, links=()))
    assert "before there were links" in told(run("verify", path))
