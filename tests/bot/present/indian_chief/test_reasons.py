"""Why a meld scored what it scored: one sentence for each reason, of both rulebooks."""

import pytest

from bot.present.indian_chief.reasons import reason
from engine.indian_chief.melds import declare, score
from engine.indian_chief.model import Meld, Reason
from engine.indian_chief.options import Options
from engine.indian_chief.rulebooks import CLASSIC, MODERN, rules_of
from tests.bot.present.scenes import cards

REASONED = [
    ("thief", "QH", "", "The card counts its face value, 10."),
    ("thief", "AH", "", "The card counts its face value, 1."),
    ("beggar_man", "7C 7D", "", "Other melds hold no card of these ranks."),
    (
        "beggar_man",
        "7C 8D",
        "7H 8C 8S KD",
        "It matches 1 seven and 2 eights of other melds, 2 points for each.",
    ),
    ("poor_man", "9S 10S 2H", "", "Only spades count: 9 + 10 = 19 points."),
    ("poor_man", "AS 3C 2H", "", "Only spades count: 1 point."),
    ("poor_man", "9C 10D 2H", "", "Only spades count, and there is none."),
    ("lawyer", "10S 5H 9C AD", "", "The face values are exact: 10 + 5 + 9 + 1 = 25 points."),
    ("lawyer", "10S 5H 9C 2D", "", "The face values add up to 26, and only exactly 25 scores."),
    (
        "rich_man",
        "AS AH 2C 3D 4S",
        "",
        "Taxes: the face values count against you, 1 + 1 + 2 + 3 + 4 = 11.",
    ),
    (
        "doctor",
        "AH 2H 3H 4C 5D 6S",
        "",
        "Every condition is met; the specialty is 3 hearts, 10 points each.",
    ),
    (
        "doctor",
        "AH 8C 8D 4C 5D 6S",
        "",
        "The ranks of a Doctor must all differ, and 8 of clubs and 8 of diamonds are equal.",
    ),
    ("doctor", "AC 2C 3D 4C 5D 6S", "", "A Doctor needs a heart, and there is none."),
    ("doctor", "2H 3H 4C 5D 6S 7S", "", "A Doctor needs an ace, and there is none."),
    (
        "indian_chief",
        "10C 10D 10H 9S 9D 7C 8H",
        "",
        "35 for a full house (9, 9, 10, 10, 10) and 5 for the last digit of the sum of 7 and 8.",
    ),
]


@pytest.mark.parametrize(("meld", "own", "others", "sentence"), REASONED)
def test_each_score_has_its_reason(meld: str, own: str, others: str, sentence: str) -> None:
    assert reason(CLASSIC, score(CLASSIC, Meld(meld), cards(own), cards(others))) == sentence


def test_no_reason_is_left_out() -> None:
    given = {score(CLASSIC, Meld(m), cards(own), cards(o)).reason for m, own, o, _ in REASONED}
    assert given == set(Reason)


IN_MODERN = [
    ("thief", "AH", "", "The ace counts 11."),
    ("thief", "9H", "", "The card counts its face value, 9."),
    ("beggar_man", "6C 6D", "6H 6S", "It matches 2 sixes of other melds, 2 points for each."),
    ("poor_man", "AS 5S 2H", "", "Only spades count: ace 11 + 5 = 16 points."),
    ("poor_man", "AS 5C 2H", "", "Only spades count: ace 11 = 11 points."),
    (
        "lawyer",
        "AS AH KD 3C",
        "",
        "The face values are exact: ace 1 + ace 11 + 10 + 3 = 25 points.",
    ),
    (
        "rich_man",
        "AS AH 2C 3D 4S",
        "",
        "Taxes: the face values count against you, ace 1 + ace 1 + 2 + 3 + 4 = 11.",
    ),
    (
        "indian_chief",
        "8S 8D 8H KD JC KH 2C",
        "",
        "24 for three of a kind (8, 8, 8, king) and 7 each for the jack and the king.",
    ),
    (
        "indian_chief",
        "2C 3D 4H 5S QD 9H 9C",
        "",
        "28 for a straight (2, 3, 4, 5) and 7 for the queen.",
    ),
    (
        "indian_chief",
        "2C 3D 4H 5S 7D 9H 9C",
        "",
        "28 for a straight (2, 3, 4, 5) and nothing for the council.",
    ),
    (
        "indian_chief",
        "2C 4D 6H 8S 10D AH 9C",
        "",
        "Nothing for the tribe (ace, 8, 9, 10) and nothing for the council.",
    ),
]


@pytest.mark.parametrize(("meld", "own", "others", "sentence"), IN_MODERN)
def test_the_modern_rulebook_has_its_words(meld: str, own: str, others: str, sentence: str) -> None:
    assert reason(MODERN, score(MODERN, Meld(meld), cards(own), cards(others))) == sentence


def test_a_joker_is_named_as_what_it_was_declared() -> None:
    whole = declare(MODERN, Meld.INDIAN_CHIEF, cards("8S 8D 8H KD JC JK 2C"))
    said = reason(MODERN, score(MODERN, Meld.INDIAN_CHIEF, whole))
    assert said == "32 for four of a kind (8, 8, 8, 8) and 7 each for the jack and the king."


def test_solo_speaks_of_earlier_melds() -> None:
    solo = rules_of(Options(rulebook="modern", solo=True))
    one = score(solo, Meld.BEGGAR_MAN, cards("7C 8C"), cards("7D"))
    assert reason(solo, one) == "It matches 1 seven of earlier melds, 2 points."
    none = score(solo, Meld.BEGGAR_MAN, cards("7C 8C"))
    assert reason(solo, none) == "Earlier melds hold no card of these ranks."
