"""``/me reminders``: when somebody is reminded of a slow game that waits for them, and how."""

from __future__ import annotations

from typing import Final

from bot.click import Personal
from bot.present.own import SHOW, Row, back
from bot.present.parts import settings
from bot.present.screen import Button, Option, Screen, Select, Text
from bot.present.words import capital, listed
from bot.tongue import say
from data.people import Notice, Point, Profile

SCREEN: Final = "reminders"
"""The page's name in its controls."""

HOW, WHEN = "how", "when"
"""Its actions: pick the way, pick the points."""

HOWS: Final = {
    Notice.DM: "own_reminders-how_dm",
    Notice.PING: "own_reminders-how_ping",
    Notice.NONE: "own_reminders-how_none",
}
"""The messages that say how, as inside a sentence."""

WHENS: Final = {
    Point.HALF: "own_reminders-when_half",
    Point.NINETY: "own_reminders-when_ninety",
    Point.HOUR: "own_reminders-when_hour",
}
"""The messages that say when, as inside a sentence."""

_ABOUT: Final = {
    Notice.DM: "own_reminders-about_dm",
    Notice.PING: "own_reminders-about_ping",
    Notice.NONE: "own_reminders-about_none",
}


def reminders_row(profile: Profile, _now: int) -> Row:
    """Tell how and when."""
    button = Button(say("own_reminders-button"), Personal(SCREEN, SHOW))
    return Row(say("own_reminders-row", told=_told(profile)), button)


def reminders_page(profile: Profile, note: str | None = None) -> Screen:
    """Return the page, with a ``note`` of what was changed."""
    none = profile.notice is Notice.NONE
    rules = say("own_reminders-rules_none" if none else "own_reminders-rules")
    text = say("own_reminders-page", told=capital(_told(profile)), rules=rules)
    return settings(note, Text(text), _hows(profile), _whens(profile), back())


def _told(profile: Profile) -> str:
    if profile.notice is Notice.NONE:
        return say(HOWS[Notice.NONE])
    if not profile.reminders:
        return say("own_reminders-told_alone")
    points = listed(say(WHENS[point]) for point in profile.reminders)
    return say("own_reminders-told", points=points, how=say(HOWS[profile.notice]))


def _hows(profile: Profile) -> Select:
    options = tuple(
        Option(capital(say(HOWS[way])), way, say(_ABOUT[way]), chosen=way is profile.notice)
        for way in Notice
    )
    return Select(Personal(SCREEN, HOW), say("own_reminders-how"), options)


def _whens(profile: Profile) -> Select:
    options = tuple(
        Option(capital(say(WHENS[point])), point, chosen=point in profile.reminders)
        for point in Point
    )
    label = say("own_reminders-when")
    return Select(Personal(SCREEN, WHEN), label, options, least=0, most=len(options))
