"""Computer players of Indian poker: lawful, quick, and as good as their names say."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards import deck
from engine.catalog import PLAYERS, choose
from engine.indian_poker.giving import evenly
from engine.indian_poker.model import Bid, HandedOut, HandOutEvenly, MakeBid
from engine.indian_poker.options import CHOICES, NightOptions, Options
from engine.indian_poker.situation import Phase, View
from engine.players.indian_poker import Player, always, exact, hard, table
from tests.engine.driver import chance
from tests.engine.poker import naive_odds as naive
from tests.engine.poker.driver import Match, any_table, dealt, options_with
from tests.engine.poker.night import Night, any_night, seeded

LEVELS = ["always", "table", "exact", "hard"]
RNG = random.Random(1)

every_level = pytest.mark.parametrize("level", LEVELS)


def test_the_catalog_lists_the_players() -> None:
    assert [*PLAYERS["indian_poker"]] == [*PLAYERS["poker_night"]] == LEVELS


@settings(max_examples=12, deadline=None)
@given(any_table(), st.lists(st.sampled_from(LEVELS), min_size=12, max_size=12), st.integers(0, 99))
def test_a_match_of_computers_comes_to_its_end(
    playing: tuple[Options, int], levels: list[str], number: int
) -> None:
    options, players = playing
    match = Match(players, chance(number, players), options)
    while match.awaited:
        seat = match.awaited[-1]
        command = choose("indian_poker", levels[seat], match.view(seat), RNG)
        assert isinstance(command, MakeBid)
        match.do(command)


@settings(max_examples=12, deadline=None)
@given(any_night(), st.lists(st.sampled_from(LEVELS), min_size=12, max_size=12), st.integers(0, 99))
def test_computers_play_a_night_and_hand_out_evenly(
    playing: tuple[NightOptions, int], levels: list[str], number: int
) -> None:
    options, players = playing
    night = Night(players, seeded(number), options)
    while night.phase is not Phase.REST:
        seat = night.awaited[-1]
        command = choose("poker_night", levels[seat], night.view(seat), RNG)
        if night.phase is Phase.GIVE:
            assert command == HandOutEvenly(seat)
        night.do(command)
    for handed in filter(None, night.state.handed):
        won = int(options.forfeit_won)
        assert handed == HandedOut(handed.seat, evenly(handed.seat, players, won), lapsed=True)


def test_computers_bid_in_a_night_as_in_a_match() -> None:
    for number in range(20):
        match, night = Match(4, seeded(number)(1, 4)), Night(4, seeded(number))
        while not match.reveals:
            [seat] = match.awaited
            for level in LEVELS:
                bid = choose("indian_poker", level, match.view(seat), RNG)
                assert choose("poker_night", level, night.view(seat), RNG) == bid
            match.do(bid)
            night.do(bid)


def _said(player: Player, match: Match) -> Bid:
    """Return what a player bids whose turn it is."""
    command = player(match.view(match.awaited[0]), RNG)
    assert isinstance(command, MakeBid)
    assert command.seat == match.awaited[0]
    return command.bid


@pytest.mark.parametrize(
    ("player", "hand", "said", "bid"),
    [
        (always, "2C AS AH", "", Bid.IN),
        (always, "2C AS AH", "A in, B in, C in", Bid.KEEP),
        (table, "AS 10D 2C", "", Bid.IN),
        (table, "2C 10H 3C", "", Bid.OUT),
        (table, "2C 3C 4C 10H", "", Bid.IN),
        # The ace is out, and the card to beat is a four.
        (table, "2C AS 4C", "A in, B out, C in", Bid.KEEP),
        (exact, "AS JH 2C", "", Bid.IN),
        (exact, "AS JS 2C", "", Bid.OUT),
        (exact, "2C 3C 4C 5C JS", "", Bid.IN),
        (exact, "2C AS 4C", "A in, B out, C in", Bid.KEEP),
        # At the threshold, but one of the cards above it is out, so the own one is none of them.
        (exact, "2C JH AS", "A in, B in, C out", Bid.OUT),
        # A first "in" is free.
        (hard, "2C AS AH", "", Bid.IN),
        # All go in though they see the own card: it is low, and only five such cards beat a nine.
        (exact, "2C 3C 9C", "A in, B in, C in", Bid.KEEP),
        (hard, "2C 3C 9C", "A in, B in, C in", Bid.OUT),
        (hard, "2C 3C 7C", "A in, B in, C in", Bid.KEEP),
        # B saw the jack, so its out tells nothing; C's in tells of a low card.
        (hard, "2C 3C JC", "A in, B out, C in", Bid.OUT),
    ],
)
def test_what_is_bid(player: Player, hand: str, said: str, bid: Bid) -> None:
    match = dealt(hand)
    match.say(said)
    assert _said(player, match) is bid


@pytest.mark.parametrize("bidding", CHOICES["bidding"])
@pytest.mark.parametrize("players", [2, 3, 5, 12])
@pytest.mark.parametrize(("player", "find"), [(table, naive.printed), (exact, naive.exact)])
def test_thresholds_are_kept_to_the_card(
    player: Player, find: Callable[[int], str], players: int, bidding: str
) -> None:
    threshold = naive.ORDER.index(find(players))
    for seen, bid in ((threshold, Bid.IN), (threshold + 1, Bid.OUT)):
        match = _match(("AS", *naive.ORDER[: players - 2], naive.ORDER[seen]), bidding=bidding)
        assert _said(player, match) is bid


def _match(hand: Sequence[str], **choices: str) -> Match:
    """Begin a match of any number of players with this hand."""
    return dealt(" ".join(hand), options=options_with({"two_players": "yes", **choices}))


@pytest.mark.parametrize("points", CHOICES["points"])
@pytest.mark.parametrize(
    ("ties", "bid"),
    # Above the jack of spades there are 12 cards, too few of 50; three more are jacks.
    [("suits", Bid.OUT), ("split", Bid.IN)],
)
def test_a_tie_that_is_split_is_won(ties: str, bid: Bid, points: str) -> None:
    assert _said(exact, _match(("2C", "JS", "3C"), ties=ties, points=points)) is bid


@pytest.mark.parametrize("player", [table, exact])
@pytest.mark.parametrize(
    ("hand", "gone", "bid"),
    [(("9S", "9C", "10D"), "JQKA", Bid.OUT), (("9S", "9C", "JS"), "2345678", Bid.IN)],
)
def test_a_deck_that_runs_out_is_counted(
    player: Player, hand: tuple[str, ...], gone: str, bid: Bid
) -> None:
    view = _match(hand, deck="deplete").view(0)
    without = tuple(card for card in deck(1) if card.face[:-1] in gone and card.face not in hand)
    assert player(view, RNG) != MakeBid(0, bid)
    assert player(replace(view, gone=without), RNG) == MakeBid(0, bid)


def _played(match: Match, levels: Sequence[str]) -> tuple[int, ...]:
    """Play the first hand and return its points."""
    while not match.reveals:
        seat = match.awaited[0]
        match.do(choose("indian_poker", levels[seat], match.view(seat), RNG))
    return match.reveals[0].points


@pytest.mark.parametrize("bidding", ["turns", "one_pass"])
@pytest.mark.parametrize("players", [2, 3, 7])
def test_players_by_the_table_score_what_the_naive_ones_do(players: int, bidding: str) -> None:
    rng = random.Random(players)
    for _ in range(60):
        hand = tuple(rng.sample(naive.ORDER, players))
        bidding_ = naive.by_tables(naive.Bidding(hand, once=bidding == "one_pass"))
        points = _played(_match(hand, bidding=bidding), ["table"] * players)
        assert list(points) == bidding_.points()


@pytest.mark.parametrize("bidding", CHOICES["bidding"])
@pytest.mark.parametrize(("players", "sights"), [(2, 6), (3, 12), (6, 8)])
def test_hard_is_the_best_answer_to_the_table(players: int, sights: int, bidding: str) -> None:
    """Whatever a player sees, over all own cards nobody could score more against the table."""
    rng = random.Random(f"{players} {bidding}")
    for _ in range(sights):
        seat = rng.randrange(players)
        seen = rng.sample(naive.ORDER, players - 1)
        own = [face for face in naive.ORDER if face not in seen]
        hands = [(*seen[:seat], face, *seen[seat:]) for face in own]
        levels = ["hard" if at == seat else "table" for at in range(players)]
        points = [_played(_match(hand, bidding=bidding), levels)[seat] for hand in hands]
        assert sum(points) == _best(seat, hands, bidding)


def _best(seat: int, hands: Sequence[tuple[str, ...]], bidding: str) -> int:
    if bidding == "simultaneous":
        return max(-len(hands), sum(naive.at_once(hand, seat) for hand in hands))
    once = bidding == "one_pass"
    return naive.best_answer(seat, [naive.Bidding(hand, once=once) for hand in hands])


@every_level
@pytest.mark.parametrize("bidding", CHOICES["bidding"])
def test_a_move_takes_a_few_milliseconds(level: str, bidding: str) -> None:
    match = _match(naive.ORDER[:12], bidding=bidding)
    for view in (_seen(match) for _ in range(20)):
        times = []
        for _ in range(5):
            start = time.process_time()
            choose("indian_poker", level, view, RNG)
            times.append(time.process_time() - start)
        assert min(times) < 0.02  # whatever else the machine is doing


def _seen(match: Match) -> View:
    """Return what the next player sees, and let it stay in."""
    view = match.view(match.awaited[0])
    match.do(MakeBid(match.awaited[0], Bid.IN))
    return view


@every_level
def test_nobody_plays_for_the_channel(level: str) -> None:
    with pytest.raises(ValueError, match=r"no seat|only a player"):
        choose("indian_poker", level, dealt("2C 3C 4C").view(None), RNG)
