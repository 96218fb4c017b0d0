"""Every game plays as it always did."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from engine.catalog import GAMES, HOUSE_RULES
from engine.indian_chief.play import INDIAN_CHIEF
from engine.indian_chief.rulebooks import RULEBOOKS
from engine.indian_poker.play import INDIAN_POKER, POKER_NIGHT, IndianPoker
from tests.golden import chief
from tests.golden.plans import PLANS
from tests.golden.playthrough import HERE, AnyPlan


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.path.stem)
def test_the_playthrough_comes_out_as_recorded(plan: AnyPlan) -> None:
    assert plan.path.exists(), "write it with: python -m tests.golden"
    text = plan.path.read_text(encoding="utf-8")
    assert plan.replay(text) == text


def test_no_playthrough_is_left_over() -> None:
    assert {path.name for path in HERE.glob("*.txt")} == {plan.path.name for plan in PLANS}


def test_the_playthroughs_cover_every_event() -> None:
    lines = [line for plan in PLANS for line in plan.path.read_text(encoding="utf-8").splitlines()]
    for game in GAMES.values():
        for event in game.events:
            assert any(line.startswith(f"{event.__name__}(") for line in lines), event


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_every_rulebook_has_its_playthroughs(rulebook: str) -> None:
    plain = [
        plan for plan in chief.plans() if plan.options.rulebook == rulebook and not chosen_by(plan)
    ]
    most = max(plan.players for plan in plain)
    assert most == INDIAN_CHIEF.seats(plain[0].options)[-1]
    modes = {(plan.options.solo, plan.options.triple): plan.players for plan in plain}
    assert modes.keys() == {(False, False), (True, False), (False, True), (True, True)}
    in_company = {plan.players for plan in plain if not (plan.options.solo or plan.options.triple)}
    assert in_company == {2, 4, most}


@pytest.mark.parametrize("game", [INDIAN_POKER, POKER_NIGHT], ids=lambda game: game.key)
def test_indian_poker_has_playthroughs_with_few_some_and_most_players(game: IndianPoker) -> None:
    plain = {plan.players for plan in PLANS if plan.game is game and not chosen_by(plan)}
    assert plain == {3, 5, 12}


def choices(*, hosted: bool) -> list[tuple[str, str, str]]:
    """List the choices of all games that their rules read or, ``hosted``, never do."""
    return [
        (game, rule, one)
        for game, rules in HOUSE_RULES.items()
        for rule, choices in rules.choices.items()
        if (rule in rules.hosted) is hosted
        for one in choices[1:]
    ]


@pytest.mark.parametrize(("game", "rule", "choice"), choices(hosted=False))
def test_every_house_rule_of_a_game_has_a_playthrough(game: str, rule: str, choice: str) -> None:
    plans = [plan for plan in PLANS if plan.game.key == game]
    assert any(chosen_by(plan) == {rule: choice} for plan in plans)


@pytest.mark.parametrize(("game", "rule", "choice"), choices(hosted=True))
def test_how_a_game_is_hosted_makes_no_difference_to_it(game: str, rule: str, choice: str) -> None:
    plan = next(plan for plan in PLANS if plan.game.key == game and not chosen_by(plan))
    text = plan.path.read_text(encoding="utf-8")
    other = replace(plan, options=replace(plan.options, **{rule: choice}))
    assert other.shown(other.options) != plan.shown(plan.options)
    expected = text.replace(plan.shown(plan.options), plan.shown(other.options))
    assert other.replay(text) == expected


def chosen_by(plan: AnyPlan) -> Mapping[str, str]:
    return HOUSE_RULES[plan.game.key].chosen(plan.options)
