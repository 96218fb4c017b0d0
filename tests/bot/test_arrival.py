"""A server is greeted once, where that is possible, and nobody is called."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bot.arrival import TRIED, Arrival
from bot.courier import ChannelGone, Forbidden, TryLater
from bot.present.arrival import arrival
from bot.present.limits import problems
from bot.profiles import Profiles
from bot.reader import Reader, reading
from bot.readers import Readers
from bot.servers import Servers
from data.memory import MemoryStore
from data.people import Language
from tests.bot.fakes import ManualClock, Pigeon
from tests.bot.present.reading import body, labels

SERVER, HALL, OTHER = 6000, 7000, 7001


class Place:
    """A store, and what a bot started on it would post."""

    def __init__(self) -> None:
        self.store = MemoryStore()
        self.pigeon = Pigeon()

    async def greet(self, *channels: int, locale: str = "en-US") -> list[str]:
        """Start a bot anew, let it join, and return the texts of all its posts so far."""
        servers, clock = Servers(self.store), ManualClock()
        readers = Readers(Profiles(self.store, clock), servers)
        await Arrival(self.pigeon, servers, readers).greet(SERVER, channels, locale)
        return [body(message.screen) for message in self.pigeon.messages.values()]

    @property
    def channels(self) -> list[int]:
        return [message.channel for message in self.pigeon.messages.values()]


@pytest.mark.parametrize("language", Language)
def test_it_names_what_to_do_first_in_each_language(language: Language) -> None:
    with reading(Reader(language)):
        screen = arrival()
    assert problems(screen) == ()
    assert screen.alert is None
    assert screen.mentions == ()
    assert len(labels(screen)) == 3
    assert body(screen).count("`/") == 6


async def test_a_server_is_greeted_once_however_often_the_bot_comes() -> None:
    place = Place()
    [text] = await place.greet(HALL, OTHER)
    assert "`/tutorial`" in text
    assert "`/config`" in text
    assert await place.greet(HALL, OTHER) == [text]
    assert place.channels == [HALL]
    assert (await place.store.server(SERVER)).welcomed


@pytest.mark.parametrize("refusal", [Forbidden("Send Messages"), ChannelGone()])
async def test_it_goes_to_the_first_channel_that_takes_it(refusal: Exception) -> None:
    place = Place()
    place.pigeon.fault_at = ("post", HALL, refusal)
    await place.greet(HALL, OTHER)
    assert place.channels == [OTHER]


async def test_where_none_takes_it_nothing_is_said_and_it_is_tried_at_the_next_invitation() -> None:
    place = Place()
    place.pigeon.gone = set(range(TRIED))
    assert await place.greet() == []
    assert await place.greet(*range(TRIED), OTHER) == [], "no more refusals than are harmless"
    assert not (await place.store.server(SERVER)).welcomed
    assert len(await place.greet(OTHER)) == 1


async def test_a_failure_of_discord_is_no_reason_to_try_elsewhere() -> None:
    place = Place()
    place.pigeon.fault_at = ("post", HALL, TryLater())
    assert await place.greet(HALL, OTHER) == []


async def test_it_is_said_in_the_servers_language() -> None:
    place = Place()
    [text] = await place.greet(HALL, locale="de")
    assert "Hallo" in text
    chosen = Place()
    await chosen.store.put_server(
        replace(await chosen.store.server(SERVER), language=Language.SPANISH)
    )
    [text] = await chosen.greet(HALL, locale="de")
    assert "Hola" in text


async def test_two_invitations_at_once_are_greeted_once() -> None:
    place = Place()
    servers, clock = Servers(place.store), ManualClock()
    arriving = Arrival(place.pigeon, servers, Readers(Profiles(place.store, clock), servers))
    await asyncio.gather(*(arriving.greet(SERVER, [HALL], "en-US") for _ in range(2)))
    assert place.channels == [HALL]
