"""A client that does nothing but acknowledge: what discord.py itself costs for a click.

``python -m benchmarks.noop`` takes token and addresses from the settings of ``bot run``.
"""

from __future__ import annotations

from typing import Any

import discord

from bot.online import direct
from bot.settings import Settings


class Noop(discord.Client):
    """Acknowledges by the callback that shows and changes nothing."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Acknowledge a press."""
        await interaction.response.defer()


def main() -> None:
    """Run until killed."""
    settings = Settings()
    direct(settings)
    if settings.discord_token is None:
        raise SystemExit("DISCORD_TOKEN is not set")
    Noop().run(settings.discord_token.get_secret_value(), log_handler=None)


if __name__ == "__main__":
    main()
