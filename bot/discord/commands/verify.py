"""``/verify``: the deal of a game that has ended, checked."""

from __future__ import annotations

from discord import app_commands

from bot.click import Meant
from bot.discord.commands.shared import Command, TableNumber
from bot.discord.commands.wording import phrase
from bot.discord.reply import Reply
from bot.discord.show import Interaction


def verify_command(reply: Reply) -> Command:
    """Build ``/verify``."""

    @app_commands.command(description=phrase("about-verify"))
    @app_commands.describe(table=phrase("describe-table_ended"))
    async def verify(interaction: Interaction, table: TableNumber | None = None) -> None:
        """Check a game that was told here, or one that the person has played."""
        await reply.click(interaction, table, "verify", meant=Meant.ENDED)

    return verify
