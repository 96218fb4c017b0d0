"""The posts about time and absence keep Discord's limits in every game, with the most players."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.clock import HOUR
from bot.outcome import Outcome, Refusal, Refused, Show
from bot.present import follow
from bot.present.answer import answer, refusal
from bot.present.limits import problems
from bot.present.moved import moved
from bot.present.scene import Scene
from bot.present.screen import Screen
from bot.present.stranded import stranded
from bot.present.table import live, milestone, past
from bot.present.welcome import seated, welcome
from bot.reader import Reader, reading
from data.following import Wish
from data.log import (
    Absence,
    AwayBegan,
    AwayEnded,
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
    Paused,
    Place,
    Resumed,
    SeatLeft,
    Stage,
    Stranded,
    Stranding,
    Table,
    TableClosed,
    TableMoved,
    TimesKept,
    TimesProposed,
    TimesSet,
    Unstranded,
    UserId,
)
from data.people import Language
from engine.indian_poker.options import Options
from engine.indian_poker.situation import Phase
from tests.bot.present import scenes
from tests.bot.present.indian_poker import playing as matches
from tests.bot.present.poker_night import playing as nights
from tests.bot.present.reading import selects
from tests.bot.present.screens import OWN

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
    for ending in Ending:
        over = replace(table, stage=Stage.CLOSED, ending=ending, missed=missed)
        yield over, TableClosed(ending, None, AT)
    yield from paused_or_away(table)


def paused_or_away(table: Table) -> Iterator[tuple[Table, LogEvent]]:
    """Yield how the table stands as people pause it, go away, and ask for another pace."""
    people = table.people
    paused, away = Paused(people[-1], AT, AT + HOUR), AwayBegan(people[-1], AT, AT + HOUR)
    yield replace(table, paused=paused), paused
    yield replace(table, deadline=AT), Resumed(AT)
    yield replace(table, away=tuple(replace(away, user=user) for user in people)), away
    yield replace(table, back=(AwayEnded(people[-1], AT),)), away
    yield table, AwayEnded(people[-1], AT)
    asked = TimesProposed(OWN, AT)
    for agreed in (people[:1], people):
        yield replace(table, proposed=asked, agreed=agreed), asked
    for end in (TimesSet(OWN), TimesKept(), TimesKept(taken_back=True)):
        yield replace(table, times=OWN, deadline=AT), end


in_each_language = pytest.mark.parametrize("language", Language)


@pytest.mark.case(24, 33)
@in_each_language
@pytest.mark.parametrize("name", SCENES)
def test_whatever_time_does_to_the_largest_table_fits_into_its_posts(
    name: str, language: Language
) -> None:
    here = SCENES[name]
    seen = 0
    with reading(Reader(language)):
        for after, event in changed(here.table):
            then = replace(here, table=after)
            posted = milestone(then, event, here.table) if event else None
            for screen in filter(None, (live(then), past(then), posted)):
                assert problems(screen) == (), event
                seen += 1
    assert seen > 40


@pytest.mark.case(24)
@in_each_language
@pytest.mark.parametrize("name", SCENES)
def test_so_do_the_hosts_page_and_what_who_is_gone_is_told(name: str, language: Language) -> None:
    here = SCENES[name]
    with reading(Reader(language)):
        for user in (chair.user for chair in here.table.chairs if chair.user is not None):
            assert problems(managed(here, user)) == ()
        for why in Gone:
            mine = replace(here, table=gone(here.table, why))
            assert problems(refusal(Refusal(Refused.AWAY, mine, gone=why))) == ()


@pytest.mark.case(24)
@in_each_language
@pytest.mark.parametrize("name", SCENES)
def test_so_does_what_hosts_followers_and_players_are_told_in_private(
    name: str, language: Language
) -> None:
    with reading(Reader(language)):
        for screen in told_in_private(SCENES[name]):
            assert problems(screen) == ()


def told_in_private(here: Scene) -> Iterator[Screen]:
    for why in Stranding:
        stuck = Stranded(why, WAITS.detail, AT)
        yield stranded(replace(here.table, stranded=stuck, expires=AT))
    yield moved(here.table)
    for wish in (None, *Wish):
        yield answer(Outcome(1, replace(here, follows=wish), Show.FOLLOW))
    for wish in Wish:
        yield follow.welcome(here, wish, 1)
    for after, event in changed(here.table):
        then = replace(here, table=after)
        post = milestone(then, event, here.table) if event else None
        yield from (follow.news(then, each, 1) for each in (live(then), post) if each)
    playing = replace(here, user=here.table.people[-1])
    paused_ = Paused(here.table.host, AT, AT + HOUR)
    for pauses in ((), ((here.table.people[-1], HOUR),)):
        at = replace(here.table, pauses=pauses, times=OWN)
        for table in (at, replace(at, paused=paused_)):
            yield answer(Outcome(1, replace(playing, table=table), Show.PAUSE))
    for times in (here.table.times, OWN):
        lobby = replace(here.table, stage=Stage.LOBBY, times=times)
        yield welcome(replace(here, table=lobby, view=None, seat=0))
        yield seated(replace(here, table=lobby, view=None, seat=0))


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
