"""Seasons of leaderboards: quarters of the calendar, in UTC."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

_WRITTEN: Final = re.compile(r"(2[0-9]{3})_([1-4])")
_MONTHS: Final = 3


@dataclass(frozen=True, slots=True, order=True)
class Season:
    """One quarter, counted from 1; written ``"2026_4"``, as a control may hold it."""

    year: int
    quarter: int

    def __str__(self) -> str:
        return f"{self.year}_{self.quarter}"

    @property
    def since(self) -> int:
        """Its first moment, in UTC milliseconds."""
        month = _MONTHS * (self.quarter - 1) + 1
        return round(datetime(self.year, month, 1, tzinfo=UTC).timestamp() * 1000)

    @property
    def until(self) -> int:
        """The first moment after it."""
        return self.after.since

    @property
    def after(self) -> Season:
        """The next one."""
        return Season(self.year + self.quarter // 4, self.quarter % 4 + 1)

    @property
    def before(self) -> Season:
        """The one before it."""
        return Season(self.year - (self.quarter == 1), (self.quarter + 2) % 4 + 1)


def season_of(at: int) -> Season:
    """Return the season of a moment, which is in UTC milliseconds."""
    day = datetime.fromtimestamp(at / 1000, tz=UTC)
    return Season(day.year, (day.month - 1) // _MONTHS + 1)


def read_season(text: str) -> Season | None:
    """Read a season as it is written; ``None`` for what is none."""
    found = _WRITTEN.fullmatch(text)
    return None if found is None else Season(int(found[1]), int(found[2]))
