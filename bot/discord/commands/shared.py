"""What the commands have in common: types of parameters, their choices and their words."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import discord
from discord import app_commands
from discord.app_commands import Choice, Range

from bot.discord import permissions
from bot.discord.show import Interaction
from bot.lengths import TYPED
from bot.present.follow import NOTHING, WISHES
from bot.present.indian_chief.house_rules import RULEBOOKS, mode
from bot.present.texts import OWN_PACE, PACES, absence_label, pace_label
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

TABLE: Final = "Which table, if you sit at several"

ONCE, TRIPLE = "once", "triple"
COLUMNS: Final = rules_of(Options(triple=True)).columns

RULEBOOK_CHOICES: Final = [Choice(name=name, value=key) for key, name in RULEBOOKS.items()]
MODE_CHOICES: Final = [
    Choice(name=mode(Options()), value=ONCE),
    Choice(name=mode(Options(triple=True)), value=TRIPLE),
]
PACE_CHOICES: Final = [
    *(Choice(name=pace_label(pace), value=pace) for pace in PACES),
    Choice(name=OWN_PACE, value=Pace.OWN),
]
LENGTH: Final = "How long a move may last, if the pace is your own: 36h, 2 days, 90 min"
ABSENCE_CHOICES: Final = [Choice(name=absence_label(absence), value=absence) for absence in Absence]
THREAD: Final = "Make a thread for this table here, and play in it"
FOLLOW_CHOICES: Final = [
    *(Choice(name=label, value=wish) for wish, label in WISHES.items()),
    Choice(name="Nothing any more", value=NOTHING),
]
ACCESS_CHOICES: Final = [
    Choice(name="Anyone who sees this channel", value=Access.ANYONE),
    Choice(name="Only those whom I invite", value=Access.INVITED),
]
