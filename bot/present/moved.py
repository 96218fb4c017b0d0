"""What the live post of a table becomes when the table moves to another channel."""

from __future__ import annotations

from bot.present.screen import Screen, Text
from data.log import Table


def moved(table: Table) -> Screen:
    """Return the way to where the table is told now."""
    return Screen((Text(f"Table {table.id} goes on in <#{table.place.channel}>."),))
