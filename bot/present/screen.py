"""A screen as a plain value: text, pictures and controls, testable without Discord."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Protocol, TypeAlias

from bot.click import Pressable


class Tone(StrEnum):
    """What a screen's edge says by colour; its words say it too."""

    CALM = "calm"
    ASK = "ask"
    GOOD = "good"
    BAD = "bad"


class Style(StrEnum):
    """Weight of a button."""

    MAIN = "main"
    PLAIN = "plain"
    GO = "go"
    DANGER = "danger"


@dataclass(frozen=True, slots=True)
class Text:
    """Markdown. Everything that a user could write in it has been escaped."""

    body: str


class Drawing(Protocol):
    """What a picture shows, as a hashable value; equal drawings have equal bytes."""

    def png(self) -> bytes:
        """Draw it (CPU work: call it off the event loop)."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawing and its alt text (1024). Chance names its file, when it is sent."""

    drawing: Drawing
    alt: str


@dataclass(frozen=True, slots=True)
class Document:
    """A file to keep. Its name is the same for everybody: it tells nothing."""

    name: str
    data: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class Line:
    """A thin line between blocks."""


@dataclass(frozen=True, slots=True)
class Button:
    """A button; ``label`` up to 38 characters."""

    label: str
    control: Pressable
    style: Style = Style.PLAIN
    disabled: bool = False


@dataclass(frozen=True, slots=True)
class Buttons:
    """Up to five buttons in a row."""

    buttons: tuple[Button, ...]


@dataclass(frozen=True, slots=True)
class Option:
    """One choice of a select: label, value, description up to 100 characters each."""

    label: str
    value: str
    description: str | None = None
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Select:
    """A select with 1-25 options of which ``least`` to ``most`` are picked."""

    control: Pressable
    placeholder: str
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1


@dataclass(frozen=True, slots=True)
class ChannelSelect:
    """A select among the channels of a server in which a table can be opened.

    ``chosen`` are the ids of channels that exist, ``most`` at the most.
    """

    control: Pressable
    placeholder: str
    chosen: tuple[int, ...] = ()
    least: int = 0
    most: int = 25


Block: TypeAlias = Text | Picture | Document | Line | Buttons | Select | ChannelSelect


@dataclass(frozen=True, slots=True)
class Form:
    """Asks for one line of 1 to ``most`` characters.

    ``title`` and ``label`` have up to 45 characters, ``about`` up to 100.
    """

    title: str
    label: str
    about: str
    most: int


@dataclass(frozen=True, slots=True)
class Screen:
    """One message: ``blocks`` in order, within Discord's limits (40 components, 4000 characters).

    ``alert`` is the plain sentence that a phone's notification shows; ``None`` notifies nobody.
    ``mentions`` are the users that the alert may ping.
    """

    blocks: tuple[Block, ...]
    tone: Tone = Tone.CALM
    alert: str | None = None
    mentions: tuple[int, ...] = ()
