"""A person's own absence: until when, how long one may be away, and the way back. Private."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta
from typing import Final

from bot import dates
from bot.away import MOST, WITHIN, vacation
from bot.click import Personal
from bot.present.own import SHOW, Row, back
from bot.present.parts import settings
from bot.present.screen import Block, Button, Option, Screen, Select, Style, Text
from bot.present.words import counted, duration, when
from data.people import Profile, Vacation

SCREEN: Final = "away"
"""The page's name in its controls."""

UNTIL, BACK = "until", "back"
"""Its actions."""

_ABOUT: Final = (
    "While you are away, slow games count your time from the day you are back; each move "
    "waits like that once. "
    "Fast games, and tables that do not wait for whoever is away, go on as always. "
    f"You may be away for {duration(MOST)} in any {duration(WITHIN)}."
)


def page(profile: Profile, now: int, most: int, said: str | None = None) -> Screen:
    """Return the page; ``most`` is until when the person may be away, in UTC milliseconds."""
    lasts = vacation(profile, now)
    state = "You are not away." if lasts is None else f"**You are away** until {when(lasts.until)}."
    home = () if lasts is None else (Button("I am back", Personal(SCREEN, BACK), Style.GO),)
    choice = _choice(tuple(_days(profile, now, most)), lasts)
    return settings(said, Text("## Away"), Text(f"{state}\n{_ABOUT}"), choice, back(*home))


def _choice(days: tuple[Option, ...], lasts: Vacation | None) -> Block:
    if not days:
        return Text("You have been away for as long as you may; wait some days.")
    label = "Until which day?" if lasts is None else "Until another day?"
    return Select(Personal(SCREEN, UNTIL), label, days)


def _days(profile: Profile, now: int, most: int) -> Iterator[Option]:
    """Yield the days until which somebody may be away."""
    day, lasts = dates.today(profile.zone, now), vacation(profile, now)
    until = None if lasts is None else lasts.until
    while (begins := dates.midnight(profile.zone, day := day + timedelta(days=1))) <= most:
        yield Option(_named(day), day.isoformat(), chosen=begins == until)


def _named(day: date) -> str:
    """``"Monday, 15 June"``, whatever the machine's language."""
    return f"{dates.DAYS[day.weekday()]}, {day.day} {dates.MONTHS[day.month - 1]}"


def gone(tables: int) -> str:
    """Say that an absence is recorded, and at how many tables it was told."""
    return f"Recorded.{_told(tables)}"


def came_back(tables: int) -> str:
    """Say that an absence is over, and at how many tables that was told."""
    return f"Welcome back.{_told(tables)}"


def _told(tables: int) -> str:
    return f" I told {counted(tables, 'table')} of yours." if tables else ""


def away_row(profile: Profile, now: int) -> Row:
    """Return what the page about a person's time says of it."""
    lasts = vacation(profile, now)
    words = "no" if lasts is None else f"until {when(lasts.until)}"
    return Row(f"**Away**: {words}.", Button("Away", Personal(SCREEN, SHOW)))
