"""A file that comes from anybody is read to the letter, or refused in one sentence."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from data.chain import Chain
from data.export import export_of
from data.exported import LARGEST, BadFile, as_json, digest, read, schema
from data.log import Ending, LogEvent, TableClosed
from data.store import Log
from tests.data.build import SEED, joined, opened

EVENTS: tuple[LogEvent, ...] = (opened(), joined(), TableClosed(Ending.CLOSED, None, at=5))
LOG = Log(1, SEED, EVENTS, links=Chain(1, SEED).grown(EVENTS)[1])
WHOLE = json.loads(as_json(export_of(LOG)))


def test_it_is_read_back_as_it_was() -> None:
    exported = read(json.dumps(WHOLE).encode())
    assert exported == export_of(LOG)
    assert exported.digest == digest(exported)
    assert (exported.log().seed, exported.log().links) == (SEED, LOG.links)
    assert export_of(exported.log()) == exported


def test_the_schema_is_the_one_of_the_docs() -> None:
    assert Path("docs/export.schema.json").read_text() == schema()


def changed(**fields: Any) -> bytes:
    return json.dumps({**WHOLE, **fields}).encode()


BAD = {
    "nothing": b"",
    "a letter": b"Dear Ada",
    "bytes": bytes(range(256)),
    "cut off": json.dumps(WHOLE).encode()[:-20],
    "another object": b"{}",
    "a list": b"[1]",
    "a number": b"1",
    "deep": b"[" * 100_000,
    "huge": b" " * (LARGEST + 1),
    "a huge number": b'{"table": ' + b"9" * 10_000 + b"}",
    "not a number": b'{"table": NaN}',
    "twice": b'{"format": "chiefs-table/export/2", "format": "chiefs-table/export/2"}',
    "newer": changed(format="chiefs-table/export/3"),
    "much newer": changed(format="chiefs-table/export/" + "9" * 5_000),
    "older": changed(format="chiefs-table/export/1"),
    "unheard of": changed(format="chiefs-table/export/x"),
    "me": changed(format="chiefs-table/me/1"),
    "one more field": changed(more=1),
    "text for a number": changed(table="1"),
    "no event": changed(events=[]),
    "half a seed": changed(seed="00"),
    "another chain": changed(chain=2),
    "true for one": changed(chain=True),
}


@pytest.mark.parametrize("data", BAD.values(), ids=BAD.keys())
def test_what_is_wrong_is_one_sentence(data: bytes) -> None:
    with pytest.raises(BadFile) as refused:
        read(data)
    said = str(refused.value)
    assert said.endswith(".")
    assert "\n" not in said
    assert len(said) < 200


@pytest.mark.parametrize(
    "event",
    [
        {"kind": "table.Nothing", "body": {}, "link": None},
        {"kind": "table.PlayerJoined", "body": {"user": "1"}, "link": None},
        {"kind": "table.PlayerJoined", "body": {"user": 1, "join": "", "x": 1}, "link": None},
    ],
)
def test_an_event_that_cannot_be_read_is_named(event: dict[str, Any]) -> None:
    exported = read(changed(events=[WHOLE["events"][0], event]))
    with pytest.raises(BadFile, match=r"event 2 .*\.$"):
        exported.log()


def test_a_log_begins_with_the_opening() -> None:
    with pytest.raises(BadFile, match="event 1"):
        read(changed(events=WHOLE["events"][1:])).log()
