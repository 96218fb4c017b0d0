"""Times of day as people write them, in minutes after midnight."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from bot.outcome import Refusal, Refused

HOUR: Final = 60
DAY: Final = 24 * HOUR

_WORDS: Final[Mapping[str, int]] = MappingProxyType({"midnight": 0, "noon": DAY // 2})
_TIME: Final = re.compile(
    r"([0-9]{1,2})(?:[:.h]?([0-9]{2}))? ?(?:h|uhr|o'clock|([ap])\.?m\.?)?", re.ASCII
)


def read_time(text: str) -> int:
    """Read a time of day, as minutes after midnight; ``Refusal`` NO_TIME_OF_DAY."""
    said = unicodedata.normalize("NFKC", text).strip().casefold()
    if said in _WORDS:
        return _WORDS[said]
    match = _TIME.fullmatch(said)
    if match is None:
        raise Refusal(Refused.NO_TIME_OF_DAY, typed=text)
    hour, minute, half = int(match[1]), int(match[2] or 0), match[3]
    if half is not None:
        if not 1 <= hour <= 12:
            raise Refusal(Refused.NO_TIME_OF_DAY, typed=text)
        hour = hour % 12 + (12 if half == "p" else 0)
    if minute >= HOUR or hour * HOUR + minute > DAY:
        raise Refusal(Refused.NO_TIME_OF_DAY, typed=text)
    return (hour * HOUR + minute) % DAY
