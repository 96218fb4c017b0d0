"""``/me``: what is stored about a person, for that person: to look at, and to have deleted."""

from __future__ import annotations

import asyncio
import gzip
import re
from typing import Final

from bot.click import OPEN, Personal
from bot.clock import MINUTE, Clock
from bot.dossier import Dossiers
from bot.forgetting import Forgetting
from bot.outcome import Refusal, Refused
from bot.personal import Press
from bot.present import me
from bot.present.limits import FILE_BYTES
from bot.present.screen import Document, Screen
from data.log import UserId

EXPORTS: Final = Personal(me.SCREEN, OPEN, ("export",))
"""What ``/me export`` does."""

FORGETS: Final = Personal(me.SCREEN, OPEN, ("forget",))
"""What ``/me forget`` does: it asks."""

ASKED: Final = 15 * MINUTE
"""So long the answer to the question counts."""

NAME: Final = "chiefs-table-about-me.json"
_MOMENT = re.compile(r"[0-9]{1,16}")


class Me:
    """Answers for a person's own data."""

    def __init__(self, forgetting: Forgetting, dossiers: Dossiers, clock: Clock) -> None:
        self._forgetting = forgetting
        self._dossiers = dossiers
        self._clock = clock

    async def page(self, press: Press) -> Screen:
        """Give a person the own data, or delete them after a question; ``Refusal`` UNKNOWN."""
        match press:
            case Press(action=action, args=("export",), values=(), user=int(user)) if (
                action == OPEN
            ):
                return me.exported(await self._document(user))
            case Press(action=action, args=("forget",), values=(), user=int(user)) if (
                action == OPEN
            ):
                return await self._ask(user)
            case Press(action=me.FORGET, args=(moment,), values=(), user=int(user)):
                return await self._answered(user, moment)
            case _:
                raise Refusal(Refused.UNKNOWN)

    async def _document(self, user: UserId) -> Document:
        data = (await self._dossiers.of(user)).encode()
        if len(data) <= FILE_BYTES:
            return Document(NAME, data)
        return Document(f"{NAME}.gz", await asyncio.to_thread(gzip.compress, data, mtime=0))

    async def _ask(self, user: UserId) -> Screen:
        held = await self._forgetting.held(user)
        if not held:
            return me.nothing()
        return me.ask(len(held.running), len(held.tables), held.results, self._clock.now())

    async def _answered(self, user: UserId, moment: str) -> Screen:
        """Forget somebody who was asked not long ago; else ask, as they may be somebody new."""
        if not _MOMENT.fullmatch(moment):
            raise Refusal(Refused.UNKNOWN)
        if not 0 <= self._clock.now() - int(moment) < ASKED:
            return await self._ask(user)
        return me.forgotten() if await self._forgetting.forget(user) else me.nothing()
