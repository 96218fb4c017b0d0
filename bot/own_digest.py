"""The page on which somebody says whether they want a weekly list of their games."""

from __future__ import annotations

from dataclasses import replace

from bot.outcome import Refusal, Refused
from bot.own_time import SHOWS
from bot.personal import Press
from bot.present import own_digest as screens
from bot.present.own import kept
from bot.present.screen import Screen
from bot.profiles import Profiles
from data.log import UserId


class OwnDigest:
    """Answers for that page."""

    def __init__(self, profiles: Profiles) -> None:
        self._profiles = profiles

    async def page(self, press: Press) -> Screen:
        """Show the page, changed as was asked for; ``Refusal`` UNKNOWN."""
        match press:
            case Press(action=action, args=(), values=(), user=int(user)) if action in SHOWS:
                return screens.digest_page(await self._profiles.read(user))
            case Press(action=screens.SEND, args=(), values=(), user=int(user)):
                return await self._set(user, wanted=True)
            case Press(action=screens.STOP, args=(), values=(), user=int(user)):
                return await self._set(user, wanted=False)
            case _:
                raise Refusal(Refused.UNKNOWN)

    async def _set(self, user: UserId, *, wanted: bool) -> Screen:
        after = await self._profiles.change(user, lambda was: replace(was, digest=wanted))
        return screens.digest_page(after, kept())
