"""The status of a phase: who is awaited, until when, and what then."""

from dataclasses import replace

import pytest

from bot.present.table import live, past
from engine.indian_chief.options import Options
from tests.bot.present.reading import body, buttons
from tests.bot.present.scenes import (
    BY_HAND,
    MODERN,
    TRIPLE,
    declaring,
    left_and_missed,
    scene,
    stealing,
    table,
    user,
    view,
)


@pytest.mark.case(43)
def test_the_status_counts_seals_and_names_nobody() -> None:
    screen = live(scene(replace(view(4), sealed=3), table(4)))
    assert "**3 of 4 sealed.**" in body(screen)
    assert "at the latest <t:1800000000:f> (<t:1800000000:R>)" in body(screen)
    labels = [button.label for button in buttons(screen).values()]
    assert labels == [
        *("My hand", "Score sheet", "Follow", "How to play"),
        *("Leave", "Pause", "Manage", "Nudge"),
    ]


def test_the_status_alerts_those_whom_no_dm_reaches() -> None:
    screen = live(replace(scene(view(4), table(4)), unreachable=(user(1), user(2))))
    assert screen.mentions == (user(1), user(2))
    where = f"Table {table(4).id}, round 4"
    assert screen.alert == f"<@{user(1)}> <@{user(2)}> {where}: choose your meld."
    quiet = live(replace(scene(view(4), table(4)), unreachable=()))
    assert (quiet.alert, quiet.mentions) == (f"{where}: choose your meld.", ())


def test_only_thieves_are_alerted_while_they_pick() -> None:
    assert live(scene(stealing(4), table(4))).mentions == (user(0), user(1))


def test_whoever_left_or_was_late_is_named_and_finds_the_way_back() -> None:
    screen = live(left_and_missed(4))
    assert "left, a computer plays" in body(screen)
    assert "Out of time in the last phase" in body(screen)
    assert buttons(screen)["join"].label == "Come back"
    assert screen.mentions == (user(0),), "no computer is alerted for those who left"


def test_the_status_tells_who_may_steal_and_who_comes_after() -> None:
    screen = live(scene(replace(stealing(4), awaited=1, attempt=0), table(4)))
    assert f"**<@{user(0)}>** and **<@{user(1)}>** may steal" in body(screen)
    assert "**1 of 2 picked.**" in body(screen)
    assert f"After that: <@{user(2)}> and <@{user(3)}>." in body(screen)
    assert "all pick once more" in body(screen)
    assert buttons(screen)["steal"].label == "Steal"
    assert "none of them steals" in body(live(scene(stealing(4), table(4))))


# Modern, triple, alone.


def test_the_wait_for_jokers_names_who_is_awaited_and_what_follows() -> None:
    at = table(4, options=BY_HAND)
    screen = live(scene(replace(declaring(4), declaring=(1, 3), awaited=1), at))
    assert f"**<@{user(1)}>** and **<@{user(3)}>** may say what their jokers" in body(screen)
    assert "**1 of 2 declared.**" in body(screen)
    assert "Ends when the Beggar Men have declared, at the latest <t:1800000000:f>" in body(screen)
    assert "counts as scores best" in body(screen)
    assert screen.mentions == (user(1), user(3))
    assert screen.alert is not None
    assert "the Beggar Men may say what a joker stands for" in screen.alert
    assert "declaring of jokers is closed" in body(past(scene(declaring(4), at)))


def test_one_beggar_man_is_told_alone() -> None:
    one = replace(declaring(4), declaring=(1,), awaited=1)
    text = body(live(scene(one, table(4, options=BY_HAND))))
    assert f"**<@{user(1)}>** may say what its joker stands for." in text
    assert "of 1 declared" not in text
    assert "Ends when the Beggar Man has declared" in text


def test_the_rounds_are_those_of_the_mode() -> None:
    assert "Round 10 of 21" in body(live(scene(view(4, options=TRIPLE), table(4, options=TRIPLE))))


@pytest.mark.parametrize(
    ("wild", "told"),
    [(6, "Wild pile: 6 jokers left."), (1, "Wild pile: 1 joker left."), (0, "pile is empty")],
)
def test_what_is_left_of_a_limited_wild_pile_is_told(wild: int, told: str) -> None:
    assert told in body(live(scene(replace(view(4, options=TRIPLE), wild=wild), table(4))))


@pytest.mark.parametrize("options", [Options(), MODERN])
def test_of_jokers_without_limit_or_none_at_all_nothing_is_said(options: Options) -> None:
    text = body(live(scene(view(4, options=options), table(4, options=options))))
    assert "joker" not in text.lower()
    assert "Wild" not in text


def test_alone_nobody_is_counted_and_nothing_hurries() -> None:
    alone = Options(solo=True)
    at = replace(table(1, options=alone), deadline=None)
    text = body(live(scene(view(1, options=alone), at)))
    assert "**Choose your meld.**" in text
    assert "There is no hurry: this table has no deadline." in text
    assert "sealed" not in text
    thief = body(live(scene(stealing(1, options=alone), at)))
    assert f"**<@{user(0)}>** may take a card of an earlier meld, or draw." in thief
