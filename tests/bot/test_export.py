"""An export names nobody, tells nothing secret of a game that runs, and can be played again."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.standing import stand
from data.backup import reading
from data.codec import decode
from data.export import export
from data.exported import FORMAT
from data.log import Ending, ExpirySet, LogEvent, TableClosed, TableId, Terms, TermsChosen
from data.sqlite import SqliteStore
from data.store import Log, NoSuchTable
from engine.catalog import Options
from engine.indian_chief.options import Options as Chief
from engine.indian_poker.options import Options as Poker
from tests.bot.evening import ADA, BEN, CLEO, evening, whole_game
from tests.data.build import OVER, entry, founding


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "chief.db"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open(path)
    yield store
    await store.close()


def read(path: Path, table: TableId) -> dict[str, Any]:
    """Export a table, also while others use the database."""
    with reading(path) as connection:
        exported: dict[str, Any] = json.loads(export(connection, table))
    return exported


def events(exported: dict[str, Any]) -> tuple[LogEvent, ...]:
    return tuple(decode(each["kind"], json.dumps(each["body"])) for each in exported["events"])


GAMES = {
    "chief": Chief(),
    "modern triple": Chief(rulebook="modern", triple=True),
    "poker": Poker(),
    "sealed poker": Poker(bidding="simultaneous"),
}


@pytest.mark.parametrize("options", GAMES.values(), ids=GAMES.keys())
async def test_a_game_that_is_over_can_be_folded_from_it(
    path: Path, store: SqliteStore, options: Options
) -> None:
    async with evening(3, store) as that:
        table = await whole_game(that, options)
        exported = read(path, table)
        log = await store.load(table)
    assert (exported["format"], exported["table"], exported["over"]) == (FORMAT, table, True)
    assert exported["seed"] == log.seed.hex()
    assert exported["people"] == 3
    again = stand(Log(table, log.seed, events(exported)))
    assert again.game == stand(log).game
    assert again.table.users == (1, 2, 3)


@pytest.mark.case(42)
@pytest.mark.parametrize("options", GAMES.values(), ids=GAMES.keys())
async def test_a_running_game_shows_what_everybody_may_see(
    path: Path, store: SqliteStore, options: Options
) -> None:
    async with evening(3, store) as that:
        table = await that.seated(ADA, BEN, CLEO, options=options)
        await that.wait(5 * 60_000)
        exported = read(path, table)
        log = await store.load(table)
    assert (exported["over"], exported["seed"]) == (False, None)
    public = [e for e in log.events if e.public and not isinstance(e, ExpirySet)]
    assert [type(event) for event in events(exported)] == list(map(type, public))
    assert len(public) < len(log.events)
    assert all(each["link"] is None for each in exported["events"])
    assert log.seed.hex() not in json.dumps(exported)


async def test_what_a_guest_chose_is_never_there(path: Path, store: SqliteStore) -> None:
    table = await store.create(founding(), interaction=None)
    await store.append(entry(table, 1, TermsChosen(1, Terms(water=True)), _closed(), index=OVER))
    exported = read(path, table)
    assert exported["over"]
    assert "terms" not in json.dumps(exported).lower()


def _closed() -> TableClosed:
    return TableClosed(Ending.CLOSED, None, at=5)


async def test_an_unknown_table(path: Path, store: SqliteStore) -> None:
    await store.create(founding(), interaction=None)
    with reading(path) as connection, pytest.raises(NoSuchTable):
        export(connection, 2)
    assert read(path, 1)["people"] == 1
