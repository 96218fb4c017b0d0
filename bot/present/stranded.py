"""What is said of a table that cannot be told in its channel."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from bot.present.permission import permission
from bot.present.screen import Screen, Text, Tone
from bot.present.words import when
from bot.tongue import say
from data.log import Stranded, Stranding, Table


def stranded(table: Table) -> Screen:
    """Return the DM to the host of a table that has just been stranded."""
    way, number = say("stranded-way"), str(table.id)
    if table.expires is not None:
        way = f"{way} {say('stranded-closes', at=when(table.expires))}"
    return Screen(
        (Text(f"{say('stranded-head', table=number)}\n{why(table)}"), Text(way)),
        Tone.BAD,
        alert=say("stranded-alert", table=number),
    )


def why(table: Table) -> str:
    """Say why the table cannot be told."""
    stuck, place = table.stranded, f"<#{table.place.channel}>"
    return "" if stuck is None else _WHY[stuck.why](stuck, place)


def line(table: Table) -> str:
    """Say it in the live post, and to whoever presses something; nothing where it can be told."""
    if table.stranded is None:
        return ""
    return say("stranded-line", why=why(table))


def _permission(stuck: Stranded, place: str) -> str:
    if not stuck.detail:
        return say("stranded-permission", place=place)
    lacking = ", ".join(map(permission, stuck.detail.split(", ")))
    return say("stranded-permissions", place=place, permissions=lacking)


_WHY: Final[Mapping[Stranding, Callable[[Stranded, str], str]]] = MappingProxyType(
    {
        Stranding.CHANNEL: lambda _stuck, _place: say("stranded-channel"),
        Stranding.SERVER: lambda _stuck, _place: say("stranded-server"),
        Stranding.PERMISSION: _permission,
        Stranding.ARCHIVED: lambda _stuck, place: say("stranded-archived", place=place),
    }
)
