"""What the live post of a table becomes when the table moves to another channel."""

from __future__ import annotations

from bot.present.screen import Screen, Text
from bot.tongue import say
from data.log import Table


def moved(table: Table) -> Screen:
    """Return the way to where the table is told now."""
    return Screen((Text(say("moved-on", table=str(table.id), place=f"<#{table.place.channel}>")),))
