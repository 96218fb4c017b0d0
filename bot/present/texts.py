"""What was recorded, or is to be known: a message each; and how paces and access are called."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from bot.outcome import Said
from bot.paces import length
from bot.present.words import capital, duration
from bot.tongue import say
from data.log import Absence, Access, Pace, Times

PACES: Final[Mapping[Pace, str]] = MappingProxyType(
    {
        Pace.LIVE: "texts-pace_live",
        Pace.EVENING: "texts-pace_evening",
        Pace.DAILY: "texts-pace_daily",
        Pace.RELAXED: "texts-pace_relaxed",
    }
)
"""Messages of those that a server can begin with; ``Pace.OWN`` is called by its length."""

ACCESS: Final[Mapping[Access, str]] = MappingProxyType(
    {Access.ANYONE: "texts-access_anyone", Access.INVITED: "texts-access_invited"}
)
"""The messages of who may join."""

ABSENCES: Final[Mapping[Absence, str]] = MappingProxyType(
    {Absence.COMPUTER: "texts-absence_computer", Absence.END: "texts-absence_end"}
)
"""The messages of what becomes of who misses a deadline and the grace after it."""

SAID: Final[Mapping[Said, str]] = MappingProxyType({said: f"said-{said}" for said in Said})
"""The message of whatever was recorded."""


def absence_label(absence: Absence) -> str:
    """Name what becomes of the late as an option does: ``"The game ends"``."""
    return capital(say(ABSENCES[absence]))


def pace_label(pace: Pace) -> str:
    """Name a pace as an option does: ``"Daily, up to 24 hours a move"``."""
    return capital(say(PACES[pace]))


def pace_words(times: Times) -> str:
    """Say a pace inside a sentence: ``"own, up to 1 day and 12 hours a move"``."""
    if times.pace in PACES:
        return say(PACES[times.pace])
    return say("texts-pace_own", length=duration(length(times)))
