"""Every game plays as it always did."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from engine.catalog import game_of
from engine.indian_chief.options import CHOICES, Options, chosen
from engine.indian_chief.rulebooks import RULEBOOKS
from tests.engine.variants import Table
from tests.golden.playthrough import HERE, path_of, plans, replay

PLANS = list(plans())


@pytest.mark.parametrize("plan", PLANS, ids=str)
def test_the_playthrough_comes_out_as_recorded(plan: Table) -> None:
    assert path_of(plan).exists(), "write it with: python -m tests.golden"
    text = path_of(plan).read_text(encoding="utf-8")
    assert replay(plan, text) == text


def test_no_playthrough_is_left_over() -> None:
    assert {path.name for path in HERE.glob("*.txt")} == {path_of(plan).name for plan in PLANS}


def test_the_playthroughs_cover_every_event() -> None:
    lines = [
        line for plan in PLANS for line in path_of(plan).read_text(encoding="utf-8").splitlines()
    ]
    for game in {game_of(plan.options) for plan in PLANS}:
        for event in game.events:
            assert any(line.startswith(f"{event.__name__}(") for line in lines), event


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_every_rulebook_has_its_playthroughs(rulebook: str) -> None:
    plain = [plan for plan in PLANS if plan.options.rulebook == rulebook and not _house(plan)]
    most = max(plan.players for plan in plain)
    assert most == game_of(plain[0].options).seats(plain[0].options)[-1]
    modes = {(plan.options.solo, plan.options.triple): plan.players for plan in plain}
    assert modes.keys() == {(False, False), (True, False), (False, True), (True, True)}
    in_company = {plan.players for plan in plain if not (plan.options.solo or plan.options.triple)}
    assert in_company == {2, 4, most}


@pytest.mark.parametrize(
    ("rule", "choice"), [(rule, one) for rule, choices in CHOICES.items() for one in choices[1:]]
)
def test_every_house_rule_has_a_playthrough(rule: str, choice: str) -> None:
    assert any(_house(plan) == {rule: choice} for plan in PLANS)


def _house(plan: Table) -> Mapping[str, str]:
    options: Options = plan.options
    return chosen(options)
