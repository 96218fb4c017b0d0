"""Pictures of points: what they show is what the text beside them says, legible on a phone."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from io import BytesIO

import pytest
from PIL import Image

from bot.present import letters
from bot.present.indian_chief.sheet import sheet
from bot.present.indian_poker.scene import played
from bot.present.indian_poker.sheet import sheet as poker_sheet
from bot.present.limits import problems
from bot.present.narrow import COLUMNS, columns
from bot.present.readable import read_by
from bot.present.scene import Scene
from bot.present.screen import Picture, Screen
from bot.present.sheets import Grid, Standings, leading
from bot.present.table import milestone
from bot.reader import Reader, reading
from data.people import Language
from engine.indian_chief.model import GameEnded, Meld
from engine.indian_chief.situation import Row
from engine.indian_poker.options import Options as PokerOptions
from tests.bot.present.indian_poker import playing
from tests.bot.present.reading import body
from tests.bot.present.scenes import MODERN, PLAIN, TRIPLE, over, scene, table, view

EACH_LANGUAGE = pytest.mark.parametrize("language", Language)
LONG = 60
"""Hands of the longest match."""


def grids(screen: Screen) -> list[Grid]:
    shown = [block.drawing for block in screen.blocks if isinstance(block, Picture)]
    return [drawing for drawing in shown if isinstance(drawing, Grid)]


def words(value: object) -> Iterator[str]:
    """Yield every text in a drawing."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from words(part)
    elif is_dataclass(value):
        for field in fields(value):
            yield from words(getattr(value, field.name))


def of_chief() -> Iterator[Screen]:
    for players, options in ((10, MODERN), (10, TRIPLE), (2, PLAIN)):
        done = over(players, options=options)
        rows = tuple(Row(n, meld, -50, 1) for n, meld in enumerate(Meld, start=1))
        done = replace(done, sheet=(rows,) * players)
        here = scene(done, table(players, options=options))
        yield from (sheet(here), sheet(scene(view(players, options=options), here.table)))
        yield milestone(here, GameEnded(done.winners)) or Screen(())


def match(players: int, hands: int) -> Scene:
    """Return what all know of a match of so many hands."""
    moments = playing.moments(players, PokerOptions(), 3)
    here = next(scene for scene in map(_of, moments) if played(scene).history)
    hand = played(here).history[0]
    history = tuple(replace(hand, hand=number) for number in range(1, hands + 1))
    totals = (-123, *range(1, players))
    return replace(here, view=replace(played(here), history=history, totals=totals))


def _of(moment: playing.Moment) -> Scene:
    return playing.scene_of(moment.state, None)


def of_poker() -> Iterator[Screen]:
    for players, hands in ((3, LONG), (12, LONG), (7, 21)):
        yield poker_sheet(match(players, hands))


@EACH_LANGUAGE
def test_every_sheet_is_drawn_within_the_limits(language: Language) -> None:
    with reading(Reader(language)):
        for screen in (*of_chief(), *of_poker()):
            assert problems(screen) == ()
            pictures = [block for block in screen.blocks if isinstance(block, Picture)]
            assert pictures
            for picture in pictures:
                assert all(map(letters.drawable, words(picture.drawing)))
                png = picture.drawing.png()
                image = Image.open(BytesIO(png))
                assert image.width == 800
                assert image.height <= 1200
                assert len(png) < 100_000


@EACH_LANGUAGE
def test_every_number_of_a_picture_is_in_the_text_too(language: Language) -> None:
    with reading(Reader(language)):
        for screen in (*of_chief(), *of_poker()):
            for grid in grids(screen):
                for line in (*grid.lines, *([grid.total] if grid.total else [])):
                    for word in line.cells:
                        assert word.lstrip("-") in body(screen)


@pytest.mark.case(24)
@EACH_LANGUAGE
def test_every_line_of_a_sheet_is_narrow_for_who_wants_it(language: Language) -> None:
    reader = Reader(language, narrow=True)
    with reading(reader):
        for screen in (*of_chief(), *of_poker()):
            wide = [x for x in body(read_by(screen, reader)).split("\n") if columns(x) > COLUMNS]
            assert wide == []


def test_ten_players_stand_side_by_side_and_who_leads_is_gold() -> None:
    of = replace(view(10, options=MODERN), totals=(1, 5, 2, 5, 0, 0, 0, 0, 0, 0))
    [grid] = grids(sheet(scene(of, table(10, options=MODERN))))
    assert grid.heads == tuple(range(1, 11))
    assert len(grid.lines) == len(Meld)
    assert grid.best == (1, 3)


def test_in_triple_mode_the_columns_of_one_seat_are_drawn() -> None:
    mine = (Row(1, Meld.THIEF, 10), Row(2, Meld.RICH_MAN, -100, 2), Row(3, Meld.THIEF, 33, 3))
    of = replace(view(3, options=TRIPLE), sheet=(mine, (), ()), totals=(-57, 0, 0))
    [grid] = grids(sheet(scene(of, table(3, options=TRIPLE)), 1))
    assert (grid.corner, grid.heads) == ("Seat 1", ("x1", "x2", "x3"))
    assert grid.lines[0].cells == ("10", "", "33")
    assert grid.total is not None
    assert grid.total.cells == ("10", "-100", "33")


def test_a_long_match_is_split_and_the_totals_are_below_the_last_hands() -> None:
    first, middle, last = grids(poker_sheet(match(3, LONG)))
    assert [len(grid.lines) for grid in (first, middle, last)] == [20, 20, 20]
    assert first.total is middle.total is None
    assert last.total is not None


@pytest.mark.parametrize(
    ("totals", "sign", "best"),
    [((1, 3, 3), 1, (1, 2)), ((2, 2), 1, ()), ((1, 3, -3), -1, (2,)), ((5,), 1, ())],
)
def test_who_leads(totals: tuple[int, ...], sign: int, best: tuple[int, ...]) -> None:
    assert leading(totals, sign) == best


def test_the_result_is_one_picture_with_places_totals_and_best_melds() -> None:
    rows = (Row(1, Meld.THIEF, 10), Row(2, Meld.DOCTOR, 60))
    done = replace(over(3), totals=(70, 0, 10), winners=(0,), sheet=(rows, (), rows[:1]))
    screen = milestone(scene(done, table(3)), GameEnded((0,)))
    assert screen is not None
    [picture] = [block for block in screen.blocks if isinstance(block, Picture)]
    assert isinstance(picture.drawing, Standings)
    first, second, third = picture.drawing.placed
    assert (first.place, first.number, first.total, first.best) == ("1.", 1, "70", "Doctor 60")
    assert (first.won, second.won) == (True, False)
    assert (second.best, third.best) == ("Thief 10", "")
    assert "-# best meld: Doctor, 60 points" in body(screen)
    assert picture.alt.endswith(
        "1st, seat 1: 70 points. 2nd, seat 3: 10 points. 3rd, seat 2: 0 points."
    )


def test_a_sheet_says_nothing_of_a_hand_that_is_not_over() -> None:
    """Equal histories, equal pictures: whatever lies on the table now."""
    shown = match(3, 4)
    hidden = replace(shown, view=replace(played(shown), cards=(None,) * 3))
    assert grids(poker_sheet(shown)) == grids(poker_sheet(hidden))
