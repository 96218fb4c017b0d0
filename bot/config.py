"""The page of a server's settings: who may change what, and that all of it exists."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from bot.click import OPEN, Personal
from bot.outcome import Refusal, Refused
from bot.personal import Asking, Press
from bot.present.config import (
    AUTOMATIC,
    NAMED,
    ROOM,
    SAVED,
    SCREEN,
    USUAL,
    config,
    gone,
    name_in,
)
from bot.present.config_games import (
    game_page,
    name_asked,
    name_form,
    night_asked,
    night_form,
    saved_rules,
)
from bot.present.games import SCREENS, game_name
from bot.present.names import escape
from bot.present.own import SHOW
from bot.present.own_reading import LANGUAGES
from bot.present.poker_night.names import night_name
from bot.present.screen import Screen
from bot.present.texts import PACES
from bot.servers import (
    Change,
    Servers,
    allow_nights,
    choose_preset,
    name_game,
    name_nights,
    remove_preset,
    speak,
    spoken,
)
from bot.tongue import say
from data.books import Server
from data.log import Absence, Pace
from data.people import Language
from engine.indian_poker.options import NightOptions

Known = frozenset[int] | None
"""The channels of a server in which tables can be opened; ``None``: not known now."""

OPENS: Final = Personal(SCREEN, OPEN)
"""What ``/config`` does."""


_NIGHTS: Final = frozenset({"night", "night_name", "night_unnamed"})
_OF_A_GAME: Final = frozenset({"default", "name", "unname"})
"""What is changed on a page behind the first, which is shown again."""


class Config:
    """Answers for the page. ``channels`` tells those of a server, see ``Courier.channels``.

    ``renew`` hears of a server that is told otherwise from now on.
    """

    def __init__(
        self, servers: Servers, channels: Callable[[int], Known], renew: Callable[[int], None]
    ) -> None:
        self._servers = servers
        self._channels = channels
        self._renew = renew

    async def page(self, press: Press) -> Screen | Asking:
        """Show the page, changed as was asked for; or ask for a name.

        ``Refusal``: ONLY_SERVER, NOT_ADMIN, NO_CHANNEL, NO_PRESET, PRESET_NAME, NOT_NOW,
        UNKNOWN.
        """
        if press.server is None:
            raise Refusal(Refused.ONLY_SERVER)
        if not press.manager:
            raise Refusal(Refused.NOT_ADMIN)
        match press.action, press.args, press.values:
            case "game", _, ():
                return game_page(await self._servers.read(press.server), _game(press))
            case action, _, () if action in {OPEN, SHOW, SAVED}:
                return self._page(press, await self._servers.read(press.server), None)
            case "night_name", (), ():
                return Asking(night_form(), night_asked())
            case "name", _, ():
                return Asking(name_form(), name_asked(_named_game(press)))
            case "language", (), (language,):
                return await self._speak(press, press.server, language)
            case _:
                change, note = _change(press, self._channels(press.server))
                return self._page(press, await self._servers.change(press.server, change), note)

    def _page(self, press: Press, server: Server, note: str | None) -> Screen:
        """Return the page on which a control is, or to which it leads."""
        if press.action in {SAVED, "remove"}:
            return saved_rules(server, note)
        if press.action in _NIGHTS:
            return game_page(server, NightOptions().game, note)
        if press.action in _OF_A_GAME:
            return game_page(server, _game(press), note)
        return config(server, self._channels(server.id), note)

    async def _speak(self, press: Press, number: int, value: str) -> Screen:
        """Tell the channels in another language, also what stands there already."""
        language = _language(value)
        server = await self._servers.change(number, lambda was: speak(was, language))
        self._renew(number)
        called = say(LANGUAGES[spoken(server)])
        return self._page(press, server, say("config-now_language", language=called))


def _language(value: str) -> Language | None:
    if value != AUTOMATIC and value not in set(Language):
        raise Refusal(Refused.UNKNOWN)
    return None if value == AUTOMATIC else Language(value)


def _change(press: Press, known: Known) -> tuple[Change, str]:
    """Read what an admin asks for, and say it; a value that nobody offered is refused."""
    match press.action, press.values:
        case "channels", ids:
            channels = _existing(ids, known)
            return lambda server: replace(server, channels=channels), _allowing(channels)
        case "forget", ():
            return lambda server: _forget(server, known), say("config-now_forgotten")
        case "default", (value,):
            game, name = _game(press), None if value == USUAL else _named(value)
            return lambda server: choose_preset(server, game, name), _beginning(game, name)
        case "remove", (value,):
            removed = _named(value)
            return lambda server: remove_preset(server, removed), _removing(removed)
        case _:
            return _name_change(press)


def _name_change(press: Press) -> tuple[Change, str]:
    match press.action, press.values:
        case "name", (name,):
            game = _named_game(press)
            return lambda server: name_game(server, game, name), _naming(game, name)
        case "unname", ():
            game = _named_game(press)
            return lambda server: name_game(server, game, None), _naming(game, "")
        case _:
            return _time_change(press)


def _time_change(press: Press) -> tuple[Change, str]:
    match press.action, press.values:
        case "pace", (text,) if text in set(PACES):
            pace = Pace(text)
            return lambda server: replace(server, pace=pace), say(
                "config-now_pace", pace=pace.value
            )
        case "absence", (text,) if text in set(Absence):
            absence = Absence(text)
            return lambda server: replace(server, absence=absence), _missing(absence)
        case (("tables_here" | "tables_each" as where), (text,)) if text in set(map(str, ROOM)):
            return _room(where, int(text))
        case _:
            return _night_change(press)


def _room(where: str, most: int) -> tuple[Change, str]:
    """Let so many tables be open, in one channel or of one host."""
    if where == "tables_here":
        said = say("config-now_here", most=most) if most else say("config-now_here_any")
        return lambda server: replace(server, tables_here=most), said
    said = say("config-now_each", most=most) if most else say("config-now_each_any")
    return lambda server: replace(server, tables_each=most), said


def _night_change(press: Press) -> tuple[Change, str]:
    match press.action, press.args, press.values:
        case "night", ("on" | "off" as switch,), ():
            allowed = switch == "on"
            return lambda server: allow_nights(server, allowed=allowed), _nights(allowed=allowed)
        case "night_name", (), (name,):
            return lambda server: name_nights(server, name), _calling(name)
        case "night_unnamed", (), ():
            return lambda server: name_nights(server, None), _calling("")
        case _:
            raise Refusal(Refused.UNKNOWN)


def _existing(ids: tuple[str, ...], known: Known) -> tuple[int, ...]:
    if known is None:
        raise Refusal(Refused.NOT_NOW)
    by_id = {str(channel): channel for channel in known}
    if not by_id.keys() >= set(ids):
        raise Refusal(Refused.NO_CHANNEL)
    return tuple(dict.fromkeys(by_id[each] for each in ids))


def _forget(server: Server, known: Known) -> Server:
    lost = gone(server, known)
    return replace(server, channels=tuple(c for c in server.channels if c not in lost))


def _named(value: str) -> str:
    name = name_in(value)
    if name is None:
        raise Refusal(Refused.UNKNOWN)
    return name


def _allowing(channels: tuple[int, ...]) -> str:
    return say("config-now_some" if channels else "config-now_every")


def _missing(absence: Absence) -> str:
    return say("config-now_late", absence=absence.value)


def _game(press: Press) -> str:
    """Return the key of the game that a control is about."""
    match press.args:
        case (game,) if game in SCREENS:
            return game
        case _:
            raise Refusal(Refused.UNKNOWN)


def _named_game(press: Press) -> str:
    """Return the same for a game that a server can name."""
    if (game := _game(press)) not in NAMED:
        raise Refusal(Refused.UNKNOWN)
    return game


def _naming(game: str, name: str) -> str:
    called = escape(name) if name else game_name(game)
    return say("config-now_named", game=game_name(game), name=called)


def _beginning(game: str, name: str | None) -> str:
    if name is None:
        return say("config-now_usual", game=game_name(game))
    return say("config-now_begin", game=game_name(game), rules=escape(name))


def _removing(name: str) -> str:
    return say("config-now_removed", rules=escape(name))


def _nights(*, allowed: bool) -> str:
    return say("config-now_allowed" if allowed else "config-now_forbidden")


def _calling(name: str) -> str:
    return say("config-now_called", night=night_name(name))
