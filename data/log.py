"""The log of a table: its own events beside the game's, in one sequence.

What is written into it and what it comes to, under one roof: everything else imports from here
what ``data.events`` (every table's events), ``data.night_events`` (a night's) and ``data.table``
(the fold of both) define.
"""

from __future__ import annotations

from typing import TypeAlias

from data.events import (
    Access,
    Chair,
    Chosen,
    ComputerSeated,
    DeadlineSet,
    Ending,
    HostPassed,
    MoveMissed,
    OptionsChanged,
    Pace,
    Place,
    PlayBegan,
    PlayerJoined,
    Posts,
    SeatFreed,
    SeatLeft,
    SeatReclaimed,
    TableClosed,
    TableEvent,
    TableId,
    TableOpened,
    UserId,
)
from data.night_events import (
    Beyond,
    ForfeitsSkipped,
    Gift,
    GuestGone,
    GuestWaits,
    HandSeated,
    HandSettled,
    NightEnded,
    NightWaits,
    Share,
    Terms,
    TermsChosen,
    Why,
)
from data.table import Stage, Table, evolve_table
from engine.core import Event

__all__ = [
    "TABLE_EVENTS",
    "Access",
    "Beyond",
    "Chair",
    "Chosen",
    "ComputerSeated",
    "DeadlineSet",
    "Ending",
    "ForfeitsSkipped",
    "Gift",
    "GuestGone",
    "GuestWaits",
    "HandSeated",
    "HandSettled",
    "HostPassed",
    "LogEvent",
    "MoveMissed",
    "NightEnded",
    "NightWaits",
    "OptionsChanged",
    "Pace",
    "Place",
    "PlayBegan",
    "PlayerJoined",
    "Posts",
    "SeatFreed",
    "SeatLeft",
    "SeatReclaimed",
    "Share",
    "Stage",
    "Table",
    "TableClosed",
    "TableEvent",
    "TableId",
    "TableOpened",
    "Terms",
    "TermsChosen",
    "UserId",
    "Why",
    "evolve_table",
]

TABLE_EVENTS: tuple[type[TableEvent], ...] = (
    TableOpened,
    OptionsChanged,
    PlayerJoined,
    ComputerSeated,
    SeatFreed,
    HostPassed,
    PlayBegan,
    DeadlineSet,
    MoveMissed,
    SeatLeft,
    SeatReclaimed,
    TableClosed,
    GuestWaits,
    GuestGone,
    HandSettled,
    HandSeated,
    NightWaits,
    NightEnded,
    TermsChosen,
    ForfeitsSkipped,
)
"""Every event class of a table itself."""

LogEvent: TypeAlias = TableEvent | Event
