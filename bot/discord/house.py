"""What this layer asks of the house."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from bot.click import Click, Meant
from bot.clock import Clock
from bot.outcome import Outcome, Setup
from bot.personal import Handlers
from bot.present.scene import Scene
from bot.readers import Readers
from bot.servers import Servers
from data.log import TableId, UserId
from data.store import Dm, Person, Store


class Find(Protocol):
    """What this layer asks of ``bot.finding``."""

    async def which(
        self,
        user: UserId,
        channel: int | None,
        meant: Meant = Meant.OWN,
        game: str | None = None,
    ) -> TableId:
        """Find the table that a slash command means."""

    async def playing(self, game: str | None, tables: tuple[TableId, ...]) -> tuple[TableId, ...]:
        """Return those of ``tables`` that play a game."""


class Tables(Protocol):
    """What this layer asks of ``bot.tables``."""

    async def open(self, setup: Setup, person: Person, interaction: int | None) -> Outcome:
        """Open a lobby."""

    async def play(self, table: TableId, person: Person, click: Click) -> Outcome:
        """Carry out a click."""

    async def look(self, table: TableId, user: UserId | None) -> Scene:
        """Build the scene of one viewer."""

    @property
    def find(self) -> Find:
        """Which table a command means."""


class Teller(Protocol):
    """What this layer asks of ``bot.teller``."""

    async def greet(self, table: TableId, user: UserId) -> Dm:
        """Send the welcome DM and return whether it arrived."""

    async def heard(self, table: TableId, user: UserId) -> None:
        """Note that a person has been told that no DM reaches them."""

    def renew_in(self, channels: Iterable[int]) -> None:
        """Bring the tables of channels up to date that have changed, come or gone."""

    def retry(self, server: int | None = None) -> None:
        """Look again at the tables (of a server) that could not be told where they are."""


class Herald(Protocol):
    """What this layer asks of ``bot.herald``."""

    async def greet(self, table: TableId, user: UserId) -> bool:
        """Send a new follower their welcome, and tell whether it arrived."""


class Membership(Protocol):
    """What this layer asks of ``bot.membership``."""

    async def left(self, server: int) -> None:
        """Note that the bot was removed from a server."""

    async def back(self, server: int) -> None:
        """Note that the bot was added to a server."""

    async def compare(self, present: Iterable[int]) -> None:
        """Note what happened while nobody listened."""


class Arrival(Protocol):
    """What this layer asks of ``bot.arrival``."""

    async def greet(self, server: int, channels: Iterable[int], locale: str) -> None:
        """Greet a server, once."""


class House(Protocol):
    """The parts of ``bot.house`` that a click needs."""

    def awake(self) -> None:
        """Look anew at everything: Discord is there (again)."""

    @property
    def store(self) -> Store:
        """Where the program's settings and the users' tables are."""

    @property
    def clock(self) -> Clock:
        """Where the time comes from."""

    @property
    def servers(self) -> Servers:
        """What servers have set."""

    @property
    def readers(self) -> Readers:
        """Who reads what is written to somebody, or in a channel."""

    @property
    def tables(self) -> Tables:
        """Where clicks are carried out."""

    @property
    def teller(self) -> Teller:
        """Who sends the welcome, and looks again where something has changed."""

    @property
    def herald(self) -> Herald:
        """Who tells followers."""

    @property
    def membership(self) -> Membership:
        """Who keeps in which servers the bot is."""

    @property
    def arrival(self) -> Arrival:
        """Who greets a server to which the bot has come."""

    @property
    def screens(self) -> Handlers:
        """Who answers for the screens of no table."""

    def lost(self) -> None:
        """Hear that the gateway is gone."""

    def found(self) -> None:
        """Hear that it is there, for the first time or again."""
