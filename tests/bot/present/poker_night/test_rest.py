"""What the rest between two hands of a night tells, and what of it stays."""

from dataclasses import replace

import pytest

from bot.present.limits import controls
from bot.present.table import live, past
from bot.story import story_of
from data.log import (
    ComputerSeated,
    Ending,
    Gone,
    HandSettled,
    MoveMissed,
    PlayerBarred,
    SeatLeft,
    SeatReclaimed,
    TableClosed,
)
from data.store import Log
from engine.indian_poker.model import (
    Bid,
    HandedOut,
    HandOut,
    HandOutEvenly,
    MakeBid,
)
from engine.indian_poker.options import NightOptions
from tests.bot.present.poker_night.playing import (
    GUEST,
    HOST,
    TABLE,
    Night,
    guest,
    scene_of,
)
from tests.bot.present.poker_night.won import night, offered, won
from tests.bot.present.reading import body


def test_the_rest_tells_what_the_hand_brought_and_who_comes_and_goes() -> None:
    at = won()
    at.do(HandOut(2, (4, 1, 0)))
    at.come(guest(3))
    at.go(guest(0))
    screen = live(scene_of(at.standing, None))
    text = body(screen)
    assert f"<@{guest(2)}> hands out 4 to <@{guest(0)}> and 1 to <@{guest(1)}>." in text
    assert f"By the bids: 1 to <@{guest(0)}> and 1 to <@{guest(1)}>." in text
    assert f"**Coming:** <@{guest(3)}>" in text
    assert f"**Left:** <@{guest(0)}>" in text
    assert at.standing.table.commitment in text
    assert screen.alert is None
    stays = past(scene_of(at.standing, None))
    assert f"<@{guest(2)}> hands out 4" in body(stays)
    assert not list(controls(stays))


def test_who_was_taken_off_the_table_is_not_asked_back() -> None:
    at = won()
    at.do(HandOut(2, (4, 1, 0)))
    at.happen(PlayerBarred(guest(0)), SeatLeft(0, "table", Gone.KICKED))
    assert "**Left:**" not in body(live(scene_of(at.standing, None)))


def test_forfeits_that_were_not_handed_out_are_told_as_spread() -> None:
    at = won()
    step = at.standing.table.step
    at.record((MoveMissed(2, step),))  # as the house does before the game's own events
    at.lapse()
    spread = (
        f"What <@{guest(2)}> won is spread evenly, as time was up: "
        f"3 to <@{guest(0)}> and 2 to <@{guest(1)}>."
    )
    assert spread in body(live(scene_of(at.standing, None)))


@pytest.mark.parametrize("back", [False, True])
def test_a_winner_who_left_is_not_said_to_have_chosen(*, back: bool) -> None:
    at = won(guests=4)
    at.happen(SeatLeft(3, "table"))
    at.do(HandOutEvenly(3))
    if back:
        at.happen(SeatReclaimed(3))
    spread = (
        f"In the place of <@{guest(3)}>, a computer hands out evenly: "
        f"2 to <@{guest(0)}>, 2 to <@{guest(1)}> and 1 to <@{guest(2)}>."
    )
    assert spread in body(live(scene_of(at.standing, None)))


def test_computers_are_named_by_their_seats_where_a_hand_is_told() -> None:
    at = Night()
    at.come(GUEST)
    for seat in range(3):
        at.happen(ComputerSeated("table", f"{seat:032x}"))
    at.begin()
    for seat in range(3):
        at.do(MakeBid(seat, Bid.OUT))
    at.do(HandOutEvenly(3))
    text = body(live(scene_of(at.standing, None)))
    gift = f"Computer 4 hands out 2 to <@{GUEST}>, 2 to Computer 2 and 1 to Computer 3."
    assert gift in text.splitlines()
    assert f"By the bids: 1 to <@{GUEST}>, 1 to Computer 2 and 1 to Computer 3." in text


def test_what_a_hand_brought_stays_as_the_next_one_is_dealt() -> None:
    at = won()
    at.do(HandOut(2, (4, 1, 0)))
    told = body(live(scene_of(at.standing, None)))
    at.come(guest(3))
    at.lapse()
    story = story_of(Log(TABLE, at.seed, tuple(at.log)))
    [*_, rest, bids] = story.phases
    assert story.at(bids).table.chairs[-1].user == guest(0)
    stays = past(scene_of(story.last_of(rest), None), story.ending_of(rest))
    lines = body(stays).splitlines()
    assert f"<@{guest(2)}> hands out 4 to <@{guest(0)}> and 1 to <@{guest(1)}>." in lines
    assert f"By the bids: 1 to <@{guest(0)}> and 1 to <@{guest(1)}>." in lines
    assert lines[0].endswith("Hand 1 is over")
    assert set(lines) < set(told.splitlines())
    assert not list(controls(stays))


def test_a_night_that_is_closed_while_forfeits_are_handed_out_does_not_say_that_they_were() -> None:
    at = won()
    here, closed = scene_of(at.standing, None), TableClosed(Ending.CLOSED, HOST, at.now)
    assert "the table was closed" in body(past(here, closed))
    assert "the forfeits are handed out" in body(past(here, HandedOut(2, (4, 1, 0))))


def test_people_who_never_act_are_told_that_they_sit_out() -> None:
    at = night()
    settle = HandSettled(1, (), (), (GUEST,), "c1", at.now)
    at.hand()
    at.record((settle, replace(settle, hand=2)))
    text = body(live(scene_of(at.standing, None)))
    assert f"**Sitting out:** <@{GUEST}>" in text
    assert "press **Join**" in text


@pytest.mark.parametrize(("every", "breaks"), [("3", [3]), ("never", [])])
def test_a_water_break_is_offered_every_few_hands(every: str, breaks: list[int]) -> None:
    at = night(replace(NightOptions(), water_break=every))  # type: ignore[arg-type]
    told = []
    for hand in range(1, 5):
        at.hand()
        if "**Water break.**" in body(live(scene_of(at.standing, None))):
            told.append(hand)
        at.lapse()
    assert told == breaks


def test_a_night_with_too_few_says_that_it_waits() -> None:
    at = won()
    at.hand()
    at.go(GUEST)
    at.lapse()
    screen = live(scene_of(at.standing, None))
    assert "**Waiting for more people.** A hand needs 3" in body(screen)
    assert offered(screen)["Deal now"].disabled
    assert {"Join", "Add computer"} <= set(offered(screen))
