"""The rules in every language: within Discord's limits, whole, and of the same numbers."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bot.present.indian_chief import way as ways
from bot.present.indian_chief.examples import EXAMPLES, JOKERS
from bot.present.indian_chief.guide import guide
from bot.present.indian_chief.meld_rules import short
from bot.present.indian_chief.reasons import reason
from bot.present.indian_chief.rules import keys, page
from bot.present.indian_chief.way import way
from bot.present.indian_chief.why import why
from bot.present.limits import problems
from bot.present.screen import Screen, Text
from bot.reader import Reader, reading
from data.log import Stage
from data.people import Language
from engine.indian_chief.melds import declare, score
from engine.indian_chief.model import Meld, Melded, MeldsRevealed
from engine.indian_chief.options import Options
from engine.indian_chief.rulebooks import RULEBOOKS, Rulebook, rules_of
from tests.bot.present.indian_chief.every_way import WAYS
from tests.bot.present.reading import body
from tests.bot.present.scenes import cards, scene, table

OTHERS = [language for language in Language if language is not Language.ENGLISH]


def pages(options: Options, language: Language) -> dict[str, Screen]:
    with reading(Reader(language)):
        return {key: page(key, way(options)) for key in keys(way(options))}


def paragraphs(screen: Screen) -> list[str]:
    return [line for b in screen.blocks if isinstance(b, Text) for line in b.body.splitlines()]


@pytest.mark.sweep(12)
@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("options", WAYS, ids=ways.write)
def test_every_page_is_within_the_limits_and_of_the_same_numbers(
    options: Options, language: Language
) -> None:
    english = pages(options, Language.ENGLISH)
    for key, screen in pages(options, language).items():
        assert problems(screen) == ()
        assert not {"{", "}"} & {*body(screen)}
        assert numbers(screen) == numbers(english[key]), key
        for line, other in zip(paragraphs(screen), paragraphs(english[key]), strict=True):
            assert line != other or len(line.split()) < 4, "left in English"


def numbers(screen: Screen) -> list[set[str]]:
    """Return which numbers each line tells, whatever their order."""
    return [set(re.findall("[0-9]+", line)) for line in paragraphs(screen)]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("options", WAYS, ids=ways.write)
def test_every_table_is_told_in_short_how_to_play_it(options: Options, language: Language) -> None:
    at = replace(table(4, Stage.LOBBY), options=options)
    with reading(Reader(language)):
        screen = guide(scene(None, at))
        assert problems(screen) == ()
        assert all(len(short(rules_of(options), meld)) <= 100 for meld in Meld)
        assert ways.title(options) in body(screen)


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("rules", RULEBOOKS.values(), ids=RULEBOOKS)
def test_every_score_is_explained_within_the_limits(rules: Rulebook, language: Language) -> None:
    options = Options(rulebook="modern" if rules.has_jokers else "classic")
    for meld in Meld:
        for example in (*EXAMPLES[meld], *((JOKERS[meld],) if rules.has_jokers else ())):
            slots, others = cards(example.cards), cards(example.others)
            scored = score(rules, meld, declare(rules, meld, slots, others), others)
            event = MeldsRevealed(1, (Melded(meld, slots),), (scored,))
            here = replace(scene(None, replace(table(1), options=options)), reveal=event)
            with reading(Reader(language)):
                assert problems(why(here)) == ()
                assert re.fullmatch(r"[A-Z0-9].*[^.]\.", reason(rules, scored))
