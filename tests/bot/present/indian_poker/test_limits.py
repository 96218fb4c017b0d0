"""Every screen of Indian poker keeps Discord's limits, with the longest names."""

from dataclasses import replace

import pytest

from bot.outcome import Refusal, Refused
from bot.present.answer import refusal
from bot.present.indian_poker.grounds import GROUNDS, why_not
from bot.present.limits import problems
from bot.present.table import live
from data.log import Stage
from engine.core import Code, RuleError
from engine.indian_poker.options import Options
from tests.bot.present.indian_poker.playing import TABLES, at_table, moments, scene_of, shown
from tests.bot.present.scenes import FACTS, scene, table


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_screen_keeps_the_limits(players: int, options: Options) -> None:
    for number, moment in enumerate(moments(players, options, 3)):
        for viewer in (None, number % players):
            for screen in shown(moment, viewer):
                assert problems(screen) == ()


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_so_does_every_lobby(players: int, options: Options) -> None:
    at = table(players, Stage.LOBBY)
    lobby = live(scene(None, replace(at, options=options)))
    assert problems(lobby) == ()


@pytest.mark.parametrize("code", [*Code, *Refused])
def test_so_does_every_refusal_and_its_ground(code: Code | Refused) -> None:
    state = next(moments(3, Options(), 1)).state
    here = scene_of(state, 1)
    facts = {**FACTS, "options": at_table(state).options}
    error = RuleError(code, **facts) if isinstance(code, Code) else Refusal(code, here, **facts)
    if "rule" in facts and code is Code.HOUSE_RULE:
        error = RuleError(code, rule="rotations", lacking="fixed_length", options=Options())
    assert problems(refusal(error, here)) == ()
    assert problems(why_not(code, Options())) == ()
    assert GROUNDS[code](Options()).endswith(".")
