"""Every game plays as it always did."""

from __future__ import annotations

import pytest

from engine.catalog import game_of
from engine.indian_chief.model import JokersDeclared, MeldsShown
from tests.golden.playthrough import HERE, Plan, plans, replay

PLANS = list(plans())


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.path.stem)
def test_the_playthrough_comes_out_as_recorded(plan: Plan) -> None:
    assert plan.path.exists(), "write it with: python -m tests.golden"
    text = plan.path.read_text(encoding="utf-8")
    assert replay(plan, text) == text


def test_no_playthrough_is_left_over() -> None:
    assert {path.name for path in HERE.glob("*.txt")} == {plan.path.name for plan in PLANS}


def test_the_playthroughs_cover_every_event() -> None:
    lines = [line for plan in PLANS for line in plan.path.read_text(encoding="utf-8").splitlines()]
    for game in {game_of(plan.options) for plan in PLANS}:
        for event in set(game.events) - {MeldsShown, JokersDeclared}:
            assert any(line.startswith(f"{event.__name__}(") for line in lines), event
