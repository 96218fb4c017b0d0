"""People, channels and tables in play on a stand-in for Discord, and clicks on them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import cycle
from math import ceil
from pathlib import Path
from typing import TypeVar

import aiohttp

from benchmarks.games import begun, tables_of
from bot.click import Control
from bot.present.limits import custom_id
from bot.tables import Tables
from data.books import Server
from data.log import Place, UserId
from data.sqlite import SqliteStore
from data.store import Person as Named
from tests.wire.client import Person, Wire
from tests.wire.seen import Ack, Json, Seen
from tests.wire.server import TOKEN
from tests.wire.standin.limits import GALLERY
from tests.wire.standin.world import V2

T = TypeVar("T")

SEATS, AT_ONCE = 8, 16
QUIET_SECONDS = 0.5
SETS, CHANNELS = 8, 8
"""So many sets of people, who play with each other, and so many channels to play in."""


@dataclass(frozen=True, slots=True)
class Town:
    """A guild with channels, and people in sets of ``SEATS``."""

    wire: Wire
    guild: int
    channels: tuple[int, ...]
    sets: tuple[tuple[Person, ...], ...]


@dataclass(frozen=True, slots=True)
class Seal:
    """A press of Seal that somebody can make now: one durable decision."""

    person: Person
    control: Control


@dataclass(frozen=True, slots=True)
class Hand:
    """A message with the control that somebody presses on it."""

    person: Person
    message: Seen
    custom_id: str

    async def press(self) -> Ack:
        """Press it; return once it is acknowledged."""
        return await self.person.press(self.message, self.custom_id)


async def built(wire: Wire) -> Town:
    """Make all that is there beside the bot."""
    guild = await wire.guild()
    channels = [await wire.channel(guild, f"games-{n}") for n in range(CHANNELS)]
    people = [await wire.person(f"Player {n}") for n in range(SETS * SEATS)]
    sets = (tuple(people[n : n + SEATS]) for n in range(0, len(people), SEATS))
    return Town(wire, guild, tuple(channels), tuple(sets))


async def laid_out(town: Town, database: Path, number: int) -> list[Seal]:
    """Store games under way with so many seals to be pressed, whose cards are picked.

    The seal that closes a round deals the next one and is another thing: it is left out.
    """
    store = await SqliteStore.open(database)
    try:
        await store.put_server(Server(town.guild, tables_here=0, tables_each=0))
        tables = tables_of(store)
        games = range(ceil(number / (SEATS - 1)))
        seals = [await _begun(tables, store, town, game) for game in games]
        return [seal for seat in zip(*seals, strict=True) for seal in seat][:number]
    finally:
        await store.close()


async def _begun(tables: Tables, store: SqliteStore, town: Town, number: int) -> list[Seal]:
    people = town.sets[number % SETS]
    named = [Named(UserId(person.id), person.name) for person in people]
    channel = town.channels[number % CHANNELS]
    seal = await begun(tables, store, Place(channel, town.guild), named)
    return [Seal(person, seal) for person in people[:-1]]


async def hands(town: Town, seals: Iterable[Seal]) -> list[Hand]:
    """Let everybody have their hand shown in private, once the channels are told of all games."""
    await settled(town.wire)
    posts = {
        Control(int(table), int(step), "seal"): post
        for channel in town.channels
        for post in await town.wire.messages(channel)
        for _, table, step, *_ in (str(each["custom_id"]).split(":") for each in post.controls())
    }
    return await gathered(partial(_shown, seal, posts[seal.control]) for seal in seals)


async def _shown(seal: Seal, post: Seen) -> Hand:
    control = seal.control
    ack = await seal.person.press(post, custom_id(replace(control, action="hand")))
    if ack.message is None or ack.message.button(custom_id(control)) is None:
        raise ValueError(f"no hand to seal was shown: {ack.text}")
    return Hand(seal.person, ack.message, custom_id(control))


async def copied(town: Town, hands: Sequence[Hand]) -> list[Hand]:
    """Post messages with the texts and controls of hands, without their pictures."""
    url = f"{town.wire.api_url}/channels/{town.channels[0]}/messages"
    headers = {"Authorization": f"Bot {TOKEN}"}
    async with aiohttp.ClientSession(headers=headers) as session:
        for hand in hands:
            body = {"flags": V2, "components": _without_pictures(hand.message.now.components)}
            async with session.post(url, json=body) as response:
                response.raise_for_status()
    posts = await town.wire.messages(town.channels[0])
    pairs = zip(cycle(person for each in town.sets for person in each), posts, hands)
    return [Hand(person, post, hand.custom_id) for person, post, hand in pairs]


def _without_pictures(components: Iterable[Json]) -> list[Json]:
    return [
        {**each, "components": _without_pictures(each["components"])}
        if "components" in each
        else each
        for each in components
        if each["type"] != GALLERY
    ]


async def settled(wire: Wire) -> None:
    """Wait until nothing has happened for a while."""
    seen = -1
    while seen != (now := (await wire.state()).records):
        seen = now
        await asyncio.sleep(QUIET_SECONDS)


async def gathered(work: Iterable[Callable[[], Awaitable[T]]]) -> list[T]:
    """Do all work, some of it at once."""
    room = asyncio.Semaphore(AT_ONCE)

    async def done(one: Callable[[], Awaitable[T]]) -> T:
        async with room:
            return await one()

    return await asyncio.gather(*map(done, work))
