"""The private page of the weekly list: whether it comes, and when."""

from __future__ import annotations

from typing import Final

from bot.click import Personal
from bot.present.names import escape
from bot.present.own import SHOW, Row, back
from bot.present.parts import settings
from bot.present.screen import Button, Buttons, Screen, Style, Text
from bot.weekly import AT
from data.people import Profile

SCREEN: Final = "digest"
"""The page's name in its controls."""

SEND, STOP = "send", "stop"
"""Its actions."""

_GAMES: Final = Button("Your games", Personal("games", SHOW))


def digest_row(profile: Profile, _now: int) -> Row:
    """Tell whether it comes."""
    return Row(f"**Weekly list**: {_told(profile)}.", Button("Weekly list", Personal(SCREEN, SHOW)))


def digest_page(profile: Profile, note: str | None = None) -> Screen:
    """Return the page, with a ``note`` of what was changed."""
    text = (
        "## Your weekly list\n"
        f"{_whether(profile)} It lists your games, first those that wait for you. In a week "
        "without games it does not come."
    )
    return settings(note, Text(text), Buttons((_switch(profile),)), back(_GAMES))


def _switch(profile: Profile) -> Button:
    if profile.digest:
        return Button("Stop it", Personal(SCREEN, STOP))
    return Button("Send it weekly", Personal(SCREEN, SEND), Style.MAIN)


def _whether(profile: Profile) -> str:
    return f"It comes by DM {_told(profile)}." if profile.digest else "You do not get it."


def _told(profile: Profile) -> str:
    if not profile.digest:
        return "none"
    zone = "UTC, as you have set no time zone" if profile.zone is None else escape(profile.zone)
    return f"on Mondays at {AT.hour}:{AT.minute:02} ({zone})"
