"""Backups made by themselves while the bot runs: hourly and daily ones, so many of each kept.

A backup is named after its hour or its day, so that a restart makes none twice. What goes wrong is
logged as an error and tried again; the games never wait for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from glob import escape
from pathlib import Path
from typing import Final

import structlog

from bot.clock import HOUR, MINUTE, Clock
from bot.logs import traced
from data.backup import back_up
from data.files import PART
from data.store import StoreRefused

RETRY: Final = 10 * MINUTE
"""How long it rests after a backup failed."""

_log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Rota:
    """Backups of one kind: the last ``keep`` are kept; ``form`` names their hour or day."""

    kind: str
    form: str
    keep: int

    def name(self, database: Path, now: int) -> str:
        """Name the backup of this hour or day; names sort by time."""
        moment = datetime.fromtimestamp(now / 1_000, UTC)
        return f"{database.stem}.{self.kind}-{moment.strftime(self.form)}{database.suffix}"


def rotas(hourly: int, daily: int) -> tuple[Rota, ...]:
    """Return what is to be kept; a kind of which none is kept is not made."""
    both = Rota("hourly", "%Y-%m-%dT%HZ", hourly), Rota("daily", "%Y-%m-%d", daily)
    return tuple(rota for rota in both if rota.keep)


class Backups:
    """Makes and drops the backups of one database in a folder of their own.

    ``back_up`` copies a database to a path; it runs in a thread.
    """

    def __init__(
        self,
        database: Path,
        folder: Path,
        kept: Sequence[Rota],
        clock: Clock,
        back_up: Callable[[Path, Path], None] = back_up,
    ) -> None:
        self._database = database
        self._folder = folder
        self._kept = kept
        self._clock = clock
        self._back_up = back_up

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Back up until the block ends."""
        task = asyncio.create_task(self.run(), name="backups")
        try:
            yield
        finally:
            task.cancel()
            await asyncio.wait({task})

    async def run(self) -> None:
        """Back up until cancelled."""
        never, again = asyncio.Event(), 0
        while self._kept:
            now = self._clock.now()
            if not now < again <= now + HOUR:  # a clock that was set back is no reason to wait
                again = await self._turn(now)
            await self._clock.sleep(again, never)

    async def _turn(self, now: int) -> int:
        """Make what is missing for this hour and day; return when to look again."""
        try:
            await asyncio.to_thread(self._make_missing, now)
        except (StoreRefused, OSError) as error:
            _log.error("backup_failed", why=str(error))
        except Exception as error:  # noqa: BLE001  said loudly; the games go on
            _log.error("backup_failed", **traced(error))
        else:
            return now - now % HOUR + HOUR
        return now + RETRY

    def _make_missing(self, now: int) -> None:
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        for rota in self._kept:
            target = self._folder / rota.name(self._database, now)
            if not target.exists():
                self._make(rota, target)

    def _make(self, rota: Rota, target: Path) -> None:
        for part in self._files(rota, f".*{PART}*"):  # of a process that was killed
            part.unlink()
        self._back_up(self._database, target)
        self._drop(rota, target)
        _log.info("backed_up", file=str(target))

    def _drop(self, rota: Rota, newest: Path) -> None:
        """Drop the oldest beyond those that are kept, never the one just made."""
        older = sorted(set(self._files(rota, "")) - {newest}, reverse=True)
        for file in older[rota.keep - 1 :]:
            file.unlink()

    def _files(self, rota: Rota, ending: str) -> Iterable[Path]:
        stem, suffix = escape(self._database.stem), escape(self._database.suffix)
        return self._folder.glob(f"{stem}.{rota.kind}-*{suffix}{ending}")
