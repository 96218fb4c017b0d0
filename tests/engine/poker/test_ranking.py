"""Which card is higher, who wins, and what a hand is worth (rules 60 and 63)."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise

import pytest

from engine.cards import deck
from engine.indian_poker.options import Options
from engine.indian_poker.ranking import by_rank, by_rank_and_suit, winners
from engine.indian_poker.rules import rules_of
from tests.engine.hands import cards
from tests.engine.poker import naive
from tests.engine.poker.driver import dealt


def test_all_52_cards_have_an_order_of_their_own() -> None:
    written = [f"{rank}{suit}" for rank in naive.RANKS for suit in naive.SUITS]
    assert [card.face for card in sorted(deck(1), key=by_rank_and_suit)] == written
    for low, high in pairwise(cards(" ".join(written))):
        assert by_rank_and_suit(low) < by_rank_and_suit(high)
        assert naive.beats(high, low)


def test_the_winner_of_any_two_cards_is_the_evaluators() -> None:
    for pair in combinations(deck(1), 2):
        for strength, split in ((by_rank_and_suit, False), (by_rank, True)):
            assert winners(strength, pair, (0, 1)) == naive.winners(pair, (True,) * 2, split=split)


@pytest.mark.parametrize(
    ("hand", "staying", "best", "sharing"),
    [
        ("2C AS KH", (0, 1, 2), (1,), (1,)),
        ("2C AS KH", (0, 2), (2,), (2,)),
        ("QD QS QC", (0, 1, 2), (1,), (0, 1, 2)),
        ("QD QS QC", (0, 2), (0,), (0, 2)),
        ("10S JC 9H", (0, 1, 2), (1,), (1,)),
        ("2C AS KH", (0,), (0,), (0,)),
        ("2C AS KH", (), (), ()),
    ],
)
def test_the_highest_card_that_stayed_in_wins(
    hand: str, staying: tuple[int, ...], best: tuple[int, ...], sharing: tuple[int, ...]
) -> None:
    assert winners(by_rank_and_suit, cards(hand), staying) == best
    assert winners(by_rank, cards(hand), staying) == sharing


@pytest.mark.parametrize(
    ("choices", "points"),
    [
        (Options(), (-3, 5, -1, -3)),
        (Options(points="negated"), (3, -5, 1, 3)),
        (Options(ties="split"), (5, 5, -1, -3)),
        (Options(ties="split", points="negated"), (-5, -5, 1, 3)),
    ],
)
def test_points(choices: Options, points: tuple[int, ...]) -> None:
    match = dealt("QD QS AS JH", options=replace(choices, bidding="one_pass"))
    match.say("A in, B in, C out, D in")
    [revealed] = match.reveals
    assert revealed.points == match.state.totals == points
    assert revealed.stayed == (True, True, False, True)
    assert revealed.winners == ((0, 1) if choices.ties == "split" else (1,))


def test_a_negated_match_is_the_mirror_of_the_usual_one() -> None:
    usual, negated = rules_of(Options()), rules_of(Options(points="negated"))
    assert (usual.won, usual.lost, usual.out, usual.sign) == (5, -3, -1, 1)
    assert (negated.won, negated.lost, negated.out, negated.sign) == (-5, 3, 1, -1)
