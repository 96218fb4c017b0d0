"""The odds of Indian poker against an independent count."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards import Card, deck
from engine.indian_poker.model import Bid, BidMade
from engine.indian_poker.odds import (
    break_even,
    consistent,
    exact_threshold,
    expected,
    printed_threshold,
    read_chance,
    unseen,
    win_chance,
)
from engine.indian_poker.options import CHOICES, Options
from engine.indian_poker.rules import rules_of
from engine.indian_poker.situation import View
from engine.players.indian_poker import table
from tests.engine.hands import cards
from tests.engine.poker import naive_odds as naive
from tests.engine.poker.driver import Match, dealt, options_with

SEATS = range(2, 13)
PRINTED = "10D 10H 10H 10H 10H 10S 10S 10S 10S JC"
"""The source's table as it is printed, for 3 to 12 players."""

EXACT = "JH JH JH JS JS JS JS QC QC QC QC"
"""The exact thresholds of 2 to 12 players."""


def test_the_printed_table_is_that_of_the_source() -> None:
    assert " ".join(printed_threshold(players).face for players in range(3, 13)) == PRINTED
    assert " ".join(map(naive.printed, range(3, 13))) == PRINTED


def test_the_exact_table_breaks_even() -> None:
    assert " ".join(exact_threshold(players).face for players in SEATS) == EXACT
    assert " ".join(map(naive.exact, SEATS)) == EXACT


@pytest.mark.parametrize("players", SEATS)
def test_staying_in_below_the_exact_threshold_is_never_worse(players: int) -> None:
    order = naive.ORDER
    above = 51 - order.index(exact_threshold(players).face)
    at, beyond = (
        expected(Options(), Fraction(number, 53 - players)) for number in (above, above - 1)
    )
    assert at >= -1 > beyond
    assert (at == -1) == (players in {5, 9})


@settings(max_examples=40)
@given(st.integers(2, 12), st.integers(0, 40), st.integers())
def test_thresholds_of_a_deck_that_runs_out(players: int, gone: int, chance: int) -> None:
    order = random.Random(chance).sample(deck(1), 52)
    without = tuple(order[: min(gone, 52 - players)])
    left = [card.face for card in order if card not in without]
    assert printed_threshold(players, without).face == naive.printed(players, left)
    assert exact_threshold(players, without).face == naive.exact(players, left)


@pytest.mark.parametrize("points", CHOICES["points"])
def test_break_even_is_as_good_as_going_out(points: str) -> None:
    options = options_with({"points": points})
    rules = rules_of(options)
    assert break_even(options) == Fraction(1, 4)
    assert expected(options, break_even(options)) == rules.out
    assert expected(options, Fraction(0)) == rules.lost
    assert expected(options, Fraction(1)) == rules.won


def _match(hand: Sequence[Card], **choices: str) -> Match:
    """Begin a match of any number of players with this hand."""
    options = options_with({"two_players": "yes", **choices})
    return dealt(" ".join(card.face for card in hand), options=options)


def _at_their_turn(match: Match) -> list[View]:
    """Let all bid by the table, and collect the views of those who were to bid."""
    views = []
    while not match.reveals:
        views.append(match.view(match.awaited[0]))
        match.do(table(views[-1], random.Random(1)))
    return views


@pytest.mark.parametrize("ties", CHOICES["ties"])
@pytest.mark.parametrize("players", [2, 3, 5, 12])
def test_the_chance_to_win_counts_unseen_cards(players: int, ties: str) -> None:
    rng = random.Random(f"{players} {ties}")
    for _ in range(20):
        for view in _at_their_turn(_match(rng.sample(deck(1), players), ties=ties)):
            seen = [card.face for card in view.cards if card]
            rivals = [
                card.face
                for card, bid in zip(view.cards, view.standing, strict=True)
                if card and bid is not Bid.OUT
            ]
            own = [face for face in naive.ORDER if face not in seen]
            won = sum(naive.wins(face, rivals, split=ties == "split") for face in own)
            assert win_chance(view) == Fraction(won, 53 - players)
            assert {card.face for card in unseen(view)} == {*own}


@pytest.mark.parametrize("bidding", ["turns", "one_pass"])
@pytest.mark.parametrize("players", [2, 3, 4, 8])
def test_the_own_card_is_read_from_bids_by_the_table(players: int, bidding: str) -> None:
    rng = random.Random(players)
    for _ in range(12):
        hand = tuple(rng.sample(deck(1), players))
        for view in _at_their_turn(_match(hand, bidding=bidding)):
            assert view.seat is not None
            assert hand[view.seat] in consistent(view)
            likely = [card for card in unseen(view) if _would_bid_so(view, card)]
            assert sorted(consistent(view)) == sorted(likely)


def _would_bid_so(view: View, own: Card) -> bool:
    """Play the hand so far again with another own card."""
    bidding = naive.Bidding(tuple((card or own).face for card in view.cards))
    for made in view.bids:
        assert bidding.turn == made.seat
        stays = made.bid is not Bid.OUT
        says = naive.stays_by_table(view.players, bidding.seen(made.seat))
        if made.seat != view.seat and says != stays:
            return False
        bidding = bidding.after(stays=stays)
    return True


def _saw(text: str, *bids: BidMade, **choices: str) -> View:
    """See these cards from seat 0, which ``-`` marks, after these bids of others."""
    hand = [cards(face)[0] if face != "-" else None for face in text.split()]
    taken = next(card for card in deck(1) if card not in hand)
    view = _match([card or taken for card in hand], **choices).view(0)
    last = {made.seat: made.bid for made in bids}
    standing = tuple(last.get(seat) for seat in range(view.players))
    return replace(view, bids=bids, standing=standing)


IN_1, OUT_1, LAPSED_1 = BidMade(1, Bid.IN), BidMade(1, Bid.OUT), BidMade(1, Bid.OUT, lapsed=True)
IN_2, OUT_2, KEEP_2 = BidMade(2, Bid.IN), BidMade(2, Bid.OUT), BidMade(2, Bid.KEEP)


@pytest.mark.parametrize(
    ("seen", "bids", "own"),
    [
        ("- 5C 9D", (), "any"),
        # Whoever goes out though all other cards are low sees a high one here.
        ("- 5C 9D", (OUT_1,), "high"),
        ("- 5C 9D", (IN_1,), "low"),
        # Another card explains it.
        ("- 5C KD", (OUT_1,), "any"),
        ("- 5C KD", (OUT_1, IN_2), "low"),
        ("- 5C KD", (OUT_1, OUT_2), "high"),
        # The king is out, and does not count for who bids after that.
        ("- KD QD 9D 5C", (OUT_1, IN_2), "low"),
        ("- KD QD 9D 5C", (OUT_1, OUT_2), "high"),
        # No table says so, whatever the own card is; later bids of this player tell nothing.
        ("- 5C KD", (IN_1,), "any"),
        ("- KC 2D 4D", (IN_2, OUT_1, KEEP_2), "high"),
        ("- 5C 9D", (LAPSED_1,), "any"),
        ("- 5C 9D 7D", (IN_1, OUT_2), "any"),
        ("- 5C 9D 7D", (IN_1, OUT_2, BidMade(3, Bid.IN)), "low"),
    ],
)
def test_bids_tell_of_the_own_card(seen: str, bids: tuple[BidMade, ...], own: str) -> None:
    view = _saw(seen, *bids)
    threshold = naive.ORDER.index(naive.printed(view.players))
    highs = {card for card in unseen(view) if naive.ORDER.index(card.face) > threshold}
    told = {"any": set(unseen(view)), "high": highs, "low": set(unseen(view)) - highs}
    assert set(consistent(view)) == told[own]


def test_what_is_read_changes_the_chance() -> None:
    before, after = _saw("- 5C QD"), _saw("- 5C QD", OUT_1, OUT_2)
    assert win_chance(before) == read_chance(before) == Fraction(10, 50)
    assert read_chance(_saw("- 5C QD", OUT_1)) == Fraction(10, 50)
    assert win_chance(after) == read_chance(after) == 1  # nobody else is in
    assert read_chance(_saw("- 5C QD 2S", OUT_1, BidMade(3, Bid.OUT))) == Fraction(10, 49)
    assert read_chance(_saw("- 10C 5C", OUT_1)) == 1


def test_cards_that_are_gone_cannot_be_the_own_one() -> None:
    view = replace(_saw("- QC 9D", deck="deplete"), gone=cards("AC AD AH AS KC KD KH"))
    assert len(unseen(view)) == 52 - 7 - 2
    assert win_chance(view) == Fraction(4, 43)


def test_only_who_is_in_has_an_unseen_card() -> None:
    match = dealt("2C 3C 4C")
    match.say("A out")
    over = replace(match.view(1), cards=())
    for view in (match.view(0), match.view(None), over):
        for count in (win_chance, read_chance, unseen, consistent):
            with pytest.raises(ValueError, match="only a player who is in"):
                count(view)
