"""Small real stand-ins for what a test passes in: time, chance and the way to Discord."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from itertools import count
from random import Random

from bot.courier import ChannelGone, DmClosed, Mark, MessageGone, Undelivered
from bot.present.screen import Screen
from data.log import Place

START = 1_780_000_000_000


class ManualClock:
    """Time that stands still until a test moves it, or sets the clock."""

    def __init__(self, now: int = START) -> None:
        self._now = now
        self._set_by = 0
        self._moved = asyncio.Condition()

    def now(self) -> int:
        return self._now

    def steady(self) -> int:
        return self._now - self._set_by

    async def sleep(self, until: int | None, wake: asyncio.Event) -> None:
        moved = asyncio.create_task(self._reach(until))
        woken = asyncio.create_task(wake.wait())
        try:
            await asyncio.wait((moved, woken), return_when=asyncio.FIRST_COMPLETED)
        finally:
            moved.cancel()
            woken.cancel()

    async def _reach(self, until: int | None) -> None:
        async with self._moved:
            await self._moved.wait_for(lambda: until is not None and self._now >= until)

    async def advance(self, milliseconds: int) -> None:
        async with self._moved:
            self._now += milliseconds
            self._moved.notify_all()

    async def set_by(self, milliseconds: int) -> None:
        """Set the clock, forth or back, while no time passes."""
        self._set_by += milliseconds
        await self.advance(milliseconds)


def seeded(seed: int) -> Callable[[int], bytes]:
    """Chance that a test can repeat."""
    return Random(seed).randbytes


@dataclass(slots=True)
class Message:
    """A message as the stand-in keeps it."""

    channel: int
    screen: Screen
    mark: Mark


@dataclass(slots=True)
class Pigeon:
    """A courier that keeps what it delivered.

    ``closed`` are users who take no DMs, ``blind`` those who see no channel, ``gone`` channels that
    were deleted, ``watched`` those that were kept open, and when; ``hindered`` says what is known
    to keep the bot from telling in a channel. ``fault`` is called with the verb before each
    delivery and may raise; ``fault_at`` is a verb, a channel and what it raises there.
    """

    closed: set[int] = field(default_factory=set)
    gone: set[int] = field(default_factory=set)
    blind: set[int] = field(default_factory=set)
    watched: list[tuple[int, int, int]] = field(default_factory=list)
    hindered: dict[int, Undelivered] = field(default_factory=dict)
    messages: dict[int, Message] = field(default_factory=dict)
    fault: Callable[[str], None] = lambda _verb: None
    fault_at: tuple[str, int, Exception] | None = None
    ids: count[int] = field(default_factory=lambda: count(1000))

    async def post(self, channel: int, screen: Screen, mark: Mark) -> int:
        self.fault("post")
        self._fail("post", channel)
        if channel in self.gone:
            raise ChannelGone
        message = next(self.ids)
        self.messages[message] = Message(channel, screen, mark)
        return message

    async def edit(self, channel: int, message: int, screen: Screen, _mark: Mark) -> None:
        self.fault("edit")
        self._fail("edit", channel)
        if channel in self.gone:
            raise ChannelGone
        if message not in self.messages:
            raise MessageGone
        self.messages[message].screen = screen

    async def remove(self, channel: int, message: int) -> None:
        self.fault("remove")
        self._fail("remove", channel)
        if self.messages.pop(message, None) is None:
            raise MessageGone

    def hindrance(self, place: Place) -> Undelivered | None:
        return self.hindered.get(place.channel)

    async def sees(self, user: int, _place: Place) -> bool:
        self.fault("sees")
        return user not in self.blind

    async def keep_open(self, place: Place, now: int, until: int) -> None:
        if place.channel in self.hindered:
            return  # of a server that is unavailable nothing is asked
        self.fault("keep_open")
        if place.channel in self.gone:
            raise ChannelGone
        self.watched.append((place.channel, now, until))

    async def open_dm(self, user: int) -> int:
        self.fault("open_dm")
        if user in self.closed:
            raise DmClosed
        return dm_of(user)

    def channels(self, _server: int) -> frozenset[int] | None:
        return frozenset(kept.channel for kept in self.messages.values()) - self.gone

    async def find(self, channel: int, _alerts: Collection[str], mark: Mark) -> int | None:
        self.fault("find")
        for message, kept in self.messages.items():
            if kept.channel == channel and kept.mark.number == mark.number:
                return message
        return None

    def _fail(self, verb: str, channel: int) -> None:
        if self.fault_at is not None and self.fault_at[:2] == (verb, channel):
            raise self.fault_at[2]

    def in_channel(self, channel: int) -> list[Screen]:
        """The screens of a channel, oldest first."""
        return [kept.screen for kept in self.messages.values() if kept.channel == channel]


def alert_of(screen: Screen) -> tuple[str, ...]:
    """How a screen notifies, as the courier is asked for it."""
    return () if screen.alert is None else (screen.alert,)


def dm_of(user: int) -> int:
    """The DM channel of a user."""
    return 900_000 + user
