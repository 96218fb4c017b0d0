"""The claim to a database: one process at a time, on a local disk with room."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from data.checks import THIS_MACHINE, Machine, refusing, require_local, require_room
from data.files import INDEX, PRIVATE, beside, neighbours, sync_folder
from data.store import StoreRefused

_RESTORING: Final = ".restoring-"
_BEFORE: Final = ".before-restore-"


@contextmanager
def claimed(path: Path, machine: Machine = THIS_MACHINE) -> Iterator[Path]:
    """Hold the database for this process, on its real path; ``StoreRefused`` if another does.

    It need not exist. The lock file stays; the lock is the kernel's and ends with the process,
    killed or not. A restore that was broken off is carried out before anybody looks.
    """
    path = path.expanduser().resolve()
    require_local(path, machine)
    with refusing(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = os.open(lock_of(path), os.O_RDWR | os.O_CREAT, PRIVATE)
    try:
        _lock(lock, path)
        require_room(path, machine)
        finish_restore(path)
        yield path
    finally:
        os.close(lock)


def lock_of(path: Path) -> Path:
    """Name the file whose lock is the claim to a database."""
    return beside(path.expanduser().resolve(), ".lock")


def _lock(lock: int, path: Path) -> None:
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise StoreRefused(f"{path} is in use by another process: stop that one first.") from None
    except OSError as error:
        raise StoreRefused(f"{path} cannot be used: {error.strerror}.") from error


def staged(path: Path, stamp: str) -> Path:
    """Name the checked copy of a backup that is to become the database: from then on it will."""
    return beside(path, f"{_RESTORING}{stamp}")


def kept_aside(path: Path, stamp: str) -> Path:
    """Name what was the database before the restore of that moment."""
    return beside(path, f"{_BEFORE}{stamp}")


def finish_restore(path: Path) -> None:
    """Move what is there aside, log and all, and what was staged into its place.

    Broken off anywhere it goes on with the same names, so that no log ever lies beside another
    database than its own.
    """
    with refusing(path):
        for new in sorted(path.parent.iterdir()):
            if new.name.startswith(f"{path.name}{_RESTORING}"):
                aside = kept_aside(path, new.name.removeprefix(f"{path.name}{_RESTORING}"))
                _move(path, aside)
                new.replace(path)
                sync_folder(path)


def _move(path: Path, aside: Path) -> None:
    for old, kept in zip((path, *neighbours(path)), (aside, *neighbours(aside)), strict=True):
        if old.exists() and old.stat().st_size and not old.name.endswith(INDEX):
            old.rename(kept)
        old.unlink(missing_ok=True)
    sync_folder(path)
