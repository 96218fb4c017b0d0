"""A real ``bot run`` against the stand-in, which can be killed and started again."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from subprocess import DEVNULL, PIPE, Popen
from sys import executable
from typing import Self

from tests.wire.client import ROOT, Wire
from tests.wire.server import TOKEN

START_SECONDS = 120.0
COMMAND = (executable, "-m", "bot", "run")


class BotEnded(Exception):
    """The bot ended when it should have run; the message holds the end of its log."""


class Nursery:
    """A process that has the program loaded and forks a bot at a time from itself."""

    def __init__(self, process: Popen[str]) -> None:
        self._process = process

    @classmethod
    @contextmanager
    def open(cls) -> Iterator[Self]:
        """Load the program; the process ends with the block."""
        command = (executable, "-m", "tests.wire.nursery")
        with Popen(command, stdin=PIPE, stdout=PIPE, cwd=ROOT, text=True) as process:  # noqa: S603
            assert process.stdin is not None
            try:
                yield cls(process)
            finally:
                process.stdin.close()

    def start(self, home: Path, log: Path, environment: Mapping[str, str]) -> int:
        """Fork a bot; return its process id."""
        assert self._process.stdin is not None
        order = {"home": str(home), "log": str(log), "environment": environment}
        print(json.dumps(order), file=self._process.stdin, flush=True)
        return self.number()

    def number(self) -> int:
        """Wait for the next number: a process id, then that process's exit code."""
        assert self._process.stdout is not None
        return int(self._process.stdout.readline())


class Bot:
    """The bot of one database, in one process after another; ``log`` holds what they all wrote.

    It is started warm, by a nursery, or cold: by a new interpreter.
    """

    def __init__(self, wire: Wire, home: Path, nursery: Nursery, **settings: str) -> None:
        self._wire = wire
        self._settings = settings
        self._home = home
        self._nursery = nursery
        self._pid: int | None = None
        self._ended: asyncio.Task[int]
        self.database = home / "chief.sqlite3"
        self.log = home / "bot.log"

    @classmethod
    @asynccontextmanager
    async def running(
        cls, wire: Wire, home: Path, nursery: Nursery, *, cold: bool = False, **settings: str
    ) -> AsyncIterator[Self]:
        """Start it with more ``settings``, and kill it at the end of the block."""
        bot = cls(wire, home, nursery, **settings)
        try:
            await bot.start(cold=cold)
            yield bot
        finally:
            await bot.kill()

    async def start(self, *, cold: bool = False) -> None:
        """Start a process; return when it has identified, so that it gets every click."""
        readies = (await self._wire.state()).readies
        await asyncio.to_thread(self._start_cold if cold else self._start_warm)
        ready = asyncio.create_task(self._wire.ready(readies + 1, START_SECONDS))
        self._ended = asyncio.create_task(asyncio.to_thread(self._wait))
        await asyncio.wait((ready, self._ended), return_when=asyncio.FIRST_COMPLETED)
        if not ready.done():
            ready.cancel()
            raise BotEnded(self.log.read_text()[-2000:])
        await ready

    def _start_warm(self) -> None:
        self._pid = self._nursery.start(self._home, self.log, self.environment())
        self._wait = self._nursery.number

    def _start_cold(self) -> None:
        with self.log.open("ab") as log:
            process = Popen(  # noqa: S603  our own command
                COMMAND,
                cwd=self._home,
                env=self.environment(),
                stdin=DEVNULL,
                stdout=log,
                stderr=log,
            )
        self._pid, self._wait = process.pid, process.wait

    async def kill(self) -> None:
        """``kill -9``; nothing when none is running."""
        await self._signal(signal.SIGKILL)

    async def stop(self) -> int | None:
        """Ask it to end, as a service manager does; return its exit code."""
        return await self._signal(signal.SIGTERM)

    async def _signal(self, number: int) -> int | None:
        if self._pid is None:
            return None
        if not self._ended.done():
            os.kill(self._pid, number)
        self._pid = None
        return await self._ended

    def environment(self) -> dict[str, str]:
        """Return all that ``COMMAND`` needs."""
        return {
            "PATH": os.environ["PATH"],
            "PYTHONPATH": str(ROOT),
            "DISCORD_TOKEN": TOKEN,
            "DISCORD_API_URL": self._wire.api_url,
            "DISCORD_GATEWAY_URL": self._wire.gateway_url,
            "DATABASE": str(self.database),
            **self._settings,
        }
