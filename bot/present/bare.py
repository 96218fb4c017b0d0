"""A screen in words alone: what is sent where Discord, or we, refuse the screen itself."""

from __future__ import annotations

from dataclasses import replace
from types import UnionType
from typing import Final

from bot.present.limits import ALERT, TEXT
from bot.present.names import size
from bot.present.screen import Buttons, ChannelSelect, Document, Screen, Select, Text
from bot.tongue import say

_FENCE: Final = "\n```"


def bare(screen: Screen) -> Screen:
    """Return the words of a screen, within every limit: no picture, no control.

    The words say what the pictures do, and every choice can be made by a command too.
    """
    words = "\n".join(block.body for block in screen.blocks if isinstance(block, Text)).strip()
    way = f"\n{say('bare-way_on')}" if _has(screen, Buttons | Select | ChannelSelect) else ""
    way += f"\n{say('bare-file')}" if _has(screen, Document) else ""
    body = _whole(words or say("bare-nothing"), TEXT - len(way)) + way
    alert = None if screen.alert is None else _cut(screen.alert, ALERT)
    return replace(screen, blocks=(Text(body),), alert=alert)


def _has(screen: Screen, kind: UnionType | type) -> bool:
    return any(isinstance(block, kind) for block in screen.blocks)


def _whole(words: str, most: int) -> str:
    """Cut words that are too long, and close the block of code that this may have cut open."""
    cut = _cut(words, most - len(_FENCE))
    return cut + _FENCE if cut != words and cut.count(_FENCE.strip()) % 2 else cut


def _cut(words: str, most: int) -> str:
    """Cut words to so many UTF-16 units, as Discord counts."""
    if size(words) <= most:
        return words
    units = words.encode("utf-16-le")[: 2 * (most - 1)]
    return units.decode("utf-16-le", "ignore").rstrip() + "\u2026"
