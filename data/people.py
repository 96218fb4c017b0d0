"""What a person has set for themselves: zone, waking hours, reminders, vacations. Private."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from data.events import UserId


class Language(StrEnum):
    """A language that the bot speaks, by its code (ISO 639-1)."""

    ENGLISH = "en"
    GERMAN = "de"
    SPANISH = "es"


class Notice(StrEnum):
    """How somebody wants to be reminded."""

    DM = "dm"
    PING = "ping"  # in the table's channel, where others see it
    NONE = "none"


class Point(StrEnum):
    """When somebody wants to be reminded."""

    HALF = "half"  # of the time has passed
    NINETY = "ninety"  # percent of it have
    HOUR = "hour"  # before the end


@dataclass(frozen=True, slots=True)
class Span:
    """From when to when somebody is awake on one day, in minutes after its midnight.

    ``end`` is beyond 1440 where it is on the next day.
    """

    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Vacation:
    """Somebody is, or was, away between two moments."""

    since: int
    until: int


@dataclass(frozen=True, slots=True)
class Profile:
    """What one person has set.

    ``zone`` is an IANA name; without one somebody counts as always awake. ``hours`` are those of
    Monday to Sunday, or none for the usual ones. ``vacations`` are this month's and the last's.
    ``digest`` asks for a list of all own games once a week.

    ``language`` is what they have chosen, ``locale`` what their Discord last showed; the first
    counts. ``pictures`` off leaves words alone, ``narrow`` keeps every line within 28 columns,
    ``words`` names what symbols show (for screen readers), ``two_colours`` paints suits red and
    black. ``unlisted`` keeps them out of a server's leaderboards.
    """

    user: UserId
    zone: str | None = None
    hours: tuple[Span, ...] = ()
    reminders: tuple[Point, ...] = (Point.HALF, Point.NINETY)
    notice: Notice = Notice.DM
    vacations: tuple[Vacation, ...] = ()
    digest: bool = False
    language: Language | None = None
    locale: Language | None = None
    pictures: bool = True
    narrow: bool = False
    words: bool = False
    two_colours: bool = False
    unlisted: bool = False


Calendar: TypeAlias = Mapping[UserId, Profile]
"""What some people have set; those who have set nothing are missing."""
