"""``score``: melds from the command line and from batches, and each way of asking wrongly."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from bot.__main__ import main


def score(*args: str, stdin: str | bytes | None = None) -> Result:
    return CliRunner().invoke(main, ["score", *args], stdin, prog_name="python -m bot")


EXAMPLES = [
    ("thief", "KS", None, 10),
    ("thief", "ah", None, 1),
    ("beggar_man", "8C 8D", "8H 8S 2C", 4),
    ("beggar_man", "8C 9D", "8H 9S 2C 9H", 6),
    ("beggar_man", "8C 9D", None, 0),
    ("poor_man", "KS 9S QH", None, 19),
    ("poor_man", "KD 9D QH", None, 0),
    ("lawyer", "10C 9D 5H AS", None, 25),
    ("lawyer", "10C 9D 5H 2S", None, 0),
    ("rich_man", "AS AC 2H 2C KD", None, -16),
    ("doctor", "AH 2H 3H 4C 5D 6S", None, 30),
    ("doctor", "AH AS 3H 4C 5D 6S", None, 0),
    ("doctor", "AS 2S 3S 4C 5D 6S", None, 0),
    ("doctor", "KH 2S 3S 4C 5D 6S", None, 0),
    ("indian_chief", "8C 8D 8H 8S 8D 7C 8H", None, 55),
]

MODERN = {"rulebook": "modern"}

JOKERS = [
    ("thief", "JK", None, 11, ["JK=AC"]),
    ("thief", "jk=2s", None, 2, ["JK=2S"]),
    ("beggar_man", "JK 8C", "8H 9S 9D JK=9H", 8, ["JK=9C"]),
    ("beggar_man", "JK=10C 8C", "8H 9S 9D", 2, ["JK=10C"]),
    ("poor_man", "JK JK=9S QS", None, 30, ["JK=AS", "JK=9S"]),
    ("lawyer", "10C JK 5H JK", None, 25, ["JK=AC", "JK=9C"]),
    ("rich_man", "JK KC 2H 2C JK=KD", None, -25, ["JK=AC", "JK=KD"]),
    ("doctor", "JK 2S 3S 4S JK JK", None, 50, ["JK=AH", "JK=5S", "JK=6S"]),
    ("doctor", "2S 2H 3S 4S JK JK", None, 0, ["JK=AC", "JK=AC"]),
    ("indian_chief", "JC JK KS 8C 8D 8H JK", None, 53, ["JK=8C", "JK=QC"]),
    ("indian_chief", "JK JK JK JK JK JK JK", None, 53, [f"JK={c}C" for c in "AAAAJQK"]),
]

REFUSALS: list[tuple[dict[str, Any], str]] = [
    ({"cards": "8C 8D"}, "has 7 cards, not 2"),
    ({"cards": ""}, "has 7 cards, not 0"),
    ({"meld": "thief", "cards": "1S"}, "'1S' is not a card"),
    ({"meld": "thief", "cards": "AS.1"}, "'AS.1' is not a card"),
    ({"meld": "thief", "cards": "JK"}, "The classic rulebook has no jokers."),
    ({"meld": "thief", "cards": "JK=AS"}, "The classic rulebook has no jokers."),
    ({"meld": "beggar_man", "cards": "8C 9C", "table": "JK=AS"}, "no jokers"),
    (MODERN | {"meld": "beggar_man", "cards": "8C 9C", "table": "JK"}, "must be declared"),
    (MODERN | {"meld": "thief", "cards": "JK=JK"}, "a card of the deck"),
    (MODERN | {"meld": "thief", "cards": "AS=JK"}, "Only a joker"),
    (MODERN | {"meld": "thief", "cards": "JK=1S"}, "'1S' is not a card"),
    (MODERN | {"meld": "thief", "cards": "JK="}, "'' is not a card"),
    (MODERN | {"meld": "thief", "cards": "JK.1"}, "'JK.1' is not a card"),
    (MODERN | {"meld": "poor_man", "cards": "AS JK", "table": None}, "has 3 cards, not 2"),
    ({"meld": "thief", "cards": "AS", "aside": "AS"}, "Only the indian_chief"),
    ({"aside": "8C 9C"}, "'9C' to set aside"),
    ({"aside": "7C 7C"}, "'7C' to set aside"),
    ({"aside": "7C"}, "sets 2 cards aside, not 1"),
    ({"meld": "beggar_man", "cards": "8C 9C", "table": "8"}, "'8' is not a card"),
    ({"meld": "beggar_man", "cards": "8C 8C", "table": "2D 8C"}, "no 3 cards 8C"),
    ({"meld": "beggar_man", "cards": "8C 9C", "table": "8c", "decks": 1}, "no 2 cards 8C"),
    ({"meld": "poor_man", "cards": "AS AS AS"}, "no 3 cards AS"),
    ({"meld": "chief"}, "no meld 'chief'"),
    ({"rulebook": "antique"}, "no rulebook 'antique'"),
]


def line(**question: object) -> str:
    full = {"rulebook": "classic", "meld": "indian_chief", "cards": "8C 8D 8H 8S 8D 7C 8H"}
    return json.dumps(full | question)


def options(question: dict[str, Any]) -> list[str]:
    full = json.loads(line(**question))
    cards = full.pop("cards")
    given = (f"--{name}={value}" for name, value in full.items() if value is not None)
    return [*given, "--", cards]


@pytest.mark.parametrize(("meld", "cards", "table", "points"), EXAMPLES)
def test_points_and_reason(meld: str, cards: str, table: str | None, points: int) -> None:
    given = ["--rulebook=classic", f"--meld={meld}", cards]
    if table is not None:
        given.append(f"--table={table}")
    plain, as_json = score(*given), score(*given, "--json")
    assert (plain.exit_code, as_json.exit_code) == (0, 0)
    told = json.loads(as_json.stdout)
    assert told["points"] == points
    noun = "point" if abs(points) == 1 else "points"
    assert plain.stdout == f"{points} {noun}: {told['reason']}\n"
    assert told["reason"].endswith(".")


@pytest.mark.parametrize(("meld", "cards", "table", "points", "declared"), JOKERS)
def test_jokers_are_declared(
    meld: str, cards: str, table: str | None, points: int, declared: list[str]
) -> None:
    given = ["--rulebook=modern", f"--meld={meld}", cards]
    if table is not None:
        given.append(f"--table={table}")
    plain, as_json = score(*given), score(*given, "--json")
    told = json.loads(as_json.stdout)
    assert (told["points"], told["declared"]) == (points, declared)
    jokers = ", ".join(declared[:-1]) + " and " + declared[-1] if declared[1:] else declared[0]
    assert plain.stdout == f"{points} points with {jokers}: {told['reason']}\n"
    question = {"meld": meld, "cards": cards, "table": table}
    batch = score("--batch=-", stdin=line(**MODERN, **question))
    assert json.loads(batch.stdout) == told


@pytest.mark.parametrize(
    ("rulebook", "cards", "aside", "points", "declared"),
    [
        ("classic", "8C 8D 8H 8S 8D 7C 8H", "8D 8D", 46, None),
        ("classic", "8C 8D 8H 8S 8D 7C 8H", "7C 8H", 55, None),
        ("modern", "KS QD JH 2C 2D 2H 2S", "KS QD JH", 53, None),
        ("modern", "KS QD JH 2C 2D 2H 2S", "2S QD JH", 38, None),
        ("modern", "KS QD JK 2C 2D 2H JK", "KS QD JK", 53, ["JK=JC", "JK=2C"]),
        ("modern", "KS QD JK=JH 2C 2D 2H JK", "KS JK=JH 2C", 38, ["JK=JH", "JK=2C"]),
    ],
)
def test_a_chosen_split(
    rulebook: str, cards: str, aside: str, points: int, declared: list[str] | None
) -> None:
    given = [f"--rulebook={rulebook}", "--meld=indian_chief", f"--aside={aside}", cards, "--json"]
    told = json.loads(score(*given).stdout)
    assert (told["points"], told.get("declared")) == (points, declared)


@pytest.mark.parametrize(("question", "why"), REFUSALS)
def test_a_refusal_is_one_sentence(question: dict[str, Any], why: str) -> None:
    result = score(*options(question))
    assert result.exit_code == 2
    assert result.stdout == ""
    assert why in result.stderr
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("args", "why"),
    [
        ([], "Missing: meld and cards"),
        (["AS"], "Missing: meld"),
        (["--meld=thief"], "Missing: cards"),
        (["--meld=thief", "--decks=4", "AS"], "--decks"),
        (["--meld=thief", "AS", "AH"], "AH"),
        (["--nonsense"], "--nonsense"),
        (["--batch=/does/not/exist"], "/does/not/exist"),
        (["--batch=-", "--meld=thief"], "--batch"),
        (["--batch=-", "--aside=AS"], "--batch"),
    ],
)
def test_a_wrong_command_line_is_one_sentence(args: list[str], why: str) -> None:
    result = score(*args)
    assert (result.exit_code, result.stdout) == (2, "")
    assert why in result.stderr
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize("decks", [1, 2, 3])
def test_equal_cards_up_to_the_decks(decks: int) -> None:
    table = " ".join(["8C"] * (decks - 1))
    given = ["--meld=beggar_man", f"--decks={decks}", f"--table={table}", "8C 9C"]
    result = score(*given, "--json")
    assert json.loads(result.stdout)["points"] == 2 * (decks - 1)


def test_a_batch_answers_in_order_and_a_bad_line_in_its_place() -> None:
    bad = [
        ("", "json"),
        ("{", "json"),
        ("[]", "object"),
        (line(cards=7), "cards"),
        (line(decks=4), "decks"),
        (line(decks="2"), "decks"),
        (line(colour="red"), "colour"),
        ('{"meld": "thief", "cards": "AS"}', "rulebook"),
        *((line(**question), why) for question, why in REFUSALS),
    ]
    good = line(meld="thief", cards="9S", table=None, decks=None)
    lines = [text for text, _ in bad for text in (text, good)]
    result = score("--batch=-", stdin="\n".join(lines))
    answers = [json.loads(text) for text in result.stdout.splitlines()]
    assert (result.exit_code, result.stderr, len(answers)) == (0, "", len(lines))
    for (_, why), wrong, right in zip(bad, answers[::2], answers[1::2], strict=True):
        assert list(wrong) == ["error"]
        assert why.lower() in wrong["error"].lower()
        assert right == {"points": 9, "reason": "The card counts its face value, 9."}


def test_a_line_that_is_no_text() -> None:
    result = score("--batch=-", stdin=b'{"rulebook": "\xff"}\n' + line().encode())
    wrong, right = map(json.loads, result.stdout.splitlines())
    assert list(wrong) == ["error"]
    assert right["points"] == 55


def test_a_batch_equals_single_questions(tmp_path: Path) -> None:
    file = tmp_path / "melds.jsonl"
    questions = [{"meld": m, "cards": c, "table": t} for m, c, t, _ in EXAMPLES]
    file.write_text("".join(f"{line(**question)}\n" for question in questions), encoding="utf-8")
    result = score(f"--batch={file}")
    answers = [json.loads(text) for text in result.stdout.splitlines()]
    assert [answer["points"] for answer in answers] == [points for *_, points in EXAMPLES]


def test_another_program_may_ask_line_by_line() -> None:
    command = [sys.executable, "-m", "bot", "score", "--batch", "-"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as asked:  # noqa: S603
        assert asked.stdin is not None
        assert asked.stdout is not None
        for _ in range(2):
            asked.stdin.write(f"{line()}\n".encode())
            asked.stdin.flush()
            assert json.loads(asked.stdout.readline())["points"] == 55
        asked.stdin.close()
        assert asked.wait(10) == 0


def test_no_command_shows_the_help() -> None:
    result = CliRunner().invoke(main, [], prog_name="python -m bot")
    assert result.exit_code == 2
    assert "score" in result.stderr
