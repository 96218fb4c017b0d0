"""What Discord's errors mean for a message that was to be delivered."""

from __future__ import annotations

import re
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
    20016: courier.Throttled,  # slow mode
    20028: courier.Throttled,  # the channel's write limit
    30046: courier.Throttled,  # too many edits of an old message
    40003: courier.TooManyDms,
    50001: courier.Forbidden,  # missing access
    50007: courier.DmClosed,  # cannot send messages to this user
    50013: courier.Forbidden,  # missing permissions
    50083: courier.Archived,
    50278: courier.DmClosed,  # no server in common
    160005: courier.Archived,  # the thread is locked
    160006: courier.Archived,  # too many active threads
}
_BAD_CONTENT = frozenset({400, 413})
_FIELD = re.compile(r"^In ([\w.]+):", re.MULTILINE)
_OF_INTERACTIONS = frozenset({10062, 40060, 50027})  # expired, acknowledged, its token dead
_BY_STATUS: Mapping[int, _Meaning] = {
    401: courier.TryLater,  # the gateway's own end tells whoever hosts
    403: courier.Forbidden,
    408: courier.TryLater,
    429: courier.TryLater,  # discord.py waits by itself; what is left is Cloudflare's ban page
}


def meaning(error: BaseException) -> courier.Undelivered:
    """Return what a failed call means."""
    if isinstance(error, discord.RateLimited):
        return courier.Throttled(type(error).__name__)
    if not isinstance(error, discord.HTTPException):
        return courier.TryLater(type(error).__name__)
    what = f"{error.status} {error.code}"
    if error.status >= 500:
        return courier.TryLater(what)
    kind = _BY_CODE.get(error.code) or _BY_STATUS.get(error.status, courier.Unsendable)
    return kind(what)


def refuses_content(error: discord.HTTPException) -> bool:
    """Whether Discord refuses what was sent, and not that it is sent now and there."""
    known = error.code in _BY_CODE or error.code in _OF_INTERACTIONS
    return error.status in _BAD_CONTENT and not known


def fields(error: discord.HTTPException) -> tuple[str, ...]:
    """Return where in a message Discord found a fault, for a log: not what stands there."""
    return tuple(_FIELD.findall(error.text))


@contextmanager
def translated() -> Iterator[None]:
    """Raise the meaning of Discord's errors in place of them."""
    try:
        yield
    except LOST as error:
        raise meaning(error) from error
