"""``/meld``: choosing and sealing without the menus."""

from __future__ import annotations

from discord import app_commands
from discord.app_commands import Choice, Group

from bot.discord.commands.shared import TABLE, TableNumber, Typed
from bot.discord.reply import Reply
from bot.discord.show import Interaction
from bot.discord.suggest import Suggestions
from bot.present.words import MELDS

_WRITTEN = {
    "meld": "Which of the melds that you have not played",
    "cards": "Your cards, as AH 10C QS",
    "wish": "As Thief: what to steal without being asked, best first, as AH A S; or draw",
    "table": TABLE,
}
_MELDS = [Choice(name=name, value=meld) for meld, name in MELDS.items()]


class MeldCommands(Group):
    """``/meld``: choosing and sealing without the menus."""

    def __init__(self, reply: Reply, suggestions: Suggestions) -> None:
        super().__init__(
            name="meld", description="Your meld of this round; only you see the answer"
        )
        self._reply = reply
        self._suggestions = suggestions

    @app_commands.command(description="Choose your meld and see what it would score")
    @app_commands.describe(**_WRITTEN)
    @app_commands.choices(meld=_MELDS)
    async def choose(
        self,
        interaction: Interaction,
        meld: str,
        cards: Typed | None = None,
        wish: Typed | None = None,
        table: TableNumber | None = None,
    ) -> None:
        """Keep a choice as a draft."""
        await self._reply.click(interaction, table, "choose", (meld, cards or "", wish or ""))

    @app_commands.command(description="Seal your meld; without options, seal what you have chosen")
    @app_commands.describe(**_WRITTEN)
    @app_commands.choices(meld=_MELDS)
    async def seal(
        self,
        interaction: Interaction,
        meld: str | None = None,
        cards: Typed | None = None,
        wish: Typed | None = None,
        table: TableNumber | None = None,
    ) -> None:
        """Seal a meld."""
        args = (meld or "", cards or "", wish or "")
        await self._reply.click(interaction, table, "seal", args)

    @app_commands.command(description="Change a sealed meld; it stands until you seal another")
    @app_commands.describe(table=TABLE)
    async def change(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        """Take up the sealed meld."""
        await self._reply.click(interaction, table, "change")

    @choose.autocomplete("cards")
    @seal.autocomplete("cards")
    async def _cards(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await self._suggestions.cards(interaction, typed)

    @choose.autocomplete("wish")
    @seal.autocomplete("wish")
    async def _wish(self, _interaction: Interaction, typed: str) -> list[Choice[str]]:
        return self._suggestions.wishes(typed)

    @choose.autocomplete("table")
    @seal.autocomplete("table")
    @change.autocomplete("table")
    async def _table(self, interaction: Interaction, typed: str) -> list[Choice[int]]:
        return await self._suggestions.tables(interaction, typed, here=False)
