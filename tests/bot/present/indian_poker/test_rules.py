"""The pages of Indian poker's rules: complete, within the limits, and true of the rules."""

from __future__ import annotations

import re
from typing import Literal

import pytest

from bot import help_desk
from bot.click import Control, Personal
from bot.discord.commands.rules import offered, opens
from bot.outcome import Refusal, Refused
from bot.personal import Press
from bot.present.indian_poker.rules import OVERVIEW, PAGES, SCREEN, page
from bot.present.indian_poker.topics import EXAMPLES
from bot.present.indian_poker.way import write
from bot.present.limits import controls, problems
from bot.present.names import width
from bot.present.screen import Screen, Select
from bot.reader import Reader, reading
from bot.tongue import say
from data.people import Language
from engine.core import RuleError
from engine.indian_poker.odds import exact_rank
from engine.indian_poker.options import Options, fitting
from engine.indian_poker.rules import Rules
from tests.bot.present.reading import body
from tests.engine.poker.driver import EVERY, dealt

WAYS = tuple(dict.fromkeys(map(fitting, EVERY)))
EACH = pytest.mark.parametrize("options", WAYS, ids=write)


async def pressed(control: Personal | Control, *values: str) -> Screen:
    assert isinstance(control, Personal)
    shown = await help_desk.SCREENS[control.screen](Press(control.action, control.args, values))
    assert isinstance(shown, Screen)
    return shown


IN_EACH = pytest.mark.parametrize("language", Language)


@EACH
@IN_EACH
async def test_every_page_keeps_the_limits_and_leads_to_pages(
    language: Language, options: Options
) -> None:
    with reading(Reader(language)):
        await pages(options)


async def pages(options: Options) -> None:
    """Show every page, and what each of its controls leads to."""
    screens = {key: page(key, options) for key in PAGES}
    assert [problems(screen) for screen in screens.values()] == [()] * len(PAGES)
    for control in {control for screen in screens.values() for control in controls(screen)}:
        if control.action != "page":
            assert problems(await pressed(control)) == ()
    [select] = [block for block in screens[OVERVIEW].blocks if isinstance(block, Select)]
    for option in select.options:
        shown = await pressed(select.control, option.value)
        assert problems(shown) == ()
        assert shown.blocks[:-1] == screens[option.value].blocks[:-1], "and the other game's"


@EACH
@IN_EACH
def test_every_page_says_where_its_rules_are_written(language: Language, options: Options) -> None:
    with reading(Reader(language)):
        for key in PAGES:
            assert say("poker_rules-source", source=say(PAGES[key].source)) in body(
                page(key, options)
            )


def table_of(options: Options) -> list[list[str]]:
    lines = [
        line for line in body(page("thresholds", options)).split("```")[1].splitlines() if line
    ]
    assert all(width(line) <= 28 for line in lines)
    return [line.split(maxsplit=1) for line in lines[1:]]


@IN_EACH
@pytest.mark.parametrize("ties", ["suits", "split"])
def test_the_tables_of_thresholds_fit_a_phone_in_each_language(
    language: Language, ties: Literal["suits", "split"]
) -> None:
    with reading(Reader(language)):
        assert len(table_of(Options(ties=ties))) == len(Rules().seats)


def test_both_tables_of_thresholds_are_shown() -> None:
    rows = table_of(Options())
    assert rows[0] == ["3", "10 diamonds  J hearts"]
    assert rows[-1] == ["12", "J clubs      Q clubs"]
    assert [int(row[0]) for row in rows] == list(range(3, 13))
    assert "at least 1/4" in body(page("thresholds", Options()))


def test_where_equal_ranks_win_together_the_exact_table_has_ranks() -> None:
    rows = table_of(Options(ties="split"))
    assert rows[0] == ["3", "10 diamonds  jack"]
    assert rows[-1] == ["12", "J clubs      queen"]
    assert "where equal ranks go by suit" in body(page("thresholds", Options(ties="split")))


@pytest.mark.parametrize("players", range(2, 13))
def test_the_exact_rank_is_the_highest_that_pays(players: int) -> None:
    """Counted anew: of the unseen cards so many are of the rank seen once, or above it."""
    unseen = 52 - (players - 1)
    ranks = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
    above = {rank: 4 * (12 - place) + 3 for place, rank in enumerate(ranks)}
    pays = [rank for rank in ranks if 5 * above[rank] - 3 * (unseen - above[rank]) >= -unseen]
    names = {"J": "JACK", "Q": "QUEEN"}
    assert exact_rank(players).name == names[pays[-1]]


@pytest.mark.parametrize("said", EXAMPLES)
def test_the_examples_are_hands_that_end_with_their_last_bid(
    said: tuple[tuple[str, str], ...],
) -> None:
    match = dealt("2C 3C 4C")
    seats = {"Ada": "A", "Ben": "B", "Cleo": "C"}
    for who, bid in said:
        assert match.reveals == []
        match.say(f"{seats[who]} {bid}")
    assert len(match.reveals) == 1
    assert "Ada in, Ben out, Cleo in, Ada keep and Cleo keep: over." in body(
        page("bidding", Options())
    )


@IN_EACH
def test_the_example_of_the_rules_is_told_in_each_language(language: Language) -> None:
    told = {
        Language.ENGLISH: "Ada in, Ben out, Cleo in, Ada keep and Cleo keep: over.",
        Language.GERMAN: "Ada dabei, Ben raus, Cleo dabei, Ada bleibt und Cleo bleibt: Schluss.",
        Language.SPANISH: "Ada dentro, Ben fuera, Cleo dentro, Ada sigue y Cleo sigue: ",
    }
    with reading(Reader(language)):
        assert told[language] in body(page("bidding", Options()))


@IN_EACH
@EACH
def test_every_number_of_the_rules_is_told_in_each_language(
    options: Options, language: Language
) -> None:
    """Figures are the same in every language: no page has one more, or one fewer."""
    with reading(Reader(language)):
        here = {key: figures(page(key, options)) for key in PAGES}
    assert here == {key: figures(page(key, options)) for key in PAGES}


def figures(screen: Screen) -> list[str]:
    return sorted(re.findall(r"[0-9]+", body(screen)))


@pytest.mark.parametrize(
    ("options", "key", "text"),
    [
        (Options(bidding="simultaneous"), "bidding", "If all say out, nobody wins"),
        (Options(bidding="simultaneous"), "orders", "there is no turn to give an order for"),
        (Options(bidding="one_pass"), "orders", "A bid that is missed is out."),
        (Options(), "orders", "A first bid that is missed is out, a later one keep."),
        (Options(points="negated"), "points", "**minus 5 points**"),
        (Options(points="negated"), "match", "The fewest points win"),
        (Options(target="20"), "match", "After 60 hands it is over in any case."),
        (Options(leaving="end"), "table", "the match ends when somebody leaves"),
        (Options(deck="deplete"), "house", "- What is left, while it is enough (this table)"),
        (Options(two_players="yes"), "overview", "2 to 12 players"),
    ],
)
def test_pages_speak_of_the_table_that_asks(options: Options, key: str, text: str) -> None:
    assert text in body(page(key, options))


@pytest.mark.parametrize(
    ("action", "args", "values"),
    [
        *(("show", ("bidding", "classic"), ()), ("show", ("doctor", "poker"), ())),
        *(("show", ("bidding",), ()), ("page", ("poker",), ()), ("page", ("poker9",), ("table",))),
    ],
)
async def test_a_page_that_nobody_offered_is_unknown(
    action: str, args: tuple[str, ...], values: tuple[str, ...]
) -> None:
    with pytest.raises(Refusal) as refused:
        await pressed(Personal(SCREEN, action, args), *values)
    assert refused.value.code is Refused.UNKNOWN


async def test_a_way_that_cannot_be_played_is_refused() -> None:
    impossible = Options(target="20", rotations="three")
    with pytest.raises(RuleError):
        await pressed(Personal(SCREEN, "show", ("match", write(impossible))))


@pytest.mark.parametrize(
    ("game", "typed", "page_", "shown"),
    [
        ("indian_poker", "", "", "overview"),
        ("indian_poker", "read", "reading", "reading"),
        ("indian_poker", "STAY in", "When to stay in", "thresholds"),
        ("indian_poker", "night", "The night", "night"),
        ("indian_poker", "doctor", "doctor", "overview"),
        ("indian_chief", "doc", "Doctor", "doctor"),
        ("indian_chief", "jok", "jokers", "jokers"),
    ],
)
async def test_a_command_opens_a_page_of_either_game(
    game: str, typed: str, page_: str, shown: str
) -> None:
    control = opens(game, page_, None)
    assert control.args[0] == shown
    assert problems(await pressed(control)) == ()
    names = [choice.value for choice in offered(game, typed)]
    assert (shown in names) == (shown != "overview" or not typed)
    assert len(names) <= 25
