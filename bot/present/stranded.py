"""What is said of a table that cannot be told in its channel."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from bot.present.screen import Screen, Text, Tone
from bot.present.words import when
from data.log import Stranded, Stranding, Table

_WAY: Final = (
    "Nothing is lost, and the clock stands. It goes on by itself when I can post there again, or "
    "where you take it: use `/table move` in another channel."
)


def stranded(table: Table) -> Screen:
    """Return the DM to the host of a table that has just been stranded."""
    end = "" if table.expires is None else f" If nothing happens, it closes {when(table.expires)}."
    return Screen(
        (Text(f"## Table {table.id} waits\n{why(table)}"), Text(f"{_WAY}{end}")),
        Tone.BAD,
        alert=f"Table {table.id} waits for you, its host.",
    )


def why(table: Table) -> str:
    """Say why the table cannot be told."""
    stuck, place = table.stranded, f"<#{table.place.channel}>"
    return "" if stuck is None else _WHY[stuck.why](stuck, place)


def line(table: Table) -> str:
    """Say it in the live post, and to whoever presses something; nothing where it can be told."""
    if table.stranded is None:
        return ""
    return f"-# {why(table)} So the clock stands; the host can use `/table move`."


def _permission(stuck: Stranded, place: str) -> str:
    lacking = f"I lack {stuck.detail} there" if stuck.detail else "I lack a permission there"
    return f"I cannot post in {place}: {lacking}."


_WHY: Final[Mapping[Stranding, Callable[[Stranded, str], str]]] = MappingProxyType(
    {
        Stranding.CHANNEL: lambda _stuck, _place: "The channel of this table is gone.",
        Stranding.SERVER: lambda _stuck, _place: "I am no longer a member of this table's server.",
        Stranding.PERMISSION: _permission,
        Stranding.ARCHIVED: lambda _stuck, place: (
            f"I cannot post in {place}: the thread is archived or locked, and I may not open it."
        ),
    }
)
