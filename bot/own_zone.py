"""``/me zone``: finding a person's own time zone, and keeping it."""

from __future__ import annotations

from bot import zones
from bot.click import OPEN, Personal
from bot.clock import Clock
from bot.outcome import Refusal, Refused
from bot.own_time import SHOWS
from bot.personal import Asking, Press
from bot.present import own_zone as screens
from bot.present.own import kept
from bot.present.screen import Screen
from bot.profiles import Profiles, live_in
from data.log import UserId


def find_zone(typed: str | None) -> Personal:
    """Return what ``/me zone`` does, with what was typed."""
    return Personal(screens.SCREEN, OPEN, () if typed is None else (typed,))


class OwnZone:
    """Answers for the page of somebody's zone."""

    def __init__(self, profiles: Profiles, clock: Clock) -> None:
        self._profiles = profiles
        self._clock = clock

    async def page(self, press: Press) -> Screen | Asking:
        """Show the page, changed as was asked for; ``Refusal`` NO_SUCH_ZONE, UNKNOWN."""
        match press:
            case Press(action=action, args=(), values=(), user=int(user)) if action in SHOWS:
                profile = await self._profiles.read(user)
                return screens.zone_page(profile, self._clock.now())
            case Press(action=action, args=(typed,), values=(), user=int(user)) if action == OPEN:
                return await self._found(user, typed)
            case Press(action=screens.FIND, args=(), values=(), user=int()):
                return Asking(screens.form(), screens.asked())
            case Press(action=screens.FIND, args=(), values=(typed,), user=int(user)):
                return await self._found(user, typed)
            case Press(action=screens.PICK, args=(), values=(name,), user=int(user)):
                return await self._kept(user, name)
            case Press(action=screens.NONE, args=(), values=(), user=int(user)):
                return await self._kept(user, None)
            case _:
                raise Refusal(Refused.UNKNOWN)

    async def _found(self, user: UserId, typed: str) -> Screen:
        """Keep a zone that is named in full, as one that was offered; else let them choose."""
        if "/" in typed and (name := zones.named(typed)):
            return await self._kept(user, name)
        now = self._clock.now()
        found = zones.search(typed, now, screens.MOST + 1) if typed.strip() else ()
        if not found:
            raise Refusal(Refused.NO_SUCH_ZONE, zone=typed)
        return screens.found(found, now)

    async def _kept(self, user: UserId, name: str | None) -> Screen:
        profile = await self._profiles.change(user, lambda before: live_in(before, name))
        return screens.zone_page(profile, self._clock.now(), kept())
