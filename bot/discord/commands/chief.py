"""``/chief``: opening a table, for company or alone."""

from __future__ import annotations

from functools import partial
from typing import Final

from discord import app_commands
from discord.app_commands import Choice, Group, Range

from bot.asked import Asked, options_of, times_of
from bot.discord.commands.place import access_of, channel_of, mentioned, place_of, server_of
from bot.discord.commands.shared import (
    ABSENCE_CHOICES,
    ACCESS_CHOICES,
    LENGTH,
    MODE_CHOICES,
    PACE_CHOICES,
    RULEBOOK_CHOICES,
    THREAD,
    TRIPLE,
    Length,
)
from bot.discord.commands.wording import choice, phrase
from bot.discord.reply import Reply
from bot.discord.show import Interaction
from bot.discord.suggest import Suggestions
from bot.outcome import Setup
from bot.servers import NAME, Servers, called
from bot.tongue import say
from data.log import Absence, Access, Pace, Posts, Times
from engine.indian_chief.play import INDIAN_CHIEF
from engine.indian_chief.rulebooks import RULEBOOKS

FEWEST: Final = 2  # alone one plays by /chief solo
MOST: Final = max(max(rulebook.decks) for rulebook in RULEBOOKS.values())
USUAL: Final = 4

_RULES = {
    "rulebook": phrase("describe-rulebook"),
    "mode": phrase("describe-mode"),
    "rules": phrase("describe-rules"),
}
_WHERE = [
    choice(partial(say, "choice-nowhere"), Posts.NOWHERE),
    choice(partial(say, "choice-dm"), Posts.DM),
    choice(partial(say, "choice-channel"), Posts.CHANNEL),
]


class ChiefCommands(Group):
    """``/chief``: opening a table, for company or alone."""

    def __init__(self, reply: Reply, servers: Servers, suggestions: Suggestions) -> None:
        super().__init__(name="chief", description=phrase("about-chief"))
        self._reply = reply
        self._servers = servers
        self._suggestions = suggestions

    @app_commands.command(description=phrase("about-chief_start"))
    @app_commands.describe(
        seats=phrase("describe-seats", least=FEWEST, most=MOST, usual=USUAL),
        pace=phrase("describe-pace"),
        length=LENGTH,
        absent=phrase("describe-absent"),
        access=phrase("describe-access"),
        invite=phrase("describe-invite"),
        thread=THREAD,
        **_RULES,
    )
    @app_commands.choices(
        rulebook=RULEBOOK_CHOICES,
        mode=MODE_CHOICES,
        pace=PACE_CHOICES,
        absent=ABSENCE_CHOICES,
        access=ACCESS_CHOICES,
    )
    async def start(
        self,
        interaction: Interaction,
        *,
        seats: Range[int, FEWEST, MOST] = USUAL,
        rulebook: str | None = None,
        mode: str | None = None,
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
                options=options_of(server, _asked(rulebook, mode, rules)),
                channel=channel,
                server=interaction.guild_id,
                seats=seats,
                times=times_of(Times(server.pace), pace, length),
                absence=server.absence if absent is None else Absence(absent),
                access=access_of(access, invited),
                invited=invited,
                called=called(server, INDIAN_CHIEF.key),
            )

        await self._reply.open(interaction, setup, thread=thread)

    @app_commands.command(description=phrase("about-chief_solo"))
    @app_commands.describe(where=phrase("describe-where"), **_RULES)
    @app_commands.choices(rulebook=RULEBOOK_CHOICES, mode=MODE_CHOICES, where=_WHERE)
    async def solo(
        self,
        interaction: Interaction,
        *,
        rulebook: str | None = None,
        mode: str | None = None,
        where: str | None = None,
        rules: Range[str, 1, NAME] | None = None,
    ) -> None:
        """Begin a solo game; in a DM there is nothing to choose: nobody else is there."""

        async def setup() -> Setup:
            server = await server_of(interaction, self._servers, rules)
            posts = Posts(where) if where and interaction.guild_id else Posts.NOWHERE
            seen = posts is Posts.CHANNEL
            return Setup(
                options=options_of(server, _asked(rulebook, mode, rules), solo=True),
                channel=place_of(interaction, server) if seen else channel_of(interaction).id,
                server=interaction.guild_id,
                seats=1,
                times=Times(Pace.RELAXED),  # nobody waits for anybody
                access=Access.INVITED,
                posts=posts,
                called=called(server, INDIAN_CHIEF.key),
            )

        await self._reply.open(interaction, setup)

    @start.autocomplete("rules")
    @solo.autocomplete("rules")
    async def _rules(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return await self._suggestions.presets(interaction, typed, INDIAN_CHIEF.key)


def _asked(rulebook: str | None, mode: str | None, rules: str | None) -> Asked:
    return Asked(rulebook, None if mode is None else mode == TRIPLE, rules)
