"""The pages of the rules: made from the values that score, whatever is played."""

from __future__ import annotations

import re
from dataclasses import fields, replace
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot import help_desk
from bot.click import Personal
from bot.outcome import Refusal, Refused
from bot.personal import Press
from bot.present.indian_chief import way as ways
from bot.present.indian_chief.examples import EXAMPLES, HAND_CARDS, JOKERS, hand_cards
from bot.present.indian_chief.guide import guide
from bot.present.indian_chief.rules import OVERVIEW, PAGES, find, keys, page
from bot.present.indian_chief.way import Way, plain, way
from bot.present.limits import controls, problems
from bot.present.screen import Screen, Select
from data.log import Stage
from engine.cards import Rank
from engine.core import Code, RuleError
from engine.indian_chief import rulebooks
from engine.indian_chief.melds import declare, score
from engine.indian_chief.model import Meld
from engine.indian_chief.options import CHOICES, Options
from engine.indian_chief.rulebooks import RULEBOOKS, Rulebook, rules_of
from tests.bot.present.indian_chief.every_way import WAYS, modes
from tests.bot.present.reading import body, labels
from tests.bot.present.scenes import cards, scene, table


@pytest.mark.sweep(10)
@pytest.mark.parametrize("options", WAYS, ids=ways.write)
async def test_every_page_keeps_the_limits_and_leads_to_pages(options: Options) -> None:
    mine = way(options)
    screens = {key: page(key, mine) for key in keys(mine)}
    assert [problems(screen) for screen in screens.values()] == [()] * len(screens)
    for control in {control for screen in screens.values() for control in controls(screen)}:
        assert isinstance(control, Personal)
        if control.action != "page":
            assert problems(await pressed(control)) == ()
    [select] = [block for block in screens[OVERVIEW].blocks if isinstance(block, Select)]
    assert isinstance(select.control, Personal)
    for option in select.options:
        shown = await pressed(select.control, option.value)
        assert shown.blocks[:-1] == screens[option.value].blocks[:-1], "and the other game's"


async def pressed(control: Personal, *values: str) -> Screen:
    shown = await help_desk.SCREENS[control.screen](Press(control.action, control.args, values))
    assert isinstance(shown, Screen)
    return shown


@pytest.mark.parametrize("options", WAYS, ids=ways.write)
def test_every_table_is_told_how_to_play_it(options: Options) -> None:
    at = replace(table(4, Stage.LOBBY), options=options)
    screen = guide(scene(None, at))
    assert problems(screen) == ()
    assert "All melds in short" in labels(screen)
    assert ways.title(options) in body(screen)


def test_how_to_play_lists_the_house_rules_in_force() -> None:
    options = Options(rulebook="modern", wild_pile="two_per_deck", tie="rich_man")
    text = body(guide(scene(None, replace(table(4), options=options))))
    assert "- Wild pile: 2 jokers for each deck" in text
    assert "- Equal totals at the end: the better Rich Man, then Chief" in text
    assert "2 house rules" in text


def test_the_pages_follow_the_house_rules_of_a_table() -> None:
    for options, key, words in (
        (Options(repicks="three"), "thieves", "up to 3 times"),
        (Options(repicks="none"), "thieves", "none of them steals"),
        (Options(thief_order="value"), "thieves", "so do ten, jack, queen and king"),
        (Options(thief_cards="safe"), "thieves", "own card cannot be stolen"),
        (Options(decks="three"), OVERVIEW, "3 decks for 7 or 8 players"),
        (Options(split="by_hand"), "indian_chief", "You may choose the parts"),
        (Options(leaving="end"), "table", "the game ends when somebody leaves"),
        (Options(deal="closed"), "table", "it stays closed"),
        (Options(rulebook="modern", wild_pile="two_per_deck"), "jokers", "2 jokers for each deck"),
        (Options(rulebook="modern", jokers_match="nothing"), "beggar_man", "matches nothing"),
        (Options(rulebook="modern", beggar_joker="by_hand"), "jokers", "you say what your joker"),
        (Options(triple=True, columns="left_to_right"), "triple", "from left to right"),
        (Options(solo=True), "beggar_man", "in your earlier melds"),
    ):
        assert words in body(page(key, way(options))), (options, key)
        ordinary = way(Options(rulebook=options.rulebook, triple=options.triple))
        assert body(page(key, ordinary)) != body(page(key, way(options)))


def test_alone_no_page_speaks_of_other_players() -> None:
    company = re.compile(r"everybody|\bhost\b|another|\bothers\b|other players", re.IGNORECASE)
    for options in modes():
        if options.solo:
            one = replace(options, suggest="on", split="by_hand")
            told = {key: body(page(key, way(one))) for key in keys(way(one)) if key != "house"}
            assert {key: found[0] for key in told if (found := company.search(told[key]))} == {}
            assert "has no deadline" in told["table"]


def test_pages_are_only_there_for_what_is_played() -> None:
    classic, modern = map(way, plain())
    assert set(PAGES) - set(keys(classic)) == {"jokers"}
    assert set(PAGES) - set(keys(modern)) == {"thieves"}
    assert "thieves" not in keys(way(Options(solo=True)))
    assert body(page("jokers", classic)) == body(page(OVERVIEW, classic))


def test_the_first_rulebook_that_has_a_page_is_found() -> None:
    assert {key: find(key).book.name for key in PAGES} == {
        key: "modern" if key == "jokers" else "classic" for key in PAGES
    }


def test_the_yardstick_of_the_source_is_told_where_there_is_one() -> None:
    for options in modes():
        text = body(page(OVERVIEW, way(options)))
        yardstick = rules_of(options).yardstick
        assert ("is good" in text) is (yardstick is not None)
        assert all(f"over {number} is" in text for number in yardstick or ())


def test_every_page_names_its_source() -> None:
    for options, key in product(plain(), PAGES):
        assert "\n-# Source: " in body(page(key, way(options)))
    assert "classic rulebook, Thief" in body(page("thief", way(Options())))
    assert "modern rulebook, Solo rules" in body(page("solo", way(Options(rulebook="modern"))))


def strange(rules: Rulebook) -> Rulebook:
    """Return a rulebook of the same kind with other numbers."""
    return replace(
        rules,
        decks={5: 301, 6: 301},
        exact=61,
        match=62,
        specialty=63,
        hand=64,
        council=65 if rules.council else 0,
        hands={name: 70 + place for place, name in enumerate(rules.hands)},
        values=(0, 81, *range(2, 7), 84, 85, 9, 82, 82, 82, 82),
        ace=(80, 81),
        sizes={meld: 90 + place for place, meld in enumerate(Meld)},
        aside=rules.aside,
        yardstick=(401, 402),
    )


@pytest.mark.parametrize("name", RULEBOOKS)
def test_the_pages_take_their_numbers_from_the_rulebook(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = next(options for options in plain() if options.rulebook == name)
    ordinary, other = RULEBOOKS[name], strange(RULEBOOKS[name])
    before = {key: body(page(key, Way(ordinary, options))) for key in keys(way(options))}
    monkeypatch.setattr(rulebooks, "RULEBOOKS", {**RULEBOOKS, name: other})
    rules_of.cache_clear()
    try:
        after = {key: body(page(key, Way(other, options))) for key in keys(way(options))}
    finally:
        rules_of.cache_clear()
    same = {"table", "thieves", "triple", "jokers"}  # no number of the rulebook, or only words
    assert {key for key in before if before[key] == after[key]} <= same
    text = "\n".join(after.values())
    numbers = [61, 62, 63, 64, 80, 81, 82, 301, 401, 402, *range(90, 97)]
    numbers += [70 + place for place in range(len(other.hands))] + ([65] if other.council else [])
    assert [number for number in numbers if str(number) not in text] == []
    known = {f"exactly {ordinary.exact}", f"{ordinary.specialty} points each", "over 120"}
    assert not any(words in text for words in known)


@pytest.mark.parametrize("rules", RULEBOOKS.values(), ids=RULEBOOKS)
def test_the_examples_are_melds_that_somebody_could_make(rules: Rulebook) -> None:
    for meld in Meld:
        for example in (*EXAMPLES[meld], JOKERS[meld]):
            held = cards(example.cards)
            assert len(held) == rules.sizes[meld]
            assert len({*held, *cards(example.others)}) == len(held + cards(example.others))
        assert "JK" not in "".join(example.cards for example in EXAMPLES[meld])
        assert "JK" in JOKERS[meld].cards


@pytest.mark.parametrize("rules", RULEBOOKS.values(), ids=RULEBOOKS)
def test_the_hands_of_the_chief_are_told_by_hands_of_that_name(rules: Rulebook) -> None:
    assert set(rules.hands) <= set(HAND_CARDS)
    size = rules.sizes[Meld.INDIAN_CHIEF] - rules.aside
    for name, number in rules.hands.items():
        seven = (*hand_cards(name, size), *cards("2H 3H 4H")[: rules.aside])
        scored = rules.divide(rules, seven, tuple(range(size, size + rules.aside)))
        assert number in [part.points for part in scored.parts if part.name == name]


def test_the_examples_say_what_the_rules_score() -> None:
    modern = rules_of(Options(rulebook="modern"))
    own = declare(modern, Meld.DOCTOR, cards(JOKERS[Meld.DOCTOR].cards))
    earned = score(modern, Meld.DOCTOR, own).points
    assert all(card.rank is not Rank.JOKER for card in own)
    text = body(page("doctor", way(Options(rulebook="modern"))))
    assert f"**{earned} points.** Every condition is met" in text
    assert "**Joker** as the" in text


OPTIONS = st.builds(
    lambda values: Options(**values),
    st.fixed_dictionaries(
        {
            "rulebook": st.sampled_from(tuple(RULEBOOKS)),
            "solo": st.booleans(),
            "triple": st.booleans(),
            **{rule: st.sampled_from(choices) for rule, choices in CHOICES.items()},
        }
    ),
)


@given(OPTIONS)
def test_a_way_to_play_is_written_and_read_back(options: Options) -> None:
    written = ways.write(options)
    assert ways.read(written) == options
    assert len(written) <= 32
    assert written.isalnum()


def test_every_option_is_written() -> None:
    assert {field.name for field in fields(Options)} == {
        "game",
        "rulebook",
        "solo",
        "triple",
        *CHOICES,
    }


@given(st.one_of(st.text(max_size=40), st.from_regex(r"(classic|modern)[0-9]{0,20}")))
def test_only_what_was_written_is_read(text: str) -> None:
    options = ways.read(text)
    assert options is None or ways.write(options) == text


@pytest.mark.parametrize(
    ("action", "args", "values"),
    [
        ("show", (), ()),
        ("show", ("thief",), ()),
        ("show", ("thief", "ancient"), ()),
        ("show", ("thief", "classic9"), ()),
        ("show", ("butcher", "classic"), ()),
        ("show", ("thief", "classic"), ("thief",)),
        ("page", ("classic",), ()),
        ("page", ("classic",), ("butcher",)),
        ("page", ("classic", "modern"), ("thief",)),
        ("burn", ("thief", "classic"), ()),
    ],
)
async def test_what_nobody_made_is_unknown(
    action: str, args: tuple[str, ...], values: tuple[str, ...]
) -> None:
    with pytest.raises(Refusal) as refused:
        await help_desk.pages(Press(action, args, values))
    assert refused.value.code is Refused.UNKNOWN


async def test_a_way_that_nobody_can_play_is_refused() -> None:
    impossible = ways.write(Options(solo=True, leaving="end"))
    with pytest.raises(RuleError) as refused:
        await help_desk.pages(Press("show", ("thief", impossible)))
    assert refused.value.code is Code.HOUSE_RULE
