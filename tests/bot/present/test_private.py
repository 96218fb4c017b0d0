"""What the bot asks, reminds of and tells in private fits into one message in every language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from bot.outcome import Show
from bot.present import asks, me, times
from bot.present.limits import problems
from bot.present.reminder import Waiting, by_dm, ping
from bot.present.screen import Document, Form, Screen
from bot.present.time_page import ask_length, page
from bot.reader import Reader, reading
from data.log import Pace, Stage, Times
from data.people import Language
from engine.indian_chief.options import Options
from engine.indian_poker.options import NightOptions
from tests.bot.present.poker_night.playing import scene_of, settled
from tests.bot.present.reading import body, form_problems
from tests.bot.present.scenes import LONG_ID, scene, table, user, view

ALL = (
    Times(Pace.LIVE),
    Times(Pace.DAILY, vacations=False, punctual=90),
    Times(Pace.RELAXED, weekends_off=True, punctual=50),
    Times(Pace.OWN, 5 * 24 * 60 * 60 * 1_000 + 3_600_000, weekends_off=True),
)


def asked() -> Iterator[Screen]:
    alone = table(1, options=Options(solo=True))
    night = scene_of(settled(NightOptions()), None)
    for here in (scene(view(3, 0), table(3)), scene(view(3, 0), replace(alone, seats=1)), night):
        yield asks.confirm_end(here)
        yield asks.confirm_leave(here)
        yield asks.confirm_lobby(here)
        yield asks.confirm_host(here, LONG_ID)
        yield asks.name_rules(here)
        for barring in (True, False):
            yield asks.confirm_kick(here, LONG_ID, barring=barring)


def timed() -> Iterator[Screen]:
    for at in ALL:
        for stage in (Stage.LOBBY, Stage.PLAYING):
            here = scene(view(3, 0), replace(table(3, stage), times=at))
            for who in (user(0), user(1)):
                shown = replace(here, user=who)
                yield page(shown)
                yield from (page(shown, thought) for thought in ALL)
            yield ask_length(here, None)
            yield ask_length(here, ALL[-1])


def reminded() -> Iterator[Screen]:
    at = replace(table(3), id=2**53 - 1, deadline=10**13, by=1, one_left=1)
    waits = tuple(Waiting(replace(at, id=at.id - n), asked=True) for n in range(30))
    for some in (waits, waits[:2], waits[:1], (Waiting(replace(at, deadline=None)),)):
        yield by_dm(some)
    yield ping(LONG_ID, waits[0])


def own_data() -> Iterator[Screen]:
    yield me.exported(Document("me.json", b"{}"))
    for number in (0, 1, 3_000):
        yield me.ask(number, number, number, 10**13)
    yield from (me.forgotten(), me.nothing())


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("screens", [asked, timed, reminded, own_data])
def test_every_screen_keeps_the_limits(
    screens: Callable[[], Iterator[Screen]], language: Language
) -> None:
    with reading(Reader(language)):
        for screen in screens():
            assert problems(screen) == (), body(screen)
            assert ".." not in body(screen)


@pytest.mark.parametrize("language", Language)
def test_every_form_keeps_the_limits(language: Language) -> None:
    with reading(Reader(language)):
        forms = [form for show in Show if isinstance(form := asks.form_of(show), Form)]
        assert [form_problems(form) for form in forms] == [()] * 2


@pytest.mark.parametrize("language", Language)
def test_what_other_times_change_is_said_and_nothing_else(language: Language) -> None:
    with reading(Reader(language)):
        for before in ALL:
            assert times.short(before, before) == ""
            assert len(times.terms(before)) == times.told(before).count("\n")
