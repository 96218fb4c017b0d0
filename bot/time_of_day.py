"""Times of day as people write them, in minutes after midnight."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from bot.outcome import Refusal, Refused
from bot.typed import any_of, plain, words

HOUR: Final = 60
DAY: Final = 24 * HOUR


@cache
def _time() -> re.Pattern[str]:
    """Return how a time of day is written: ``"at 8 am"``, ``"8 Uhr 30"``, ``"a las 20h30"``."""
    at, oclock = any_of("typed-at"), any_of("typed-oclock")
    minutes = rf"(?:(?:[:.h]| ?(?:{oclock}) )?([0-9]{{2}}))"
    behind = rf"(?:h|{oclock}|([ap])\.? ?m\.?)"
    return re.compile(rf"(?:(?:{at}) )?([0-9]{{1,2}}){minutes}? ?{behind}?", re.ASCII)


def read_time(text: str) -> int:
    """Read a time of day, as minutes after midnight; ``Refusal`` NO_TIME_OF_DAY."""
    said = plain(text)
    if said in words("typed-midnight"):
        return 0
    if said in words("typed-noon"):
        return DAY // 2
    match = _time().fullmatch(said)
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
