"""The words of Indian poker: bids, standing orders, commands and events."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from engine.cards import Card
from engine.core import Command, Event, Seat
from engine.indian_poker.options import AnyOptions


class Bid(StrEnum):
    """What a player may say: in or out at the first turn, keep or out at later ones."""

    IN = "in"
    KEEP = "keep"
    OUT = "out"


class When(StrEnum):
    """What a standing order waits for (rule 69)."""

    NEVER = "never"  # in to the end
    NEXT = "next"  # out at my next turn
    FEWER = "fewer"  # out if fewer than ``number`` players stay in
    MORE = "more"  # out if more than ``number`` players stay in
    GONE = "gone"  # out as soon as seat ``number`` goes out


@dataclass(frozen=True, slots=True)
class Order:
    """A player's standing order for this hand: bid in (or keep) at each turn until ``when``.

    The order speaks when it is the player's turn. Those who stay in are all who are not out, the
    player too, whether they have bid yet or not. ``number`` is that of ``when``, 0 where it has
    none.
    """

    when: When
    number: int = 0


@dataclass(frozen=True, slots=True)
class MakeBid(Command):
    """Bid when it is the seat's turn or, with simultaneous bids, in secret (may be changed).

    ``IN`` at a later turn means ``KEEP``.
    """

    bid: Bid


@dataclass(frozen=True, slots=True)
class GiveOrder(Command):
    """Lay down a standing order for this hand, another one, or (``None``) none any more."""

    order: Order | None


@dataclass(frozen=True, slots=True)
class HandOut(Command):
    """Hand out the forfeits of a hand won in a night: ``shares`` by seat, none for the own one."""

    shares: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class HandOutEvenly(Command):
    """Hand them out evenly, since nobody chooses: the seat is a computer's, or its person left."""


@dataclass(frozen=True, slots=True)
class MatchStarted(Event):
    """A match of ``players`` began or, in a night, its next hand with these players."""

    public: ClassVar[bool] = True
    players: int
    options: AnyOptions


@dataclass(frozen=True, slots=True)
class CardsDealt(Event):
    """Hand ``hand`` (from 1) began: one card for each seat, in the order of seats.

    ``fresh``: from all 52 cards, not from what was left of them (house rule 68).
    """

    hand: int
    dealer: Seat
    cards: tuple[Card, ...]
    fresh: bool = True


@dataclass(frozen=True, slots=True)
class OrderGiven(Event):
    """A seat laid down a standing order, or took it back."""

    seat: Seat
    order: Order | None


@dataclass(frozen=True, slots=True)
class BidMade(Event):
    """A seat bid in its turn; ``lapsed`` as its time was over.

    Whether it bid by a standing order is nobody else's business, so this does not tell.
    """

    public: ClassVar[bool] = True
    seat: Seat
    bid: Bid
    lapsed: bool = False


@dataclass(frozen=True, slots=True)
class BidSealed(Event):
    """A seat bid in secret, or anew (simultaneous bids): ``IN`` or ``OUT``."""

    seat: Seat
    bid: Bid


@dataclass(frozen=True, slots=True)
class HandRevealed(Event):
    """A hand is over: every card, who stayed in, who won, and the points, by seat.

    ``winners`` is empty where everybody was out (simultaneous bids only).
    """

    public: ClassVar[bool] = True
    hand: int
    dealer: Seat
    cards: tuple[Card, ...]
    stayed: tuple[bool, ...]
    winners: tuple[Seat, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class HandedOut(Event):
    """A winner handed out forfeits, ``shares`` by seat; ``lapsed``: evenly, as nobody chose."""

    public: ClassVar[bool] = True
    seat: Seat
    shares: tuple[int, ...]
    lapsed: bool = False


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """The last hand is scored; several winners share the win. A night has no such event."""

    public: ClassVar[bool] = True
    winners: tuple[Seat, ...]
