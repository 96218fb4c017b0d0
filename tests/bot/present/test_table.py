"""What is posted of a table: lobby, status, reveals, steals, result; and the sheets."""

from dataclasses import replace

import pytest

from bot.click import Control
from bot.outcome import Outcome, Show
from bot.present.answer import answer
from bot.present.indian_chief.status import status
from bot.present.limits import problems
from bot.present.screen import Screen
from bot.present.table import live, milestone, past, private, welcome
from data.log import Access, Chair, Ending, Pace, Stage, TableClosed, Times
from engine.indian_chief.model import (
    StealPicked,
    Target,
)
from tests.bot.present.reading import body, buttons, selects
from tests.bot.present.scenes import (
    COMMITMENT,
    closed,
    over,
    scene,
    stealing,
    table,
    user,
    view,
)


def lobby(**changes: object) -> Screen:
    at = replace(table(4, Stage.LOBBY), **changes)  # type: ignore[arg-type]  # fields by name
    return live(replace(scene(None, at), unreachable=(user(1),)))


def test_the_lobby_tells_who_sits_here_and_how_it_plays() -> None:
    chairs = (Chair(user(0), None, ""), Chair(user(1), None, ""), Chair(None, "easy", ""))
    text = body(lobby(chairs=chairs, times=Times(Pace.DAILY), access=Access.ANYONE))
    assert "Seats: 3 of 4 taken" in text
    assert f"1\\. <@{user(0)}> \u00b7 host\n" in text
    assert f"2\\. <@{user(1)}> \u00b7 DMs closed, plays from **My hand**\n" in text
    assert "3\\. Computer 3 \u00b7 computer player, easy\n" in text
    assert "1 free seat" in text
    assert "**Pace:** daily, up to 24 hours a move." in text
    assert "**Who may join:** anyone who sees this channel." in text
    assert f"-# `{COMMITMENT}`" in text


def test_the_lobby_has_its_controls() -> None:
    screen = lobby(chairs=())
    labels = {action: button.label for action, button in buttons(screen).items()}
    assert labels == {
        "join": "Join",
        "leave": "Leave",
        "how": "How to play",
        "house": "House rules",
        "add": "Add computer",
        "remove": "Remove computer",
        "start": "Start",
        "times": "Time",
        "manage": "Manage",
    }
    controls = [button.control for button in buttons(screen).values()]
    assert {c.step for c in controls if isinstance(c, Control)} == {0}
    assert not buttons(screen)["join"].disabled
    assert buttons(lobby())["join"].disabled


def test_only_the_invited_are_alerted() -> None:
    invited = lobby(chairs=(), access=Access.INVITED)
    assert invited.mentions == tuple(map(user, range(4)))
    assert invited.alert is not None
    assert all(f"<@{user(seat)}>" in invited.alert for seat in range(4))
    anyone = lobby(chairs=(), access=Access.ANYONE, invited=())
    assert anyone.mentions == ()
    assert anyone.alert is not None
    assert "<@" not in anyone.alert


def test_the_commitment_stays_when_the_game_has_begun() -> None:
    left = past(scene(None, table(4, Stage.LOBBY)))
    assert COMMITMENT in body(left)
    assert not buttons(left)


def test_a_past_post_has_no_controls() -> None:
    for one in (scene(view(4), table(4)), scene(stealing(4), table(4))):
        assert not buttons(past(one))
        assert "round 4" in body(past(one))


def test_a_closed_table_says_who_closed_it() -> None:
    screen = live(closed(view(4), 4, Ending.CLOSED))
    assert f"<@{user(0)}> closed it in round 4." in body(screen)
    assert "closed it before the game began" in body(live(closed(None, 4, Ending.CLOSED)))
    assert "played to its end" in body(live(closed(over(4), 4, Ending.PLAYED)))
    assert past(closed(None, 4, Ending.CLOSED)) == live(closed(None, 4, Ending.CLOSED))
    assert not selects(private(closed(None, 4, Ending.CLOSED)))


def test_a_table_that_was_closed_early_is_told_so() -> None:
    early = closed(view(4), 4, Ending.CLOSED)
    assert milestone(early, TableClosed(Ending.CLOSED, user(0), 0)) == live(early)
    played = closed(over(4), 4, Ending.PLAYED)
    assert milestone(played, TableClosed(Ending.PLAYED, None, 0)) is None  # the result says it


def test_other_events_have_no_post() -> None:
    assert milestone(scene(view(4), table(4)), StealPicked(0, None)) is None


# Steal screen.


def picking(victim: int | None = None, slot: int | None = None) -> Screen:
    here = scene(stealing(4, 1), table(4), 1)
    return answer(Outcome(7, here, Show.STEAL, victim=victim, slot=slot))


def test_a_thief_chooses_whom_then_which_card_then_confirms() -> None:
    first = picking()
    assert [option.value for option in selects(first)["from"].options] == ["0", "2", "3"]
    assert "pick" not in buttons(first)
    assert buttons(first)["draw"].label == "Draw instead"

    second = picking(3)
    assert [option.value for option in selects(second)["take"].options] == list("0123456")
    assert selects(second)["take"].control.args == ("3",)
    assert "pick" not in buttons(second)

    third = picking(3, 6)
    assert buttons(third)["pick"].control.args == ("3", "6")
    assert buttons(third)["pick"].label.startswith("Steal 8 of clubs from ")


def test_the_own_meld_and_gaps_are_not_offered() -> None:
    mine = stealing(4, 1)
    gap = replace(mine.table[3], slots=(None, *mine.table[3].slots[1:]))
    bare = replace(mine.table[2], slots=(None,) * 7)
    here = scene(replace(mine, table=(*mine.table[:2], bare, gap)), table(4), 1)
    screen = answer(Outcome(7, here, Show.STEAL, victim=3, slot=0))
    assert [option.value for option in selects(screen)["from"].options] == ["0", "3"]
    assert [option.value for option in selects(screen)["take"].options] == list("123456")
    assert "pick" not in buttons(screen)
    assert "take" not in selects(picking(1, 0))


def test_a_recorded_pick_is_shown() -> None:
    mine = replace(stealing(4, 1), picked=True, pick=Target(3, 0))
    assert "Recorded: the queen of diamonds from" in body(private(scene(mine, table(4), 1)))
    draw = replace(mine, pick=None)
    assert "Recorded: you draw from the deck." in body(private(scene(draw, table(4), 1)))


def test_a_second_try_names_what_met_and_alerts_anew() -> None:
    screen = private(scene(stealing(4, 1), table(4), 1))
    assert "Last time you met" in body(screen)
    assert "none of you steals" in body(screen)
    first = private(scene(replace(stealing(4, 1), attempt=0, collisions=()), table(4), 1))
    assert screen.alert != first.alert


def test_the_welcome_leads_to_the_table() -> None:
    at = table(4, Stage.LOBBY)
    screen = welcome(scene(None, at, 1))
    assert f"<#{at.place.channel}>" in body(screen)
    assert screen.alert is None  # whoever just joined needs no notification
    assert private(scene(None, at, 1)) == screen


@pytest.mark.parametrize(
    ("times", "slow"),
    [
        (Times(Pace.LIVE), False),
        (Times(Pace.EVENING), False),
        (Times(Pace.DAILY), True),
        (Times(Pace.RELAXED), True),
    ],
)
def test_who_joins_a_slow_table_is_led_to_the_own_time(times: Times, slow: bool) -> None:
    joining = scene(None, replace(table(4, Stage.LOBBY), times=times), 1)
    for screen in (welcome(joining), answer(Outcome(7, joining, Show.JOINED))):
        assert ("Deadlines wait for your waking hours" in body(screen)) == slow
        assert ([b.label for b in buttons(screen).values()].count("Your time") == 1) == slow
        assert problems(screen) == ()


def test_the_end_is_asked_for_twice() -> None:
    screen = answer(Outcome(7, scene(view(4, 1), table(4), 1), Show.CONFIRM_END))
    assert buttons(screen)["end"].control.args == ("sure",)


def test_a_silent_answer_is_empty() -> None:
    assert answer(Outcome(7, scene(view(4), table(4)), Show.NOTHING)) == Screen(())


def test_the_status_is_for_games_under_way() -> None:
    with pytest.raises(ValueError, match="lobby"):
        status(scene(None, table(4, Stage.LOBBY)))
