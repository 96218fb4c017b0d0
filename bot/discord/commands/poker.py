"""``/poker``: opening a table of Indian poker, or a night of it."""

from __future__ import annotations

from functools import partial
from typing import Final

from discord import app_commands
from discord.app_commands import Choice, Group, Range

from bot.asked import night_options_of, poker_options_of, times_of
from bot.discord.commands.place import access_of, mentioned, place_of, server_of
from bot.discord.commands.shared import (
    ABSENCE_CHOICES,
    ACCESS_CHOICES,
    LENGTH,
    PACE_CHOICES,
    THREAD,
    Length,
)
from bot.discord.commands.wording import choice, phrase
from bot.discord.reply import Reply
from bot.discord.show import Interaction
from bot.discord.suggest import Suggestions
from bot.outcome import Refusal, Refused, Setup
from bot.servers import NAME, Servers, called
from bot.tongue import say
from data.log import Absence, Pace, Times
from engine.indian_poker.options import NIGHT_RULES, NightOptions, Options
from engine.indian_poker.play import INDIAN_POKER, POKER_NIGHT

_SEATS: Final = INDIAN_POKER.seats(Options(two_players="yes"))
FEWEST: Final = _SEATS[0]
MOST: Final = _SEATS[-1]
USUAL: Final = 4
SEATS_OF_A_NIGHT: Final = POKER_NIGHT.seats(NightOptions())[-1]

_USUAL_TURN: Final = NightOptions().turn_seconds
_TURNS: Final = [
    choice(partial(say, "choice-seconds", seconds=seconds), seconds)
    for seconds in sorted(NIGHT_RULES.choices["turn_seconds"], key=int)
]


class PokerCommands(Group):
    """``/poker``: opening a table of Indian poker."""

    def __init__(self, reply: Reply, servers: Servers, suggestions: Suggestions) -> None:
        super().__init__(name="poker", description=phrase("about-poker"))
        self._reply = reply
        self._servers = servers
        self._suggestions = suggestions

    @app_commands.command(description=phrase("about-poker_start"))
    @app_commands.describe(
        seats=phrase("describe-seats", least=FEWEST, most=MOST, usual=USUAL),
        rules=phrase("describe-rules"),
        pace=phrase("describe-pace"),
        length=LENGTH,
        absent=phrase("describe-absent"),
        access=phrase("describe-access"),
        invite=phrase("describe-invite"),
        thread=THREAD,
    )
    @app_commands.choices(pace=PACE_CHOICES, absent=ABSENCE_CHOICES, access=ACCESS_CHOICES)
    async def start(
        self,
        interaction: Interaction,
        *,
        seats: Range[int, FEWEST, MOST] = USUAL,
        rules: Range[str, 1, NAME] | None = None,
        pace: str | None = None,
        length: Length | None = None,
        absent: str | None = None,
        access: str | None = None,
        invite: Range[str, 1, 400] | None = None,
        thread: bool = False,
    ) -> None:
        """Open a lobby in this channel."""

        async def setup() -> Setup:
            server = await server_of(interaction, self._servers, rules)
            channel = place_of(interaction, server, thread=thread)
            invited = mentioned(invite or "")
            return Setup(
                options=poker_options_of(server, seats, rules),
                channel=channel,
                server=interaction.guild_id,
                seats=seats,
                times=times_of(Times(server.pace), pace, length),
                absence=server.absence if absent is None else Absence(absent),
                access=access_of(access, invited),
                invited=invited,
                called=called(server, INDIAN_POKER.key),
            )

        await self._reply.open(interaction, setup, thread=thread)

    @app_commands.command(description=phrase("about-poker_night"))
    @app_commands.describe(
        turn=phrase("describe-turn", usual=_USUAL_TURN),
        rules=phrase("describe-rules_of_nights"),
        access=phrase("describe-access"),
        invite=phrase("describe-invite"),
        thread=THREAD,
    )
    @app_commands.choices(turn=_TURNS, access=ACCESS_CHOICES)
    async def night(
        self,
        interaction: Interaction,
        *,
        turn: str | None = None,
        rules: Range[str, 1, NAME] | None = None,
        access: str | None = None,
        invite: Range[str, 1, 400] | None = None,
        thread: bool = False,
    ) -> None:
        """Open the lobby of a night, where the server allows nights."""

        async def setup() -> Setup:
            if interaction.guild_id is None:
                raise Refusal(Refused.ONLY_SERVER)
            server = await self._servers.read(interaction.guild_id)
            options = night_options_of(server, turn, rules)
            invited = mentioned(invite or "")
            return Setup(
                options=options,
                channel=place_of(interaction, server, thread=thread),
                server=interaction.guild_id,
                seats=SEATS_OF_A_NIGHT,
                times=Times(Pace.LIVE),
                access=access_of(access, invited),
                invited=invited,
            )

        await self._reply.open(interaction, setup, thread=thread)

    @night.autocomplete("rules")
    async def _night_rules(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await self._suggestions.presets(interaction, typed, POKER_NIGHT.key)

    @start.autocomplete("rules")
    async def _rules(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await self._suggestions.presets(interaction, typed, INDIAN_POKER.key)
