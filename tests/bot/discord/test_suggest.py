"""What slash commands offer while somebody types."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.discord import suggest
from bot.present.indian_chief.scene import played
from bot.present.scene import Scene
from data.books import Preset, Server
from data.log import Table
from engine.cards import deck
from engine.indian_chief.options import Options
from tests.bot.present import scenes

HAND = ["3C", "KC", "10H", "AH", "2S", "AS", "QD", "QD"]
JOKERS = ["JC", "JK", "JK"]


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


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("", ["JC", "JK"]),
        ("j", ["JC", "JK", "JK=AS", "JK=AH"]),
        ("jk", ["JK", "JK JC", "JK JK", "JK=AS"]),
        ("JC jk=q", ["JC JK=QS", "JC JK=QH", "JC JK=QD", "JC JK=QC"]),
        ("jk=1", ["JK=10S", "JK=10H", "JK=10D", "JK=10C"]),
        ("jk=qd", ["JK=QD", "JK=QD JC", "JK=QD JK"]),
        ("jk=qd jk=", ["JK=QD JK=AS", "JK=QD JK=AH"]),
        ("jk=qd jk jk=", []),
        ("jk=jk", []),
    ],
)
def test_a_joker_may_be_completed_by_what_it_counts_as(typed: str, offered: list[str]) -> None:
    found = values(suggest.cards(typed, JOKERS))
    assert found[: len(offered)] == offered
    assert bool(found) == bool(offered)


@pytest.mark.parametrize(("typed", "offered"), [("j", ["JC", "JK"]), ("jk=", [])])
def test_where_jokers_are_declared_later_no_declaration_is_offered(
    typed: str, offered: list[str]
) -> None:
    assert values(suggest.cards(typed, JOKERS, 2, declare=False)) == offered


_WORDS = st.lists(st.sampled_from(["JK", "JK=", "JK=Q", "JK=QD", "AH", "A", "x"]), max_size=5)


@given(
    st.lists(st.sampled_from([*(card.face for card in deck(1)), "JK"]), max_size=8),
    st.one_of(st.text(max_size=120), _WORDS.map(" ".join)),
)
def test_only_cards_of_the_hand_are_offered(hand: list[str], typed: str) -> None:
    for value in values(suggest.cards(typed, hand)):
        words = [word.partition("=")[0] for word in value.split()]
        assert all(words.count(word) <= hand.count(word) for word in words)


def test_presets_are_offered_by_any_part_of_their_name_the_default_first() -> None:
    presets = tuple(Preset(name, Options()) for name in ("Quick modern", "Friday", "Modern night"))
    server = Server(1, presets=presets, defaults=("Modern night",))

    def offered(typed: str) -> list[str]:
        return values(suggest.presets(typed, server, "indian_chief"))

    assert offered("") == ["Modern night", "Quick modern", "Friday"]
    assert offered("quick MOD") == ["Quick modern"]
    assert offered("theirs") == []


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


@pytest.mark.case(24)
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


def test_alone_the_cards_of_earlier_rounds_may_be_taken() -> None:
    alone = Options(solo=True)
    at, of = scenes.table(1, options=alone), scenes.stealing(1, 0, alone)
    found = suggest.steals("queen of sp", Scene(at, of, 0, {}))
    assert found == (
        ("queen of spades: round 1, Rich Man", "0:4:1"),
        ("queen of spades: round 2, Poor Man", "0:0:2"),
        ("queen of spades: round 2, Poor Man", "0:2:2"),
    )
    melding = Scene(at, scenes.view(1, 0, alone), 0, {})
    assert played(melding).earlier
    assert suggest.steals("", melding) == ()


def test_nothing_lies_there_before_the_reveal() -> None:
    assert suggest.steals("", Scene(scenes.table(4), scenes.view(4, 0), 0, {})) == ()
    assert suggest.steals("", Scene(scenes.table(4), None, 0, {})) == ()


def test_tables_are_offered_by_their_numbers() -> None:
    assert suggest.tables("1", (1, 2, 12, 21)) == (1, 12)
    assert len(suggest.tables("", range(40))) == 25
