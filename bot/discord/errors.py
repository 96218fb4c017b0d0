"""What Discord's errors mean for a message that was to be delivered."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import TypeAlias

import aiohttp
import discord

from bot import courier

LOST = (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError)
"""Everything that a call to Discord may fail with; ``OSError`` also is a reset connection."""

_Meaning: TypeAlias = type[courier.Undelivered]

_BY_CODE: Mapping[int, _Meaning] = {
    10003: courier.ChannelGone,  # unknown channel
    10004: courier.ChannelGone,  # unknown server
    10008: courier.MessageGone,  # unknown message
    10013: courier.DmClosed,  # unknown user
    20016: courier.TryLater,  # slow mode
    20028: courier.TryLater,  # the channel's write limit
    30046: courier.TryLater,  # too many edits of an old message
    40003: courier.TryLater,  # opening DMs too fast
    50001: courier.Forbidden,  # missing access
    50007: courier.DmClosed,  # cannot send messages to this user
    50013: courier.Forbidden,  # missing permissions
    50083: courier.Forbidden,  # the thread is archived
    50278: courier.DmClosed,  # no server in common
    160005: courier.Forbidden,  # the thread is locked
}
_BY_STATUS: Mapping[int, _Meaning] = {
    401: courier.TryLater,  # the gateway's own end tells whoever hosts
    403: courier.Forbidden,
    408: courier.TryLater,
    429: courier.TryLater,  # discord.py waits by itself; what is left is Cloudflare's ban page
}


def meaning(error: BaseException) -> courier.Undelivered:
    """Return what a failed call means; plain ``Undelivered`` is a fault of our own message."""
    if not isinstance(error, discord.HTTPException):
        return courier.TryLater(type(error).__name__)
    what = f"{error.status} {error.code}"
    if error.status >= 500:
        return courier.TryLater(what)
    kind = _BY_CODE.get(error.code) or _BY_STATUS.get(error.status, courier.Undelivered)
    return kind(what)


@contextmanager
def translated() -> Iterator[None]:
    """Raise the meaning of Discord's errors in place of them."""
    try:
        yield
    except LOST as error:
        raise meaning(error) from error
