"""Whole matches with random lawful play, over all options and numbers of players."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core import Event, fold
from engine.indian_poker.model import BidMade, CardsDealt, HandRevealed, MatchEnded
from engine.indian_poker.options import Options
from engine.indian_poker.play import INDIAN_POKER
from engine.indian_poker.state import State
from tests.engine.driver import chance
from tests.engine.poker import naive
from tests.engine.poker.driver import (
    ALL_CARDS,
    EVERY,
    Match,
    any_command,
    any_table,
    playout,
)
from tests.soak import times


def _play(match: Match, rng: random.Random) -> Iterator[tuple[State, Event, State]]:
    """Play to the end, and yield every event with the states before and after it."""
    while match.awaited:
        before, told = match.state, len(match.log)
        command = any_command(match, rng)
        match.expire() if command is None else match.do(command)
        for event in match.log[told:]:
            after = INDIAN_POKER.evolve(before, event)
            yield before, event, after
            before = after
        assert before == match.state


def _conserved(state: State) -> bool:
    """Check that cards in hands, those gone and those left are the 52 of a deck, each once."""
    out = (*state.cards, *state.gone) if state.rules.deplete else state.cards
    left = ALL_CARDS.difference(out)
    return len(set(out)) == len(out) and len(left) + len(out) == len(ALL_CARDS) == 52


def _scored(options: Options, event: HandRevealed) -> bool:
    """Check winners and points against the evaluator and the sum of rule 63."""
    best = naive.winners(event.cards, event.stayed, split=options.ties == "split")
    sign = -1 if options.points == "negated" else 1
    players, k, w = len(event.cards), sum(event.stayed), len(best)
    worth = {True: 5, False: -3}
    points = [worth[seat in best] if stayed else -1 for seat, stayed in enumerate(event.stayed)]
    return (
        event.winners == best
        and event.points == tuple(sign * one for one in points)
        and sign * sum(event.points) == 8 * w - 2 * k - players
    )


@pytest.mark.soak
@settings(max_examples=times(25, 5_000), deadline=None)
@given(table=any_table(), number=st.integers(0, 2**32))
def test_a_random_match_is_lawful_from_the_deal_to_the_end(
    table: tuple[Options, int], number: int
) -> None:
    options, players = table
    match = Match(players, chance(number, players), options)
    for before, event, after in _play(match, random.Random(number)):
        assert _conserved(after)
        assert after.step - before.step in {0, 1}
        if isinstance(event, HandRevealed):
            assert event.cards == before.cards
            assert _scored(options, event)
    assert fold(INDIAN_POKER, match.log) == match.state
    _played_to_the_end(match)


def _played_to_the_end(match: Match) -> None:
    state = match.state
    hands = len(match.reveals)
    assert hands % state.players == 0
    assert hands <= state.rules.hands_at_most(state.players)
    assert hands == state.rules.hands(state.players) or state.rules.target is not None
    totals = [sum(revealed.points[seat] for revealed in match.reveals) for seat in _seats(match)]
    assert state.totals == tuple(totals)
    best = (max if state.rules.sign > 0 else min)(totals)
    winners = tuple(seat for seat, total in enumerate(totals) if total == best)
    assert match.log[-1] == MatchEnded(winners)
    assert state.winners == winners


def _seats(match: Match) -> range:
    return range(match.state.players)


@pytest.mark.parametrize("options", EVERY, ids=str)
def test_steps_tell_every_turn_apart(options: Options) -> None:
    match = Match(4, chance(1, 4), options)
    rng = random.Random(1)
    turns: dict[int, object] = {}
    while wait := INDIAN_POKER.wait(match.state):
        state = match.state
        assert wait.seats, "a match that nobody can move"
        assert wait.patience == "move"
        assert state.rules.secret or len(wait.seats) == 1
        turn = state.hand if state.rules.secret else (state.hand, len(state.bids))
        assert turns.setdefault(wait.step, turn) == turn
        command = any_command(match, rng)
        match.expire() if command is None else match.do(command)
    assert len(set(map(str, turns.values()))) == len(turns)
    assert match.state.step > max(turns)


def test_random_matches_reach_every_corner() -> None:
    matches = [playout(2 + number % 11, number, _any_bidding(number)) for number in range(33)]
    events = [event for match in matches for event in match.log]
    assert {type(event) for event in events} == set(INDIAN_POKER.events)
    reveals = [event for event in events if isinstance(event, HandRevealed)]
    assert any(not revealed.winners for revealed in reveals)
    assert any(len(revealed.winners) > 1 for revealed in reveals)
    assert any(sum(revealed.stayed) > 4 for revealed in reveals)
    assert any(not event.fresh for event in events if isinstance(event, CardsDealt))
    assert any(event.lapsed for event in events if isinstance(event, BidMade))


def _any_bidding(number: int) -> Options:
    match number % 3:
        case 0:
            return Options(two_players="yes", deck="deplete", ties="split")
        case 1:
            return Options(bidding="one_pass", ties="split", two_players="yes")
        case _:
            return Options(bidding="simultaneous", ties="split", two_players="yes")


def test_secret_events_are_those_that_hold_a_card_or_a_choice_unseen() -> None:
    secret = {event.__name__ for event in INDIAN_POKER.events if not event.public}
    assert secret == {"CardsDealt", "OrderGiven", "BidSealed"}
