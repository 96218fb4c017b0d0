"""The private page of the weekly list: whether it comes, and when."""

from __future__ import annotations

from typing import Final

from bot.click import Personal
from bot.present.names import escape
from bot.present.own import SHOW, Row, back
from bot.present.parts import settings
from bot.present.screen import Button, Buttons, Screen, Style, Text
from bot.tongue import say
from bot.weekly import AT
from data.people import Profile

SCREEN: Final = "digest"
"""The page's name in its controls."""

SEND, STOP = "send", "stop"
"""Its actions."""

_TIME: Final = f"{AT.hour}:{AT.minute:02}"


def digest_row(profile: Profile, _now: int) -> Row:
    """Tell whether it comes."""
    button = Button(say("own_digest-button"), Personal(SCREEN, SHOW))
    if not profile.digest:
        return Row(say("own_digest-row_none"), button)
    return Row(say("own_digest-row", time=_TIME, zone=_zone(profile)), button)


def digest_page(profile: Profile, note: str | None = None) -> Screen:
    """Return the page, with a ``note`` of what was changed."""
    games = Button(say("own_digest-games"), Personal("games", SHOW))
    return settings(note, Text(_told(profile)), Buttons((_switch(profile),)), back(games))


def _switch(profile: Profile) -> Button:
    if profile.digest:
        return Button(say("own_digest-stop"), Personal(SCREEN, STOP))
    return Button(say("own_digest-send"), Personal(SCREEN, SEND), Style.MAIN)


def _told(profile: Profile) -> str:
    if not profile.digest:
        return say("own_digest-page_none")
    return say("own_digest-page", time=_TIME, zone=_zone(profile))


def _zone(profile: Profile) -> str:
    return say("own_digest-utc") if profile.zone is None else escape(profile.zone)
