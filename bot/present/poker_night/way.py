"""A way to play a night as one argument of a control, for help to speak of; without its name."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any, Final

from engine.indian_poker.options import NIGHT_RULES, NightOptions

_PREFIX: Final = "night"
_CODE: Final = re.compile(rf"{_PREFIX}([0-9]*)", re.ASCII)


def write(options: NightOptions) -> str:
    """Write options as one word: ``"night"``, ``"night01"``, choices by their numbers.

    Zeros at the end are left out, so that every way to play has one word.
    """
    choices = NIGHT_RULES.choices.items()
    numbers = (values.index(getattr(options, name)) for name, values in choices)
    return _PREFIX + "".join(map(str, numbers)).rstrip("0")


def read(text: str) -> NightOptions | None:
    """Read what ``write`` wrote; ``None`` for anything else."""
    match, choices = _CODE.fullmatch(text), NIGHT_RULES.choices
    if match is None or len(match[1]) > len(choices):
        return None
    numbers = zip(choices.items(), map(int, match[1]), strict=False)
    known: dict[str, Any] = {name: values[n] for (name, values), n in numbers if n < len(values)}
    options = replace(NightOptions(), **known)
    return options if write(options) == text else None
