"""Cards in words: jokers come last, and say what they were declared."""

import pytest

from bot.present.indian_chief.words import multiplied
from bot.present.words import (
    by_suit,
    card_code,
    card_name,
    cards_marked,
    cards_plain,
    ranks_counted,
)
from engine.cards import Card, parse_card
from tests.bot.present.scenes import cards

QUEEN = parse_card("QD")
JOKER = parse_card("JK")


def declared(text: str) -> tuple[Card | None, ...]:
    return tuple(None if word == "-" else parse_card(word) for word in text.split())


@pytest.mark.parametrize(
    ("card", "own", "name", "code"),
    [
        ("10H", None, "ten of hearts", "10H"),
        ("JK", None, "joker", "JK"),
        ("JK.3", None, "joker", "JK"),
        ("JK", "QD", "joker as the queen of diamonds", "JK=QD"),
    ],
)
def test_a_card_has_a_name_and_a_short_form(
    card: str, own: str | None, name: str, code: str
) -> None:
    as_card = None if own is None else parse_card(own)
    assert card_name(parse_card(card), as_card) == name
    assert card_code(parse_card(card), as_card) == code


@pytest.mark.parametrize(
    ("held", "own", "marked", "plain"),
    [
        ("", "", "no cards", "no cards"),
        ("JK", "", "**Joker**", "joker"),
        (
            "JK 4C JK.1 3C",
            "",
            "**Clubs** 3, 4 \u00b7 **2 jokers**",
            "clubs 3, 4; 2 jokers",
        ),
        (
            "JK KH JK.1",
            "QD - -",
            "**Hearts** king \u00b7 **Joker** as the queen of diamonds \u00b7 **Joker**",
            "hearts king; joker as the queen of diamonds; joker",
        ),
        (
            "JK JK.1 JK.2",
            "QS AS QH",
            "**3 jokers** as the ace of spades, the queen of hearts and the queen of spades",
            "3 jokers as the ace of spades, the queen of hearts and the queen of spades",
        ),
    ],
)
def test_jokers_come_last_in_a_line(held: str, own: str, marked: str, plain: str) -> None:
    assert cards_marked(cards(held), declared(own)) == marked
    assert cards_plain(cards(held), declared(own)) == plain


def test_equal_cards_of_two_decks_stand_side_by_side_and_gaps_are_left_out() -> None:
    held = (parse_card("KC.1"), None, QUEEN, parse_card("2C"), parse_card("KC"), JOKER)
    assert by_suit(held) == (("clubs", "2, king, king"), ("diamonds", "queen"), ("joker", ""))


@pytest.mark.parametrize(
    ("number", "column", "said"),
    [
        (35, 1, "35 points"),
        (35, 3, "35 \u00d7 3 = 105 points"),
        (-35, 2, "minus 35 \u00d7 2 = minus 70 points"),
        (0, 3, "0 \u00d7 3 = 0 points"),
    ],
)
def test_a_column_multiplies(number: int, column: int, said: str) -> None:
    assert multiplied(number, column) == said


def test_ranks_are_counted_in_words() -> None:
    assert ranks_counted(cards("QD QC 6S 6H AD")) == "2 queens, 2 sixes and 1 ace"
