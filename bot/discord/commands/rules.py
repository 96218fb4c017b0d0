"""``/rules``: the rules, page by page."""

from __future__ import annotations

from discord import app_commands
from discord.app_commands import Choice

from bot.discord.commands.shared import Command
from bot.discord.reply import Reply
from bot.discord.show import Interaction
from bot.present.indian_chief.house_rules import RULEBOOKS
from bot.present.indian_chief.rules import OVERVIEW, PAGES, find, opens
from bot.present.indian_chief.way import plain, write

_PAGES = [Choice(name=page.name, value=key) for key, page in PAGES.items()]
_RULEBOOKS = [Choice(name=RULEBOOKS[options.rulebook], value=write(options)) for options in plain()]


def rules_command(reply: Reply) -> Command:
    """Build ``/rules``."""

    @app_commands.command(description="The rules, page by page, with examples; only you see them")
    @app_commands.describe(page="Which page to begin with", rulebook="Which rulebook's")
    @app_commands.choices(page=_PAGES, rulebook=_RULEBOOKS)
    async def rules(
        interaction: Interaction, page: str = OVERVIEW, rulebook: str | None = None
    ) -> None:
        """Show a page; without a rulebook, of the first one that has it."""
        written = rulebook or write(find(page).options)
        await reply.visit(interaction, opens(page, written))

    return rules
