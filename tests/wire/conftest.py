"""A running stand-in for each test, and a little bot on it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass

import discord
import pytest
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from tests.wire.client import Person, Wire, stand_in
from tests.wire.little import Little, logged_in
from tests.wire.process import Nursery


@dataclass(frozen=True, slots=True)
class Place:
    """A guild with a channel and somebody in it."""

    wire: Wire
    guild: int
    channel: int
    ada: Person


@pytest.fixture(scope="session")
def process() -> Iterator[int]:
    with stand_in() as port:
        yield port


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    with Nursery.open() as nursery:
        yield nursery


@pytest.fixture
async def wire(process: int) -> AsyncIterator[Wire]:
    async with Wire.at(process) as first, Wire.at(await first.sibling()) as wire:
        yield wire


@pytest.fixture
async def place(wire: Wire) -> Place:
    guild = await wire.guild()
    return Place(wire, guild, await wire.channel(guild), await wire.person("Ada"))


@pytest.fixture
def to_wire(wire: Wire, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lead this process's discord.py to the stand-in."""
    monkeypatch.setattr(Route, "BASE", wire.api_url)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(wire.gateway_url))


@pytest.fixture
async def little(place: Place, to_wire: None) -> AsyncIterator[Little]:  # noqa: ARG001
    async with logged_in() as client:
        yield client


@pytest.fixture
def channel(place: Place, little: Little) -> discord.TextChannel:
    found = little.get_channel(place.channel)
    assert isinstance(found, discord.TextChannel)
    return found
