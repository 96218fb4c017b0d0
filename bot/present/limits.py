"""Discord's limits on one message, checked before it is sent."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from bot.click import Control, Personal, Pressable
from bot.present.names import size, width
from bot.present.screen import (
    Block,
    Button,
    Buttons,
    ChannelSelect,
    Document,
    Line,
    Option,
    Picture,
    Screen,
    Select,
    Text,
)

COMPONENTS = 40  # nested ones counted, the container around all of them too
TEXT = 3500  # of 4000 characters in all texts together
ALERT = 2000
ROW = 5
LABEL = 38  # a button's label wraps early on phones
BUTTON = 80  # Discord's own limit of a label
OPTIONS = 25
OPTION = 100
PLACEHOLDER = 150
CUSTOM_ID = 100
ALT = 1024
PICTURES = 10
FILE_BYTES = 10 * 1024 * 1024
REQUEST_BYTES = 25 * 1024 * 1024

_WORDS_BYTES = 1024 * 1024  # left for all that goes with the files
_FILE = re.compile(r"[a-z0-9-]+(\.[a-z0-9]+)+")
_QUOTED = re.compile(r"'.*'|\".*\"", re.DOTALL)


class TooMuch(ValueError):
    """A screen that Discord would refuse or a phone could not show; the message says why."""


def check(screen: Screen) -> Screen:
    """Return ``screen`` unchanged, or raise ``TooMuch`` naming everything that is wrong with it."""
    if wrong := problems(screen):
        raise TooMuch("; ".join(wrong))
    return screen


def problems(screen: Screen) -> tuple[str, ...]:
    """Return what is wrong with a screen, one clause each; empty when it may be sent."""
    return tuple(_problems(screen))


def kinds(screen: Screen) -> tuple[str, ...]:
    """Return what is wrong with a screen for a log: without any word of the screen."""
    return tuple(_QUOTED.sub("...", problem) for problem in problems(screen))


def files_fit(sizes: Iterable[int]) -> bool:
    """Whether files of these numbers of bytes can go with one message."""
    each = list(sizes)
    return max(each, default=0) <= FILE_BYTES and sum(each) <= REQUEST_BYTES - _WORDS_BYTES


def components(screen: Screen) -> int:
    """Count a screen's components: the container, every block, row, button and select."""
    return 1 + sum(map(_count, screen.blocks))


def text_size(screen: Screen) -> int:
    """Count the characters of all texts together."""
    return sum(size(block.body) for block in screen.blocks if isinstance(block, Text))


def _count(block: Block) -> int:
    match block:
        case Buttons(buttons):
            return 1 + len(buttons)
        case Select() | ChannelSelect():
            return 2
        case _:
            return 1


def _problems(screen: Screen) -> Iterator[str]:
    pictures = [block for block in screen.blocks if isinstance(block, Picture)]
    yield from _over("components", components(screen), COMPONENTS)
    yield from _over("text", text_size(screen), TEXT)
    yield from _over("alert", size(screen.alert or ""), ALERT)
    yield from _over("pictures", len(pictures), PICTURES)
    yield from _repeated(
        "file", [each.name for each in screen.blocks if isinstance(each, Document)]
    )
    yield from _repeated("alt text", [picture.alt for picture in pictures])
    yield from _repeated("control", [custom_id(control) for control in controls(screen)])
    if not screen.blocks:
        yield "no blocks"
    for block in screen.blocks:
        yield from _of_block(block)
    for control in controls(screen):
        yield from _over("custom id", size(custom_id(control)), CUSTOM_ID)


def controls(screen: Screen) -> Iterator[Pressable]:
    """Every control of a screen, in order."""
    for block in screen.blocks:
        match block:
            case Buttons(buttons):
                yield from (button.control for button in buttons)
            case Select(control) | ChannelSelect(control):
                yield control
            case _:
                pass


def custom_id(control: Pressable) -> str:
    """Return a control as Discord carries it: ``t:<table>:...``, or ``u:<screen>:...``."""
    match control:
        case Control(table, step):
            whose = f"t:{table}:{step}"
        case Personal(screen):
            whose = f"u:{screen}"
    return ":".join((whose, control.action, *control.args))


def _of_block(block: Block) -> Iterator[str]:
    match block:
        case Text(body):
            if not body.strip():
                yield "an empty text"
        case Picture() | Document():
            yield from _of_file(block)
        case Buttons(buttons):
            yield from _of_row(buttons)
        case Select():
            yield from _of_select(block)
        case ChannelSelect():
            yield from _of_channel_select(block)
        case Line():
            pass


def _of_file(block: Picture | Document) -> Iterator[str]:
    match block:
        case Picture(_, alt):
            yield from _between("alt text", size(alt), 1, ALT)
        case Document(name, data):
            yield from _between("bytes of a file", len(data), 1, FILE_BYTES)
            if not _FILE.fullmatch(name):
                yield f"file {name!r}"


def _of_row(buttons: tuple[Button, ...]) -> Iterator[str]:
    yield from _between("buttons in a row", len(buttons), 1, ROW)
    for button in buttons:
        yield from _between(f"label {button.label!r}", width(button.label), 1, LABEL)
        yield from _over(f"label {button.label!r}", size(button.label), BUTTON)


def _of_select(select: Select) -> Iterator[str]:
    options = select.options
    yield from _between("options", len(options), 1, OPTIONS)
    yield from _between("placeholder", size(select.placeholder), 1, PLACEHOLDER)
    yield from _repeated("option", [option.value for option in options])
    yield from _over("chosen options", sum(option.chosen for option in options), select.most)
    if not 0 <= select.least <= select.most <= len(options):
        yield f"{select.least} to {select.most} of {len(options)} options"
    for option in options:
        yield from _of_option(option)


def _of_channel_select(select: ChannelSelect) -> Iterator[str]:
    yield from _between("placeholder", size(select.placeholder), 1, PLACEHOLDER)
    yield from _repeated("channel", map(str, select.chosen))
    yield from _over("chosen channels", len(select.chosen), select.most)
    if not 0 <= select.least <= select.most <= OPTIONS or select.most == 0:
        yield f"{select.least} to {select.most} channels"


def _of_option(option: Option) -> Iterator[str]:
    yield from _between(f"option label {option.label!r}", size(option.label), 1, OPTION)
    yield from _between(f"option value {option.value!r}", size(option.value), 1, OPTION)
    if option.description is not None:
        yield from _between("option description", size(option.description), 1, OPTION)


def _over(what: str, number: int, most: int) -> Iterator[str]:
    yield from _between(what, number, 0, most)


def _between(what: str, number: int, least: int, most: int) -> Iterator[str]:
    if not least <= number <= most:
        yield f"{what}: {number}, allowed {least} to {most}"


def _repeated(what: str, values: Iterable[str]) -> Iterator[str]:
    seen = list(values)
    yield from (
        f"{what} {value!r} twice" for value in sorted({v for v in seen if seen.count(v) > 1})
    )
