"""``/forfeits``: what a night of Indian poker brings, without the buttons."""

from __future__ import annotations

from discord import app_commands
from discord.app_commands import Choice, Group, Range

from bot.click import Meant
from bot.discord.commands.shared import TABLE, TableNumber
from bot.discord.commands.wording import phrase
from bot.discord.reply import Reply
from bot.discord.show import Interaction
from bot.discord.suggest import Suggestions
from bot.poker_night.moves.giving import EVENLY
from bot.poker_night.written import written
from bot.present.scene import Scene
from engine.indian_poker.play import POKER_NIGHT

_HERE = phrase("describe-table_here")


class ForfeitsCommands(Group):
    """``/forfeits``: what a night of Indian poker brings, without the buttons."""

    def __init__(self, reply: Reply, suggestions: Suggestions) -> None:
        super().__init__(name="forfeits", description=phrase("about-forfeits"))
        self._reply = reply
        self._suggestions = suggestions

    @app_commands.command(description=phrase("about-forfeits_give"))
    @app_commands.describe(
        players=phrase("describe-players", evenly=EVENLY),
        table=TABLE,
    )
    async def give(
        self,
        interaction: Interaction,
        players: Range[str, 1, 400],
        table: TableNumber | None = None,
    ) -> None:
        """Hand out, in any split."""

        def split(scene: Scene) -> tuple[str, ...]:
            return (written(players, scene.table, scene.names),)

        await self._reply.click(interaction, table, "give", split, game=POKER_NIGHT.key)

    @app_commands.command(description=phrase("about-forfeits_mine"))
    @app_commands.describe(table=_HERE)
    async def mine(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        """Show the own terms and forfeits."""
        await self._reply.click(interaction, table, "mine", game=POKER_NIGHT.key, meant=Meant.SEEN)

    @app_commands.command(description=phrase("about-forfeits_ledger"))
    @app_commands.describe(table=_HERE)
    async def ledger(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        """Show what is known to everybody."""
        await self._reply.click(
            interaction, table, "ledger", game=POKER_NIGHT.key, meant=Meant.SEEN
        )

    @give.autocomplete("players")
    async def _players(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await self._suggestions.forfeits(interaction, typed)

    @give.autocomplete("table")
    async def _own(self, interaction: Interaction, typed: str) -> list[Choice[int]]:
        return await self._suggestions.tables(interaction, typed, here=False, game=POKER_NIGHT.key)

    @mine.autocomplete("table")
    @ledger.autocomplete("table")
    async def _here(self, interaction: Interaction, typed: str) -> list[Choice[int]]:
        return await self._suggestions.tables(interaction, typed, here=True, game=POKER_NIGHT.key)
