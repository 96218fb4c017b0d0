"""``/poker``: opening a table of Indian poker."""

from __future__ import annotations

from typing import Final

from discord import app_commands
from discord.app_commands import Choice, Group, Range

from bot.asked import poker_options_of
from bot.discord.commands.place import access_of, mentioned, place_of, server_of
from bot.discord.commands.shared import ACCESS_CHOICES, PACE_CHOICES
from bot.discord.reply import Reply
from bot.discord.show import Interaction
from bot.discord.suggest import Suggestions
from bot.outcome import Setup
from bot.servers import NAME, Servers
from data.log import Pace
from engine.indian_poker.options import Options
from engine.indian_poker.play import INDIAN_POKER

_SEATS: Final = INDIAN_POKER.seats(Options(two_players="yes"))
FEWEST: Final = _SEATS[0]
MOST: Final = _SEATS[-1]
USUAL: Final = 4


class PokerCommands(Group):
    """``/poker``: opening a table of Indian poker."""

    def __init__(self, reply: Reply, servers: Servers, suggestions: Suggestions) -> None:
        super().__init__(
            name="poker", description="Indian poker: you see every card except your own"
        )
        self._reply = reply
        self._servers = servers
        self._suggestions = suggestions

    @app_commands.command(description="Open a table of Indian poker here")
    @app_commands.describe(
        seats=f"How many seats, {FEWEST} to {MOST} ({USUAL} if you do not say); "
        "computers can fill them",
        rules="Rules that this server has saved",
        pace="How long a turn may last (the server's, else evening, if you do not say)",
        access="Who may join",
        invite="Mention those who may join: @Ada @Bob",
    )
    @app_commands.choices(pace=PACE_CHOICES, access=ACCESS_CHOICES)
    async def start(
        self,
        interaction: Interaction,
        *,
        seats: Range[int, FEWEST, MOST] = USUAL,
        rules: Range[str, 1, NAME] | None = None,
        pace: str | None = None,
        access: str | None = None,
        invite: Range[str, 1, 400] | None = None,
    ) -> None:
        """Open a lobby in this channel."""

        async def setup() -> Setup:
            server = await server_of(interaction, self._servers, rules)
            channel = place_of(interaction, server)
            invited = mentioned(invite or "")
            return Setup(
                options=poker_options_of(server, seats, rules),
                channel=channel,
                server=interaction.guild_id,
                seats=seats,
                pace=server.pace if pace is None else Pace(pace),
                access=access_of(access, invited),
                invited=invited,
            )

        await self._reply.open(interaction, setup)

    @start.autocomplete("rules")
    async def _rules(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await self._suggestions.presets(interaction, typed, INDIAN_POKER.key)
