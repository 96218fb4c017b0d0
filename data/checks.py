"""What must hold before a database is used: a local disk with room, a sound database of ours."""

from __future__ import annotations

import re
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from data.store import StoreRefused

APPLICATION: Final = int.from_bytes(b"CHTB")
"""Marks a file as ours; the first migration writes it."""

MEGABYTE: Final = 1_000_000

LEAST_FREE: Final = 64 * MEGABYTE
"""So many bytes must be free on the disk at a start: an evening's games fit in a tenth of it."""

NETWORKED: Final = frozenset(
    {
        *("afs", "beegfs", "ceph", "cifs", "coda", "davfs", "glusterfs", "gpfs", "lustre"),
        *("ncpfs", "nfs", "nfs4", "ocfs2", "smb3", "smbfs"),
        *("fuse.ceph", "fuse.cephfs", "fuse.davfs", "fuse.davfs2", "fuse.gcsfuse"),
        *("fuse.glusterfs", "fuse.goofys", "fuse.juicefs", "fuse.mfs", "fuse.nfs"),
        *("fuse.rclone", "fuse.s3fs", "fuse.smbnetfs", "fuse.sshfs"),
    }
)
"""File systems of other machines, as Linux names them: there SQLite's locks and log do not hold."""


def _mounts() -> str:
    try:
        return Path("/proc/self/mountinfo").read_text(encoding="utf-8", errors="surrogateescape")
    except OSError:
        return ""


def _free(folder: Path) -> int:
    return shutil.disk_usage(folder).free


@dataclass(frozen=True, slots=True)
class Machine:
    """What the checks ask of this machine.

    ``mounts`` gives the text of Linux's ``/proc/self/mountinfo``, nothing on other systems;
    ``free`` the bytes that we may still write on the disk of a folder.
    """

    mounts: Callable[[], str] = _mounts
    free: Callable[[Path], int] = _free


THIS_MACHINE: Final = Machine()


def require_local(path: Path, machine: Machine) -> None:
    """Refuse a place on a network file system; ``path`` is resolved and need not exist."""
    kind = _kind(path, machine.mounts())
    if kind in NETWORKED:
        raise StoreRefused(
            f"{path} lies on a network file system ({kind}), where games get lost:"
            " keep the database on a local disk."
        )


def _kind(path: Path, mounts: str) -> str:
    """Return the type of the file system that holds ``path``; of two in one place, the later."""
    places = {path, *path.parents}
    found, kind = -1, ""
    for line in mounts.splitlines():
        mount, _, source = line.partition(" - ")
        place = Path(_unescaped(mount.split(" ")[4]))
        if place in places and len(place.parts) >= found:
            found, kind = len(place.parts), source.split(" ")[0]
    return kind


def _unescaped(text: str) -> str:
    return re.sub(r"\\([0-7]{3})", lambda octal: chr(int(octal[1], 8)), text)


def require_room(path: Path, machine: Machine, needed: int = 0) -> None:
    """Refuse a disk on which less than ``LEAST_FREE`` would stay beside ``needed`` bytes."""
    free, least = machine.free(path.parent), LEAST_FREE + needed
    if free < least:
        raise StoreRefused(
            f"{path} has too little room: {free // MEGABYTE} MB are free on its disk,"
            f" {-(-least // MEGABYTE)} MB are needed."
        )


@contextmanager
def refusing(path: Path) -> Iterator[None]:
    """Raise ``StoreRefused`` for what SQLite or the disk says of the database at ``path``."""
    try:
        yield
    except (sqlite3.OperationalError, OSError) as error:
        raise StoreRefused(f"{path} cannot be used: {error}.") from error
    except sqlite3.DatabaseError as error:
        raise damaged(path, str(error)) from error


def identify(connection: sqlite3.Connection, path: Path, newest: int) -> int:
    """Return the version of a database of ours, 0 for an empty one; else refuse it.

    ``newest`` is the newest version that this program knows. Nothing is written.
    """
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (items,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if not (version or application or items):
        return 0
    if application != APPLICATION:
        raise foreign(path)
    if version > newest:
        raise StoreRefused(
            f"{path} was made by a newer version of this program"
            f" (database {version}, known up to {newest}): update the program."
        )
    return int(version)


def examine(connection: sqlite3.Connection, path: Path, newest: int) -> int:
    """Return the version as ``identify`` does, once the whole database was found to be sound."""
    version = identify(connection, path, newest)
    ((sound,), *_) = connection.execute("PRAGMA quick_check(1)").fetchall()
    if sound != "ok":
        raise damaged(path, sound)
    if connection.execute("PRAGMA foreign_key_check").fetchone():
        raise damaged(path, "rows refer to others that are missing")
    return version


def damaged(path: Path, detail: str) -> StoreRefused:
    """Say that a database is damaged, and what helps."""
    detail = " ".join(detail.split())
    return StoreRefused(f"{path} is damaged ({detail}) and was left as it is: restore a backup.")


def foreign(path: Path) -> StoreRefused:
    """Say that a file is no database of ours."""
    return StoreRefused(f"{path} is not a database of Chief's Table.")
