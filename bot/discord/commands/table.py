"""``/table``: coming, going and looking."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import Choice, Group

from bot import lengths
from bot.click import Meant
from bot.clock import SECOND
from bot.discord.commands.place import require_way
from bot.discord.commands.shared import (
    FOLLOW_CHOICES,
    LENGTH,
    PACE_CHOICES,
    TABLE,
    Channel,
    Length,
    TableNumber,
)
from bot.discord.commands.wording import phrase
from bot.discord.reply import Reply
from bot.discord.show import Interaction
from bot.discord.suggest import Suggestions
from bot.hosts import BAN
from bot.pausing import ALL
from bot.present.follow import FOLLOW
from bot.present.parts import FOLLOWING
from bot.present.scene import Scene


class TableCommands(Group):
    """``/table``: coming, going and looking."""

    def __init__(self, reply: Reply, suggestions: Suggestions) -> None:
        super().__init__(name="table", description=phrase("about-table"))
        self._reply = reply
        self._suggestions = suggestions

    @app_commands.command(description=phrase("about-table_join"))
    @app_commands.describe(table=phrase("describe-table_here"))
    async def join(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        """Take a seat at a table of this channel."""
        await self._reply.click(interaction, table, "join", meant=Meant.FREE)

    @app_commands.command(description=phrase("about-table_leave"))
    @app_commands.describe(table=TABLE)
    async def leave(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        """Leave a table."""
        await self._reply.click(interaction, table, "leave")

    @app_commands.command(description=phrase("about-table_hand"))
    @app_commands.describe(table=TABLE)
    async def hand(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        """Show the own hand."""
        await self._reply.click(interaction, table, "hand")

    @app_commands.command(description=phrase("about-table_sheet"))
    @app_commands.describe(table=TABLE)
    async def sheet(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        """Show the scores."""
        await self._reply.click(interaction, table, "sheet")

    @app_commands.command(description=phrase("about-table_follow"))
    @app_commands.describe(
        what=phrase("describe-what"),
        table=phrase("describe-table_here"),
    )
    @app_commands.choices(what=FOLLOW_CHOICES)
    async def follow(
        self,
        interaction: Interaction,
        what: str | None = None,
        table: TableNumber | None = None,
    ) -> None:
        """Follow a table, or stop that."""
        action, args = (FOLLOWING, ()) if what is None else (FOLLOW, (what,))
        await self._reply.click(interaction, table, action, args, meant=Meant.OTHERS)

    @app_commands.command(description=phrase("about-table_export"))
    @app_commands.describe(table=phrase("describe-table_ended"))
    async def export(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        """Give the log of a game that has ended as a file to somebody who played it."""
        await self._reply.click(interaction, table, "export", meant=Meant.ENDED)

    @app_commands.command(description=phrase("about-table_end"))
    @app_commands.describe(table=TABLE)
    async def end(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        """Close a table."""
        await self._reply.click(interaction, table, "end")

    @app_commands.command(description=phrase("about-table_kick"))
    @app_commands.describe(player=phrase("describe-whom"), ban=phrase("describe-ban"), table=TABLE)
    async def kick(
        self,
        interaction: Interaction,
        player: discord.User,
        ban: bool = False,  # noqa: FBT001, FBT002  as discord.py wants an option
        table: TableNumber | None = None,
    ) -> None:
        """Take somebody off a table; in mid-game it asks first."""
        args = (*((BAN,) if ban else ()), str(player.id))
        await self._reply.click(interaction, table, "kick", args)

    @app_commands.command(description=phrase("about-table_host"))
    @app_commands.describe(player=phrase("describe-host"), table=TABLE)
    async def host(
        self, interaction: Interaction, player: discord.User, table: TableNumber | None = None
    ) -> None:
        """Hand on all that a host can do."""
        await self._reply.click(interaction, table, "host", (str(player.id),))

    @app_commands.command(description=phrase("about-table_extend"))
    @app_commands.describe(table=TABLE)
    async def extend(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        """Give a phase its whole time once more."""
        await self._reply.click(interaction, table, "extend")

    @app_commands.command(description=phrase("about-table_pace"))
    @app_commands.describe(
        pace=phrase("describe-pace_of_table"),
        length=LENGTH,
        table=TABLE,
    )
    @app_commands.choices(pace=PACE_CHOICES)
    async def pace(
        self,
        interaction: Interaction,
        pace: str | None = None,
        length: Length | None = None,
        table: TableNumber | None = None,
    ) -> None:
        """Show the times of a table, set them or propose others."""
        await self._reply.click(interaction, table, "pace", (pace or "", length or ""))

    @app_commands.command(description=phrase("about-table_nudge"))
    @app_commands.describe(table=TABLE)
    async def nudge(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        """Have those reminded who are missing."""
        await self._reply.click(interaction, table, "nudge")

    @app_commands.command(description=phrase("about-table_pause"))
    @app_commands.rename(length="for")
    @app_commands.describe(length=phrase("describe-pause"), table=TABLE)
    async def pause(
        self,
        interaction: Interaction,
        length: Length | None = None,
        table: TableNumber | None = None,
    ) -> None:
        """Pause a game, within the own budget."""
        await self._reply.click(interaction, table, "pause", lambda _: (_seconds(length),))

    @app_commands.command(description=phrase("about-table_resume"))
    @app_commands.describe(table=TABLE)
    async def resume(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        """End a pause."""
        await self._reply.click(interaction, table, "resume")

    @app_commands.command(description=phrase("about-table_move"))
    @app_commands.describe(channel=phrase("describe-channel"), table=TABLE)
    async def move(
        self,
        interaction: Interaction,
        channel: Channel | None = None,
        table: TableNumber | None = None,
    ) -> None:
        """Tell a table elsewhere; the way there is looked at as soon as it is known which table."""

        def looked_at(scene: Scene) -> tuple[str, ...]:
            require_way(interaction, meant, scene)
            return ()

        meant = channel or interaction.channel
        to = None if meant is None else (meant.id, getattr(meant, "parent_id", None))
        await self._reply.click(interaction, table, "move", looked_at, to=to)

    @leave.autocomplete("table")
    @hand.autocomplete("table")
    @end.autocomplete("table")
    @kick.autocomplete("table")
    @host.autocomplete("table")
    @extend.autocomplete("table")
    @pace.autocomplete("table")
    @pause.autocomplete("table")
    @resume.autocomplete("table")
    @move.autocomplete("table")
    @nudge.autocomplete("table")
    async def _own(self, interaction: Interaction, typed: str) -> list[Choice[int]]:
        return await self._suggestions.tables(interaction, typed, here=False)

    @join.autocomplete("table")
    @sheet.autocomplete("table")
    @follow.autocomplete("table")
    async def _here(self, interaction: Interaction, typed: str) -> list[Choice[int]]:
        return await self._suggestions.tables(interaction, typed, here=True)


def _seconds(typed: str | None) -> str:
    """Read for how long to pause; ``Refusal`` LENGTH_UNREAD."""
    return ALL if typed is None else str(max(1, lengths.parse(typed) // SECOND))
