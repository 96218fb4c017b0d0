"""How long a move may last, in a host's own words: read at the border, or refused in a sentence."""

from __future__ import annotations

import re
from typing import Final

from bot.clock import HOUR, MINUTE, SECOND
from bot.outcome import Refusal, Refused
from bot.paces import DAY, LONGEST, SHORTEST

TYPED: Final = 40
"""So many characters a length is written in at the most."""

_UNITS: Final = {"s": SECOND, "m": MINUTE, "h": HOUR, "d": DAY, "w": 7 * DAY}
_PART: Final = re.compile(
    r"([0-9]{1,6})(?:[.,]([0-9]{1,2}))?"
    r" ?(s|secs?|seconds?|m|mins?|minutes?|h|hrs?|hours?|d|days?|w|weeks?)(?![a-z])"
)
_BETWEEN: Final = re.compile(r",? (?:and )?|,|")


def read(text: str) -> int:
    """Return a length in milliseconds, whole seconds: ``"36h"``, ``"2 days"``, ``"1 day 12 h"``.

    ``Refusal`` LENGTH_UNREAD for what is none, LENGTH_BOUNDS for one too short or too long.
    """
    length = parse(text)
    if not SHORTEST <= length <= LONGEST:
        raise Refusal(Refused.LENGTH_BOUNDS, given=text)
    return length


def parse(text: str) -> int:
    """Return a length in milliseconds, however long; ``Refusal`` LENGTH_UNREAD for what is none."""
    words, total, at = " ".join(text.lower().split()), 0, 0
    while found := _PART.match(words, at):
        number, hundredths, unit = found.groups()
        share = int((hundredths or "0").ljust(2, "0"))
        total += (int(number) * 100 + share) * _UNITS[unit[0]] // 100
        if found.end() == len(words):
            return total // SECOND * SECOND
        between = _BETWEEN.match(words, found.end())
        at = found.end() if between is None else between.end()
    raise Refusal(Refused.LENGTH_UNREAD, given=text)
