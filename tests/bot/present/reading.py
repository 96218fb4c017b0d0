"""What a screen says and offers, for tests."""

from __future__ import annotations

from bot.present.screen import Button, Buttons, Screen, Select, Text


def body(screen: Screen) -> str:
    """Return all its text."""
    return "\n".join(block.body for block in screen.blocks if isinstance(block, Text))


def buttons(screen: Screen) -> dict[str, Button]:
    """Return its buttons by their actions."""
    rows = [block.buttons for block in screen.blocks if isinstance(block, Buttons)]
    return {button.control.action: button for row in rows for button in row}


def selects(screen: Screen) -> dict[str, Select]:
    """Return its selects by their actions."""
    return {b.control.action: b for b in screen.blocks if isinstance(b, Select)}
