"""Threads of tables: one made for a game, and those that are kept open while a game lives."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import discord
import structlog

from bot.discord import permissions
from bot.discord.show import Interaction
from bot.opening import require_seats
from bot.outcome import Outcome, Refusal, Refused, Setup
from bot.present.games import screens_of
from bot.present.names import clip, escape, plain, said
from bot.reader import Reader, reading
from bot.tongue import say

if TYPE_CHECKING:
    from discord.types.threads import ThreadArchiveDuration

WEEK: Final[ThreadArchiveDuration] = 10080
THREE_DAYS: Final[ThreadArchiveDuration] = 4320
"""Minutes without activity, after which Discord takes a thread off the list of its channel."""

_MINUTE: Final = 60_000
_NAME: Final = 100

_log = structlog.get_logger(__name__)


class Vigil:
    """Keeps threads from being archived, without a word in them."""

    def __init__(self) -> None:
        self._stirred: dict[int, int] = {}

    async def keep(self, thread: discord.Thread, now: int, until: int) -> None:
        """Open a thread that was archived, and stir one that would be before ``until``."""
        if thread.archived:
            await thread.edit(archived=False)
        elif self._ends(thread) <= until and _may_edit(thread):
            await _stir(thread)
        else:
            return
        self._stirred[thread.id] = now

    def _ends(self, thread: discord.Thread) -> int:
        """Return when a thread is archived, at the earliest.

        Of messages the cache knows those that came with the thread, so it may be later.
        """
        moments = [thread.archive_timestamp.timestamp() * 1_000, self._stirred.get(thread.id, 0)]
        if thread.last_message_id is not None:
            moments.append(discord.utils.snowflake_time(thread.last_message_id).timestamp() * 1_000)
        return int(max(moments)) + thread.auto_archive_duration * _MINUTE


async def _stir(thread: discord.Thread) -> None:
    """Change the archive time and put it back, which Discord counts as activity."""
    usual = thread.auto_archive_duration
    other = THREE_DAYS if usual == WEEK else WEEK
    await thread.edit(auto_archive_duration=other)
    await thread.edit(auto_archive_duration=usual)  # type: ignore[arg-type]  # one of those, too


def _may_edit(thread: discord.Thread) -> bool:
    """Whether the bot may; elsewhere it opens the thread once it was archived."""
    me = thread.guild.me
    return thread.owner_id == me.id or thread.permissions_for(me).manage_threads


def require_thread(interaction: Interaction) -> discord.TextChannel:
    """Return the channel in which a thread for a table can be made; ``Refusal`` where none can.

    NO_THREADS, and CANNOT_POST with the permissions that are missing.
    """
    channel = interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise Refusal(Refused.NO_THREADS)
    if missing := permissions.lacking_for_thread(interaction.app_permissions):
        raise Refusal(Refused.CANNOT_POST, permissions=missing)
    return channel


async def in_thread(
    interaction: Interaction,
    setup: Setup,
    found: Callable[[Setup], Awaitable[Outcome]],
    around: Reader,
) -> Outcome:
    """Open a table in a public thread of its own; without the table there is no thread.

    Its name is for those ``around``, who read in the server's channels.
    """
    channel = require_thread(interaction)
    require_seats(setup.options, setup.seats)
    kind = discord.ChannelType.news_thread if channel.is_news() else _PUBLIC
    with reading(around):
        name = _name(setup, interaction.user.display_name)
    try:
        thread = await channel.create_thread(name=name, type=kind, auto_archive_duration=WEEK)
    except discord.HTTPException as error:  # too many of them, or a permission just lost
        _log.warning("no_thread", status=error.status, code=error.code)
        raise Refusal(Refused.THREAD_REFUSED) from error
    try:
        outcome = await found(replace(setup, channel=thread.id))
    except BaseException:
        await _undo(thread)
        raise
    if outcome.scene.table.place.channel != thread.id:  # this command has come before
        await _undo(thread)
    return outcome


_PUBLIC: Final = discord.ChannelType.public_thread


def _name(setup: Setup, host: str) -> str:
    usual = screens_of(setup.options).name(setup.options)
    game = said(escape(setup.called) if setup.called else usual) or say("discord-cards")
    return clip(say("discord-thread", game=game, host=plain(host)), _NAME)


async def _undo(thread: discord.Thread) -> None:
    """Take a thread off the channel; to delete it takes a permission that hosting does not need."""
    with suppress(discord.HTTPException):  # then an empty thread is left
        if thread.permissions_for(thread.guild.me).manage_threads:
            await thread.delete()
        else:
            await thread.edit(archived=True)
