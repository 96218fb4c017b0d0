"""``/steal``: a thief's turn without the menus."""

from __future__ import annotations

import re

from discord import app_commands
from discord.app_commands import Choice, Group

from bot.discord.commands.shared import TABLE, TableNumber, Typed
from bot.discord.commands.wording import phrase
from bot.discord.reply import Reply
from bot.discord.show import Interaction
from bot.discord.suggest import Suggestions
from engine.indian_chief.play import INDIAN_CHIEF

_PLACE = re.compile(r"[0-9]{1,2}(:[0-9]{1,2}){1,2}")


class StealCommands(Group):
    """``/steal``: a thief's turn without the menus."""

    def __init__(self, reply: Reply, suggestions: Suggestions) -> None:
        super().__init__(name="steal", description=phrase("about-steal"))
        self._reply = reply
        self._suggestions = suggestions

    @app_commands.command(description=phrase("about-steal_pick"))
    @app_commands.describe(card=phrase("describe-card"), table=TABLE)
    async def pick(
        self, interaction: Interaction, card: Typed, table: TableNumber | None = None
    ) -> None:
        """Name the card to steal."""
        if _PLACE.fullmatch(card):
            await self._reply.click(
                interaction, table, "pick", tuple(card.split(":")), game=INDIAN_CHIEF.key
            )
        else:
            await self._reply.click(interaction, table, "pick_card", (card,), game=INDIAN_CHIEF.key)

    @app_commands.command(description=phrase("about-steal_draw"))
    @app_commands.describe(table=TABLE)
    async def draw(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        """Decline to steal."""
        await self._reply.click(interaction, table, "draw", game=INDIAN_CHIEF.key)

    @pick.autocomplete("card")
    async def _card(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await self._suggestions.steals(interaction, typed)

    @pick.autocomplete("table")
    @draw.autocomplete("table")
    async def _table(self, interaction: Interaction, typed: str) -> list[Choice[int]]:
        return await self._suggestions.tables(interaction, typed, here=False, game=INDIAN_CHIEF.key)
