"""What the commands have in common: types of parameters, their choices and their words."""

from __future__ import annotations

from functools import partial
from typing import Any, Final, TypeAlias

import discord
from discord import app_commands
from discord.app_commands import Range

from bot.discord import permissions
from bot.discord.commands.wording import choice, phrase
from bot.discord.show import Interaction
from bot.lengths import TYPED
from bot.present.follow import NOTHING, WISHES
from bot.present.indian_chief.house_rules import RULEBOOKS, mode, rulebook
from bot.present.texts import PACES, absence_label, pace_label
from bot.tongue import say
from data.log import Absence, Access, Pace
from engine.indian_chief.options import Options
from engine.indian_chief.rulebooks import rules_of

Command: TypeAlias = app_commands.Command[Any, ..., None]
TableNumber: TypeAlias = Range[int, 1, 2**53 - 1]
_Channel: TypeAlias = app_commands.AppCommandChannel | app_commands.AppCommandThread


class _Tellable(app_commands.Transformer):
    """A channel or thread in which a table can be told, as the command names it."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        """Offer channels."""
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        """Offer those of these kinds only."""
        return [*permissions.HOLD, *permissions.THREAD_KINDS]

    async def transform(self, _interaction: Interaction, value: _Channel, /) -> _Channel:
        """Take it as it is: what may be done there is asked later."""
        return value


Channel: TypeAlias = app_commands.Transform[_Channel, _Tellable]
Typed: TypeAlias = Range[str, 1, 100]
Length: TypeAlias = Range[str, 1, TYPED]

TABLE: Final = phrase("describe-table")

ONCE, TRIPLE = "once", "triple"
COLUMNS: Final = rules_of(Options(triple=True)).columns

RULEBOOK_CHOICES: Final = [choice(partial(rulebook, key), key) for key in RULEBOOKS]
MODE_CHOICES: Final = [
    choice(partial(mode, Options()), ONCE),
    choice(partial(mode, Options(triple=True)), TRIPLE),
]
PACE_CHOICES: Final = [
    *(choice(partial(pace_label, pace), pace) for pace in PACES),
    choice(partial(say, "choice-own_pace"), Pace.OWN),
]
LENGTH: Final = phrase("describe-length")
ABSENCE_CHOICES: Final = [choice(partial(absence_label, absence), absence) for absence in Absence]
THREAD: Final = phrase("describe-thread")
FOLLOW_CHOICES: Final = [
    *(choice(partial(say, label), wish) for wish, label in WISHES.items()),
    choice(partial(say, "choice-no_news"), NOTHING),
]
ACCESS_CHOICES: Final = [
    choice(partial(say, "choice-anyone"), Access.ANYONE),
    choice(partial(say, "choice-invited"), Access.INVITED),
]
