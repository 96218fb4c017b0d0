"""What was worked out last for the tables that were looked at last."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from data.log import TableId

KEPT: Final = 100
"""So many tables are kept; a table at which something happens is hardly among the others."""

T = TypeVar("T")


class Recent(Generic[T]):
    """A value for each of the last ``KEPT`` tables; it may be gone, and only saves time.

    It holds for one edition of the table's log.
    """

    def __init__(self) -> None:
        self._kept: dict[TableId, tuple[int, T]] = {}

    def get(self, table: TableId, edition: int = 0) -> T | None:
        """Return what was kept for a table, if it still is, of this edition."""
        kept, value = self._kept.get(table, (None, None))
        return value if kept == edition else None

    def keep(self, table: TableId, value: T, edition: int = 0) -> T:
        """Keep and return a value; whichever table was kept longest ago makes room."""
        self._kept.pop(table, None)
        self._kept[table] = edition, value
        while len(self._kept) > KEPT:
            del self._kept[next(iter(self._kept))]
        return value
