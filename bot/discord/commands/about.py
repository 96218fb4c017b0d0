"""``/about``: what this bot is, who runs it, privacy and credits."""

from __future__ import annotations

from discord import app_commands

from bot.about import OPENS
from bot.discord.commands.shared import Command
from bot.discord.commands.wording import phrase
from bot.discord.reply import Reply
from bot.discord.show import Interaction


def about_command(reply: Reply) -> Command:
    """Build ``/about``."""

    @app_commands.command(description=phrase("about-about"))
    async def about(interaction: Interaction) -> None:
        """Show the page."""
        await reply.visit(interaction, OPENS)

    return about
