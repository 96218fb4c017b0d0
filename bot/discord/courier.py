"""The courier of ``bot.courier`` on a discord.py client, through channels that need no cache."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterator
from contextlib import contextmanager
from typing import TypeVar

import discord
import structlog

from bot import courier
from bot.courier import Mark
from bot.discord import permissions
from bot.discord.door import Door
from bot.discord.errors import fields, meaning, refuses_content, translated
from bot.discord.parcels import Parcel, deliver, parcels
from bot.discord.render import container_id
from bot.discord.studio import Drawn, Studio
from bot.discord.threads import Vigil
from bot.present.screen import Screen
from data.former import is_former
from data.log import Place, UserId

log = structlog.get_logger(__name__)

SentT = TypeVar("SentT")

LOOK_BACK = 50
"""How many of a channel's latest messages ``find`` reads: one request."""

_ARCHIVED = 50083
_MENTION = re.compile("<@[0-9]+>")


class DiscordCourier:
    """Delivers screens as Components V2 messages."""

    def __init__(self, client: discord.Client, studio: Studio, door: Door | None = None) -> None:
        self._client = client
        self._studio = studio
        self._door = door or Door()
        self._vigil = Vigil()

    async def post(self, channel: int, screen: Screen, mark: Mark) -> int:
        """Post a screen, its alert first: a V2 message's own notification would be empty.

        The alert is edited into the screen, which notifies nobody a second time. A failure in
        between leaves the alert; the same nonce, or ``find``, leads back to it.
        """
        drawn = await self._studio.draw(screen)
        place = self._client.get_partial_messageable(channel)
        try:
            with self._translated(channel):
                return await self._opening(channel, lambda: self._post(place, drawn, mark))
        except courier.MessageGone as error:
            # Somebody deleted it at once; for some minutes its nonce still stands for it.
            raise courier.TryLater(str(error)) from error

    async def edit(self, channel: int, message: int, screen: Screen, mark: Mark) -> None:
        """Bring a post, or an alert that was left, up to date; an archived thread stays so."""
        drawn = await self._studio.draw(screen)
        place = self._client.get_partial_messageable(channel)
        kept = place.get_partial_message(message)
        with self._translated(channel):
            await self._edit(kept, drawn, mark)

    async def remove(self, channel: int, message: int) -> None:
        """Delete an own post."""
        place = self._client.get_partial_messageable(channel)
        with self._translated(channel):
            await place.get_partial_message(message).delete()

    async def open_dm(self, user: UserId) -> int:
        """Return the DM channel of a person; one after the other, at a pace that Discord allows."""
        if (known := self._open(user)) is not None:
            return known
        with translated():
            async with self._door:
                return (await self._client.create_dm(discord.Object(user))).id

    def _open(self, user: UserId) -> int | None:
        return next((dm.id for dm in self._client.private_channels if _is_with(dm, user)), None)

    def hindrance(self, place: Place) -> courier.Undelivered | None:
        """Return what keeps the bot from telling there, as far as the cache knows."""
        if place.server is None or not self._client.is_ready():
            return None
        guild = self._client.get_guild(place.server)
        if guild is None:
            return courier.ServerGone()
        if guild.unavailable:
            return courier.TryLater("the server is unavailable")
        return self._shut(place.channel)

    def _shut(self, channel: int) -> courier.Undelivered | None:
        known = permissions.known(self._client, channel)
        if known is None:  # gone, or an archived thread, which no cache holds
            return None
        may, thread = known
        if missing := permissions.barring(may, thread=thread):
            return courier.Forbidden(", ".join(missing))
        place = self._client.get_channel(channel)
        locked = isinstance(place, discord.Thread) and place.locked and not may.manage_threads
        return courier.Archived(around=permissions.around(place)) if locked else None

    async def sees(self, user: UserId, place: Place) -> bool:
        """Tell whether a person can read a channel; Discord is asked, as no cache holds members."""
        guild = None if place.server is None else self._client.get_guild(place.server)
        if guild is None or guild.unavailable:
            if guild is None and self._client.is_ready():
                return False
            raise courier.TryLater("the server is unavailable")
        try:
            with translated():
                return await _reads(guild, user, await self._channel(place.channel))
        except (courier.ChannelGone, courier.Forbidden):
            return False

    async def keep_open(self, place: Place, now: int, until: int) -> None:
        """See that a thread is not archived soon; a server that is gone has none."""
        guild = None if place.server is None else self._client.get_guild(place.server)
        if guild is None or guild.unavailable or not self._client.is_ready():
            return
        with self._translated(place.channel):
            thread = await self._channel(place.channel)
            if isinstance(thread, discord.Thread) and not thread.locked:
                await self._vigil.keep(thread, now, until)

    async def _channel(self, channel: int) -> object:
        return self._client.get_channel(channel) or await self._client.fetch_channel(channel)

    def channels(self, server: int) -> frozenset[int] | None:
        """Return a server's channels in which tables can be opened; ``None``: not known now."""
        guild = self._client.get_guild(server)
        if guild is None or guild.unavailable:
            return None
        kinds = permissions.TABLE_CHANNELS
        return frozenset(channel.id for channel in guild.channels if channel.type in kinds)

    async def find(self, channel: int, alerts: Collection[str], mark: Mark) -> int | None:
        """Look for the own post of ``mark``, or one of its alerts, in the recent history."""
        try:
            with translated():
                return await self._find(self._history(channel), alerts, mark)
        except courier.Forbidden:
            return None

    async def _post(self, place: discord.PartialMessageable, drawn: Drawn, mark: Mark) -> int:
        alert = await self._alert(place, drawn.screen, mark)
        if alert is None:
            return await self._post_silently(place, drawn, mark)
        await self._edit(place.get_partial_message(alert), drawn, mark)
        return alert

    async def _alert(
        self, place: discord.PartialMessageable, screen: Screen, mark: Mark
    ) -> int | None:
        """Notify in words; ``None`` where there is nothing to, or Discord refuses the words."""
        if screen.alert is None:
            return None
        mentions = _mentions(screen)
        try:
            sent = await place.send(screen.alert, nonce=mark.nonce, allowed_mentions=mentions)
        except discord.HTTPException as error:
            if not refuses_content(error):
                raise
            log.error("alert_refused", status=error.status, code=error.code, where=fields(error))
            return None
        return sent.id

    async def _opening(self, channel: int, send: Callable[[], Awaitable[SentT]]) -> SentT:
        """Send; where the thread is archived, open it and send again."""
        try:
            return await send()
        except discord.HTTPException as error:
            if error.code != _ARCHIVED:
                raise
        await self._open_thread(channel)
        return await send()

    async def _open_thread(self, channel: int) -> None:
        """Take a thread out of the archive; ``Archived`` where the bot may not."""
        thread = await self._channel(channel)
        if not isinstance(thread, discord.Thread):
            raise courier.Archived
        try:
            await thread.edit(archived=False)
        except discord.HTTPException as error:
            if not isinstance(meaning(error), courier.Forbidden | courier.Archived):
                raise
            raise courier.Archived(around=permissions.around(thread)) from error

    async def _post_silently(
        self, place: discord.PartialMessageable, drawn: Drawn, mark: Mark
    ) -> int:
        async def send(parcel: Parcel) -> discord.Message:
            return await place.send(
                view=parcel.view, files=parcel.files, nonce=mark.nonce, silent=True
            )

        return (await self._deliver(place.id, drawn, mark, send)).id

    async def _edit(self, message: discord.PartialMessage, drawn: Drawn, mark: Mark) -> None:
        async def send(parcel: Parcel) -> discord.Message:
            return await message.edit(
                content=None,
                view=parcel.view,
                attachments=parcel.attachments,
                allowed_mentions=_mentions(drawn.screen),
            )

        await self._deliver(message.channel.id, drawn, mark, send)

    async def _deliver(
        self, channel: int, drawn: Drawn, mark: Mark, send: Callable[[Parcel], Awaitable[SentT]]
    ) -> SentT:
        known = permissions.known(self._client, channel)
        pictures = known is None or known[0].attach_files
        ways = parcels(drawn, mark.number, pictures=pictures)
        return await deliver(ways, send, may_attach=known is not None and pictures)

    def _history(self, channel: int) -> AsyncIterator[discord.Message]:
        return self._client.get_partial_messageable(channel).history(limit=LOOK_BACK)

    async def _find(
        self, history: AsyncIterator[discord.Message], alerts: Collection[str], mark: Mark
    ) -> int | None:
        me, words = self._client.user, [_words(alert) for alert in alerts]
        async for message in history:
            if me is None or message.author.id != me.id:
                continue
            if container_id(message) == mark.number or _words(message.content) in words:
                return message.id
        return None

    @contextmanager
    def _translated(self, channel: int) -> Iterator[None]:
        """Raise what Discord's errors mean; what the cache knows of a missing permission is said.

        So is the way around a thread.
        """
        try:
            with translated():
                yield
        except courier.Forbidden as error:
            known = permissions.known(self._client, channel)
            lacking = permissions.lacking(known[0], thread=known[1]) if known else ()
            raise courier.Forbidden(", ".join(lacking)) from error.__cause__
        except courier.Archived as error:
            known_place = self._client.get_channel(channel)
            around = error.around or permissions.around(known_place)
            raise courier.Archived(str(error), around) from error.__cause__


async def _reads(guild: discord.Guild, user: UserId, channel: object) -> bool:
    """Whether somebody can read a channel; a private thread only with a place in it."""
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return False
    thread = channel if isinstance(channel, discord.Thread) else None
    if thread is not None and thread.parent is None:
        return False
    try:
        may = channel.permissions_for(await guild.fetch_member(user))
        if thread is not None and thread.is_private() and not may.manage_threads:
            await thread.fetch_member(user)
    except discord.NotFound:  # they are not in the server, or not in the thread
        return False
    return may.view_channel and may.read_message_history


def _is_with(channel: discord.abc.PrivateChannel, user: UserId) -> bool:
    recipient = channel.recipient if isinstance(channel, discord.DMChannel) else None
    return recipient is not None and recipient.id == user


def _mentions(screen: Screen) -> discord.AllowedMentions:
    users = [discord.Object(user) for user in screen.mentions if not is_former(user)]
    return discord.AllowedMentions(everyone=False, roles=False, users=users)


def _words(alert: str) -> list[str]:
    """Return the words alone: whom a screen alerts may have changed since the alert was sent."""
    return _MENTION.sub("", alert).split()
