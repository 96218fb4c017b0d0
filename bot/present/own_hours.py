"""``/me hours``: when somebody is awake, every day or by day of the week."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from bot import dates
from bot.click import Personal
from bot.hours import DAYS, EVERY_DAY, WEEKEND, WORKDAYS, ends
from bot.present.own import SHOW, Row, back
from bot.present.own_zone import finding
from bot.present.parts import settings
from bot.present.screen import Block, Button, Buttons, Form, Option, Screen, Select, Text
from bot.present.words import capital, counted
from bot.profiles import LEAST, hours_of
from bot.time_of_day import DAY, HOUR
from data.people import Profile, Span

SCREEN: Final = "hours"
"""The page's name in its controls."""

FOR, FROM, UNTIL, WRITE, USUAL = "for", "from", "until", "write", "usual"
"""Its actions: choose days; say from when, until when, both in words; have the usual hours.

The days that it is about are the argument of all but the first and the last.
"""

DAY_NAMES: Final = {
    EVERY_DAY: "every day",
    WORKDAYS: "Monday to Friday",
    WEEKEND: "Saturday and Sunday",
    **{key: dates.DAYS[days[0]] for key, days in DAYS.items() if len(days) == 1},
}
"""What days that are set together are called, as inside a sentence."""

_LONGEST: Final = 40

FORM: Final = Form(
    "Your waking hours",
    "From when to when are you awake?",
    f"Like 8:00 to 23:30, or 8 am - 11 pm; at least {LEAST // HOUR} hours.",
    _LONGEST,
)


def hours_row(profile: Profile, _now: int) -> Row:
    """Tell the hours."""
    unused = "" if profile.zone else " These hours count once you have a zone."
    usual = "" if profile.hours else ", as usual"
    words = f"**Awake**: {'; '.join(_grouped(profile))}{usual}.{unused}"
    return Row(words, Button("Waking hours", Personal(SCREEN, SHOW)))


def hours_page(profile: Profile, days: str | None = None, note: str | None = None) -> Screen:
    """Return the page with the controls for some days (see ``DAYS``), and a ``note``."""
    if profile.zone is None:
        return settings(note, Text(_WITHOUT_ZONE), back(finding("Find my zone")))
    lines = "\n".join(f"- {capital(line)}" for line in _grouped(profile))
    top = f"## Your waking hours\nA slow game gives you enough waking hours for each move.\n{lines}"
    return settings(note, Text(top), *_controls(profile, days or _first(profile)))


_WITHOUT_ZONE = (
    "## Your waking hours\nThey are by your own clock, so I need your time zone first. Until then "
    "you count as always awake."
)


def _first(profile: Profile) -> str:
    """Return the days to begin with: all, unless they differ already."""
    return EVERY_DAY if len(set(hours_of(profile))) == 1 else WORKDAYS


def _controls(profile: Profile, days: str) -> tuple[Block, ...]:
    span = hours_of(profile)[DAYS[days][0]]
    usual = (Button("Usual hours", Personal(SCREEN, USUAL)),) if profile.hours else ()
    write = Button("Type the times", Personal(SCREEN, WRITE, (days,)))
    return (
        Text("**Change them**"),
        Select(Personal(SCREEN, FOR), "Which days", _choices(days)),
        Select(Personal(SCREEN, FROM, (days,)), "Awake from", _starts(span)),
        Select(Personal(SCREEN, UNTIL, (days,)), "Awake until", _ends(span)),
        back(write, *usual),
    )


def _choices(days: str) -> tuple[Option, ...]:
    named = DAY_NAMES.items()
    return tuple(Option(f"For {name}", key, chosen=key == days) for key, name in named)


def _starts(span: Span) -> tuple[Option, ...]:
    hours = sorted({*range(0, DAY, HOUR), span.start})
    return tuple(Option(f"From {clock(at)}", str(at), chosen=at == span.start) for at in hours)


def _ends(span: Span) -> tuple[Option, ...]:
    return tuple(
        Option(f"Until {end_label(at, span.start)}", str(at), chosen=at == span.end)
        for at in ends(span)
    )


def end_label(end: int, start: int) -> str:
    """``"23:00 (15 hours)"``, ``"01:00 the next day (17 hours)"``."""
    hours, minutes = divmod(end - start, HOUR)
    long = counted(hours, "hour") + (f" and {minutes} minutes" if minutes else "")
    return f"{clock_end(end)} ({long})"


def clock(minutes: int) -> str:
    """``"08:00"``: a time of day."""
    hour, minute = divmod(minutes % DAY, HOUR)
    return f"{hour:02}:{minute:02}"


def clock_end(minutes: int) -> str:
    """``"23:00"``, ``"24:00"``, ``"01:00 the next day"``."""
    if minutes <= DAY:
        return clock(minutes) if minutes < DAY else "24:00"
    return f"{clock(minutes)} the next day"


def spoken(span: Span) -> str:
    """``"08:00 to 23:00"``, ``"all day"``."""
    if span.end - span.start == DAY and not span.start:
        return "all day"
    return f"{clock(span.start)} to {clock_end(span.end)}"


def _grouped(profile: Profile) -> Iterator[str]:
    """Yield the hours of days in a row that have the same ones."""
    for span, run in groupby(enumerate(hours_of(profile)), key=lambda pair: pair[1]):
        first, *others = (day for day, _ in run)
        yield f"{_days(first, others[-1] if others else first)} {spoken(span)}"


def _days(first: int, last: int) -> str:
    if (first, last) == (0, len(dates.DAYS) - 1):
        return DAY_NAMES[EVERY_DAY]
    between = {0: "", 1: f" and {dates.DAYS[last]}"}
    return dates.DAYS[first] + between.get(last - first, f" to {dates.DAYS[last]}")


def kept(days: str, span: Span) -> str:
    """Say what was changed."""
    return f"**Kept: {DAY_NAMES[days]} {spoken(span)}.**"


KEPT_USUAL: Final = "**You have the usual hours again.**"


def asked(days: str) -> Screen:
    """Ask from when to when, where the form for it could not be opened."""
    text = "The form did not open in time. Press the button once more, or use `/me hours`."
    again = Button("Type the times", Personal(SCREEN, WRITE, (days,)))
    return Screen((Text(text), Buttons((again,))))
