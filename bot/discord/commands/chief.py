"""``/chief``: opening a table."""

from __future__ import annotations

import re

import discord
from discord import app_commands
from discord.app_commands import Choice, Group, Range

from bot.discord import permissions
from bot.discord.reply import Reply
from bot.discord.show import Interaction
from bot.outcome import Refusal, Refused, Setup
from bot.present.texts import PACES
from data.log import Access, Pace, UserId
from engine.catalog import Options

_PACES = [Choice(name=text.capitalize().rstrip("."), value=pace) for pace, text in PACES.items()]
_ACCESS = [
    Choice(name="Anyone who sees this channel", value=Access.ANYONE),
    Choice(name="Only those whom I invite", value=Access.INVITED),
]
_MENTION = re.compile(r"<@!?([0-9]{1,19})>")


class ChiefCommands(Group):
    """``/chief``: opening a table."""

    def __init__(self, reply: Reply) -> None:
        super().__init__(name="chief", description="Indian Chief: melds, thieves and seven rounds")
        self._reply = reply

    @app_commands.command(description="Open a table of Indian Chief here")
    @app_commands.describe(
        seats="How many seats, 2 to 8 (4 if you do not say); computers can fill them",
        pace="How long a round may last (evening if you do not say)",
        access="Who may join",
        invite="Mention those who may join: @Ada @Bob",
    )
    @app_commands.choices(pace=_PACES, access=_ACCESS)
    async def start(
        self,
        interaction: Interaction,
        seats: Range[int, 2, 8] = 4,
        pace: str = Pace.EVENING,
        access: str | None = None,
        invite: Range[str, 1, 400] | None = None,
    ) -> None:
        """Open a lobby in this channel."""

        def setup() -> Setup:
            channel = place_of(interaction)
            invited = mentioned(invite or "")
            who = access or (Access.INVITED if invited else Access.ANYONE)
            return Setup(
                options=Options(),
                channel=channel,
                server=interaction.guild_id,
                seats=seats,
                pace=Pace(pace),
                access=Access(who),
                invited=invited,
            )

        await self._reply.open(interaction, setup)


def mentioned(text: str) -> tuple[UserId, ...]:
    """Read the mentions of an invitation; ``Refusal`` where anything else stands in it."""
    if _MENTION.sub("", text).replace(",", " ").strip():
        raise Refusal(Refused.NO_MENTION, invited=text)
    return tuple(dict.fromkeys(int(user) for user in _MENTION.findall(text)))


def place_of(interaction: Interaction) -> int:
    """Return the channel of a new table; ``Refusal`` where the bot could not tell of it."""
    channel = interaction.channel
    if channel is None:
        raise Refusal(Refused.CANNOT_POST, permissions=("View Channel",))
    if interaction.guild_id is not None:
        thread = isinstance(channel, discord.Thread)
        if missing := permissions.lacking(interaction.app_permissions, thread=thread):
            raise Refusal(Refused.CANNOT_POST, permissions=missing)
    return channel.id
