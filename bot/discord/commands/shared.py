"""What the commands have in common: types of parameters, and their words."""

from __future__ import annotations

from typing import TypeAlias

from discord.app_commands import Range

TableNumber: TypeAlias = Range[int, 1, 2**53 - 1]
Typed: TypeAlias = Range[str, 1, 100]

TABLE = "Which table, if you sit at several"
