"""What slash commands offer while somebody types."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.discord import suggest
from bot.present.scene import Scene
from data.log import Table
from engine.cards import Card, deck
from tests.bot.present import scenes

HAND = scenes.cards("3C KC 10H AH 2S AS QD QD.1")


def values(found: tuple[suggest.Suggestion, ...]) -> list[str]:
    return [value for _, value in found]


@pytest.mark.parametrize(
    ("typed", "size", "offered"),
    [
        ("", None, ["3C", "KC", "10H", "AH", "2S", "AS", "QD"]),
        ("a", None, ["AH", "AS"]),
        ("1", None, ["10H"]),
        ("ah", None, ["AH", "AH 3C", "AH KC", "AH 10H", "AH 2S", "AH AS", "AH QD"]),
        ("AH, a", None, ["AH AS"]),
        ("AH AS", 2, ["AH AS"]),
        ("qd q", None, ["QD QD"]),
        ("QD QD", 2, ["QD QD"]),
        ("QD QD QD", None, []),
        ("4", None, []),
        ("4C A", None, []),
        ("AH nonsense", None, []),
    ],
)
def test_cards_are_completed_one_by_one(typed: str, size: int | None, offered: list[str]) -> None:
    assert values(suggest.cards(typed, HAND, size)) == offered


@given(st.lists(st.sampled_from(deck(2)), max_size=8, unique=True), st.text(max_size=120))
def test_only_cards_of_the_hand_are_offered(hand: list[Card], typed: str) -> None:
    faces = [card.face for card in hand]
    for value in values(suggest.cards(typed, hand)):
        words = value.split()
        assert all(words.count(word) <= faces.count(word) for word in words)


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("d", ["draw", "D"]),
        ("10", ["10", "10C", "10D", "10H", "10S"]),
        ("ah s", ["AH S", "AH S A", "AH S K"]),
    ],
)
def test_wishes_are_completed_word_by_word(typed: str, offered: list[str]) -> None:
    assert values(suggest.wishes(typed))[: len(offered)] == offered


@given(st.text(max_size=150))
def test_wishes_keep_discords_limits(typed: str) -> None:
    found = suggest.wishes(typed)
    assert len(found) <= 25
    assert all(1 <= len(value) <= 100 for value in values(found))


def thief(players: int = 8) -> Scene:
    table: Table = scenes.table(players)
    return Scene(table, scenes.stealing(players, 0), 0, scenes.names(players))


def test_what_lies_in_others_melds_may_be_stolen() -> None:
    found = suggest.steals("", thief())
    assert len(found) == 25
    assert all(0 < len(label) <= 100 for label, _ in found)
    assert not any(value.startswith("0:") for value in values(found))


def test_typing_narrows_the_cards_down() -> None:
    found = suggest.steals("queen of h", thief(4))
    assert {label.split(":")[0] for label, _ in found} == {"queen of hearts"}
    assert values(found) == values(suggest.steals("qh", thief(4)))


def test_nothing_lies_there_before_the_reveal() -> None:
    assert suggest.steals("", Scene(scenes.table(4), scenes.view(4, 0), 0, {})) == ()
    assert suggest.steals("", Scene(scenes.table(4), None, 0, {})) == ()


def test_tables_are_offered_by_their_numbers() -> None:
    assert suggest.tables("1", (1, 2, 12, 21)) == (1, 12)
    assert len(suggest.tables("", range(40))) == 25
