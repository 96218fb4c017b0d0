"""``/config``: a server's settings, for those who may manage it."""

from __future__ import annotations

from discord import app_commands

from bot.config import OPENS
from bot.discord.commands.shared import Command
from bot.discord.commands.wording import phrase
from bot.discord.reply import Reply
from bot.discord.show import Interaction


def config_command(reply: Reply) -> Command:
    """Build ``/config``; a server may show it to others, so the page asks again who they are."""

    @app_commands.command(description=phrase("about-config"))
    @app_commands.default_permissions(manage_guild=True)
    async def config(interaction: Interaction) -> None:
        """Show the page."""
        await reply.visit(interaction, OPENS)

    return config
