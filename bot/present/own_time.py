"""``/me time``: everything that somebody can set about their own time, line by line."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Final

from bot.present.handbook import Topic, help_button
from bot.present.own import Row
from bot.present.own_away import away_row
from bot.present.own_digest import digest_row
from bot.present.own_hours import hours_row
from bot.present.own_reading import reading_row
from bot.present.own_reminders import reminders_row
from bot.present.own_zone import zone_row
from bot.present.parts import settings
from bot.present.screen import Button, Buttons, Screen, Text
from bot.tongue import say
from data.people import Profile

ROWS: Final[tuple[Callable[[Profile, int], Row], ...]] = (
    *(zone_row, hours_row, away_row),
    reminders_row,
    digest_row,
    reading_row,
)
"""What stands on the page, in order: from what somebody has set, and the time that it is now."""

_IN_A_ROW: Final = 5


def own_time(profile: Profile, now: int) -> Screen:
    """Return the page; ``now`` is UTC in milliseconds."""
    rows = [row(profile, now) for row in ROWS]
    return settings(
        None,
        Text("\n".join((say("own-title"), *(row.words for row in rows)))),
        *_in_rows([*(row.button for row in rows), help_button(Topic.OWN)]),
        Text(say("own-private")),
    )


def _in_rows(buttons: list[Button]) -> tuple[Buttons, ...]:
    left = iter(buttons)
    rows = iter(lambda: tuple(islice(left, _IN_A_ROW)), ())
    return tuple(map(Buttons, rows))
