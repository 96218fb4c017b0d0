"""A match: players, length, deck, winners (rules 66 to 68)."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

import pytest

from engine.core import Code, RuleError
from engine.indian_poker.model import Bid, CardsDealt, MakeBid, MatchEnded
from engine.indian_poker.options import CHOICES, HOUSE_RULES, Need, Options, chosen, fitting
from engine.indian_poker.play import INDIAN_POKER
from engine.indian_poker.situation import Phase
from tests.engine.driver import chance
from tests.engine.poker.driver import ALL_CARDS, Match, dealt, options_with, playout

ONE_PASS = Options(bidding="one_pass")
ALL_OUT = ("A out, B out", "B out, C out", "C out, A out")
"""In each hand of a rotation of three, the dealer is left alone and wins."""


def ended(match: Match) -> tuple[int, ...] | None:
    """Return who won the match; ``None`` while it lasts."""
    last = match.log[-1]
    return last.winners if isinstance(last, MatchEnded) else None


@pytest.mark.parametrize(
    ("options", "players", "least"),
    [(Options(), 2, 3), (Options(), 13, 3), (Options(two_players="yes"), 1, 2)],
)
def test_numbers_of_players(options: Options, players: int, least: int) -> None:
    assert INDIAN_POKER.seats(options) == range(least, 13)
    with pytest.raises(RuleError) as caught:
        INDIAN_POKER.start(players, options, chance(1, players))
    assert caught.value.code is Code.PLAYERS
    assert caught.value.facts == {"players": players, "least": least, "most": 12}


def test_two_players_bid_like_more() -> None:
    match = dealt("2C 3C", options=Options(two_players="yes"))
    match.say("A in, B in, A keep, B keep")
    match.say("B out")
    assert [revealed.winners for revealed in match.reveals] == [(1,), (0,)]
    assert match.state.totals == (-3 + 5, 5 - 1)


# Length.


@pytest.mark.parametrize("players", [3, 7, 12])
@pytest.mark.parametrize(
    ("rotations", "number"), [("one", 1), ("two", 2), ("three", 3), ("four", 4)]
)
def test_a_match_is_so_many_rotations(
    players: int, rotations: Literal["one", "two", "three", "four"], number: int
) -> None:
    match = playout(players, 1, Options(rotations=rotations))
    hands = number * players
    assert [revealed.hand for revealed in match.reveals] == list(range(1, hands + 1))
    assert (match.view(None).hands, match.view(None).most) == (hands, hands)
    dealers = [revealed.dealer for revealed in match.reveals]
    assert dealers == [*((players - 1 + hand) % players for hand in range(hands))]


def test_the_first_to_the_target_ends_the_match_with_its_rotation() -> None:
    first = "AS 2C 3C"
    match = dealt(first, first, first, options=replace(ONE_PASS, target="10"))
    assert match.view(None).hands is None
    match.say("A in, B in, C in")
    match.say("B in, C in, A in")
    assert match.state.totals == (10, -6, -6)
    assert ended(match) is None
    match.say("C in, A out, B in")  # who was there first may fall back
    assert match.state.totals == (9, -9, -1)
    assert ended(match) == (0,)
    assert match.state.phase is Phase.OVER


def test_in_a_negated_match_the_target_is_as_far_below() -> None:
    options = replace(ONE_PASS, target="10", points="negated")
    match = dealt("AS 2C 3C", "AS 2C 3C", "AS 2C 3C", options=options)
    for said in ("A in, B in, C in", "B in, C in, A in", "C in, A in, B in"):
        match.say(said)
    assert match.state.totals == (-15, 9, 9)
    assert ended(match) == (0,)


def test_several_who_are_equal_share_the_win() -> None:
    match = Match(3, chance(1, 3), Options(rotations="one"))
    for said in ALL_OUT:
        match.say(said)
    assert match.state.totals == (3, 3, 3)
    assert ended(match) == (0, 1, 2)


@pytest.mark.parametrize(
    ("players", "target", "hands"),
    [
        (3, "20", 18),  # everybody gains 3 in a rotation; its first dealer has 5 for a while
        (3, "50", 48),
        (5, "10", 30),  # 1 in a rotation
        (5, "20", 60),
        (7, "10", 56),  # nobody ever gets there: the last whole rotation within 60 hands
        (12, "50", 60),
    ],
)
def test_a_match_for_a_target_ends_in_any_case(
    players: int, target: Literal["10", "20", "50"], hands: int
) -> None:
    match = Match(players, chance(1, players), Options(target=target))
    assert match.view(0).most == players * (60 // players)
    while match.awaited:
        match.do(MakeBid(match.awaited[0], Bid.OUT))
    assert len(match.reveals) == hands


# The deck.


def deals(match: Match) -> list[CardsDealt]:
    """The deals of a match."""
    return [event for event in match.log if isinstance(event, CardsDealt)]


@pytest.mark.parametrize("players", range(3, 13))
def test_all_cards_are_shuffled_for_every_hand(players: int) -> None:
    match = playout(players, 2, Options())
    assert all(dealt_now.fresh for dealt_now in deals(match))
    for hand in deals(match):
        stock = chance(2, players).shuffle(ALL_CARDS, hand.hand)
        left = [(hand.dealer + place) % players for place in range(1, players + 1)]
        assert [hand.cards[seat] for seat in left] == list(stock[:players])
    assert match.view(0).gone == ()


@pytest.mark.parametrize("players", range(3, 13))
def test_a_depleted_deck_is_shuffled_when_too_few_cards_are_left(players: int) -> None:
    match = Match(players, chance(3, players), Options(deck="deplete", rotations="four"))
    while match.awaited:
        state = match.state
        earlier = [hand.cards for hand in state.history]
        since = 52 // players * ((state.hand - 1) // (52 // players))
        gone = [card for hand in earlier[since:] for card in hand]
        assert sorted(match.view(None).gone) == sorted(gone)
        assert len(set(gone)) == len(gone) <= 52 - players
        assert not set(gone).intersection(state.cards)
        match.do(MakeBid(match.awaited[0], Bid.OUT))
    for hand in deals(match):
        assert hand.fresh == ((hand.hand - 1) % (52 // players) == 0)


# House rules.


def test_rotations_mean_nothing_beside_a_target() -> None:
    options = Options(rotations="three", target="20", ties="split")
    with pytest.raises(RuleError) as caught:
        INDIAN_POKER.start(3, options, chance(1, 3))
    assert caught.value.code is Code.HOUSE_RULE
    assert caught.value.facts == {
        "rule": "rotations",
        "lacking": Need.FIXED_LENGTH,
        "options": Options(),
    }
    assert fitting(options) == Options(target="20", ties="split")


def test_every_option_but_the_game_is_a_house_rule() -> None:
    assert set(Options.__dataclass_fields__) - {"game"} == set(CHOICES) == set(HOUSE_RULES.needs)
    assert chosen(Options()) == {}
    for rule, choices in CHOICES.items():
        for choice in choices[1:]:
            options = options_with({rule: choice})
            assert chosen(options) == {rule: choice}
            assert fitting(options) == options
