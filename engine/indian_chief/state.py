"""The state of a game of Indian Chief and the fold of its events.

The state asks nothing of the rules: whatever they decided is in the events.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.cards import Card
from engine.core import Event, Seat
from engine.indian_chief.model import (
    GameEnded,
    GameStarted,
    HandsDealt,
    HandsRefilled,
    Meld,
    Melded,
    MeldSealed,
    MeldsRevealed,
    PicksCollided,
    Score,
    Steal,
    StealPicked,
    StealsResolved,
)
from engine.indian_chief.options import Options
from engine.indian_chief.situation import Phase, Row, Sealed
from engine.indian_chief.steals import swapped


@dataclass(frozen=True, slots=True)
class FaceUp:
    """The melds of a round by seat: ``shown`` as revealed, ``melds`` after the steals so far."""

    shown: tuple[Melded, ...]
    melds: tuple[Melded, ...]
    scores: tuple[Score, ...]


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

    Cards that are neither in ``hands`` nor face up are the supply; its order is not decided
    before a refill shuffles it. ``sealed`` lasts until the refill, for the thieves' wishes.
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

    @property
    def phase(self) -> Phase:
        """What the game is waiting for."""
        if self.winners:
            return Phase.OVER
        return Phase.MELD if self.table is None else Phase.STEAL

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """Seats that have not acted in this phase."""
        match self.phase:
            case Phase.MELD:
                return tuple(seat for seat, sealed in enumerate(self.sealed) if sealed is None)
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

    def open_melds(self, seat: Seat) -> tuple[Meld, ...]:
        """Melds that ``seat`` has not played yet, fewest cards first."""
        played = {row.meld for row in self.sheet[seat]}
        return tuple(meld for meld in Meld if meld not in played)


def evolve(state: State | None, event: Event) -> State:
    """Fold one event: total, no chance, no refusal. Foreign events change nothing."""
    if state is None:
        assert isinstance(event, GameStarted)  # noqa: S101  the first event of every game
        return _started(event)
    match event:
        case MeldSealed():
            return _sealed(state, event)
        case MeldsRevealed():
            return _revealed(state, event)
        case StealPicked() | PicksCollided() | StealsResolved():
            return _stealing(state, event)
        case HandsRefilled():
            return _refilled(state, event)
        case _:
            return _dealt_or_ended(state, event)


def _started(event: GameStarted) -> State:
    nobody = (None,) * event.players
    return State(event.options, event.players, sealed=nobody, sheet=((),) * event.players)


def _sealed(state: State, event: MeldSealed) -> State:
    sealed = list(state.sealed)
    sealed[event.seat] = Sealed(event.meld, event.cards, event.wish)
    return replace(state, sealed=tuple(sealed))


def _revealed(state: State, event: MeldsRevealed) -> State:
    rows = (
        Row(event.round, melded.meld, score.points)
        for melded, score in zip(event.melds, event.scores, strict=True)
    )
    return replace(
        state,
        step=state.step + 1,
        hands=tuple(
            tuple(card for card in hand if card not in melded.slots)
            for hand, melded in zip(state.hands, event.melds, strict=True)
        ),
        sheet=tuple((*old, row) for old, row in zip(state.sheet, rows, strict=True)),
        table=FaceUp(event.melds, event.melds, event.scores),
        thieves=Thieves(event.turns),
    )


def _refilled(state: State, event: HandsRefilled) -> State:
    return replace(
        state,
        round=state.round + 1,
        step=state.step + 1,
        hands=tuple(hand + drawn for hand, drawn in zip(state.hands, event.draws, strict=True)),
        sealed=(None,) * state.players,
        table=None,
        last=state.table,
        thieves=Thieves(),
    )


def _dealt_or_ended(state: State, event: Event) -> State:
    match event:
        case HandsDealt(hands):
            return replace(state, hands=hands)
        case GameEnded(winners):
            return replace(state, winners=winners)
        case _:
            return state


def _stealing(state: State, event: StealPicked | PicksCollided | StealsResolved) -> State:
    thieves = state.thieves
    match event:
        case StealPicked(thief):
            others = tuple(pick for pick in thieves.picks if pick.thief != thief)
            return replace(state, thieves=replace(thieves, picks=(*others, event)))
        case PicksCollided(collisions):
            again = Thieves(thieves.turns, thieves.attempt + 1, (), collisions, thieves.done)
            return replace(state, step=state.step + 1, thieves=again)
        case StealsResolved():
            return _stolen(state, event)


def _stolen(state: State, event: StealsResolved) -> State:
    hands = list(state.hands)
    for steal in event.steals:
        if steal.card is not None:
            hands[steal.thief] += (steal.card,)
    table = state.table
    return replace(
        state,
        step=state.step + 1,
        hands=tuple(hands),
        table=table and replace(table, melds=swapped(table.melds, event.steals)),
        thieves=Thieves(state.thieves.turns[1:], done=state.thieves.done + event.steals),
    )
