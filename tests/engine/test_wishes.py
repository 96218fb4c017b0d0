"""Wishes of thieves: their notation and what they take."""

from __future__ import annotations

import pytest

from engine.cards import Rank, Suit, deck
from engine.core import Code, RuleError
from engine.indian_chief.model import Meld, Melded, Target, Want, Wish
from engine.indian_chief.rulebooks import CLASSIC
from engine.indian_chief.steals import stealable
from engine.indian_chief.wishes import format_wish, fulfil, parse_wish
from tests.engine.hands import cards

TABLE = (
    Melded(Meld.THIEF, cards("KS")),
    Melded(Meld.POOR_MAN, cards("AS 9S QH")),
    Melded(Meld.LAWYER, (*cards("9S AH"), None, *cards("2C"))),
)


@pytest.mark.parametrize(
    ("text", "wants"),
    [
        ("draw", ()),
        ("DRAW", ()),
        ("AH", (Want(Rank.ACE, Suit.HEARTS),)),
        ("10h 10", (Want(Rank.TEN, Suit.HEARTS), Want(Rank.TEN, None))),
        (
            "AH A S any",
            (
                Want(Rank.ACE, Suit.HEARTS),
                Want(Rank.ACE, None),
                Want(None, Suit.SPADES),
                Want(None, None),
            ),
        ),
        ("A A  a\tA", (Want(Rank.ACE, None),)),
    ],
)
def test_a_wish_is_read(text: str, wants: tuple[Want, ...]) -> None:
    assert parse_wish(text) == Wish(wants)


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("", ""),
        ("  ", "  "),
        ("X", "X"),
        ("A draw", "draw"),
        ("AH 11", "11"),
        ("JK", "JK"),
        ("AS.1", "AS.1"),
    ],
)
def test_what_is_no_wish_is_named(text: str, word: str) -> None:
    with pytest.raises(RuleError) as refused:
        parse_wish(text)
    assert (refused.value.code, refused.value.facts) == (Code.WISH_UNKNOWN, {"wish": word})


def test_every_wish_reads_back_as_it_is_written() -> None:
    wants = [
        Want(rank, suit)
        for rank in {None, *(card.rank for card in deck(1))}
        for suit in {None, *(card.suit for card in deck(1))}
    ]
    assert len(wants) == 70
    for wish in (Wish(()), Wish(tuple(wants)), *(Wish((want,)) for want in wants)):
        assert parse_wish(format_wish(wish)) == wish
    assert format_wish(Wish(())) == "draw"


@pytest.mark.parametrize(
    ("text", "thief", "target"),
    [
        ("draw", 0, None),
        ("AH", 0, Target(2, 1)),
        ("A", 0, Target(1, 0)),  # of two aces the spade
        ("S", 0, Target(1, 1)),  # the highest spade of others; of two equal ones the lower seat's
        ("S", 2, Target(0, 0)),
        ("any", 0, Target(1, 2)),
        ("7 8C D", 0, None),
        ("7 2C AH", 0, Target(2, 3)),
        ("2C", 2, None),  # the own meld is no place to steal from
        ("9S", 1, Target(2, 0)),
    ],
)
def test_a_wish_takes_the_first_want_that_lies_with_others(
    text: str, thief: int, target: Target | None
) -> None:
    assert fulfil(parse_wish(text), stealable(CLASSIC, thief, TABLE)) == target
