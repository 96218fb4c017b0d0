"""What a screen says and offers, for tests."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TypeAlias

from bot.click import Pressable
from bot.present.limits import OPTION
from bot.present.names import size
from bot.present.screen import Button, Buttons, ChannelSelect, Form, Screen, Select, Text

Pressed: TypeAlias = tuple[Pressable, tuple[str, ...]]
"""A control that was pressed, with the values that were picked in a select."""


def body(screen: Screen) -> str:
    """Return all its text."""
    return "\n".join(block.body for block in screen.blocks if isinstance(block, Text))


def buttons(screen: Screen) -> dict[str, Button]:
    """Return its buttons by their actions."""
    rows = [block.buttons for block in screen.blocks if isinstance(block, Buttons)]
    return {button.control.action: button for row in rows for button in row}


def labels(screen: Screen) -> set[str]:
    """Return what the buttons of a screen are called."""
    rows = (block.buttons for block in screen.blocks if isinstance(block, Buttons))
    return {button.label for row in rows for button in row}


def selects(screen: Screen) -> dict[str, Select]:
    """Return its selects by their actions."""
    return {b.control.action: b for b in screen.blocks if isinstance(b, Select)}


def form_problems(form: Form) -> tuple[str, ...]:
    """Return which texts of a form Discord would refuse, or the bot's own bounds forbid."""
    most = {form.title: 45, form.label: 45, form.about: OPTION}
    return tuple(text for text, limit in most.items() if not 0 < size(text) <= limit)


def presses(screen: Screen, rng: Random) -> Iterator[Pressed]:
    """Yield what can be pressed: every button, and each select with some of its options."""
    for block in screen.blocks:
        match block:
            case Buttons(buttons):
                yield from ((button.control, ()) for button in buttons if not button.disabled)
            case Select(control, _, options, least, most):
                some = rng.sample(options, rng.randint(least, most))
                yield control, tuple(option.value for option in some)
            case ChannelSelect(control, _, chosen):
                yield control, tuple(map(str, chosen))
            case _:
                pass
