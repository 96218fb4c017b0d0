"""Behind every refusal there is a rule, told in the numbers of the table that refused."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bot import help_desk
from bot.click import Personal
from bot.opening import require_seats
from bot.outcome import Refusal, Refused
from bot.personal import Press
from bot.present.answer import refusal
from bot.present.house_grounds import find
from bot.present.indian_chief.grounds import GROUNDS, SCREEN, why_not
from bot.present.indian_chief.rules import OVERVIEW, PAGES, keys
from bot.present.indian_chief.rules import SCREEN as RULES
from bot.present.indian_chief.way import Way, plain, way, write
from bot.present.limits import controls, custom_id, problems
from bot.present.screen import Screen
from bot.present.sentences import why
from bot.reader import Reader, reading
from bot.tongue import say
from data.log import Stage
from data.people import Language
from engine.core import Code, RuleError
from engine.indian_chief.options import Options, check
from engine.indian_chief.rulebooks import RULEBOOKS
from tests.bot.present.indian_chief.every_way import WAYS
from tests.bot.present.indian_chief.test_rules import strange
from tests.bot.present.reading import body
from tests.bot.present.refusing import EVERY, SPEAKS_OF
from tests.bot.present.scenes import FACTS, scene, table, view

NUMBER_WORDS = re.compile(r"\b(two|three|four|five|six|seven|eight|nine|ten|eleven)\b")


def test_every_refusal_has_its_ground() -> None:
    assert set(GROUNDS) == set(EVERY)
    assert len({code.value for code in EVERY}) == len(EVERY)  # a button carries the value alone
    assert all(find(code.value) is code for code in EVERY)
    assert {ground.page for ground in GROUNDS.values()} <= set(PAGES)


@pytest.mark.sweep(10)
@pytest.mark.parametrize("options", WAYS, ids=write)
@pytest.mark.parametrize("language", Language)
def test_every_ground_is_told_at_every_table(language: Language, options: Options) -> None:
    for code in EVERY:
        with reading(Reader(language)):
            screen = why_not(code, way(options))
            text = GROUNDS[code].rule(way(options).rules)
        assert problems(screen) == ()
        assert text[0].isupper()
        assert text.endswith(".")
        assert "{" not in text
        assert text in body(screen)


def test_numbers_are_those_of_the_rulebook() -> None:
    for options in plain():
        other = strange(RULEBOOKS[options.rulebook])
        for code, number in (
            (Code.PLAYERS, "301"),
            (Code.CARD_NOT_HELD, "64 cards"),
            (Code.CARD_COUNT, "Thief 90"),
            (Refused.SEATS, "301"),
            (Refused.UNFINISHED, "Doctor 95"),
        ):
            assert number in body(why_not(code, Way(other, options)))
    for code in EVERY:
        assert not NUMBER_WORDS.search(say(why(code), **dict.fromkeys(SPEAKS_OF.get(code, ()), "")))


def test_each_table_is_told_its_own_rule() -> None:
    triple, modern = Options(triple=True), Options(rulebook="modern")
    for code, options, words in (
        (Code.PLAYERS, modern, "3 decks for 9 or 10 players"),
        (Code.OVER, triple, "21 rounds"),
        (Code.MELD_USED, triple, "once in each of the columns"),
        (Code.NO_JOKERS, Options(), "played without jokers"),
        (Code.NOT_A_JOKER, modern, "wild pile"),
        (Code.COLUMN, replace(triple, columns="left_to_right"), "from left to right"),
        (Code.SPLIT_COUNT, modern, "3 cards are the Tribal Council"),
        (Code.SPLIT_COUNT, Options(), "2 cards score the last digit"),
        (Code.STEAL_SAFE, Options(thief_cards="safe"), "safe at this table"),
        (Code.STEAL_OWN, modern, "no thief steals"),
        (Code.STEAL_OWN, Options(solo=True), "an earlier meld"),
        (Code.NOT_AWAITED, Options(solo=True), "Alone, a round goes on"),
        (Code.DECLARED_LATER, replace(modern, solo=True), "lie on the table"),
    ):
        assert words in body(why_not(code, way(options))), code


def asked(screen: Screen) -> Personal:
    """Return the button that asks for the ground of a refusal."""
    [control] = [c for c in controls(screen) if isinstance(c, Personal) and c.screen == SCREEN]
    return control


@pytest.mark.sweep(20)
@pytest.mark.case(41)
@pytest.mark.parametrize("code", EVERY)
@pytest.mark.parametrize("stage", [None, *Stage])
async def test_every_refusal_leads_to_its_ground_and_from_there_to_the_rules(
    code: Code | Refused, stage: Stage | None
) -> None:
    options = Options(rulebook="modern", wild_pile="two_per_deck")
    seen = None if stage is Stage.LOBBY else view(4, 1)
    here = None
    if stage is not None:
        here = scene(seen, replace(table(4, stage), options=options), 1)
    facts = {**FACTS, "options": options}
    error = RuleError(code, **facts) if isinstance(code, Code) else Refusal(code, here, **facts)
    control = asked(refusal(error, here))
    assert custom_id(control) == f"u:why:open:{code}:{write(options)}"
    screen = await help_desk.why_not(Press(control.action, control.args))
    assert screen == why_not(code, way(options))
    [turn] = [control for control in controls(screen) if isinstance(control, Personal)]
    assert turn.screen == RULES
    page = await help_desk.pages(Press(turn.action, turn.args))
    shown = GROUNDS[code].page if GROUNDS[code].page in keys(way(options)) else OVERVIEW
    assert say(PAGES[shown].name) in body(page)


def test_without_a_table_the_rule_is_that_of_what_was_asked_for() -> None:
    with pytest.raises(Refusal) as refused:
        require_seats(Options(rulebook="modern"), 11)
    assert asked(refusal(refused.value)).args == ("seats", "modern")
    with pytest.raises(RuleError) as ruled:
        check(Options(rulebook="modern", repicks="none"))
    assert asked(refusal(ruled.value)).args == ("house_rule", "modern")
    assert "it is about thieves who steal" in body(refusal(ruled.value))
    assert asked(refusal(Refusal(Refused.NOT_NOW))).args == ("not_now", "classic")


@pytest.mark.parametrize(
    ("action", "args", "values"),
    [
        ("open", (), ()),
        ("open", ("stale",), ()),
        ("open", ("stale", "ancient"), ()),
        ("open", ("fever", "classic"), ()),
        ("open", ("stale", "classic"), ("x",)),
        ("show", ("stale", "classic"), ()),
    ],
)
async def test_what_nobody_made_is_unknown(
    action: str, args: tuple[str, ...], values: tuple[str, ...]
) -> None:
    with pytest.raises(Refusal) as refused:
        await help_desk.why_not(Press(action, args, values))
    assert refused.value.code is Refused.UNKNOWN
