"""A disk whose power is cut: what was not synced is lost, in any part, on sectors of 512 bytes.

SQLite writes through a layer of APSW's, which keeps what would be on the disk for certain and what
might be. ``Power.cut`` makes the files as a machine would find them that comes up again.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import apsw

SECTOR = 512
NAME = "power"


@dataclass
class _Disk:
    """One file: what is on the disk, and the changes since (a size is a truncation)."""

    synced: bytearray = field(default_factory=bytearray)
    pending: list[tuple[int, bytes] | int] = field(default_factory=list)

    def sync(self) -> None:
        for change in self.pending:
            _apply(self.synced, change)
        self.pending.clear()

    def after(self, chance: random.Random) -> bytes:
        """Return what is found after the cut: each sector of each change may have made it."""
        found = bytearray(self.synced)
        for change in self.pending:
            for part in _sectors(change):
                if chance.random() < 0.5:
                    _apply(found, part)
        return bytes(found)


def _apply(content: bytearray, change: tuple[int, bytes] | int) -> None:
    if isinstance(change, int):
        del content[change:]
        return
    offset, data = change
    content.extend(bytes(max(0, offset - len(content))))
    content[offset : offset + len(data)] = data


def _sectors(change: tuple[int, bytes] | int) -> Iterator[tuple[int, bytes] | int]:
    if isinstance(change, int):
        yield change
        return
    offset, data = change
    for start in range(0, len(data), SECTOR):
        yield offset + start, data[start : start + SECTOR]


class Power(apsw.VFS):
    """The machine's power: on for ``left`` more writes and syncs, ``None`` for ever.

    Then whoever writes does not notice, as nobody does: but none of it reaches the disk.
    """

    def __init__(self) -> None:
        super().__init__(NAME, "")
        self.left: int | None = None
        self._disks: dict[str, _Disk] = {}

    def xOpen(self, name: str | apsw.URIFilename | None, flags: list[int]) -> apsw.VFSFile:  # noqa: N802  SQLite's
        """Open a file; those without a name are nobody's loss."""
        if name is None:
            return super().xOpen(name, flags)
        path = name.filename() if isinstance(name, apsw.URIFilename) else name
        return _File(self, self._disks.setdefault(path, _Disk()), name, flags)

    def xDelete(self, filename: str, syncdir: bool) -> None:  # noqa: N802
        """Remove a file."""
        if self.use():
            self._disks.pop(filename, None)
        super().xDelete(filename, syncdir)

    @property
    def on(self) -> bool:
        """Whether there is power."""
        return self.left is None or self.left > 0

    def use(self) -> bool:
        """Tell whether there is power for one more change of the disk."""
        if self.left:
            self.left -= 1
        return self.on

    def cut(self, folder: Path, chance: random.Random) -> None:
        """Write the files, as they are found afterwards, into another folder."""
        for path, disk in self._disks.items():
            (folder / Path(path).name).write_bytes(disk.after(chance))


class _File(apsw.VFSFile):
    def __init__(
        self, power: Power, disk: _Disk, name: str | apsw.URIFilename, flags: list[int]
    ) -> None:
        super().__init__("", name, flags)
        self._power = power
        self._disk = disk

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802
        if self._power.use():
            self._disk.pending.append((offset, bytes(data)))
        super().xWrite(data, offset)

    def xTruncate(self, newsize: int) -> None:  # noqa: N802
        if self._power.use():
            self._disk.pending.append(newsize)
        super().xTruncate(newsize)

    def xSync(self, flags: int) -> None:  # noqa: N802
        if self._power.use():
            self._disk.sync()
        super().xSync(flags)


class Cursor:
    """What the store asks of a cursor of ``sqlite3``."""

    def __init__(self, cursor: apsw.Cursor, changed: int) -> None:
        self._rows = list(cursor)
        self.rowcount = changed

    def fetchone(self) -> Any:
        return self._rows[0] if self._rows else None

    def fetchall(self) -> list[Any]:
        return self._rows


class Connection:
    """What the store asks of a connection of ``sqlite3``, on a disk with this power."""

    def __init__(self, path: Path) -> None:
        self._db = apsw.Connection(str(path), vfs=NAME)
        # One connection has the file: its index of the log is in memory, where a cut leaves none.
        self._db.execute("PRAGMA locking_mode = EXCLUSIVE")

    @property
    def in_transaction(self) -> bool:
        return self._db.in_transaction

    def execute(self, statement: str, values: Sequence[Any] = ()) -> Cursor:
        cursor = self._db.execute(statement, values)
        return Cursor(cursor, self._db.changes())

    def executemany(self, statement: str, rows: Iterable[Sequence[Any]]) -> None:
        self._db.executemany(statement, rows)

    def close(self) -> None:
        self._db.close()

    def executescript(self, script: str) -> None:
        self._db.execute(script)
