"""``/me reminders``: when and how a person is reminded, by selects or as it was typed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from bot.click import OPEN, Personal
from bot.outcome import Refusal, Refused
from bot.own_time import SHOWS
from bot.personal import Press
from bot.present import own_reminders as screens
from bot.present.own import kept
from bot.present.screen import Screen
from bot.profiles import Change, Profiles
from data.people import Notice, Point, Profile

_ON, _OFF, _AS_IT_IS = "on", "off", ""


def set_reminders(how: str | None, points: Mapping[Point, bool | None]) -> Personal:
    """Return what ``/me reminders`` does; what is ``None`` stays as it is."""
    said = {True: _ON, False: _OFF, None: _AS_IT_IS}
    switches = (said[points.get(point)] for point in Point)
    return Personal(screens.SCREEN, OPEN, (how or _AS_IT_IS, *switches))


class OwnReminders:
    """Answers for the page of somebody's reminders."""

    def __init__(self, profiles: Profiles) -> None:
        self._profiles = profiles

    async def page(self, press: Press) -> Screen:
        """Show the page, changed as was asked for; ``Refusal`` UNKNOWN."""
        match press:
            case Press(action=action, args=(), values=(), user=int(user)) if action in SHOWS:
                return screens.reminders_page(await self._profiles.read(user))
            case Press(action=action, args=(how, *points), values=(), user=int(user)) if (
                action == OPEN
            ):
                change = _typed(how, tuple(points))
            case Press(action=screens.HOW, args=(), values=(how,), user=int(user)):
                change = _by(how)
            case Press(action=screens.WHEN, args=(), values=points, user=int(user)):
                change = _at(points)
            case _:
                raise Refusal(Refused.UNKNOWN)
        before = await self._profiles.read(user)
        after = await self._profiles.change(user, change)
        return screens.reminders_page(after, None if after == before else kept())


def _typed(how: str, switches: tuple[str, ...]) -> Change:
    """Read a command: the way, and for each point whether it is switched."""
    if len(switches) != len(Point) or not {*switches} <= {_ON, _OFF, _AS_IT_IS}:
        raise Refusal(Refused.UNKNOWN)
    way = _by(how) if how else None
    switched = dict(zip(Point, switches, strict=True))

    def change(before: Profile) -> Profile:
        kept = {point for point in before.reminders if switched[point] != _OFF}
        on = {point for point, switch in switched.items() if switch == _ON}
        after = _at(kept | on)(before)
        return after if way is None else way(after)

    return change


def _by(how: str) -> Change:
    if how not in set(Notice):
        raise Refusal(Refused.UNKNOWN)
    return lambda before: replace(before, notice=Notice(how))


def _at(points: Iterable[str]) -> Change:
    chosen = {*points}
    if not chosen <= {*Point}:
        raise Refusal(Refused.UNKNOWN)
    return lambda before: replace(before, reminders=tuple(p for p in Point if p in chosen))
