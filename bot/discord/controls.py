"""Controls as Discord carries them, in a custom id: ``t:...`` of a table, ``u:...`` of none."""

from __future__ import annotations

import re

from bot.click import Control, Personal, Pressable
from bot.present.limits import CUSTOM_ID, custom_id

_MOST = 2**53
_NUMBER, _WORD, _ARGS = (
    r"(0|[1-9][0-9]{0,15})",
    r"([a-z][a-z_]{0,31})",
    r"((?::[A-Za-z0-9_]{1,32})*)",
)
_TABLE = re.compile(f"t:{_NUMBER}:{_NUMBER}:{_WORD}{_ARGS}")
_PERSONAL = re.compile(f"u:{_WORD}:{_WORD}{_ARGS}")


def write(control: Pressable) -> str:
    """Write a control as a custom id; ``ValueError`` for one that could not be read back."""
    text = custom_id(control)
    if read(text) != control:
        raise ValueError(f"{text!r} is not a custom id")
    return text


def read(text: str) -> Pressable | None:
    """Read a custom id; ``None`` for everything that ``write`` never wrote."""
    if len(text) > CUSTOM_ID:
        return None
    if match := _PERSONAL.fullmatch(text):
        return Personal(match[1], match[2], _args(match[3]))
    if match := _TABLE.fullmatch(text):
        table, step = int(match[1]), int(match[2])
        if 1 <= table < _MOST and step < _MOST:
            return Control(table, step, match[3], _args(match[4]))
    return None


def _args(text: str) -> tuple[str, ...]:
    return tuple(text.split(":")[1:])
