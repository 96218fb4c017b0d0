"""The way to Discord as the teller sees it: post, edit, DM, and find an own post again."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Protocol

from bot.present.screen import Screen
from data.log import Place, UserId


class Undelivered(Exception):
    """A message that did not reach Discord; what is under it says what to do."""


class MessageGone(Undelivered):
    """The message to edit was deleted: post anew."""


class ChannelGone(Undelivered):
    """The channel, thread or server is gone or not visible to the bot."""


class ServerGone(ChannelGone):
    """The bot is no member of the server, or the server is gone."""


class Forbidden(Undelivered):
    """The bot lacks a permission there; never retried. The message names it, or is empty."""


class Archived(Undelivered):
    """The thread is archived or locked, and the bot may not open it.

    ``around`` is the channel of the thread, where everybody who saw the thread can read and the bot
    may post; ``None`` where that is not known to be so.
    """

    def __init__(self, what: str = "", around: int | None = None) -> None:
        super().__init__(what)
        self.around = around


class DmClosed(Undelivered):
    """This person takes no DMs from the bot: a state, not an error."""


class TryLater(Undelivered):
    """Discord is not to be reached, or failed: the same call may go through later."""


class Throttled(TryLater):
    """Too much was written there, or an old message edited too often: post anew, or wait."""


class TooManyDms(TryLater):
    """Too many DMs were opened in a short time: open the next one later."""


class Unsendable(Undelivered):
    """Discord refuses the message itself, even in words alone: no further try helps."""


@dataclass(frozen=True, slots=True)
class Mark:
    """What tells one announcement from all others.

    ``nonce`` (up to 25 characters) makes a repeat within minutes one message; ``number``
    (1..2**31-1) is the id of the message's container, by which an older one is found in the
    history.
    """

    nonce: str
    number: int


class Courier(Protocol):
    """Delivers screens. A screen's ``alert`` goes first as plain content, to notify in words.

    Where Discord refuses a screen it is sent in words alone.
    """

    async def post(self, channel: int, screen: Screen, mark: Mark) -> int:
        """Post a screen and return the message id; raises any ``Undelivered`` but ``MessageGone``.

        An archived thread is opened again, if that is allowed.
        """

    async def edit(self, channel: int, message: int, screen: Screen, mark: Mark) -> None:
        """Bring a post up to date, silently; ``MessageGone`` and all that ``post`` raises.

        An archived thread stays so: ``Archived``.
        """

    async def remove(self, channel: int, message: int) -> None:
        """Delete an own post; all that ``edit`` raises."""

    async def open_dm(self, user: UserId) -> int:
        """Return the DM channel of a person; ``DmClosed``, ``TryLater``.

        A closed DM may show only at the first ``post``, which then raises ``DmClosed``.
        """

    def hindrance(self, place: Place) -> Undelivered | None:
        """Return what keeps the bot from telling there, as far as is known without asking.

        ``TryLater`` while Discord itself has lost the server.
        """

    async def sees(self, user: UserId, place: Place) -> bool:
        """Tell whether a person can read a channel of a server now; ``TryLater``."""

    async def keep_open(self, place: Place, now: int, until: int) -> None:
        """See that a thread is not archived before ``until``; open it if it was, but not locked.

        Whatever is no thread is left as it is; raises what keeps the bot from it.
        """

    def channels(self, server: int) -> frozenset[int] | None:
        """Return a server's channels in which tables can be opened; ``None``: not known now."""

    async def find(self, channel: int, alerts: Collection[str], mark: Mark) -> int | None:
        """Look for the own post of ``mark`` in the recent history, or for one of its ``alerts``.

        ``None`` also where the history cannot be read.
        """
