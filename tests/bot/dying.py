"""A process that forgets somebody, or looks after its store, and dies at a chosen statement."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import sqlite3
from collections.abc import Callable
from pathlib import Path

from bot.clock import HOUR
from bot.forgetting import Forgetting
from bot.upkeep import KEEP_DAYS, Upkeep
from data.log import UserId
from data.sqlite import SqliteStore
from tests.bot.evening import Evening
from tests.bot.fakes import START, ManualClock

LATER = START + (KEEP_DAYS + 1) * 24 * HOUR
"""When the games that are over now have been kept for long enough."""

# One clean process that has imported everything: each child is a fork of it, there in milliseconds.
_FORKS = multiprocessing.get_context("forkserver")
_FORKS.set_forkserver_preload(["tests.bot.dying"])


def killed(path: Path, user: UserId, statement: int, *, again: bool = False) -> bool:
    """Forget ``user`` in a process that dies as that statement begins; tell whether it came to it.

    ``again`` lets it only do what every start does: go on with it, and delete what is old.
    """
    process = _FORKS.Process(target=_run, args=(path, user, statement, again))
    process.start()
    process.join()
    assert process.exitcode in (0, -signal.SIGKILL)
    return process.exitcode != 0


def _run(path: Path, user: UserId, statement: int, again: bool) -> None:
    def die(number: int) -> None:
        if number == statement:
            os.kill(os.getpid(), signal.SIGKILL)

    asyncio.run(forget(path, user, die, again=again))


async def forget(
    path: Path, user: UserId, begun: Callable[[int], None], *, again: bool = False
) -> None:
    """Forget somebody; ``begun`` hears of each statement that begins to write, counted from 1."""
    store = await SqliteStore.open(path)
    count = 0

    def trace(_statement: str) -> None:
        nonlocal count
        count += 1
        begun(count)

    await store._writer._connection.run(sqlite3.Connection.set_trace_callback, trace)
    tables = Evening(5, store).house.tables
    forgetting = Forgetting(store, tables.forget)
    upkeep = Upkeep(store, forgetting, tables.drop, ManualClock(LATER), KEEP_DAYS)
    await (upkeep.turn() if again else forgetting.forget(user))
    await store._writer._connection.run(sqlite3.Connection.set_trace_callback, None)
    await store.close()
