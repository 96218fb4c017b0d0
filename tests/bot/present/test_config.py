"""The page of a server's settings says what is set, and fits into one message."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations
from typing import Any

import pytest

from bot.click import OPEN, Personal
from bot.present import limits
from bot.present.config import NAMED, USUAL, config, gone, name_in, named
from bot.present.config_games import (
    game_page,
    name_asked,
    name_form,
    night_asked,
    night_form,
    saved_rules,
)
from bot.present.games import SCREENS
from bot.present.screen import ChannelSelect, Screen
from bot.reader import Reader, reading
from bot.servers import NAME, PRESETS
from data.books import Called, Preset, Server
from data.log import Pace
from data.people import Language
from engine.indian_chief.options import CHOICES, Options, fitting
from engine.indian_poker import options as poker
from engine.indian_poker.options import NightOptions
from tests.bot.present.reading import body, buttons, form_problems, selects
from tests.bot.present.scenes import LONG_ID, WIDE

NEW = Server(1)
LAST: dict[str, Any] = {rule: choices[-1] for rule, choices in CHOICES.items()}
BUSY = fitting(Options(rulebook="modern", triple=True, **LAST))
LATE: dict[str, Any] = {rule: choices[-1] for rule, choices in poker.CHOICES.items()}
POKER = poker.fitting(poker.Options(**LATE))
HOSTILE = "*" * NAME
FULL = Server(
    1,
    channels=tuple(LONG_ID - n for n in range(25)),
    presets=tuple(
        Preset(f"{n}{name}"[:NAME], options)
        for n in range(PRESETS // 2)
        for name, options in ((HOSTILE, BUSY), (WIDE + WIDE, POKER))
    ),
    defaults=tuple(f"0{name}"[:NAME] for name in (HOSTILE, WIDE + WIDE)),
    night=True,
    night_name=HOSTILE,
    games=tuple(Called(game, HOSTILE) for game in NAMED),
)


NIGHT = NightOptions(
    name=HOSTILE,
    ties="split",
    bidding="simultaneous",
    two_players="yes",
    deal="closed",
    forfeit_out="3",
    forfeit_lost="5",
    forfeit_won="10",
    water_break="10",
    turn_seconds="60",
    hours="6",
)


def crowded(*games: Any) -> Server:
    """A server that has saved all it can, in names as long as can be: for all of these games."""
    names = (f"{n}{HOSTILE}"[:NAME] for n in range(PRESETS))
    of_each = (*games, *games[-1:] * (PRESETS - len(games)))
    presets = tuple(map(Preset, names, of_each))
    first = {preset.options.game: preset.name for preset in reversed(presets)}
    return replace(FULL, presets=presets, defaults=tuple(first.values()))


CROWDED = [
    crowded(*games) for most in (1, 2, 3) for games in permutations((BUSY, POKER, NIGHT), most)
]


def channel_select(screen: Screen) -> ChannelSelect:
    [found] = (block for block in screen.blocks if isinstance(block, ChannelSelect))
    return found


@pytest.mark.sweep(12)
@pytest.mark.case(24)
@pytest.mark.parametrize("server", [NEW, FULL, replace(FULL, channels=()), *CROWDED])
@pytest.mark.parametrize("known", [None, frozenset(), frozenset(FULL.channels[:20])])
@pytest.mark.parametrize("note", [None, "n" * 200])
@pytest.mark.parametrize("language", Language)
def test_the_page_fits_into_one_message(
    server: Server, known: frozenset[int] | None, note: str | None, language: Language
) -> None:
    with reading(Reader(language)):
        assert limits.problems(config(server, known, note)) == ()


@pytest.mark.sweep(8)
@pytest.mark.parametrize("server", [NEW, FULL, *CROWDED])
@pytest.mark.parametrize("note", [None, "n" * 200])
@pytest.mark.parametrize("language", Language)
def test_the_page_of_saved_rules_fits_too(
    server: Server, note: str | None, language: Language
) -> None:
    with reading(Reader(language)):
        assert limits.problems(saved_rules(server, note)) == ()


@pytest.mark.parametrize("server", [NEW, FULL, *CROWDED])
@pytest.mark.parametrize("game", SCREENS)
@pytest.mark.parametrize("language", Language)
def test_the_page_of_each_game_fits_too(server: Server, game: str, language: Language) -> None:
    with reading(Reader(language)):
        assert limits.problems(game_page(server, game, "n" * 200)) == ()


@pytest.mark.parametrize("language", Language)
def test_the_forms_for_names_fit_too(language: Language) -> None:
    with reading(Reader(language)):
        for form, asked in ((night_form(), night_asked()), (name_form(), name_asked(NAMED[0]))):
            assert form_problems(form) == ()
            assert limits.problems(asked) == ()


def test_a_server_that_has_set_nothing_allows_all() -> None:
    page = config(NEW, frozenset({5}))
    assert "in every channel" in body(page)
    assert channel_select(page).chosen == ()
    assert [option.value for option in selects(page)["pace"].options if option.chosen] == [
        "evening"
    ]
    assert [*buttons(page)] == ["game", OPEN]
    assert "- **Indian Chief**: the usual rules\n" in body(page)
    assert "- **Poker night**: off" in body(page)


def test_there_is_room_for_more_on_the_first_page() -> None:
    assert limits.components(config(FULL, frozenset(FULL.channels[:20]), "note")) <= 36


def test_the_first_page_says_what_is_set_for_each_game() -> None:
    text = body(config(FULL, None))
    name = "\\*" * NAME
    assert f"- **Indian Chief**, called **{name}**: 0" in text
    assert f"- **Indian poker**, called **{name}**: 0" in text
    assert f"- **Poker night**, called **{name}**: the usual rules" in text


def test_what_is_set_is_shown_and_chosen() -> None:
    ours = Preset("Our *rules*", Options(rulebook="modern", triple=True, wild_pile="two_per_deck"))
    server = Server(1, (5, 6), Pace.DAILY, (ours, Preset("Plain", Options())), ("Our *rules*",))
    page = config(server, frozenset({5, 6, 7}))
    assert "<#5> <#6>" in body(page)
    assert channel_select(page).chosen == (5, 6)
    assert [o.value for o in selects(page)["pace"].options if o.chosen] == ["daily"]
    assert "- **Indian Chief**: Our \\*rules\\*" in body(page)
    default = selects(game_page(server, "indian_chief"))["default"]
    assert [(o.value, o.chosen) for o in default.options] == [
        (USUAL, False),
        (named("Our *rules*"), True),
        (named("Plain"), False),
    ]
    page = saved_rules(server)
    assert [o.value for o in selects(page)["remove"].options] == [
        named(p.name) for p in server.presets
    ]
    assert default.control == Personal("config", "default", ("indian_chief",))
    line = "**Our \\*rules\\*** (tables begin with these): Modern rulebook, triple mode; "
    assert line in body(page)


@pytest.mark.parametrize(
    ("known", "lost", "said"),
    [
        (frozenset({5, 6, 7}), (), "<#5> <#6>"),
        (None, (), "<#5> <#6>"),
        (frozenset({6}), (5,), "<#6> and its threads only.\n**Gone:** 1 allowed channel"),
        (frozenset({7}), (5, 6), "**Gone:** 2 allowed channels"),
    ],
)
def test_deleted_channels_are_shown_as_gone(
    known: frozenset[int] | None, lost: tuple[int, ...], said: str
) -> None:
    server = Server(1, channels=(5, 6))
    page = config(server, known)
    assert gone(server, known) == lost
    assert said in body(page)
    assert ("no table can be opened" in body(page)) == (lost == (5, 6))
    assert set(channel_select(page).chosen) == {5, 6} - set(lost)
    assert [*buttons(page)] == [*["forget"] * bool(lost), "game", OPEN]


def test_each_game_has_its_saved_rules_and_its_own_beginning() -> None:
    for game, name in (("indian_chief", HOSTILE), ("indian_poker", WIDE + WIDE)):
        default = selects(game_page(FULL, game))["default"]
        assert default.control.args == (game,)
        assert [o.value for o in default.options if o.chosen] == [named(f"0{name}"[:NAME])]
        assert len(default.options) == 1 + PRESETS // 2
        assert default.options[0].label == "The usual rules"
    assert "**Saved rules of Indian poker**" in body(saved_rules(FULL))
    assert body(saved_rules(FULL)).count("(tables begin with these)") == 2


def test_after_each_removal_the_select_is_another() -> None:
    fewer = replace(FULL, presets=FULL.presets[1:])
    one, other = (selects(saved_rules(server))["remove"].control for server in (FULL, fewer))
    assert one != other


@pytest.mark.parametrize("name", [USUAL, "rules:", "Ours", "-"])
def test_no_name_is_taken_for_the_usual_rules(name: str) -> None:
    assert named(name) != USUAL
    assert name_in(named(name)) == name


@pytest.mark.parametrize("value", [USUAL, "", "Ours"])
def test_what_is_no_name_is_read_as_none(value: str) -> None:
    assert name_in(value) is None
