"""``/bid``: a turn at Indian poker without the buttons."""

from __future__ import annotations

from functools import partial
from typing import Final

from discord import app_commands
from discord.app_commands import Choice, Group, Range

from bot.discord.commands.shared import TABLE, TableNumber
from bot.discord.commands.wording import choice, phrase
from bot.discord.reply import Reply
from bot.discord.show import Interaction
from bot.discord.suggest import Suggestions
from bot.present.indian_poker.orders import NO_ORDER, NONE
from bot.present.indian_poker.words import WAITS
from bot.tongue import say
from engine.indian_poker.model import Bid
from engine.indian_poker.play import INDIAN_POKER
from engine.indian_poker.rules import Rules

MOST: Final = Rules().seats[-1]

_WAITS: Final = [
    *(choice(partial(say, name), when.value) for when, name in WAITS.items()),
    choice(partial(say, NO_ORDER), NONE),
]


class BidCommands(Group):
    """``/bid``: a turn at Indian poker without the buttons."""

    def __init__(self, reply: Reply, suggestions: Suggestions) -> None:
        super().__init__(name="bid", description=phrase("about-bid"))
        self._reply = reply
        self._suggestions = suggestions

    @app_commands.command(name="in", description=phrase("about-bid_in"))
    @app_commands.describe(table=TABLE)
    async def stay(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        """Bid in."""
        await self._bid(interaction, table, Bid.IN)

    @app_commands.command(description=phrase("about-bid_out"))
    @app_commands.describe(table=TABLE)
    async def out(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        """Bid out."""
        await self._bid(interaction, table, Bid.OUT)

    @app_commands.command(description=phrase("about-bid_keep"))
    @app_commands.describe(table=TABLE)
    async def keep(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        """Bid keep."""
        await self._bid(interaction, table, Bid.KEEP)

    @app_commands.command(description=phrase("about-bid_order"))
    @app_commands.describe(
        when=phrase("describe-when"),
        number=phrase("describe-number"),
        player=phrase("describe-player"),
        table=TABLE,
    )
    @app_commands.choices(when=_WAITS)
    async def order(
        self,
        interaction: Interaction,
        *,
        when: str,
        number: Range[int, 1, MOST] | None = None,
        player: Range[int, 1, MOST] | None = None,
        table: TableNumber | None = None,
    ) -> None:
        """Lay down a standing order, or take it back; what is left out is asked for."""
        args = (when, *("" if said is None else str(said) for said in (number, player)))
        await self._reply.click(interaction, table, "order_said", args, game=INDIAN_POKER.key)

    async def _bid(self, interaction: Interaction, table: int | None, bid: Bid) -> None:
        await self._reply.click(interaction, table, "bid", (bid,), game=INDIAN_POKER.key)

    @order.autocomplete("number")
    async def _number(self, interaction: Interaction, typed: str) -> list[Choice[int]]:
        return await self._suggestions.order_numbers(interaction, typed)

    @order.autocomplete("player")
    async def _player(self, interaction: Interaction, typed: str) -> list[Choice[int]]:
        return await self._suggestions.order_players(interaction, typed)

    @stay.autocomplete("table")
    @out.autocomplete("table")
    @keep.autocomplete("table")
    @order.autocomplete("table")
    async def _table(self, interaction: Interaction, typed: str) -> list[Choice[int]]:
        return await self._suggestions.tables(interaction, typed, here=False, game=INDIAN_POKER.key)
