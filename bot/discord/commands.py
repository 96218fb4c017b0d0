"""The slash commands: each parses what was typed, calls once, and shows."""

from __future__ import annotations

import re
from typing import TypeAlias

import discord
from discord import app_commands
from discord.app_commands import Choice, Group, Range

from bot.discord import permissions
from bot.discord.reply import House, Reply
from bot.discord.show import Interaction
from bot.discord.suggest import Suggestions
from bot.outcome import Refusal, Refused, Setup
from bot.present.texts import PACES
from bot.present.words import MELDS
from data.log import Access, Pace, UserId
from engine.catalog import Options

TableNumber: TypeAlias = Range[int, 1, 2**53 - 1]
Typed: TypeAlias = Range[str, 1, 100]

_TABLE = "Which table, if you sit at several"
_WRITTEN = {
    "meld": "Which of the melds that you have not played",
    "cards": "Your cards, as AH 10C QS",
    "wish": "As Thief: what to steal without being asked, best first, as AH A S; or draw",
    "table": _TABLE,
}
_PACES = [Choice(name=text.capitalize().rstrip("."), value=pace) for pace, text in PACES.items()]
_ACCESS = [
    Choice(name="Anyone who sees this channel", value=Access.ANYONE),
    Choice(name="Only those whom I invite", value=Access.INVITED),
]
_MELDS = [Choice(name=name, value=meld) for meld, name in MELDS.items()]
_MENTION = re.compile(r"<@!?([0-9]{1,19})>")
_PLACE = re.compile(r"([0-9]{1,2}):([0-9]{1,2})")


def groups(house: House, reply: Reply) -> tuple[Group, ...]:
    """Build all commands; they hold no state but these two."""
    suggestions = Suggestions(house)
    return (
        ChiefCommands(reply),
        MeldCommands(reply, suggestions),
        StealCommands(reply, suggestions),
        TableCommands(reply, suggestions),
    )


class ChiefCommands(Group):
    """``/chief``: opening a table."""

    def __init__(self, reply: Reply) -> None:
        super().__init__(name="chief", description="Indian Chief: melds, thieves and seven rounds")
        self._reply = reply

    @app_commands.command(description="Open a table of Indian Chief here")
    @app_commands.describe(
        seats="How many seats, 2 to 8 (4 if you do not say); computers can fill them",
        pace="How long a round may last (evening if you do not say)",
        access="Who may join",
        invite="Mention those who may join: @Ada @Bob",
    )
    @app_commands.choices(pace=_PACES, access=_ACCESS)
    async def start(
        self,
        interaction: Interaction,
        seats: Range[int, 2, 8] = 4,
        pace: str = Pace.EVENING,
        access: str | None = None,
        invite: Range[str, 1, 400] | None = None,
    ) -> None:
        """Open a lobby in this channel."""

        def setup() -> Setup:
            channel = place_of(interaction)
            invited = mentioned(invite or "")
            who = access or (Access.INVITED if invited else Access.ANYONE)
            return Setup(
                options=Options(),
                channel=channel,
                server=interaction.guild_id,
                seats=seats,
                pace=Pace(pace),
                access=Access(who),
                invited=invited,
            )

        await self._reply.open(interaction, setup)


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
    @app_commands.describe(table=_TABLE)
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


class StealCommands(Group):
    """``/steal``: a thief's turn without the menus."""

    def __init__(self, reply: Reply, suggestions: Suggestions) -> None:
        super().__init__(name="steal", description="Your turn as a thief; only you see the answer")
        self._reply = reply
        self._suggestions = suggestions

    @app_commands.command(description="Steal a card that lies on the table")
    @app_commands.describe(card="Which card: pick one from the list, or type 10H", table=_TABLE)
    async def pick(
        self, interaction: Interaction, card: Typed, table: TableNumber | None = None
    ) -> None:
        """Name the card to steal."""
        place = _PLACE.fullmatch(card)
        action, args = ("pick", place.groups()) if place else ("pick_card", (card,))
        await self._reply.click(interaction, table, action, args)

    @app_commands.command(description="Draw from the deck instead of stealing")
    @app_commands.describe(table=_TABLE)
    async def draw(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        """Decline to steal."""
        await self._reply.click(interaction, table, "draw")

    @pick.autocomplete("card")
    async def _card(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await self._suggestions.steals(interaction, typed)

    @pick.autocomplete("table")
    @draw.autocomplete("table")
    async def _table(self, interaction: Interaction, typed: str) -> list[Choice[int]]:
        return await self._suggestions.tables(interaction, typed, here=False)


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

    @app_commands.command(description="Give up your seat; in a game a computer plays on for you")
    @app_commands.describe(table=_TABLE)
    async def leave(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        """Leave a table."""
        await self._reply.click(interaction, table, "leave")

    @app_commands.command(description="See your hand; only you see it")
    @app_commands.describe(table=_TABLE)
    async def hand(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        """Show the own hand."""
        await self._reply.click(interaction, table, "hand")

    @app_commands.command(description="See the score sheet")
    @app_commands.describe(table=_TABLE)
    async def sheet(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        """Show the scores."""
        await self._reply.click(interaction, table, "sheet")

    @app_commands.command(description="End the game for everybody (the host); asks first")
    @app_commands.describe(table=_TABLE)
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


def mentioned(text: str) -> tuple[UserId, ...]:
    """Read the mentions of an invitation; ``Refusal`` where anything else stands in it."""
    if _MENTION.sub("", text).replace(",", " ").strip():
        raise Refusal(Refused.NO_MENTION, invited=text)
    return tuple(dict.fromkeys(int(user) for user in _MENTION.findall(text)))


def place_of(interaction: Interaction) -> int:
    """Return the channel of a new table; ``Refusal`` where the bot could not tell of it."""
    channel = interaction.channel
    if channel is None:
        raise Refusal(Refused.CANNOT_POST, permissions=("View Channel",))
    if interaction.guild_id is not None:
        thread = isinstance(channel, discord.Thread)
        if missing := permissions.lacking(interaction.app_permissions, thread=thread):
            raise Refusal(Refused.CANNOT_POST, permissions=missing)
    return channel.id
