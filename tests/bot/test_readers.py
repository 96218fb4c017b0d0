"""Who reads: a choice goes before what Discord shows, and looking writes nothing."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.posting import alerts
from bot.present.screen import Screen
from bot.profiles import Profiles
from bot.reader import Reader, reader, reader_of, reading
from bot.readers import Met, Readers, language_of
from bot.servers import Servers, speak
from bot.tongue import say
from data.books import Server
from data.digests import Digest
from data.log import Place
from data.memory import MemoryStore
from data.people import Language, Profile
from data.store import StoreUnavailable
from tests.bot.fakes import ManualClock
from tests.bot.present import scenes

ADA, HOME = 1, 10
DE, EN, ES = Language.GERMAN, Language.ENGLISH, Language.SPANISH


class Counting(MemoryStore):
    """A store that counts what is written about people and servers, or is not to be had."""

    def __init__(self) -> None:
        super().__init__()
        self.written = 0
        self.away = self.full = False

    async def profiles(self, users: tuple[int, ...]) -> dict[int, Profile]:
        if self.away:
            raise StoreUnavailable
        return await super().profiles(users)

    async def put_profile(self, profile: Profile, digest: Digest | None = None) -> None:
        self._write()
        await super().put_profile(profile, digest)

    async def put_server(self, server: Server) -> None:
        self._write()
        await super().put_server(server)

    def _write(self) -> None:
        if self.full:
            raise StoreUnavailable
        self.written += 1


def readers(store: MemoryStore) -> Readers:
    return Readers(Profiles(store, ManualClock()), Servers(store))


def test_commands_are_named_as_the_readers_discord_does() -> None:
    profile = Profile(ADA, language=DE)
    with reading(reader_of(profile)):
        assert "`/me export`" in say("imprint-privacy")
        assert "Datenschutz" in say("imprint-privacy")
    with reading(reader_of(replace(profile, locale=DE))):
        assert "`/ich export`" in say("imprint-privacy")
    with reading(reader_of(replace(profile, locale=ES))):
        assert "`/yo exportar`" in say("imprint-privacy")


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        *(("de", DE), ("de-AT", DE), ("es-ES", ES), ("es-419", ES)),
        *(("en-US", None), ("en-GB", None), ("fr", None), ("zh-TW", None), ("", None)),
    ],
)
def test_a_locale_stands_for_its_language(locale: str, language: Language | None) -> None:
    assert language_of(locale) is language


async def test_a_locale_is_noted_when_it_changes_and_a_press_writes_nothing_else() -> None:
    store = Counting()
    met = readers(store).met
    for _ in range(3):
        assert await met(Met(ADA, "en-US", HOME, "en-US")) == Reader()
    assert (store.written, await store.profiles((ADA,))) == (0, {})
    for _ in range(3):
        assert await met(Met(ADA, "es-419", HOME, "de")) == Reader(ES)
    assert store.written == 2
    assert (await store.profiles((ADA,)))[ADA] == Profile(ADA, locale=ES)
    assert await store.server(HOME) == Server(HOME, locale=DE)
    for _ in range(3):
        assert await met(Met(ADA, "fr", HOME, "fr")) == Reader()
    assert store.written == 4


async def test_a_choice_goes_before_what_discord_shows() -> None:
    store = MemoryStore()
    chosen = Profile(ADA, language=DE, words=True, pictures=False)
    await store.put_profile(chosen)
    wanted = Reader(DE, pictures=False, words=True, commands=ES)
    assert await readers(store).met(Met(ADA, "es-ES")) == wanted
    assert (await store.profiles((ADA,)))[ADA] == replace(chosen, locale=ES)
    assert await readers(store).of(ADA) == wanted
    assert await readers(store).of(2) == Reader()


async def test_a_channel_is_read_by_everybody_there_and_a_dm_by_its_person() -> None:
    store = MemoryStore()
    table = replace(scenes.table(2), host=ADA, place=Place(5, HOME))
    await store.put_profile(Profile(ADA, language=ES, words=True))
    at = readers(store).at
    assert await at(table) == Reader()
    await Servers(store).saw(HOME, DE)
    assert await at(table) == Reader(DE)
    await Servers(store).change(HOME, lambda settings: speak(settings, EN))
    assert await at(table) == Reader(EN)
    assert await at(replace(table, place=Place(5, None))) == Reader(ES, words=True, commands=EN)


async def test_without_the_store_somebody_reads_as_their_discord_shows() -> None:
    store = Counting()
    await store.put_profile(Profile(ADA, language=ES))
    store.full = True
    assert await readers(store).met(Met(ADA, "de", HOME, "de")) == Reader(ES, commands=DE)
    store.away = True
    assert await readers(store).met(Met(ADA, "de", HOME, "de")) == Reader(DE)


def test_an_alert_is_known_in_every_language() -> None:
    with reading(Reader(DE, words=True)):
        known = alerts(lambda: Screen((), alert=say("words-points", number=2)))
        assert known == {"2 points", "2 Punkte", "2 puntos"}
        assert reader() == Reader(DE, words=True)
    assert alerts(lambda: Screen(())) == frozenset()
