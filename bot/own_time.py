"""``/me time``: the page on which all stands that a person can set about their own time."""

from __future__ import annotations

from typing import Final

from bot.click import OPEN, Personal
from bot.clock import Clock
from bot.outcome import Refusal, Refused
from bot.personal import Press
from bot.present.own import SHOW, TIME
from bot.present.own_time import own_time
from bot.present.screen import Screen
from bot.profiles import Profiles

SHOWS: Final = frozenset({OPEN, SHOW})
"""The actions that show a page: by a message of its own, or in the place of another."""

OPENS: Final = Personal(TIME, OPEN)
"""What ``/me time`` does."""


class OwnTime:
    """Answers for that page; each of its lines leads to a page of its own."""

    def __init__(self, profiles: Profiles, clock: Clock) -> None:
        self._profiles = profiles
        self._clock = clock

    async def page(self, press: Press) -> Screen:
        """Show the page; ``Refusal`` UNKNOWN."""
        match press:
            case Press(action=action, args=(), values=(), user=int(user)) if action in SHOWS:
                return own_time(await self._profiles.read(user), self._clock.now())
            case _:
                raise Refusal(Refused.UNKNOWN)
