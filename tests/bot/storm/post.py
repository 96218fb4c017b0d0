"""A courier that keeps what everybody sees, and fails in every way that its protocol names."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from random import Random
from typing import Final

from bot.clock import MINUTE
from bot.courier import (
    Archived,
    ChannelGone,
    DmClosed,
    Forbidden,
    Mark,
    ServerGone,
    Throttled,
    TooManyDms,
    TryLater,
    Undelivered,
    Unsendable,
)
from bot.present.screen import Screen
from data.log import Place
from tests.bot.evening import CHANNEL
from tests.bot.fakes import Pigeon, dm_of

PASSING: Final = (TryLater, Throttled, TooManyDms)
AROUND: Final = CHANNEL + 1
"""The channel around what is a thread, if the storm says that it is one."""


class Locked(Archived):
    """A thread that the bot may not open, and a channel around it where it may post."""

    def __init__(self, what: str = "") -> None:
        super().__init__(what, AROUND)


LASTING: Final = (ChannelGone, ServerGone, Forbidden, Archived, Locked)

REMEMBERED: Final = 2 * MINUTE
"""So long Discord knows a message by its nonce, and does not post it again."""

See = Callable[[int, Screen], Awaitable[None]]
"""Hears of each screen as it reaches a channel."""


@dataclass(slots=True)
class Trouble:
    """What fails: so many calls of these verbs in this channel (``None``: in any).

    A ``late`` one is carried out first, so that only its answer is lost.
    """

    error: type[Undelivered]
    verbs: tuple[str, ...]
    channel: int | None
    left: int
    late: bool = False

    def meets(self, verb: str, channel: int) -> bool:
        """Tell whether it meets this call, and count it."""
        if self.left <= 0 or verb not in self.verbs or self.channel not in (None, channel):
            return False
        self.left -= 1
        return True


ALWAYS: Final = 10**9


@dataclass(slots=True)
class PostOffice(Pigeon):
    """``twice`` are the marks of posts that were there twice at a time.

    ``unsendable`` are the numbers of those that nobody can ever send, ``deleted`` of those that
    somebody deleted; ``stale`` are messages that could not be edited. ``channels_lost`` says
    whether any channel was ever deleted. By the ``steady`` clock it knows when each message was
    ``posted``; ``unsure`` says that something failed, and so is soon sent again.
    """

    troubles: list[Trouble] = field(default_factory=list)
    twice: list[Mark] = field(default_factory=list)
    deleted: set[int] = field(default_factory=set)
    unsendable: set[int] = field(default_factory=set)
    stale: set[int] = field(default_factory=set)
    channels_lost: bool = False
    see: See | None = None
    steady: Callable[[], int] = lambda: 0
    posted: dict[int, int] = field(default_factory=dict)
    unsure: bool = False

    def clear(self) -> None:
        """Let everything work again, but for DMs: who closed them did so on purpose."""
        self.troubles.clear()
        self.hindered.clear()

    def any_trouble(self, rng: Random, channel: int) -> Trouble:
        """Return one that a storm may bring; what lasts lasts until it is over."""
        where = rng.choice((channel, channel, None))
        verbs: tuple[str, ...] = rng.choice((("post",), ("edit",), ("post", "edit"), ("open_dm",)))
        if rng.random() < 0.4:
            return Trouble(TryLater, verbs, where, rng.randint(1, 3), late=True)
        if rng.random() < 0.6:
            return Trouble(rng.choice(PASSING), verbs, where, rng.randint(1, 4))
        if rng.random() < 0.3:
            return Trouble(Unsendable, ("post", "edit"), where, 1)
        verbs = ("post", "edit", "remove")
        lasting = rng.choice(LASTING[:-1] if channel == AROUND else LASTING)
        self.channels_lost |= lasting is ChannelGone
        return Trouble(lasting, verbs, channel, ALWAYS)

    def hindrance(self, place: Place) -> Undelivered | None:
        """Say what lasts."""
        lasting = (t for t in self.troubles if t.left and t.channel == place.channel)
        return next((t.error() for t in lasting if issubclass(t.error, LASTING)), None)

    async def post(self, channel: int, screen: Screen, mark: Mark) -> int:
        """Post, and count who sees it twice."""
        trouble = self._trouble("post", channel)
        if trouble is not None and not trouble.late:
            if trouble.error is Unsendable:
                self.unsendable.add(mark.number)
            raise trouble.error
        if channel in map(dm_of, self.closed):
            raise DmClosed
        same = [n for n, m in self.messages.items() if (m.mark, m.channel) == (mark, channel)]
        if same and self.steady() - self.posted[same[-1]] <= REMEMBERED:
            message = same[-1]
        else:
            self.twice += [mark] * bool(same)
            message = await Pigeon.post(self, channel, screen, mark)
            self.posted[message] = self.steady()
            await self._seen(channel, screen)
        if trouble is not None:
            raise trouble.error
        return message

    async def edit(self, channel: int, message: int, screen: Screen, mark: Mark) -> None:
        """Edit, unless that fails."""
        trouble = self._trouble("edit", channel)
        if trouble is not None and not trouble.late:
            self.stale.add(message)
            raise trouble.error
        await Pigeon.edit(self, channel, message, screen, mark)
        self.stale.discard(message)
        await self._seen(channel, screen)
        if trouble is not None:
            raise trouble.error

    async def open_dm(self, user: int) -> int:
        """Open a DM, unless that fails; who takes none may say so at the first post only."""
        if trouble := self._trouble("open_dm", dm_of(user)):
            raise trouble.error if issubclass(trouble.error, TryLater) else DmClosed
        return dm_of(user)

    def delete(self, message: int) -> None:
        """Let somebody who may delete a message."""
        self.deleted.add(self.messages.pop(message).mark.number)

    def _trouble(self, verb: str, channel: int) -> Trouble | None:
        trouble = next((t for t in self.troubles if t.meets(verb, channel)), None)
        self.unsure |= trouble is not None
        return trouble

    async def _seen(self, channel: int, screen: Screen) -> None:
        if self.see is not None:
            await self.see(channel, screen)
