"""The posts about time and absence, in every game that has them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.click import OPEN
from bot.clock import HOUR, MINUTE, SECOND
from bot.outcome import Outcome, Refusal, Refused, Show
from bot.paces import DAY, GRACES
from bot.present.answer import answer, refusal
from bot.present.limits import problems
from bot.present.scene import Scene
from bot.present.screen import Buttons, Screen
from bot.present.table import live, milestone, past
from bot.present.words import duration
from bot.reader import Reader, reading
from data.log import (
    Absence,
    Chair,
    DeadlineExtended,
    Ending,
    ExpiryWarned,
    Gone,
    GraceBegan,
    HostPassed,
    LogEvent,
    MoveMissed,
    OutageCredited,
    Pace,
    Posts,
    SeatLeft,
    Stage,
    Stranded,
    Stranding,
    Table,
    Unstranded,
)
from data.people import Language
from engine.players.indian_chief import PLAYERS as LEVELS
from tests.bot.present.reading import body, buttons, selects
from tests.bot.present.scenes import MODERN, closed, names, scene, table, user, view

AT = 1_800_000_000_000
PLAYERS = 10
WAITS = Stranded(Stranding.PERMISSION, "View Channel, Send Messages", AT)


def at(changed: Table, seat: int | None = None) -> Scene:
    """Return a scene of a round at a table of modern rules."""
    seen = view(len(changed.chairs), seat, MODERN)
    return scene(seen, replace(changed, step=seen.step), seat)


def playing(players: int = 4) -> Table:
    return table(players, options=MODERN)


def gone(at_table: Table, **by: tuple[int, ...]) -> Table:
    """Return the table after computers took seats over, by reason."""
    chairs = list(at_table.chairs)
    for why, seats in by.items():
        for seat in seats:
            kicked = Gone(why) is Gone.KICKED
            person = None if kicked else chairs[seat].user
            chairs[seat] = Chair(person, "easy", "00" * 16, Gone(why))
    return replace(at_table, chairs=tuple(chairs))


def post(after: Table, event: LogEvent, before: Table | None = None) -> Screen:
    told = milestone(at(after), event, before)
    assert told is not None
    assert not problems(told)
    return told


# ------------------------------------------------------------------------ grace


@pytest.mark.case(33)
def test_the_late_are_named_and_pinged_once_and_told_what_follows() -> None:
    late = replace(playing(), grace=(1, 3), deadline=AT)
    told = post(late, GraceBegan(1000, (1, 3), AT))
    assert told.mentions == (user(1), user(3))
    assert told.alert is not None
    assert told.alert.startswith(f"<@{user(1)}> <@{user(3)}> Table {late.id}, round 4:")
    assert f"Time is up for <@{user(1)}> and <@{user(3)}>." in body(told)
    assert f"<t:{AT // 1000}:f> (<t:{AT // 1000}:R>)" in body(told)
    assert "Then a computer plays every missing move." in body(told)
    assert buttons(told)["hand"].label == "My hand"


def test_where_a_table_ends_by_it_that_is_said() -> None:
    ends = replace(playing(), absence=Absence.END, grace=(1,), deadline=AT)
    assert "the game ends" in body(post(ends, GraceBegan(1000, (1,), AT)))
    shown = body(live(at(ends)))
    assert "Then the game ends." in shown
    assert "computer" not in shown.casefold()


@pytest.mark.case(43)
def test_the_live_post_says_who_is_late_and_before_that_how_long_the_grace_is() -> None:
    before, late = playing(), replace(playing(), grace=(2,))
    assert "with 4 hours more for the late. Then a computer plays" in body(live(at(before)))
    assert "Late" not in body(live(at(before)))
    assert f"at the latest <t:{AT // 1000}:f>" in body(live(at(late)))
    assert f"**Late:** <@{user(2)}>." in body(live(at(late)))


# ------------------------------------------------------------------- taken seats


@pytest.mark.parametrize(
    ("why", "says"),
    [
        (Gone.LEFT, "left"),
        (Gone.ABSENT, "did not act several times in a row"),
        (Gone.NO_SHOW, "did not show up for the first move"),
        (Gone.KICKED, "The host took"),
    ],
)
def test_it_is_said_whose_seat_a_computer_plays_and_why(why: Gone, says: str) -> None:
    before = playing()
    told = post(gone(before, **{why: (1,)}), SeatLeft(1, "easy", why), before)
    assert says in body(told)
    assert f"**<@{user(1)}>**" in body(told)
    assert "A computer plays on" in body(told)
    assert ("join" in buttons(told)) == (why is not Gone.KICKED)
    assert ("lobby" in buttons(told)) == (why is Gone.NO_SHOW)
    assert told.alert is None
    assert told.mentions == ()


def test_several_seats_taken_over_at_once_are_one_post_and_earlier_ones_are_not_in_it() -> None:
    before = gone(playing(6), left=(5,))
    after = gone(before, absent=(0, 1), no_show=(2,))
    told = body(post(after, SeatLeft(2, "easy", Gone.NO_SHOW), before))
    assert f"<@{user(0)}> and <@{user(1)}>** did not act" in told
    assert f"<@{user(2)}>** did not show up" in told
    assert str(user(5)) not in told


@pytest.mark.parametrize("why", Gone)
def test_the_live_post_says_it_too_and_offers_the_way_back(why: Gone) -> None:
    shown = live(at(gone(playing(), **{why: (1,)})))
    notes = {
        Gone.LEFT: "left, a computer plays",
        Gone.ABSENT: "away, a computer plays",
        Gone.NO_SHOW: "not here yet, a computer plays",
        Gone.KICKED: "Computer 2",
    }
    assert notes[why] in body(shown)
    assert ("join" in buttons(shown)) == (why is not Gone.KICKED)
    assert {"leave", "manage"} <= buttons(shown).keys()


def test_a_game_that_nobody_plays_says_so_and_the_way_back() -> None:
    before = playing(PLAYERS)
    nobody = replace(gone(before, absent=tuple(range(PLAYERS))), expires=AT + 1000)
    shown = live(at(nobody))
    assert not problems(shown)
    assert "Nobody plays just now" in body(shown)
    assert f"closes <t:{AT // 1000 + 1}:f>" in body(shown)
    assert f"<t:{AT // 1000}:" not in body(shown), "no deadline: the clock stands"
    assert buttons(shown)["join"].label == "Come back"
    told = body(post(nobody, SeatLeft(0, "easy", Gone.ABSENT), before))
    assert "Nobody is left to play" in told
    assert "A computer plays on" not in told, "it waits"
    assert past(at(nobody)) == past(at(before))


@pytest.mark.parametrize("why", Gone)
def test_who_is_gone_is_told_why_by_whatever_they_press(why: Gone) -> None:
    here = at(gone(playing(), absent=(1,)), 1)
    shown = refusal(Refusal(Refused.AWAY, here, gone=why))
    told = body(shown)
    said = {
        Gone.LEFT: "You left this game",
        Gone.ABSENT: "You did not act several times in a row",
        Gone.NO_SHOW: "You did not act in time at the first move",
        Gone.KICKED: "The host took you off this table",
    }
    assert f"**{said[why]}, so a computer plays your seat.**" in told
    assert "Press **Come back**" in told
    assert buttons(shown)["join"].label == "Come back"


# ------------------------------------------------------------------ who hosts


def hosted(of: Table, seat: int) -> Table:
    return replace(of, host=user(seat))


def test_everybody_learns_who_hosts_now_whether_the_table_plays_or_not() -> None:
    told = post(hosted(playing(), 2), HostPassed(user(2)), playing())
    assert body(told) == f"**<@{user(2)}>** hosts this table now."
    assert {*buttons(told)} == {"hand", OPEN}
    lobby = table(4, Stage.LOBBY)
    told = post(hosted(lobby, 2), HostPassed(user(2)), lobby)
    assert {*buttons(told)} == {OPEN}
    assert (told.alert, told.mentions) == (None, ())


def test_as_the_hosts_seat_is_taken_over_both_are_said_at_once() -> None:
    before = playing(PLAYERS)
    after = hosted(gone(before, absent=tuple(range(PLAYERS - 1))), PLAYERS - 1)
    told = post(after, HostPassed(user(PLAYERS - 1)), before)
    first, second = body(told).splitlines()
    assert "did not act several times in a row" in first
    assert second == f"**<@{user(PLAYERS - 1)}>** hosts this table now."
    assert {*buttons(told)} == {"hand", "join", OPEN}


def test_the_live_post_names_the_host_where_there_is_one_to_play_with() -> None:
    line = f"\n-# Host: <@{user(2)}>"
    assert body(live(at(hosted(playing(), 2)))).count(line) == 1
    nobody = gone(hosted(playing(), 2), absent=(0, 1, 2, 3))
    assert line not in body(live(at(nobody)))


# ------------------------------------------------------------------ the host's page


def managed(of: Table, picked: int | None = None) -> Screen:
    shown = answer(Outcome(7, at(of, 0), Show.MANAGE, person=picked))
    assert not problems(shown)
    return shown


def test_the_page_of_a_host_has_room_for_everybody_and_offers_nothing_about_the_host() -> None:
    full = table(12, options=MODERN)
    full = replace(full, waiting=tuple(user(seat) for seat in range(12, 60)))
    here = replace(scene(view(10, 0, MODERN), full, 0), names=names(12))
    shown = answer(Outcome(7, here, Show.MANAGE, person=user(11)))
    assert not problems(shown)
    offered = [option.value for option in selects(shown)["manage"].options]
    assert str(user(0)) not in offered
    assert {str(user(seat)) for seat in range(1, 12)} <= {*offered}


def test_what_can_be_done_about_a_person_depends_on_who_plays() -> None:
    some = gone(playing(), absent=(1,))
    assert "host" not in str(buttons(managed(some)).keys())
    away, plays = managed(some, user(1)), managed(some, user(2))
    assert "Make host" not in {button.label for button in buttons(away).values()}
    made = next(block for block in plays.blocks if isinstance(block, Buttons))
    labels = [button.label for button in made.buttons]
    assert labels == ["Kick", "Kick and bar", "Make host"]
    stranger = managed(some, 5)
    assert "kick" not in buttons(stranger)


def test_the_way_back_to_the_lobby_and_more_time_are_there_where_they_mean_something() -> None:
    assert {"extend", "times", "end", OPEN} == {*buttons(managed(playing()))}
    missing = replace(gone(playing(), no_show=(1,)), deadline=None)
    assert {"times", "lobby", "end", OPEN} == {*buttons(managed(missing))}


# -------------------------------------------------------------------------- time


def test_an_outage_is_told_in_one_line_where_somebody_is_waited_for() -> None:
    away = OutageCredited(AT, AT + 12 * MINUTE)
    assert body(post(playing(), away)) == "Back, nothing lost. Time added: 12 minutes."
    minute = OutageCredited(AT, AT + 2 * MINUTE - 60 * SECOND)
    assert body(post(playing(), minute)) == "Back, nothing lost. Time added: 60 seconds."
    hour = OutageCredited(AT, AT + HOUR)
    assert body(post(playing(), hour)) == "Back, nothing lost. Time added: 1 hour."


@pytest.mark.parametrize(
    ("waits_for_nobody", "until"),
    [
        (playing(), AT - HOUR),
        (replace(playing(), deadline=None), AT + HOUR),
        (table(4, Stage.LOBBY), AT + HOUR),
        (replace(playing(), stranded=WAITS), AT + HOUR),
        (gone(playing(), absent=(0, 1, 2, 3)), AT + HOUR),
    ],
)
def test_it_is_not_told_where_nobody_waits_or_the_clock_was_set_back(
    waits_for_nobody: Table, until: int
) -> None:
    assert milestone(at(waits_for_nobody), OutageCredited(AT, until)) is None


def test_a_table_that_closes_warns_all_whom_it_concerns_and_can_be_kept() -> None:
    told = post(replace(playing(PLAYERS), expires=AT, warned=True), ExpiryWarned(AT))
    assert f"This table closes <t:{AT // 1000}:R> if nothing happens." in body(told)
    assert told.mentions == tuple(map(user, range(PLAYERS)))
    assert buttons(told)["keep"].label == "Keep it open"
    by_dm = replace(playing(), expires=AT, posts=Posts.DM)
    assert post(by_dm, ExpiryWarned(AT)).mentions == ()


def test_more_time_is_told_with_its_end() -> None:
    told = post(playing(), DeadlineExtended(1000, AT + HOUR))
    later = AT // 1000 + 3600
    until = f"<t:{later}:f> (<t:{later}:R>), set by <@{user(0)}>'s night"
    assert body(told) == f"**There is more time,** until {until}."
    assert {*buttons(told)} == {"hand", OPEN}


def test_a_table_that_could_not_be_told_says_that_it_goes_on() -> None:
    stuck = replace(playing(), stranded=WAITS)
    shown = body(live(at(stuck)))
    assert "I lack View Channel, Send Messages there" in shown
    assert "The clock stands." in shown
    assert f"<t:{AT // 1000}:" not in shown
    told = body(post(playing(), Unstranded(AT + 3 * HOUR), stuck))
    assert "goes on, and nothing is lost. The clock stood for 3 hours." in told


@pytest.mark.parametrize("players", [4, PLAYERS])
def test_it_is_said_who_ended_a_game_by_not_acting(players: int) -> None:
    over = closed(view(players, None, MODERN), players, Ending.ABSENT)
    late = tuple(MoveMissed(seat, over.table.step) for seat in (1, 3))
    over = replace(over, table=replace(over.table, missed=late, closed_by=None))
    assert f"<@{user(1)}> and <@{user(3)}> did not act in round 4" in body(live(over))
    assert not problems(live(over))


def test_a_table_that_has_closed_by_itself_says_so() -> None:
    assert "closed by itself before the game began" in body(live(closed(None, 4, Ending.EXPIRED)))
    over = closed(view(4), 4, Ending.EXPIRED)
    assert "closed by itself in round 4" in body(live(over))


@pytest.mark.parametrize(
    ("milliseconds", "words"),
    [
        (GRACES[Pace.LIVE], "30 seconds"),
        (GRACES[Pace.EVENING], "2 minutes"),
        (GRACES[Pace.DAILY], "1 hour"),
        (GRACES[Pace.RELAXED], "4 hours"),
        (3 * HOUR + 5 * MINUTE + 4 * SECOND, "3 hours and 5 minutes"),
        (7 * DAY, "7 days"),
        (DAY + 59 * MINUTE, "1 day and 59 minutes"),
        (500, "0 seconds"),
    ],
)
def test_durations_are_said_about_so(milliseconds: int, words: str) -> None:
    assert duration(milliseconds) == words


def test_the_host_of_a_lobby_chooses_how_a_computer_plays() -> None:
    for language in Language:
        with reading(Reader(language)):
            lobby = replace(playing(), stage=Stage.LOBBY, seats=5, deadline=None)
            levels = selects(managed(lobby))["add"]
            assert [option.value for option in levels.options] == [*LEVELS]
            assert "add" not in selects(managed(replace(lobby, seats=4)))
    assert "add" not in selects(managed(replace(playing(), seats=5)))
