"""A log told once more from its seed: what was dealt is dealt again, and compared."""

from __future__ import annotations

import json

from pydantic import JsonValue

from bot.games import hosting_of
from bot.standing import Standing, deal_of, opened, seed_of
from bot.verdict import Fault, Finding, Head
from data.codec import write
from data.log import LogEvent, Stage, TableClosed
from data.store import Log
from engine.core import Event
from engine.deal import commitment


class Retold:
    """Compares each seed with its fingerprint, and each deal with the shuffle of that seed.

    It ends at the first ``finding``; ``now`` is how the table stood then, or at the end.
    """

    def __init__(self, log: Log) -> None:
        self.seeds = 0
        self.shuffles = 0
        self.heads: tuple[Head, ...] = ()
        self.finding: Finding | None = None
        self.now: Standing | None = None
        self._log = log
        self._bound: tuple[str, int | None] | None = None
        for seq, event in enumerate(log.events, 1):
            self.finding = self._tell(seq, event)
            if self.finding is not None:
                break

    @property
    def closed(self) -> bool:
        """Whether the table has closed."""
        return self.now is not None and self.now.table.stage is Stage.CLOSED

    def _tell(self, seq: int, event: LogEvent) -> Finding | None:
        try:
            dealt = self._deal_again(seq, event)
            before, table = self.now, self._log.table
            self.now = opened(table, event) if before is None else before.after((event,))
            self._note(seq, event, self.now)
            return dealt or self._compare(seq, event, self.now)
        except Exception:  # noqa: BLE001  a forged event may break the fold in whatever way
            return Finding(Fault.STORY, seq, write(event)[0])

    def _deal_again(self, seq: int, event: LogEvent) -> Finding | None:
        before = self.now
        if before is None or before.state is None or not isinstance(event, Event):
            return None
        again = before.game.dealt(before.state, event, deal_of(before, self._log.seed))
        if again is None:
            return None
        self.shuffles += 1
        return None if again == event else dealt_otherwise(seq, event, again)

    def _compare(self, seq: int, event: LogEvent, now: Standing) -> Finding | None:
        """Compare a seed with its fingerprint, once for each deal."""
        hand, told = now.table.hand, now.table.commitment
        if (told, hand) == self._bound:
            return None
        self._bound, self.seeds = (told, hand), self.seeds + 1
        right = commitment(self._log.table, seed_of(hand, self._log.seed), hand)
        if told == right:
            return None
        return Finding(Fault.COMMITMENT, seq, write(event)[0], "commitment", told, right)

    def _note(self, seq: int, event: LogEvent, now: Standing) -> None:
        link = self._log.links[seq - 1] if self._log.links else None
        part = head_of(event, now)
        if link is not None and part is not None:
            self.heads += (Head(seq, part, link.hex()),)


def head_of(event: LogEvent, now: Standing) -> int | None:
    """Return the round whose post shows the link of an event, 0 for the end; else ``None``."""
    if isinstance(event, TableClosed):
        return 0
    return hosting_of(now.table.options).reveals(event) if isinstance(event, Event) else None


def dealt_otherwise(seq: int, event: Event, again: Event) -> Finding:
    """Say where an event first differs from what the shuffle gives."""
    kind, text = write(event)
    field, told, right = _difference(json.loads(text), json.loads(write(again)[1]))
    return Finding(Fault.SHUFFLE, seq, kind, field, told, right)


def _difference(told: JsonValue, right: JsonValue) -> tuple[str, str, str]:
    """Return the first place at which two values of one form differ, and what stands there."""
    pairs: list[tuple[str, JsonValue, JsonValue]] = []
    if isinstance(told, dict) and isinstance(right, dict):
        pairs = [(name, told[name], right[name]) for name in told]
    elif isinstance(told, list) and isinstance(right, list) and len(told) == len(right):
        pairs = [(str(at), *pair) for at, pair in enumerate(zip(told, right, strict=True))]
    for name, one, other in pairs:
        if one != other:
            field, is_, should = _difference(one, other)
            return f"{name}.{field}".rstrip("."), is_, should
    return "", _short(told), _short(right)


def _short(value: JsonValue) -> str:
    return value if isinstance(value, str) else json.dumps(value)
