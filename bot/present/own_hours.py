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
from bot.present.words import capital, listed
from bot.profiles import LEAST, hours_of
from bot.time_of_day import DAY, HOUR
from bot.tongue import say
from data.people import Profile, Span

SCREEN: Final = "hours"
"""The page's name in its controls."""

FOR, FROM, UNTIL, WRITE, USUAL = "for", "from", "until", "write", "usual"
"""Its actions: choose days; say from when, until when, both in words; have the usual hours.

The days that it is about are the argument of all but the first and the last.
"""

DAY_NAMES: Final = {
    EVERY_DAY: "own_hours-every",
    WORKDAYS: "own_hours-work",
    WEEKEND: "own_hours-weekend",
    **{key: f"dates-day_{days[0]}" for key, days in DAYS.items() if len(days) == 1},
}
"""The messages that name days that are set together, as inside a sentence."""

_LONGEST: Final = 40


def form() -> Form:
    """Return what asks from when to when somebody is awake."""
    about = say("own_hours-form_about", hours=LEAST // HOUR)
    return Form(say("own_hours-form"), say("own_hours-form_label"), about, _LONGEST)


def hours_row(profile: Profile, _now: int) -> Row:
    """Tell the hours."""
    hours = "; ".join(_grouped(profile))
    kind = "own_hours-row" if profile.hours else "own_hours-row_usual"
    unused = () if profile.zone else (say("own_hours-unused"),)
    words = " ".join((say(kind, hours=hours), *unused))
    return Row(words, Button(say("own_hours-button"), Personal(SCREEN, SHOW)))


def hours_page(profile: Profile, days: str | None = None, note: str | None = None) -> Screen:
    """Return the page with the controls for some days (see ``DAYS``), and a ``note``."""
    if profile.zone is None:
        return settings(note, Text(say("own_hours-page_none")), back(finding()))
    lines = "\n".join(f"- {capital(line)}" for line in _grouped(profile))
    top = say("own_hours-page", hours=lines)
    return settings(note, Text(top), *_controls(profile, days or _first(profile)))


def _first(profile: Profile) -> str:
    """Return the days to begin with: all, unless they differ already."""
    return EVERY_DAY if len(set(hours_of(profile))) == 1 else WORKDAYS


def _controls(profile: Profile, days: str) -> tuple[Block, ...]:
    span = hours_of(profile)[DAYS[days][0]]
    usual = Button(say("own_hours-usual"), Personal(SCREEN, USUAL))
    return (
        Text(say("own_hours-change")),
        Select(Personal(SCREEN, FOR), say("own_hours-which"), _choices(days)),
        Select(Personal(SCREEN, FROM, (days,)), say("own_hours-from"), _starts(span)),
        Select(Personal(SCREEN, UNTIL, (days,)), say("own_hours-until"), _ends(span)),
        back(_write(days), *((usual,) if profile.hours else ())),
    )


def _write(days: str) -> Button:
    return Button(say("own_hours-write"), Personal(SCREEN, WRITE, (days,)))


def _choices(days: str) -> tuple[Option, ...]:
    labels = {key: say("own_hours-for_days", days=say(name)) for key, name in DAY_NAMES.items()}
    return tuple(Option(label, key, chosen=key == days) for key, label in labels.items())


def _starts(span: Span) -> tuple[Option, ...]:
    hours = sorted({*range(0, DAY, HOUR), span.start})
    labels = {at: say("own_hours-from_time", time=clock(at)) for at in hours}
    return tuple(Option(label, str(at), chosen=at == span.start) for at, label in labels.items())


def _ends(span: Span) -> tuple[Option, ...]:
    labels = {at: say("own_hours-until_time", time=end_label(at, span.start)) for at in ends(span)}
    return tuple(Option(label, str(at), chosen=at == span.end) for at, label in labels.items())


def end_label(end: int, start: int) -> str:
    """``"23:00 (15 hours)"``, ``"01:00 the next day (17 hours)"``."""
    hours, minutes = divmod(end - start, HOUR)
    units = {"hours": hours, "minutes": minutes}
    long = listed(say(f"words-{unit}", number=number) for unit, number in units.items() if number)
    return say("own_hours-end", end=clock_end(end), long=long)


def clock(minutes: int) -> str:
    """``"08:00"``: a time of day."""
    hour, minute = divmod(minutes % DAY, HOUR)
    return f"{hour:02}:{minute:02}"


def clock_end(minutes: int) -> str:
    """``"23:00"``, ``"24:00"``, ``"01:00 the next day"``."""
    if minutes <= DAY:
        return clock(minutes) if minutes < DAY else "24:00"
    return say("own_hours-next_day", time=clock(minutes))


def spoken(span: Span) -> str:
    """``"08:00 to 23:00"``, ``"all day"``."""
    if span.end - span.start == DAY and not span.start:
        return say("own_hours-all_day")
    return say("own_hours-span", start=clock(span.start), end=clock_end(span.end))


def _grouped(profile: Profile) -> Iterator[str]:
    """Yield the hours of days in a row that have the same ones."""
    for span, run in groupby(enumerate(hours_of(profile)), key=lambda pair: pair[1]):
        first, *others = (day for day, _ in run)
        days = _days(first, others[-1] if others else first)
        yield say("own_hours-line", days=days, hours=spoken(span))


def _days(first: int, last: int) -> str:
    if first == last:
        return dates.day_name(first)
    if (first, last) == (0, dates.WEEK - 1):
        return say(DAY_NAMES[EVERY_DAY])
    kind = "own_hours-pair" if last - first == 1 else "own_hours-run"
    return say(kind, first=dates.day_name(first), last=dates.day_name(last))


def kept(days: str, span: Span) -> str:
    """Say what was changed."""
    line = say("own_hours-line", days=say(DAY_NAMES[days]), hours=spoken(span))
    return say("own_hours-kept", hours=line)


def kept_usual() -> str:
    """Say that somebody has the usual hours again."""
    return say("own_hours-kept_usual")


def asked(days: str) -> Screen:
    """Ask from when to when, where the form for it could not be opened."""
    return Screen((Text(say("own_hours-form_late")), Buttons((_write(days),))))
