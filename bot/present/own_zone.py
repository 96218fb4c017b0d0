"""``/me zone``: somebody's time zone, with the time there, so that they see whether it is right."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from bot import zones
from bot.click import Personal
from bot.dates import DAYS
from bot.present.limits import OPTION
from bot.present.names import clip
from bot.present.own import SHOW, Row, back
from bot.present.parts import settings
from bot.present.screen import Button, Buttons, Form, Option, Screen, Select, Style, Text, Tone
from data.people import Profile

SCREEN: Final = "zone"
"""The page's name in its controls."""

FIND, PICK, NONE = "find", "pick", "none"
"""Its actions: ask where somebody is, take one of what was found, have no zone."""

MOST: Final = 25
"""So many zones are offered at once."""

_LONGEST: Final = 100

FORM: Final = Form(
    "Your time zone",
    "Which country, or what time is it now?",
    "Your country, a zone's city, or the time with you now, like 14:05.",
    _LONGEST,
)


def zone_row(profile: Profile, now: int) -> Row:
    """Tell the zone."""
    button = Button("Zone", Personal(SCREEN, SHOW))
    if profile.zone is None:
        return Row("**Zone**: none yet, so you count as always awake.", button)
    return Row(f"**Zone**: {shown(profile.zone)}, where it is {_clock(profile.zone, now)}.", button)


def zone_page(profile: Profile, now: int, note: str | None = None) -> Screen:
    """Return the page, with a ``note`` of what was changed; ``now`` is UTC in milliseconds."""
    text = Text(f"## Your time zone\n{_told(profile.zone, now)}")
    return settings(note, text, back(*_buttons(profile.zone)))


def _told(zone: str | None, now: int) -> str:
    if zone is None:
        return (
            "You have none: you count as always awake, and the deadline of a slow game may fall "
            "into your night."
        )
    return (
        f"**{shown(zone)}**\nThere it is {_clock(zone, now)}; your own clock shows "
        f"<t:{now // 1000}:t>. If these differ, choose another zone."
    )


def _buttons(zone: str | None) -> tuple[Button, ...]:
    if zone is None:
        return (finding("Find my zone"),)
    return finding("Change zone"), Button("No zone", Personal(SCREEN, NONE))


def finding(label: str) -> Button:
    """Return the button that asks where somebody is."""
    return Button(label, Personal(SCREEN, FIND), Style.MAIN)


def asked() -> Screen:
    """Ask where somebody is, where the form for it could not be opened."""
    text = "The form did not open in time. Press the button once more, or use `/me zone`."
    return Screen((Text(text), Buttons((finding("Find my zone"),))))


def found(names: tuple[str, ...], now: int) -> Screen:
    """Let somebody choose among zones, by the time that it is there."""
    more = " These are the first; for others say more." if len(names) > MOST else ""
    about = f"## Which is yours?\nNothing is kept before you choose.{more}"
    options = tuple(_option(name, now) for name in names[:MOST])
    select = Select(Personal(SCREEN, PICK), "Your time zone", options)
    return Screen((Text(about), select, back(finding("Search again"))), Tone.ASK)


def _option(name: str, now: int) -> Option:
    where = zones.where(name)
    there = f"{where} \u00b7 {_clock(name, now)}" if where else _clock(name, now)
    return Option(shown(name), name, clip(there, OPTION))


def suggestion(name: str, now: int) -> str:
    """Return what is offered for a zone while somebody types."""
    return f"{shown(name)}, now {_clock(name, now)}"


def shown(zone: str) -> str:
    """Write a zone's name as it is read; it may be typed so too."""
    return zone.replace("_", " ")


def _clock(zone: str, now: int) -> str:
    return day_and_time(zones.local(zone, now))


def day_and_time(moment: datetime) -> str:
    """``"Thursday, 14:05"``: the same whatever the machine's language."""
    return f"{DAYS[moment.weekday()]}, {moment:%H:%M}"
