"""Who reads: a person as they have chosen, a channel as its server has."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final

from bot.profiles import Profiles
from bot.reader import Reader, reader_of
from bot.servers import Servers, spoken
from data.log import Table, UserId
from data.people import Language
from data.store import StoreUnavailable

_LANGUAGES: Final = {language.value: language for language in Language}


@dataclass(frozen=True, slots=True)
class Met:
    """Who pressed something, and the locales that their Discord and their server showed by it.

    ``server`` and ``around``, its locale, are ``None`` outside a server.
    """

    user: UserId
    locale: str
    server: int | None = None
    around: str | None = None


class Readers:
    """Tells who reads what is written to a person, or in a channel."""

    def __init__(self, profiles: Profiles, servers: Servers) -> None:
        self._profiles = profiles
        self._servers = servers

    async def of(self, user: UserId) -> Reader:
        """Return how a person reads: by their choice, else in the language of their Discord."""
        return reader_of(await self._profiles.read(user))

    async def at(self, table: Table) -> Reader:
        """Return who reads in a table's channel: in a DM, the person with whom it is."""
        server = table.place.server
        return await (self.of(table.host) if server is None else self.within(server))

    async def within(self, server: int) -> Reader:
        """Return who reads in a server's channels: everybody there, so only a language is known."""
        return Reader(spoken(await self._servers.read(server)))

    async def met(self, met: Met) -> Reader:
        """Return how somebody reads who is there now; note the locales where they have changed.

        Where the store is not to be had, what their Discord shows is what they read.
        """
        shown = language_of(met.locale)
        try:
            profile = await self._profiles.read(met.user)
        except StoreUnavailable:
            return Reader(shown or Language.ENGLISH)
        with suppress(StoreUnavailable):  # then it is noted the next time
            if profile.locale is not shown:
                await self._profiles.saw(met.user, shown)
            if met.server is not None:
                await self._servers.saw(met.server, language_of(met.around or ""))
        return reader_of(replace(profile, locale=shown))


def language_of(locale: str) -> Language | None:
    """Return the language of a locale (``"es-419"``); ``None`` for English, and for an unknown one.

    English is what is spoken without a locale, so most people leave nothing to note.
    """
    language = _LANGUAGES.get(locale.partition("-")[0].lower())
    return None if language is Language.ENGLISH else language
