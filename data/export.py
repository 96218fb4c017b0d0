"""One table as JSON, to be kept, shown to others and checked: docs/export.md describes it.

Ids of people, channels and servers are numbers. While the table runs, or where it keeps its deal
closed, there is only what everybody may see of it; what guests of a night chose for themselves is
never there.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator

from data.chain import Entries, Entry, opens, written_of
from data.exported import Exported, Told, as_json, sealed
from data.log import (
    ExpirySet,
    LogEvent,
    OptionsChanged,
    TableClosed,
    TableId,
    TableOpened,
)
from data.rows import load, log_of
from data.store import Log


def export(connection: sqlite3.Connection, table: TableId) -> str:
    """Write a table as JSON; ``NoSuchTable``, ``BadEvent``."""
    return as_json(export_of(log_of(table, *load(connection, table))))


def export_of(log: Log) -> Exported:
    """Tell a table: all of it where its deal is open to everybody, else what is public."""
    entries = Entries()
    told = tuple(_open(log, entries) if is_open(log) else _public(log, entries))
    return sealed(log.table, log.seed if is_open(log) else None, entries.people, told)


def is_open(log: Log) -> bool:
    """Whether everybody may see the whole deal (rule 13): after the end, unless it stays closed."""
    over = any(isinstance(event, TableClosed) for event in log.events)
    options = [e.options for e in log.events if isinstance(e, TableOpened | OptionsChanged)]
    return over and options[-1].deal != "closed"


def _open(log: Log, entries: Entries) -> Iterator[Told]:
    """After the end the game is open; what is secret of the table's own stays so."""
    links = log.links or (None,) * len(log.events)
    for event, written, link in zip(log.events, written_of(log), links, strict=True):
        if opens(event):
            yield _told(entries.entry(event, written), link)


def _public(log: Log, entries: Entries) -> Iterator[Told]:
    for event, written in zip(log.events, written_of(log), strict=True):
        if _is_public(event):
            yield _told(entries.entry(event, written), None)


def _told(entry: Entry, link: bytes | None) -> Told:
    return Told(kind=entry.kind, body=dict(entry.body), link=None if link is None else link.hex())


def _is_public(event: LogEvent) -> bool:
    """Whether everybody may see an event of a running table; also that there was one."""
    return event.public and not isinstance(event, ExpirySet)  # it follows a secret move, too
