"""The decisions 20 and 27-30 of the classic rulebook, over all numbers of players."""

from __future__ import annotations

import pytest

from engine.cards import NATURAL_RANKS, Rank
from engine.indian_chief.melds import score
from engine.indian_chief.model import Meld, MeldsRevealed, SealMeld, Wish
from engine.indian_chief.play import INDIAN_CHIEF
from engine.indian_chief.rulebooks import CLASSIC
from tests.engine.driver import dealt, every_number
from tests.engine.hands import cards

# Rule 20: values.


@pytest.mark.parametrize("rank", NATURAL_RANKS)
def test_20_aces_are_one_and_faces_ten(rank: Rank) -> None:
    assert CLASSIC.values[rank] == min(rank, 10)


# Rule 27: the last round.


@every_number
def test_27_there_are_no_steals_in_the_last_round(players: int) -> None:
    playing = dealt(*[""] * players)
    for meld in list(Meld)[:0:-1]:
        playing.seal_all(meld)
    assert playing.state.round == 7
    for seat in range(players):
        events = playing.do(SealMeld(seat, Meld.THIEF, playing.state.hands[seat][:1], Wish(())))
    assert [type(event).__name__ for event in events] == [
        "MeldSealed",
        "MeldsRevealed",
        "GameEnded",
    ]
    revealed = events[1]
    assert isinstance(revealed, MeldsRevealed)
    assert revealed.turns == ()
    assert INDIAN_CHIEF.wait(playing.state) is None


# Rules 28-30: the Chief. tests/engine/test_poker.py has the rest.


@pytest.mark.parametrize(
    ("chief", "points"),
    [
        ("AS 2D 3C 4H 5S 9C KC", 25 + 9),
        ("10S JD QC KH AS 9C KC", 25 + 9),
        ("KS AD 2C 3H 4S 9C 9D", 10 + 7),
    ],
)
def test_28_straights_end_at_an_ace(chief: str, points: int) -> None:
    assert score(CLASSIC, Meld.INDIAN_CHIEF, cards(chief)).points == points


def test_28_an_ace_is_one_in_the_two_card_part() -> None:
    found = score(CLASSIC, Meld.INDIAN_CHIEF, cards("9C 9D 9H 9S 2C AH 8D"))
    assert [(part.name, part.points) for part in found.parts] == [
        ("four_of_a_kind", 40),
        ("last_digit", 9),
    ]
    assert {card.face for card in found.parts[1].cards} == {"AH", "8D"}


@pytest.mark.parametrize(
    ("chief", "points"),
    [
        ("4S 4S 8S 8S 9S KC 9C", 30 + 9),  # a flush may hold two pairs
        ("8C 8D 8H 8S 8D KC 9C", 50 + 9),  # five of a kind: two decks
        ("4S 4D 4S 8D 8S KC 9C", 35 + 9),  # a full house, not the pairs in it
    ],
)
def test_29_the_highest_category_that_fits(chief: str, points: int) -> None:
    assert score(CLASSIC, Meld.INDIAN_CHIEF, cards(chief)).points == points


@pytest.mark.parametrize(
    ("two", "digit"), [("7C 8D", 5), ("KC QD", 0), ("AC 9D", 0), ("AC 8D", 9), ("5C 5D", 0)]
)
def test_30_two_cards_count_the_last_digit_of_their_sum(two: str, digit: int) -> None:
    found = score(CLASSIC, Meld.INDIAN_CHIEF, cards(f"3S 5S 9S JS KS {two}"))
    flush, aside = found.parts
    assert (flush.name, flush.points) == ("flush", 30)
    assert (aside.name, aside.points) == ("last_digit", digit)
    assert {card.face for card in aside.cards} == set(two.split())
