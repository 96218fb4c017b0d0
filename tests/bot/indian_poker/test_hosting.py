"""What the house asks of Indian poker: hands, scores, results, and who is comparable with whom."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.indian_poker.hosting import HOSTING
from engine.catalog import PLAYERS
from engine.indian_poker.model import Bid
from engine.indian_poker.options import Options
from engine.indian_poker.situation import Phase, View
from tests.bot.indian_poker.match import SECRET, Match


def _views(match: Match) -> tuple[View, ...]:
    return tuple(map(match.view, range(match.players)))


@pytest.mark.parametrize("players", [2, 3, 12])
@pytest.mark.parametrize("bidding", ["turns", "simultaneous"])
def test_a_hand_is_opened_as_it_was_dealt_and_only_as_it_began(players: int, bidding: Any) -> None:
    match = Match(Options(bidding=bidding, two_players="yes"), players)
    assert HOSTING.hands(_views(match)) == tuple((card.face,) for card in match.now.cards)
    match.bid(0, Bid.IN)
    assert HOSTING.hands(_views(match)) is None


def test_after_the_end_no_hand_is_opened() -> None:
    match = Match(Options(rotations="one"))
    while match.now.phase is not Phase.OVER:
        match.bids(Bid.OUT)
    assert HOSTING.hands(_views(match)) is None


def test_the_scores_of_a_hand_are_found_by_its_number() -> None:
    match = Match()
    while len(match.now.history) < 2:
        match.bids(Bid.OUT)
    first, second = match.now.history
    assert list(map(HOSTING.reveals, (first, second))) == [1, 2]
    assert HOSTING.reveals(match.now.past_bids[0][0]) is None


@pytest.mark.parametrize(
    ("options", "totals", "places"),
    [
        (Options(), (3, -2, 7), ((1, 2), (2, 0), (3, 1))),
        (Options(), (4, 4, -1), ((1, 0), (1, 1), (3, 2))),
        (Options(points="negated"), (3, -2, 7), ((1, 1), (2, 0), (3, 2))),
        (Options(points="negated"), (0, 5, 0), ((1, 0), (1, 2), (3, 1))),
    ],
)
def test_the_best_total_comes_first(
    options: Options, totals: tuple[int, ...], places: tuple[tuple[int, int], ...]
) -> None:
    view = replace(Match(options).view(0), totals=totals)
    assert HOSTING.places(view) == places


@pytest.mark.parametrize(
    ("options", "mode"),
    [
        (Options(), "indian_poker"),
        (SECRET, "indian_poker bidding=simultaneous"),
        (
            Options(ties="split", points="negated"),
            "indian_poker ties=split points=negated",
        ),
    ],
)
def test_results_are_comparable_by_the_rules_that_are_not_usual(
    options: Options, mode: str
) -> None:
    assert HOSTING.mode(options) == mode
    assert HOSTING.lowest(options) == ("negated" in mode)


def test_every_house_rule_may_be_chosen_and_nobody_plays_alone() -> None:
    assert HOSTING.settable == {"ties", "bidding", "points", "two_players", "rotations"} | {
        *("target", "deck", "leaving", "deal")
    }
    assert not HOSTING.alone(Options())
    assert HOSTING.kept(SECRET) == SECRET
    assert HOSTING.level in PLAYERS["indian_poker"]
