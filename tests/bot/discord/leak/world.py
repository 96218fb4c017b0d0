"""One house on its Discord, in which a hidden card may be another one, and its log lines."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, MutableMapping
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, TypeAlias

import structlog

from bot.discord.app import ChiefClient
from bot.house import House
from bot.logs import QUIET
from bot.present.indian_poker.scene import played
from data.books import Preset, Server
from data.log import LogEvent, Place, TableId, UserId
from data.memory import MemoryStore
from data.store import Append
from engine.cards import Card, deck
from engine.core import Seat
from engine.indian_poker.model import Bid, BidSealed, CardsDealt
from engine.indian_poker.options import AnyOptions
from engine.indian_poker.situation import View
from tests.bot.discord.leak.office import GUILD, Office, Sent
from tests.bot.discord.staged import UNHURRIED
from tests.bot.fakes import ManualClock, seeded

Change: TypeAlias = Callable[[LogEvent], LogEvent]


class Otherwise(MemoryStore):
    """A store that keeps events otherwise than they were decided, as if that had been decided."""

    def __init__(self, change: Change) -> None:
        super().__init__()
        self._change = change

    async def append(self, entry: Append) -> None:
        """Keep the changed events."""
        await super().append(replace(entry, events=tuple(map(self._change, entry.events))))


@dataclass
class Swap:
    """Deals other cards to ``seats`` in hand ``hand``; with ``bids`` it turns secret bids round.

    The other cards are none that were dealt before, nor any other one of the hand.
    """

    hand: int
    seats: tuple[Seat, ...]
    rng: Random
    bids: bool = False
    now: int = 0
    seen: set[Card] = field(default_factory=set)

    def __call__(self, event: LogEvent) -> LogEvent:
        """Change one event."""
        match event:
            case CardsDealt(hand):
                self.now = hand
                self.seen.update(event.cards)
                return self._dealt(event) if hand == self.hand else event
            case BidSealed(seat, bid) if self.bids and self.now == self.hand:
                return BidSealed(seat, Bid.IN if bid is Bid.OUT else Bid.OUT)
        return event

    def _dealt(self, event: CardsDealt) -> CardsDealt:
        free = [card for card in deck(1) if card not in self.seen]
        others = iter(self.rng.sample(free, len(self.seats)))
        cards = [next(others) if s in self.seats else c for s, c in enumerate(event.cards)]
        return replace(event, cards=tuple(cards))


@dataclass(frozen=True, slots=True)
class Seen:
    """What one deed led to: everything sent, every log line, and what the store found it by."""

    sent: tuple[Sent, ...]
    lines: tuple[str, ...]
    index: tuple[object, ...]

    def to(self, *readers: int | None) -> tuple[Sent, ...]:
        """Return what any of ``readers`` can see."""
        return tuple(sent for sent in self.sent if sent.audience in readers)


@dataclass
class World:
    """The bot, its Discord, and people who are numbered from 1; seat 0 is that of person 1."""

    store: MemoryStore
    clock: ManualClock
    client: ChiefClient
    house: House
    office: Office
    lines: list[str]
    table: TableId = 1

    async def view(self, user: int | None = None) -> View:
        """What somebody may see of the match."""
        return played(await self.house.tables.look(self.table, user))

    async def do(self, deed: Deed) -> Seen:
        """Do something, wait until it has been told, and return what it led to."""
        told, logged = len(self.office.sent), len(self.lines)
        await deed(self)
        await asyncio.wait_for(self.house.idle(), 10)
        return Seen(
            tuple(self.office.sent[told:]), tuple(self.lines[logged:]), tuple(self._index())
        )

    def _index(self) -> list[object]:
        kept = self.store._tables.get(self.table)
        if kept is None:
            return []
        return [kept.index, dict(kept.drafts), kept.status, dict(kept.told), kept.behind]

    async def late(self) -> None:
        """Let time pass beyond a live deadline."""
        await self.clock.advance(90_001)
        self.house.keeper.poke()


Deed: TypeAlias = Callable[[World], Awaitable[None]]
"""Something that happens to a world; the same in every twin."""


class _Lines(logging.Handler):
    """Keeps the lines of the standard library's logging, as ours keep theirs."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__(logging.DEBUG)
        self._lines = lines

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a line."""
        if record.name != "asyncio":  # how long something took is no secret, nor repeatable
            self._lines.append(f"{record.name} {record.levelname} {record.getMessage()}")


@contextmanager
def _listening() -> Iterator[list[str]]:
    """Collect every line that is logged, on every level that the bot lets through."""
    lines: list[str] = []
    root, handler = logging.getLogger(), _Lines(lines)
    before, quiet = root.level, {name: logging.getLogger(name).level for name in QUIET}

    def keep(_logger: object, method: str, event: MutableMapping[str, Any]) -> Mapping[str, Any]:
        lines.append(f"{method} {sorted(event.items())}")
        raise structlog.DropEvent

    settings = structlog.get_config()
    structlog.configure(processors=[keep])
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.INFO)
    try:
        yield lines
    finally:
        structlog.configure(**settings)
        root.removeHandler(handler)
        root.setLevel(before)
        for name, level in quiet.items():
            logging.getLogger(name).setLevel(level)


async def _sees(_user: UserId, _place: Place) -> bool:
    return True


@asynccontextmanager
async def opened(store: MemoryStore, options: AnyOptions) -> AsyncIterator[World]:
    """Open a house whose server plays by ``options``."""
    client = ChiefClient(entropy=seeded(2))
    clock, office = ManualClock(), Office(client)
    house = House(store, clock, client.courier, seeded(1))
    client.serve(house, UNHURRIED)
    setattr(client.courier, "sees", _sees)  # noqa: B010  nobody here has left the server
    await office.connect()
    await store.put_server(Server(GUILD, presets=(Preset("Ours", options),), defaults=("Ours",)))
    with _listening() as lines:
        house.start()
        try:
            yield World(store, clock, client, house, office, lines)
        finally:
            await house.stop()
