"""How an event is written into a log and read back: a kind and a JSON text.

The kind is the key of the event's game, or ``table``, and the name of its class:
``indian_chief.MeldSealed``. Cards stand as physical codes (``"AS.1"``).
"""

from __future__ import annotations

import json
from typing import Any, TypeAlias

from pydantic import TypeAdapter, ValidationError
from pydantic_core import PydanticSerializationError

from data.books import Server
from data.log import TABLE_EVENTS, LogEvent
from data.people import Profile
from data.store import BadEvent
from engine.catalog import GAMES

Written: TypeAlias = tuple[str, str]
"""An event as written: kind and JSON text."""

_CLASSES: dict[str, tuple[type[LogEvent], ...]] = {
    "table": TABLE_EVENTS,
    **{key: game.events for key, game in GAMES.items()},
}
_KINDS = {
    cls: f"{key}.{cls.__name__}"
    for key, classes in reversed(_CLASSES.items())  # a class of several games is the first one's
    for cls in classes
}
_ADAPTERS: dict[str, TypeAdapter[Any]] = {kind: TypeAdapter(cls) for cls, kind in _KINDS.items()}


def encode(event: LogEvent) -> Written:
    """Write an event; ``BadEvent`` for what could not be read back."""
    kind, text = write(event)
    if decode(kind, text) != event:
        raise BadEvent(f"an event {kind} does not come back as it was")
    return kind, text


def write(event: LogEvent) -> Written:
    """Write an event without a look at what could be read back; ``BadEvent`` as it is no event."""
    kind = _KINDS.get(type(event))
    if kind is None:
        raise BadEvent(f"{type(event).__name__} is not in the catalog of events")
    try:
        return kind, _ADAPTERS[kind].dump_json(event, warnings="error").decode()
    except PydanticSerializationError:
        # Not chained: pydantic's text shows the value, and that may be a hand.
        raise BadEvent(f"an event {kind} holds a value of a wrong type") from None


def decode(kind: str, text: str) -> LogEvent:
    """Read an event back, equal to the one written; ``BadEvent`` for anything else."""
    adapter = _ADAPTERS.get(kind)
    if adapter is None:
        raise BadEvent(f"the log holds an event of the unknown kind {kind!r}")
    try:
        event: LogEvent = adapter.validate_json(text, strict=True, extra="forbid")
    except ValidationError as error:
        raise BadEvent(f"an event {kind} cannot be read: {_where(error)}") from None
    return event


_SERVER = TypeAdapter(Server)


def write_server(server: Server) -> str:
    """Write what a server has set, as JSON."""
    return _SERVER.dump_json(server).decode()


def read_server(text: str) -> Server:
    """Read what a server has set; ``BadEvent`` for what this program did not write."""
    try:
        return _SERVER.validate_json(_renewed(text), strict=True, extra="forbid")
    except ValidationError as error:
        raise BadEvent(f"the settings of a server cannot be read: {_where(error)}") from None


_PROFILE = TypeAdapter(Profile)


def write_profile(profile: Profile) -> str:
    """Write what a person has set, as JSON."""
    return _PROFILE.dump_json(profile).decode()


def read_profile(text: str) -> Profile:
    """Read what a person has set; ``BadEvent`` for what this program did not write."""
    try:
        return _PROFILE.validate_json(text, strict=True, extra="forbid")
    except ValidationError as error:
        raise BadEvent(f"a person's settings cannot be read: {_where(error)}") from None


def _renewed(text: str) -> str:
    """Return settings as they are written now: once there was one default for whatever game."""
    try:
        kept = json.loads(text)
    except ValueError:
        return text  # refused by whoever reads it
    if not isinstance(kept, dict) or "preset" not in kept or "defaults" in kept:
        return text
    default = kept.pop("preset")
    return json.dumps({**kept, "defaults": [] if default is None else [default]})


def _where(error: ValidationError) -> str:
    """Name the places at fault and nothing that lies there."""
    faults = error.errors(include_input=False, include_context=False, include_url=False)
    return ", ".join(f"{'.'.join(map(str, fault['loc']))} ({fault['type']})" for fault in faults)
