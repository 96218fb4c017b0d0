"""What the commands have in common: types of parameters, their choices and their words."""

from __future__ import annotations

from typing import Final, TypeAlias

from discord.app_commands import Choice, Range

from bot.present.texts import PACES
from data.log import Access
from engine.indian_chief.options import Options
from engine.indian_chief.rulebooks import rules_of

TableNumber: TypeAlias = Range[int, 1, 2**53 - 1]
Typed: TypeAlias = Range[str, 1, 100]

TABLE: Final = "Which table, if you sit at several"

ONCE, TRIPLE = "once", "triple"
COLUMNS: Final = rules_of(Options(triple=True)).columns
_ROUNDS = {
    mode: rules_of(Options(triple=triple)).rounds
    for mode, triple in ((ONCE, False), (TRIPLE, True))
}

RULEBOOK_CHOICES: Final = [
    Choice(name="Classic: thieves steal cards", value="classic"),
    Choice(name="Modern: thieves draw jokers", value="modern"),
]
MODE_CHOICES: Final = [
    Choice(name=f"Each meld once: {_ROUNDS[ONCE]} rounds", value=ONCE),
    Choice(
        name=f"Triple: {_ROUNDS[TRIPLE]} rounds, columns \u00d71 to \u00d7{COLUMNS}", value=TRIPLE
    ),
]
PACE_CHOICES: Final = [
    Choice(name=text.capitalize().rstrip("."), value=pace) for pace, text in PACES.items()
]
ACCESS_CHOICES: Final = [
    Choice(name="Anyone who sees this channel", value=Access.ANYONE),
    Choice(name="Only those whom I invite", value=Access.INVITED),
]
