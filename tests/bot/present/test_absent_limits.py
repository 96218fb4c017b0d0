"""The posts about time and absence keep Discord's limits in every game, with the most players."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.clock import HOUR
from bot.outcome import Outcome, Refusal, Refused, Show
from bot.present.answer import answer, refusal
from bot.present.limits import problems
from bot.present.scene import Scene
from bot.present.screen import Screen
from bot.present.table import live, milestone, past
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
    Place,
    SeatLeft,
    Stage,
    Stranded,
    Stranding,
    Table,
    TableClosed,
    TableMoved,
    Unstranded,
    UserId,
)
from engine.indian_poker.options import Options
from engine.indian_poker.situation import Phase
from tests.bot.present import scenes
from tests.bot.present.indian_poker import playing as matches
from tests.bot.present.poker_night import playing as nights
from tests.bot.present.reading import selects

AT = 1_800_000_000_000
WAITS = Stranded(
    Stranding.PERMISSION, "View Channel, Send Messages in Threads, Read Message History", AT
)


def of_chief() -> Scene:
    """Return a round of ten, with the longest names."""
    view = scenes.view(10, None, scenes.MODERN)
    at = replace(scenes.table(10, options=scenes.MODERN), step=view.step)
    return scenes.scene(view, at, None)


def of_match(options: Options) -> Scene:
    """Return a hand of twelve."""
    return matches.scene_of(next(matches.moments(12, options, 1)).state, None)


def of_night(phase: Phase) -> Scene:
    """Return a moment of a night of twelve."""
    night = nights.played(12, nights.NAMED, 1)
    then = (each for each in reversed(night.then) if each.state is not None)
    here = next(each for each in then if each.view(None).phase is phase)
    return nights.scene_of(here, None)


SCENES = {
    "chief": of_chief(),
    "turns": of_match(Options()),
    "secret bids": of_match(matches.SECRET),
    "night": of_night(Phase.BID),
    "giving": of_night(Phase.GIVE),
    "rest": of_night(Phase.REST),
}


def everybody(table: Table) -> tuple[int, ...]:
    return tuple(range(len(table.chairs)))


def gone(table: Table, why: Gone) -> Table:
    """Return the table when computers play every seat."""
    kicked = why is Gone.KICKED and table.hand is None
    chairs = tuple(
        Chair(None if kicked else chair.user, "table", chair.join, why) for chair in table.chairs
    )
    return replace(table, chairs=chairs)


def changed(table: Table) -> Iterator[tuple[Table, LogEvent | None]]:
    """Yield how the table stands after each thing that time does to it, and the event of it."""
    all_ = everybody(table)
    late = replace(table, grace=all_, deadline=AT)
    for absence in Absence:
        yield replace(late, absence=absence), GraceBegan(table.step, all_, AT)
    for why in Gone:
        yield gone(table, why), SeatLeft(len(all_) - 1, "table", why)
        yield replace(gone(table, why), expires=AT), None
    missed = tuple(MoveMissed(seat, table.step) for seat in all_)
    yield replace(table, missed=missed, misses=(2,) * len(all_)), None
    yield replace(table, stranded=WAITS), None
    yield table, OutageCredited(AT, AT + 27 * HOUR + 1)
    yield table, Unstranded(AT + HOUR)
    yield table, TableMoved(Place(table.place.channel, table.place.server))
    yield replace(table, extended=2), DeadlineExtended(table.step, AT)
    yield replace(table, host=table.chairs[-1].user or 1), HostPassed(table.chairs[-1].user or 1)
    yield replace(table, expires=AT, warned=True), ExpiryWarned(AT)
    over = replace(table, stage=Stage.CLOSED, ending=Ending.ABSENT, missed=missed)
    yield over, TableClosed(Ending.ABSENT, None, AT)


@pytest.mark.case(24, 33)
@pytest.mark.parametrize("name", SCENES)
def test_whatever_time_does_to_the_largest_table_fits_into_its_posts(name: str) -> None:
    here = SCENES[name]
    seen = 0
    for after, event in changed(here.table):
        then = replace(here, table=after)
        screens = [live(then), past(then), milestone(then, event, here.table) if event else None]
        for screen in filter(None, screens):
            assert problems(screen) == (), event
            seen += 1
    assert seen > 20


@pytest.mark.case(24)
@pytest.mark.parametrize("name", SCENES)
def test_so_do_the_hosts_page_and_what_who_is_gone_is_told(name: str) -> None:
    here = SCENES[name]
    for user in (chair.user for chair in here.table.chairs if chair.user is not None):
        assert problems(managed(here, user)) == ()
    for why in Gone:
        mine = replace(here, table=gone(here.table, why))
        assert problems(refusal(Refusal(Refused.AWAY, mine, gone=why))) == ()


def managed(here: Scene, picked: UserId | None = None) -> Screen:
    return answer(Outcome(1, here, Show.MANAGE, person=picked))


@pytest.mark.case(45)
@pytest.mark.parametrize("name", SCENES)
def test_the_host_can_do_nothing_about_former_players(name: str) -> None:
    here = SCENES[name]
    chairs = tuple(
        replace(chair, user=-seat, computer="table", gone=Gone.LEFT) if seat % 2 else chair
        for seat, chair in enumerate(here.table.chairs)
    )
    at = replace(here, table=replace(here.table, chairs=chairs, waiting=()))
    offered = {option.value for option in selects(managed(at))["manage"].options}
    assert offered == {str(chair.user) for chair in chairs[::2]} - {"None", str(at.table.host)}
    assert "What about" not in str(managed(at, -1))
