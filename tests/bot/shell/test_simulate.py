"""``simulate``: computer players against each other, and each way of asking wrongly."""

from __future__ import annotations

import json
import os
import pty
import subprocess
import sys
from collections import Counter
from statistics import fmean
from typing import Any

import pytest
from click.testing import CliRunner, Result

from bot import simulate as simulation
from bot.__main__ import main
from bot.simulate import Question, planned, played
from bot.simulate_told import found
from engine.catalog import PLAYERS

CHIEF = ("--game=indian_chief", "--players=easy,random", "--games=3")


def simulate(*args: str) -> Result:
    return CliRunner().invoke(main, ["simulate", *args], prog_name="python -m bot")


def told(*args: str) -> list[dict[str, Any]]:
    result = simulate(*args, "--json")
    assert (result.exit_code, result.stderr) == (0, "")
    players: list[dict[str, Any]] = json.loads(result.stdout)["players"]
    return players


def test_players_are_told_in_the_order_given() -> None:
    random, easy = told("--game=indian_chief", "--players=random,easy", "--games=4")
    assert (random["player"], easy["player"]) == ("random", "easy")
    assert random["mean"] < 40
    assert easy["mean"] > 75
    assert random["games"] == easy["games"] == 4
    assert 0 < easy["standard_error"] < 20


def test_one_player_is_alone() -> None:
    [found] = told("--game=indian_chief", "--players=easy", "--games=3")
    assert found["mean"] > 70


@pytest.mark.parametrize("rulebook", ["classic", "modern"])
def test_triple_mode_multiplies(rulebook: str) -> None:
    args = ("--game=chief", "--players=random", "--games=2", f"--rulebook={rulebook}")
    [once], [thrice] = told(*args), told(*args, "--triple")
    assert thrice["mean"] > once["mean"] + 30


def test_rulebooks_differ() -> None:
    assert told(*CHIEF) == told(*CHIEF, "--rulebook=classic")
    assert told(*CHIEF) != told(*CHIEF, "--rulebook=modern")


def test_a_seed_says_it_all() -> None:
    assert told(*CHIEF) == told(*CHIEF, "--seed=1")
    assert told(*CHIEF) != told(*CHIEF, "--seed=2")


def test_a_short_name_is_as_good() -> None:
    assert told(*CHIEF) == told("--game=chief", *CHIEF[1:])


def test_the_error_is_that_of_the_mean() -> None:
    plan = planned(Question(game="chief", players="easy random", games=4))
    easy, random = found(plan, [(1, 5), (3, 5), (1, 5), (3, 5)]).players
    assert (easy.mean, random.mean) == (2, 5)
    assert easy.standard_error == pytest.approx((4 / 3) ** 0.5 / 4**0.5)
    assert (random.standard_error, random.number) == (0, 4)


def test_levels_are_told_together() -> None:
    plan = planned(Question(game="chief", players="easy random easy", games=4))
    units = [(5, 1, 7), (4, 6, 2), (3, 3, 1), (1, 2, 5)]
    easy, random = found(plan, units, {"easy": [0.002, 0.001, 0.004], "random": [0.003]}).levels
    assert (easy.points.player, random.points.player) == ("easy", "random")
    assert (easy.points.mean, random.points.mean) == (3.5, 3)
    assert (easy.sole_wins, random.sole_wins, easy.decided) == (2, 1, 3)  # one game was shared
    assert (easy.moves, easy.milliseconds) == (3, (2, 4, 4))
    assert (random.moves, random.milliseconds) == (1, (3, 3, 3))


@pytest.mark.parametrize("args", [CHIEF, ("--game=chief", "--players=easy", "--games=2")])
def test_levels_come_with_the_players(args: tuple[str, ...]) -> None:
    levels = json.loads(simulate(*args, "--json").stdout)["levels"]
    assert [one["player"] for one in levels] == args[1].removeprefix("--players=").split(",")
    assert all(one["moves"] > 0 for one in levels)
    assert all(list(one["milliseconds"]) == ["p50", "p99", "max"] for one in levels)
    text = simulate(*args).stdout.splitlines()
    assert len(text) == 2 + 2 * len(levels)


@pytest.mark.parametrize("rulebook", ["classic", "modern"])
def test_each_level_is_better_than_the_one_below(rulebook: str) -> None:
    """The deals are always the same; with others the means would differ by some points."""
    question = Question(
        game="chief", players="strong,normal,easy,random", rulebook=rulebook, games=40
    )
    games = zip(*played(planned(question)), strict=True)
    strong, normal, easy, random = map(fmean, games)
    assert strong > normal > easy > random + 50
    assert strong > easy + 8


POKER = "--game=indian_poker"


@pytest.mark.parametrize(
    ("players", "mean"),
    [
        ("table,table,table", 0.64),
        ("exact,exact,exact", 0.45),
        ("hard,table,table", 1.39),
        ("always,always,always", (5 - 3 - 3) / 3),
    ],
)
def test_hands_of_indian_poker(players: str, mean: float) -> None:
    found = told(POKER, f"--players={players}", "--hands=900")
    assert [one["player"] for one in found] == players.split(",")
    assert {one["hands"] for one in found} == {900}
    assert all(0.05 < one["standard_error"] < 0.2 for one in found)
    alike = [one["mean"] for one in found if one["player"] == found[0]["player"]]
    assert fmean(alike) == pytest.approx(mean, abs=0.25)


def test_a_hand_has_the_points_of_its_rules() -> None:
    plan = planned(Question(game="poker", players="hard,table,exact,always,table", hands=250))
    hands = list(played(plan))
    assert len(hands) == 250
    for points in hands:
        staying = sum(point != -1 for point in points)
        assert sorted(points) == [-3] * (staying - 1) + [-1] * (5 - staying) + [5]
    assert all(points[3] != -1 for points in hands)  # always is in


@pytest.mark.parametrize("players", [2, 12])
def test_few_and_many_play_indian_poker(players: int) -> None:
    found = told("--game=poker", f"--players={','.join(['hard'] * players)}", "--hands=24")
    assert [one["hands"] for one in found] == [24] * players


def test_a_unit_is_the_points_of_one_game() -> None:
    plan = planned(Question(game="chief", players="easy,easy,easy", games=5))
    games = list(played(plan))
    assert len(games) == 5
    assert all(len(points) == 3 for points in games)
    assert len({*games}) == 5


@pytest.mark.parametrize("many", [1, 3, 8])
def test_everybody_sits_everywhere_equally_often(many: int) -> None:
    plan = planned(Question(game="chief", players=",".join(["easy"] * many)))
    laps = 5
    seatings = [simulation._seating(plan, number) for number in range(laps * many)]
    for player in range(many):
        sat = Counter(seating[player] for seating in seatings)
        assert sat == dict.fromkeys(range(many), laps)
    assert all(sorted(seating) == list(range(many)) for seating in seatings)


def test_everybody_sits_beside_everybody() -> None:
    plan = planned(Question(game="chief", players="easy,random,random"))
    seatings = [simulation._seating(plan, number) for number in range(60)]
    assert {(one - other) % 3 for one, other, _ in seatings} == {1, 2}


def test_a_line_for_each_player() -> None:
    head, *lines = simulate(*CHIEF).stdout.splitlines()
    assert head == "Points a game, 3 games"
    for line, one in zip(lines, told(*CHIEF), strict=False):
        name, mean, sign, error = line.split()
        assert (name, sign) == (one["player"], "\u00b1")
        assert float(mean) == pytest.approx(one["mean"], abs=0.006)
        assert float(error) == pytest.approx(one["standard_error"], abs=0.006)
        assert len(line) <= 40


def test_a_terminal_shows_how_far_it_is() -> None:
    screen, theirs = pty.openpty()
    done = subprocess.run(  # noqa: S603  this very program
        [sys.executable, "-m", "bot", "simulate", *CHIEF, "--json"],
        stdout=subprocess.PIPE,
        stderr=theirs,
        check=True,
        timeout=60,
    )
    os.close(theirs)
    with os.fdopen(screen, "rb", buffering=0) as shown:
        bar = shown.read(10_000)
    assert b"100%" in bar
    assert json.loads(done.stdout)["players"] == told(*CHIEF)


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (["--players=easy"], "--game"),
        (["--game=chief"], "--players"),
        (["--game=chess", "--players=easy"], "no game 'chess'"),
        (
            ["--game=poker_night", "--players=hard,hard,hard"],
            "poker_night is not played for points; simulate indian_poker (poker) or",
        ),
        (["--game=chief", "--players=easy,clever"], "no computer player 'clever'"),
        (["--game=chief", "--players=,"], "Name who plays: random, easy, normal or strong."),
        (["--game=chief", f"--players={'easy,' * 9}"], "for 2 to 8 players, not 9"),
        (["--game=chief", f"--players={'easy,' * 11}", "--rulebook=modern"], "2 to 10 players"),
        (["--game=chief", "--players=easy", "--rulebook=antique"], "no rulebook 'antique'"),
        (["--game=chief", "--players=easy", "--games=1"], "at least 2 games, not 1"),
        (["--game=chief", "--players=easy", "--games=-5"], "at least 2 games, not -5"),
        (["--game=chief", "--players=easy", "--games=many"], "many"),
        (["--game=chief", "--players=easy", "--seed=x"], "--seed"),
        (["--game=chief", "--players=easy", "--hands=100"], "counted in games: say --games"),
        (["--game=poker", "--players=table,table", "--games=9"], "counted in hands: say --hands"),
        (["--game=poker", "--players=table"], "for 2 to 12 players, not 1"),
        (["--game=poker", f"--players={'hard,' * 13}"], "for 2 to 12 players, not 13"),
        (["--game=poker", "--players=a,b,c"], "it has always, table, exact and hard"),
        (["--game=poker", "--players=hard,hard,hard", "--triple"], "belong to Indian Chief"),
        (["--game=poker", "--players=hard,hard", "--rulebook=modern"], "belong to Indian Chief"),
        (["--game=poker", "--players=hard,hard", "--hands=0"], "at least 2 hands, not 0"),
    ],
)
def test_a_wrong_question_is_one_sentence(args: list[str], why: str) -> None:
    result = simulate(*args)
    assert (result.exit_code, result.stdout) == (2, "")
    assert why in result.stderr
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize("kind", simulation._KINDS, ids=lambda kind: kind.game)
def test_who_is_unknown_learns_who_is_known(kind: simulation.Kind) -> None:
    stderr = simulate(f"--game={kind.short}", "--players=nobody").stderr
    assert all(name in stderr for name in PLAYERS[kind.game])
