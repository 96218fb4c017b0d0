"""Rulebooks as values, and what modes and house rules make of them."""

from __future__ import annotations

import pytest

from engine.cards import Rank
from engine.core import Code, RuleError
from engine.indian_chief.model import Meld, Melded
from engine.indian_chief.options import CHOICES, Options, lacking
from engine.indian_chief.rulebooks import CLASSIC, MODERN, RULEBOOKS, Rulebook, rules_of
from engine.indian_chief.steals import no_turns
from tests.engine.hands import cards
from tests.engine.variants import changed

USUAL = {4: 2, 5: 2, 6: 2, 7: 2, 8: 2}


def test_the_modern_rulebook() -> None:
    assert RULEBOOKS["modern"] is MODERN
    assert MODERN.decks == {2: 1, 3: 1, **USUAL, 9: 3, 10: 3}
    assert MODERN.face_values(Rank.ACE) == (1, 11)
    assert [MODERN.values[rank] for rank in Rank][1:] == [11, 2, 3, 4, 5, 6, 7, 8, 9, *[10] * 4]
    assert list(MODERN.hands.items()) == [
        ("four_of_a_kind", 32),
        ("straight", 28),
        ("three_of_a_kind", 24),
        ("two_pairs", 20),
        ("one_pair", 12),
        ("nothing", 0),
    ]
    assert (MODERN.council, MODERN.aside, MODERN.wild, MODERN.yardstick) == (7, 3, None, (135, 145))
    assert MODERN.turns((Melded(Meld.THIEF, cards("2C")), Melded(Meld.THIEF, cards("KC")))) == ()


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        (Options(solo=True), {"decks": {1: 1}, "stay": True, "columns": 1}),
        (Options(solo=True, triple=True), {"decks": {1: 2}, "columns": 3, "yardstick": None}),
        (Options(triple=True), {"decks": CLASSIC.decks, "columns": 3, "any_column": True}),
        (Options(decks="three"), {"decks": {2: 1, 3: 1, **USUAL, 7: 3, 8: 3}}),
        (
            Options(rulebook="modern", decks="three"),
            {"decks": {2: 1, 3: 1, **USUAL, 7: 3, 8: 3, 9: 3, 10: 3}},
        ),
        (Options(split="by_hand"), {"split_by_hand": True}),
        (Options(tie="rich_man"), {"tie_breaks": (Meld.RICH_MAN, Meld.INDIAN_CHIEF)}),
        (Options(repicks="none"), {"repicks": 0}),
        (Options(repicks="two"), {"repicks": 2}),
        (Options(repicks="three"), {"repicks": 3}),
        (Options(thief_cards="safe"), {"safe_thieves": True}),
        (Options(rulebook="modern", wild_pile="two_per_deck"), {"wild": 2}),
        (Options(rulebook="modern", beggar_joker="by_hand"), {"declare_late": True}),
        (Options(rulebook="modern", jokers_match="nothing"), {"jokers_match": False}),
        (Options(triple=True, columns="left_to_right"), {"any_column": False}),
    ],
)
def test_a_house_rule_changes_its_fields(options: Options, expected: dict[str, object]) -> None:
    rules = rules_of(options)
    assert {name: getattr(rules, name) for name in expected} == expected


# What no rules of a game follow from: how the house deals with a table.
HOUSE = {"leaving", "deal", "suggest"}


@pytest.mark.parametrize("rule", sorted(set(CHOICES) - HOUSE))
def test_every_choice_makes_other_rules(rule: str) -> None:
    seen: list[Rulebook] = []
    for choice in CHOICES[rule]:
        options = _options(**{rule: choice})
        seen.append(rules_of(options))
    assert all(one != other for place, one in enumerate(seen) for other in seen[:place])


def _options(**rules: str) -> Options:
    """Make options beside which these house rules mean something."""
    for rulebook in ("modern", "classic"):
        options = Options(rulebook=rulebook, triple=True, **rules)  # type: ignore[arg-type]
        try:
            rules_of(options)
        except RuleError:
            continue
        return options
    raise AssertionError(rules)


def test_options_that_do_not_go_together_are_refused() -> None:
    with pytest.raises(RuleError) as refused:
        rules_of(Options(wild_pile="two_per_deck"))
    assert refused.value.code is Code.HOUSE_RULE


def test_house_rules_of_jokers_and_steals_are_for_the_rulebooks_that_have_them() -> None:
    for name, rules in RULEBOOKS.items():
        options = changed(Options(), {"rulebook": name})
        assert rules.has_jokers is (lacking(options, "wild_pile") is None)
        assert (rules.turns is not no_turns) is (lacking(options, "repicks") is None)


def test_without_house_rules_the_rulebook_itself_is_played() -> None:
    assert rules_of(Options()) is CLASSIC
    assert rules_of(Options(rulebook="modern")) is MODERN


def test_thieves_by_face_value_tie_from_ten_up() -> None:
    rules = rules_of(Options(thief_order="value"))
    table = tuple(Melded(Meld.THIEF, cards(face)) for face in ("KS", "AC", "10D", "9H"))
    assert rules.turns(table) == ((1,), (3,), (0, 2))
    assert CLASSIC.turns(table) == ((1,), (3,), (2,), (0,))


def test_both_rulebooks_have_a_way_for_each_meld() -> None:
    for rules in RULEBOOKS.values():
        tables = (rules.sizes, rules.scorers, rules.choosers, rules.declarers)
        assert all(set(table) == set(Meld) for table in tables)
        assert rules.rounds == len(Meld)
