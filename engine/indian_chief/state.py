"""The state of a game of Indian Chief; ``evolve`` folds the events into it."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card
from engine.core import Seat
from engine.indian_chief.model import JokersDeclared, Meld, Melded, Score, Steal, StealPicked
from engine.indian_chief.options import Options
from engine.indian_chief.rulebooks import Rulebook, rules_of
from engine.indian_chief.situation import Phase, Row, Sealed


@dataclass(frozen=True, slots=True)
class FaceUp:
    """The melds of a round by seat: ``shown`` as revealed, ``melds`` after the steals so far.

    ``scores`` are empty while a Beggar Man may still declare its jokers.
    """

    shown: tuple[Melded, ...]
    melds: tuple[Melded, ...]
    scores: tuple[Score, ...]


@dataclass(frozen=True, slots=True)
class Declaring:
    """The Beggar Men of a round who declare after the reveal, and what they ``said`` so far."""

    seats: tuple[Seat, ...] = ()
    said: tuple[JokersDeclared, ...] = ()

    def said_by(self, seat: Seat) -> JokersDeclared | None:
        """Return what ``seat`` has declared."""
        return next((said for said in self.said if said.seat == seat), None)


@dataclass(frozen=True, slots=True)
class Thieves:
    """The steals of a round. ``turns`` are the groups not done yet, the first of them picks now.

    ``picks`` are those of the current ``attempt`` by thief, ``collisions`` the shown ones of the
    attempt before, ``done`` the steals of the groups before.
    """

    turns: tuple[tuple[Seat, ...], ...] = ()
    attempt: int = 0
    picks: tuple[StealPicked, ...] = ()
    collisions: tuple[Steal, ...] = ()
    done: tuple[Steal, ...] = ()

    @property
    def group(self) -> tuple[Seat, ...]:
        """Thieves whose turn it is."""
        return self.turns[0] if self.turns else ()

    def pick_of(self, thief: Seat) -> StealPicked | None:
        """Return what ``thief`` has named in this attempt."""
        return next((pick for pick in self.picks if pick.thief == thief), None)


@dataclass(frozen=True, slots=True)
class State:
    """A game as it stands. Everything by seat is a tuple; hands are in no order.

    Cards that are neither in ``hands`` nor on the table are the supply; its order is not decided
    before a refill shuffles it. Jokers that are in no hand and not face up are the wild pile.
    ``sealed`` lasts until the refill, for the thieves' wishes. ``earlier`` are the melds that
    stay on the table in a solo game, by round, as they lie now.
    """

    options: Options
    players: int
    round: int = 1
    step: int = 1
    hands: tuple[tuple[Card, ...], ...] = ()
    sealed: tuple[Sealed | None, ...] = ()
    sheet: tuple[tuple[Row, ...], ...] = ()
    table: FaceUp | None = None
    last: FaceUp | None = None
    thieves: Thieves = Thieves()
    winners: tuple[Seat, ...] = ()
    earlier: tuple[Melded, ...] = ()
    declaring: Declaring = Declaring()

    @property
    def rules(self) -> Rulebook:
        """The rules that the game is played by, house rules included."""
        return rules_of(self.options)

    @property
    def melds(self) -> tuple[Melded, ...]:
        """The face-up melds of this round by seat; none before the reveal."""
        return self.table.melds if self.table else ()

    @property
    def phase(self) -> Phase:
        """What the game is waiting for."""
        if self.winners:
            return Phase.OVER
        if self.table is None:
            return Phase.MELD
        return Phase.DECLARE if self.declaring.seats else Phase.STEAL

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """Seats that have not acted in this phase."""
        match self.phase:
            case Phase.MELD:
                return tuple(seat for seat, sealed in enumerate(self.sealed) if sealed is None)
            case Phase.DECLARE:
                declaring = self.declaring
                return tuple(seat for seat in declaring.seats if declaring.said_by(seat) is None)
            case Phase.STEAL:
                thieves = self.thieves
                return tuple(seat for seat in thieves.group if thieves.pick_of(seat) is None)
            case _:
                return ()

    @property
    def dealer(self) -> Seat:
        """Dealer of this round: the last seat in round 1, then to the left (rule 1)."""
        return (self.round - 2) % self.players

    @property
    def totals(self) -> tuple[int, ...]:
        """Points of each seat so far."""
        return tuple(sum(row.points for row in rows) for rows in self.sheet)

    def open_columns(self, seat: Seat) -> dict[Meld, tuple[int, ...]]:
        """Columns in which ``seat`` may score each meld that is not used up now (rule 48).

        Melds go from fewest cards to most.
        """
        rules = self.rules
        if rules.columns == 1:
            played = {row.meld for row in self.sheet[seat]}
            return {meld: (1,) for meld in rules.sizes if meld not in played}
        used = {(row.meld, row.column) for row in self.sheet[seat]}
        free = {
            meld: tuple(
                column for column in range(1, rules.columns + 1) if (meld, column) not in used
            )
            for meld in rules.sizes
        }
        most = None if rules.any_column else 1
        return {meld: columns[:most] for meld, columns in free.items() if columns}
