"""What time and absence do to a table: grace, taken seats, outages, moves, expiry. All public."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from data.events import Place, TableEvent, UserId
from engine.core import Seat


class Stranding(StrEnum):
    """Why a table cannot be told in its channel, so that its clock stands still."""

    CHANNEL = "channel"  # the channel or thread is gone
    SERVER = "server"  # the bot is no longer a member, or the server is gone
    PERMISSION = "permission"  # the bot lacks one there
    ARCHIVED = "archived"  # the thread is archived or locked, and the bot may not open it


@dataclass(frozen=True, slots=True)
class GraceBegan(TableEvent):
    """The deadline of phase ``step`` has passed: those named have until ``at``, then the policy."""

    step: int
    seats: tuple[Seat, ...]
    at: int


@dataclass(frozen=True, slots=True)
class DeadlineExtended(TableEvent):
    """The host gave phase ``step`` more time, until ``at``.

    ``by`` is the seat whose own night or absence made that later.
    """

    step: int
    at: int
    by: Seat | None = None


@dataclass(frozen=True, slots=True)
class OutageCredited(TableEvent):
    """The bot was away between two moments: every deadline of the table moves by so much.

    Where the machine's clock was set back, ``until`` is the earlier one: a deadline moves with it.
    """

    since: int
    until: int


@dataclass(frozen=True, slots=True)
class PlayerBarred(TableEvent):
    """The host took a person off the table for good: no seat here any more."""

    user: UserId


@dataclass(frozen=True, slots=True)
class TableMoved(TableEvent):
    """The table is told in another channel: the host moved it or, saying ``why``, the bot did."""

    place: Place
    why: Stranding | None = None


@dataclass(frozen=True, slots=True)
class ExpirySet(TableEvent):
    """Something happened: if nothing more does, the table closes at ``at``, ``None`` for never."""

    at: int | None


@dataclass(frozen=True, slots=True)
class ExpiryWarned(TableEvent):
    """Everybody was warned that the table closes at ``at``."""

    at: int


@dataclass(frozen=True, slots=True)
class Stranded(TableEvent):
    """The table cannot be told: its clock stands from ``at`` on. ``detail`` names a permission."""

    why: Stranding
    detail: str
    at: int


@dataclass(frozen=True, slots=True)
class Unstranded(TableEvent):
    """The table can be told again: its deadline moves by the time that it stood."""

    at: int
