"""``/bid``: a turn at Indian poker without the buttons."""

from __future__ import annotations

from discord import app_commands
from discord.app_commands import Choice, Group

from bot.discord.commands.shared import TABLE, TableNumber
from bot.discord.reply import Reply
from bot.discord.show import Interaction
from bot.discord.suggest import Suggestions
from engine.indian_poker.model import Bid
from engine.indian_poker.play import INDIAN_POKER


class BidCommands(Group):
    """``/bid``: a turn at Indian poker without the buttons."""

    def __init__(self, reply: Reply, suggestions: Suggestions) -> None:
        super().__init__(
            name="bid", description="Your bid at Indian poker; only you see the answer"
        )
        self._reply = reply
        self._suggestions = suggestions

    @app_commands.command(name="in", description="Stay in: your card may be the highest")
    @app_commands.describe(table=TABLE)
    async def stay(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        """Bid in."""
        await self._bid(interaction, table, Bid.IN)

    @app_commands.command(description="Go out of this hand; then you see your card")
    @app_commands.describe(table=TABLE)
    async def out(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        """Bid out."""
        await self._bid(interaction, table, Bid.OUT)

    @app_commands.command(description="Keep your bid: you are still in")
    @app_commands.describe(table=TABLE)
    async def keep(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        """Bid keep."""
        await self._bid(interaction, table, Bid.KEEP)

    async def _bid(self, interaction: Interaction, table: int | None, bid: Bid) -> None:
        await self._reply.click(interaction, table, "bid", (bid,), game=INDIAN_POKER.key)

    @stay.autocomplete("table")
    @out.autocomplete("table")
    @keep.autocomplete("table")
    async def _table(self, interaction: Interaction, typed: str) -> list[Choice[int]]:
        return await self._suggestions.tables(interaction, typed, here=False, game=INDIAN_POKER.key)
