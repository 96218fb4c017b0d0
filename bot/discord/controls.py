"""Controls as Discord carries them: ``t:<table>:<step>:<action>[:<arg>...]`` in a custom id."""

from __future__ import annotations

import re

from bot.click import Control
from bot.present.limits import CUSTOM_ID, custom_id

_MOST = 2**53
_ID = re.compile(
    r"t:(0|[1-9][0-9]{0,15}):(0|[1-9][0-9]{0,15}):([a-z][a-z_]{0,31})((?::[A-Za-z0-9_]{1,32})*)"
)


def write(control: Control) -> str:
    """Write a control as a custom id; ``ValueError`` for one that could not be read back."""
    text = custom_id(control)
    if read(text) != control:
        raise ValueError(f"{text!r} is not a custom id")
    return text


def read(text: str) -> Control | None:
    """Read a custom id; ``None`` for everything that ``write`` never wrote."""
    match = _ID.fullmatch(text) if len(text) <= CUSTOM_ID else None
    if match is None:
        return None
    table, step = int(match[1]), int(match[2])
    if not 1 <= table < _MOST or step >= _MOST:
        return None
    return Control(table, step, match[3], tuple(match[4].split(":")[1:]))
