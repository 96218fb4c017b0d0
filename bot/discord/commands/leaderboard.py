"""``/leaderboard`` and ``/stats``: who did how well on a server, seen by whoever asks alone."""

from __future__ import annotations

import discord
from discord import app_commands

from bot import stats as one
from bot.discord.commands.shared import Command
from bot.discord.commands.wording import phrase
from bot.discord.reply import Reply
from bot.discord.show import Interaction
from bot.leaderboards import OPENS


def leaderboard_command(reply: Reply) -> Command:
    """Build ``/leaderboard``."""

    @app_commands.command(description=phrase("about-leaderboard"))
    async def leaderboard(interaction: Interaction) -> None:
        """Show the page."""
        await reply.visit(interaction, OPENS)

    return leaderboard


def stats_command(reply: Reply) -> Command:
    """Build ``/stats``."""

    @app_commands.command(description=phrase("about-stats"))
    @app_commands.describe(player=phrase("describe-whose_stats"))
    async def stats(interaction: Interaction, player: discord.User | None = None) -> None:
        """Show the page of whoever asks, or of another player."""
        await reply.visit(interaction, one.opens(None if player is None else player.id))

    return stats
