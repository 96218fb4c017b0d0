"""Forfeits handed out in writing."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.outcome import Refusal, Refused
from bot.poker_night.moves.giving import EVENLY
from bot.poker_night.written import suggested, written
from engine.indian_poker.options import NightOptions
from engine.indian_poker.rules import rules_of
from tests.bot.poker_night.winning import ADA, BEN, NAMES, PLAYERS, WINNER, at_table, won_by

VIEW, TABLE = won_by(WINNER), at_table()
FORFEITS = rules_of(NightOptions()).forfeits
assert FORFEITS is not None
WON = FORFEITS.won


def read(text: str) -> tuple[int, ...]:
    return tuple(map(int, written(text, TABLE, NAMES).split(",")))


@pytest.mark.parametrize(
    ("text", "counts"),
    [
        (f"<@{ADA}> 3 <@!{BEN}> 2", (3, 2, 0, 0)),
        (f"<@{ADA}>3,<@{BEN}>:2", (3, 2, 0, 0)),
        (" ada 3;  BEN = 2 ", (3, 2, 0, 0)),
        ("@Ada 4 and @Computer 3 1", (4, 0, 1, 0)),
        ("Computer 3 5", (0, 0, 5, 0)),
        ("Ada 1 Ada 2 Ben 2", (3, 2, 0, 0)),
        ("Ben 2", (0, 2, 0, 0)),
        (
            "Ben 2 3",
            (0, 0, 0, 3),
        ),  # one is called "Ben 2": what rules say of the own seat, they say
        ("Ada 99", (99, 0, 0, 0)),
    ],
)
def test_who_gets_how_many_is_read(text: str, counts: tuple[int, ...]) -> None:
    assert read(text) == counts


@pytest.mark.parametrize(
    "text",
    [
        *("Ada", "3", "Ada three", "Ada 3 Dan 2", "<@99> 5", "<@11>", "Ada 100", "Ada -1"),
        *(
            "Ada 2.5",
            "Adam 5",
            "evenly please",
            "Ada 3 2",
            "@everyone 5",
            "<@&11> 5",
            ",",
            "Ada 60 Ada 60",
        ),
    ],
)
def test_what_cannot_be_read_is_refused_as_it_was_typed(text: str) -> None:
    with pytest.raises(Refusal) as refused:
        read(text)
    assert (refused.value.code, refused.value.facts) == (Refused.NO_SPLIT, {"given": text})


def test_who_bear_the_same_name_have_to_be_mentioned() -> None:
    namesakes = {**NAMES, BEN: "Ada"}
    with pytest.raises(Refusal):
        written("Ada 5", TABLE, namesakes)
    assert written(f"<@{BEN}> 5", TABLE, namesakes) == "0,5,0,0"


@pytest.mark.parametrize("text", [EVENLY, " Evenly "])
def test_an_even_split_is_left_to_the_move(text: str) -> None:
    assert written(text, TABLE, NAMES) == EVENLY


@given(st.text(max_size=20))
def test_anything_is_read_or_refused(text: str) -> None:
    with suppress(Refusal):
        assert len(read(text)) == PLAYERS or written(text, TABLE, NAMES) == EVENLY


@pytest.mark.parametrize(
    ("typed", "labels", "values"),
    [
        (
            "",
            [EVENLY, f"Ada {WON}", f"Ben {WON}", f"Computer 3 {WON}"],
            [EVENLY, f"<@{ADA}> {WON}", f"<@{BEN}> {WON}", f"Computer 3 {WON}"],
        ),
        (
            "Ada 2,",
            ["Ada 2 Ben 3", "Ada 2 Computer 3 3"],
            [f"<@{ADA}> 2 <@{BEN}> 3", f"<@{ADA}> 2 Computer 3 3"],
        ),
        ("Ada 5", [], []),
        ("Ada 9", [], []),
        ("nobody 1", [], []),
    ],
)
def test_the_rest_is_offered_to_one_more(typed: str, labels: list[str], values: list[str]) -> None:
    offered = list(suggested(typed, VIEW, TABLE, NAMES))
    assert [label for label, _ in offered] == labels
    assert [value for _, value in offered] == values
    for label, value in offered:
        assert written(label, TABLE, NAMES) == written(value, TABLE, NAMES)
        assert value == EVENLY or sum(read(value)) == WON
