"""What must hold after any number of kills: the database against all that Discord saw."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from bot.posting import mark
from bot.standing import stand
from data.log import (
    Ending,
    Stage,
    TableClosed,
)
from data.sqlite import SqliteStore
from data.store import Log
from engine.catalog import dealt_by_hand
from engine.indian_chief.model import (
    GameEnded,
    MeldsRevealed,
    MeldsShown,
    PicksCollided,
    StealsResolved,
)
from engine.indian_poker.model import (
    HandRevealed,
    MatchEnded,
)
from tests.wire.deeds import CAUSES, action_of, deeds_of
from tests.wire.played import check_played
from tests.wire.said import RECORDED, STANDS, says
from tests.wire.seen import Ack, Seen
from tests.wire.standin.records import Record

MILESTONES = (
    *(MeldsShown, MeldsRevealed, PicksCollided, StealsResolved, GameEnded),
    *(HandRevealed, MatchEnded),
)

ALREADY_ACKNOWLEDGED = 40060
"""An interaction that was dispatched twice is answered twice; the first answer stands."""

TROUBLE = ("Traceback", "[error", "[critical")
EXPECTED = ("error=TryLater",)
"""A welcome that met a fault: the hand comes all the same."""


@dataclass(frozen=True, slots=True)
class Database:
    """What the bot has recorded."""

    logs: tuple[Log, ...]
    carried_out: frozenset[int]


async def read(path: Path) -> Database:
    """Open the database that the bot left, as its next start would."""
    store = await SqliteStore.open(path)
    try:
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as raw:
            tables = [row[0] for row in raw.execute("SELECT id FROM tables ORDER BY id")]
            seen = raw.execute("SELECT interaction FROM seen_interactions")
            return Database(
                tuple([await store.load(table) for table in tables]),
                frozenset(row[0] for row in seen),
            )
    finally:
        await store.close()


REMINDS = "waits for you"
"""What the alert of a reminder says."""


def told_everything(path: Path) -> bool:
    """Whether the bot, which may be running, has told all that is in its database."""
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as raw:
        return not raw.execute("SELECT id FROM tables WHERE behind = 1").fetchall()


def check_played_out(log: Log) -> None:
    """The log folds to a game that went on to its one end, and dealt everything once."""
    table = stand(log).table
    ends = (Ending.PLAYED, Ending.CLOSED) if dealt_by_hand(table.options) else (Ending.PLAYED,)
    assert table.stage is Stage.CLOSED
    assert table.ending in ends
    assert sum(isinstance(event, TableClosed) for event in log.events) == 1
    check_played(log)


def check_acknowledged(acks: Sequence[Ack], database: Database) -> None:
    """All that people were told to be recorded is, and each deed had its effect exactly once."""
    kept = [ack for ack in acks if ack.id in database.carried_out]
    done = {(ack.user, action_of(ack)) for ack in kept}
    lost = [ack for ack in acks if says(ack, RECORDED) and ack not in kept]
    lost += [ack for ack in acks if says(ack, STANDS) and (ack.user, action_of(ack)) not in done]
    assert not lost, f"acknowledged and not in the database: {lost}"
    deeds = Counter(deed for log in database.logs for deed in deeds_of(log))
    assert deeds == Counter(CAUSES[action_of(ack)] for ack in kept)


def check_channel(messages: Sequence[Seen], database: Database) -> None:
    """Every milestone stands in the channel once, and nothing of all that is told twice."""
    _check_told_once(messages, [message.mark for message in messages])
    marks = {message.mark for message in messages}
    for log in database.logs:
        missing = [seq for seq, number in _news(log) if number not in marks]
        assert missing == [], f"table {log.table}: never told"


def check_dm(messages: Sequence[Seen]) -> None:
    """No hand, steal or welcome came twice: a DM's alert names its table, round and purpose.

    A reminder's names only its table: each phase may have one.
    """
    _check_told_once(messages, [message.mark for message in messages])
    alerts = [message.readings[0].content for message in messages]
    _check_told_once(messages, ["" if REMINDS in alert else alert for alert in alerts])


def _check_told_once(messages: Sequence[Seen], keys: Sequence[object]) -> None:
    """No two messages have the same key."""
    times = Counter(keys)
    twice = [m for m, key in zip(messages, keys, strict=True) if key and times[key] > 1]
    assert not twice, "told twice:\n" + "\n".join(map(_history, twice))


def check_whole(messages: Sequence[Seen]) -> None:
    """No alert was left without its screen."""
    alone = [message for message in messages if message.mark is None]
    assert not alone, "alone:\n" + "\n".join(map(_history, alone))


def _history(message: Seen) -> str:
    told = [f"{reading.at:.3f} {reading.text[:80]!r}" for reading in message.readings]
    return f"{message.id} {message.mark}: {', '.join(told)}"


def check_requests(records: Iterable[Record]) -> None:
    """The bot asked for nothing that Discord refuses, or found another way."""
    refused: dict[str, Record] = {}
    for record in records:
        if record.outcome in (200, 204):
            refused.pop(record.name, None)
        elif record.outcome is not None and record.code != ALREADY_ACKNOWLEDGED:
            refused[record.name] = record
    assert not refused, f"refused by Discord: {list(refused.values())}"


def check_bot_log(text: str) -> None:
    """Whatever happened was expected."""
    lines = (line for line in text.splitlines() if any(word in line for word in TROUBLE))
    trouble = [line for line in lines if not any(word in line for word in EXPECTED)]
    assert not trouble, "\n".join(trouble)


def _news(log: Log) -> Iterator[tuple[int, int]]:
    """Yield the number of each milestone, and the mark that its post carries."""
    night = dealt_by_hand(stand(log).table.options)
    for seq, event in enumerate(log.events, start=1):
        if isinstance(event, MILESTONES) or (night and isinstance(event, TableClosed)):
            yield seq, mark(log.seed, seq, "news").number
