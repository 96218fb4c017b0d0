"""The chain of a log: each event gets a link, which binds it and everything before it.

The link of an event is HMAC-SHA256 over the link before it and the event as JSON; the first goes on
from ``origin``. The key comes from the table's seed: so a link that is shown while the game runs
tells nothing of what is secret, however few cards there are to guess from, and whoever knows the
opened seed computes all of them. Ids of people and places stand as numbers, so that a link stays
what it was when somebody is forgotten.

What guests of a night chose for themselves is in no link: it is never opened to anybody.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final

from data.codec import Written, decode, write
from data.log import LogEvent, TableEvent, TableId
from data.pseudonyms import Pseudonyms
from data.store import Log

VERSION: Final = 1
"""Of how links are computed; whoever changes that writes the version beside the links."""

Body = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Entry:
    """An event as a link covers it and an export shows it: ``body`` without ids of Discord."""

    kind: str
    body: Body


def origin(table: TableId) -> bytes:
    """Return what the first link of a table goes on from: 32 bytes."""
    return hashlib.sha256(f"chiefs-table/log/{VERSION}/{table}/".encode()).digest()


def key_of(seed: bytes) -> bytes:
    """Return the key of a table's links, which tells nothing of the seed."""
    return hmac.digest(seed, f"log/{VERSION}".encode(), "sha256")


def link(key: bytes, before: bytes, entry: Entry) -> bytes:
    """Return the link of an event: 32 bytes."""
    text = json.dumps([entry.kind, entry.body], sort_keys=True, separators=(",", ":"))
    return hmac.digest(key, before + text.encode(), "sha256")


def opens(event: LogEvent) -> bool:
    """Whether an event is open to all after the end, and so part of the chain."""
    return event.public or not isinstance(event, TableEvent)


class Entries:
    """Makes entries of the events of one log, one after the other."""

    def __init__(self, pseudonyms: Pseudonyms | None = None) -> None:
        self._pseudonyms = pseudonyms or Pseudonyms()

    def copy(self) -> Entries:
        """Return others that go on from here by themselves."""
        return Entries(self._pseudonyms.copy())

    @property
    def people(self) -> int:
        """How many people were named so far."""
        return self._pseudonyms.people

    def entry(self, event: LogEvent, written: Written) -> Entry:
        """Return the next one; ``written`` is the event as it is stored."""
        kind, text = written
        body = json.loads(text)
        if isinstance(event, TableEvent):
            hidden = json.loads(write(self._pseudonyms.hide(event))[1])
            body = restricted(hidden, body)
        return Entry(kind, body)


class Chain:
    """The links of one log so far: ``count`` of its events are in ``link``."""

    def __init__(
        self,
        table: TableId,
        seed: bytes,
        *,
        count: int = 0,
        link: bytes | None = None,
        entries: Entries | None = None,
    ) -> None:
        self.count = count
        self.link = link or origin(table)
        self._beginning = table, seed
        self._key = key_of(seed)
        self._entries = entries or Entries()

    def copy(self) -> Chain:
        """Return another that goes on from here by itself."""
        entries = self._entries.copy()
        return Chain(*self._beginning, count=self.count, link=self.link, entries=entries)

    def grown(self, events: Sequence[LogEvent]) -> tuple[Chain, tuple[bytes, ...]]:
        """Return the chain with new events, and the link of each; this one stays as it is."""
        chain = self.copy()
        return chain, tuple(chain.add(event, write(event)) for event in events)

    def of(self, log: Log) -> Chain:
        """Return the chain of a log that has grown; this one stays as it is."""
        chain = self.copy()
        pairs = zip(log.events, written_of(log), strict=True)
        for event, written in islice(pairs, self.count, None):
            chain.add(event, written)
        if log.links and (last := log.links[-1]) is not None:
            chain.link = last
        return chain

    def add(self, event: LogEvent, written: Written) -> bytes:
        """Go on by one event, as it is stored, and return its link."""
        if opens(event):
            self.link = link(self._key, self.link, self._entries.entry(event, written))
        self.count += 1
        return self.link


def chain_of(log: Log, known: Chain | None = None) -> Chain:
    """Return the chain of a log, going on from where it was ``known`` to, unless that is later.

    Where the last event has a link, the next one goes on from that: so what was changed in a
    stored log shows at its own link, and not at whatever comes after it.
    """
    if known is None or known.count > len(log.events):
        known = Chain(log.table, log.seed)
    return known.of(log)


def written_of(log: Log) -> tuple[Written, ...]:
    """Return the events of a log as they are stored."""
    return log.written or tuple(map(write, log.events))


def rewritten(event: LogEvent, before: Written) -> Written:
    """Return what takes the place of a stored event, with the fields that it was stored with.

    A newer program may know more fields, but the links of this log have never seen them.
    """
    kind, text = write(event)
    new = restricted(json.loads(text), json.loads(before[1]))
    again = json.dumps(new, ensure_ascii=False, separators=(",", ":"))
    decode(kind, again)  # ``BadEvent``
    return kind, again


def restricted(new: Any, old: Any) -> Any:  # noqa: ANN401  any JSON
    """Return ``new`` with no other names in its objects than ``old`` has at the same places."""
    if isinstance(new, dict) and isinstance(old, dict):
        return {name: restricted(value, old[name]) for name, value in new.items() if name in old}
    if isinstance(new, list) and isinstance(old, list) and len(new) == len(old):
        return [restricted(*pair) for pair in zip(new, old, strict=True)]
    return new
