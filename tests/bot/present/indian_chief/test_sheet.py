"""The score sheet: narrow enough for a phone, whatever the number of players and columns."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.present.indian_chief.sheet import sheet
from bot.present.limits import problems
from bot.present.narrow import COLUMNS
from bot.present.screen import Screen, Text
from bot.reader import Reader, reading
from data.people import Language
from engine.indian_chief.model import Meld
from engine.indian_chief.options import Options
from engine.indian_chief.situation import Row
from tests.bot.present.reading import body, selects
from tests.bot.present.scenes import MODERN, TRIPLE, over, scene, table, view


def code_lines(screen: Screen) -> Iterator[str]:
    """Yield the lines of its code blocks, fences included."""
    for block in screen.blocks:
        if isinstance(block, Text) and "```" in block.body:
            yield from block.body[block.body.index("```") :].splitlines()


@pytest.mark.parametrize("players", range(2, 9))
def test_the_sheet_fits_a_phone(players: int) -> None:
    lines = list(code_lines(sheet(scene(view(players), table(players)))))
    assert max(map(len, lines)) <= COLUMNS
    assert sum(line.startswith("Seat") for line in lines) == (players + 3) // 4
    assert sum(line.split().count("-50") for line in lines if line.startswith("Poor")) == 0
    assert sum(line.split().count("30") for line in lines if line.startswith("Poor")) == players


def test_the_sheet_tells_what_is_still_to_play() -> None:
    text = body(sheet(scene(view(2), table(2))))
    assert "**5 points** \u00b7 still to play: Thief, Beggar Man, Doctor and Chief" in text


GRID = """```
Column       \u00d71   \u00d72   \u00d73
Thief        10    \u00b7   33
Beggar Man    \u00b7    \u00b7    \u00b7
Poor Man      \u00b7    \u00b7    \u00b7
Lawyer        \u00b7    \u00b7    \u00b7
Rich Man      \u00b7 -100    \u00b7
Doctor        \u00b7    \u00b7    \u00b7
Chief         \u00b7    \u00b7    \u00b7
Total        10 -100   33
```"""


def texts(screen: Screen) -> list[str]:
    return [block.body for block in screen.blocks if isinstance(block, Text)]


def test_triple_mode_has_all_totals_and_a_grid_of_columns() -> None:
    mine = (Row(1, Meld.THIEF, 10), Row(2, Meld.RICH_MAN, -100, 2), Row(3, Meld.THIEF, 33, 3))
    of = replace(view(3, options=TRIPLE), sheet=(mine, (), ()), totals=(-57, 0, 0))
    _, totals, grid = texts(sheet(scene(of, table(3, options=TRIPLE))))
    assert totals.splitlines()[0].endswith("**minus 57 points**")
    assert len(totals.splitlines()) == 3
    assert grid.startswith("1\\. ")
    assert grid.endswith(GRID)


@pytest.mark.parametrize(("page", "shown"), [(0, "2"), (1, "1"), (2, "2"), (3, "3")])
def test_in_triple_mode_the_own_scores_come_first_and_others_are_a_pick_away(
    page: int, shown: str
) -> None:
    screen = sheet(scene(view(3, 1, TRIPLE), table(3, options=TRIPLE), 1), page)
    [grid] = [text for text in texts(screen) if "```" in text]
    assert grid[0] == shown
    select = selects(screen)["sheet_seat"]
    assert [option.value for option in select.options] == ["1", "2", "3"]
    assert [option.value for option in select.options if option.chosen] == [shown]


def test_alone_there_is_nobody_to_pick() -> None:
    alone = Options(solo=True, triple=True)
    assert not selects(sheet(scene(view(1, 0, alone), table(1, options=alone), 0)))


@pytest.mark.parametrize("options", [MODERN, TRIPLE])
@pytest.mark.parametrize("language", Language)
def test_ten_players_fit_a_phone(options: Options, language: Language) -> None:
    with reading(Reader(language)):
        screen = sheet(scene(over(10, 9, options), table(10, options=options), 9))
    assert not problems(screen)
    assert max(map(len, code_lines(screen))) <= COLUMNS


def test_alone_there_are_no_seats_to_tell_apart() -> None:
    alone = Options(solo=True)
    lines = list(code_lines(sheet(scene(view(1, options=alone), table(1, options=alone)))))
    assert lines[1].split() == ["Thief", "\u00b7"]
    assert lines[-2].split() == ["Total", "5"]
