"""A person's own absence: until when, how long one may be away, and the way back. Private."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from typing import Final

from bot import dates
from bot.away import MOST, WITHIN, vacation
from bot.click import Personal
from bot.paces import DAY
from bot.present.own import SHOW, Row, back
from bot.present.parts import settings
from bot.present.screen import Block, Button, Option, Screen, Select, Style, Text
from bot.present.words import capital, when
from bot.tongue import say
from data.people import Profile, Vacation

SCREEN: Final = "away"
"""The page's name in its controls."""

UNTIL, BACK = "until", "back"
"""Its actions."""


def page(profile: Profile, now: int, most: int, said: str | None = None) -> Screen:
    """Return the page; ``most`` is until when the person may be away, in UTC milliseconds."""
    lasts = vacation(profile, now)
    about = say("own_away-about", most=MOST // DAY, within=WITHIN // DAY)
    choice = _choice(tuple(_days(profile, now, most)), lasts)
    body = Text(f"{_state(lasts)}\n{about}")
    return settings(said, Text(say("own_away-title")), body, choice, back(*_home(lasts)))


def _state(lasts: Vacation | None) -> str:
    if lasts is None:
        return say("own_away-here")
    return say("own_away-away", when=when(lasts.until))


def _home(lasts: Vacation | None) -> tuple[Button, ...]:
    back_button = Button(say("own_away-back"), Personal(SCREEN, BACK), Style.GO)
    return () if lasts is None else (back_button,)


def _choice(days: tuple[Option, ...], lasts: Vacation | None) -> Block:
    if not days:
        return Text(say("own_away-used_up"))
    label = "own_away-which" if lasts is None else "own_away-which_other"
    return Select(Personal(SCREEN, UNTIL), say(label), days)


def _days(profile: Profile, now: int, most: int) -> Iterator[Option]:
    """Yield the days until which somebody may be away."""
    day, lasts = dates.today(profile.zone, now), vacation(profile, now)
    until = None if lasts is None else lasts.until
    while (begins := dates.midnight(profile.zone, day := day + timedelta(days=1))) <= most:
        label = capital(dates.written(day))
        yield Option(label, day.isoformat(), chosen=begins == until)


def gone(tables: int) -> str:
    """Say that an absence is recorded, and at how many tables it was told."""
    return " ".join((say("own_away-gone"), *_told(tables)))


def came_back(tables: int) -> str:
    """Say that an absence is over, and at how many tables that was told."""
    return " ".join((say("own_away-came_back"), *_told(tables)))


def _told(tables: int) -> tuple[str, ...]:
    return (say("own_away-told", tables=tables),) if tables else ()


def away_row(profile: Profile, now: int) -> Row:
    """Return what the page about a person's time says of it."""
    lasts = vacation(profile, now)
    button = Button(say("own_away-button"), Personal(SCREEN, SHOW))
    if lasts is None:
        return Row(say("own_away-row_none"), button)
    return Row(say("own_away-row", when=when(lasts.until)), button)
