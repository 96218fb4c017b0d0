"""A way to play Indian poker as one argument of a control, for help to speak of."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any, Final

from engine.indian_poker.options import CHOICES, Options

_PREFIX: Final = "poker"
_CODE: Final = re.compile(rf"{_PREFIX}([0-9]*)", re.ASCII)


def write(options: Options) -> str:
    """Write options as one word: ``"poker"``, ``"poker01"``, choices by their numbers.

    Zeros at the end are left out, so that every way to play has one word.
    """
    numbers = (values.index(getattr(options, name)) for name, values in CHOICES.items())
    return _PREFIX + "".join(map(str, numbers)).rstrip("0")


def read(text: str) -> Options | None:
    """Read what ``write`` wrote; ``None`` for anything else.

    The options need not go together: that is for ``rules_of`` to refuse.
    """
    match = _CODE.fullmatch(text)
    if match is None or len(match[1]) > len(CHOICES):
        return None
    numbers = zip(CHOICES.items(), map(int, match[1]), strict=False)
    known: dict[str, Any] = {name: values[n] for (name, values), n in numbers if n < len(values)}
    options = replace(Options(), **known)
    return options if write(options) == text else None
