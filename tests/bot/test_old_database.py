"""A database of version 4, made while games were played, and played on by this program.

``version4.sql`` is a dump of one that the program before that version's end wrote: a daily game in
which Ada has sealed, a lobby, and a live game in its second phase.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest

from bot.clock import HOUR, SECOND
from bot.dossier import Dossiers
from bot.paces import DAY
from bot.timing import code
from data.log import MoveMissed, Pace, Stage, Times
from data.sqlite import SqliteStore
from data.versions import newest
from tests.bot.evening import ADA, BEN, CHANNEL, Evening, evening
from tests.bot.fakes import START
from tests.bot.present.reading import body
from tests.bot.test_away import away, now
from tests.bot.test_my_games import order, page
from tests.bot.test_reminding import reminders

DUMP = Path(__file__).with_name("version4.sql")
GAME, LOBBY, LIVE = 1, 2, 3


@pytest.fixture
async def that(tmp_path: Path) -> AsyncIterator[Evening]:
    path = tmp_path / "chief.db"
    with closing(sqlite3.connect(path)) as old:
        old.executescript(DUMP.read_text("utf-8"))
        assert old.execute("PRAGMA user_version").fetchone() == (4,)
    store = await SqliteStore.open(path)
    with closing(sqlite3.connect(path)) as new:
        assert new.execute("PRAGMA user_version").fetchone() == (newest(),)
    async with evening(store=store) as house:
        house.ids = count(1_000)  # the old program has seen the first
        yield house


async def test_everything_stands_as_it_was(that: Evening) -> None:
    await that.idle()
    game = await now(that, GAME)
    assert (game.times, game.deadline, game.began) == (Times(Pace.DAILY), START + DAY, None)
    assert (await now(that, LOBBY)).times == Times(Pace.EVENING)
    assert (await now(that, LIVE)).step > 1
    assert {*order(await page(that, BEN))} == {LIVE, GAME, LOBBY}
    told = json.loads(await Dossiers(that.store, that.clock).of(ADA.user))
    assert len(told["tables"]) == 3
    assert told["profile"] is None


async def test_a_phase_of_before_is_paused_extended_and_played_to_its_end(that: Evening) -> None:
    await that.click(GAME, BEN, "pause", "3600")
    await that.wait(1800 * SECOND)
    await that.click(GAME, BEN, "resume")
    assert (await now(that, GAME)).deadline == START + DAY + 1800 * SECOND
    await that.click(GAME, ADA, "extend")
    await that.seal_first(GAME, BEN)
    await that.idle()
    game = await now(that, GAME)
    assert (game.step > 1, game.began) == (True, that.clock.now())
    assert game.showed == (True, True), "what was sealed before counts"
    assert not any(isinstance(e, MoveMissed) for e in (await that.store.load(GAME)).events)


async def test_the_table_agrees_on_other_times_and_waits_for_who_is_away(that: Evening) -> None:
    relaxed = Times(Pace.RELAXED)
    await away(that, BEN)
    assert ((await now(that, GAME)).deadline or 0) > START + 5 * DAY - 24 * HOUR
    await that.click(GAME, ADA, "propose", *code(relaxed))
    await that.click(GAME, BEN, "agree", *code(relaxed))
    assert (await now(that, GAME)).times == relaxed
    await that.idle()
    assert any("relaxed" in body(screen) for screen in that.pigeon.in_channel(CHANNEL))


async def test_people_are_reminded_once_a_phase_has_begun_since(that: Evening) -> None:
    await that.wait(DAY // 2)
    await that.seal_first(GAME, BEN)
    for _ in range(8):
        await that.wait(3 * HOUR)
    people = (ADA, BEN)
    assert sum(len(reminders(that, person)) for person in people) >= 1


async def test_a_deadline_of_before_lapses_as_it_was_set(that: Evening) -> None:
    await that.lapse(GAME)
    missed = [e.seat for e in (await that.store.load(GAME)).events if isinstance(e, MoveMissed)]
    assert missed == [1]


async def test_a_lobby_of_before_begins(that: Evening) -> None:
    await that.click(LOBBY, ADA, "start")
    await that.idle()
    lobby = await now(that, LOBBY)
    assert (lobby.stage, lobby.began) == (Stage.PLAYING, that.clock.now())
