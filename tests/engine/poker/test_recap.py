"""A hand seen again: the chances are those that each seat's own View gave as it bid."""

import random

import pytest

from engine.indian_poker.model import Bid, BidMade, HandRevealed
from engine.indian_poker.odds import read_chance, win_chance
from engine.indian_poker.options import Options
from engine.indian_poker.play import INDIAN_POKER
from engine.indian_poker.recap import Recalled, gone_before, recall
from engine.indian_poker.state import State
from tests.engine.driver import chance
from tests.engine.poker.driver import Match, play_on


def _as_they_were_made(match: Match) -> dict[tuple[int, int], list[Recalled]]:
    """Return all bids by hand and seat, each with the odds of the View before it."""
    found: dict[tuple[int, int], list[Recalled]] = {}
    state: State | None = None
    for event in match.log:
        if isinstance(event, BidMade) and state is not None:
            view = INDIAN_POKER.view(state, event.seat)
            one = Recalled(event.bid, event.lapsed, win_chance(view), read_chance(view))
            found.setdefault((state.hand, event.seat), []).append(one)
        state = INDIAN_POKER.evolve(state, event)
    return found


@pytest.mark.parametrize("deck", ["reshuffled", "deplete"])
@pytest.mark.parametrize("bidding", ["turns", "one_pass"])
@pytest.mark.parametrize("players", [3, 9])
def test_a_bid_is_recalled_with_the_odds_of_its_moment(
    players: int, bidding: str, deck: str
) -> None:
    options = Options(bidding=bidding, deck=deck, rotations="one")  # type: ignore[arg-type]
    match, rng = Match(players, chance(5, players), options), random.Random(5)
    while match.awaited:
        play_on(match, rng)
    made, view = _as_they_were_made(match), match.view(None)
    for hand in match.reveals:
        for seat in range(players):
            assert [*recall(view, hand, seat)] == made.get((hand.hand, seat), [])


def test_a_secret_bid_is_recalled_with_nobody_out() -> None:
    match = Match(3, chance(1, 3), Options(bidding="simultaneous"))
    before = [match.view(seat) for seat in range(3)]
    match.say("A in, B out, C in")
    [hand] = match.reveals
    for seat, bid in enumerate((Bid.IN, Bid.OUT, Bid.IN)):
        odds = win_chance(before[seat])
        assert [*recall(match.view(None), hand, seat)] == [Recalled(bid, False, odds, odds)]


def test_what_a_deck_was_without_is_found_again() -> None:
    options = Options(deck="deplete", rotations="two")
    match, rng = Match(12, chance(2, 12), options), random.Random(2)
    gone = {1: match.view(None).gone}
    while match.awaited:
        play_on(match, rng)
        if match.awaited:
            gone.setdefault(match.state.hand, match.view(None).gone)
    view = match.view(None)
    assert {hand.hand: gone_before(view, hand) for hand in match.reveals} == gone
    assert () in gone.values()
    assert any(isinstance(event, HandRevealed) for event in match.log)
