"""``/meld``: choosing and sealing without the menus."""

from __future__ import annotations

from functools import partial
from typing import Final, TypeAlias

from discord import app_commands
from discord.app_commands import Choice, Group, Range

from bot.discord.commands.shared import COLUMNS, TABLE, TableNumber, Typed
from bot.discord.commands.wording import choice, phrase
from bot.discord.reply import Reply
from bot.discord.show import Interaction
from bot.discord.suggest import Suggestions
from bot.present.indian_chief.scene import How
from bot.present.indian_chief.words import meld_name
from bot.tongue import say
from engine.indian_chief.model import Meld
from engine.indian_chief.play import INDIAN_CHIEF

Column: TypeAlias = Range[int, 1, COLUMNS]

_WRITTEN: Final = {
    "meld": phrase("describe-meld"),
    "cards": phrase("describe-cards"),
    "wish": phrase("describe-wish"),
    "column": phrase("describe-column"),
    "aside": phrase("describe-aside"),
    "table": TABLE,
}
_PLANS: Final = [
    choice(partial(say, "choice-picked"), How.PICKED),
    choice(partial(say, "choice-computer"), How.COMPUTER),
    choice(partial(say, "choice-no_plan"), "nothing"),
]
_MELDS: Final = [choice(partial(meld_name, meld), meld) for meld in Meld]


class MeldCommands(Group):
    """``/meld``: choosing and sealing without the menus."""

    def __init__(self, reply: Reply, suggestions: Suggestions) -> None:
        super().__init__(name="meld", description=phrase("about-meld"))
        self._reply = reply
        self._suggestions = suggestions

    @app_commands.command(description=phrase("about-meld_choose"))
    @app_commands.describe(**_WRITTEN)
    @app_commands.choices(meld=_MELDS)
    async def choose(
        self,
        interaction: Interaction,
        *,
        meld: str,
        cards: Typed | None = None,
        wish: Typed | None = None,
        column: Column | None = None,
        aside: Typed | None = None,
        table: TableNumber | None = None,
    ) -> None:
        """Keep a choice as a draft."""
        args = _args(meld, cards, wish, column, aside)
        await self._reply.click(interaction, table, "choose", args, game=INDIAN_CHIEF.key)

    @app_commands.command(description=phrase("about-meld_seal"))
    @app_commands.describe(**_WRITTEN)
    @app_commands.choices(meld=_MELDS)
    async def seal(
        self,
        interaction: Interaction,
        *,
        meld: str | None = None,
        cards: Typed | None = None,
        wish: Typed | None = None,
        column: Column | None = None,
        aside: Typed | None = None,
        table: TableNumber | None = None,
    ) -> None:
        """Seal a meld."""
        args = _args(meld, cards, wish, column, aside)
        await self._reply.click(interaction, table, "seal", args, game=INDIAN_CHIEF.key)

    @app_commands.command(description=phrase("about-meld_change"))
    @app_commands.describe(table=TABLE)
    async def change(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        """Take up the sealed meld."""
        await self._reply.click(interaction, table, "change", game=INDIAN_CHIEF.key)

    @app_commands.command(description=phrase("about-meld_plan"))
    @app_commands.describe(play=phrase("describe-play"), **_WRITTEN)
    @app_commands.choices(play=_PLANS, meld=_MELDS)
    async def plan(
        self,
        interaction: Interaction,
        *,
        play: str | None = None,
        meld: str | None = None,
        cards: Typed | None = None,
        wish: Typed | None = None,
        column: Column | None = None,
        aside: Typed | None = None,
        table: TableNumber | None = None,
    ) -> None:
        """Lay down a standing plan; who writes a meld or a wish means that."""
        words = _args(meld, cards, wish, column, aside)
        what = How.PICKED if play is None and any(words) else play
        args = () if what is None else (what, *words)
        await self._reply.click(interaction, table, "plan", args, game=INDIAN_CHIEF.key)

    @app_commands.command(description=phrase("about-meld_declare"))
    @app_commands.describe(jokers=phrase("describe-jokers"), table=TABLE)
    async def declare(
        self, interaction: Interaction, jokers: Typed, table: TableNumber | None = None
    ) -> None:
        """Declare a Beggar Man's jokers, where the table does that by hand."""
        await self._reply.click(interaction, table, "announce", (jokers,), game=INDIAN_CHIEF.key)

    @choose.autocomplete("cards")
    @seal.autocomplete("cards")
    @plan.autocomplete("cards")
    async def _cards(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await self._suggestions.cards(interaction, typed)

    @choose.autocomplete("aside")
    @seal.autocomplete("aside")
    @plan.autocomplete("aside")
    async def _aside(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await self._suggestions.aside(interaction, typed)

    @choose.autocomplete("wish")
    @seal.autocomplete("wish")
    @plan.autocomplete("wish")
    async def _wish(self, _interaction: Interaction, typed: str) -> list[Choice[str]]:
        return self._suggestions.wishes(typed)

    @choose.autocomplete("table")
    @seal.autocomplete("table")
    @plan.autocomplete("table")
    @change.autocomplete("table")
    @declare.autocomplete("table")
    async def _table(self, interaction: Interaction, typed: str) -> list[Choice[int]]:
        return await self._suggestions.tables(interaction, typed, here=False, game=INDIAN_CHIEF.key)


def _args(*said: str | int | None) -> tuple[str, ...]:
    """Write what was said as the arguments of a click; what was not comes from the draft."""
    return tuple("" if word is None else str(word) for word in said)
