"""What happens at a night beside: who comes and goes, what hands bring, what guests choose."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from pydantic import NonNegativeInt, PositiveInt

from data.events import Chair, TableEvent, UserId


class Beyond(StrEnum):
    """What becomes of forfeits above a guest's own cap."""

    NOTHING = "nothing"
    DARES = "dares"  # something harmless from a list instead


@dataclass(frozen=True, slots=True)
class Terms:
    """What a guest of a night wants to become of the own forfeits; ``None`` for no cap."""

    water: bool = False  # only water
    per_hour: NonNegativeInt | None = None
    per_night: NonNegativeInt | None = None
    beyond: Beyond = Beyond.NOTHING
    skip: bool = False  # nothing at all, until switched off


@dataclass(frozen=True, slots=True)
class Share:
    """Forfeits of one player: a person, or (``user is None``) a computer."""

    user: UserId | None
    count: NonNegativeInt


@dataclass(frozen=True, slots=True)
class Gift:
    """What a winner (``None``: a computer) handed out; ``lapsed``: evenly, as nobody chose."""

    giver: UserId | None
    shares: tuple[Share, ...]
    lapsed: bool


@dataclass(frozen=True, slots=True)
class GuestWaits(TableEvent):
    """A person opted in to a night that has begun: dealt in with the next hand."""

    user: UserId


@dataclass(frozen=True, slots=True)
class GuestGone(TableEvent):
    """A person who waited for the next hand of a night left again."""

    user: UserId


@dataclass(frozen=True, slots=True)
class HandSettled(TableEvent):
    """A hand of a night is over, forfeits and all; ``commitment`` binds the deal of the next one.

    ``shares`` are what bids cost, ``gifts`` what the winners handed out. ``idle`` are the people
    who were asked in this hand and never acted themselves.
    """

    hand: PositiveInt
    shares: tuple[Share, ...]
    gifts: tuple[Gift, ...]
    idle: tuple[UserId, ...]
    commitment: str
    at: int


@dataclass(frozen=True, slots=True)
class HandSeated(TableEvent):
    """Who plays the next hand of a night, in the order of bidding; the last one deals.

    Every chair brings a new join id. Whoever left or did not act is no longer among them.
    """

    hand: PositiveInt
    chairs: tuple[Chair, ...]
    at: int


@dataclass(frozen=True, slots=True)
class ComputersWanted(TableEvent):
    """The host wants so many computers among the players from the next hand of a night on."""

    count: NonNegativeInt


@dataclass(frozen=True, slots=True)
class NightWaits(TableEvent):
    """Too few are there for another hand: the night waits for more (rule 70)."""

    at: int


class Why(StrEnum):
    """Why a night ended by itself."""

    TIME = "time"  # its hours are over
    FEW = "few"  # too few were there for too long
    QUIET = "quiet"  # nobody acted any more


@dataclass(frozen=True, slots=True)
class NightEnded(TableEvent):
    """A night ended by itself; ``TableClosed`` follows."""

    why: Why


@dataclass(frozen=True, slots=True)
class TermsChosen(TableEvent):
    """A guest of a night chose what becomes of the own forfeits: nobody else's business."""

    public: ClassVar[bool] = False
    user: UserId
    terms: Terms


@dataclass(frozen=True, slots=True)
class ForfeitsSkipped(TableEvent):
    """A guest skipped what a hand brought: nobody else's business."""

    public: ClassVar[bool] = False
    user: UserId
    hand: PositiveInt
