"""Files beside the database: private to their owner, on the disk before they get their names."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

PRIVATE: Final = 0o600
BUSY_SECONDS: Final = 5.0
"""So long a statement waits for somebody else's lock (a backup, a shell) before it fails."""

PART: Final = ".part"
"""The ending of a file that is not finished."""

LOG: Final = "-wal"
INDEX: Final = "-shm"
"""The ending of what SQLite makes anew from the log whenever it is missing."""

_NEIGHBOURS: Final = (LOG, INDEX, "-journal")


def beside(path: Path, ending: str) -> Path:
    """Return the neighbour of ``path`` whose name is longer by ``ending``."""
    return path.with_name(path.name + ending)


def neighbours(path: Path) -> tuple[Path, ...]:
    """Return the files that SQLite may put beside a database."""
    return tuple(beside(path, ending) for ending in _NEIGHBOURS)


@contextmanager
def unfinished(target: Path) -> Iterator[Path]:
    """Give an empty private file in the folder of ``target``; what is not moved away is removed."""
    handle, name = tempfile.mkstemp(prefix=f"{target.name}.", suffix=PART, dir=target.parent)
    os.close(handle)
    part = Path(name)
    try:
        yield part
    finally:
        for file in (part, *neighbours(part)):
            with suppress(FileNotFoundError):
                file.unlink()


def put(part: Path, target: Path) -> None:
    """Give a finished file its name, in the place of whatever has it; both survive a power cut."""
    _sync(part)
    part.replace(target)
    sync_folder(target)


def sync_folder(path: Path) -> None:
    """Put the names in the folder of ``path`` on the disk."""
    _sync(path.parent)


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
