"""``/me``: what the bot stores about whoever asks."""

from __future__ import annotations

from discord import app_commands
from discord.app_commands import Group

from bot.discord.reply import Reply
from bot.discord.show import Interaction
from bot.me import EXPORTS, FORGETS


class MeCommands(Group):
    """A person's own data."""

    def __init__(self, reply: Reply) -> None:
        super().__init__(name="me", description="What this bot stores about you")
        self._reply = reply

    @app_commands.command(description="Everything that is stored about you, as a file")
    async def export(self, interaction: Interaction) -> None:
        """Answer with the file."""
        await self._reply.visit(interaction, EXPORTS)

    @app_commands.command(description="Have everything about you deleted; it asks first")
    async def forget(self, interaction: Interaction) -> None:
        """Say what will happen, and ask."""
        await self._reply.visit(interaction, FORGETS)
