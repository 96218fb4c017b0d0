"""The one writer of a database: whatever waits goes into one transaction (group commit)."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from data.database import Connection
from data.store import StoreUnavailable

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class _Outcome:
    """What came of one piece of work."""

    value: Any = None
    error: Exception | None = None


@dataclass(frozen=True, slots=True)
class _Job:
    """A piece of work and who waits for it."""

    work: Callable[[sqlite3.Connection], Any]
    waiter: asyncio.Future[Any]

    def settle(self, outcome: _Outcome) -> None:
        """Tell the one who waits, if still waiting."""
        if self.waiter.done():
            return
        if outcome.error is None:
            self.waiter.set_result(outcome.value)
        else:
            self.waiter.set_exception(outcome.error)


class Writer:
    """Owns the writing connection. Created inside a running loop, where its task starts."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._jobs: list[_Job] = []
        self._bell = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run(), name="store writer")

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Return what ``work`` returns, once that is durable, or raise what it raised.

        ``work`` runs on the connection's thread; raising undoes it and nothing else. Once handed
        in it is carried out, also when the caller is cancelled. ``StoreUnavailable`` when the
        database fails: then nothing of it stays.
        """
        if self._closing:
            raise StoreUnavailable("the store is closed")
        waiter: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.append(_Job(work, waiter))
        self._bell.set()
        return await waiter

    async def close(self) -> None:
        """Carry out what was handed in, then stop."""
        self._closing = True
        self._bell.set()
        await asyncio.wait([self._task])  # a cancelled one has ended, too

    async def _run(self) -> None:
        jobs: list[_Job] = []
        try:
            while self._jobs or not self._closing:
                await self._bell.wait()
                self._bell.clear()
                jobs, self._jobs = self._jobs, []
                if jobs:
                    await self._carry_out(jobs)
        finally:
            self._closing = True
            # Only where this task is cancelled does anybody still wait: nobody knows for what.
            for job in (*jobs, *self._jobs):
                job.waiter.cancel()

    async def _carry_out(self, jobs: Sequence[_Job]) -> None:
        try:
            outcomes = await self._connection.run(_transact, [job.work for job in jobs])
        except Exception as error:  # noqa: BLE001  it goes to all who wait; the writer lives on
            outcomes = [_Outcome(error=_to_tell(error)) for _ in jobs]
        for job, outcome in zip(jobs, outcomes, strict=True):
            job.settle(outcome)


def _transact(
    db: sqlite3.Connection, works: Sequence[Callable[[sqlite3.Connection], Any]]
) -> list[_Outcome]:
    """Do all works in one transaction; what fails by itself undoes only itself."""
    try:
        db.execute("BEGIN IMMEDIATE")
        outcomes = [_attempt(db, work) for work in works]
        db.execute("COMMIT")
    finally:
        if db.in_transaction:
            db.execute("ROLLBACK")
    return outcomes


def _attempt(db: sqlite3.Connection, work: Callable[[sqlite3.Connection], Any]) -> _Outcome:
    db.execute("SAVEPOINT work")
    try:
        outcome = _Outcome(work(db))
    except Exception as error:  # it goes to the one who waits for this work
        if failing(error) or not db.in_transaction:
            raise
        db.execute("ROLLBACK TO work")
        outcome = _Outcome(error=error)
    db.execute("RELEASE work")
    return outcome


def failing(error: Exception) -> bool:
    """Whether the database failed (disk full, I/O, locked, damaged), not the statement."""
    return isinstance(error, sqlite3.OperationalError) or type(error) is sqlite3.DatabaseError


def _to_tell(error: Exception) -> Exception:
    """Return the error for one of those who wait."""
    if not failing(error):
        return error
    told = StoreUnavailable(f"the database cannot be written: {error}")
    told.__cause__ = error
    return told
