"""Whole games with random legal play, over all numbers of players."""

from __future__ import annotations

import random
from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards import deck
from engine.core import Event, fold
from engine.indian_chief.dealing import face_up, supply
from engine.indian_chief.model import (
    GameEnded,
    HandsDealt,
    HandsRefilled,
    JokersDeclared,
    Meld,
    MeldSealed,
    MeldsRevealed,
    MeldsShown,
    PicksCollided,
    StealPicked,
    StealsResolved,
)
from engine.indian_chief.play import INDIAN_CHIEF
from engine.indian_chief.rulebooks import rules_of
from engine.indian_chief.state import State
from tests.engine.driver import CLASSIC, PLAYERS, Anybody, Playing, chance, every_number, playout


def _conserved(state: State) -> bool:
    """Check that every physical card is in one hand, face up or in the supply, and once."""
    places = (*(card for hand in state.hands for card in hand), *face_up(state), *supply(state))
    decks = rules_of(state.options).decks[state.players]
    return sorted(places) == list(deck(decks))


@settings(max_examples=25, deadline=None)
@given(players=st.sampled_from(PLAYERS), number=st.integers(0, 2**32))
def test_a_random_game_is_lawful_from_the_deal_to_the_end(players: int, number: int) -> None:
    playing = Playing(players, chance(number, players))
    anybody = Anybody(random.Random(number))
    state, told = playing.state, len(playing.log)
    while wait := INDIAN_CHIEF.wait(playing.state):
        assert wait.seats, "a game that nobody can move"
        assert wait.step >= 1
        anybody.move(playing)
        for event in playing.log[told:]:
            before, state = state, INDIAN_CHIEF.evolve(state, event)
            assert type(event) is HandsDealt or _conserved(state)
            assert state.step >= before.step
        told = len(playing.log)
    assert state == playing.state == fold(INDIAN_CHIEF, playing.log)
    _played_to_the_end(playing)


def _played_to_the_end(playing: Playing) -> None:
    state = playing.state
    kinds = Counter(type(event) for event in playing.log)
    assert kinds[MeldsRevealed] == 7
    assert kinds[HandsRefilled] == 6
    assert kinds[GameEnded] == 1
    for rows in state.sheet:
        assert [row.round for row in rows] == list(range(1, 8))
        assert {row.meld for row in rows} == set(Meld)
    best = max(state.totals)
    assert state.winners == tuple(s for s, total in enumerate(state.totals) if total == best)


@every_number
def test_hands_are_full_in_every_meld_phase(players: int) -> None:
    playing = Playing(players, chance(players, players))
    anybody = Anybody(random.Random(players))
    while INDIAN_CHIEF.wait(playing.state):
        if playing.state.table is None:
            assert [len(hand) for hand in playing.state.hands] == [8] * players
        anybody.move(playing)
    assert [len(hand) for hand in playing.state.hands] == [
        8 - len(melded.slots) for melded in playing.melds
    ]


def test_steps_tell_every_phase_apart() -> None:
    phases: dict[int, tuple[object, ...]] = {}
    for number in range(12):
        playing = Playing(6, chance(number, 6))
        anybody = Anybody(random.Random(number))
        phases.clear()
        while wait := INDIAN_CHIEF.wait(playing.state):
            state = playing.state
            phase = (state.round, wait.patience, state.thieves.turns, state.thieves.attempt)
            assert phases.setdefault(wait.step, phase) == phase
            anybody.move(playing)
        assert len(set(phases.values())) == len(phases)


def test_random_games_reach_every_corner() -> None:
    log = [event for number in range(25) for event in playout(8, number).log]
    kinds = Counter(type(event) for event in log)
    assert set(kinds) == set(INDIAN_CHIEF.events) - {MeldsShown, JokersDeclared}
    assert any(isinstance(event, StealsResolved) and event.collided for event in log)
    assert any(isinstance(event, HandsRefilled) and event.reshuffled for event in log)
    assert any(isinstance(event, MeldSealed) and event.wish for event in log)
    assert any(isinstance(event, StealPicked) and event.target is None for event in log)


def test_what_is_public_is_listed() -> None:
    secret = {event for event in INDIAN_CHIEF.events if not event.public}
    assert secret == {HandsDealt, MeldSealed, JokersDeclared, StealPicked, HandsRefilled}
    assert PicksCollided.public
    assert not Event.public


@every_number
def test_the_same_chance_and_the_same_commands_give_the_same_game(players: int) -> None:
    assert playout(players, 1).log == playout(players, 1).log
    assert playout(players, 1).log != playout(players, 2).log


def test_options_name_the_rulebook() -> None:
    assert rules_of(CLASSIC).name == CLASSIC.rulebook
