"""Posting once: marks that tell one announcement from all others, and the search for them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Container
from dataclasses import replace
from hashlib import blake2s
from typing import Final, TypeAlias

import structlog

from bot.clock import BACKOFF, Clock
from bot.courier import Courier, DmClosed, Mark, TryLater, Undelivered
from bot.logs import traced
from bot.present.screen import Screen
from bot.reader import reader, reading
from data.log import TableId
from data.people import Language
from data.store import StoreUnavailable

_log = structlog.get_logger(__name__)

TRIES: Final = 3
"""How often a message is sent that may not have arrived; Discord knows it again."""


def mark(seed: bytes, seq: int, kind: str) -> Mark:
    """Name one announcement: event ``seq`` of the table with this seed, told as ``kind``.

    The seed is the table's secret, so that a mark does not tell how many events there are.
    """
    digest = blake2s(f"{seq}.{kind}".encode(), key=seed, digest_size=12).digest()
    return Mark(nonce=digest.hex(), number=int.from_bytes(digest[:4]) >> 1 or 1)


Sending: TypeAlias = Callable[[], Awaitable[None]]
"""Sends one message; it may be called again where that one may not have arrived."""


async def safely(clock: Clock, send: Sending, what: str, **about: int) -> None:
    """Send what nothing sends again later; whatever becomes of it, everybody else gets theirs.

    ``what`` and ``about`` are for the log. ``StoreUnavailable``.
    """
    try:
        await _patiently(clock, send)
    except DmClosed:
        pass  # a state, which the teller keeps: the next press at a table tells that person
    except Undelivered as error:
        _log.warning("undelivered", what=what, why=str(error), **about, **traced(error))
    except StoreUnavailable:
        raise
    except Exception as error:  # noqa: BLE001  one failed send must not silence all
        _log.error("not_sent", what=what, **about, **traced(error))


async def _patiently(clock: Clock, send: Sending) -> None:
    """Send; where Discord is not to be reached, some times."""
    for _ in range(TRIES - 1):
        try:
            return await send()
        except TryLater:
            await clock.sleep(clock.now() + BACKOFF, asyncio.Event())
    return await send()


Make: TypeAlias = Callable[[], Screen]
"""Builds an announcement for whoever reads it."""


def alerts(make: Make) -> frozenset[str]:
    """Return how an announcement notifies, in each language: it may have been sent in another."""
    now = reader()
    said: set[str | None] = set()
    for language in Language:
        with reading(replace(now, language=language)):
            said.add(make().alert)
    return frozenset(alert for alert in said if alert is not None)


class Poster:
    """Posts each announcement once. ``unsure`` holds tables of which something may be posted."""

    def __init__(self, courier: Courier, unsure: Container[TableId]) -> None:
        self._courier = courier
        self._unsure = unsure

    async def post(self, channel: int, make: Make, key: Mark, table: TableId) -> int:
        """Post, and return the message; where an earlier try may have succeeded, look for it."""
        if table in self._unsure:
            found = await self._courier.find(channel, alerts(make), key)
            if found is not None:
                await self._courier.edit(channel, found, make(), key)
                return found
        return await self._courier.post(channel, make(), key)
