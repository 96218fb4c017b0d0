"""``/table``: coming, going and looking."""

from __future__ import annotations

from discord import app_commands
from discord.app_commands import Choice, Group

from bot.discord.commands.shared import TABLE, TableNumber
from bot.discord.reply import Reply
from bot.discord.show import Interaction
from bot.discord.suggest import Suggestions


class TableCommands(Group):
    """``/table``: coming, going and looking."""

    def __init__(self, reply: Reply, suggestions: Suggestions) -> None:
        super().__init__(name="table", description="Your seat, your hand and the score sheet")
        self._reply = reply
        self._suggestions = suggestions

    @app_commands.command(description="Take a seat, or come back to your own")
    @app_commands.describe(table="Which table, if there are several here")
    async def join(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        """Take a seat at a table of this channel."""
        await self._reply.click(interaction, table, "join", joining=True)

    @app_commands.command(
        description="Give up your seat; if that would end the game, you are asked first"
    )
    @app_commands.describe(table=TABLE)
    async def leave(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        """Leave a table."""
        await self._reply.click(interaction, table, "leave")

    @app_commands.command(
        description="See your hand, at Indian poker the others' cards; only you see it"
    )
    @app_commands.describe(table=TABLE)
    async def hand(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        """Show the own hand."""
        await self._reply.click(interaction, table, "hand")

    @app_commands.command(description="See the score sheet")
    @app_commands.describe(table=TABLE)
    async def sheet(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        """Show the scores."""
        await self._reply.click(interaction, table, "sheet")

    @app_commands.command(description="End the game for everybody (the host); asks first")
    @app_commands.describe(table=TABLE)
    async def end(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        """Close a table."""
        await self._reply.click(interaction, table, "end")

    @leave.autocomplete("table")
    @hand.autocomplete("table")
    @end.autocomplete("table")
    async def _own(self, interaction: Interaction, typed: str) -> list[Choice[int]]:
        return await self._suggestions.tables(interaction, typed, here=False)

    @join.autocomplete("table")
    @sheet.autocomplete("table")
    async def _here(self, interaction: Interaction, typed: str) -> list[Choice[int]]:
        return await self._suggestions.tables(interaction, typed, here=True)
