"""What can be pressed, and one thing a person did by button, select or slash command."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TypeAlias

from data.log import TableId


@dataclass(frozen=True, slots=True)
class Control:
    """What pressing a control of a table means: ``t:<table>:<step>:<action>[:<arg>...]``.

    ``step`` is the game's phase that the control was made for, 0 in the lobby. Never a card.
    """

    table: TableId
    step: int
    action: str
    args: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Personal:
    """What pressing a control of no table means: ``u:<screen>:<action>[:<arg>...]``.

    Its screen is the presser's own or the server's, always private. Never a card. The action
    ``OPEN`` answers by a message of its own; every other replaces the screen it was pressed on.
    """

    screen: str
    action: str
    args: tuple[str, ...] = ()


OPEN = "open"


class Meant(Enum):
    """Which tables a slash command can mean that names none."""

    OWN = auto()  # at which the person has a place
    SEEN = auto()  # where there is none, those of the channel too
    FREE = auto()  # of the channel, at which a seat can be taken, or taken back
    ENDED = auto()  # of the channel, the last one that has ended
    OTHERS = auto()  # of the channel, without an own place; else those that are followed


Pressable: TypeAlias = Control | Personal


@dataclass(frozen=True, slots=True)
class Click:
    """An action at a table. ``step`` is ``None`` for "now" (a slash command).

    ``values`` are the options picked in a select. ``interaction`` is Discord's unique id.
    ``channel`` is where it was done: who has no seat acts from the table's own channel only.
    ``admin``: the person may manage the server that this channel belongs to.
    ``to`` is the channel to which the table is to move; no control says it, only a command that has
    looked whether the bot may post there; ``parent`` is the channel of which that is a thread.
    """

    action: str
    step: int | None = None
    args: tuple[str, ...] = ()
    values: tuple[str, ...] = ()
    interaction: int | None = None
    channel: int | None = None
    admin: bool = False
    to: int | None = None
    parent: int | None = None
