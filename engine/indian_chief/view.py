"""What one seat, or the channel, may see of a game: built up field by field (rule 13)."""

from __future__ import annotations

from dataclasses import replace

from engine.cards import Card
from engine.core import Seat
from engine.indian_chief.dealing import wild
from engine.indian_chief.situation import Phase, View
from engine.indian_chief.state import State


def view(state: State, seat: Seat | None) -> View:
    """Build the View of ``seat``; ``None`` is the channel and every spectator."""
    rules, thieves = state.rules, state.thieves
    free = [state.open_columns(seat) for seat in range(state.players)]
    public = View(
        seat=seat,
        options=state.options,
        players=state.players,
        decks=rules.decks[state.players],
        round=state.round,
        rounds=rules.rounds,
        phase=state.phase,
        step=state.step,
        dealer=state.dealer,
        awaited=len(state.awaited),
        sealed=sum(sealed is not None for sealed in state.sealed),
        totals=state.totals,
        sheet=state.sheet,
        columns=rules.columns,
        open_melds=tuple(tuple(melds) for melds in free),
        open_columns=tuple(tuple(melds.values()) for melds in free),
        table=state.melds,
        scores=state.table.scores if state.table else (),
        last_table=state.last.shown if state.last else (),
        last_scores=state.last.scores if state.last else (),
        thieves=thieves.group,
        attempt=thieves.attempt,
        later=thieves.turns[1:],
        steals=thieves.done,
        collisions=thieves.collisions,
        winners=state.winners,
        earlier=state.earlier,
        declaring=state.declaring.seats,
        wild=wild(state),
    )
    return public if seat is None else _private(state, seat, public)


def _private(state: State, seat: Seat, public: View) -> View:
    pick, said = state.thieves.pick_of(seat), state.declaring.said_by(seat)
    return replace(
        public,
        hand=tuple(sorted(state.hands[seat], key=_by_suit)),
        own=state.sealed[seat] if state.phase is Phase.MELD else None,
        may_act=seat in state.awaited,
        picked=pick is not None,
        pick=pick.target if pick else None,
        said=said.declared if said else (),
    )


def _by_suit(card: Card) -> tuple[int, int, int]:
    return card.suit, card.rank, card.copy
