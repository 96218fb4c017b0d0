"""Coming and going at a night, and what its guests choose for themselves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from bot.decision import Decision
from bot.visit import Visit

VISITS: Final[Mapping[str, Callable[[Visit], Decision]]] = MappingProxyType({})
"""What is done otherwise at a night than at other tables, or only there."""
