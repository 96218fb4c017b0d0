"""``/me zone``: somebody's time zone, with the time there, so that they see whether it is right."""

from __future__ import annotations

from typing import Final

from bot import dates, zones
from bot.click import Personal
from bot.present.limits import OPTION
from bot.present.names import clip
from bot.present.own import SHOW, Row, back
from bot.present.parts import settings
from bot.present.screen import Button, Buttons, Form, Option, Screen, Select, Style, Text, Tone
from bot.tongue import say
from data.people import Profile

SCREEN: Final = "zone"
"""The page's name in its controls."""

FIND, PICK, NONE = "find", "pick", "none"
"""Its actions: ask where somebody is, take one of what was found, have no zone."""

MOST: Final = 25
"""So many zones are offered at once."""

_LONGEST: Final = 100


def form() -> Form:
    """Return what asks where somebody is."""
    return Form(
        say("own_zone-form"), say("own_zone-form_label"), say("own_zone-form_about"), _LONGEST
    )


def zone_row(profile: Profile, now: int) -> Row:
    """Tell the zone."""
    button = Button(say("own_zone-button"), Personal(SCREEN, SHOW))
    if profile.zone is None:
        return Row(say("own_zone-row_none"), button)
    there = _clock(profile.zone, now)
    return Row(say("own_zone-row", zone=shown(profile.zone), now=there), button)


def zone_page(profile: Profile, now: int, note: str | None = None) -> Screen:
    """Return the page, with a ``note`` of what was changed; ``now`` is UTC in milliseconds."""
    return settings(note, Text(_told(profile.zone, now)), back(*_buttons(profile.zone)))


def _told(zone: str | None, now: int) -> str:
    if zone is None:
        return say("own_zone-page_none")
    own = f"<t:{now // 1000}:t>"
    return say("own_zone-page", zone=shown(zone), now=_clock(zone, now), clock=own)


def _buttons(zone: str | None) -> tuple[Button, ...]:
    if zone is None:
        return (finding(),)
    return _finding("own_zone-change"), Button(say("own_zone-none"), Personal(SCREEN, NONE))


def finding() -> Button:
    """Return the button that asks where somebody is who has no zone."""
    return _finding("own_zone-find")


def _finding(label: str) -> Button:
    return Button(say(label), Personal(SCREEN, FIND), Style.MAIN)


def asked() -> Screen:
    """Ask where somebody is, where the form for it could not be opened."""
    return Screen((Text(say("own_zone-form_late")), Buttons((finding(),))))


def found(names: tuple[str, ...], now: int) -> Screen:
    """Let somebody choose among zones, by the time that it is there."""
    more = (say("own_zone-found_more"),) if len(names) > MOST else ()
    about = " ".join((say("own_zone-found"), *more))
    options = tuple(_option(name, now) for name in names[:MOST])
    select = Select(Personal(SCREEN, PICK), say("own_zone-which"), options)
    return Screen((Text(about), select, back(_finding("own_zone-again"))), Tone.ASK)


def _option(name: str, now: int) -> Option:
    where = zones.where(name)
    there = f"{where} \u00b7 {_clock(name, now)}" if where else _clock(name, now)
    return Option(shown(name), name, clip(there, OPTION))


def suggestion(name: str, now: int) -> str:
    """Return what is offered for a zone while somebody types."""
    return say("own_zone-offered", zone=shown(name), now=_clock(name, now))


def shown(zone: str) -> str:
    """Write a zone's name as it is read; it may be typed so too."""
    return zone.replace("_", " ")


def _clock(zone: str, now: int) -> str:
    return dates.clock(zones.local(zone, now))
