"""The gate before every request to Discord: shut while Discord wants none, or no more of this bot.

Discord's own rate limits are discord.py's business. A 429 that does not come from Discord itself
is Cloudflare's: whoever goes on asking is shut out for longer.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic
from types import SimpleNamespace

import aiohttp
import structlog

BAN_SECONDS = 600.0

_BY_TOKEN = "Authorization"  # noqa: S105  the name of a header
_log = structlog.get_logger(__name__)


class Shut(aiohttp.ClientError):
    """Not asked: Cloudflare has shut this address out for a while, or the token is refused."""


class Gate:
    """Watches what Discord answers. ``timer`` counts seconds.

    ``revoked`` is set as soon as Discord refuses the token of a bot that was let in.
    """

    def __init__(self, timer: Callable[[], float] = monotonic) -> None:
        self._timer = timer
        self._shut_until = float("-inf")
        self.revoked = asyncio.Event()

    @property
    def seconds_shut(self) -> float:
        """How long no request goes out, from now on."""
        return max(0.0, self._shut_until - self._timer())

    def trace(self) -> aiohttp.TraceConfig:
        """Return what a client's session is to be made with."""
        config = aiohttp.TraceConfig()
        config.on_request_start.append(self._before)
        config.on_request_end.append(self._after)
        return config

    async def _before(
        self,
        _session: aiohttp.ClientSession,
        _context: SimpleNamespace,
        asked: aiohttp.TraceRequestStartParams,
    ) -> None:
        if asked.url.scheme in _REST and (self.seconds_shut or self.revoked.is_set()):
            raise Shut

    async def _after(
        self,
        _session: aiohttp.ClientSession,
        _context: SimpleNamespace,
        answered: aiohttp.TraceRequestEndParams,
    ) -> None:
        response = answered.response
        if response.status == _TOO_MANY and _is_cloudflares(response):
            self._shut()
        if response.status == _UNAUTHORIZED and _BY_TOKEN in answered.headers:
            self.revoked.set()

    def _shut(self) -> None:
        self._shut_until = self._timer() + BAN_SECONDS
        _log.critical("shut_out_by_cloudflare", seconds=BAN_SECONDS)


_TOO_MANY, _UNAUTHORIZED = 429, 401
_REST = frozenset({"http", "https"})


def _is_cloudflares(response: aiohttp.ClientResponse) -> bool:
    """Whether Discord itself has never seen the request."""
    return not response.headers.get("Via") or response.content_type != "application/json"
