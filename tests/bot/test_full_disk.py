"""A full disk: nothing is acknowledged, all can be read, and all goes on once there is room."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.clock import BACKOFF
from bot.outcome import Refused, Said
from bot.paces import LENGTHS
from bot.present.sentences import why
from bot.tongue import say
from data.log import Pace, SeatLeft
from data.sqlite import SqliteStore
from data.store import StoreUnavailable
from tests.bot.discord.evening import evening as on_discord
from tests.bot.evening import ADA, BEN, CLEO, evening
from tests.data.full import full


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "chief.db"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open(path)
    yield store
    await store.close()


async def test_a_table_refuses_every_move_and_takes_it_afterwards(
    path: Path, store: SqliteStore
) -> None:
    async with evening(store=store) as that:
        table = await that.seated(ADA, BEN, CLEO)
        await that.idle()
        before = await store.load(table)
        with full(path):
            for _ in range(2):
                with pytest.raises(StoreUnavailable):
                    await that.seal_first(table, ADA)
            with pytest.raises(StoreUnavailable):
                await that.open(BEN)
            assert (await that.look(table, ADA)).seat == 0
            assert (await that.click(table, ADA, "hand")).scene.seat == 0
            assert await store.load(table) == before
        assert (await that.seal_first(table, ADA)).said is Said.SEALED
        assert (await store.load(table)).events[: len(before.events)] == before.events


async def test_the_keeper_acts_once_there_is_room(path: Path, store: SqliteStore) -> None:
    async with evening(store=store) as that:
        table = await that.seated(ADA, BEN, CLEO)
        await that.idle()
        before = await store.load(table)
        with full(path), capture_logs() as lines:
            await that.wait(LENGTHS[Pace.LIVE])
            await that.wait(BACKOFF)
            assert await store.load(table) == before
        assert [line for line in lines if line["log_level"] in {"warning", "error"}]
        for _ in range(3):  # the deadline, then what the table grants beside
            await that.wait(LENGTHS[Pace.LIVE])
        gone = [e for e in (await store.load(table)).events if isinstance(e, SeatLeft)]
        assert sorted(e.seat for e in gone) == [0, 1, 2]


async def test_the_teller_posts_nothing_twice(path: Path, store: SqliteStore) -> None:
    async with evening(store=store) as that:
        table = await that.open()
        posted = asyncio.Event()
        that.pigeon.fault = lambda verb: posted.set() if verb == "post" else None
        with full(path):
            await asyncio.wait_for(posted.wait(), 5)  # and it cannot record that
            for _ in range(4):
                await asyncio.sleep(0.01)
                await that.clock.advance(60_000)
            assert (await store.telling(table)).announced == 0
        for _ in range(4):
            await asyncio.sleep(0.01)
            await that.clock.advance(60_000)
        await that.idle()
        marks = Counter(message.mark.number for message in that.pigeon.messages.values())
        assert set(marks.values()) == {1}
        telling = await store.telling(table)
        assert telling.announced == telling.head


async def test_a_click_is_told_so_and_works_afterwards(path: Path, store: SqliteStore) -> None:
    async with on_discord("Ada", "Ben", store=store) as that:
        ada, ben = that.guests
        await ada.member.slash(that.channel, "chief start")
        await that.idle()
        lobby = that.live()
        with full(path):
            answer = await ben.press(lobby, "join")
            assert say(why(Refused.NOT_NOW)) in answer.text
            assert await store.tables_of(ben.id) == ()
        await ben.press(that.live(), "join")
        assert await store.tables_of(ben.id) == await store.tables_of(ada.id)
