"""Two clicks at once advance exactly once, in every order of their reads and writes.

One ``Tables`` serialises them by its lock; two of them over one store (two processes) meet in
the store, where the loser loads again and decides anew.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from bot.click import Click
from bot.outcome import Outcome, Refusal, Refused
from bot.present.indian_chief.scene import played
from bot.servers import Servers
from bot.tables import Tables
from data.log import LogEvent, OptionsChanged, PlayBegan, Stage, TableId
from data.memory import MemoryStore
from data.sqlite import SqliteStore
from data.store import Person, Store
from engine.indian_chief.model import GameStarted, HandsRefilled, MeldSealed, MeldsRevealed
from engine.indian_chief.options import Options
from tests.bot.evening import ADA, BEN, CHANNEL, CLEO, DAN, Evening
from tests.bot.fakes import seeded

ORDERS = list(product((0, 1), repeat=5))
"""Whose turn it is at each of the first reads and writes, after which all run free."""


class Turnstile:
    """Lets the reads and writes of two clicks through in a given order."""

    def __init__(self, order: tuple[int, ...]) -> None:
        self._order = list(order)
        self._moved = asyncio.Condition()

    async def through(self, who: int) -> None:
        """Wait for the turn of ``who``; one who is blocked elsewhere is passed over."""
        async with self._moved:
            while self._order and self._order[0] != who:
                try:
                    await asyncio.wait_for(self._moved.wait(), 0.005)
                except TimeoutError:
                    del self._order[:1]
            del self._order[:1]
            self._moved.notify_all()


class Ordered:
    """A store whose ``load`` and ``append`` wait for the turn of the click that calls them."""

    def __init__(self, store: Store, turnstile: Turnstile) -> None:
        self._store = store
        self._turnstile = turnstile

    def __getattr__(self, name: str) -> Any:
        real = getattr(self._store, name)
        if name not in ("load", "append"):
            return real

        async def in_turn(*args: object) -> object:
            task = asyncio.current_task()
            who = int(task.get_name()) if task and task.get_name() in ("0", "1") else None
            if who is not None:
                await self._turnstile.through(who)
            return await real(*args)

        return in_turn


@asynccontextmanager
async def _memory(_path: Path) -> AsyncIterator[Store]:
    yield MemoryStore()


@asynccontextmanager
async def _sqlite(path: Path) -> AsyncIterator[Store]:
    store = await SqliteStore.open(path / "races.sqlite")
    try:
        yield store
    finally:
        await store.close()


def _tables(store: Store, that: Evening, seed: int) -> Tables:
    return Tables(store, Servers(store), that.clock, seeded(seed), lambda _table: None)


async def _both(
    that: Evening, order: tuple[int, ...], clicks: list[tuple[Person, Click]], *, apart: bool
) -> list[Outcome | BaseException]:
    store: Store = Ordered(that.store, Turnstile(order))
    one = _tables(store, that, 5)
    two = _tables(store, that, 6) if apart else one
    tasks = [
        asyncio.create_task(tables.play(TABLE, person, click), name=str(who))
        for who, (tables, (person, click)) in enumerate(zip((one, two), clicks, strict=True))
    ]
    return await asyncio.gather(*tasks, return_exceptions=True)


TABLE: TableId = 1

Prepare = Callable[[Evening], Awaitable[list[tuple[Person, Click]]]]
Check = Callable[[Evening, list[Outcome | BaseException]], Awaitable[None]]


async def _last_seat(that: Evening) -> list[tuple[Person, Click]]:
    await that.seated(ADA, BEN, seats=3)
    return [
        (CLEO, Click("join", 0, interaction=91, channel=CHANNEL)),
        (DAN, Click("join", 0, interaction=92, channel=CHANNEL)),
    ]


async def _one_sits(that: Evening, came: list[Outcome | BaseException]) -> None:
    refused = [error for error in came if isinstance(error, Refusal)]
    assert [error.code for error in refused] in ([Refused.FULL], [Refused.BEGUN])
    table = (await that.look(TABLE)).table
    assert (len(table.chairs), table.stage) == (3, Stage.PLAYING)
    assert await _count(that, PlayBegan) == 1


async def _last_seals(that: Evening) -> list[tuple[Person, Click]]:
    await that.seated(ADA, BEN)
    return [await _sealing(that, ADA, 91), await _sealing(that, BEN, 92)]


async def _one_reveal(that: Evening, came: list[Outcome | BaseException]) -> None:
    assert all(isinstance(outcome, Outcome) for outcome in came)
    assert await _count(that, MeldSealed) == 2
    assert await _count(that, MeldsRevealed) == 1
    assert await _count(that, HandsRefilled) == 1


async def _double_press(that: Evening) -> list[tuple[Person, Click]]:
    await that.seated(ADA, BEN)
    await that.seal_first(TABLE, BEN)
    press = await _sealing(that, ADA, 91)
    return [press, (ADA, replace(press[1], interaction=92))]


async def _one_advance(that: Evening, came: list[Outcome | BaseException]) -> None:
    assert sum(isinstance(outcome, Outcome) for outcome in came) == 1
    assert [error.code for error in came if isinstance(error, Refusal)] == [Refused.STALE]
    assert await _count(that, MeldsRevealed) == 1


async def _same_click_twice(that: Evening) -> list[tuple[Person, Click]]:
    await that.seated(ADA, BEN)
    press = await _sealing(that, ADA, 91)
    return [press, press]


async def _recorded_once(that: Evening, came: list[Outcome | BaseException]) -> None:
    assert all(isinstance(outcome, Outcome) for outcome in came)
    assert await _count(that, MeldSealed) == 1


async def _set_and_start(that: Evening) -> list[tuple[Person, Click]]:
    await that.seated(ADA, BEN, seats=3)
    return [
        (ADA, _choosing(91)),
        (ADA, Click("start", 0, interaction=92, channel=CHANNEL)),
    ]


async def _set_and_join(that: Evening) -> list[tuple[Person, Click]]:
    """The last free seat is taken, and that begins the game."""
    await that.seated(ADA, BEN, seats=3)
    return [
        (ADA, _choosing(91)),
        (CLEO, Click("join", 0, interaction=92, channel=CHANNEL)),
    ]


async def _played_as_chosen(that: Evening, came: list[Outcome | BaseException]) -> None:
    """Either the rules were chosen before the game began, or it was too late and that was said."""
    chosen, begun = came
    assert isinstance(begun, Outcome)
    in_time = isinstance(chosen, Outcome)
    assert in_time or (isinstance(chosen, Refusal) and chosen.code is Refused.BEGUN)
    options = Options(rulebook="modern" if in_time else "classic")
    events = (await that.store.load(TABLE)).events
    assert [e.options for e in events if isinstance(e, GameStarted)] == [options]
    assert (await that.look(TABLE)).table.options == options
    assert await _count(that, OptionsChanged) == in_time


async def _set_twice(that: Evening) -> list[tuple[Person, Click]]:
    await that.seated(ADA, BEN, seats=3)
    return [(ADA, _choosing(91)), (ADA, replace(_choosing(92), args=("triple",), values=("on",)))]


async def _both_chosen(that: Evening, came: list[Outcome | BaseException]) -> None:
    assert all(isinstance(outcome, Outcome) for outcome in came)
    assert (await that.look(TABLE)).table.options == Options(rulebook="modern", triple=True)


def _choosing(interaction: int) -> Click:
    return Click("set", 0, ("rulebook",), ("modern",), interaction, CHANNEL)


async def _sealing(that: Evening, person: Person, interaction: int) -> tuple[Person, Click]:
    scene = await that.look(TABLE, person)
    cards = " ".join(card.face for card in played(scene).hand[:2])
    step = scene.table.step
    return person, Click(
        "seal", step, ("beggar_man", cards, ""), interaction=interaction, channel=CHANNEL
    )


async def _count(that: Evening, kind: type[LogEvent]) -> int:
    return sum(isinstance(event, kind) for event in (await that.store.load(TABLE)).events)


@pytest.mark.parametrize("apart", [False, True], ids=["one process", "two processes"])
@pytest.mark.parametrize("make", [_memory, _sqlite], ids=["memory", "sqlite"])
@pytest.mark.parametrize(
    ("prepare", "check"),
    [
        (_last_seat, _one_sits),
        (_last_seals, _one_reveal),
        (_double_press, _one_advance),
        (_same_click_twice, _recorded_once),
        (_set_and_start, _played_as_chosen),
        (_set_and_join, _played_as_chosen),
        (_set_twice, _both_chosen),
    ],
    ids=[
        *("last join", "last seal", "double press", "duplicate dispatch"),
        *("set and start", "set and join", "set twice"),
    ],
)
async def test_two_clicks_at_once_advance_once(
    tmp_path: Path, make: Callable[[Path], Any], prepare: Prepare, check: Check, apart: bool
) -> None:
    orders = ORDERS if make is _memory else ORDERS[::9]
    for n, order in enumerate(orders):
        folder = tmp_path / str(n)
        folder.mkdir()
        async with make(folder) as store:
            that = Evening(store=store)
            clicks = await prepare(that)
            await check(that, await _both(that, order, clicks, apart=apart))
