"""``/tutorial``: a guided first game, private and alone."""

from __future__ import annotations

from discord import app_commands

from bot.discord.commands.shared import Command
from bot.discord.commands.wording import phrase
from bot.discord.reply import Reply
from bot.discord.show import Interaction
from bot.tutorial import OPENS


def tutorial_command(reply: Reply) -> Command:
    """Build ``/tutorial``."""

    @app_commands.command(description=phrase("about-tutorial"))
    async def tutorial(interaction: Interaction) -> None:
        """Show its first step."""
        await reply.visit(interaction, OPENS)

    return tutorial
