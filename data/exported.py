"""The file that a table is exported to: its schema, its digest, and reading it back.

docs/export.md describes it, docs/export.schema.json is ``schema()``. What is read may come from
anybody: whatever is wrong with it is one sentence, ``BadFile``.
"""

from __future__ import annotations

import hashlib
import json
from typing import Annotated, Final, Literal, NoReturn

from pydantic import BaseModel, ConfigDict, Field, JsonValue, ValidationError

from data.chain import VERSION
from data.codec import decode, write
from data.log import LogEvent, TableOpened
from data.store import BadEvent, Log

SERIES: Final = "chiefs-table/export/"
NUMBER: Final = 2
FORMAT: Final = "chiefs-table/export/2"

LARGEST: Final = 32 * 2**20
"""So many bytes has a file at most; the longest match of twelve comes to less than one million."""

_Hex = Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
_STRICT: Final = ConfigDict(strict=True, extra="forbid", frozen=True)


class BadFile(Exception):
    """A file that is no export which this program can read; the message is one sentence."""


class Told(BaseModel):
    """One event, and what binds it and all before it (data/chain.py)."""

    model_config = _STRICT

    kind: str = Field(description="the game's key or `table`, a dot, the event's class")
    body: dict[str, JsonValue] = Field(description="the fields of that class")
    link: _Hex | None = Field(description="HMAC-SHA256 over the link before it and the event")

    @property
    def bound(self) -> bytes | None:
        """The link as bytes."""
        return None if self.link is None else bytes.fromhex(self.link)


class Exported(BaseModel):
    """A table as a file."""

    model_config = _STRICT

    format: Literal["chiefs-table/export/2"] = Field(description="another number, another form")
    table: int = Field(ge=1, le=2**53, description="the table's number")
    over: bool = Field(description="whether the table has closed")
    seed: _Hex | None = Field(description="what dealt the game; null where that is not open")
    people: int = Field(ge=0, description="how many people are numbered in the events")
    chain: int = Field(ge=VERSION, le=VERSION, description="how links are computed")
    events: tuple[Told, ...] = Field(min_length=1, strict=False, description="in their order")
    digest: _Hex = Field(description="SHA-256 over all the rest, as docs/export.md says")

    def log(self) -> Log:
        """Return the log that the file tells; ``BadFile`` for what is no log of this program.

        The seed is all zeros where it is not open.
        """
        written = tuple((told.kind, json.dumps(told.body)) for told in self.events)
        events = tuple(_event(number, *each) for number, each in enumerate(written, 1))
        if not isinstance(events[0], TableOpened):
            raise BadFile("event 1 is not the opening of a table.")
        links = tuple(told.bound for told in self.events)
        seed = bytes.fromhex(self.seed or "00" * 32)
        return Log(self.table, seed, events, written=written, links=links)


def sealed(table: int, seed: bytes | None, people: int, told: tuple[Told, ...]) -> Exported:
    """Put a file together."""
    exported = Exported(
        format=FORMAT,
        table=table,
        over=any(each.kind == "table.TableClosed" for each in told),
        seed=None if seed is None else seed.hex(),
        people=people,
        chain=VERSION,
        events=told,
        digest="0" * 64,
    )
    return exported.model_copy(update={"digest": digest(exported)})


def digest(exported: Exported) -> str:
    """Return what ``Exported.digest`` is to be: that shows a file that was damaged by chance."""
    rest = exported.model_dump(mode="json", exclude={"digest"})
    text = json.dumps(rest, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def as_json(exported: Exported) -> str:
    """Write the file."""
    return json.dumps(exported.model_dump(mode="json"), ensure_ascii=False, indent=1)


def read(data: bytes) -> Exported:
    """Read a file; ``BadFile``."""
    if len(data) > LARGEST:
        raise BadFile(f"it has more than {LARGEST // 2**20} MB, and no export of a table has.")
    found = _parsed(data)
    kind = found.get("format") if isinstance(found, dict) else None
    if not isinstance(kind, str) or not kind.startswith(SERIES):
        raise BadFile("it is JSON, but no export of a table.")
    if kind != FORMAT:
        _refuse(kind.removeprefix(SERIES))
    try:
        return Exported.model_validate(found)
    except ValidationError as error:
        raise BadFile(f"it does not keep to the schema at {_where(error)}.") from None


def schema() -> str:
    """Return the JSON Schema of the file."""
    return json.dumps(Exported.model_json_schema(), indent=1) + "\n"


def _parsed(data: bytes) -> JsonValue:
    try:
        found: JsonValue = json.loads(
            data.decode(), object_pairs_hook=_without_repetition, parse_constant=_no_constant
        )
    except RecursionError:
        raise BadFile("it is nested too deeply for an export of a table.") from None
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        raise BadFile(f"it is not JSON from {where} on; it may be cut off.") from None
    except ValueError:
        raise BadFile("it is not JSON in UTF-8.") from None
    return found


def _without_repetition(pairs: list[tuple[str, JsonValue]]) -> dict[str, JsonValue]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise BadFile("it names something twice in one object.")
    return found


def _no_constant(name: str) -> NoReturn:
    raise BadFile(f"{name} is no number of JSON.")


def _refuse(number: str) -> NoReturn:
    if number.isdecimal() and int(number[:9]) > NUMBER:
        raise BadFile(f"a newer version of this program has made it (format {number[:9]}).")
    if number == "1":
        raise BadFile("an older version has made it, without links: export the table once more.")
    raise BadFile("it is JSON, but no export of a table.")


def _event(number: int, kind: str, text: str) -> LogEvent:
    try:
        event = decode(kind, text)
    except BadEvent as error:
        raise BadFile(f"event {number} cannot be read: {error}.") from None
    if write(event)[0] != kind:
        raise BadFile(f"event {number} is of a kind that is written otherwise.")
    return event


def _where(error: ValidationError) -> str:
    """Name the first place at fault, and nothing that lies there."""
    fault = error.errors(include_input=False, include_context=False, include_url=False)[0]
    place = ".".join(map(str, fault["loc"])) or "its beginning"
    return f"{place} ({fault['type']})"
