"""Every screen of Indian poker keeps Discord's limits, with the longest names."""

from dataclasses import replace
from itertools import islice

import pytest

from bot.outcome import Refusal, Refused
from bot.present.answer import refusal
from bot.present.indian_poker.grounds import GROUNDS, why_not
from bot.present.indian_poker.sheet import sheet
from bot.present.limits import problems
from bot.present.table import live
from bot.reader import Reader, reading
from data.log import Stage, TimesProposed
from data.people import Language
from engine.core import Code, RuleError
from engine.indian_poker.model import HandRevealed
from engine.indian_poker.options import Need, Options
from tests.bot.present.indian_poker.playing import SECRET, SPLIT, TABLES, moments, scene_of, shown
from tests.bot.present.reading import body
from tests.bot.present.scenes import FACTS, scene, table
from tests.bot.present.screens import OWN
from tests.soak import times

EVERY = times(3, 1, 1)
"""One of so many moments is looked at."""

_OF_POKER = {"rule": "rotations", "lacking": Need.FIXED_LENGTH, "options": Options()}
"""Facts of refusals that are of this game."""


@pytest.mark.sweep(2)
@pytest.mark.case(24)
@pytest.mark.soak
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_screen_keeps_the_limits(players: int, options: Options) -> None:
    for number, moment in enumerate(islice(moments(players, options, 3), None, None, EVERY)):
        for viewer in (None, number // len(Language) % players):
            with reading(in_turn(number)):
                assert [
                    problem for screen in shown(moment, viewer) for problem in problems(screen)
                ] == []


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_so_does_every_lobby(players: int, options: Options, language: Language) -> None:
    at = replace(table(players, Stage.LOBBY), options=options, times=OWN)
    with reading(Reader(language)):
        assert problems(live(scene(None, at))) == ()


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_so_does_every_post_while_another_pace_is_asked_for(players: int, options: Options) -> None:
    for number, moment in enumerate(moments(players, options, 3)):
        here = scene_of(moment.state, None)
        asked = replace(here, table=replace(here.table, proposed=TimesProposed(OWN, 0)))
        with reading(in_turn(number)):
            assert problems(live(asked)) == ()


def in_turn(number: int) -> Reader:
    """Return a reader of one language after the other."""
    return Reader(tuple(Language)[number % len(Language)])


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("options", [Options(), SPLIT, SECRET])
def test_so_does_a_whole_match_in_each_language(options: Options, language: Language) -> None:
    with reading(Reader(language)):
        for moment in moments(3, replace(options, rotations="one", target="none"), 4):
            for viewer in (None, 1):
                assert not [one for screen in shown(moment, viewer) for one in problems(screen)]


@pytest.mark.parametrize("code", [*Code, *Refused])
@pytest.mark.parametrize("language", Language)
def test_so_does_every_refusal_and_its_ground(language: Language, code: Code | Refused) -> None:
    state = next(moments(3, Options(), 1)).state
    here = scene_of(state, 1)
    facts = {**FACTS, **_OF_POKER}
    error = RuleError(code, **facts) if isinstance(code, Code) else Refusal(code, here, **facts)
    with reading(Reader(language)):
        assert problems(refusal(error, here)) == ()
        assert problems(why_not(code, Options())) == ()
        assert GROUNDS[code](Options()).endswith(".")


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("players", [2, 6, 7, 12])
def test_the_sheet_of_the_longest_match_turns_its_pages(players: int, language: Language) -> None:
    with reading(Reader(language)):
        turned(players)


def turned(players: int) -> None:
    """Turn all pages of the longest match."""
    options = Options(target="50", two_players="yes")
    state = next(moments(players, options, 1)).state
    hands = tuple(
        HandRevealed(hand, 0, (), (True,) * players, (0,), (5, *(-3,) * (players - 1)))
        for hand in range(1, 61)
    )
    here = scene_of(replace(state, history=hands, totals=(-180,) * players), None)
    seen: list[str] = []
    for page in range(1, players + 1):
        screen = sheet(here, page)
        assert problems(screen) == ()
        seen += [line.split()[0] for line in body(screen).splitlines() if " +5" in line]
    assert set(map(str, range(1, 61))) <= set(seen)
    assert body(sheet(here)) == body(sheet(here, players))
