"""Every screen keeps Discord's limits, with ten players of the longest names."""

import re
from functools import cache

import pytest

from bot.click import Control, Personal
from bot.outcome import Show
from bot.present.inks import Colours
from bot.present.limits import TooMuch, check, components, problems, text_size
from bot.present.pictures import Hand
from bot.present.screen import (
    Button,
    Buttons,
    ChannelSelect,
    Line,
    Option,
    Picture,
    Screen,
    Select,
    Text,
)
from bot.reader import Reader, reading
from data.people import Language
from engine.indian_chief.options import Options
from tests.bot.present.scenes import TABLES
from tests.bot.present.screens import SHOWN, all_screens


@cache
def screens_of(players: int, options: Options) -> dict[str, Screen]:
    return dict(all_screens(players, options))


@pytest.mark.sweep(6)
@pytest.mark.case(24)
@pytest.mark.parametrize(("players", "options"), TABLES)
@pytest.mark.parametrize("language", Language)
def test_every_screen_keeps_the_limits(players: int, options: Options, language: Language) -> None:
    with reading(Reader(language)):
        wrong = {name: problems(screen) for name, screen in all_screens(players, options)}
    assert {name: found for name, found in wrong.items() if found} == {}


def test_every_kind_of_screen_is_among_them() -> None:
    names = {name for players, options in TABLES for name in screens_of(players, options)}
    shown = {show for show in Show if f"{show} and None" in names}
    assert shown == SHOWN


def test_nothing_is_counted_twice_or_forgotten() -> None:
    control = Control(1, 2, "hand")
    screen = Screen(
        (
            Text("four"),
            Line(),
            Picture(Hand((), Colours.FOUR), "A hand."),
            Buttons((Button("One", control), Button("Two", Control(1, 2, "sheet")))),
            Select(Control(1, 2, "meld"), "Choose", (Option("A", "a"),)),
        )
    )
    assert components(screen) == 1 + 1 + 1 + 1 + 3 + 2
    assert text_size(screen) == 4
    assert check(screen) is screen


def button(label: str = "Press", action: str = "hand") -> Button:
    return Button(label, Control(1, 2, action))


def select(*options: Option, least: int = 1, most: int = 1, placeholder: str = "Choose") -> Select:
    return Select(Control(1, 2, "meld"), placeholder, options, least, most)


ONE = Option("One", "1")


@pytest.mark.parametrize(
    "screen",
    [
        Screen(()),
        Screen((Text(" \n"),)),
        Screen((Text("x" * 3501),)),
        Screen((Text("\U0001f0a1" * 1751),)),
        Screen((Text("x"),) * 40),
        Screen((Text("x"),), alert="x" * 2001),
        Screen((Picture(Hand((), Colours.FOUR), ""),)),
        Screen((Picture(Hand((), Colours.FOUR), "x" * 1025),)),
        Screen((Picture(Hand((), Colours.FOUR), "x"),) * 2),
        Screen(tuple(Picture(Hand((), Colours.FOUR), f"hand {n}") for n in range(11))),
        Screen((Buttons(()),)),
        Screen((Buttons(tuple(button(action=f"a{n}") for n in range(6))),)),
        Screen((Buttons((button(), button())),)),
        Screen((Buttons((button(""),)),)),
        Screen((Buttons((button("x" * 39),)),)),
        Screen((Buttons((button("\u9f98" * 20),)),)),
        Screen((Buttons((Button("x", Control(1, 2, "pick", ("x" * 90,))),)),)),
        Screen((select(least=0, most=0),)),
        Screen((select(*(Option(str(n), str(n)) for n in range(26))),)),
        Screen((select(ONE, ONE),)),
        Screen((select(ONE, least=2),)),
        Screen((select(ONE, most=2),)),
        Screen((select(Option("A", "a", chosen=True), Option("B", "b", chosen=True)),)),
        Screen((select(Option("", "a")),)),
        Screen((select(Option("x" * 101, "a")),)),
        Screen((select(Option("A", "x" * 101)),)),
        Screen((select(Option("A", "a", "x" * 101)),)),
        Screen((select(Option("A", "a", "")),)),
        Screen((select(ONE, placeholder="x" * 151),)),
        Screen((ChannelSelect(Personal("config", "channels"), ""),)),
        Screen((ChannelSelect(Personal("config", "channels"), "Channels", (5, 5)),)),
        Screen((ChannelSelect(Personal("config", "channels"), "Channels", (5, 6), most=1),)),
        Screen((ChannelSelect(Personal("config", "channels"), "Channels", most=26),)),
        Screen((ChannelSelect(Personal("config", "channels"), "Channels", least=2, most=1),)),
        Screen((ChannelSelect(Personal("config", "x" * 101), "Channels"),)),
    ],
)
def test_a_screen_that_discord_would_refuse_is_named(screen: Screen) -> None:
    [why] = problems(screen)
    with pytest.raises(TooMuch, match=re.escape(why)):
        check(screen)
