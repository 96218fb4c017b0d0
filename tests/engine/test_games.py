"""Whole games with random legal play, over all options and numbers of players."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards import Card, deck, is_joker
from engine.core import Event, fold
from engine.indian_chief.dealing import face_up, supply, wild
from engine.indian_chief.model import (
    DeclareJokers,
    GameEnded,
    HandsDealt,
    HandsRefilled,
    JokersDeclared,
    Meld,
    MeldSealed,
    MeldsRevealed,
    PicksCollided,
    SealMeld,
    StealPicked,
    StealsResolved,
)
from engine.indian_chief.options import Options
from engine.indian_chief.play import INDIAN_CHIEF
from engine.indian_chief.rulebooks import rules_of
from engine.indian_chief.situation import Phase
from engine.indian_chief.state import State
from tests.engine.driver import Anybody, Playing, begun, chance, playout
from tests.engine.variants import (
    MODERN,
    SOLOS,
    Table,
    any_table,
    every_table,
    house_rules,
)
from tests.soak import times


def _lying(state: State) -> list[Card]:
    """All cards in hands and on the table."""
    earlier = (card for melded in state.earlier for card in melded.cards)
    return [*(card for hand in state.hands for card in hand), *face_up(state), *earlier]


def _conserved(state: State) -> bool:
    """Check that every physical card is in one hand, on the table or in the supply, and once."""
    lying = _lying(state)
    natural = [card for card in lying if not is_joker(card)]
    jokers = [card for card in lying if is_joker(card)]
    decks = state.rules.decks[state.players]
    left = wild(state)
    return (
        sorted((*natural, *supply(state))) == list(deck(decks))
        and len(set(jokers)) == len(jokers)
        and (left is None or (left >= 0 and left + len(jokers) == decks * (state.rules.wild or 0)))
    )


@pytest.mark.soak
@settings(max_examples=times(50, 5_000))
@given(table=any_table(), number=st.integers(0, 2**32))
def test_a_random_game_is_lawful_from_the_deal_to_the_end(table: Table, number: int) -> None:
    playing = Playing(table.players, chance(number, table.players), table.options)
    anybody = Anybody(random.Random(number))
    state, told = playing.state, len(playing.log)
    while wait := INDIAN_CHIEF.wait(playing.state):
        assert wait.seats, "a game that nobody can move"
        assert wait.step >= 1
        anybody.move(playing)
        for event in playing.log[told:]:
            before, state = state, INDIAN_CHIEF.evolve(state, event)
            assert _conserved(state)
            assert state.step >= before.step
        told = len(playing.log)
    assert state == playing.state == fold(INDIAN_CHIEF, playing.log)
    _played_to_the_end(playing)


def _played_to_the_end(playing: Playing) -> None:
    state, rules = playing.state, playing.state.rules
    kinds = Counter(type(event) for event in playing.log)
    assert kinds[MeldsRevealed] == rules.rounds == 7 * rules.columns
    assert kinds[HandsRefilled] == rules.rounds - 1
    assert kinds[GameEnded] == 1
    columns = range(1, rules.columns + 1)
    for rows, total in zip(state.sheet, state.totals, strict=True):
        assert [row.round for row in rows] == list(range(1, rules.rounds + 1))
        played = {(row.meld, row.column) for row in rows}
        assert played == {(meld, column) for meld in Meld for column in columns}
        assert sum(row.points for row in rows) == total
    best = max(state.totals)
    tied = {seat for seat, total in enumerate(state.totals) if total == best}
    assert set(state.winners) <= tied
    assert rules.tie_breaks or set(state.winners) == tied
    _scored_as_revealed(playing)


def _scored_as_revealed(playing: Playing) -> None:
    for event in playing.log:
        if not isinstance(event, MeldsRevealed):
            continue
        for seat, (melded, score) in enumerate(zip(event.melds, event.scores, strict=True)):
            row = playing.state.sheet[seat][event.round - 1]
            assert (row.meld, row.column) == (melded.meld, melded.column)
            assert row.points == score.points * melded.column
            assert score.points == sum(part.points for part in score.parts)
            undeclared = [card for card in melded.faces if is_joker(card)]
            assert not undeclared or not playing.state.rules.jokers_match


@every_table
def test_hands_are_full_in_every_meld_phase(table: Table) -> None:
    playing = Playing(table.players, chance(table.players, table.players), table.options)
    anybody = Anybody(random.Random(table.players))
    while INDIAN_CHIEF.wait(playing.state):
        if playing.state.table is None:
            assert [len(hand) for hand in playing.state.hands] == [8] * table.players
        anybody.move(playing)
    assert [len(hand) for hand in playing.state.hands] == [
        8 - len(melded.slots) for melded in playing.melds
    ]


BY_HAND = Options(rulebook="modern", beggar_joker="by_hand")


@pytest.mark.parametrize("options", [Options(), BY_HAND], ids=["classic", "by_hand"])
def test_steps_tell_every_phase_apart(options: Options) -> None:
    for number in range(12):
        playing = Playing(6, chance(number, 6), options)
        anybody = Anybody(random.Random(number))
        phases: dict[int, tuple[object, ...]] = {}
        while wait := INDIAN_CHIEF.wait(playing.state):
            state = playing.state
            phase = (state.round, state.phase, state.thieves.turns, state.thieves.attempt)
            assert phases.setdefault(wait.step, phase) == phase
            assert wait.patience == ("move" if state.phase is Phase.MELD else "short")
            anybody.move(playing)
        assert len(set(phases.values())) == len(phases)


def test_random_games_reach_every_corner() -> None:
    classic = [event for number in range(12) for event in playout(8, number).log]
    modern = [playout(4, number, replace(BY_HAND, triple=True)) for number in range(3)]
    log = [*classic, *(event for game in modern for event in game.log)]
    kinds = Counter(type(event) for event in log)
    assert set(kinds) == set(INDIAN_CHIEF.events)
    assert any(isinstance(event, StealsResolved) and event.collided for event in log)
    assert any(isinstance(event, HandsRefilled) and event.reshuffled for event in log)
    assert any(isinstance(event, MeldSealed) and event.wish for event in log)
    assert any(isinstance(event, StealPicked) and event.target is None for event in log)
    assert any(isinstance(event, MeldSealed) and event.declared for event in log)
    assert any(isinstance(event, JokersDeclared) and any(event.declared) for event in log)
    commands = [command for game in modern for command, _ in game.steps]
    assert {SealMeld, DeclareJokers, type(None)} <= set(map(type, commands))


@pytest.mark.parametrize("options", SOLOS, ids=lambda options: str(Table(options, 1)))
def test_a_solo_game_never_runs_out_of_cards(options: Options) -> None:
    rules = rules_of(options)
    most = rules.hand + sum(rules.sizes.values()) * rules.columns - 1
    assert (most, 52 * rules.decks[1]) in {(35, 52), (91, 104)}

    @settings(max_examples=25)
    @given(number=st.integers(0, 2**32))
    def check(number: int) -> None:
        log = playout(1, number, options).log
        draws = [event.draws[0] for event in log if isinstance(event, HandsRefilled)]
        cards = [card for drawn in draws for card in drawn if not is_joker(card)]
        assert rules.hand + len(cards) <= most
        assert len(set(cards)) == len(cards)
        assert not any(isinstance(event, HandsRefilled) and event.reshuffled for event in log)

    check()


def test_what_is_public_is_listed() -> None:
    secret = {event for event in INDIAN_CHIEF.events if not event.public}
    assert secret == {HandsDealt, MeldSealed, JokersDeclared, StealPicked, HandsRefilled}
    assert PicksCollided.public
    assert not Event.public


@every_table
def test_the_same_chance_and_the_same_commands_give_the_same_game(table: Table) -> None:
    options, players = table
    assert playout(players, 1, options).log == playout(players, 1, options).log
    assert begun(table, 1).log != begun(table, 2).log


@pytest.mark.parametrize("options", house_rules(), ids=lambda one: str(Table(one, 4)))
def test_every_house_rule_can_be_played(options: Options) -> None:
    assert playout(4, 1, options).state.winners


def test_the_modern_rulebook_is_played_by_up_to_ten() -> None:
    assert INDIAN_CHIEF.seats(MODERN) == range(2, 11)
    assert all(INDIAN_CHIEF.seats(options) == range(1, 2) for options in SOLOS)
