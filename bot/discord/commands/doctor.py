"""``/doctor``: what to do so that the bot works in this channel."""

from __future__ import annotations

from discord import app_commands

from bot.discord.commands.shared import Command
from bot.discord.commands.wording import phrase
from bot.discord.doctor import Doctor
from bot.discord.reply import Reply
from bot.discord.show import Interaction


def doctor_command(reply: Reply, examiner: Doctor) -> Command:
    """Build ``/doctor``; a server may show it to others, so it asks again who they are."""

    @app_commands.command(description=phrase("about-doctor"))
    @app_commands.default_permissions(manage_guild=True)
    async def doctor(interaction: Interaction) -> None:
        """Show what is to be done."""
        await reply.examine(interaction, "doctor", lambda: examiner.examine(interaction))

    return doctor
