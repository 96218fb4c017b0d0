"""``kill -9`` inside forgetting: the next start finishes it, and nothing is ever half."""

from __future__ import annotations

import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from data.sqlite import SqliteStore
from engine.indian_chief.options import Options as Chief
from engine.indian_poker.options import NightOptions
from tests.bot import dying
from tests.bot.evening import ADA, BEN, CLEO, DAN, Evening
from tests.soak import SEED, times

KILLS = times(5, 1_000, 60)


async def _crowded(path: Path) -> None:
    """Let Ada sit at tables of every kind: in play, left, over, in a lobby, at a night."""
    store = await SqliteStore.open(path)
    that = Evening(5, store)
    await that.seated(ADA, BEN, seats=3)
    await that.click(await that.seated(ADA, BEN, CLEO), ADA, "leave")
    over = await that.seated(BEN, ADA, options=Chief(leaving="end"))
    await that.click(over, BEN, "end", "sure")
    night = await that.open(ADA, options=NightOptions(), seats=6)
    for person in (ADA, BEN, CLEO, DAN):
        await that.click(night, person, "join", "sure")
    await that.click(night, ADA, "start")
    await that.pick(night, ADA, "terms", "on", args=("water",))
    await store.close()


def _whole(path: Path) -> list[str]:
    """Return all that a database holds."""
    with closing(sqlite3.connect(path)) as database:
        return list(database.iterdump())


@pytest.mark.case(10)
@pytest.mark.case(45)
@pytest.mark.soak
async def test_wherever_it_is_killed_the_next_start_forgets_to_the_same_end(tmp_path: Path) -> None:
    """At any statement, and once more while the next start goes on with it."""
    chance, first = random.Random(SEED), tmp_path / "first.db"
    await _crowded(first)
    before = await _restarted(Path(shutil.copy(first, tmp_path / "before.db")))
    path, begun = Path(shutil.copy(first, tmp_path / "whole.db")), list[int]()
    await dying.forget(path, ADA.user, begun.append)
    wanted, statements = await _restarted(path), len(begun)
    assert wanted != before
    assert len(before) < len(_whole(first)), "an old game is deleted too"
    everywhere = range(1, statements + 1)
    for statement in everywhere if statements <= KILLS else chance.sample(everywhere, KILLS):
        path = tmp_path / f"{statement}.db"
        shutil.copy(first, path)
        assert dying.killed(path, ADA.user, statement)
        dying.killed(path, ADA.user, chance.choice(everywhere), again=True)
        began = _asked(path) or _gone(path)
        assert await _restarted(path) == (wanted if began else before)


async def _restarted(path: Path) -> list[str]:
    """Return all that a database holds once a start has done its work there."""
    await dying.forget(path, ADA.user, lambda _: None, again=True)
    return _whole(path)


def _asked(path: Path) -> bool:
    """Tell whether somebody is still to be forgotten."""
    with closing(sqlite3.connect(path)) as database:
        return bool(database.execute("SELECT count(*) FROM forgetting").fetchone() != (0,))


def _gone(path: Path) -> bool:
    """Tell whether nobody knows Ada's name any more."""
    with closing(sqlite3.connect(path)) as database:
        named = database.execute("SELECT count(*) FROM people WHERE user = ?", (ADA.user,))
        return bool(named.fetchone() == (0,))
