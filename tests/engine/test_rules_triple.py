"""The decisions 32 and 48 on triple mode, in both rulebooks, alone and in company."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core import Code, RuleError
from engine.indian_chief.model import Meld
from engine.indian_chief.options import Options
from engine.indian_chief.situation import Row, Sealed
from tests.engine.driver import begun, dealt
from tests.engine.variants import EVERY_TABLE, Table

TRIPLES = [table for table in EVERY_TABLE if table.options.triple]
TRIPLE = Options(triple=True)
IN_ORDER = replace(TRIPLE, columns="left_to_right")

every_triple = pytest.mark.parametrize("table", TRIPLES, ids=str)


@every_triple
def test_48_a_game_has_21_rounds_and_three_columns(table: Table) -> None:
    view = begun(table).view(0)
    assert (view.rounds, view.columns) == (21, 3)
    assert view.open_melds == (tuple(Meld),) * table.players
    assert view.open_columns == (((1, 2, 3),) * 7,) * table.players


@pytest.mark.parametrize("column", [1, 2, 3])
def test_48_any_open_column_may_be_chosen_and_multiplies(column: int) -> None:
    playing = dealt("KS QS JS", "2C 2D 3C 3D 4C", options=TRIPLE)
    playing.seal(1, Meld.RICH_MAN, "2C 2D 3C 3D 4C", column=column)
    playing.seal(0, Meld.POOR_MAN, "KS QS JS", column=column)
    assert playing.state.sheet == (
        (Row(1, Meld.POOR_MAN, 30 * column, column),),
        (Row(1, Meld.RICH_MAN, -14 * column, column),),
    )
    assert playing.state.totals == (30 * column, -14 * column)
    view = playing.view(None)
    assert [melded.column for melded in view.last_table] == [column, column]
    assert [score.points for score in view.last_scores] == [30, -14]
    left = tuple(other for other in (1, 2, 3) if other != column)
    assert view.columns_of(0, Meld.POOR_MAN) == left
    assert view.columns_of(1, Meld.POOR_MAN) == (1, 2, 3)


def test_48_without_a_word_the_first_open_column_is_meant() -> None:
    playing = dealt("", "", options=TRIPLE)
    columns = []
    for wanted in (2, None, None):
        playing.seal_any(1, Meld.RICH_MAN)
        playing.seal_any(0, Meld.LAWYER, column=wanted)
        columns.append(playing.state.sheet[0][-1].column)
    assert columns == [2, 1, 3]
    assert Meld.LAWYER not in playing.view(0).open_melds[0]
    assert playing.view(0).columns_of(0, Meld.LAWYER) == ()


def test_48_a_change_of_mind_may_change_the_column() -> None:
    playing = dealt("KS QS JS", "", options=TRIPLE)
    playing.seal(0, Meld.POOR_MAN, "KS QS JS", column=3)
    playing.seal(0, Meld.POOR_MAN, "KS QS JS", column=2)
    assert playing.view(0).own == Sealed(Meld.POOR_MAN, playing.held(0, "KS QS JS"), None, 2)


@pytest.mark.parametrize(
    ("options", "column", "free"),
    [(TRIPLE, 1, (2, 3)), (TRIPLE, 4, (2, 3)), (IN_ORDER, 1, (2,)), (IN_ORDER, 3, (2,))],
)
def test_48_a_column_that_is_not_open_is_refused(
    options: Options, column: int, free: tuple[int, ...]
) -> None:
    playing = dealt("", "", options=options)
    playing.seal_all(Meld.LAWYER)
    before = playing.state
    assert playing.view(0).columns_of(0, Meld.LAWYER) == free
    with pytest.raises(RuleError) as refused:
        playing.seal_any(0, Meld.LAWYER, column=column)
    assert refused.value.code is Code.COLUMN
    assert refused.value.facts == {"meld": Meld.LAWYER, "column": column, "open": free}
    assert playing.state is before


@pytest.mark.parametrize("players", [2, 8])
def test_48_by_house_rule_columns_go_left_to_right(players: int) -> None:
    playing = dealt(*[""] * players, options=IN_ORDER)
    for column in (1, 2, 3):
        assert playing.view(None).columns_of(1, Meld.DOCTOR) == (column,)
        playing.seal_all(Meld.DOCTOR)
    assert [row.column for row in playing.state.sheet[1]] == [1, 2, 3]
    assert Meld.DOCTOR not in playing.view(None).open_melds[1]
