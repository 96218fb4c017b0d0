"""What a server's admins have set: its presets, and one change at a time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from bot.locks import Locks
from bot.outcome import Refusal, Refused
from bot.present.names import size, visible
from data.books import Called, Preset, Server
from data.people import Language
from data.store import Store
from engine.catalog import Options

PRESETS: Final = 10
"""So many sets of rules a server can save."""

NAME: Final = 40
"""So many characters the name of a preset, a game or a server's nights has at the most."""

Change = Callable[[Server], Server]
"""What an admin changes, as a pure function; it may refuse."""


class Servers:
    """Reads what servers have set, and changes it without losing anybody else's change."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._locks = Locks()

    async def read(self, server: int) -> Server:
        """Return what the admins of ``server`` have set."""
        return await self._store.server(server)

    async def change(self, server: int, change: Change) -> Server:
        """Keep and return what ``change`` makes of the settings; what it raises changes nothing."""
        async with self._locks.of(server):
            changed = change(await self._store.server(server))
            await self._store.put_server(changed)
            return changed

    async def saw(self, server: int, locale: Language | None) -> None:
        """Keep the language that Discord shows for a server, where that is another one."""
        if (await self.read(server)).locale is not locale:
            await self.change(server, lambda settings: replace(settings, locale=locale))


def save_preset(server: Server, name: str, options: Options) -> Server:
    """Save options under a name, in the place of those that had it, in whatever case.

    ``Refusal`` PRESET_NAME for none or a long one, PRESETS_FULL where all names are taken.
    """
    saved = Preset(_checked(name), options)
    others = tuple(each for each in server.presets if not _same(each.name, saved.name))
    if len(others) >= PRESETS:
        raise Refusal(Refused.PRESETS_FULL, most=PRESETS)
    default = default_of(server, options.game)
    kept = replace(
        server,
        presets=(*others, saved),
        defaults=tuple(each for each in server.defaults if not _same(each, saved.name)),
    )
    if default is not None and _same(default.name, saved.name):
        return choose_preset(kept, options.game, saved.name)
    return kept


def remove_preset(server: Server, name: str) -> Server:
    """Forget a preset, also as a default; ``Refusal`` NO_PRESET for one that is not there."""
    gone = preset_of(server, name)
    return replace(
        server,
        presets=tuple(each for each in server.presets if each != gone),
        defaults=tuple(each for each in server.defaults if each != gone.name),
    )


def choose_preset(server: Server, game: str, name: str | None) -> Server:
    """Let new tables of a game, by its key, begin with a preset or (``None``) as usual.

    ``Refusal`` NO_PRESET for a name that this game has none of.
    """
    own = {preset.name for preset in presets_of(server, game)}
    others = tuple(each for each in server.defaults if each not in own)
    chosen = () if name is None else (preset_of(server, name, game).name,)
    return replace(server, defaults=(*others, *chosen))


def default_of(server: Server, game: str) -> Preset | None:
    """Return the preset that new tables of a game, by its key, begin with."""
    own = presets_of(server, game)
    return next((preset for preset in own if preset.name in server.defaults), None)


def allow_nights(server: Server, *, allowed: bool) -> Server:
    """Let nights for forfeits be opened, or not; what they are called stays."""
    return replace(server, night=allowed)


def name_nights(server: Server, name: str | None) -> Server:
    """Call the nights by a name of the server's own, or (``None``) as usual.

    ``Refusal`` PRESET_NAME for one that shows nothing, or a long one.
    """
    return replace(server, night_name="" if name is None else _checked(name))


def called(server: Server | None, game: str) -> str:
    """Return what a server calls a game, by its key, raw; empty is as usual."""
    own = () if server is None else server.games
    return next((each.name for each in own if each.game == game), "")


def name_game(server: Server, game: str, name: str | None) -> Server:
    """Call a game, by its key, by a name of the server's own, or (``None``) as usual.

    ``Refusal`` PRESET_NAME for one that shows nothing, or a long one.
    """
    others = tuple(each for each in server.games if each.game != game)
    own = () if name is None else (Called(game, _checked(name)),)
    return replace(server, games=(*others, *own))


def speak(server: Server, language: Language | None) -> Server:
    """Tell the channels in a language, or (``None``) in that which Discord shows for the server."""
    return replace(server, language=language)


def spoken(server: Server) -> Language:
    """Return the language in which a server's channels are told."""
    return server.language or server.locale or Language.ENGLISH


def presets_of(server: Server, game: str) -> tuple[Preset, ...]:
    """Return the presets of one game, by its key."""
    return tuple(preset for preset in server.presets if preset.options.game == game)


def preset_of(server: Server, name: str, game: str | None = None) -> Preset:
    """Find a preset, of one game where its key is given, by its name in whatever case.

    ``Refusal`` NO_PRESET with those there are.
    """
    presets, wanted = server.presets if game is None else presets_of(server, game), visible(name)
    for preset in presets:
        if _same(preset.name, wanted):
            return preset
    names = tuple(preset.name for preset in presets)
    raise Refusal(Refused.NO_PRESET, preset=name, presets=names)


def _checked(text: str) -> str:
    name = visible(text)
    if not 1 <= size(name) <= NAME:
        raise Refusal(Refused.PRESET_NAME, most=NAME)
    return name


def _same(one: str, other: str) -> bool:
    return one.casefold() == other.casefold()
