"""Screens that belong to no table: what opens them, and who answers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from bot.present.screen import Form, Screen
from data.log import UserId


@dataclass(frozen=True, slots=True)
class Press:
    """One press on such a screen, or the slash command that opens it.

    ``values`` are the options picked in a select, or what was written into a form. ``server`` is
    where it was done, ``None`` in a DM, and ``manager`` whether the person may manage it. ``user``
    is who did it, for the screens that are about that person.
    """

    action: str
    args: tuple[str, ...] = ()
    values: tuple[str, ...] = ()
    server: int | None = None
    manager: bool = False
    user: UserId | None = None


@dataclass(frozen=True, slots=True)
class Asking:
    """A form to fill in; ``otherwise`` is shown where it cannot be opened."""

    form: Form
    otherwise: Screen


Handler: TypeAlias = Callable[[Press], Awaitable[Screen | Asking]]
"""From a press to what it shows or asks; ``Refusal`` and ``RuleError`` for what it may not do."""

Handlers: TypeAlias = Mapping[str, Handler]
"""Who answers, by the screen's name in its controls."""
