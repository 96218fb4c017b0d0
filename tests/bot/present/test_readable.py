"""Screens as people have set that they read them: nothing is lost, whatever is left out or said."""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import islice

import pytest

from bot.click import Control
from bot.present.inks import Colours
from bot.present.limits import problems
from bot.present.names import width
from bot.present.narrow import COLUMNS, FENCE, columns, narrowed
from bot.present.pictures import Hand
from bot.present.readable import ARROW, DOT, SYMBOLS, in_words, read_by
from bot.present.screen import Button, Buttons, Option, Picture, Screen, Select, Text
from bot.reader import Reader, reading
from data.people import Language
from tests.bot.present.indian_poker import playing
from tests.bot.present.reading import body
from tests.bot.present.scenes import ALONE, MODERN, TRIPLE
from tests.bot.present.screens import all_screens

EACH_LANGUAGE = pytest.mark.parametrize("language", Language)
CHIEF = ((10, MODERN), (10, TRIPLE), (1, ALONE[0]))
PICTURE = Picture(Hand((), Colours.FOUR), f"Your hand {DOT} empty")


@cache
def screens(language: Language) -> tuple[Screen, ...]:
    """Return some of all screens of both games, in a language."""
    with reading(Reader(language)):
        return tuple(_screens())


def _screens() -> Iterator[Screen]:
    for players, options in CHIEF:
        yield from (screen for _, screen in islice(all_screens(players, options), None, None, 4))
    for moment in islice(playing.moments(*playing.TABLES[-1], 3), None, None, 9):
        yield from playing.shown(moment, None)


@pytest.mark.sweep(1)
@pytest.mark.case(39)
@EACH_LANGUAGE
def test_every_picture_has_words_beside_it_and_without_it_they_are_all_there(
    language: Language,
) -> None:
    for screen in screens(language):
        bare = read_by(screen, Reader(language, pictures=False))
        assert not any(isinstance(block, Picture) for block in bare.blocks)
        assert body(bare) == body(screen)
        for at, block in enumerate(screen.blocks):
            if isinstance(block, Picture):
                assert any(isinstance(near, Text) for near in screen.blocks[at - 1 : at + 2])


def test_a_picture_stays_where_no_word_stands_beside_it() -> None:
    alone = Screen((PICTURE,))
    assert read_by(alone, Reader(pictures=False)) == alone
    beside = Screen((PICTURE, Text("8 cards")))
    assert read_by(beside, Reader(pictures=False)) == Screen((Text("8 cards"),))


@EACH_LANGUAGE
def test_who_has_set_nothing_reads_every_screen_as_it_is(language: Language) -> None:
    for screen in screens(language):
        assert read_by(screen, Reader(language, two_colours=True)) is screen


@EACH_LANGUAGE
def test_symbols_are_told_in_words_and_within_the_limits(language: Language) -> None:
    reader = Reader(language, words=True)
    with reading(reader):
        for screen in screens(language):
            read = read_by(screen, reader)
            assert not {DOT, *SYMBOLS} & set(str(undrawn(read)))
            assert problems(read) == problems(screen) == ()
            assert read.alert == screen.alert


def undrawn(screen: Screen) -> Screen:
    """Leave of pictures what is read of them."""
    blocks = (
        replace(block, drawing=PICTURE.drawing) if isinstance(block, Picture) else block
        for block in screen.blocks
    )
    return replace(screen, blocks=tuple(blocks))


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        (f"Table 5 {DOT} Round 2", "Table 5, Round 2"),
        ("35 \u00d7 3 = 105 points", "35 times 3 = 105 points"),
        ("(column \u00d73)", "(column times 3)"),
        (f"lobby{ARROW}play", "lobby to play"),
        ("\u26a0\ufe0f two jokers", "Warning: two jokers"),
        ("```\nThief   \u00b7   9\nColumn \u00d71\n```\n", "```\nThief   -   9\nColumn x1\n```\n"),
    ],
)
def test_what_is_said_for_symbols(text: str, wanted: str) -> None:
    assert in_words(text) == wanted


def test_where_there_is_no_room_for_words_there_are_plain_signs() -> None:
    full = Screen((Text("\u00d72 \u00b7 " * 690),))
    assert body(read_by(full, Reader(words=True))) == "x2, " * 690


def test_what_controls_and_alt_texts_say_is_told_in_words_too() -> None:
    control = Control(1, 1, "hand", ())
    options = (Option(f"1 {DOT} 2", "1", "\u00d73"), Option("\u00d7" * 99, "2"))
    screen = Screen(
        (
            PICTURE,
            Text("hello"),
            Buttons((Button(f"a {DOT} b", control),)),
            Select(replace(control, action="show"), f"c {DOT} d", options),
        )
    )
    picture, _, buttons, select = read_by(screen, Reader(words=True)).blocks
    assert isinstance(picture, Picture)
    assert isinstance(buttons, Buttons)
    assert isinstance(select, Select)
    assert picture.alt == "Your hand, empty"
    assert buttons.buttons[0].label == "a, b"
    assert select.placeholder == "c, d"
    assert (select.options[0].label, select.options[0].description) == ("1, 2", "times 3")
    assert len(select.options[1].label) <= 100


@pytest.mark.case(24)
@EACH_LANGUAGE
def test_every_table_is_narrow_enough_for_a_phone_in_any_case(language: Language) -> None:
    tables = [code for screen in screens(language) for code in body(screen).split(FENCE)[1::2]]
    assert len(tables) > 20
    assert max(width(line) for code in tables for line in code.split("\n")) <= COLUMNS


@EACH_LANGUAGE
def test_whoever_wants_narrow_lines_gets_them_within_the_limits(language: Language) -> None:
    for screen in screens(language):
        read = read_by(screen, Reader(language, narrow=True))
        assert problems(read) == ()
        assert plain(body(read)) == plain(body(screen))
        if read != screen:
            too_wide = [line for line in body(read).split("\n") if columns(line) > COLUMNS]
            assert [line for line in too_wide if breakable(line)] == []


def plain(markdown: str) -> list[str]:
    """Return the words of a text without what marks its lines."""
    return [word for word in markdown.split() if not re.fullmatch(r"-#|#+|>", word)]


def breakable(line: str) -> bool:
    """Whether there is a blank in a line outside addresses, code and what marks it."""
    line = re.sub(r"^(-# |#+ |> )*", "", line)
    return " " in re.sub(r"`[^`]*`|\[[^\]]*\]\([^)]*\)|<[^<> ]*>| (?=[-+*>#]+ |\d+[.)] )", "", line)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("short", "short"),
        ("## Table 5 and what is shown of it", "## Table 5 and what is shown of\n## it"),
        ("-# one two three four five six seven", "-# one two three four five six\n-# seven"),
        (
            "**a word in bold counts as it is** seen",
            "**a word in bold counts as it\nis** seen",
        ),
        ("one two three four five six 7. x", "one two three four five\nsix 7. x"),
        ("press `/table move channel` for it all", "press `/table move channel`\nfor it all"),
        ("```\n" + "x " * 20 + "\n```\nafter", "```\n" + "x " * 20 + "\n```\nafter"),
        ("first\n\nthird", "first\n\nthird"),
    ],
)
def test_how_lines_are_broken(text: str, wanted: str) -> None:
    assert narrowed(text) == wanted


def test_what_would_grow_too_long_stays_as_it_was() -> None:
    long = Screen((Text("\n".join(["-# " + "ab " * 39 + "ab"] * 28)), PICTURE))
    kept = read_by(long, Reader(narrow=True, pictures=False))
    assert kept == replace(long, blocks=long.blocks[:1])
