"""``/me language`` and ``/me display``: how a person reads, by selects or as it was typed."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.click import OPEN, Personal
from bot.outcome import Refusal, Refused
from bot.own_time import SHOWS
from bot.personal import Press
from bot.present import own_reading as screens
from bot.present.own import kept
from bot.present.screen import Screen
from bot.profiles import Change, Profiles
from bot.reader import reader_of, reading
from data.people import Language, Profile

_ON, _OFF, _AS_IT_IS = "on", "off", ""
_SWITCHES = {_ON: True, _OFF: False, _AS_IT_IS: None}


@dataclass(frozen=True, slots=True)
class Display:
    """What somebody wants to be shown how; what is ``None`` stays as it is."""

    pictures: bool | None = None
    narrow: bool | None = None
    words: bool | None = None
    two_colours: bool | None = None


def set_language(language: str | None) -> Personal:
    """Return what ``/me language`` does, with the language's code or ``AUTOMATIC``."""
    return Personal(screens.SCREEN, OPEN, () if language is None else (language,))


def set_display(display: Display) -> Personal:
    """Return what ``/me display`` does."""
    written = {said: switch for switch, said in _SWITCHES.items()}
    wanted = (display.pictures, display.narrow, display.words, display.two_colours)
    return Personal(screens.SCREEN, OPEN, tuple(written[each] for each in wanted))


class OwnReading:
    """Answers for the page of how somebody reads."""

    def __init__(self, profiles: Profiles) -> None:
        self._profiles = profiles

    async def page(self, press: Press) -> Screen:
        """Show the page, changed as was asked for, and as it is read from now on.

        ``Refusal`` UNKNOWN.
        """
        match press:
            case Press(action=action, args=(), values=(), user=int(user)) if action in SHOWS:
                return screens.reading_page(await self._profiles.read(user))
            case Press(action=action, args=args, values=(), user=int(user)) if action == OPEN:
                change = _spoken(*args) if len(args) == 1 else _typed(args)
            case Press(action=screens.LANGUAGE, args=(), values=(language,), user=int(user)):
                change = _spoken(language)
            case Press(action=screens.DISPLAY, args=(), values=picked, user=int(user)):
                change = _picked(picked)
            case _:
                raise Refusal(Refused.UNKNOWN)
        before = await self._profiles.read(user)
        after = await self._profiles.change(user, change)
        with reading(reader_of(after)):
            return screens.reading_page(after, None if after == before else kept())


def _spoken(language: str) -> Change:
    if language == screens.AUTOMATIC:
        return lambda before: replace(before, language=None)
    if language not in set(Language):
        raise Refusal(Refused.UNKNOWN)
    return lambda before: replace(before, language=Language(language))


def _picked(values: tuple[str, ...]) -> Change:
    """Read the select: what was picked is otherwise than usual, the rest is as usual."""
    chosen = {*values}
    if not chosen <= {screens.TEXT, screens.NARROW, screens.WORDS, screens.COLOURS}:
        raise Refusal(Refused.UNKNOWN)
    return _shown(
        Display(
            pictures=screens.TEXT not in chosen,
            narrow=screens.NARROW in chosen,
            words=screens.WORDS in chosen,
            two_colours=screens.COLOURS in chosen,
        )
    )


def _typed(switches: tuple[str, ...]) -> Change:
    match [_SWITCHES[each] for each in switches if each in _SWITCHES]:
        case [pictures, narrow, words, two_colours]:
            return _shown(Display(pictures, narrow, words, two_colours))
        case _:
            raise Refusal(Refused.UNKNOWN)


def _shown(display: Display) -> Change:
    def change(before: Profile) -> Profile:
        return replace(
            before,
            pictures=_or(display.pictures, before.pictures),
            narrow=_or(display.narrow, before.narrow),
            words=_or(display.words, before.words),
            two_colours=_or(display.two_colours, before.two_colours),
        )

    return change


def _or(said: bool | None, was: bool) -> bool:  # noqa: FBT001  two truth values, in this order
    return was if said is None else said
