"""``/me reminders``: when somebody is reminded of a slow game that waits for them, and how."""

from __future__ import annotations

from typing import Final

from bot.click import Personal
from bot.present.own import SHOW, Row, back
from bot.present.parts import settings
from bot.present.screen import Button, Option, Screen, Select, Text
from bot.present.words import capital, listed
from data.people import Notice, Point, Profile

SCREEN: Final = "reminders"
"""The page's name in its controls."""

HOW, WHEN = "how", "when"
"""Its actions: pick the way, pick the points."""

HOWS: Final = {
    Notice.DM: "by DM",
    Notice.PING: "in the channel near the end",
    Notice.NONE: "not at all",
}
WHENS: Final = {
    Point.HALF: "half-way through",
    Point.NINETY: "with a tenth of the time left",
    Point.HOUR: "one hour before the end",
}
_ABOUT: Final = {
    Notice.DM: "Only you see it.",
    Notice.PING: "Others see it too. Earlier reminders come by DM.",
    Notice.NONE: "You look for yourself.",
}
_RULES: Final = (
    "Only slow games remind you: never in your night, never once you have acted. Several games "
    "come in one message. If you are the only one left, or a player nudges, you are told by DM."
)
_NONE: Final = "Nothing reminds you, not even a nudge: you look for yourself."


def reminders_row(profile: Profile, _now: int) -> Row:
    """Tell how and when."""
    return Row(f"**Reminders**: {_told(profile)}.", Button("Reminders", Personal(SCREEN, SHOW)))


def reminders_page(profile: Profile, note: str | None = None) -> Screen:
    """Return the page, with a ``note`` of what was changed."""
    rules = _NONE if profile.notice is Notice.NONE else _RULES
    text = f"## Your reminders\n{capital(_told(profile))}.\n{rules}"
    return settings(note, Text(text), _hows(profile), _whens(profile), back())


def _told(profile: Profile) -> str:
    if profile.notice is Notice.NONE:
        return HOWS[Notice.NONE]
    if not profile.reminders:
        return "only when you are the only one left, or a player nudges"
    when = listed(WHENS[point] for point in profile.reminders)
    return f"{when}, {HOWS[profile.notice]}"


def _hows(profile: Profile) -> Select:
    options = tuple(
        Option(capital(HOWS[way]), way, _ABOUT[way], chosen=way is profile.notice) for way in Notice
    )
    return Select(Personal(SCREEN, HOW), "How", options)


def _whens(profile: Profile) -> Select:
    options = tuple(
        Option(capital(WHENS[point]), point, chosen=point in profile.reminders) for point in Point
    )
    return Select(Personal(SCREEN, WHEN), "When", options, least=0, most=len(options))
