"""``/me hours``: when a person is awake, by selects, by a form, or as it was typed."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from bot.click import OPEN, Personal
from bot.hours import DAYS, EVERY_DAY, read_span, since, until
from bot.outcome import Refusal, Refused
from bot.own_time import SHOWS
from bot.personal import Asking, Press
from bot.present import own_hours as screens
from bot.present.screen import Screen
from bot.profiles import Profiles, hours_of, wake, wake_as_usual
from bot.time_of_day import read_time
from data.log import UserId
from data.people import Profile, Span

_MINUTES: Final = re.compile(r"[0-9]{1,4}")


def set_hours(days: str | None, start: str | None, end: str | None) -> Personal:
    """Return what ``/me hours`` does, with the days, as ``DAYS`` has them, and two times of day."""
    return Personal(screens.SCREEN, OPEN, (days or "", start or "", end or ""))


class OwnHours:
    """Answers for the page of somebody's waking hours."""

    def __init__(self, profiles: Profiles) -> None:
        self._profiles = profiles

    async def page(self, press: Press) -> Screen | Asking:
        """Show the page, changed as was asked for.

        ``Refusal``: HOURS_WITHOUT_ZONE, HOURS_TOO_FEW, NO_TIME_OF_DAY, UNKNOWN.
        """
        match press:
            case Press(action=action, args=args, values=(), user=int(user)) if action in SHOWS:
                return await self._opened(user, args if action == OPEN else ())
            case Press(action=screens.FOR, args=(), values=(days,), user=int(user)):
                return await self._shown(user, _known(days))
            case Press(action=screens.USUAL, args=(), values=(), user=int(user)):
                profile = await self._profiles.change(user, wake_as_usual)
                return screens.hours_page(profile, note=screens.kept_usual())
            case Press(action=screens.WRITE, args=(days,), values=(), user=int()):
                return Asking(screens.form(), screens.asked(_known(days)))
            case Press(args=(days,), values=(value,), user=int(user)):
                return await self._kept(user, _known(days), _change(press.action, value))
            case _:
                raise Refusal(Refused.UNKNOWN)

    async def _opened(self, user: UserId, args: tuple[str, ...]) -> Screen:
        """Show the page, changed as a command says where that says a time."""
        match args:
            case () | ("", "", ""):
                return await self._shown(user, None)
            case days, "", "":
                return await self._shown(user, _known(days))
            case days, start, end:
                return await self._kept(user, _known(days or EVERY_DAY), _typed(start, end))
            case _:
                raise Refusal(Refused.UNKNOWN)

    async def _shown(self, user: UserId, days: str | None) -> Screen:
        return screens.hours_page(await self._profiles.read(user), days)

    async def _kept(self, user: UserId, days: str, change: Callable[[Span], Span]) -> Screen:
        """Change the hours of some days alike, from those of the first."""

        def changed(before: Profile) -> Profile:
            first, *_ = DAYS[days]
            return wake(before, DAYS[days], change(hours_of(before)[first]))

        profile = await self._profiles.change(user, changed)
        note = screens.kept(days, hours_of(profile)[DAYS[days][0]])
        return screens.hours_page(profile, days, note)


def _change(action: str, value: str) -> Callable[[Span], Span]:
    """Read what a select or the form says."""
    match action:
        case screens.WRITE:
            span = read_span(value)
            return lambda _: span
        case screens.FROM:
            start = _minutes(value)
            return lambda was: since(was, start)
        case screens.UNTIL:
            end = _minutes(value)
            return lambda was: Span(was.start, end)
        case _:
            raise Refusal(Refused.UNKNOWN)


def _typed(start: str, end: str) -> Callable[[Span], Span]:
    """Read the times of a command, of which one may be missing."""
    first = read_time(start) if start else None
    last = read_time(end) if end else None

    def change(was: Span) -> Span:
        if last is None:
            return since(was, was.start if first is None else first)
        return until(was if first is None else Span(first, 0), last)

    return change


def _known(days: str) -> str:
    if days not in DAYS:
        raise Refusal(Refused.UNKNOWN)
    return days


def _minutes(value: str) -> int:
    if not _MINUTES.fullmatch(value):
        raise Refusal(Refused.UNKNOWN)
    return int(value)
