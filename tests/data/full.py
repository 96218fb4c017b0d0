"""A disk that takes no more, for real: the kernel refuses to let the database's log grow."""

from __future__ import annotations

import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def full(database: Path) -> Iterator[None]:
    """Let no file of this process grow beyond the log as it is: every transaction fails.

    Reading goes on, as it does on a full disk.
    """
    log = database.with_name(f"{database.name}-wal").stat().st_size
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (log + 100, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
