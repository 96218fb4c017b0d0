"""A screen as somebody reads it: with or without pictures, symbols as words, in narrow lines.

Builders of screens write for everybody; here is the one place that goes by what a reader has set.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final

from bot.present.limits import LABEL, OPTION, PLACEHOLDER, problems
from bot.present.names import clip
from bot.present.narrow import FENCE, narrowed
from bot.present.screen import (
    Block,
    Button,
    Buttons,
    ChannelSelect,
    Option,
    Picture,
    Screen,
    Select,
    Text,
)
from bot.present.words import TIMES
from bot.reader import Reader
from bot.tongue import say

DOT: Final = "\u00b7"
ARROW: Final = "\u2192"
WARNING: Final = "\u26a0\ufe0f"
SYMBOLS: Final = {
    TIMES: "readable-times",
    ARROW: "readable-arrow",
    WARNING: "readable-warning",
}
"""The symbols in texts, by the message that says each in words."""

_SIGNS: Final = {DOT: "-", TIMES: "x", ARROW: ">", WARNING: "!"}
"""What stands for a symbol in a table of monospace, and where there is no room for words."""


def read_by(screen: Screen, reader: Reader) -> Screen:
    """Return a screen as ``reader`` wants it; where that is too long for Discord, nearly so.

    Pictures are left out where there are words beside them, which say the same. The alert is a
    plain sentence already, and a post is found again by it.
    """
    seen = screen if reader.pictures else _without_pictures(screen)
    if not (reader.words or reader.narrow):
        return seen
    return next((way for way in _ways(seen, reader) if not problems(way)), seen)


def _ways(screen: Screen, reader: Reader) -> Iterator[Screen]:
    """Yield how a screen may be told, best first."""
    for said in (in_words, in_signs) if reader.words else (str,):
        told = _every_text(screen, said)
        if reader.narrow:
            yield _of_texts(told, narrowed)
        yield told


def _without_pictures(screen: Screen) -> Screen:
    if not any(isinstance(block, Text) for block in screen.blocks):
        return screen
    kept = tuple(block for block in screen.blocks if not isinstance(block, Picture))
    return replace(screen, blocks=kept)


def in_words(text: str) -> str:
    """Return Markdown with its symbols in words or plain punctuation, in the reader's language."""
    return _outside_code(text, _said)


def in_signs(text: str) -> str:
    """Return the same with a plain sign for each symbol: no text grows by that."""
    return _outside_code(text, lambda part: _signed(_listing(part)))


def _outside_code(text: str, change: Callable[[str], str]) -> str:
    """Change what is around blocks of code; in them a symbol becomes a sign as wide."""
    parts = (_signed(part) if at % 2 else change(part) for at, part in enumerate(text.split(FENCE)))
    return FENCE.join(parts)


def _listing(text: str) -> str:
    return text.replace(f" {DOT} ", ", ").replace(DOT, ",")


def _said(text: str) -> str:
    text = _listing(text)
    for symbol, message in SYMBOLS.items():
        while symbol in text:
            before, after = text.split(symbol, 1)
            text = " ".join(filter(None, (before.rstrip(" "), say(message), after.lstrip(" "))))
    return text


def _signed(text: str) -> str:
    for symbol, sign in _SIGNS.items():
        text = text.replace(symbol, sign)
    return text


def _of_texts(screen: Screen, change: Callable[[str], str]) -> Screen:
    """Change the texts of a screen, and no control."""
    blocks = (
        Text(change(block.body)) if isinstance(block, Text) else block for block in screen.blocks
    )
    return replace(screen, blocks=tuple(blocks))


def _every_text(screen: Screen, change: Callable[[str], str]) -> Screen:
    """Change the texts of a screen and what its controls and pictures say."""
    return replace(screen, blocks=tuple(_block(block, change) for block in screen.blocks))


def _block(block: Block, change: Callable[[str], str]) -> Block:
    match block:
        case Text(body):
            return Text(change(body))
        case Picture(alt=alt):
            return replace(block, alt=change(alt))
        case Buttons(buttons):
            return Buttons(tuple(_button(button, change) for button in buttons))
        case Select(placeholder=about, options=options):
            said = tuple(_option(option, change) for option in options)
            return replace(block, placeholder=clip(change(about), PLACEHOLDER), options=said)
        case ChannelSelect(placeholder=about):
            return replace(block, placeholder=clip(change(about), PLACEHOLDER))
        case _:
            return block


def _button(button: Button, change: Callable[[str], str]) -> Button:
    return replace(button, label=clip(change(button.label), LABEL))


def _option(option: Option, change: Callable[[str], str]) -> Option:
    about = None if option.description is None else clip(change(option.description), OPTION)
    return replace(option, label=clip(change(option.label), OPTION), description=about)
