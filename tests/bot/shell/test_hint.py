"""``hint``: the best cards for every open meld, and each way of asking wrongly."""

from __future__ import annotations

import json
import random
from itertools import combinations
from typing import Any

import pytest
from click.testing import CliRunner, Result

from bot.__main__ import main
from bot.hint import WIDTH
from engine.cards import deck
from engine.indian_chief.model import Meld
from engine.indian_chief.rulebooks import RULEBOOKS
from tests.engine import naive

HAND = "8C 8D 8H AH KD 2C JC QS"
SIZES = {meld: size for size, meld in enumerate(Meld, start=1)}


def hint(*args: str) -> Result:
    return CliRunner().invoke(main, ["hint", *args], prog_name="python -m bot")


def told(*args: str) -> list[dict[str, Any]]:
    result = hint(*args, "--json")
    assert result.exit_code == 0, result.stderr
    found = json.loads(result.stdout)
    assert list(found) == ["hints"]
    hints: list[dict[str, Any]] = found["hints"]
    return hints


def points(rulebook: str, meld: str, cards: list[str], table: list[str]) -> int:
    if rulebook == "classic":
        return naive.points(meld, cards, table)
    return naive.declared(meld, cards, table)[0]


def every_choice(meld: str, hand: list[str]) -> list[list[str]]:
    return [list(choice) for choice in combinations(hand, SIZES[Meld(meld)])]


@pytest.mark.parametrize("rulebook", RULEBOOKS)
@pytest.mark.parametrize("players", [1, 2, 5])
@pytest.mark.parametrize("jokers", [0, 1])
def test_nothing_scores_more(rulebook: str, players: int, jokers: int) -> None:
    if rulebook == "classic" and jokers:
        pytest.skip("classic has no jokers")
    rng = random.Random(f"{rulebook} {players} {jokers}")
    decks = 2 if players == 5 else 1
    faces = [card.face for card in rng.sample(deck(decks), 8 - jokers + 9)]
    hand, table = faces[9:] + ["JK"] * jokers, faces[:9]
    args = [" ".join(hand), f"--rulebook={rulebook}", f"--players={players}"]
    hints = told(*args, f"--table={' '.join(table)}") if players == 1 else told(*args)
    assert sorted(found["meld"] for found in hints) == sorted(Meld)
    assert [found["points"] for found in hints] == sorted(
        (found["points"] for found in hints), reverse=True
    )
    for found in hints:
        meld, own = found["meld"], found["cards"]
        choices = every_choice(meld, hand)
        assert sorted(own) in map(sorted, choices)
        if found["expected"]:
            assert (meld, players > 1) == ("beggar_man", True)
            most = max(naive.expected(decks, players, hand, choice) for choice in choices)
            assert found["points"] == pytest.approx(most, abs=0.05)
            assert found["declared"] == []
            continue
        assert found["points"] == max(points(rulebook, meld, choice, table) for choice in choices)
        left = iter(found["declared"])
        as_declared = [next(left).removeprefix("JK=") if card == "JK" else card for card in own]
        assert points(rulebook, meld, as_declared, table) == found["points"]


def test_only_open_melds_are_told() -> None:
    hints = told(HAND, "--open=thief, doctor", "--rulebook=modern")
    assert [(found["meld"], found["points"]) for found in hints] == [("doctor", 30), ("thief", 11)]


def test_a_solo_beggar_man_knows_what_lies_there() -> None:
    [found] = told(HAND, "--players=1", "--open=beggar_man", "--table=QD QH KC")
    assert (found["points"], found["cards"], found["expected"]) == (6, ["KD", "QS"], False)
    [alone] = told(HAND, "--players=1", "--open=beggar_man")
    assert alone["points"] == 0
    [joker] = told(
        "8C JK AH", "--rulebook=modern", "--players=1", "--open=beggar_man", "--table=QD QH KC"
    )
    assert (joker["points"], joker["cards"], joker["declared"]) == (4, ["8C", "JK"], ["JK=QC"])


def test_decks_count_for_what_is_expected() -> None:
    [one] = told("KC QC 2H", "--players=4", "--open=beggar_man", "--decks=1")
    assert one["points"] == pytest.approx(
        naive.expected(1, 4, ["KC", "QC", "2H"], ["KC", "QC"]), abs=0.05
    )


def test_a_joker_is_kept_where_another_card_does_as_well() -> None:
    [found] = told("JK AS 2H", "--rulebook=modern", "--open=thief")
    assert found["cards"] == ["AS"]


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_a_phone_shows_the_text(rulebook: str) -> None:
    plain = hint(HAND, f"--rulebook={rulebook}").stdout
    lines = plain.splitlines()
    assert max(map(len, lines)) <= WIDTH
    heads = [line for line in lines if line and not line.startswith(" ")]
    assert len(heads) == len(Meld)
    assert all(len(line) == WIDTH and line[-1].isdigit() for line in heads)
    assert {len(line.split()[-1].partition(".")[2]) for line in heads if "Beggar" in line} == {1}
    for found in told(HAND, f"--rulebook={rulebook}"):
        assert f"  {' '.join(found['cards'])}\n" in plain


def test_the_text_shows_declared_jokers() -> None:
    plain = hint("2S 3S 4S 5H 9D JK", "--rulebook=modern", "--open=doctor").stdout
    assert "  2S 3S 4S 5H 9D JK=AS\n" in plain


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (["8C 8D", "--open=doctor"], "The doctor has 6 cards, and the hand has 2."),
        ([""], "The thief has 1 card, and the hand has 0."),
        ([HAND + " 9C"], "at most 8 cards, not 9"),
        ([HAND, "--open=chief"], "no meld 'chief'"),
        ([HAND, "--open=,"], "at least one open meld"),
        ([HAND, "--rulebook=antique"], "no rulebook 'antique'"),
        ([HAND, "--players=9"], "The classic rulebook is for 1 to 8 players."),
        ([HAND, "--players=0"], "for 1 to 8 players"),
        ([HAND, "--players=11", "--rulebook=modern"], "for 1 to 10 players"),
        ([HAND, "--decks=4"], "--decks"),
        ([HAND, "--players=many"], "many"),
        (["8C 8C 8D 2C 3C 4C 5C 6C", "--players=2"], "With 1 deck there are no 2 cards 8C."),
        ([HAND, "--players=1", "--table=8C"], "With 1 deck there are no 2 cards 8C."),
        (["8C 8D 8H AH KD 2C JC JK"], "The classic rulebook has no jokers."),
        (["8C 8D 8H AH KD 2C JC JK=AS", "--rulebook=modern"], "A joker in the hand is JK"),
        ([HAND, "--rulebook=modern", "--table=JK"], "must be declared"),
        ([HAND, "--table=1C"], "'1C' is not a card"),
        (["8C 8"], "'8' is not a card"),
        ([], "HAND"),
    ],
)
def test_a_wrong_question_is_one_sentence(args: list[str], why: str) -> None:
    result = hint(*args)
    assert (result.exit_code, result.stdout) == (2, "")
    assert why in result.stderr
    assert result.stderr.count("\n") == 1
