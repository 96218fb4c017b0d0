"""``/mygames``: all own games on one private page."""

from __future__ import annotations

from discord import app_commands

from bot.discord.commands.shared import Command
from bot.discord.commands.wording import phrase
from bot.discord.reply import Reply
from bot.discord.show import Interaction
from bot.own_games import OPENS


def my_games_command(reply: Reply) -> Command:
    """Build ``/mygames``."""

    @app_commands.command(description=phrase("about-mygames"))
    async def mygames(interaction: Interaction) -> None:
        """Show the page."""
        await reply.visit(interaction, OPENS)

    return mygames
