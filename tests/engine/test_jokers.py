"""Modern melds and their jokers: examples, and an independent scorer that tries all there is."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from engine.cards import Card, Rank, Suit, deck
from engine.indian_chief.melds import declare, score
from engine.indian_chief.model import Meld, Reason
from engine.indian_chief.options import Options
from engine.indian_chief.prospects import prospect
from engine.indian_chief.rulebooks import MODERN, rules_of
from tests.engine import naive
from tests.engine.hands import cards, faces

JOKERS = tuple(Card(number, Suit.JOKER, Rank.JOKER) for number in range(7))

EXAMPLES = [
    # Aces count 1 or 11, each as scores best (rule 40).
    (Meld.THIEF, "AS", "", 11, Reason.THIEF),
    (Meld.POOR_MAN, "AS AC 2S", "", 13, Reason.POOR_MAN),
    (Meld.LAWYER, "AS AD KC 3H", "", 25, Reason.LAWYER),
    (Meld.LAWYER, "AS AD AC 2H", "", 25, Reason.LAWYER),
    (Meld.LAWYER, "AS AD KC 4H", "", 0, Reason.LAWYER_OFF),
    (Meld.RICH_MAN, "AS AD 2C 3H KC", "", -17, Reason.RICH_MAN),
    (Meld.BEGGAR_MAN, "AS KD", "AC AD KH JS", 6, Reason.BEGGAR_MAN),
    (Meld.DOCTOR, "AH 2C 3C 4C 5C 6D", "", 40, Reason.DOCTOR),
    # Indian Chief: council of three and tribe of four (rule 46).
    (Meld.INDIAN_CHIEF, "JC QD KS 8C 8D 8H 8S", "", 53, Reason.INDIAN_CHIEF),
    (Meld.INDIAN_CHIEF, "AC 2D 3S 4C JD QH KS", "", 49, Reason.INDIAN_CHIEF),
    (Meld.INDIAN_CHIEF, "AC JD QS KC JC QH KS", "", 49, Reason.INDIAN_CHIEF),
    (Meld.INDIAN_CHIEF, "QC KD AS 2C 5D 7H 9S", "", 14, Reason.INDIAN_CHIEF),
    (Meld.INDIAN_CHIEF, "9C 9D 9S 2C 4D 6H QS", "", 31, Reason.INDIAN_CHIEF),
    (Meld.INDIAN_CHIEF, "9C 9D 5S 5C 2D 3H 7S", "", 20, Reason.INDIAN_CHIEF),
    (Meld.INDIAN_CHIEF, "2C 4D 6S 8C 10D 3H 9S", "", 0, Reason.INDIAN_CHIEF),
]


@pytest.mark.parametrize(("meld", "own", "others", "points", "reason"), EXAMPLES)
def test_examples(meld: Meld, own: str, others: str, points: int, reason: Reason) -> None:
    found = score(MODERN, meld, cards(own), cards(others))
    assert (found.points, found.reason) == (points, reason)
    assert sum(part.points for part in found.parts) == points
    assert naive.modern_points(meld, own.split(), others.split()) == points


def test_parts_of_a_chief_say_which_cards_earned_what() -> None:
    chief = score(MODERN, Meld.INDIAN_CHIEF, cards("KC 4D JC 4S JD 4C QH"))
    assert [(part.name, part.points, faces(part.cards)) for part in chief.parts] == [
        ("three_of_a_kind", 24, "4C 4D 4S JC"),
        ("council", 21, "JD QH KC"),
    ]
    nothing = score(MODERN, Meld.INDIAN_CHIEF, cards("2C 4D 6S 8C 10D 3H 9S"))
    assert [(part.name, part.points) for part in nothing.parts] == [("nothing", 0), ("council", 0)]


def test_of_equal_totals_the_better_tribe_is_shown() -> None:
    pair = score(MODERN, Meld.INDIAN_CHIEF, cards("9C 2C 4D 9D 6H 8S 10S"))
    assert faces(pair.parts[0].cards) == "8S 9C 9D 10S"
    straight = score(MODERN, Meld.INDIAN_CHIEF, cards("2C 3C 4D 5D 6H 6S 9C"))
    assert faces(straight.parts[0].cards) == "3C 4D 5D 6H"


def test_the_lawyer_tells_the_nearest_total() -> None:
    assert score(MODERN, Meld.LAWYER, cards("AS AD KC 4H")).number == 26
    assert score(MODERN, Meld.LAWYER, cards("AS KD KC 9H")).number == 30


@pytest.mark.parametrize(
    ("meld", "own", "others", "declared"),
    [
        (Meld.THIEF, "JK", "", "AC"),
        (Meld.POOR_MAN, "JK 2H JK", "", "AS 2H AS"),
        (Meld.RICH_MAN, "JK KH 2D JK 5S", "", "AC KH 2D AC 5S"),
        (Meld.LAWYER, "JK KH 2D 5S", "", "8C KH 2D 5S"),
        (Meld.LAWYER, "JK KH KD KS", "", "AC KH KD KS"),  # out of reach: the lowest card
        (Meld.LAWYER, "JK KH JK KS", "", "AC KH 4C KS"),
        (Meld.BEGGAR_MAN, "JK KH", "KS KC 9D 9C 3H 3D", "3C KH"),
        (Meld.BEGGAR_MAN, "JK KH", "KS KC", "AC KH"),
        (Meld.BEGGAR_MAN, "JK JK", "KS KC 9D", "9C KC"),
        (Meld.DOCTOR, "2S 3S JK 5S 7S 9S", "", "2S 3S AH 5S 7S 9S"),
        (Meld.DOCTOR, "AS 3S JK JK 7S 9H", "", "AS 3S 2S 4S 7S 9H"),
        (Meld.DOCTOR, "2S 3S JK JK 7S 9S", "", "2S 3S AH 4S 7S 9S"),
        (Meld.DOCTOR, "2C 3C JK JK 7C 9C", "", "2C 3C AC 4H 7C 9C"),
        (Meld.DOCTOR, "3C 3D JK 5H 6H 7H", "", "3C 3D AC 5H 6H 7H"),
        (Meld.INDIAN_CHIEF, "8C 8D 8H JK JC QC 2D", "", "8C 8D 8H 8C JC QC 2D"),
        (Meld.INDIAN_CHIEF, "8C 8D 8H 8S JK JC QC", "", "8C 8D 8H 8S KC JC QC"),
    ],
)
def test_jokers_are_declared_as_scores_best(
    meld: Meld, own: str, others: str, declared: str
) -> None:
    table = cards(others)
    found = declare(MODERN, meld, cards(own), table)
    assert faces(found) == declared
    points, naively = naive.declared(meld, own.split(), others.split())
    assert (score(MODERN, meld, found, table).points, faces(found).split()) == (points, naively)


@pytest.mark.sweep(10)
@pytest.mark.parametrize("meld", Meld)
@pytest.mark.parametrize(("jokers", "melds"), [(0, 400), (1, 60), (2, 8), (3, 1)])
def test_an_independent_scorer_agrees(meld: Meld, jokers: int, melds: int) -> None:
    if jokers > MODERN.sizes[meld]:
        pytest.skip("the meld has fewer cards")
    rng = random.Random(f"{jokers} jokers in {meld}")
    for _ in range(melds):
        own, others = dealt(rng, meld, jokers), tuple(rng.sample(deck(2), rng.randrange(12)))
        found = declare(MODERN, meld, own, others)
        scored = score(MODERN, meld, found, others)
        points, naively = naive.declared(meld, faces(own).split(), faces(others).split())
        assert (scored.points, faces(found).split()) == (points, naively)
        assert sum(part.points for part in scored.parts) == points


def dealt(rng: random.Random, meld: Meld, jokers: int) -> tuple[Card, ...]:
    """A meld with jokers anywhere, and a Doctor with different ranks more often than by chance."""
    size = MODERN.sizes[meld] - jokers
    ranks = rng.sample(range(13), size)
    different = [deck(2)[13 * rng.randrange(8) + rank] for rank in ranks]
    natural = rng.choice((different, rng.sample(deck(2), size)))
    own = [*natural, *JOKERS[:jokers]]
    rng.shuffle(own)
    return tuple(own)


@pytest.mark.parametrize("meld", [Meld.LAWYER, Meld.INDIAN_CHIEF])
def test_any_number_of_jokers_is_declared(meld: Meld) -> None:
    full = declare(MODERN, meld, JOKERS[: MODERN.sizes[meld]])
    best = {Meld.LAWYER: ("AC AC AC 2C", 25), Meld.INDIAN_CHIEF: ("AC AC AC AC JC QC KC", 53)}
    assert (faces(full), score(MODERN, meld, full).points) == best[meld]


def test_a_player_s_own_declarations_stand() -> None:
    own = cards("JK KH 2D JK")
    rng = random.Random("own declarations")
    for _ in range(50):
        declared = (rng.choice(deck(1)), None, None, None)
        found = declare(MODERN, Meld.LAWYER, own, declared=declared)
        assert found[0] == declared[0]
        as_given = [found[0].face, "KH", "2D", "JK"]
        assert faces(found).split() == naive.declared(Meld.LAWYER, as_given, [])[1]


@pytest.mark.parametrize(("jokers", "melds"), [(0, 200), (1, 60), (2, 6)])
def test_jokers_of_a_chosen_council(jokers: int, melds: int) -> None:
    rng = random.Random(f"council {jokers}")
    for _ in range(melds):
        own = dealt(rng, Meld.INDIAN_CHIEF, jokers)
        aside = tuple(rng.sample(range(7), 3))
        found = declare(MODERN, Meld.INDIAN_CHIEF, own, aside=aside)
        scored = score(MODERN, Meld.INDIAN_CHIEF, found, aside=aside)
        points, naively = naive.declared_aside(faces(own).split(), aside)
        assert (scored.points, faces(found).split()) == (points, naively)


def test_a_joker_that_matches_nothing_stays_a_joker() -> None:
    rules = rules_of(Options(rulebook="modern", jokers_match="nothing"))
    own, others = cards("JK KH"), cards("AS AD KS")
    found = declare(rules, Meld.BEGGAR_MAN, own, others)
    assert found == own
    assert score(rules, Meld.BEGGAR_MAN, found, others).points == 2
    assert faces(declare(rules, Meld.THIEF, own[:1])) == "AC"


@pytest.mark.parametrize("own", ["KH 4D", "4D 4S", "JK KH", "KH JK", "JK JK", "2D JK"])
@pytest.mark.parametrize(("players", "decks"), [(2, 1), (4, 2), (10, 3)])
def test_what_a_beggar_man_may_expect(players: int, decks: int, own: str) -> None:
    hand = cards("KH 4D 4S 9C 2D JK JK AS")
    found = prospect(MODERN, players, hand, Meld.BEGGAR_MAN, cards(own))
    by_hand = naive.expected(decks, players, faces(hand).split(), own.split())
    assert found == pytest.approx(by_hand)


def test_jokers_that_match_nothing_promise_nothing() -> None:
    rules = replace(MODERN, jokers_match=False)
    hand = cards("KH 4D 4S 9C 2D JK JK AS")
    with_joker, alone = (
        prospect(rules, 4, hand, Meld.BEGGAR_MAN, cards(own)) for own in ("KH JK", "KH KD")
    )
    assert with_joker == alone == pytest.approx(2 * 12 * 7 / 98)


def test_what_is_known_is_no_matter_of_chance() -> None:
    hand, earlier = cards("KH 4D 4S 9C 2D JK JK AS"), cards("KD KC 9S 9D 9H 2C")
    beggar = Meld.BEGGAR_MAN
    assert prospect(MODERN, 1, hand, beggar, cards("KH JK"), others=earlier) == 10
    assert prospect(MODERN, 1, hand, beggar, cards("KH JK"), others=()) == 0
    assert prospect(MODERN, 4, hand, Meld.POOR_MAN, cards("KH JK AS")) == 22
