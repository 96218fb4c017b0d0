"""What every command that opens a table asks of where it was used, and of whom it invites."""

from __future__ import annotations

import re

import discord
from discord import app_commands

from bot.asked import require_channel
from bot.discord import permissions
from bot.discord.show import Interaction
from bot.discord.threads import require_thread
from bot.outcome import Refusal, Refused
from bot.present.scene import Scene
from bot.servers import Servers
from data.books import Server
from data.log import Access, UserId

_MENTION = re.compile(r"<@!?([0-9]{1,19})>")


async def server_of(interaction: Interaction, servers: Servers, rules: str | None) -> Server:
    """Return what this server has set; in a DM all is as usual, and nothing is saved.

    ``rules`` are the saved ones that are asked for.
    """
    if interaction.guild_id is not None:
        return await servers.read(interaction.guild_id)
    if rules is not None:
        raise Refusal(Refused.ONLY_SERVER)
    return Server(0)


def mentioned(text: str) -> tuple[UserId, ...]:
    """Read the mentions of an invitation; ``Refusal`` where anything else stands in it."""
    if _MENTION.sub("", text).replace(",", " ").strip():
        raise Refusal(Refused.NO_MENTION, invited=text)
    return tuple(dict.fromkeys(int(user) for user in _MENTION.findall(text)))


def access_of(access: str | None, invited: tuple[UserId, ...]) -> Access:
    """Return who may join: whoever is invited, where somebody is and nothing else is said."""
    return Access(access or (Access.INVITED if invited else Access.ANYONE))


def place_of(interaction: Interaction, server: Server, *, thread: bool = False) -> int:
    """Return the channel that a new table is told in, or in a new ``thread`` of which.

    ``Refusal`` where ``server`` does not allow that, or the bot could not tell of it.
    """
    channel = channel_of(interaction)
    if interaction.guild_id is not None:
        parent = channel.parent_id if isinstance(channel, discord.Thread) else None
        require_channel(server, channel.id, parent)
        may, inside = interaction.app_permissions, parent is not None
        if thread:
            require_thread(interaction)
        elif missing := permissions.lacking(may, thread=inside):
            raise Refusal(Refused.CANNOT_POST, permissions=missing)
    elif thread:
        raise Refusal(Refused.NO_THREADS)
    return channel.id


def require_way(interaction: Interaction, to: object, scene: Scene) -> None:
    """Refuse to move a table where it cannot be told, or where who asks for it may not write.

    ``to`` is a channel as the command names it, or the one in which it was used.
    """
    server, may = scene.table.place.server, _write(interaction, to)
    if server is None or interaction.guild_id != server or not may:
        raise Refusal(Refused.CANNOT_MOVE)
    known = permissions.known(interaction.client, getattr(to, "id", 0))
    if known is None:
        raise Refusal(Refused.CANNOT_POST, permissions=("View Channel",))
    if missing := permissions.lacking(known[0], thread=known[1]):
        raise Refusal(Refused.CANNOT_POST, permissions=missing)


def _write(interaction: Interaction, to: object) -> bool:
    """Whether a channel can hold a table, and who asks may write there."""
    match to:
        case app_commands.AppCommandThread():
            return to.permissions.send_messages_in_threads
        case app_commands.AppCommandChannel(type=kind) if kind in permissions.HOLD:
            return to.permissions.send_messages
        case discord.Thread():
            return interaction.permissions.send_messages_in_threads
        case discord.abc.GuildChannel(type=kind) if kind in permissions.HOLD:
            return interaction.permissions.send_messages
        case _:
            return False


def channel_of(interaction: Interaction) -> discord.abc.Snowflake:
    """Return where a command was used; ``Refusal`` where the bot cannot know."""
    if interaction.channel is None:
        raise Refusal(Refused.CANNOT_POST, permissions=("View Channel",))
    return interaction.channel
