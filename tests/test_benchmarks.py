"""What `make bench` makes of its figures; how fast anything is, no test can say."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from benchmarks import __main__ as shell
from benchmarks.figures import Better, Figure, Measure, PeerMissing, peer, percentile

FAST = Figure("fast", "hands/s", 30.0, 10.0, 2.0, Better.HIGHER, 4.0)
SLOW = Figure("slow", "ms", 30.0, 10.0, 2.0, Better.LOWER)
ALONE = Figure("alone", "ms", 30.0, None, 40.0, Better.LOWER)
TOLD = Figure("told", "ms", 30.0, None, None, Better.LOWER)


def _measure(*, quick: bool) -> tuple[Figure, ...]:
    return (FAST, ALONE) if quick else (FAST, SLOW, ALONE, TOLD)


def _lone(*, quick: bool) -> tuple[Figure, ...]:
    raise PeerMissing(f"nobody there, {quick=}")


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    listed: dict[str, Measure] = {"some": _measure, "lone": _lone}
    monkeypatch.setattr(shell, "BENCHMARKS", listed)
    names = shell.main.params[0]
    monkeypatch.setattr(names.type, "choices", tuple(listed))


def test_a_target_is_of_the_ratio_or_else_of_ours() -> None:
    assert [figure.met for figure in (FAST, SLOW, ALONE, TOLD)] == [True, False, True, True]
    assert (FAST.ratio, ALONE.ratio) == (3.0, None)


def test_a_percentile_is_one_of_the_values() -> None:
    values = [float(number) for number in range(100, 0, -1)]
    assert [percentile(values, percent) for percent in (50, 99, 100)] == [50.0, 99.0, 100.0]
    assert percentile([7.0], 50) == 7.0


def test_misses_are_named_and_no_failure(tmp_path: Path) -> None:
    file = tmp_path / "var" / "bench.json"
    result = CliRunner().invoke(shell.main, ["some", "--json", str(file)])
    assert result.exit_code == 0
    assert "2 of 3 targets reached\nmissed: slow\n" in result.output
    assert "<= 2       -  missed" in result.output
    found = json.loads(file.read_text())["figures"]
    assert [(one["name"], one["ratio"], one["met"]) for one in found[:2]] == [
        ("fast", 3.0, True),
        ("slow", 3.0, False),
    ]
    assert found[0]["better"] == "higher"


def test_a_missing_peer_keeps_the_others_from_nothing() -> None:
    result = CliRunner().invoke(shell.main, ["lone", "some", "--quick"])
    assert result.exit_code == 1
    assert "not measured: lone: nobody there, quick=True" in result.output
    assert "2 of 2 targets reached" in result.output


def test_a_peer_that_is_not_installed_is_named() -> None:
    with pytest.raises(PeerMissing, match=r"no_such_peer.*make bench"):
        peer("no_such_peer")
