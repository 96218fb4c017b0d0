"""``/me``: what the bot stores about whoever asks, and what they set for themselves."""

from __future__ import annotations

from typing import Final

from discord import app_commands
from discord.app_commands import Choice, Group

from bot.clock import Clock
from bot.discord import suggest_time
from bot.discord.commands.shared import Typed
from bot.discord.reply import Reply
from bot.discord.show import Interaction
from bot.me import EXPORTS, FORGETS
from bot.own_away import COMES_BACK, goes_away
from bot.own_hours import set_hours
from bot.own_reminders import set_reminders
from bot.own_time import OPENS
from bot.own_zone import find_zone
from bot.present.own_hours import DAY_NAMES
from bot.present.own_reminders import HOWS
from bot.present.words import capital
from bot.tongue import say
from data.people import Point

_HOWS: Final = [Choice(name=capital(say(name)), value=how) for how, name in HOWS.items()]
_DAYS: Final = [Choice(name=capital(say(name)), value=key) for key, name in DAY_NAMES.items()]


class MeCommands(Group):
    """A person's own data and settings."""

    def __init__(self, reply: Reply, clock: Clock) -> None:
        super().__init__(name="me", description="Your own time, and what this bot stores about you")
        self._reply = reply
        self._clock = clock

    @app_commands.command(description="Your time zone, waking hours, and all else about your time")
    async def time(self, interaction: Interaction) -> None:
        """Show the page."""
        await self._reply.visit(interaction, OPENS)

    @app_commands.command(description="Your time zone, so that no slow game ends in your night")
    @app_commands.describe(zone="Your country, a zone's city, or the time with you now, as 14:05")
    async def zone(self, interaction: Interaction, zone: Typed | None = None) -> None:
        """Set the zone, or show it."""
        await self._reply.visit(interaction, find_zone(zone))

    @app_commands.command(description="Be away from all your slow games until a day")
    @app_commands.describe(until="Such as 14 June, Monday or 2 weeks; a page to choose, without it")
    async def away(self, interaction: Interaction, until: Typed | None = None) -> None:
        """Be away, or show until when."""
        await self._reply.visit(interaction, goes_away(until))

    @app_commands.command(description="Be back, before the day that you said")
    async def back(self, interaction: Interaction) -> None:
        """End an absence."""
        await self._reply.visit(interaction, COMES_BACK)

    @app_commands.command(description="When you are awake, every day or by day of the week")
    @app_commands.rename(start="from", end="until")
    @app_commands.describe(
        start="When you get up, as 8:00 or 8 am",
        end="When you go to bed, as 23:00; a time before that of getting up is on the next day",
        days="On which days; every day, if you say nothing",
    )
    @app_commands.choices(days=_DAYS)
    async def hours(
        self,
        interaction: Interaction,
        start: Typed | None = None,
        end: Typed | None = None,
        days: str | None = None,
    ) -> None:
        """Set the hours, or show them."""
        await self._reply.visit(interaction, set_hours(days, start, end))

    @app_commands.command(description="When slow games remind you that they wait, and how")
    @app_commands.describe(
        how="By DM, in the channel near the end, or not at all",
        half="Half-way through the time of a move",
        late="With a tenth of the time left",
        hour="One hour before the end",
    )
    @app_commands.choices(how=_HOWS)
    async def reminders(
        self,
        interaction: Interaction,
        how: str | None = None,
        half: bool | None = None,  # noqa: FBT001  as discord.py wants an option
        late: bool | None = None,  # noqa: FBT001
        hour: bool | None = None,  # noqa: FBT001
    ) -> None:
        """Set them, or show them."""
        points = {Point.HALF: half, Point.NINETY: late, Point.HOUR: hour}
        await self._reply.visit(interaction, set_reminders(how, points))

    @app_commands.command(description="Everything that is stored about you, as a file")
    async def export(self, interaction: Interaction) -> None:
        """Answer with the file."""
        await self._reply.visit(interaction, EXPORTS)

    @app_commands.command(description="Have everything about you deleted; it asks first")
    async def forget(self, interaction: Interaction) -> None:
        """Say what will happen, and ask."""
        await self._reply.visit(interaction, FORGETS)

    @zone.autocomplete("zone")
    async def _zones(self, _interaction: Interaction, typed: str) -> list[Choice[str]]:
        return suggest_time.zones(typed, self._clock.now())

    @hours.autocomplete("start")
    async def _starts(self, _interaction: Interaction, typed: str) -> list[Choice[str]]:
        return suggest_time.starts(typed)

    @hours.autocomplete("end")
    async def _ends(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        return suggest_time.ends(typed, getattr(interaction.namespace, "from", None))
