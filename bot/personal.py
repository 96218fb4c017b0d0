"""Screens that belong to no table: what opens them, and who answers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from bot.present.screen import Screen
from data.store import Person


@dataclass(frozen=True, slots=True)
class Press:
    """One press on such a screen, or the slash command that opens it.

    ``values`` are the options picked in a select. ``server`` and ``channel`` are where it was
    done, ``manager`` whether the person may manage that server. ``interaction`` is Discord's id.
    """

    person: Person
    action: str
    args: tuple[str, ...] = ()
    values: tuple[str, ...] = ()
    channel: int | None = None
    server: int | None = None
    manager: bool = False
    interaction: int | None = None


Handler: TypeAlias = Callable[[Press], Awaitable[Screen]]
"""From a press to what it shows; ``Refusal`` and ``RuleError`` for what it may not do."""

Handlers: TypeAlias = Mapping[str, Handler]
"""Who answers, by the screen's name in its controls."""
