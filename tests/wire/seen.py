"""What a test sees of the stand-in: messages, acknowledgements, records, as typed values."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, TypeAlias

from tests.wire.standin.limits import BUTTON, CONTAINER, SELECT, TEXT_DISPLAY, walk
from tests.wire.standin.records import Record

Json: TypeAlias = dict[str, Any]


def words(content: str | None, components: Iterable[Json]) -> str:
    """Return the content and every text display, one a line."""
    shown = [c["content"] for c in walk(components) if c["type"] == TEXT_DISPLAY]
    return "\n".join([content or "", *shown]).strip()


@dataclass(frozen=True, slots=True)
class Picture:
    """An uploaded file."""

    id: int
    name: str
    alt: str
    url: str


@dataclass(frozen=True, slots=True)
class Reading:
    """What a message read from ``at`` (seconds since 1970) on."""

    at: float
    content: str
    components: tuple[Json, ...]
    pictures: tuple[Picture, ...]

    @property
    def text(self) -> str:
        """All words: the content and every text display, one a line."""
        return words(self.content, self.components)

    @property
    def mark(self) -> int | None:
        """The id of the top container, by which the bot knows an own post again."""
        return next((c["id"] for c in self.components if c["type"] == CONTAINER), None)


@dataclass(frozen=True, slots=True)
class Seen:
    """A message; ``audience`` is the one user who sees an ephemeral one.

    ``readings`` is all that it ever read, the present last.
    """

    id: int
    channel: int
    created: float
    flags: int
    audience: int | None
    thinking: bool
    readings: tuple[Reading, ...]

    @property
    def now(self) -> Reading:
        """What it reads now."""
        return self.readings[-1]

    @property
    def text(self) -> str:
        """All words that it shows now."""
        return self.now.text

    @property
    def mark(self) -> int | None:
        """The mark that it carries now."""
        return self.now.mark

    def controls(self) -> Iterator[Json]:
        """Yield its buttons and selects that can be used now."""
        for component in walk(self.now.components):
            if "custom_id" in component and not component.get("disabled"):
                yield component

    def button(self, part: str) -> str | None:
        """Return the custom id of the first button with ``part`` in its id or label."""
        return self._control(BUTTON, part)

    def select(self, part: str) -> str | None:
        """Return the custom id of the first select with ``part`` in its id."""
        return self._control(SELECT, part)

    def options(self, custom_id: str) -> tuple[Json, ...]:
        """Return the options of a select."""
        return next(tuple(c["options"]) for c in self.controls() if c["custom_id"] == custom_id)

    def _control(self, kind: int, part: str) -> str | None:
        for control in self.controls():
            if control["type"] == kind:
                id, label = str(control["custom_id"]), control.get("label") or ""  # noqa: A001
                if part in id or part in label:
                    return id
        return None


@dataclass(frozen=True, slots=True)
class Ack:
    """An interaction and how it was acknowledged; ``callback`` is ``None`` when it was not.

    ``message`` is what ``@original`` means: the answer, or the message that was clicked. ``said``
    are the words of all that went out through this interaction, in order.
    """

    id: int
    type: int
    user: int
    channel: int
    data: Json
    sent: float
    answered: float | None
    callback: Json | None
    message: Seen | None
    followups: tuple[Seen, ...]
    said: tuple[str, ...]

    @property
    def kind(self) -> int | None:
        """The callback's type: 4 message, 5 thinking, 6 nothing, 7 update, 8 choices, 9 modal."""
        return self.callback["type"] if self.callback else None

    @property
    def answer(self) -> Json:
        """The callback's data."""
        data: Json = (self.callback or {}).get("data") or {}
        return data

    @property
    def text(self) -> str:
        """All words of the answer as they stand now."""
        return self.message.text if self.message else ""


@dataclass(frozen=True, slots=True)
class State:
    """How often clients became ready or resumed, and synced their commands; who is there now.

    ``records`` is how many things have happened.
    """

    connected: int
    readies: int
    resumes: int
    syncs: int
    records: int


def read_message(data: Json) -> Seen:
    """Read a message from the control side's JSON."""
    return Seen(
        id=int(data["id"]),
        channel=int(data["channel_id"]),
        created=data["versions"][0]["at"],
        flags=data["flags"],
        audience=data["audience"],
        thinking=data["loading"],
        readings=tuple(_reading(version) for version in data["versions"]),
    )


def _reading(data: Json) -> Reading:
    pictures = (
        Picture(int(file["id"]), file["filename"], file.get("description", ""), file["url"])
        for file in data["attachments"]
    )
    return Reading(data["at"], data["content"], tuple(data["components"]), tuple(pictures))


def read_ack(data: Json) -> Ack:
    """Read an interaction from the control side's JSON."""
    plain = ("id", "type", "user", "channel", "data", "sent", "answered", "callback")
    return Ack(
        **{name: data[name] for name in plain},
        message=read_message(data["original"]) if data["original"] else None,
        followups=tuple(map(read_message, data["followups"])),
        said=tuple(
            words(body.get("content"), body.get("components") or ()) for body in data["said"]
        ),
    )


def read_record(data: Json) -> Record:
    """Read a record from the control side's JSON."""
    return Record(**{**data, "files": tuple(data["files"])})
