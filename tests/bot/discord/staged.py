"""A house whose outcomes a test stages, and a server with people on a real discord.py client."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from typing import Any

import simcord
from simcord import ChannelHandle, GuildHandle, InteractionResult, MemberActor, ResponseMessage
from simcord.components import walk_components

from bot.click import Click, Meant
from bot.clock import Clock
from bot.courier import Mark
from bot.discord.answering import Patience
from bot.discord.app import ChiefClient
from bot.discord.show import Interaction
from bot.membership import Membership
from bot.outcome import Outcome, Refusal, Refused, Said, Setup, Show
from bot.personal import Handlers
from bot.present.scene import Scene
from bot.present.screen import Screen
from bot.profiles import Profiles
from bot.readers import Readers
from bot.servers import Servers
from data.log import TableId, UserId
from data.memory import MemoryStore
from data.store import Dm, Person
from tests.bot.discord import contract
from tests.bot.fakes import ManualClock
from tests.bot.present import scenes

MARK = Mark("a" * 24, 4711)
HURRIED = Patience(0.15, 0.4)
UNHURRIED = Patience(answer=60, welcome=60)  # one answer each, however busy the machine is
Played = tuple[TableId, Person, Click]


def outcome(show: Show = Show.NOTE, said: Said | None = Said.SEALED, **changes: Any) -> Outcome:
    """Return an outcome at a table of four, as its first seat sees it."""
    return Outcome(7, Scene(scenes.table(4), scenes.view(4, 0), 0, {}), show, said, **changes)


@dataclass
class StagedTables:
    """Tables that note each call and answer with ``script``, which may raise."""

    script: Callable[[Played], Outcome] = lambda _played: outcome()
    played: list[Played] = field(default_factory=list)
    opened: list[tuple[Setup, Person]] = field(default_factory=list)
    scene: Scene | None = None
    table: TableId | None = 7
    slow: float = 0
    games: list[str | None] = field(default_factory=list)

    async def open(self, setup: Setup, person: Person, interaction: int | None) -> Outcome:
        self.opened.append((setup, person))
        return self.script((0, person, Click("open", interaction=interaction)))

    async def play(self, table: TableId, person: Person, click: Click) -> Outcome:
        played = (table, person, click)
        self.played.append(played)
        await asyncio.sleep(self.slow)
        return self.script(played)

    async def look(self, _table: TableId, _user: UserId | None) -> Scene:
        return self.scene or outcome().scene

    @property
    def find(self) -> StagedTables:
        return self

    async def which(
        self,
        _user: UserId,
        _channel: int | None,
        meant: Meant = Meant.OWN,
        game: str | None = None,
    ) -> TableId:
        self.games.append(game)
        if self.table is None:
            raise Refusal(Refused.NO_TABLE_HERE)
        return self.table + 1000 * [*Meant].index(meant)

    async def playing(self, _game: str | None, tables: tuple[TableId, ...]) -> tuple[TableId, ...]:
        return tables


@dataclass
class StagedTeller:
    """A teller whose welcome meets ``dm``, or fails with ``fault``, after ``slow`` seconds."""

    dm: Dm = Dm.OPEN
    fault: Exception | None = None
    slow: float = 0
    greeted: list[tuple[TableId, UserId]] = field(default_factory=list)
    hearers: list[tuple[TableId, UserId]] = field(default_factory=list)
    renewed: list[tuple[int, ...]] = field(default_factory=list)
    retried: list[int | None] = field(default_factory=list)

    async def greet(self, table: TableId, user: UserId) -> Dm:
        self.greeted.append((table, user))
        await asyncio.sleep(self.slow)
        if self.fault:
            raise self.fault
        return self.dm

    async def heard(self, table: TableId, user: UserId) -> None:
        self.hearers.append((table, user))

    def renew_in(self, channels: Iterable[int]) -> None:
        self.renewed.append(tuple(channels))

    def retry(self, server: int | None = None) -> None:
        self.retried.append(server)


@dataclass
class StagedHerald:
    """A herald whose welcome ``arrives``, or not."""

    arrives: bool = True
    greeted: list[tuple[TableId, UserId]] = field(default_factory=list)

    async def greet(self, table: TableId, user: UserId) -> bool:
        self.greeted.append((table, user))
        return self.arrives


@dataclass
class StagedArrival:
    """Notes which servers are greeted, and where that may be."""

    greeted: list[tuple[int, tuple[int, ...], str]] = field(default_factory=list)

    async def greet(self, server: int, channels: Iterable[int], locale: str) -> None:
        self.greeted.append((server, tuple(channels), locale))


@dataclass
class StagedHouse:
    """What a ``ChiefClient`` serves."""

    tables: StagedTables = field(default_factory=StagedTables)
    teller: StagedTeller = field(default_factory=StagedTeller)
    herald: StagedHerald = field(default_factory=StagedHerald)
    store: MemoryStore = field(default_factory=MemoryStore)
    screens: Handlers = field(default_factory=dict)
    clock: Clock = field(default_factory=ManualClock)
    servers: Servers = field(init=False)
    readers: Readers = field(init=False)
    membership: Membership = field(init=False)
    arrival: StagedArrival = field(default_factory=StagedArrival)
    awoken: int = 0

    def __post_init__(self) -> None:
        self.servers = Servers(self.store)
        self.readers = Readers(Profiles(self.store, self.clock), self.servers)
        self.membership = Membership(self.store, self.clock)

    def lost(self) -> None:
        """Hear that the gateway is gone."""

    def found(self) -> None:
        """Hear that it is there."""

    def awake(self) -> None:
        self.awoken += 1


@dataclass
class World:
    """A server with one channel and two people, and the bot under test."""

    env: simcord.Env
    client: ChiefClient
    house: StagedHouse
    guild: GuildHandle
    channel: ChannelHandle
    ada: MemberActor
    ben: MemberActor

    async def post(self, screen: Screen) -> Any:
        """Post a screen in the channel and return the message, to be pressed."""
        message = await self.client.courier.post(self.channel.id, screen, MARK)
        return next(found for found in self.channel.history() if found.id == message)

    def bodies(self, method: str = "POST", part: str = "") -> list[Any]:
        """Return what the bot sent to paths that hold ``part``."""
        requests = (r for r in self.env.http_requests if r.method == method)
        return [request.json for request in requests if part in request.path]


@asynccontextmanager
async def world(
    house: StagedHouse | None = None, *, patience: Patience = HURRIED
) -> AsyncIterator[World]:
    """Run a client on simcord; at the end nothing may have failed or broken Discord's rules."""
    house = house or StagedHouse()
    client = ChiefClient()
    client.serve(house, patience)
    async with simcord.run(client, settle_timeout=60) as env:
        guild = env.create_guild("Table Town")
        channel = guild.create_text_channel("table")
        ada, ben = (
            guild.add_member(env.create_user(name, global_name=name.title()))
            for name in ("ada", "ben")
        )
        await env.settle()
        yield World(env, client, house, guild, channel, ada, ben)
        assert not client._connection._view_store._views
        assert not client._connection._view_store._modals
        contract.check(env.http_requests)


@contextmanager
def unanswered(client: ChiefClient) -> Iterator[list[Interaction]]:
    """Collect what is pressed meanwhile without an answer, to be answered all at once."""
    held: list[Interaction] = []

    async def hold(interaction: Interaction) -> None:
        held.append(interaction)

    answering, client.on_interaction = client.on_interaction, hold  # type: ignore[method-assign]
    yield held
    client.on_interaction = answering  # type: ignore[method-assign]


def answers(result: InteractionResult) -> list[ResponseMessage]:
    """Return the messages with which an interaction was answered, the pressed one left out."""
    own = result.response
    pressed = own is None or own.id == result._interaction.source_message_id
    return [*(() if pressed or own is None else (own,)), *result.followups]


def texts(result: InteractionResult) -> str:
    """Return all text of the answers."""
    return "\n".join(text_of(message.components) for message in answers(result))


def labels(result: InteractionResult) -> list[str]:
    """Return the labels of all buttons of the answers that can be pressed."""
    parts = (part for message in answers(result) for part in walk_components(message.components))
    return [part["label"] for part in parts if part["type"] == 2 and not part.get("disabled")]


def text_of(components: Any) -> str:
    """Return the text of a message's components."""
    parts = walk_components(components)
    return "\n".join(part["content"] for part in parts if part["type"] == 10)
