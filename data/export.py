"""One table as JSON, to be kept or shown to others: docs/export.md describes what stands in it.

Ids of people, channels and servers are numbers. While the table runs there is only what everybody
may see of it; what guests of a night chose for themselves is never there.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Mapping
from typing import Any, Final

from data.codec import decode, encode
from data.log import ExpirySet, LogEvent, TableClosed, TableEvent, TableId
from data.pseudonyms import Pseudonyms
from data.rows import load

FORMAT: Final = "chiefs-table/export/1"


def export(connection: sqlite3.Connection, table: TableId) -> str:
    """Write a table as JSON; ``NoSuchTable``, ``BadEvent``."""
    seed, _, written = load(connection, table)
    events = [decode(kind, text) for kind, text in written]
    over = any(isinstance(event, TableClosed) for event in events)
    pseudonyms = Pseudonyms()
    told = [_entry(pseudonyms.hide(event)) for event in _to_show(events, over=over)]
    exported = {
        "format": FORMAT,
        "table": table,
        "over": over,
        "seed": seed.hex() if over else None,
        "people": pseudonyms.people,
        "events": told,
    }
    return json.dumps(exported, ensure_ascii=False, indent=1)


def _to_show(events: Iterable[LogEvent], *, over: bool) -> Iterable[LogEvent]:
    """After the end the game is open; what is secret of the table's own stays so."""
    return filter(_stays_open if over else _is_open, events)


def _is_open(event: LogEvent) -> bool:
    """Whether everybody may see an event of a running table; also that there was one."""
    return event.public and not isinstance(event, ExpirySet)  # it follows a secret move, too


def _stays_open(event: LogEvent) -> bool:
    return event.public or not isinstance(event, TableEvent)


def _entry(event: LogEvent) -> Mapping[str, Any]:
    kind, body = encode(event)
    return {"kind": kind, "body": json.loads(body)}
