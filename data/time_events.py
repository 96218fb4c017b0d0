"""What people agree on about a table's time: its pace, pauses, vacations, nudges. All public."""

from __future__ import annotations

from dataclasses import dataclass

from data.events import TableEvent, Times, UserId


@dataclass(frozen=True, slots=True)
class TimesSet(TableEvent):
    """The host chose other times in the lobby, or the table agreed on them in mid-game."""

    times: Times


@dataclass(frozen=True, slots=True)
class TimesProposed(TableEvent):
    """The host asks everybody who plays for other times, in mid-game."""

    times: Times
    at: int


@dataclass(frozen=True, slots=True)
class TimesAnswered(TableEvent):
    """A player agreed to the times that the host proposed, or did not."""

    user: UserId
    agrees: bool


@dataclass(frozen=True, slots=True)
class TimesKept(TableEvent):
    """The times stay as they are: the host took a proposal back, or too many were against it."""

    taken_back: bool = False


@dataclass(frozen=True, slots=True)
class Paused(TableEvent):
    """A player let the table's clock stand from ``at`` on, until ``until`` at the latest."""

    user: UserId
    at: int
    until: int


@dataclass(frozen=True, slots=True)
class Resumed(TableEvent):
    """The pause is over: the time that was left at its beginning is left now."""

    at: int


@dataclass(frozen=True, slots=True)
class AwayBegan(TableEvent):
    """A player is away until ``until``: phases that wait for them are counted from then."""

    user: UserId
    at: int
    until: int


@dataclass(frozen=True, slots=True)
class AwayEnded(TableEvent):
    """A player who was away is back before the time that was said."""

    user: UserId
    at: int


@dataclass(frozen=True, slots=True)
class OneLeft(TableEvent):
    """Phase ``step`` waits for one player only, since ``at``; who that is is not public."""

    step: int
    at: int


@dataclass(frozen=True, slots=True)
class Nudged(TableEvent):
    """A player had those reminded, in private, whom phase ``step`` still waits for."""

    user: UserId
    step: int
    at: int
