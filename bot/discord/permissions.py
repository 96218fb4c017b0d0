"""What the bot may do in a channel, by the names that Discord's settings show."""

from __future__ import annotations

from collections.abc import Iterator

import discord

from bot.present.doctor import ATTACH, OWN_THREADS, THREADS

INVITATION = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    attach_files=True,
    read_message_history=True,
)
"""What the bot's invitation asks for: all that hosting needs, pictures, and threads for tables."""

TABLE_CHANNELS = (
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.forum,
)
"""Kinds of channels in which, or in whose threads, a table can be opened."""

HOLD = tuple(kind for kind in TABLE_CHANNELS if kind is not discord.ChannelType.forum)
"""Kinds of channels in which themselves, and not only in their threads, a table can be told."""

THREAD_KINDS = (
    discord.ChannelType.news_thread,
    discord.ChannelType.public_thread,
    discord.ChannelType.private_thread,
)
"""Kinds of threads."""

_NAMES = {
    "view_channel": "View Channel",
    "send_messages": "Send Messages",
    "send_messages_in_threads": THREADS,
    "create_public_threads": OWN_THREADS,
    "read_message_history": "Read Message History",
}


def lacking(may: discord.Permissions, *, thread: bool) -> tuple[str, ...]:
    """Name what ``may`` lacks for hosting a table; pictures are not needed, text stands for them.

    Without the history a post that was cut off could not be found again.
    """
    return _named(may, (*_to_post(thread=thread), "read_message_history"))


def lacking_for_thread(may: discord.Permissions) -> tuple[str, ...]:
    """Name what ``may`` lacks in a channel for making a thread there and hosting a table in it."""
    return _named(may, ("create_public_threads", *_to_post(thread=True), "read_message_history"))


def barring(may: discord.Permissions, *, thread: bool) -> tuple[str, ...]:
    """Name what ``may`` lacks for telling a table at all."""
    return _named(may, _to_post(thread=thread))


def _to_post(*, thread: bool) -> tuple[str, ...]:
    return "view_channel", "send_messages_in_threads" if thread else "send_messages"


def _named(may: discord.Permissions, needed: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(_NAMES[name] for name in needed if not getattr(may, name))


def lesser(may: discord.Permissions, *, thread: bool) -> tuple[str, ...]:
    """Name what ``may`` lacks, beside the needed, for all that can be done from here."""
    wished = {
        ATTACH: may.attach_files,
        THREADS: thread or may.send_messages_in_threads,
        OWN_THREADS: thread or may.create_public_threads,
    }
    return tuple(name for name, there in wished.items() if not there)


def to_greet(guild: discord.Guild) -> Iterator[int]:
    """Yield the channels where the bot may post, first the one for the server's own messages."""
    own = guild.system_channel
    first = () if own is None else (own,)
    for channel in (*first, *(each for each in guild.text_channels if each != own)):
        if not barring(channel.permissions_for(guild.me), thread=False):
            yield channel.id


def known(client: discord.Client, channel: int) -> tuple[discord.Permissions, bool] | None:
    """Return what the bot may do in a channel and whether that is a thread.

    ``None`` for a DM, and where the cache does not tell.
    """
    place = client.get_channel(channel)
    if isinstance(place, discord.Thread):
        return (place.permissions_for(place.guild.me), True) if place.parent else None
    if isinstance(place, discord.abc.GuildChannel):
        return place.permissions_for(place.guild.me), False
    return None


def around(place: object) -> int | None:
    """Return the channel of a thread where the bot may post and all who saw the thread can read.

    A private thread has none, nor has one of a forum, which holds nothing but threads.
    """
    if not isinstance(place, discord.Thread) or place.is_private():
        return None
    parent = place.parent
    if parent is None or parent.type not in HOLD:
        return None
    return None if barring(parent.permissions_for(parent.guild.me), thread=False) else parent.id
