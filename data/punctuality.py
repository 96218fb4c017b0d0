"""How many of their moves people made in time: the part of ``Store`` that counts them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from data.log import UserId


@dataclass(frozen=True, slots=True)
class Owed:
    """How many moves somebody owed on one day, and how many of these they did not make in time.

    ``day`` counts from the first of 1970, in UTC.
    """

    user: UserId
    day: int
    owed: int
    missed: int


@dataclass(frozen=True, slots=True)
class Share:
    """How many moves somebody owed lately, and how many of these they did not make in time."""

    owed: int = 0
    missed: int = 0

    @property
    def percent(self) -> int:
        """The share of moves made in time, rounded down; all of none."""
        return 100 if not self.owed else 100 * (self.owed - self.missed) // self.owed


class Punctuality(Protocol):
    """The part of ``Store`` for it; an append adds to the days (``Append.owed``)."""

    async def shares(self, users: tuple[UserId, ...]) -> dict[UserId, Share]:
        """Add up what people owed on all days that are kept; who owed nothing is missing."""

    async def owed_by(self, user: UserId) -> tuple[Owed, ...]:
        """Read all days of one person, oldest first."""

    async def drop_owed(self, before: int) -> None:
        """Delete all days before one."""
