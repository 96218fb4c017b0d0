"""What a process needs to open a database and to be ready for clicks.

``python -m benchmarks.started DATABASE`` prints seconds of a processor and bytes as JSON.
"""

from __future__ import annotations

import asyncio
import json
import sys
from dataclasses import asdict, dataclass
from pathlib import Path
from time import process_time

from bot.clock import WallClock
from bot.house import House
from data.sqlite import SqliteStore
from engine.catalog import warm
from tests.bot.fakes import Pigeon


@dataclass(frozen=True, slots=True)
class Started:
    """Seconds to open and check the file, to be ready then, and bytes in memory after that."""

    opening: float
    starting: float
    memory: int


async def start(database: Path) -> Started:
    """Open a database, let all loops look what is due, and stop."""
    warm()  # its tables, which are the same whatever is stored
    begun = process_time()
    store = await SqliteStore.open(database)
    opened = process_time()
    house = House(store, WallClock(), Pigeon())
    try:
        house.start()
        house.found()
        await house.idle()
        return Started(opened - begun, process_time() - opened, _memory())
    finally:
        await house.stop()
        await store.close()


def _memory() -> int:
    """Return the bytes that this process holds in memory (Linux)."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * 4096


if __name__ == "__main__":
    print(json.dumps(asdict(asyncio.run(start(Path(sys.argv[1]))))))  # noqa: T201  its protocol
