"""A game of Indian Chief as somebody may see it: phases, score sheets and the View."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.cards import Card
from engine.core import Seat
from engine.indian_chief.model import Meld, Melded, Score, Steal, Target, Wish
from engine.indian_chief.options import Options


class Phase(StrEnum):
    """What a game of Indian Chief is waiting for."""

    MELD = "meld"
    DECLARE = "declare"  # Beggar Men say what their jokers count as (house rule 43)
    STEAL = "steal"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a seat's score sheet; ``points`` times the column's factor, its number."""

    round: int
    meld: Meld
    points: int
    column: int = 1


@dataclass(frozen=True, slots=True)
class Sealed:
    """The own sealed meld; fields as those of ``SealMeld``."""

    meld: Meld
    cards: tuple[Card, ...]
    wish: Wish | None
    column: int = 1
    declared: tuple[Card | None, ...] = ()
    aside: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class View:
    """What one seat, or the channel (``seat is None``), may see; built field by field.

    Public: everything down to ``winners``. ``table`` and ``scores`` hold the face-up melds of
    this round from the reveal to the refill, else ``()``; ``last_table`` and ``last_scores`` the
    round before this one as it was revealed (before steals). ``sheet`` and ``totals`` by seat.
    ``sealed`` counts who has sealed. ``thieves`` are the seats of the group that may pick now,
    ``attempt`` 0 at their first picks; ``later`` are the groups whose turn is still to come and
    ``steals`` what the earlier ones of this round did, a draw included.
    ``columns`` are those of the score sheet, 1 or in triple mode 3.
    ``open_melds`` are the melds each seat may still play, ``open_columns`` the columns that it
    may score each of them in now, in the same order. ``collisions`` are the shown picks of the
    current group's last attempt. ``awaited`` counts the seats that the game waits for.
    ``earlier`` are the melds of earlier rounds that stay on the table in a solo game, by round, as
    they lie now. ``declaring`` are the seats whose Beggar Man is asked for its jokers. ``wild``
    counts the jokers of the wild pile, ``None`` where it never runs out.

    Private, empty for the channel: ``hand`` (sorted by suit and rank; sealed cards stay in it
    until the reveal), ``own`` what this seat has sealed and nobody has seen yet, ``may_act``
    whether the game waits for this seat, ``picked`` whether this thief has named a target and
    ``pick`` which (``None`` is a draw). ``said`` is what this Beggar Man has declared after the
    reveal, ``()`` before.
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
    columns: int
    open_melds: tuple[tuple[Meld, ...], ...]
    open_columns: tuple[tuple[tuple[int, ...], ...], ...]
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
    earlier: tuple[Melded, ...] = ()
    declaring: tuple[Seat, ...] = ()
    wild: int | None = 0
    hand: tuple[Card, ...] = ()
    own: Sealed | None = None
    may_act: bool = False
    picked: bool = False
    pick: Target | None = None
    said: tuple[Card | None, ...] = ()

    def columns_of(self, seat: Seat, meld: Meld) -> tuple[int, ...]:
        """Return the columns in which ``seat`` may score ``meld`` now; ``()`` if it is used up."""
        pairs = zip(self.open_melds[seat], self.open_columns[seat], strict=True)
        return next((columns for open_meld, columns in pairs if open_meld is meld), ())
