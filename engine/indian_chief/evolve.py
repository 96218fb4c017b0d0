"""The fold of the events of Indian Chief: total, no chance, no refusal."""

from __future__ import annotations

from dataclasses import replace

from engine.cards import Card, is_joker
from engine.core import Event
from engine.indian_chief.model import (
    GameEnded,
    GameStarted,
    HandsDealt,
    HandsRefilled,
    JokersDeclared,
    Melded,
    MeldSealed,
    MeldsRevealed,
    MeldsShown,
    PicksCollided,
    StealPicked,
    StealsResolved,
)
from engine.indian_chief.situation import Row, Sealed
from engine.indian_chief.state import Declaring, FaceUp, State, Thieves
from engine.indian_chief.steals import swapped


def evolve(state: State | None, event: Event) -> State:
    """Fold one event. Foreign events change nothing."""
    if state is None:
        assert isinstance(event, GameStarted)  # noqa: S101  the first event of every game
        return _started(event)
    match event:
        case MeldSealed():
            return _sealed(state, event)
        case MeldsShown() | JokersDeclared() | MeldsRevealed():
            return _showing(state, event)
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
    sealed[event.seat] = Sealed(
        event.meld, event.cards, event.wish, event.column, event.declared, event.aside
    )
    return replace(state, sealed=tuple(sealed))


def _showing(state: State, event: MeldsShown | JokersDeclared | MeldsRevealed) -> State:
    match event:
        case MeldsShown(_, melds, seats):
            table = FaceUp(melds, melds, ())
            declaring = Declaring(seats)
            return replace(_laid_open(state, melds), table=table, declaring=declaring)
        case JokersDeclared(seat):
            said = tuple(said for said in state.declaring.said if said.seat != seat)
            declaring = replace(state.declaring, said=(*said, event))
            return replace(state, declaring=declaring)
        case MeldsRevealed():
            return _revealed(state, event)


def _revealed(state: State, event: MeldsRevealed) -> State:
    rows = (
        Row(event.round, melded.meld, melded.column * score.points, melded.column)
        for melded, score in zip(event.melds, event.scores, strict=True)
    )
    return replace(
        _laid_open(state, event.melds),
        sheet=tuple((*old, row) for old, row in zip(state.sheet, rows, strict=True)),
        table=FaceUp(event.melds, event.melds, event.scores),
        declaring=Declaring(),
        thieves=Thieves(event.turns),
    )


def _laid_open(state: State, melds: tuple[Melded, ...]) -> State:
    """Take the melds out of the hands; the next phase begins."""
    hands = (
        tuple(card for card in hand if card not in melded.slots)
        for hand, melded in zip(state.hands, melds, strict=True)
    )
    return replace(state, step=state.step + 1, hands=tuple(hands))


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
        earlier=state.earlier
        + tuple(map(_without_jokers, state.melds if state.rules.stay else ())),
    )


def _without_jokers(melded: Melded) -> Melded:
    """Return what stays of a meld: spent jokers go back to the wild pile (rules 42 and 47)."""
    slots = tuple(None if is_joker(card) else card for card in melded.slots)
    return replace(melded, slots=slots, declared=())


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
    stolen = [(steal.thief, steal.card) for steal in event.steals if steal.card is not None]
    melds, earlier = swapped(state.melds, event.steals, state.earlier)
    return replace(
        state,
        step=state.step + 1,
        hands=_with_cards(state.hands, stolen),
        table=state.table and replace(state.table, melds=melds),
        earlier=earlier,
        thieves=Thieves(state.thieves.turns[1:], done=state.thieves.done + event.steals),
    )


def _with_cards(
    hands: tuple[tuple[Card, ...], ...], cards: list[tuple[int, Card]]
) -> tuple[tuple[Card, ...], ...]:
    after = list(hands)
    for seat, card in cards:
        after[seat] += (card,)
    return tuple(after)
