"""``/me``: what the bot stores about whoever asks, and what they set for themselves."""

from __future__ import annotations

from functools import partial
from typing import Final

from discord import app_commands
from discord.app_commands import Choice, Group

from bot.clock import Clock
from bot.discord import suggest_time
from bot.discord.commands.shared import Typed
from bot.discord.commands.wording import choice, phrase
from bot.discord.reply import Reply
from bot.discord.show import Interaction
from bot.me import EXPORTS, FORGETS
from bot.own_away import COMES_BACK, goes_away
from bot.own_hours import set_hours
from bot.own_reading import Display, set_display, set_language
from bot.own_reminders import set_reminders
from bot.own_time import OPENS
from bot.own_zone import find_zone
from bot.present.own_hours import DAY_NAMES
from bot.present.own_reading import AUTOMATIC, LANGUAGES
from bot.present.own_reminders import HOWS
from bot.present.words import capital
from bot.tongue import say
from data.people import Point


def _capital(name: str) -> str:
    return capital(say(name))


_HOWS: Final = [choice(partial(_capital, name), how) for how, name in HOWS.items()]
_LANGUAGES: Final = [
    choice(partial(say, "own_reading-automatic"), AUTOMATIC),
    *(choice(partial(say, name), language) for language, name in LANGUAGES.items()),
]
_FOUR, _TWO = "four", "two"
_COLOURS: Final = [
    choice(partial(say, "choice-four_colours"), _FOUR),
    choice(partial(say, "choice-two_colours"), _TWO),
]
_DAYS: Final = [choice(partial(_capital, name), key) for key, name in DAY_NAMES.items()]


class MeCommands(Group):
    """A person's own data and settings."""

    def __init__(self, reply: Reply, clock: Clock) -> None:
        super().__init__(name="me", description=phrase("about-me"))
        self._reply = reply
        self._clock = clock

    @app_commands.command(description=phrase("about-me_time"))
    async def time(self, interaction: Interaction) -> None:
        """Show the page."""
        await self._reply.visit(interaction, OPENS)

    @app_commands.command(description=phrase("about-me_zone"))
    @app_commands.describe(zone=phrase("describe-zone"))
    async def zone(self, interaction: Interaction, zone: Typed | None = None) -> None:
        """Set the zone, or show it."""
        await self._reply.visit(interaction, find_zone(zone))

    @app_commands.command(description=phrase("about-me_away"))
    @app_commands.describe(until=phrase("describe-until"))
    async def away(self, interaction: Interaction, until: Typed | None = None) -> None:
        """Be away, or show until when."""
        await self._reply.visit(interaction, goes_away(until))

    @app_commands.command(description=phrase("about-me_back"))
    async def back(self, interaction: Interaction) -> None:
        """End an absence."""
        await self._reply.visit(interaction, COMES_BACK)

    @app_commands.command(description=phrase("about-me_hours"))
    @app_commands.rename(start="from", end="until")
    @app_commands.describe(
        start=phrase("describe-awake_from"),
        end=phrase("describe-awake_until"),
        days=phrase("describe-days"),
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

    @app_commands.command(description=phrase("about-me_reminders"))
    @app_commands.describe(
        how=phrase("describe-how"),
        half=phrase("describe-half"),
        late=phrase("describe-late"),
        hour=phrase("describe-hour"),
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

    @app_commands.command(description=phrase("about-me_language"))
    @app_commands.describe(language=phrase("describe-language"))
    @app_commands.choices(language=_LANGUAGES)
    async def language(self, interaction: Interaction, language: str | None = None) -> None:
        """Set the language, or show it."""
        await self._reply.visit(interaction, set_language(language))

    @app_commands.command(description=phrase("about-me_display"))
    @app_commands.describe(
        pictures=phrase("describe-pictures"),
        narrow=phrase("describe-narrow"),
        words=phrase("describe-words"),
        colours=phrase("describe-colours"),
    )
    @app_commands.choices(colours=_COLOURS)
    async def display(
        self,
        interaction: Interaction,
        pictures: bool | None = None,  # noqa: FBT001  as discord.py wants an option
        narrow: bool | None = None,  # noqa: FBT001
        words: bool | None = None,  # noqa: FBT001
        colours: str | None = None,
    ) -> None:
        """Set how cards are shown, or show it."""
        two_colours = None if colours is None else colours == _TWO
        wanted = Display(pictures, narrow, words, two_colours)
        await self._reply.visit(interaction, set_display(wanted))

    @app_commands.command(description=phrase("about-me_export"))
    async def export(self, interaction: Interaction) -> None:
        """Answer with the file."""
        await self._reply.visit(interaction, EXPORTS)

    @app_commands.command(description=phrase("about-me_forget"))
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
