"""The result: places, ties and how they are broken, the yardstick, a game alone."""

import re
from dataclasses import replace

import pytest

from bot.present.limits import problems
from bot.present.screen import Screen
from bot.present.table import milestone
from bot.reader import Reader, reading
from bot.records import SHARED
from data.books import TOTAL, Feat, Record
from data.people import Language
from engine.indian_chief.model import GameEnded, Meld
from engine.indian_chief.options import Options
from engine.indian_chief.rulebooks import MODERN, rules_of
from engine.indian_chief.situation import Row
from tests.bot.present.reading import body, buttons
from tests.bot.present.scenes import over, scene, table, user


def ended(*totals: int) -> str:
    best = max(totals)
    winners = tuple(seat for seat, total in enumerate(totals) if total == best)
    done = replace(over(len(totals)), totals=totals, winners=winners)
    screen = milestone(scene(done, table(len(totals))), GameEnded(winners))
    assert screen is not None
    assert "rematch" in buttons(screen)
    return body(screen)


def test_the_result_ranks_everybody_by_the_yardstick() -> None:
    text = ended(103, 131, 120, 121)
    assert f"**<@{user(1)}> wins with 131 points.**" in text
    places = [line for line in text.splitlines() if "<@" in line][1:]
    assert places == [
        f"1st \u00b7 <@{user(1)}> \u00b7 131 points \u00b7 excellent",
        f"2nd \u00b7 <@{user(3)}> \u00b7 121 points \u00b7 good",
        f"3rd \u00b7 <@{user(2)}> \u00b7 120 points",
        f"4th \u00b7 <@{user(0)}> \u00b7 103 points",
    ]
    assert "over 120 is good, and over 130 is excellent" in text


def test_a_win_may_be_shared() -> None:
    text = ended(110, 90, 110)
    assert f"**<@{user(0)}> and <@{user(2)}> share the win with 110 points each.**" in text
    assert f"3rd \u00b7 <@{user(1)}>" in text


@pytest.mark.parametrize("language", Language)
def test_no_place_becomes_an_item_of_a_list_which_discord_would_count_anew(
    language: Language,
) -> None:
    with reading(Reader(language)):
        text = ended(110, 90, 110)
    assert not re.search(r"^\d+\.\s", text, re.MULTILINE)


# Ties.

BROKEN = Options(tie="rich_man")


def tied(rows: dict[int, tuple[int, int]], winners: tuple[int, ...]) -> str:
    """Return the first line of a result: all have 100 points, ``rows`` are Rich Man and Chief."""
    sheets = tuple(
        (Row(1, Meld.RICH_MAN, rich), Row(2, Meld.INDIAN_CHIEF, chief))
        for rich, chief in rows.values()
    )
    players = len(rows)
    done = replace(
        over(players, options=BROKEN), sheet=sheets, totals=(100,) * players, winners=winners
    )
    screen = milestone(scene(done, table(players, options=BROKEN)), GameEnded(winners))
    assert screen is not None
    return re.sub(
        r"<@(\d+)>", lambda found: str(user(0) - int(found[1])), body(screen)
    ).splitlines()[1]


@pytest.mark.parametrize(
    ("rows", "winners", "told"),
    [
        (
            {0: (-20, 40), 1: (-10, 0)},
            (1,),
            "1 wins with 100 points, ahead of 0 by the better Rich Man total",
        ),
        (
            {0: (-20, 40), 1: (-20, 50), 2: (-30, 60)},
            (1,),
            "1 wins with 100 points, ahead of 0 and 2 by the better Indian Chief total",
        ),
        (
            {0: (-20, 40), 1: (-20, 40), 2: (-30, 60)},
            (0, 1),
            "0 and 1 share the win with 100 points each, ahead of 2 by the better Rich Man total",
        ),
        (
            {0: (-20, 40), 1: (-20, 40)},
            (0, 1),
            "0 and 1 share the win with 100 points each",
        ),
    ],
)
def test_it_is_told_what_broke_a_tie(
    rows: dict[int, tuple[int, int]], winners: tuple[int, ...], told: str
) -> None:
    assert tied(rows, winners) == f"**{told}.**"


# Rulebooks, modes, house rules.


def result(options: Options, total: int, players: int = 2, record: Record | None = None) -> Screen:
    done = replace(over(players, options=options), totals=(total,) * players)
    at = replace(scene(done, table(players, options=options)), record=record)
    screen = milestone(at, GameEnded(done.winners))
    assert screen is not None
    return screen


def test_each_rulebook_has_its_yardstick() -> None:
    assert MODERN.yardstick is not None
    good, excellent = MODERN.yardstick
    text = body(result(Options(rulebook="modern"), good + 1))
    assert f"over {good} is good, and over {excellent} is excellent" in text
    assert f"{good + 1} points \u00b7 good" in text


def test_triple_mode_has_none() -> None:
    text = body(result(Options(triple=True), 1000))
    assert "yardstick" not in text
    assert "excellent" not in text


def test_a_deal_that_stays_closed_is_not_offered() -> None:
    assert "deal" in buttons(result(Options(), 100))
    assert "deal" not in buttons(result(Options(deal="closed"), 100))


ALONE = Options(rulebook="modern", solo=True)


def test_alone_the_total_stands_for_itself() -> None:
    screen = result(ALONE, 150, players=1)
    assert f"**<@{user(0)}> came to 150 points \u00b7 excellent**" in body(screen)
    assert "1st" not in body(screen)
    assert "wins" not in body(screen)
    assert buttons(screen)["rematch"].label == "Play again"


@pytest.mark.parametrize(
    ("record", "told"),
    [
        (Record(112, 7), "Personal best with these rules: 112 points, in 7 games."),
        (Record(90, 7), "**A personal best with these rules**, in 7 games."),
        (Record(90, 1), "The first game with these rules: this is the result to beat."),
    ],
)
def test_alone_the_total_is_set_beside_the_best(record: Record, told: str) -> None:
    assert told in body(result(ALONE, 90, players=1, record=record))


def test_the_yardstick_of_a_house_rule_is_that_of_its_rulebook() -> None:
    assert rules_of(BROKEN).yardstick == rules_of(Options()).yardstick


@pytest.mark.parametrize("language", Language)
def test_all_records_of_a_server_at_once_fit_below_the_result(language: Language) -> None:
    options = Options(rulebook="modern")
    records = tuple(
        Feat(user(seat), "modern", each, 9_999, 0, 1)
        for each in (*Meld, TOTAL)
        for seat in range(SHARED)
    )
    with reading(Reader(language)):
        done = over(10, options=options)
        shown = replace(scene(done, table(10, options=options)), records=records)
        screen = milestone(shown, GameEnded(done.winners))
    assert screen is not None
    assert problems(screen) == ()
    if language is Language.ENGLISH:
        assert f"server**\n- Total: <@{user(0)}>, 9,999 points\n" in body(screen)
        assert f"\n- Doctor: <@{user(2)}>, 9,999 points\n" in body(screen)
