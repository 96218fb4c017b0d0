"""The words of Indian Chief: melds, scores, commands and events."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from engine.cards import Card, Rank, Suit
from engine.core import Command, Event, Seat
from engine.indian_chief.options import Options


class Meld(StrEnum):
    """The seven melds, in the order of their number of cards."""

    THIEF = "thief"
    BEGGAR_MAN = "beggar_man"
    POOR_MAN = "poor_man"
    LAWYER = "lawyer"
    RICH_MAN = "rich_man"
    DOCTOR = "doctor"
    INDIAN_CHIEF = "indian_chief"

    __hash__ = str.__hash__  # an enumeration's own is written in Python and slow


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
    """A place in a face-up meld: slot ``slot`` (0-based) of ``seat``'s meld of this round.

    In a solo game also of an earlier ``round``; 0 is this one.
    """

    seat: Seat
    slot: int
    round: int = 0


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
    ``specialty`` (the Doctor's suit), a hand of the rulebook's Chief (``full_house``; ``nothing``
    where it has no hand), ``last_digit`` (the classic Chief's two cards), ``council`` (the cards
    of the modern Tribal Council that score), ``twice`` (the equal ranks that spoil a Doctor, 0
    points). Cards that were jokers stand as what they were declared.
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
    """A meld on the table: ``slots`` in the order sealed, ``None`` where a steal left a gap.

    ``declared`` holds, slot by slot, what a joker counts as, and ``None`` for every other card;
    it is empty where there is no joker. ``aside`` are the slots of an Indian Chief's smaller part
    (the last-digit pair, the Tribal Council) where the player chose them. ``column`` counts from 1.
    """

    meld: Meld
    slots: tuple[Card | None, ...]
    column: int = 1
    declared: tuple[Card | None, ...] = ()
    aside: tuple[int, ...] = ()

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that lie there, in order; a joker as itself."""
        return tuple(card for card in self.slots if card is not None)

    @property
    def faces(self) -> tuple[Card, ...]:
        """The cards that lie there as they count: a joker as what it was declared."""
        if not self.declared:
            return self.cards
        pairs = zip(self.declared, self.slots, strict=True)
        return tuple(declared or card for declared, card in pairs if card is not None)


@dataclass(frozen=True, slots=True)
class Steal:
    """One thief's turn as it came out: ``card`` taken from ``target``; both ``None`` is a draw."""

    thief: Seat
    target: Target | None
    card: Card | None


# Commands.


@dataclass(frozen=True, slots=True)
class SealMeld(Command):
    """Seal a meld in secret, or replace the one sealed before (rule 7).

    ``column`` is the one to score in, ``None`` the first that is open. ``declared`` is empty, or
    as long as ``cards`` and says what a joker is to count as, ``None`` for what scores best.
    ``aside`` are positions in ``cards``: the Indian Chief's smaller part, empty for the best split.
    """

    meld: Meld
    cards: tuple[Card, ...]
    wish: Wish | None = None
    column: int | None = None
    declared: tuple[Card | None, ...] = ()
    aside: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class PickSteal(Command):
    """As a thief, name the card to steal, or ``None`` to draw from the deck (rules 21-26)."""

    target: Target | None


@dataclass(frozen=True, slots=True)
class DeclareJokers(Command):
    """As a Beggar Man, say after the reveal what the jokers count as, slot by slot (rule 43).

    ``None`` stands for a card that is no joker, or for what scores best.
    """

    declared: tuple[Card | None, ...]


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
    """A seat sealed a meld, or sealed anew; fields as those of ``SealMeld``."""

    seat: Seat
    meld: Meld
    cards: tuple[Card, ...]
    wish: Wish | None
    column: int = 1
    declared: tuple[Card | None, ...] = ()
    aside: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class MeldsShown(Event):
    """All melds of the round lie open, but ``declaring`` seats still have a joker to declare.

    Only with the house rule by which a Beggar Man declares by hand (rule 43).
    """

    public: ClassVar[bool] = True
    round: int
    melds: tuple[Melded, ...]
    declaring: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class JokersDeclared(Event):
    """A Beggar Man said, or said anew, what its jokers count as; as ``DeclareJokers``."""

    seat: Seat
    declared: tuple[Card | None, ...]


@dataclass(frozen=True, slots=True)
class MeldsRevealed(Event):
    """All melds of the round and their scores, by seat; a score is that of column 1.

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
