"""What each meld scores and why: the rulebook's examples, tables, and an independent scorer."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from engine.cards import deck
from engine.indian_chief.melds import score
from engine.indian_chief.model import Meld, Reason, Score
from engine.indian_chief.prospects import prospect
from engine.indian_chief.rulebooks import CLASSIC, RULEBOOKS
from tests.engine import naive
from tests.engine.hands import cards, faces

EXAMPLES = [
    # Thief: the face value.
    (Meld.THIEF, "AS", "", 1, Reason.THIEF),
    (Meld.THIEF, "2H", "", 2, Reason.THIEF),
    (Meld.THIEF, "10C", "", 10, Reason.THIEF),
    (Meld.THIEF, "JC", "", 10, Reason.THIEF),
    (Meld.THIEF, "KD", "", 10, Reason.THIEF),
    # Beggar Man: two points for each card of others of either rank.
    (Meld.BEGGAR_MAN, "KH 4D", "KS KC 4H 9D AS", 6, Reason.BEGGAR_MAN),
    (Meld.BEGGAR_MAN, "KH KD", "KS KC 4H 9D AS", 4, Reason.BEGGAR_MAN),
    (Meld.BEGGAR_MAN, "KH QD", "JS 10C 10H", 0, Reason.BEGGAR_MAN),
    (Meld.BEGGAR_MAN, "KH QD", "", 0, Reason.BEGGAR_MAN),
    # Poor Man: spades only.
    (Meld.POOR_MAN, "KS QS 9H", "", 20, Reason.POOR_MAN),
    (Meld.POOR_MAN, "AS 2S 3S", "", 6, Reason.POOR_MAN),
    (Meld.POOR_MAN, "KH QD 9C", "", 0, Reason.POOR_MAN),
    # Lawyer: exactly 25.
    (Meld.LAWYER, "10S KD 4C AH", "", 25, Reason.LAWYER),
    (Meld.LAWYER, "6S 6D 6C 7H", "", 25, Reason.LAWYER),
    (Meld.LAWYER, "10S KD 4C 2H", "", 0, Reason.LAWYER_OFF),
    (Meld.LAWYER, "KS KD AC AH", "", 0, Reason.LAWYER_OFF),
    # Rich Man: taxes.
    (Meld.RICH_MAN, "AS AD 2C 3H KC", "", -17, Reason.RICH_MAN),
    (Meld.RICH_MAN, "10S JD QC KH KC", "", -50, Reason.RICH_MAN),
    # Doctor: distinct ranks, a heart, an ace, then ten for each card of the best suit.
    (Meld.DOCTOR, "AH 2C 3C 4C 5C 6D", "", 40, Reason.DOCTOR),
    (Meld.DOCTOR, "AH 2H 3H 4H 5H 6H", "", 60, Reason.DOCTOR),
    (Meld.DOCTOR, "AH KC QD JS 10C 9D", "", 20, Reason.DOCTOR),
    (Meld.DOCTOR, "AC 2C 3C 4C 5C 6H", "", 50, Reason.DOCTOR),
    (Meld.DOCTOR, "AH 2C 2D 4C 5C 6C", "", 0, Reason.DOCTOR_TWICE),
    (Meld.DOCTOR, "AH AD 3C 4C 5C 6C", "", 0, Reason.DOCTOR_TWICE),
    (Meld.DOCTOR, "AS 2C 3C 4C 5C 6C", "", 0, Reason.DOCTOR_NO_HEART),
    (Meld.DOCTOR, "KH 2C 3C 4C 5C 6C", "", 0, Reason.DOCTOR_NO_ACE),
    # Indian Chief: poker and the last digit.
    (Meld.INDIAN_CHIEF, "8C 8D 8H 8S 8D 7C 8H", "", 55, Reason.INDIAN_CHIEF),
    (Meld.INDIAN_CHIEF, "3D JC 8S 4H 2C QH 6D", "", 14, Reason.INDIAN_CHIEF),
]

SAMPLE = [  # The sample table's rows; player 2's printed 108 and 91 less is a misprint (109, 91).
    (Meld.THIEF, ("KH", 10), ("10S", 10), ("QD", 10), ("JC", 10)),
    (Meld.BEGGAR_MAN, ("KH 4D", 8), ("2H 3D", 0), ("KD 9C", 10), ("9H 9D", 4)),
    (Meld.POOR_MAN, ("KS QS 8S", 28), ("KS 7S 2H", 17), ("JS 10S 7S", 27), ("KS 8S QD", 18)),
    (
        Meld.LAWYER,
        ("KH KD 4C AH", 25),
        ("9S 8D 7C AS", 25),
        ("6H 6D 6C 7H", 25),
        ("QH 9C 5C AD", 25),
    ),
    (
        Meld.DOCTOR,
        ("AH 2C 3C 4C 5C 6D", 40),
        ("AS KS QS 9H 8D 7D", 30),
        ("AH 2H 3H 4H 5C 6D", 40),
        ("AD 2D 3D 4H 5C 6S", 30),
    ),
    (
        Meld.INDIAN_CHIEF,
        ("7C 7D 7S KC 3D 4H 5C", 29),
        ("7C 7D 7S KC QC 5H 2D", 27),
        ("4S JS 8S 2S 9S 6H KH", 36),
        ("10C 10D 10H 9S 9D 2H 5C", 42),
    ),
    (
        Meld.RICH_MAN,
        ("AS 2D 3C 6H KC", -22),
        ("AS 2D 3C 4H 8C", -18),
        ("AS AD 2C 3H 5C", -12),
        ("2S 2D 4C 8H QC", -26),
    ),
]


@pytest.mark.parametrize(("meld", "own", "others", "points", "reason"), EXAMPLES)
def test_examples(meld: Meld, own: str, others: str, points: int, reason: Reason) -> None:
    found = score(CLASSIC, meld, cards(own), cards(others))
    assert (found.points, found.reason) == (points, reason)
    assert _adds_up(found)


def test_the_rulebooks_sample_table() -> None:
    table = {0: "KS KC 4H 4S 9S", 1: "KS KC 4H 4S 9S", 2: "KS KC KH 9H 9S", 3: "9S 9C KH"}
    totals = [0, 0, 0, 0]
    for meld, *players in SAMPLE:
        for player, (own, points) in enumerate(players):
            found = score(CLASSIC, meld, cards(own), cards(table[player]))
            assert found.points == points, (meld, own)
            totals[player] += found.points
    assert totals == [118, 91, 136, 103]


@pytest.mark.parametrize("meld", Meld)
def test_an_independent_scorer_agrees(meld: Meld) -> None:
    rng = random.Random(f"melds of {meld}")
    for _ in range(2500):
        decks = rng.choice((1, 2))
        drawn = rng.sample(deck(decks), CLASSIC.sizes[meld] + rng.randrange(20))
        own, others = tuple(drawn[: CLASSIC.sizes[meld]]), tuple(drawn[CLASSIC.sizes[meld] :])
        found = score(CLASSIC, meld, own, others)
        assert found.points == naive.points(meld, faces(own).split(), faces(others).split())
        assert _adds_up(found)


def test_likely_doctors_and_lawyers_agree_too() -> None:
    rng = random.Random("doctors and lawyers")
    scored = 0
    for _ in range(2000):
        ranks = (0, *rng.sample(range(1, 13), 5))
        six = tuple(deck(1)[13 * rng.randrange(4) + rank] for rank in ranks)
        for meld, own in ((Meld.DOCTOR, six), (Meld.LAWYER, six[2:])):
            found = score(CLASSIC, meld, own)
            assert found.points == naive.points(meld, faces(own).split(), [])
            scored += found.points > 0
    assert scored > 1500


def _adds_up(found: Score) -> bool:
    return found.points == sum(part.points for part in found.parts)


def test_parts_say_which_cards_earned_what() -> None:
    beggar = score(CLASSIC, Meld.BEGGAR_MAN, cards("KH 4D"), cards("KS KC 4H 9D"))
    assert [(p.name, p.points, faces(p.cards)) for p in beggar.parts] == [
        ("match", 4, "KS KC"),
        ("match", 2, "4H"),
    ]
    doctor = score(CLASSIC, Meld.DOCTOR, cards("AH 2C 3C 4C 5C 6D"))
    assert [(p.name, p.points, faces(p.cards)) for p in doctor.parts] == [
        ("specialty", 40, "2C 3C 4C 5C")
    ]
    twice = score(CLASSIC, Meld.DOCTOR, cards("AH 2C 2D 4C 5C 6C"))
    assert [(p.name, p.points, faces(p.cards)) for p in twice.parts] == [("twice", 0, "2C 2D")]
    chief = score(CLASSIC, Meld.INDIAN_CHIEF, cards("4C 4D 4H 4S JC 7C 2H"))
    assert [(p.name, p.points, faces(p.cards)) for p in chief.parts] == [
        ("four_of_a_kind", 40, "4C 4D 4H 4S JC"),
        ("last_digit", 9, "2H 7C"),
    ]


def test_the_lawyer_tells_the_total_that_is_off() -> None:
    assert score(CLASSIC, Meld.LAWYER, cards("10S KD 4C 2H")).number == 26


def test_numbers_are_fields() -> None:
    other = replace(CLASSIC, exact=20, match=3, specialty=1)
    assert score(other, Meld.LAWYER, cards("KS 7D 2C AH")).points == 20
    assert score(other, Meld.BEGGAR_MAN, cards("KH 4D"), cards("KS 4H")).points == 6
    assert score(other, Meld.DOCTOR, cards("AH 2C 3C 4C 5C 6D")).points == 4


@pytest.mark.parametrize(
    ("players", "own", "expected"),
    [
        # Four players, two decks: 12 cards of others, 96 unseen; 7 kings and 6 fours unseen.
        (4, "KH 4D", 2 * 12 * 13 / 96),
        (4, "4D 4S", 2 * 12 * 6 / 96),
        (2, "KH 7S", 2 * 4 * 6 / 44),  # one deck
    ],
)
def test_a_beggar_man_expects_by_rule_8(players: int, own: str, expected: float) -> None:
    hand = cards("KH 4D 4S 9C 9H AS 2D 7S")
    found = prospect(CLASSIC, players, hand, Meld.BEGGAR_MAN, cards(own))
    assert found == pytest.approx(expected)


def test_the_classic_rulebook() -> None:
    assert RULEBOOKS["classic"] is CLASSIC
    assert CLASSIC.rounds == 7
    assert [CLASSIC.sizes[meld] for meld in Meld] == [1, 2, 3, 4, 5, 6, 7]
    assert all(set(Meld) == set(table) for table in (CLASSIC.scorers, CLASSIC.choosers))
