"""The words of Indian Chief: melds, options, commands, events, scores and the View."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Literal

from engine.cards import Card, Rank, Suit
from engine.core import Command, Event, Seat


class Meld(StrEnum):
    """The seven melds, in the order of their number of cards."""

    THIEF = "thief"
    BEGGAR_MAN = "beggar_man"
    POOR_MAN = "poor_man"
    LAWYER = "lawyer"
    RICH_MAN = "rich_man"
    DOCTOR = "doctor"
    INDIAN_CHIEF = "indian_chief"


@dataclass(frozen=True, slots=True)
class Options:
    """How one table plays Indian Chief; the defaults are the classic rulebook."""

    game: Literal["indian_chief"] = "indian_chief"
    rulebook: Literal["classic"] = "classic"


# What a thief may wish for when sealing, and what it may steal.


@dataclass(frozen=True, slots=True)
class Want:
    """Any card of ``rank`` and ``suit``; ``None`` is any. The highest such card is meant."""

    rank: Rank | None
    suit: Suit | None


@dataclass(frozen=True, slots=True)
class Wish:
    """What a thief steals without being asked: the first want that lies there, else a draw."""

    wants: tuple[Want, ...]


@dataclass(frozen=True, slots=True)
class Target:
    """A place in a face-up meld: slot ``slot`` (0-based) of ``seat``'s meld of this round."""

    seat: Seat
    slot: int


# Scores.


class Reason(StrEnum):
    """Why a meld scored what it scored: a closed list, one sentence each."""

    THIEF = "thief"
    BEGGAR_MAN = "beggar_man"
    POOR_MAN = "poor_man"
    LAWYER = "lawyer"
    LAWYER_OFF = "lawyer_off"  # number: the total that is not 25
    RICH_MAN = "rich_man"
    DOCTOR = "doctor"
    DOCTOR_TWICE = "doctor_twice"  # two cards of one rank, which are in the part
    DOCTOR_NO_HEART = "doctor_no_heart"
    DOCTOR_NO_ACE = "doctor_no_ace"
    INDIAN_CHIEF = "indian_chief"


@dataclass(frozen=True, slots=True)
class Part:
    """One line of a score: ``cards`` earn ``points`` as ``name``.

    Names: ``value`` (a face value), ``match`` (cards of others that a Beggar Man matched),
    ``specialty`` (the Doctor's suit), a poker category (``full_house``), ``last_digit`` (the
    Chief's two cards), ``twice`` (the equal ranks that spoil a Doctor, 0 points).
    """

    name: str
    points: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Score:
    """Points of one meld and why; ``points`` is always the sum of its parts.

    ``number`` is the number that the reason speaks of (the Lawyer's total), else 0.
    """

    points: int
    reason: Reason
    parts: tuple[Part, ...] = ()
    number: int = 0


@dataclass(frozen=True, slots=True)
class Melded:
    """A meld on the table: ``slots`` in the order sealed, ``None`` where a steal left a gap."""

    meld: Meld
    slots: tuple[Card | None, ...]


@dataclass(frozen=True, slots=True)
class Steal:
    """One thief's turn as it came out: ``card`` taken from ``target``; both ``None`` is a draw."""

    thief: Seat
    target: Target | None
    card: Card | None


# Commands.


@dataclass(frozen=True, slots=True)
class SealMeld(Command):
    """Seal a meld in secret, or replace the one sealed before (rule 7)."""

    meld: Meld
    cards: tuple[Card, ...]
    wish: Wish | None = None


@dataclass(frozen=True, slots=True)
class PickSteal(Command):
    """As a thief, name the card to steal, or ``None`` to draw from the deck (rules 21-26)."""

    target: Target | None


# Events.


@dataclass(frozen=True, slots=True)
class GameStarted(Event):
    """A game of ``players`` began."""

    public: ClassVar[bool] = True
    players: int
    options: Options


@dataclass(frozen=True, slots=True)
class HandsDealt(Event):
    """Eight cards for each seat; round 1 begins."""

    hands: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class MeldSealed(Event):
    """A seat sealed a meld, or sealed anew."""

    seat: Seat
    meld: Meld
    cards: tuple[Card, ...]
    wish: Wish | None


@dataclass(frozen=True, slots=True)
class MeldsRevealed(Event):
    """All melds of the round and their scores, by seat.

    ``turns`` are the groups of thieves in the order in which they may steal; none in the last
    round (rules 21 and 27).
    """

    public: ClassVar[bool] = True
    round: int
    melds: tuple[Melded, ...]
    scores: tuple[Score, ...]
    turns: tuple[tuple[Seat, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class StealPicked(Event):
    """A thief named its target in secret, or named it anew."""

    thief: Seat
    target: Target | None


@dataclass(frozen=True, slots=True)
class PicksCollided(Event):
    """Thieves of one rank named the same card: the whole group picks again.

    ``picks`` are those that met, and no others: what the rest of the group named stays secret.
    """

    public: ClassVar[bool] = True
    picks: tuple[Steal, ...]


@dataclass(frozen=True, slots=True)
class StealsResolved(Event):
    """The turn of one group of thieves as it came out.

    ``steals`` are theirs by seat. ``collided``: their picks met again, so that nobody of the
    group stole (rule 22).
    """

    public: ClassVar[bool] = True
    steals: tuple[Steal, ...]
    collided: bool = False


@dataclass(frozen=True, slots=True)
class HandsRefilled(Event):
    """Hands are back at eight and the next round begins; ``draws`` by seat in the order dealt.

    ``reshuffled``: the supply ran out and the face-up melds were shuffled in (rule 3).
    """

    draws: tuple[tuple[Card, ...], ...]
    reshuffled: bool


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The last round is scored; several winners share the win (rule 11)."""

    public: ClassVar[bool] = True
    winners: tuple[Seat, ...]


# Views.


class Phase(StrEnum):
    """What a game of Indian Chief is waiting for."""

    MELD = "meld"
    STEAL = "steal"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a seat's score sheet."""

    round: int
    meld: Meld
    points: int


@dataclass(frozen=True, slots=True)
class Sealed:
    """The own sealed meld."""

    meld: Meld
    cards: tuple[Card, ...]
    wish: Wish | None


@dataclass(frozen=True, slots=True)
class View:
    """What one seat, or the channel (``seat is None``), may see; built field by field.

    Public: everything down to ``winners``. ``table`` and ``scores`` hold the face-up melds of
    this round from the reveal to the refill, else ``()``; ``last_table`` and ``last_scores`` the
    round before this one as it was revealed (before steals). ``sheet`` and ``totals`` by seat.
    ``sealed`` counts who has sealed. ``thieves`` are the seats of the group that may pick now,
    ``attempt`` 0 at their first picks; ``later`` are the groups whose turn is still to come and
    ``steals`` what the earlier ones of this round did, a draw included.
    ``open_melds`` are the melds each seat has not played yet, ``collisions`` the shown picks of
    the current group's last attempt. ``awaited`` counts the seats that the game waits for.

    Private, empty for the channel: ``hand`` (sorted by suit and rank; sealed cards stay in it
    until the reveal), ``own`` what this seat has sealed and nobody has seen yet, ``may_act``
    whether the game waits for this seat, ``picked`` whether this thief has named a target and
    ``pick`` which (``None`` is a draw).
    """

    seat: Seat | None
    options: Options
    players: int
    decks: int
    round: int
    rounds: int
    phase: Phase
    step: int
    dealer: Seat
    awaited: int
    sealed: int
    totals: tuple[int, ...]
    sheet: tuple[tuple[Row, ...], ...]
    open_melds: tuple[tuple[Meld, ...], ...]
    table: tuple[Melded, ...]
    scores: tuple[Score, ...]
    last_table: tuple[Melded, ...]
    last_scores: tuple[Score, ...]
    thieves: tuple[Seat, ...]
    attempt: int
    later: tuple[tuple[Seat, ...], ...]
    steals: tuple[Steal, ...]
    collisions: tuple[Steal, ...]
    winners: tuple[Seat, ...]
    hand: tuple[Card, ...] = ()
    own: Sealed | None = None
    may_act: bool = False
    picked: bool = False
    pick: Target | None = None
